"""A table never gets stuck: whatever has happened, somebody who is there can continue the game.

A state machine lets people come and go, leave, resign, run out of time, ask for an undo and let
bots play, with and without clocks, through outages and restarts. After every step it asks the
people who are connected what they can do, and lets a copy of the table continue by that alone.
"""

import os
from collections.abc import Callable
from functools import partial

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.table.test_table import PEOPLE, made, same
from tidetable.engine.errors import TidetableError
from tidetable.table import entries as log
from tidetable.table.absence import Absences
from tidetable.table.table import OFFERED, Table

NO_CLOCK = log.TimeControl()
CLOCKS = [
    *(NO_CLOCK, NO_CLOCK, log.TimeControl(per_move=30), log.TimeControl(bank=40, increment=5)),
    log.TimeControl(bank=40, missed="turn"),
]
LONG = 100_000.0  # seconds: longer than any wait
seats = st.integers(0, 3)
seconds = st.sampled_from([0.5, 2.0, 10.0, 50.0, 130.0])


class Story:
    """A table, who is connected to it, and what the server does by itself."""

    def __init__(self, first: log.Made) -> None:
        self.first = first
        self.now = 1000.0
        self.log: list[tuple[bytes, float]] = []
        self.table = Table("t", first, self.now)
        self.connected: set[str] = set()
        self.absences = Absences(self.table)

    def add(self, entry: log.AnyEntry) -> None:
        entry.up = self.now
        raw = log.encoder.encode(entry)
        self.log.append((raw, self.now))
        self.table.add(log.decoder.decode(raw), self.now)
        self.follow()

    def follow(self) -> None:
        self.absences.follow(self.connected, self.now)

    def attempt(self, command: Callable[[], log.AnyEntry | None]) -> bool:
        try:
            entry = command()
        except TidetableError:
            return False
        if entry is not None:
            self.add(entry)
        return entry is not None

    def copy(self) -> "Story":
        twin = Story(self.first)
        for raw, at in self.log:
            twin.table.add(log.decoder.decode(raw), at)
        twin.log, twin.now, twin.connected = list(self.log), self.now, set(self.connected)
        twin.follow()
        return twin

    # -- what a server does ----------------------------------------------------------------------

    def settle(self) -> None:
        """The caretaker: agreed requests happen, clocks run out, people get their seats back."""
        table = self.table
        for _ in range(10):
            if not (
                self.attempt(lambda: table.agreed_on(self.now))
                or self.attempt(lambda: table.ran_out(self.now))
                or self.attempt(lambda: table.welcome(self.connected, self.now))
            ):
                return
        raise AssertionError("the server never comes to rest")

    def bot_moves(self, choice: int = 0) -> bool:
        """A bot that is to move decides."""
        seat = self.table.to_move()
        if seat < 0 or self.table.seats[seat].bot is None:
            return False
        actions = self.table.state.actions()
        self.add(log.Moved(seat, actions[choice % len(actions)]))
        self.settle()
        return True

    # -- what people do --------------------------------------------------------------------------

    def moves(self, choice: int = 0) -> bool:
        """The person to move decides, if connected."""
        table = self.table
        seat = table.to_move()
        person = table.seats[seat].person
        if person not in self.connected:
            return False
        actions = table.state.actions()
        move = table.game.move(table.state, actions[choice % len(actions)])
        return self.attempt(lambda: table.move(person or "", table.ply, move))

    def leads_on(self) -> str | None:
        """Let somebody who is connected do what leads on; what it was, or None."""
        table = self.table
        seat = table.to_move()
        if self.bot_moves():
            return "a bot moves"
        if self.moves():
            return "a move"
        owner = table.seats[seat].person
        if owner in self.connected and self.attempt(
            lambda: table.come_back(seat, owner or "", self.now)
        ):
            return "a return"
        if (ends := table.clocks.ends()) is not None:
            self.now = max(self.now, ends)
            self.settle()
            return "a clock"
        left = self.absences.left(seat, self.now)
        if left is None:
            return None
        self.now += left
        self.follow()
        wait = self.absences.left(seat, self.now)
        for person in sorted(self.connected):
            if self.attempt(partial(table.stand_in, seat, person, True, wait)):
                return "a bot for this turn"
        return None


class NeverStuck(RuleBasedStateMachine):
    @initialize(
        players=st.sampled_from([2, 3, 4]),
        clock=st.sampled_from(CLOCKS),
        patience=st.sampled_from([None, 5.0]),
        bot=st.booleans(),
        shared=st.booleans(),
        rated=st.booleans(),
    )
    def begin(
        self,
        players: int,
        clock: log.TimeControl,
        patience: float | None,
        bot: bool,
        shared: bool,
        rated: bool,
    ) -> None:
        kinds = [log.SeatPlan("host"), *[log.SeatPlan("open")] * (players - 1)]
        people = PEOPLE[:players]
        if bot and not rated:
            kinds[-1] = log.SeatPlan("bot", "random")
        if shared and not rated and players > 2:
            kinds[1], people[1] = log.SeatPlan("host"), "ann"
        first = made(
            players, seats=kinds, clock=clock, patience=patience, rated=rated, increments="turn"
        )
        self.story = Story(first)
        self.people = sorted(set(people))
        for seat, person in enumerate(people):
            if kinds[seat].kind != "bot":
                self.story.add(self.table.sit(seat, person, person.title(), True))
        self.story.connected = {one for one in people if one in self.table.seats_by_person}
        self.story.add(self.table.begin("ann"))

    @property
    def table(self) -> Table:
        return self.story.table

    def playing(self) -> bool:
        return self.table.status == "playing"

    def owner(self, seat: int) -> tuple[int, str]:
        seat %= self.table.made.players
        return seat, self.table.seats[seat].person or ""

    def do(self, command: Callable[[], log.AnyEntry | None]) -> None:
        self.story.attempt(command)
        self.story.settle()

    # -- people ----------------------------------------------------------------------------------

    @precondition(playing)
    @rule(choice=st.integers(0, 30), times=st.sampled_from([1, 1, 4]))
    def move(self, choice: int, times: int) -> None:
        for number in range(times):
            if self.playing():
                if not self.story.bot_moves(choice + number):
                    self.story.moves(choice + number)
                self.story.settle()

    @precondition(playing)
    @rule(seat=seats)
    def lose_connection(self, seat: int) -> None:
        self.story.connected.discard(self.owner(seat)[1])
        self.story.follow()

    @precondition(playing)
    @rule()
    def mover_loses_connection(self) -> None:
        self.lose_connection(self.table.to_move())

    @precondition(playing)
    @rule(seat=seats)
    def connect(self, seat: int) -> None:
        person = self.owner(seat)[1]
        if person:
            self.story.connected.add(person)
            self.story.follow()
            self.story.settle()

    @precondition(playing)
    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        seat, person = self.owner(seat)
        if person in self.story.connected:
            self.do(lambda: self.table.stand(seat, person))

    @precondition(playing)
    @rule(seat=seats)
    def come_back(self, seat: int) -> None:
        seat, person = self.owner(seat)
        if person in self.story.connected:
            self.do(lambda: self.table.come_back(seat, person, self.story.now))

    @precondition(playing)
    @rule(seat=seats, by=seats, once=st.booleans())
    def stand_in(self, seat: int, by: int, once: bool) -> None:
        seat, owner = self.owner(seat)
        _, asking = self.owner(by)
        left = self.story.absences.left(seat, self.story.now)
        if asking in self.story.connected:
            place = self.table.seats[seat]
            # A player who lets several deadlines pass may be replaced even while watching.
            present = owner in self.story.connected and place.present and place.missed < OFFERED
            before = self.table.seq
            self.do(lambda: self.table.stand_in(seat, asking, once, left))
            assert not present or self.table.seq == before, "a present player was replaced"

    @precondition(playing)
    @rule(seat=seats)
    def resign(self, seat: int) -> None:
        seat, person = self.owner(seat)
        if person in self.story.connected and self.table.ply > 6:
            self.do(lambda: self.table.resign(seat, person))

    @precondition(playing)
    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        seat, person = self.owner(seat)
        if person in self.story.connected:
            self.do(lambda: self.table.undo(seat, person, self.story.now))

    @precondition(playing)
    @rule(seat=seats, agreed=st.booleans(), to=st.sampled_from(["undo", "come-back"]))
    def answer(self, seat: int, agreed: bool, to: log.Request) -> None:
        seat, person = self.owner(seat)
        if person in self.story.connected:
            self.do(lambda: self.table.answer(seat, person, agreed, to))

    # -- time and the server ---------------------------------------------------------------------

    @precondition(playing)
    @rule(duration=seconds)
    def wait(self, duration: float) -> None:
        ends = self.table.clocks.ends()
        if ends is not None and ends < self.story.now + duration:
            self.story.now = max(ends, self.story.now)
            self.story.follow()
            self.story.settle()
        else:
            self.story.now += duration
            self.story.follow()

    @precondition(playing)
    @rule()
    def flicker(self) -> None:
        """The person to move comes for a moment, again and again."""
        seat, person = self.owner(self.table.to_move())
        if person and self.table.seats[seat].present:
            for _ in range(4):
                self.lose_connection(seat)
                self.wait(2.0)
                if self.playing() and self.table.to_move() == seat:
                    self.connect(seat)
                    self.wait(0.5)
            if self.playing():
                self.lose_connection(seat)

    @rule()
    def restart(self) -> None:
        """The server was down for a while: nobody's time has passed, and everybody reconnects."""
        again = self.story.copy()
        assert same(self.table, again.table)
        assert list(again.table.notices) == list(self.table.notices)
        self.story = again

    # -- the promise -----------------------------------------------------------------------------

    @invariant()
    def somebody_who_is_there_can_lead_on(self) -> None:
        if not hasattr(self, "story") or not self.playing() or not self.story.connected:
            return
        twin = self.story.copy()
        ply, done = twin.table.ply, []
        for _ in range(6):
            if twin.table.ply > ply or twin.table.status != "playing":
                break
            step = twin.leads_on()
            done.append(step)
            assert step is not None, f"stuck after {done}"
        assert twin.table.ply > ply, f"the game does not continue: {done}"
        assert twin.now - self.story.now < LONG


NeverStuck.TestCase.settings = settings(
    max_examples=15 * int(os.environ.get("TIDETABLE_EXAMPLES", "2")),
    stateful_step_count=30,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestNeverStuck = NeverStuck.TestCase
