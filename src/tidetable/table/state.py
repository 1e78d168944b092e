"""The state of a table, built from its log: seats, game, clocks and chat. No I/O.

Entries were checked before they were stored (table.py); here they are only applied.
"""

import hashlib
import hmac
from collections import deque
from typing import NamedTuple

from tidetable import games
from tidetable.engine.chance import Chance
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction, RecordError, TidetableError
from tidetable.engine.game import Game, Json, State
from tidetable.table import entries as log
from tidetable.table.clock import Clocks
from tidetable.table.session import Session

CHAT_KEPT = 200  # chat lines kept in memory
STAND_IN = "normal"  # the bot that plays on after a resignation or a timeout


class TableError(TidetableError):
    """A command that the table refuses, at least for now."""


class FinalResult(NamedTuple):
    """How a game ended."""

    winners: list[int]
    scores: list[int]


class Line(NamedTuple):
    """A chat line."""

    at: float
    person: str
    name: str
    text: str


class Seat:
    """A seat and who plays on it."""

    def __init__(self, plan: log.SeatPlan) -> None:
        self.plan = plan
        self.person: str | None = None
        self.name: str | None = None
        self.rating: int | None = None  # of the person when sitting down
        self.bot: str | None = plan.bot if plan.kind == "bot" else None  # the bot playing now
        self.resigned = False
        self.away = False  # the person has left the running game and may return
        self.missed = 0  # deadlines in a row, at a table where each costs one turn
        self.covered = False  # the bot plays for this turn only: a deadline was missed

    def take(self, person: str | None, name: str | None, rating: int | None) -> None:
        self.person, self.name, self.rating = person, name, rating

    @property
    def present(self) -> bool:
        """Whether a person plays here, not a bot."""
        return self.person is not None and not self.away and self.bot is None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.plan.kind == "bot"


class TableState:
    def __init__(self, id_: str, made: log.Made, at: float, box: Json | None = None) -> None:
        """`box`: the data the game was begun with, if the game's own data has changed since."""
        self.id = id_
        self.made = made
        self.at = at  # when the table was created
        self.rules: tuple[Game, Data] | None = None
        self.halted: TableError | None = None  # why the game cannot be played on here ...
        self.halt_code: str | None = None  # ... and the code of the reason
        self.seats = [Seat(plan) for plan in made.seats]
        self.seats_by_person: dict[str, list[int]] = {}
        self.merged: dict[str, str] = {}  # guest -> the account that owns the guest's seats
        self.status = "open"  # open, playing, over, halted
        self.begun = False
        self.session: Session | None = None
        self.clocks = Clocks(made.clock, made.players, made.increments == "decision")
        self.seq = 1  # number of the last entry
        self.revision = 0  # grows with every change other than moves and chat
        self.ply = 0  # grows with every move, undo and resignation
        self.undo_request: log.AskedUndo | None = None
        self.undo_agreed: set[int] = set()  # seats
        self.undo_asked_at: float = 0.0  # server time
        self.return_request: int | None = None  # the seat that asks to resume after a timeout ...
        self.return_agreed: set[int] = set()  # ... and the seats that agreed
        self.pause_request: log.AskedPause | None = None
        self.pause_agreed: set[int] = set()  # seats
        self.asked: set[tuple[int, str]] = set()  # seats that asked in this ply, and for what
        self.turn_seq = 0  # number of the entry with which the seat to move came to move ...
        self.turn_seat = -1  # ... and that seat
        self.moved_at: float | None = None  # when the last move was made
        self.strangers: dict[str, int] = {}  # people -> their entries while they had no seat
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.chat_count = 0  # chat lines so far
        self.muted: dict[str, frozenset[str]] = {}  # person -> the people they do not want to read
        self.forgotten: frozenset[str] = frozenset()  # people whose data was deleted
        self.rematch: str | None = None  # its table id
        self.over_at: float | None = None
        self.result: FinalResult | None = None  # as stored, when the game cannot be replayed
        try:
            self.rules = rules_of(made, box)
        except TidetableError as why:
            self.halt(why)

    # -- queries -----------------------------------------------------------------------------

    @property
    def catalogue(self) -> str | None:
        """The game whose message catalogue applies; None if this server does not know the game."""
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
        """The seed that verifies the deal; None if this game continues another one."""
        return self.made.seed if self.made.past is None else self.made.past.get("seed")

    @property
    def seed_hash(self) -> str | None:
        past = self.made.past
        return self.state.seed_hash if past is None else past.get("seed_hash")

    def current_id(self, person: str) -> str:
        """A person's id today: the account's, once a guest has logged in. A connection that the
        guest opened before keeps working."""
        return self.merged.get(person, person)

    @property
    def host(self) -> str:
        return self.current_id(self.made.host)

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else self.seats_by_person.get(self.current_id(person), [])

    def to_move(self) -> int:
        return int(self.state.to_move) if self.status == "playing" else -1

    def viewer(self, person: str | None) -> int | None:
        """The seat whose view a person gets; None for a spectator. A person with several seats on
        one device gets the view of the seat to move, or of their next seat to move."""
        own = self.seats_of(person)
        if len(own) <= 1 or self.session is None:
            return own[0] if own else None
        players = self.made.players
        now = max(0, int(self.state.to_move))
        return min(own, key=lambda seat: (seat - now) % players)

    def can_undo(self, seats: list[int]) -> bool:
        """Whether one of these seats may undo without asking."""
        if self.session is None or not self.session.past:
            return False
        seat, learned = self.session.past[-1]
        return not learned and seat in seats and self.seats[seat].present

    def muted_by(self, person: str | None) -> frozenset[str]:
        muted = self.muted.get(self.current_id(person or ""), frozenset())
        return muted | self.forgotten if self.forgotten else muted

    def invitation(self, seat: int, secret: bytes) -> str:
        """The code that opens an invited seat, derived from the server's secret."""
        text = f"{self.id}/{seat}".encode()
        return hmac.new(secret, text, hashlib.sha256).hexdigest()[:24]

    def is_invited(self, seat: int, code: str, secret: bytes) -> bool:
        return hmac.compare_digest(self.invitation(seat, secret).encode(), code.encode())

    def winners(self) -> list[int]:
        """The winning seats. A resigned seat cannot win, even if its bot came first: then the best
        of the others wins. If only one seat has not resigned, it wins."""
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

    # -- the log ---------------------------------------------------------------------------------

    def add(self, entry: log.AnyEntry, at: float) -> None:
        """Apply an entry that has been stored."""
        now = entry.up if isinstance(entry.up, float) else at  # for the clocks
        self.seq += 1
        if not isinstance(entry, (log.Moved, log.Said)):
            self.revision += 1
        match entry:
            case log.Moved(seat, action):
                self.game_changed()
                self.moved_at = at
                self.apply(action)
                passed = self.session is None or self.to_move() != seat
                self.clocks.decided(now, passed)
                self.uncover(seat, passed)
                self.start_turn(at, now)
            case log.Sat(seat, person, name, rating):
                self.count_stranger(person)
                self.seats[seat].take(person, name, rating)
                self.index_seats()
            case log.Handed(was, person, name):
                self.merged[was] = person
                for taken in self.seats:
                    if taken.person == was:
                        taken.person, taken.name = person, name
                self.index_seats()
            case log.Stood(seat):
                if not self.begun:
                    self.seats[seat].take(None, None, None)
                    self.index_seats()
                else:
                    self.seats[seat].away = True
                    self.drop_undo_request(seat)
            case log.StoodIn(seat, bot):
                self.seats[seat].bot, self.seats[seat].covered = bot, False
                self.start_turn(at, now)
            case log.CameBack(seat, bank):
                self.seats[seat].bot, self.seats[seat].away = None, False
                self.seats[seat].missed, self.seats[seat].covered = 0, False
                if bank is not None:
                    self.clocks.grant(seat, bank, now)
                if self.return_request == seat:
                    self.return_request = None
                self.start_turn(at, now)
            case log.AskedBack(seat):
                self.return_request, self.return_agreed = seat, set()
                self.asked.add((seat, "come-back"))
            case log.Began():
                self.begun = True
                self.deal(at, now)
            case log.AskedUndo(seat):
                self.undo_request, self.undo_agreed = entry, set()
                self.undo_asked_at = now
                self.asked.add((seat, "undo"))
            case log.Answered(seat, agreed, "come-back"):
                self.return_agreed.add(seat)
                if not agreed:
                    self.return_request = None
            case log.Answered(seat, agreed, "pause"):
                self.pause_agreed.add(seat)
                if not agreed:
                    self.pause_request = None
            case log.Answered(seat, agreed):
                self.undo_agreed.add(seat)
                if not agreed:
                    self.undo_request = None
            case log.Undid(seat, keep):
                consented = self.undo_request is not None and self.undo_request.seat == seat
                self.clocks.undo(keep, now, self.undo_asked_at if consented else None)
                self.game_changed()
                if self.session is not None:
                    self.session.undo_to(keep)
                self.start_turn(at, now)
            case log.Resigned(seat):
                self.seats[seat].resigned = True
                if self.return_request == seat:
                    self.return_request = None
                self.seats[seat].bot = self.seats[seat].bot or STAND_IN
                self.seats[seat].covered = False
                if self.pause_request is not None and self.pause_request.seat == seat:
                    self.pause_request = None
                self.game_changed()
                self.start_turn(at, now)
            case log.RanOut(seat):
                self.seats[seat].bot = STAND_IN
                if self.made.clock.missed == "turn":
                    self.seats[seat].missed += 1
                    self.seats[seat].covered = not self.seats[seat].away
                self.drop_undo_request(seat)
                self.clocks.run_out(now)
                self.start_turn(at, now)
            case log.Said(person, name, text):
                self.count_stranger(person)
                if text:  # otherwise it was deleted later
                    self.chat.append(Line(at, person, name, text))
                    self.chat_count += 1
            case log.Muted(by, person, muted):
                self.count_stranger(by)
                others = self.muted_by(by)
                self.muted[self.current_id(by)] = others | {person} if muted else others - {person}
            case log.Forgot(person):
                self.forgotten |= {person}
                for taken in self.seats:
                    if taken.person == person:
                        taken.name = ""
                kept = [line for line in self.chat if line.person != person]
                self.chat.clear()
                self.chat.extend(kept)
            case log.Closed(reason):
                self.halt(TableError("closed-table", reason=reason))
            case log.Again(table):
                self.rematch = table
            case log.AskedPause(seat):
                self.pause_request, self.pause_agreed = entry, set()
                self.asked.add((seat, "pause"))
            case log.Paused(seat, duration):
                if seat < 0:
                    self.pause_request = None
                self.clocks.pause(seat, now, now + duration)
            case log.Resumed(seat):
                self.clocks.resume(seat, now)
            case log.Made():
                raise ValueError("only the first entry of a log can be Made")

    def index_seats(self) -> None:
        """Rebuild the index of seats by person."""
        self.seats_by_person = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self.seats_by_person.setdefault(seat.person, []).append(number)

    def count_stranger(self, person: str) -> None:
        if not self.seats_of(person):
            self.strangers[person] = self.strangers.get(person, 0) + 1

    def deal(self, at: float, now: float) -> None:
        if self.rules is None:
            return  # halted
        made, (game, data) = self.made, self.rules
        if made.past is not None:
            # Later draws use the new seed, which therefore does not verify the deal.
            state = game.replay({**made.past, "seed": made.seed, "seed_hash": None}, data)
        else:
            state = game.start(made.players, made.options, data, Chance(int(made.seed)), None)
        self.session = Session(state)
        self.status = "playing"
        self.start_turn(at, now)

    def apply(self, action: int) -> None:
        if self.session is None:
            return  # halted
        try:
            self.session.apply(action)
        except IllegalAction as refusal:  # a stored move is no longer legal
            number = len(self.session.past) + 1
            self.halt(RecordError("record-illegal", number=number, why=refusal))

    def halt(self, why: TidetableError) -> None:
        """Stop the game: it cannot be played here. Seats and chat are still shown."""
        self.rules = self.session = None
        self.halted, self.halt_code, self.status = TableError("halted", why=why), why.code, "halted"
        self.clocks.begin(-1, self.clocks.since)

    def conclude(self, result: FinalResult) -> None:
        """Set the stored result of a finished game that cannot be replayed."""
        self.result, self.status = result, "over"

    def game_changed(self) -> None:
        self.ply += 1
        self.undo_request = None
        self.asked.clear()

    def drop_undo_request(self, seat: int) -> None:
        """A seat that does not play itself cannot want to undo."""
        if self.undo_request is not None and self.undo_request.seat == seat:
            self.undo_request = None

    def uncover(self, seat: int, passed: bool) -> None:
        """A seat has decided. A person who does so has come back from missed deadlines; a bot that
        was there for one turn goes when the turn is over."""
        place = self.seats[seat]
        if place.bot is None and place.missed:
            place.missed = 0
            self.revision += 1
        elif place.covered and passed:
            place.bot, place.covered = None, False
            self.revision += 1

    def start_turn(self, at: float, now: float) -> None:
        """End the game if it is over; otherwise start the clock of the seat to move. A clock that
        already runs keeps running: what others do gives nobody more time. `at` is when this was
        stored, `now` is the same in server time."""
        if self.session is None:
            return  # halted
        left = sum(not seat.resigned for seat in self.seats)
        mover = int(self.state.to_move)
        if self.state.over or left <= 1:
            self.status, self.over_at = "over", at
            self.revision += 1
            self.clocks.begin(-1, now)
            self.turn_seat = -1
            for seat in self.seats:
                if seat.covered:  # one turn is no reason to count the game as given up
                    seat.bot, seat.covered = None, False
            return
        if mover != self.turn_seat:
            self.turn_seat, self.turn_seq = mover, self.seq
        if mover != self.clocks.seat:
            self.clocks.begin(mover, now)
        if self.seats[mover].bot is None:
            self.clocks.release()
        else:
            self.clocks.hold(now)


def data_hash(made: log.Made) -> str:
    """The hash of the data that a game is played with: a game that continues or imports another
    one keeps the data of that one."""
    return made.data_hash if made.past is None else str(made.past.get("data_hash"))


def rules_of(made: log.Made, box: Json | None) -> tuple[Game, Data]:
    """The game and the data that a table was begun with; RecordError if either is unknown here."""
    game = games.get(made.game)
    if made.rules != game.rules_version:
        raise RecordError("record-rules", found=made.rules, known=game.rules_version)
    wanted = data_hash(made)
    own: Json | None = None if made.past is None else made.past.get("data")
    data = game.numbers(None if wanted == game.data.hash else own or box)
    if wanted != data.hash:
        raise RecordError("record-data", file=made.game)
    return game, data
