"""After most moves a server has nothing to do at a table; where it has, it does it."""

import asyncio
from typing import Any, cast

import pytest

from tests.table.test_table import Logged, begun
from tidetable.server.background import Background
from tidetable.server.bot_tables import BOTS_ALONE
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

    async def think(self, loaded: LoadedTable, level: str, awaited: bool) -> None:
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


def played_by_bots(number: int, host: str = "ann") -> LoadedTable:
    """A table that was begun without any bot; then its people left."""
    logged = begun(2, seats=[log.SeatPlan("host"), log.SeatPlan("open")])
    table = logged.table
    table.id, table.first_host = f"{host}-{number}", host
    for seat in (0, 1):
        logged.add(table.stand(seat, f"{'ann' if seat == 0 else 'ben'}"))
        logged.add(log.StoodIn(seat, "expert"))
    return LoadedTable(table)


class Thinkers(Recorder):
    """Bots that think until they are told to stop."""

    def __init__(self, tables: list[LoadedTable]) -> None:
        super().__init__(between_people())
        self.tables = {loaded.table.id: loaded for loaded in tables}
        self.thinking: dict[str, asyncio.Event] = {}
        self.awaiting: set[str] = set()

    async def think(self, loaded: LoadedTable, level: str, awaited: bool) -> None:
        stop = self.thinking[loaded.table.id] = asyncio.Event()
        try:
            await stop.wait()
            loaded.thought, loaded.thought_ply = None, -1
        finally:
            del self.thinking[loaded.table.id]

    def people(self, loaded: LoadedTable) -> set[str]:
        return {"ann", "ben"} if loaded.table.id in self.awaiting else set()

    async def look(self) -> set[str]:
        """The tables that think once every table was looked after."""
        for loaded in self.tables.values():
            self.caretaker.look_after(loaded)
        return await self.now()

    async def now(self) -> set[str]:
        for _ in range(5):
            await asyncio.sleep(0)
        return set(self.thinking)


async def test_bots_that_nobody_waits_for_take_turns() -> None:
    """However they came to play alone, few tables of one host think at once, and all of them do."""
    tables = [played_by_bots(number) for number in range(3 * BOTS_ALONE)]
    thinkers = Thinkers([*tables, played_by_bots(0, "ben")])
    first = await thinkers.look()
    assert len(first) == BOTS_ALONE + 1
    assert "ben-0" in first
    seen = set(first)
    for _ in range(2 * BOTS_ALONE):
        thinkers.thinking[sorted(await thinkers.now() - {"ben-0"})[0]].set()
        now = await thinkers.now()
        assert len(now) == BOTS_ALONE + 1
        seen |= now
    assert seen == set(thinkers.tables)


async def test_the_turn_goes_on_when_a_game_moves_on_and_past_tables_that_are_gone() -> None:
    tables = [played_by_bots(number) for number in range(BOTS_ALONE + 3)]
    thinkers = Thinkers(tables)
    await thinkers.look()
    del thinkers.tables[tables[BOTS_ALONE].table.id]  # evicted
    tables[BOTS_ALONE + 1].table.status = "over"
    assert tables[0].thought is not None
    tables[0].thought.cancel()
    assert await thinkers.now() == {
        loaded.table.id for loaded in (*tables[1:BOTS_ALONE], tables[BOTS_ALONE + 2])
    }
    thinkers.caretaker.close()
    for event in list(thinkers.thinking.values()):
        event.set()
    assert await thinkers.look() == set()


async def test_a_bot_that_somebody_waits_for_does_not_wait_for_others() -> None:
    tables = [played_by_bots(number) for number in range(BOTS_ALONE + 1)]
    thinkers = Thinkers(tables)
    await thinkers.look()
    last = tables[-1]
    last.table.seats[1 - last.table.to_move()].give_back()
    last.table.seats[1 - last.table.to_move()].away = False
    thinkers.awaiting.add(last.table.id)
    assert last.table.id in await thinkers.look()
