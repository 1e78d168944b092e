"""The state of a table, built from its log: seats, game, clocks and chat. No I/O.

Entries were checked before they were stored (table.py); here they are only applied.
"""

from collections import deque
from typing import NamedTuple

from tidetable import bots, games
from tidetable.bots import crew, levels
from tidetable.engine.chance import Chance
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction, RecordError, TidetableError
from tidetable.engine.game import Game, Json, State
from tidetable.engine.state import SIGNS
from tidetable.table import entries as log
from tidetable.table.clock import Clocks
from tidetable.table.notices import KEPT, Notice, events_of, notice_of, shorten
from tidetable.table.seating import Seating
from tidetable.table.session import Session

CHAT_KEPT = 200  # chat lines kept in memory
PATIENCE = 120.0  # seconds to wait for somebody who is away, at tables without a clock
RATED_PATIENCE = 600.0  # ... at least, in a rated game (docs/decisions/0057)
RATED_STAND_IN = "master"  # the weakest bot that plays for somebody in a rated game


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


class TableState(Seating):
    def __init__(self, id_: str, made: log.Made, at: float, box: Json | None = None) -> None:
        """`box`: the data the game was begun with, if the game's own data has changed since."""
        super().__init__(id_, made)
        self.at = at  # when the table was created
        self.rules: tuple[Game, Data] | None = None
        self.halted: TableError | None = None  # why the game cannot be played on here ...
        self.halt_code: str | None = None  # ... and the code of the reason
        self.status = "open"  # open, playing, over, halted
        self.begun = False
        self.session: Session | None = None
        self.by_bot: list[bool] = []  # per action of the session: a bot made it
        self.cut_short: list[int] = []  # numbers of its actions whose thought was cut short
        self.clocks = Clocks(made.clock, made.players, made.increments == "decision")
        self.seq = 1  # number of the last entry
        self.revision = 0  # grows with every change other than moves and chat
        self.ply = 0  # grows with every move, undo and resignation
        self.undo_request: log.AskedUndo | None = None
        self.undo_agreed: set[int] = set()  # seats
        self.undo_asked_at: float = 0.0  # server time
        self.undone: dict[int, int] = {}  # undos so far, by seat
        self.return_request: int | None = None  # the seat that asks to resume after a timeout ...
        self.return_agreed: set[int] = set()  # ... and the seats that agreed
        self.pause_request: log.AskedPause | None = None
        self.pause_agreed: set[int] = set()  # seats
        self.asked: set[tuple[int, str]] = set()  # seats that asked in this ply, and for what
        self.turn_seq = 0  # number of the entry with which the seat to move came to move ...
        self.turn_seat = -1  # ... and that seat
        self.moved_at: float | None = None  # when the last move was made
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.chat_count = 0  # chat lines so far
        self.notices: deque[Notice] = deque(maxlen=KEPT)  # what happened besides the game
        self.notice_count = 0  # notices so far
        self.muted: dict[str, frozenset[str]] = {}  # person -> the people they do not want to read
        self.forgotten: frozenset[str] = frozenset()  # people whose data was deleted
        self.rematch: str | None = None  # its table id
        self.carried = False  # somebody has the record of the game, with every hidden card
        self.over_at: float | None = None
        self.ratings: log.Rated | None = None  # what a rated game did to them
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

    @property
    def patience(self) -> float | None:
        """Seconds to wait for somebody who is away; None: a clock says how long."""
        chosen = self.made.patience
        if chosen is None:
            if self.clocks.timed:
                return None
            chosen = PATIENCE
        return max(chosen, RATED_PATIENCE) if self.made.rated else chosen

    @property
    def stand_in_level(self) -> str:
        """The bot that plays for people who are away or have given up. The host has chosen it; in a
        rated game a weak one would be a weapon."""
        known, chosen = bots.names(), self.made.stand_in
        if not self.made.rated or chosen not in known:
            return chosen
        return max(chosen, RATED_STAND_IN, key=known.index)

    def signs(self) -> list[str]:
        """The creature or colour of each seat; empty where a game has nothing to choose."""
        known = self.known_signs()
        if not known:
            return []
        return self.signs_among(known) if self.session is None else self.state.setup.signs

    def known_signs(self) -> list[str]:
        """The creatures or colours from which players may choose."""
        if self.rules is None:
            return []
        game, data = self.rules
        return game.signs(data)

    def to_move(self) -> int:
        return int(self.state.to_move) if self.status == "playing" else -1

    def temper(self, seat: int) -> str | None:
        """The temperament of the bot on a seat, which belongs to its name; a stand-in has none."""
        place = self.seats[seat]
        if not self.made.crew or place.plan.kind != "bot" or place.bot is None:
            return None
        return levels.temper(place.bot, crew.temper_of(self.id, seat))

    def bot_to_move(self) -> str | None:
        """The bot that decides next, with its temperament."""
        seat = self.to_move()
        bot = self.seats[seat].bot
        temper = self.temper(seat)
        return f"{bot}-{temper}" if temper else bot

    def viewer(self, person: str | None) -> int | None:
        """The seat whose view a person gets; None for a spectator. A person with several seats on
        one device gets the view of the seat to move, or of their next seat to move."""
        own = self.seats_of(person)
        if len(own) <= 1 or self.session is None:
            return own[0] if own else None
        players = len(self.seats)
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
            self.add_notice(notice_of(self, entry))
        match entry:
            case log.Moved(seat, action):
                if self.undo_request is not None or entry.cut_short is True:
                    self.add_notice(notice_of(self, entry))
                if entry.cut_short is True:
                    self.cut_short.append(len(self.by_bot))
                self.game_changed()
                self.moved_at = at
                self.apply(action)
                self.decided(seat)
                self.clocks.decided(now, self.session is None or self.to_move() != seat)
                self.clocks.look(now, self.session.moments if self.session else 0)
                self.start_turn(at, now)
            case log.Stood(seat):
                if not self.begun:
                    self.stand_up(seat)
                else:
                    self.seats[seat].away = True
                    self.drop_undo_request(seat)
            case log.StoodIn(seat, bot, once=once, absent=absent):
                self.seats[seat].lend(bot, once, absent)
                self.drop_undo_request(seat)
                self.start_turn(at, now)
            case log.CameBack(seat, bank):
                self.seats[seat].give_back()
                self.seats[seat].away, self.seats[seat].missed = False, 0
                if bank is not None:
                    self.clocks.grant(seat, bank, now)
                if self.return_request == seat:
                    self.return_request = None
                self.start_turn(at, now)
            case log.AskedBack(seat):
                self.return_request, self.return_agreed = seat, set()
                self.asked.add((seat, "come-back"))
            case log.Began(dropped, bot):
                self.fill(dropped, bot)
                self.fit_clocks()
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
                self.undone[seat] = self.undone.get(seat, 0) + 1
                if self.session is not None:
                    self.session.undo_to(keep)
                    del self.by_bot[keep:]
                    self.cut_short = [one for one in self.cut_short if one < keep]
                    shorten(self)
                self.start_turn(at, now)
            case log.Resigned(seat):
                self.seats[seat].resigned = True
                if self.return_request == seat:
                    self.return_request = None
                self.seats[seat].lend(self.seats[seat].bot or self.stand_in_level)
                if self.pause_request is not None and self.pause_request.seat == seat:
                    self.pause_request = None
                self.game_changed()
                self.start_turn(at, now)
            case log.RanOut(seat):
                only_this_turn = self.made.clock.missed == "turn"
                if only_this_turn:
                    self.seats[seat].missed += 1
                once = only_this_turn and not self.seats[seat].away
                self.seats[seat].lend(self.stand_in_level, once)
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
                self.forget_name(person)
                kept = [line for line in self.chat if line.person != person]
                self.chat.clear()
                self.chat.extend(kept)
            case log.Closed(reason):
                self.halt(TableError("closed-table", reason=reason))
            case log.Rated():
                self.ratings = entry
            case log.Again(table):
                self.rematch = table
            case log.Carried():
                self.carried = True
            case log.Cleared():
                self.halt(TableError("cleared-table"))
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
            case _:
                self.arrange(entry)
                self.fit_clocks()

    def fit_clocks(self) -> None:
        """Before the game the number of seats may change."""
        if not self.begun and len(self.seats) != self.clocks.players:
            made = self.made
            self.clocks = Clocks(made.clock, len(self.seats), made.increments == "decision")

    def deal(self, at: float, now: float) -> None:
        if self.rules is None:
            return  # halted
        made, (game, data) = self.made, self.rules
        if made.past is not None:
            # Later draws use the new seed, which therefore does not verify the deal.
            state = game.replay({**made.past, "seed": made.seed, "seed_hash": None}, data)
        else:
            players = len(self.seats)
            options = fitting(game, made.options, players)
            signs = self.signs()
            if signs:
                options[SIGNS] = ",".join(signs)
            state = game.start(players, options, data, Chance(int(made.seed)), None)
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

    def decided(self, seat: int) -> None:
        """Note who made a decision for a seat. A person who does so has come back from missed
        deadlines; a bot for one turn ends with it."""
        place = self.seats[seat]
        self.by_bot.append(place.bot is not None)
        place.excused = place.absent and not place.missed
        if place.bot is None:
            place.acted = self.seq
            if place.missed:
                place.missed = 0
                self.revision += 1
        elif place.once and self.session is not None and self.state.to_move not in (seat, -1):
            place.give_back()
            self.revision += 1
            self.add_notice(Notice("bot-done", seat, None, events_of(self)))

    def add_notice(self, notice: Notice | None) -> None:
        if notice is not None:
            self.notices.append(notice)
            self.notice_count += 1

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
                if seat.once:  # one turn is no reason to count the game as given up
                    seat.give_back()
            return
        new_turn = mover != self.turn_seat
        if new_turn:
            self.turn_seat, self.turn_seq = mover, self.seq
        if mover != self.clocks.seat:
            self.clocks.begin(mover, now, new_turn=new_turn)
        if self.seats[mover].bot is None:
            self.clocks.release()
        else:
            self.clocks.hold(now)


def fitting(game: Game, options: dict[str, str], players: int) -> dict[str, str]:
    """The options without a choice that the players who stayed do not have: if the seat that was
    to begin is gone, the lot decides. Signs belong to the seats."""
    return {
        option: choice
        for option, choice in options.items()
        if option != SIGNS
        and (
            option not in game.options
            or choice not in game.options[option]
            or choice in game.choices_of(option, players)
        )
    }


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
    given = None if wanted == game.data.hash else own or box
    data = game.data_with(wanted) if given is None else game.numbers(given)
    if wanted != data.hash:
        raise RecordError("record-data", file=made.game)
    return game, data
