"""After most moves a server has nothing to do at a table; where it has, it does it."""

import asyncio
from typing import Any, cast

import pytest

from tests.table.test_table import Logged, begun
from tidetable.server.background import Background
from tidetable.server.caretaker import Caretaker
from tidetable.server.loaded import LoadedTable
from tidetable.server.uptime import uptime
from tidetable.table import entries as log


def between_people() -> Logged:
    return begun(2)


def with_a_clock() -> Logged:
    logged = begun(2, clock=log.TimeControl(bank=100.0))
    logged.table.clocks.since = uptime.now()
    return logged


def with_a_bot_to_move() -> Logged:
    seats = [log.SeatPlan("host"), log.SeatPlan("bot", "random")]
    logged = begun(2, seats=seats)
    while logged.table.to_move() == 0:
        logged.move()
    return logged


def with_somebody_absent() -> Logged:
    """A bot plays for the other seat, not for the one to move."""
    logged = begun(2)
    logged.add(log.StoodIn(1 - logged.table.to_move(), "random", absent=True))
    return logged


def with_a_request() -> Logged:
    """To undo a move. Everybody has agreed, but the process that heard of it has died."""
    logged = begun(2)
    seat = logged.move()
    logged.add(log.AskedUndo(seat, 0))
    logged.add(log.Answered(1 - seat, True))
    return logged


class Recorder:
    """What a caretaker starts: commands, thoughts of bots and clocks."""

    def __init__(self, logged: Logged) -> None:
        self.found: set[str] = set()
        self.registry = self
        self.loaded = LoadedTable(logged.table)
        fake = cast(Any, self)
        self.caretaker = Caretaker(fake, fake, fake, Background())
        self.caretaker.think = self.think  # type: ignore[method-assign]

    def submit(self, *command: object) -> None:
        self.found.add("command")

    def able(self) -> bool:
        return True

    async def think(self, loaded: LoadedTable, level: str) -> None:
        self.found.add("thought")

    def people(self, loaded: LoadedTable) -> set[str]:
        return {"ann", "ben"}

    async def does(self) -> set[str]:
        self.caretaker.look_after(self.loaded)
        await asyncio.sleep(0)
        if self.loaded.timer is not None:
            self.found.add("clock")
            self.loaded.stop_timer()
        return self.found


@pytest.mark.parametrize(
    ("make", "needs"),
    [
        (between_people, set()),
        (with_a_clock, {"clock"}),
        (with_a_bot_to_move, {"thought"}),
        (with_somebody_absent, {"command"}),
        (with_a_request, {"command"}),
    ],
)
async def test_what_a_table_needs_is_done(make: Any, needs: set[str]) -> None:
    recorder = Recorder(make())
    assert recorder.loaded.rests() == (not needs)
    assert await recorder.does() == needs


async def test_a_clock_that_ran_before_a_change_is_stopped() -> None:
    recorder = Recorder(between_people())
    recorder.loaded.timer = asyncio.get_running_loop().call_later(60, print)
    assert not recorder.loaded.rests()
    assert await recorder.does() == set()
