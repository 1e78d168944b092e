"""The laws of undo and of the clocks (docs/decisions/0034, 0035), held by a state machine.

It plays at a table with random moves, undo, leaving, returning, stand-ins, outages, jumps of the
system clock and restarts, and keeps the accounts of time in its own way: as balances, to which
every second is booked once.
"""

import os
import random
from dataclasses import dataclass, field

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.table.test_table import PEOPLE, made, same
from tidetable.engine.errors import TidetableError
from tidetable.table import entries as log
from tidetable.table.table import Table

CONTROLS = [
    log.TimeControl(bank=60, increment=10),
    log.TimeControl(bank=25),
    log.TimeControl(per_move=30),
    log.TimeControl(per_move=10, reserve=40, missed="turn"),
    log.TimeControl(per_move=20, missed="turn"),
    log.TimeControl(bank=60, increment=10, allowance=3),
    log.TimeControl(per_move=30, allowance=3),
    log.TimeControl(bank=60, increment=10, allowance=3, moment=2.5),
]
TINY = 1e-6
seconds = st.sampled_from([0.5, 2.0, 4.0, 9.0, 40.0])
seats = st.integers(0, 2)
MOVER, LAST = 3, 4  # instead of a seat: the one to move, the one that decided last


@dataclass
class Decision:
    seat: int
    spent: float = 0.0  # of the person's time
    allowed: float = 0.0  # seconds in which no time falls yet ...
    shown: float = 0.0  # ... and those that have passed
    waited: float = 0.0  # while a bot decided: nobody's, unless the person returns
    gained: bool = False  # an increment
    passed: bool = False  # completed a turn
    learned: bool = False  # somebody learned something, or chance was involved


@dataclass
class Accounts:
    """Who has how much time, according to the laws."""

    control: log.TimeControl
    balance: list[float]
    turns: list[int]
    paid: list[int]
    paused: list[float]  # until when the clock of a seat is paused
    line: list[Decision] = field(default_factory=list)
    now: Decision = field(default_factory=lambda: Decision(-1))

    @property
    def free(self) -> float:
        return (self.control.per_move or 0.0) if self.control.reserve else 0.0

    def limit(self, seat: int) -> float:
        if self.control.reserve:
            return self.free + self.balance[seat]
        return self.control.per_move or self.balance[seat]

    def charge(self, decision: Decision) -> float:
        return max(0.0, decision.spent - self.free)

    def left(self, seat: int) -> float:
        spent = self.now.spent if seat == self.now.seat else 0.0
        return max(0.0, self.limit(seat) - spent)

    def decided(self, person: bool, passed: bool, learned: bool) -> None:
        done = self.now
        seat = done.seat
        done.passed, done.learned = passed, learned
        self.turns[seat] += passed
        self.balance[seat] -= self.charge(done)
        if passed and person and self.turns[seat] > self.paid[seat]:
            self.paid[seat] = self.turns[seat]
            self.balance[seat] += self.control.increment
            done.gained = True
        self.line.append(done)

    def undone(self, keep: int, interrupted: float) -> None:
        first = self.line[keep]
        for one in self.line[keep:]:
            self.turns[one.seat] -= one.passed
        del self.line[keep:]
        self.balance[first.seat] += self.charge(first)
        if first.gained:
            self.balance[first.seat] -= self.control.increment
            self.paid[first.seat] = self.turns[first.seat]
        own = self.now.spent + self.now.shown if self.now.seat == first.seat else interrupted
        self.now = Decision(first.seat, first.spent + own)


class ClockLaws(RuleBasedStateMachine):
    @initialize(
        players=st.sampled_from([2, 3]),
        game=st.sampled_from(["kadora", "octocube"]),
        control=st.sampled_from(CONTROLS),
        rated=st.sampled_from([False, False, True]),
        seed=st.integers(0, 5),
    )
    def begin(
        self, players: int, game: str, control: log.TimeControl, rated: bool, seed: int
    ) -> None:
        self.first = made(players, game, f"{seed}", clock=control, rated=rated, increments="turn")
        self.looking = 0.0  # until when everybody looks at a wave ...
        self.waves = 0  # ... of which there were so many
        self.up = self.wall = 1000.0
        self.log: list[tuple[bytes, float]] = []
        self.table = Table("t", self.first, self.wall)
        bank = control.bank or control.reserve or 0.0
        zeros = [0] * players
        self.accounts = Accounts(control, [bank] * players, zeros, list(zeros), [0.0] * players)
        self.agreed: set[int] = set()  # seats, to the request to undo
        self.until_asked = 0.0  # what the seat to move had spent when the request was made
        for seat in range(players):
            self.add(self.table.sit(seat, PEOPLE[seat], PEOPLE[seat], False))
        self.add(self.table.begin("ann"))
        self.accounts.now = Decision(self.table.to_move(), allowed=control.allowance)

    # -- the server ------------------------------------------------------------------------------

    def now(self) -> float:
        return self.up

    def add(self, entry: log.AnyEntry) -> None:
        """Store an entry and apply it."""
        entry.up = self.up
        raw = log.encoder.encode(entry)
        self.log.append((raw, self.wall))
        self.table.add(log.decoder.decode(raw), self.wall)

    def lefts(self) -> list[float]:
        return [left or 0.0 for left in self.table.clocks.all_left(self.now())]

    def advance(self, duration: float) -> None:
        now = self.accounts.now
        if now.seat >= 0:
            still = min(duration, max(0.0, self.accounts.paused[now.seat] - self.up))
            still = min(duration, max(still, now.allowed - now.shown))
            now.shown = min(now.allowed, now.shown + still)
            self.up, self.wall, duration = self.up + still, self.wall + still, duration - still
        self.up += duration
        self.wall += duration
        if now.seat >= 0 and self.table.seats[now.seat].bot is None:
            now.spent += duration
        else:
            now.waited += duration

    def run_out(self) -> None:
        """The server acts when a clock has reached zero."""
        out = self.table.ran_out(self.now())
        if out is not None:
            assert self.accounts.left(out.seat) < TINY, "time was up too early"
            self.accounts.now.spent = self.accounts.limit(out.seat)
            self.add(out)

    def unchanged(self, entry: log.AnyEntry, *but: int) -> None:
        """An entry that changes the time of no seat, except perhaps of one."""
        before = self.lefts()
        self.add(entry)
        for seat, left in enumerate(self.lefts()):
            if seat not in but:
                assert abs(left - before[seat]) < TINY, "somebody's time has changed"

    def numbered(self, which: int) -> int:
        if which == LAST and self.accounts.line:
            return self.accounts.line[-1].seat
        return self.table.to_move() if which == MOVER else which % self.first.players

    # -- what happens ----------------------------------------------------------------------------

    def playing(self) -> bool:
        return self.table.status == "playing"

    @rule(duration=seconds)
    def think(self, duration: float) -> None:
        ends = self.table.clocks.ends() if self.playing() else None
        if ends is not None and ends - self.now() < duration:
            first = max(0.0, ends - self.now())
            self.advance(first)
            self.run_out()
            duration -= first
        self.advance(duration)

    @precondition(playing)
    @rule(choice=st.integers(0, 30), duration=seconds)
    def decide(self, choice: int, duration: float) -> None:
        """The player to move decides: a person, or a bot."""
        self.think(duration)
        self.run_out()
        table, state = self.table, self.table.state
        seat = table.to_move()
        person = table.seats[seat].bot is None
        if person and table.seats[seat].away:
            self.come_back(seat)
        actions = state.actions()
        action = actions[choice % len(actions)]
        learned, known = (state.learned, state.chance.drawn), len(self.events())
        if person:
            move = table.game.move(state, action)
            entry = table.move(PEOPLE[seat], table.ply, move)
        else:
            entry = log.Moved(seat, action)
        self.add(entry)
        after = table.session.state if table.session else state
        self.accounts.decided(
            person,
            int(after.to_move) != seat,
            learned != (after.learned, after.chance.drawn),
        )
        mover = int(after.to_move)
        self.accounts.now = Decision(mover, allowed=self.allowance(mover, seat, known))

    def allowance(self, mover: int, seat: int, known: int) -> float:
        """Seconds in which no time falls: the others' moves are shown, or a wave that breaks."""
        control = self.first.clock
        news = [event["event"] for event in self.events()[known:]]
        waves = min(2, news.count("tip") + news.count("throw-again"))
        if waves:
            self.waves += 1
            self.looking = max(self.looking, self.up) + waves * control.moment
        looked = min(max(0.0, self.looking - self.up), 2 * control.moment)
        return looked + (control.allowance if mover not in (seat, -1) else 0.0)

    def events(self) -> list[dict[str, object]]:
        session = self.table.session
        return [] if session is None else session.state.events(None)

    @precondition(playing)
    @rule(choice=st.integers(0, 30), duration=seconds)
    def finish_turn(self, choice: int, duration: float) -> None:
        """The seat to move decides until it is another one's turn."""
        seat = self.table.to_move()
        for number in range(9):
            if self.table.to_move() == seat:
                self.decide(choice + number, duration / 4)

    @precondition(playing)
    @rule(choice=st.integers(0, 30), duration=seconds)
    def decide_and_undo(self, choice: int, duration: float) -> None:
        seat = self.table.to_move()
        self.decide(choice, duration / 2)
        if self.playing():
            self.think(duration / 4)
            self.undo(seat)

    @precondition(playing)
    @rule(which=st.sampled_from([0, 1, 2, LAST, LAST]))
    def undo(self, which: int) -> None:
        self.run_out()
        table, line = self.table, self.accounts.line
        seat = self.numbered(which)
        try:
            entry = table.undo(seat, PEOPLE[seat], self.now())
        except TidetableError:
            return
        if isinstance(entry, log.AskedUndo):
            assert not self.first.rated, "a request at a rated table"
            self.unchanged(entry)
            self.agreed, self.until_asked = set(), self.elapsed()
            return
        assert entry.keep == len(line) - 1, "undone without consent after another decision"
        assert not line[-1].learned, "undone without consent after something was learned"
        self.go_back(entry, self.elapsed())

    def elapsed(self) -> float:
        now = self.accounts.now
        return now.spent + now.waited + now.shown

    def go_back(self, entry: log.Undid, interrupted: float) -> None:
        accounts = self.accounts
        before = [accounts.limit(seat) for seat in range(self.first.players)]
        self.add(entry)
        accounts.undone(entry.keep, interrupted)
        self.looking = self.up
        for seat, left in enumerate(self.lefts()):
            if seat != entry.seat:
                assert abs(left - before[seat]) < TINY, "an opponent's time has changed by undo"
        assert self.lefts()[entry.seat] > 0, "undone into a timeout"

    @precondition(playing)
    @rule(silent=st.sampled_from([0, 1, 2, 9, 9]), agreed=st.sampled_from([True, True, False]))
    def answer(self, silent: int, agreed: bool) -> None:
        """Everyone answers a request to undo, except perhaps one."""
        self.run_out()
        for seat in range(self.first.players):
            if seat != silent and self.playing() and self.table.undo_request is not None:
                self.answer_one(seat, agreed)

    def answer_one(self, seat: int, agreed: bool) -> None:
        table = self.table
        try:
            entry = table.answer(seat, PEOPLE[seat], agreed)
        except TidetableError:
            return
        self.unchanged(entry)
        self.agreed.add(seat)
        agreement = table.agreed_on(self.now())
        if isinstance(agreement, log.Undid):
            others = set(range(self.first.players)) - {agreement.seat}
            assert others <= self.agreed, "undone without somebody's consent"
            self.go_back(agreement, self.until_asked)
        elif agreement is not None:
            self.unchanged(agreement)
            assert table.undo_request is None

    @precondition(playing)
    @rule(which=st.sampled_from([0, 1, 2, LAST, LAST]), duration=seconds)
    def undo_by_consent(self, which: int, duration: float) -> None:
        self.think(duration)
        if self.playing():
            self.undo(which)
            self.think(duration / 8)
            self.answer(9, True)

    @precondition(playing)
    @rule(which=st.sampled_from([0, 1, 2, MOVER]), bot=st.booleans())
    def leave(self, which: int, bot: bool) -> None:
        self.run_out()
        seat = self.numbered(which)
        if not self.table.seats[seat].away:
            self.unchanged(self.table.stand(seat, PEOPLE[seat]))
            if bot and self.table.seats[seat].bot is None:
                self.unchanged(self.table.stand_in(seat, PEOPLE[seat]))

    @precondition(playing)
    @rule()
    def all_come_back(self) -> None:
        for seat in range(self.first.players):
            self.come_back(seat)

    @precondition(playing)
    @rule(seat=seats)
    def come_back(self, seat: int) -> None:
        self.run_out()
        table, now = self.table, self.accounts.now
        seat %= self.first.players
        before = self.lefts()[seat]
        try:
            entry = table.come_back(seat, PEOPLE[seat], self.now())
        except TidetableError:
            return
        self.unchanged(entry, seat)
        if isinstance(entry, log.AskedBack):
            return
        if seat == now.seat:
            now.spent, now.waited = now.spent + now.waited, 0.0
        if entry.bank is not None:
            assert before == 0, "a grant to somebody who has time"
            spent = now.spent if seat == now.seat else 0.0
            self.accounts.balance[seat] = spent + entry.bank
        else:
            assert self.lefts()[seat] <= before + TINY, "somebody got time by returning"
            assert self.accounts.left(seat) > 0, "somebody returned without time"

    @precondition(playing)
    @rule(duration=seconds)
    def leave_and_return(self, duration: float) -> None:
        seat = self.table.to_move()
        self.leave(MOVER, True)
        self.think(duration)
        self.come_back(seat)

    @precondition(playing)
    @rule(which=st.sampled_from([0, 1, 2, MOVER, -1]), duration=seconds)
    def pause(self, which: int, duration: float) -> None:
        """Somebody goes on holiday, or (-1) all agree on a pause."""
        self.run_out()
        seat = which if which < 0 else self.numbered(which)
        self.unchanged(log.Paused(seat, duration))
        until = self.accounts.paused
        for number in range(self.first.players):
            if seat in (number, -1):
                until[number] = max(until[number], self.up + duration)

    # -- what happens to the server --------------------------------------------------------------

    @rule(duration=st.sampled_from([1.0, 50.0, 100_000.0]))
    def outage(self, duration: float) -> None:
        self.run_out()
        self.wall += duration
        self.restart()

    @rule(jump=st.sampled_from([-100_000.0, -5.0, 5.0, 100_000.0]))
    def set_system_clock(self, jump: float) -> None:
        self.run_out()
        self.wall += jump

    @rule()
    def restart(self) -> None:
        again = Table("t", self.first, 1000.0)
        for raw, at in self.log:
            again.add(log.decoder.decode(raw), at)
        assert same(self.table, again)
        assert again.clocks.all_left(self.now()) == self.table.clocks.all_left(self.now())
        self.table = again

    @invariant()
    def accounts_agree(self) -> None:
        if not hasattr(self, "table") or not self.playing():
            return
        for seat, left in enumerate(self.lefts()):
            expected = self.accounts.left(seat)
            assert abs(left - expected) < TINY, f"seat {seat} has {left}, not {expected}"
        now = self.accounts.now
        if self.accounts.left(now.seat) <= 0:
            self.run_out()
            ends = self.table.clocks.ends()
            rounded = ends is not None and ends - self.now() < TINY
            bot = self.table.seats[now.seat].bot
            assert bot is not None or rounded, "somebody plays on without time"


ClockLaws.TestCase.settings = settings(
    max_examples=15 * int(os.environ.get("TIDETABLE_EXAMPLES", "2")),
    stateful_step_count=40,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestClockLaws = ClockLaws.TestCase


def test_the_laws_hold_in_long_sessions() -> None:
    """Hypothesis prefers short stories of few kinds; these are long and of all kinds."""
    for number in range(20 * int(os.environ.get("TIDETABLE_EXAMPLES", "2"))):
        chance = random.Random(number)
        play = ClockLaws()
        game = chance.choice(["kadora", "octocube"])
        control = CONTROLS[number % len(CONTROLS)]
        play.begin(chance.choice([2, 3]), game, control, number % 7 == 0, number)
        for _ in range(60):
            if play.playing():
                step(play, chance)
                play.accounts_agree()


def test_the_laws_hold_while_waves_break() -> None:
    waves = 0
    for number in range(3 * int(os.environ.get("TIDETABLE_EXAMPLES", "2"))):
        chance = random.Random(number)
        play = ClockLaws()
        play.begin(2, "poseidon", CONTROLS[-1], False, number)
        for _ in range(60):
            if play.playing():
                step(play, chance)
                play.accounts_agree()
        waves += play.waves
    assert waves > 0


def step(play: ClockLaws, chance: random.Random) -> None:
    choice, duration = chance.randrange(30), chance.choice([0.1, 0.5, 2.0, 4.0, 20.0])
    which = chance.choice([0, 1, 2, LAST, LAST])
    what = chance.randrange(15)
    if what < 4:
        play.finish_turn(choice, duration)
    elif what == 4:
        play.decide_and_undo(choice, duration)
    elif what < 8:
        play.undo_by_consent(which, duration)
    elif what == 8:
        play.leave_and_return(duration)
    elif what == 9:
        play.leave(which, choice % 2 == 0)
    elif what == 10:
        play.all_come_back()
    elif what == 11:
        play.undo(which)
    elif what == 12:
        play.outage(duration * 50)
    elif what == 13:
        play.pause(chance.choice([0, 1, 2, MOVER, -1]), duration)
    else:
        play.set_system_clock(duration * chance.choice([-1000, 1000]))
