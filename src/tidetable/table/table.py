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
from tidetable.engine.errors import RecordError, SetupError, TidetableError
from tidetable.engine.game import Game, Json, State
from tidetable.table import entries as log
from tidetable.table.clock import Clocks
from tidetable.table.session import Session

CHAT_KEPT = 200  # lines of chat kept in memory
STAND_IN = "normal"  # the bot that goes on for whoever resigned or ran out of time


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
        self.away = False  # the person has left the running game, and may come back

    @property
    def present(self) -> bool:
        """A person is here and plays."""
        return self.person is not None and not self.away and self.bot is None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.plan.kind == "bot"


class Table:
    def __init__(self, id_: str, made: log.Made, at: float) -> None:
        self.id = id_
        self.made = made
        self.at = at  # when it was made
        self.game: Game = games.get(made.game)
        if made.rules != self.game.rules_version:
            raise RecordError("record-rules", found=made.rules, known=self.game.rules_version)
        if made.data_hash != self.game.data.hash:
            raise RecordError("record-data", file=made.game)
        self.seats = [Seat(plan) for plan in made.seats]
        self.status = "open"  # open, playing, over
        self.session: Session | None = None
        self.clocks = Clocks(made.clock, made.players)
        self.seq = 1  # entries so far
        self.ply = 0  # changes of the game so far: grows with every move and every undo
        self.asked: log.AskedUndo | None = None
        self.agreed: set[int] = set()
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.said = 0  # lines of chat so far
        self.muted: dict[str, frozenset[str]] = {}  # whom somebody does not want to read
        self.again: str | None = None  # the rematch
        self.over_at: float | None = None

    # -- what is so --------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if self.session is None:
            raise TableError("not-begun")
        return self.session.state

    @property
    def seed(self) -> str | None:
        """What the deal can be checked with; None when the game was played on from another."""
        return self.made.seed if self.made.past is None else self.made.past.get("seed")

    @property
    def seed_hash(self) -> str | None:
        past = self.made.past
        return self.state.seed_hash if past is None else past.get("seed_hash")

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

    def can_undo(self, seats: list[int]) -> bool:
        """Whether one of these seats may take back at once."""
        session = self.session
        return session is not None and any(
            session.undo_refusal(seat) is None and self.seats[seat].present for seat in seats
        )

    def muted_by(self, person: str | None) -> frozenset[str]:
        return self.muted.get(person or "", frozenset())

    def invitation(self, seat: int, secret: bytes) -> str:
        """The word that opens an invited seat: made from the server's secret, kept nowhere."""
        text = f"{self.id}/{seat}".encode()
        return hmac.new(secret, text, hashlib.sha256).hexdigest()[:24]

    def is_invited(self, seat: int, word: str, secret: bytes) -> bool:
        return hmac.compare_digest(self.invitation(seat, secret).encode(), word.encode())

    def winners(self) -> list[int]:
        """A resigned seat does not win, though a bot has played on for it: the best of the others
        does. When all others have resigned the last one wins."""
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if len(left) == 1:
            return left
        won = self.state.winners() if self.state.over else []
        if not won or any(seat in left for seat in won):
            return [seat for seat in won if seat in left]
        ahead = self.game.margins(self.state)
        best = max(ahead[seat] for seat in left)
        return [seat for seat in left if ahead[seat] == best]

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
        if self.seats[seat].away:
            raise TableError("already-left")
        return log.Stood(seat)

    def begin(self, person: str) -> log.Began:
        """By the host; when the host has no seat (a rematch without them) by anybody who has."""
        host_sits = bool(self.seats_of(self.made.host))
        if person != self.made.host and (host_sits or not self.seats_of(person)):
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
        self.plays(seat)
        return seat

    def undo(self, seat: int, person: str) -> log.Undid | log.AskedUndo:
        """Fair at once; otherwise a request that the other people must agree to."""
        self.own(seat, person)
        self.playing()
        self.plays(seat)
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
        agreed = {self.seats[number].person for number in self.agreed} | {asking}
        waiting = {seat.person for seat in self.seats if seat.present} - agreed
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
        if not chair.away or chair.bot is not None:
            raise TableError("seat-taken", seat=seat)
        bots.get(level)
        return log.StoodIn(seat, level)

    def come_back(self, seat: int, person: str) -> log.CameBack:
        """Play on oneself after having left or run out of time. A bank that is used up is not
        filled again: then the bot plays to the end."""
        self.own(seat, person)
        self.playing()
        chair = self.seats[seat]
        if chair.resigned:
            raise TableError("already-resigned")
        if chair.present:
            raise TableError("nobody-stands-in", seat=seat)
        if self.clocks.banks is not None and self.clocks.banks[seat] <= 0:
            raise TableError("time-used-up")
        return log.CameBack(seat)

    def hintable(self, person: str) -> None:
        """Whoever is to decide may ask what a bot would do, unless the game counts."""
        self.deciding(person)
        if self.made.rated:
            raise TableError("no-hints")

    def say(self, person: str, name: str, text: str) -> log.Said:
        """A line of chat: from the table, or from those who may look on."""
        if not self.made.spectators and not self.seats_of(person):
            raise TableError("not-seated")
        return log.Said(person, name, text)

    def mute(self, by: str, person: str, muted: bool) -> log.Muted | None:
        """Only those who have said something can be muted, so that the log stays small."""
        if muted == (person in self.muted_by(by)):
            return None
        if muted and not any(line.person == person for line in self.chat):
            raise TableError("nobody-said")
        return log.Muted(by, person, muted)

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

    def plays(self, seat: int) -> None:
        """The person on this seat decides for it, nobody else."""
        if self.seats[seat].resigned:
            raise TableError("already-resigned")
        if not self.seats[seat].present:
            raise TableError("bot-stands-in", seat=seat)

    def playing(self) -> None:
        if self.status != "playing":
            raise TableError("not-begun" if self.status == "open" else "game-over")

    def others(self, person: str) -> set[str]:
        """The other people who are here and play themselves."""
        return {seat.person for seat in self.seats if seat.person and seat.present} - {person}

    # -- the log ---------------------------------------------------------------------------------

    def add(self, entry: log.AnyEntry, at: float) -> None:
        """Take in an entry that has been stored."""
        self.seq += 1
        match entry:
            case log.Sat(seat, person, name):
                self.seats[seat].person, self.seats[seat].name = person, name
            case log.Stood(seat):
                if self.status == "open":
                    self.seats[seat].person = self.seats[seat].name = None
                else:
                    self.seats[seat].away = True
            case log.StoodIn(seat, bot):
                self.seats[seat].bot = bot
                self.turn(at)
            case log.CameBack(seat):
                self.seats[seat].bot, self.seats[seat].away = None, False
                self.turn(at)
            case log.Began():
                self.deal(at)
            case log.Moved(seat, action):
                self.changed()
                self.clocks.decided(at)
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
                self.changed()
                self.clocks.start(-1, at)
                assert self.session is not None
                self.session.undo_to(keep)
                self.turn(at)
            case log.Resigned(seat):
                self.seats[seat].resigned = True
                self.seats[seat].bot = self.seats[seat].bot or STAND_IN
                self.changed()
                self.turn(at)
            case log.RanOut(seat):
                self.seats[seat].bot = STAND_IN
                self.turn(at)
            case log.Said(person, name, text):
                self.chat.append(Line(at, person, name, text))
                self.said += 1
            case log.Muted(by, person, muted):
                others = self.muted_by(by)
                self.muted[by] = others | {person} if muted else others - {person}
            case log.Again(table):
                self.again = table
            case log.Made():
                raise ValueError("a log begins only once")

    def deal(self, at: float) -> None:
        made = self.made
        if made.past is not None:
            # What is drawn from here on comes from the own seed; the deal cannot be checked by it.
            state = self.game.replay({**made.past, "seed": made.seed, "seed_hash": None})
        else:
            numbers = self.game.numbers(None)
            chance = Chance(int(made.seed))
            state = self.game.start(made.players, made.options, numbers, chance, None)
        self.session = Session(state)
        self.status = "playing"
        self.turn(at)

    def changed(self) -> None:
        self.ply += 1
        self.asked = None

    def turn(self, at: float) -> None:
        """Whose time runs now, and whether it is over. A clock that runs already is left alone:
        what others do gives nobody more time."""
        left = sum(not seat.resigned for seat in self.seats)
        mover = int(self.state.to_move)
        if self.state.over or left <= 1:
            self.status, self.over_at = "over", at
            mover = -1
        elif self.seats[mover].bot is not None:
            mover = -1
        if mover != self.clocks.running:
            self.clocks.start(mover, at)

    def record(self) -> Json:
        told = self.state.record()
        return {**told, "seed": self.seed, "seed_hash": self.seed_hash}

    def past(self, step: int) -> Json:
        """The way to a position of this finished game, to play on from there."""
        if self.status != "over":
            raise TableError("not-over")
        played = len(self.state.taken())
        if not 0 <= step < played:
            raise RecordError("bad-number", field="step", reason=f"0 .. {played - 1}")
        way = self.game.replay(self.record(), None, step).record()
        return {**way, "seed": None, "seed_hash": None}
