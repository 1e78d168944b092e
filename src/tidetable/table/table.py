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
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction, RecordError, SetupError, TidetableError
from tidetable.engine.game import Game, Json, State
from tidetable.table import entries as log
from tidetable.table.clock import Clocks
from tidetable.table.session import Session

CHAT_KEPT = 200  # lines of chat kept in memory
GRACE = 0.25  # of a full bank
STAND_IN = "normal"  # the bot that goes on for whoever resigned or ran out of time


class TableError(TidetableError):
    """This cannot be done at this table, or not now."""


class Result(NamedTuple):
    winners: list[int]
    scores: list[int]


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
        self.rating: int | None = None  # with which the person sat down
        self.bot: str | None = plan.bot if plan.kind == "bot" else None  # who plays, if a bot does
        self.resigned = False
        self.away = False  # the person has left the running game, and may come back

    def take(self, person: str | None, name: str | None, rating: int | None) -> None:
        self.person, self.name, self.rating = person, name, rating

    @property
    def present(self) -> bool:
        """A person is here and plays."""
        return self.person is not None and not self.away and self.bot is None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.plan.kind == "bot"


class Table:
    def __init__(self, id_: str, made: log.Made, at: float, box: Json | None = None) -> None:
        """`box`: the numbers the game was begun with, should they no longer be the game's own."""
        self.id = id_
        self.made = made
        self.at = at  # when it was made
        self.rules: tuple[Game, Data] | None = None
        self.halted: TableError | None = None  # why the game cannot be played here (any more) ...
        self.why: str | None = None  # ... and its code
        self.seats = [Seat(plan) for plan in made.seats]
        self.sitting: dict[str, list[int]] = {}  # the seats of each person
        self.became: dict[str, str] = {}  # guest -> the account that has their seats now
        self.status = "open"  # open, playing, over, halted
        self.begun = False
        self.session: Session | None = None
        self.clocks = Clocks(made.clock, made.players)
        self.seq = 1  # entries so far
        self.shape = 0  # grows with all that changes more than the game: who sits where, ...
        self.ply = 0  # changes of the game so far: grows with every move and every undo
        self.asked: log.AskedUndo | None = None
        self.agreed: set[int] = set()
        self.asked_back: int | None = None  # the seat that asks to be let play on ...
        self.let_back: set[int] = set()  # ... and those that let it
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.said = 0  # lines of chat so far
        self.muted: dict[str, frozenset[str]] = {}  # whom somebody does not want to read
        self.again: str | None = None  # the rematch
        self.over_at: float | None = None
        self.result: Result | None = None  # as it was stored, when the game cannot be replayed
        try:
            self.rules = rules_of(made, box)
        except TidetableError as why:
            self.halt(why)

    # -- what is so --------------------------------------------------------------------------

    @property
    def words(self) -> str | None:
        """The game whose words are spoken here, if it is (still) known."""
        known = self.rules is not None or self.made.game in games.names()
        return self.made.game if known else None

    @property
    def game(self) -> Game:
        if self.rules is None:
            raise self.halted or TableError("not-begun")
        return self.rules[0]

    @property
    def state(self) -> State:
        if self.session is None:
            raise self.halted or TableError("not-begun")
        return self.session.state

    @property
    def seed(self) -> str | None:
        """What the deal can be checked with; None when the game was played on from another."""
        return self.made.seed if self.made.past is None else self.made.past.get("seed")

    @property
    def seed_hash(self) -> str | None:
        past = self.made.past
        return self.state.seed_hash if past is None else past.get("seed_hash")

    def known(self, person: str) -> str:
        """Who a person is by now. A connection that a guest opened before logging in plays on."""
        return self.became.get(person, person)

    @property
    def host(self) -> str:
        return self.known(self.made.host)

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else self.sitting.get(self.known(person), [])

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
        if self.session is None or not self.session.past:
            return False
        seat, learned = self.session.past[-1]
        return not learned and seat in seats and self.seats[seat].present

    def muted_by(self, person: str | None) -> frozenset[str]:
        return self.muted.get(self.known(person or ""), frozenset())

    def invitation(self, seat: int, secret: bytes) -> str:
        """The word that opens an invited seat: made from the server's secret, kept nowhere."""
        text = f"{self.id}/{seat}".encode()
        return hmac.new(secret, text, hashlib.sha256).hexdigest()[:24]

    def is_invited(self, seat: int, word: str, secret: bytes) -> bool:
        return hmac.compare_digest(self.invitation(seat, secret).encode(), word.encode())

    def winners(self) -> list[int]:
        """A resigned seat does not win, though a bot has played on for it: the best of the others
        does. When all others have resigned the last one wins."""
        if self.result is not None:
            return self.result.winners
        left = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        if len(left) == 1:
            return left
        won = self.state.winners() if self.state.over else []
        if not won or any(seat in left for seat in won):
            return [seat for seat in won if seat in left]
        ahead = self.game.margins(self.state)
        best = max(ahead[seat] for seat in left)
        return [seat for seat in left if ahead[seat] == best]

    def scores(self) -> list[int]:
        if self.result is not None:
            return self.result.scores
        return [int(score) for score in self.state.scores()]

    # -- commands: what they give back is to be stored ------------------------------------------

    def sit(
        self, seat: int, person: str, name: str, invited: bool, rating: int | None = None
    ) -> log.Sat:
        chair = self.chair(seat)
        self.opened()
        if chair.taken:
            raise TableError("seat-taken", seat=seat)
        if chair.plan.kind == "invited" and not invited:
            raise TableError("needs-invitation", seat=seat)
        if chair.plan.kind == "host" and person != self.host:
            raise TableError("seat-taken", seat=seat)
        if self.made.rated and self.seats_of(person):
            raise TableError("rated-people")
        return log.Sat(seat, person, name, rating)

    def hand_over(self, guest: str, person: str, name: str) -> log.Handed | None:
        """An account takes over what a guest has here; None: nothing (any more)."""
        has = guest == self.host or any(seat.person == guest for seat in self.seats)
        return log.Handed(guest, person, name) if has else None

    def stand(self, seat: int, person: str) -> log.Stood:
        self.own(seat, person)
        if self.status != "open":
            self.playing()
        if self.seats[seat].away:
            raise TableError("already-left")
        return log.Stood(seat)

    def begin(self, person: str) -> log.Began:
        """By the host; when the host has no seat (a rematch without them) by anybody who has."""
        host_sits = bool(self.seats_of(self.host))
        if self.known(person) != self.host and (host_sits or not self.seats_of(person)):
            raise TableError("host-only")
        self.opened()
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
        if self.seats[seat].person != self.known(person):
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

    def answer(
        self, seat: int, person: str, agreed: bool, to: log.Request = "undo"
    ) -> log.Answered:
        self.own(seat, person)
        undo = self.asked.seat if self.asked else None
        asking = undo if to == "undo" else self.asked_back
        if asking is None or asking in self.seats_of(person):
            raise TableError("nothing-asked")
        return log.Answered(seat, agreed, to)

    def agreed_on(self) -> log.Undid | log.CameBack | None:
        """What follows when everybody has agreed to what was asked."""
        if self.asked is not None and self.all_agree(self.asked.seat, self.agreed):
            return log.Undid(self.asked.seat, self.asked.keep)
        if self.asked_back is not None and self.all_agree(self.asked_back, self.let_back):
            return log.CameBack(self.asked_back, self.grace())
        return None

    def all_agree(self, asking: int, agreed: set[int]) -> bool:
        people = {self.seats[number].person for number in agreed}
        return self.others(self.seats[asking].person or "") <= people

    def grace(self) -> float:
        """What the others grant to one whose bank is used up: a quarter of a full one."""
        return (self.made.clock.bank or 0.0) * GRACE

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

    def come_back(self, seat: int, person: str) -> log.CameBack | log.AskedBack:
        """Play on oneself after having left or run out of time. Where a bank is used up that costs
        the others time they have not agreed to, so they are asked."""
        self.own(seat, person)
        self.playing()
        chair = self.seats[seat]
        if chair.resigned:
            raise TableError("already-resigned")
        if chair.present:
            raise TableError("nobody-stands-in", seat=seat)
        if self.clocks.banks is None or self.clocks.banks[seat] > 0:
            return log.CameBack(seat)
        if not self.others(person):
            return log.CameBack(seat, self.grace())
        if self.asked_back is not None:
            raise TableError("already-asked")
        return log.AskedBack(seat)

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
        if self.chair(seat).person != self.known(person):
            raise TableError("not-your-seat", seat=seat)

    def plays(self, seat: int) -> None:
        """The person on this seat decides for it, nobody else."""
        if self.seats[seat].resigned:
            raise TableError("already-resigned")
        if not self.seats[seat].present:
            raise TableError("bot-stands-in", seat=seat)

    def opened(self) -> None:
        if self.status != "open":
            raise self.halted or TableError("already-begun")

    def playing(self) -> None:
        if self.status == "halted" and self.halted is not None:
            raise self.halted
        if self.status != "playing":
            raise TableError("not-begun" if self.status == "open" else "game-over")

    def others(self, person: str) -> set[str]:
        """The other people who are here and play themselves."""
        present = {seat.person for seat in self.seats if seat.person and seat.present}
        return present - {self.known(person)}

    # -- the log ---------------------------------------------------------------------------------

    def add(self, entry: log.AnyEntry, at: float) -> None:
        """Take in an entry that has been stored."""
        self.seq += 1
        if not isinstance(entry, (log.Moved, log.Said)):
            self.shape += 1
        match entry:
            case log.Moved(seat, action):
                self.changed()
                self.clocks.decided(at)
                self.apply(action)
                self.turn(at)
            case log.Sat(seat, person, name, rating):
                self.seats[seat].take(person, name, rating)
                self.look_round()
            case log.Handed(was, person, name):
                self.became[was] = person
                for chair in self.seats:
                    if chair.person == was:
                        chair.person, chair.name = person, name
                self.look_round()
            case log.Stood(seat):
                if not self.begun:
                    self.seats[seat].take(None, None, None)
                    self.look_round()
                else:
                    self.seats[seat].away = True
            case log.StoodIn(seat, bot):
                self.seats[seat].bot = bot
                self.turn(at)
            case log.CameBack(seat, bank):
                self.seats[seat].bot, self.seats[seat].away = None, False
                if bank is not None:
                    self.clocks.grant(seat, bank)
                if self.asked_back == seat:
                    self.asked_back = None
                self.turn(at)
            case log.AskedBack(seat):
                self.asked_back, self.let_back = seat, set()
            case log.Began():
                self.begun = True
                self.deal(at)
            case log.AskedUndo():
                self.asked, self.agreed = entry, set()
            case log.Answered(seat, agreed, "come-back"):
                self.let_back.add(seat)
                if not agreed:
                    self.asked_back = None
            case log.Answered(seat, agreed):
                self.agreed.add(seat)
                if not agreed:
                    self.asked = None
            case log.Undid(_, keep):
                self.changed()
                self.clocks.start(-1, at)
                if self.session is not None:
                    self.session.undo_to(keep)
                self.turn(at)
            case log.Resigned(seat):
                self.seats[seat].resigned = True
                if self.asked_back == seat:
                    self.asked_back = None
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
                self.muted[self.known(by)] = others | {person} if muted else others - {person}
            case log.Again(table):
                self.again = table
            case log.Made():
                raise ValueError("a log begins only once")

    def look_round(self) -> None:
        """Who sits where, after somebody has sat down or stood up."""
        self.sitting = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self.sitting.setdefault(seat.person, []).append(number)

    def deal(self, at: float) -> None:
        if self.rules is None:
            return  # halted
        made, (game, numbers) = self.made, self.rules
        if made.past is not None:
            # What is drawn from here on comes from the own seed; the deal cannot be checked by it.
            state = game.replay({**made.past, "seed": made.seed, "seed_hash": None})
        else:
            state = game.start(made.players, made.options, numbers, Chance(int(made.seed)), None)
        self.session = Session(state)
        self.status = "playing"
        self.turn(at)

    def apply(self, action: int) -> None:
        if self.session is None:
            return  # halted
        try:
            self.session.apply(action)
        except IllegalAction as refusal:  # what was stored is no longer allowed
            number = len(self.session.past) + 1
            self.halt(RecordError("record-illegal", number=number, why=refusal))

    def halt(self, why: TidetableError) -> None:
        """The game cannot be played here. Who sits where and what was said can still be shown."""
        self.rules = self.session = None
        self.halted, self.why, self.status = TableError("halted", why=why), why.code, "halted"
        self.clocks.start(-1, self.clocks.since)

    def conclude(self, result: Result) -> None:
        """The game cannot be replayed, but how it ended has been stored."""
        self.result, self.status = result, "over"

    def changed(self) -> None:
        self.ply += 1
        self.asked = None

    def turn(self, at: float) -> None:
        """Whose time runs now, and whether it is over. A clock that runs already is left alone:
        what others do gives nobody more time."""
        if self.session is None:
            return  # halted
        left = sum(not seat.resigned for seat in self.seats)
        mover = int(self.state.to_move)
        if self.state.over or left <= 1:
            self.status, self.over_at = "over", at
            self.shape += 1
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


def rules_of(made: log.Made, box: Json | None) -> tuple[Game, Data]:
    """The rules and numbers that a game was begun under; a refusal says why they are not known."""
    game = games.get(made.game)
    if made.rules != game.rules_version:
        raise RecordError("record-rules", found=made.rules, known=game.rules_version)
    numbers = game.numbers(None if made.data_hash == game.data.hash else box)
    if made.data_hash != numbers.hash:
        raise RecordError("record-data", file=made.game)
    return game, numbers
