"""Nobody gets stuck in a lobby: a state machine over hosts, guests, bots and leaving.

From every state that it reaches, at least one person who is there has an action that leads on.
"""

import os

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.table.test_lobby import BOT, HOST, INVITED, OPEN, people, replayed
from tests.table.test_table import Logged, made
from tidetable.engine.errors import TidetableError
from tidetable.table import entries as log
from tidetable.table.lobby import HOST_AWAY
from tidetable.table.table import Table

WHO = ["ann", "ben", "cis", "dan"]
seats = st.integers(0, 4)
guests = st.sampled_from(WHO)
plans = st.sampled_from([OPEN, INVITED, BOT, HOST])


class LobbyMachine(RuleBasedStateMachine):
    """People come, go, close their browsers and arrange the seats, sensibly or not."""

    @initialize(
        plans=st.lists(plans, min_size=1, max_size=3),
        rated=st.booleans(),
        sits=st.booleans(),
    )
    def lay(self, plans: list[log.SeatPlan], rated: bool, sits: bool) -> None:
        first = HOST if sits else OPEN
        kinds = [OPEN if rated and plan in (BOT, HOST) else plan for plan in plans]
        self.logged = Logged(made(1 + len(plans), seats=[first, *kinds], rated=rated))
        self.here = {"ann"}  # connected

    def attempt(self, command: object, *arguments: object) -> None:
        """A command may be refused, but never fail otherwise."""
        try:
            entry = command(*arguments)  # type: ignore[operator]
        except TidetableError:
            return
        if entry is not None:
            self.logged.add(entry)

    @rule(seat=seats, person=guests, invited=st.booleans())
    def sit(self, seat: int, person: str, invited: bool) -> None:
        self.here.add(person)
        self.attempt(self.logged.table.sit, seat, person, person.title(), invited)

    @rule(seat=seats, person=guests)
    def stand(self, seat: int, person: str) -> None:
        if self.logged.table.status == "open":
            self.attempt(self.logged.table.stand, seat, person)

    @rule(person=guests)
    def close_the_browser(self, person: str) -> None:
        self.here.discard(person)

    @rule(seat=seats, plan=plans, person=guests)
    def plan(self, seat: int, plan: log.SeatPlan, person: str) -> None:
        self.attempt(self.logged.table.plan_seat, seat, person, plan)

    @rule(seat=seats, person=guests)
    def drop(self, seat: int, person: str) -> None:
        self.attempt(self.logged.table.drop_seat, seat, person)

    @rule(plan=plans, person=guests)
    def add(self, plan: log.SeatPlan, person: str) -> None:
        self.attempt(self.logged.table.add_seat, person, plan)

    @rule(seat=seats, other=seats, person=guests)
    def swap(self, seat: int, other: int, person: str) -> None:
        self.attempt(self.logged.table.swap, seat, other, person)

    @rule(person=guests, by=guests)
    def remove(self, person: str, by: str) -> None:
        self.attempt(self.logged.table.remove, person, by)

    @rule(person=guests, by=guests)
    def readmit(self, person: str, by: str) -> None:
        self.attempt(self.logged.table.readmit, person, by)

    @rule(person=guests, by=guests)
    def hand_over(self, person: str, by: str) -> None:
        self.attempt(self.logged.table.make_host, person, by)

    @rule(person=guests)
    def take_over(self, person: str) -> None:
        away = None if self.logged.table.host in self.here else HOST_AWAY
        self.attempt(self.logged.table.take_over, person, away)

    @invariant()
    def somebody_present_can_go_on(self) -> None:
        """The host, or the person at the table who relieves an absent host, can begin the game: as
        it is, without the missing ones or with bots; at a rated table, where bots do not play, a
        seat is free for somebody else. If nobody at the table is here, a visitor can sit down."""
        table = self.logged.table
        if table.status != "open":
            return
        present = [person for person in WHO if person in self.here]
        seated = [person for person in present if table.seats_of(person)]
        if table.host in present:
            leading, host = replayed(self.logged), table.host
        elif seated:
            leading, host = replayed(self.logged), seated[0]
            leading.add(leading.take_over(host, HOST_AWAY), 0.0)
        else:
            return  # nobody waits here
        assert self.begins(leading, host) or self.free(leading)
        assert leading.clear_away(host)
        for person in seated:
            assert table.stand(table.seats_of(person)[0], person)

    def begins(self, table: Table, host: str) -> bool:
        for missing in ("wait", "drop", "bots"):
            try:
                table.begin(host, missing)
            except TidetableError:
                continue
            return True
        return False

    def free(self, table: Table) -> bool:
        """Somebody who is invited can take a seat; a seat for the host's device, the host can open
        to others."""
        return table.made.rated and bool(table.free_seats())

    @invariant()
    def the_log_tells_the_same(self) -> None:
        again, table = replayed(self.logged), self.logged.table
        assert people(again) == people(table)
        assert (again.host, again.removed, again.arranged) == (
            table.host,
            table.removed,
            table.arranged,
        )
        for person in WHO:
            assert all(table.seats[seat].person == person for seat in table.seats_of(person))
        if table.made.rated:
            seated = [person for person in people(table) if person is not None]
            assert len(set(seated)) == len(seated)


LobbyMachine.TestCase.settings = settings(
    max_examples=15 * int(os.environ.get("TIDETABLE_EXAMPLES", "1")),
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestNobodyIsStuckInALobby = LobbyMachine.TestCase
