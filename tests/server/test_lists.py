"""List rows follow the tables soon, and a busy server does not spend its time on them."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import time
from typing import Any, cast

import pytest

from tests.server.test_commands import PLANS, at_a_table, say
from tidetable.server import lists
from tidetable.server import registry as registries
from tidetable.server.database import MARK, Append
from tidetable.server.lists import DELAY, MANY, SLOWEST, Lists
from tidetable.server.loaded import LoadedTable
from tidetable.server.registry import IDLE, OVER_IDLE
from tidetable.server.services import Services
from tidetable.server.summaries import new_made
from tidetable.table.table import Table


class NoBackground:
    """Keeps what is started, without running it."""

    def __init__(self) -> None:
        self.started: list[Coroutine[Any, Any, None]] = []

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.started.append(work)


@pytest.mark.parametrize(
    ("tables", "expected"), [(1, DELAY + DELAY / MANY), (MANY, 2 * DELAY), (20 * MANY, SLOWEST)]
)
def test_rows_are_later_when_many_tables_change(tables: int, expected: float) -> None:
    background = NoBackground()
    following = Lists(cast(Any, None), cast(Any, background), cast(Any, None))
    made = new_made("kadora", 2, "ann", PLANS, {})
    for number in range(tables):
        for _ in range(2):  # however often it changes
            following.follow(LoadedTable(Table(f"t{number}", made, 0.0)))
    assert (len(following.behind), len(background.started)) == (tables, 1)
    assert following.delay() == pytest.approx(expected)
    background.started[0].close()


async def test_idle_tables_are_evicted_sooner_when_they_are_over(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, viewed, _):
        registry, now = services.registry, time()
        for status in ("open", "over"):
            loaded = LoadedTable(Table(status, new_made("kadora", 2, "ann", PLANS, {}), 0.0))
            loaded.table.status, loaded.used = status, now
            registry.tables[status] = loaded
        others = {viewed.table.id}
        registry.evict_idle(now + OVER_IDLE - 1, pinned=())
        assert set(registry.tables) == {"open", "over"} | others
        registry.evict_idle(now + OVER_IDLE + 1, pinned=())
        assert set(registry.tables) == {"open"} | others
        registry.evict_idle(now + IDLE + 1, pinned=())
        assert set(registry.tables) == others  # it has a viewer


async def test_of_very_many_idle_tables_those_used_last_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registries, "MOST_IDLE", 3)
    async with at_a_table(tmp_path) as (services, viewed, _):
        registry, now = services.registry, time()
        for number in range(6):
            loaded = LoadedTable(Table(f"t{number}", new_made("kadora", 2, "ann", PLANS, {}), 0.0))
            loaded.used = now - number
            registry.tables[loaded.table.id] = loaded
        registry.evict_idle(now, pinned={"t5"})
        assert set(registry.tables) == {"t0", "t1", "t2", "t5", viewed.table.id}


async def test_a_table_whose_row_is_behind_is_not_evicted(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, loaded, _):
        await services.commands.run(loaded.table.id, say)
        loaded.viewers.clear()
        later = time() + 2 * IDLE
        services.registry.evict_idle(later, pinned=services.sweeper.lists.behind)
        assert loaded.table.id in services.registry.tables
        services.registry.evict_idle(later, pinned=())
        assert loaded.table.id not in services.registry.tables


async def marks(services: Services) -> list[tuple[Any, ...]]:
    return await services.store.database.read("SELECT process, table_id FROM marks")


async def until_written(services: Services, so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not so():
            await asyncio.sleep(0.01)


async def test_a_table_is_marked_once_until_it_is_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "QUIET", 0.3)
    async with at_a_table(tmp_path) as (services, loaded, _):
        await services.processes.enter()
        table_id, own = loaded.table.id, services.processes.id
        await services.commands.run(table_id, say)
        assert (loaded.mark, await marks(services)) == (own, [(own, table_id)])
        following = services.sweeper.lists
        await until_written(services, lambda: table_id in following.quiet)  # its row is written
        assert await marks(services) == [(own, table_id)]
        await services.commands.run(table_id, say)  # this one carries no mark
        assert table_id not in following.quiet
        await until_written(services, lambda: loaded.mark is None)
        assert await marks(services) == []
        await services.commands.run(table_id, say)
        assert await marks(services) == [(own, table_id)]


async def test_rows_that_could_not_be_written_are_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "PAUSE", 0.0)
    async with at_a_table(tmp_path) as (services, loaded, _):
        await services.processes.enter()
        update, tries = services.store.update_lists, []

        async def failing(rows: list[Any], at: float) -> None:
            tries.append(rows)
            if len(tries) == 1:
                raise OSError
            await update(rows, at)

        monkeypatch.setattr(services.store, "update_lists", failing)
        await services.commands.run(loaded.table.id, say)
        await until_written(services, lambda: loaded.table.id in services.sweeper.lists.quiet)
        rows = await services.store.database.read("SELECT seq FROM tables")
        assert (len(tries), rows) == (2, [(loaded.table.seq,)])


async def test_one_bad_table_does_not_keep_others_from_being_taken_over(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, loaded, _):
        await services.processes.enter()
        services.registry.tables.clear()
        database = services.store.database
        for seq, table_id in ((1, "bad"), (7, loaded.table.id)):
            await database.write((MARK, ("dead", table_id)))
            if table_id == "bad":
                broken = Append("bad", seq, None, None, 0.0, "not an entry", None)
                await database.write(*broken.statements())
        await services.sweeper.sweep(time())
        found = {table_id: process for process, table_id in await marks(services)}
        assert found == {"bad": "dead", loaded.table.id: services.processes.id}


async def test_the_process_with_the_newest_entry_writes_the_row(tmp_path: Path) -> None:
    """Two processes at one table: each entry marks the table, so only the newest needs a row."""
    async with at_a_table(tmp_path) as (services, loaded, _):
        await services.processes.enter()
        table_id, following = loaded.table.id, services.sweeper.lists
        database = services.store.database
        await services.commands.run(table_id, say)
        stored = (await services.store.read(table_id))[-1]
        other = Append(table_id, stored.seq + 1, None, None, stored.at, stored.entry, "another")
        written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        database.append(written.set_result, other)
        assert await written is None
        await services.registry.refresh(loaded)  # before the row is due
        await until_written(services, lambda: table_id in following.quiet)
        assert await database.read("SELECT seq FROM tables WHERE id = ?", table_id) == [(1,)]
        following.follow(loaded)  # the other one has died: this one takes over
        await until_written(services, lambda: table_id in following.quiet)
        rows = await database.read("SELECT seq FROM tables WHERE id = ?", table_id)
        assert rows == [(stored.seq + 1,)]
