"""A table: seats, a game, undo, clocks, chat; all of it read from a log, all without I/O.

Commands check and give back the entry to write down; nothing changes until that entry has been
stored and comes back through `add`. So what is shown is always what is durable.
"""

import hashlib
import hmac
from collections import deque
from typing import NamedTuple

from tidetable import bots, games
from tidetable.engine.chance import Chance
from tidetable.engine.errors import SetupError, TidetableError
from tidetable.engine.game import Game, Json, State
from tidetable.table import entries as log
from tidetable.table.clock import Clocks
from tidetable.table.session import Session

CHAT_KEPT = 200  # lines of chat kept in memory


class TableError(TidetableError):
    """This cannot be done at this table, or not now."""


class Line(NamedTuple):
    """A line of chat."""

    at: float
    person: str
    name: str
    text: str


class Seat:
    """A chair and who is on it."""

    def __init__(self, plan: log.SeatPlan) -> None:
        self.plan = plan
        self.person: str | None = None
        self.name: str | None = None
        self.bot: str | None = plan.bot if plan.kind == "bot" else None  # who plays, if a bot does
        self.resigned = False

    @property
    def taken(self) -> bool:
        return self.person is not None or self.plan.kind == "bot"


class Table:
    def __init__(self, id_: str, made: log.Made, at: float) -> None:
        self.id = id_
        self.made = made
        self.at = at  # when it was made
        self.game: Game = games.get(made.game)
        self.seats = [Seat(plan) for plan in made.seats]
        self.status = "open"  # open, playing, over
        self.session: Session | None = None
        self.clocks = Clocks(made.clock, made.players)
        self.seq = 1  # entries so far
        self.ply = 0  # changes of the game so far: grows with every move and every undo
        self.asked: log.AskedUndo | None = None
        self.agreed: set[int] = set()
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.again: str | None = None  # the rematch
        self.over_at: float | None = None

    # -- what is so --------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if self.session is None:
            raise TableError("not-begun")
        return self.session.state

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def to_move(self) -> int:
        return int(self.state.to_move) if self.status == "playing" else -1

    def eyes(self, person: str | None) -> int | None:
        """Whose eyes a person sees with: on a shared device, the seat whose turn it is (and while
        others decide, the one of theirs that is next); None: a spectator."""
        own = self.seats_of(person)
        if len(own) <= 1 or self.session is None:
            return own[0] if own else None
        players = self.made.players
        now = max(0, int(self.state.to_move))
        return min(own, key=lambda seat: (seat - now) % players)

    def invitation(self, seat: int, secret: bytes) -> str:
        """The word that opens an invited seat: made from the server's secret, kept nowhere."""
        text = f"{self.id}/{seat}".encode()
        return hmac.new(secret, text, hashlib.sha256).hexdigest()[:24]

    def is_invited(self, seat: int, word: str, secret: bytes) -> bool:
        return hmac.compare_digest(self.invitation(seat, secret).encode(), word.encode())

    def winners(self) -> list[int]:
        """A resigned seat does not win; when all others have resigned the last one does."""
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if len(left) == 1:
            return left
        won = self.state.winners() if self.state.over else []
        return [seat for seat in won if seat in left]

    # -- commands: what they give back is to be stored ------------------------------------------

    def sit(self, seat: int, person: str, name: str, invited: bool) -> log.Sat:
        chair = self.chair(seat)
        if self.status != "open":
            raise TableError("already-begun")
        if chair.taken:
            raise TableError("seat-taken", seat=seat)
        if chair.plan.kind == "invited" and not invited:
            raise TableError("needs-invitation", seat=seat)
        if chair.plan.kind == "host" and person != self.made.host:
            raise TableError("seat-taken", seat=seat)
        return log.Sat(seat, person, name)

    def stand(self, seat: int, person: str) -> log.Stood:
        self.own(seat, person)
        if self.status == "over":
            raise TableError("game-over")
        return log.Stood(seat)

    def begin(self, person: str) -> log.Began:
        if person != self.made.host:
            raise TableError("host-only")
        if self.status != "open":
            raise TableError("already-begun")
        free = [number for number, seat in enumerate(self.seats) if not seat.taken]
        if free:
            raise TableError("seats-free", count=len(free))
        return log.Began()

    def move(self, person: str, ply: int, move: object) -> log.Moved:
        """A structured move of the seat to move, made against a state of the game."""
        seat = self.deciding(person)
        if ply != self.ply:
            raise TableError("stale", sent=ply, now=self.ply)
        return log.Moved(seat, self.game.action(self.state, move))

    def deciding(self, person: str) -> int:
        self.playing()
        seat = self.to_move()
        if self.seats[seat].person != person:
            raise TableError("not-your-turn" if self.seats_of(person) else "not-seated")
        if self.seats[seat].bot is not None:
            raise TableError("bot-stands-in", seat=seat)
        return seat

    def undo(self, seat: int, person: str) -> log.Undid | log.AskedUndo:
        """Fair at once; otherwise a request that the other people must agree to."""
        self.own(seat, person)
        self.playing()
        assert self.session is not None
        keep = self.session.before_last(seat)
        if keep is None:
            raise TableError("nothing-to-undo")
        if self.session.undo_refusal(seat) is None or not self.others(person):
            return log.Undid(seat, keep)
        return log.AskedUndo(seat, keep)

    def answer(self, seat: int, person: str, agreed: bool) -> log.Answered:
        self.own(seat, person)
        if self.asked is None or self.seats[self.asked.seat].person == person:
            raise TableError("nothing-asked")
        return log.Answered(seat, agreed)

    def agreed_undo(self) -> log.Undid | None:
        """The undo that follows when everybody has agreed."""
        if self.asked is None:
            return None
        asking = self.seats[self.asked.seat].person
        waiting = {
            seat.person
            for number, seat in enumerate(self.seats)
            if seat.person not in (None, asking) and number not in self.agreed and not seat.bot
        }
        return None if waiting else log.Undid(self.asked.seat, self.asked.keep)

    def resign(self, seat: int, person: str) -> log.Resigned:
        self.own(seat, person)
        self.playing()
        if self.seats[seat].resigned:
            raise TableError("already-resigned")
        return log.Resigned(seat)

    def stand_in(self, seat: int, person: str, level: str) -> log.StoodIn:
        """A bot for a seat whose person has left: any other person at the table may ask."""
        chair = self.chair(seat)
        self.playing()
        if not self.seats_of(person):
            raise TableError("not-seated")
        if chair.person is not None or chair.bot is not None:
            raise TableError("seat-taken", seat=seat)
        bots.get(level)
        return log.StoodIn(seat, level)

    def come_back(self, seat: int, person: str) -> log.CameBack:
        self.own(seat, person)
        self.playing()
        if self.seats[seat].bot is None or self.seats[seat].resigned:
            raise TableError("nobody-stands-in", seat=seat)
        return log.CameBack(seat)

    def ran_out(self, now: float) -> log.RanOut | None:
        ends = self.clocks.ends()
        if self.status != "playing" or ends is None or now < ends:
            return None
        return log.RanOut(self.clocks.running)

    # -- checks ----------------------------------------------------------------------------------

    def chair(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise SetupError("no-such-seat", seat=seat, players=len(self.seats))
        return self.seats[seat]

    def own(self, seat: int, person: str) -> None:
        if self.chair(seat).person != person:
            raise TableError("not-your-seat", seat=seat)

    def playing(self) -> None:
        if self.status != "playing":
            raise TableError("not-begun" if self.status == "open" else "game-over")

    def others(self, person: str) -> set[str]:
        """The other people who are here and play themselves."""
        present = {seat.person for seat in self.seats if seat.person and not seat.bot}
        return present - {person}

    # -- the log ---------------------------------------------------------------------------------

    def add(self, entry: log.AnyEntry, at: float) -> None:
        """Take in an entry that has been stored."""
        self.seq += 1
        match entry:
            case log.Sat(seat, person, name):
                self.seats[seat].person, self.seats[seat].name = person, name
            case log.Stood(seat):
                self.seats[seat].person = None
                if self.status == "open":
                    self.seats[seat].name = None
            case log.StoodIn(seat, bot):
                self.seats[seat].bot = bot
            case log.CameBack(seat):
                self.seats[seat].bot = None
            case log.Began():
                self.deal(at)
            case log.Moved(seat, action):
                self.changed(at, decided=True)
                assert self.session is not None
                self.session.apply(action)
                self.turn(at)
            case log.AskedUndo():
                self.asked, self.agreed = entry, set()
            case log.Answered(seat, agreed):
                if agreed:
                    self.agreed.add(seat)
                else:
                    self.asked = None
            case log.Undid(_, keep):
                self.changed(at)
                assert self.session is not None
                self.session.undo_to(keep)
                self.turn(at)
            case log.Resigned(seat):
                self.seats[seat].resigned = True
                self.seats[seat].bot = self.seats[seat].bot or "normal"
                self.changed(at)
                self.turn(at)
            case log.RanOut(seat):
                self.seats[seat].bot = "normal"
                self.clocks.start(-1, at)
            case log.Said(person, name, text):
                self.chat.append(Line(at, person, name, text))
            case log.Again(table):
                self.again = table
            case log.Made():
                raise ValueError("a log begins only once")

    def deal(self, at: float) -> None:
        made = self.made
        numbers = self.game.numbers(None)
        chance = Chance(int(made.seed))
        state = self.game.start(made.players, made.options, numbers, chance, None)
        self.session = Session(state)
        self.status = "playing"
        self.turn(at)

    def changed(self, at: float, decided: bool = False) -> None:
        self.ply += 1
        self.asked = None
        if decided:
            self.clocks.decided(at)

    def turn(self, at: float) -> None:
        """Whose time runs now; and whether it is over."""
        left = sum(not seat.resigned for seat in self.seats)
        if self.state.over or left <= 1:
            self.status, self.over_at = "over", at
            self.clocks.start(-1, at)
        elif self.seats[self.state.to_move].bot is None:
            self.clocks.start(int(self.state.to_move), at)
        else:
            self.clocks.start(-1, at)

    def record(self) -> Json:
        return self.state.record()
