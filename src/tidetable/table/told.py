"""A table as its log tells it: seats, a game, clocks, chat; without I/O.

What stands in the log has been checked (table.py): here it only happens.
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

CHAT_KEPT = 200  # lines of chat kept in memory
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


class Told:
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


def rules_of(made: log.Made, box: Json | None) -> tuple[Game, Data]:
    """The rules and numbers that a game was begun under; a refusal says why they are not known."""
    game = games.get(made.game)
    if made.rules != game.rules_version:
        raise RecordError("record-rules", found=made.rules, known=game.rules_version)
    numbers = game.numbers(None if made.data_hash == game.data.hash else box)
    if made.data_hash != numbers.hash:
        raise RecordError("record-data", file=made.game)
    return game, numbers
