"""The quick way of a command: it leaves nothing locked, and in doubt the long way is taken."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from tidetable.server.app import open_database
from tidetable.server.database import Conflict
from tidetable.server.held import Held
from tidetable.server.store import Store
from tidetable.server.summaries import new_made
from tidetable.server.tables import Tables
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError


class Looker:
    """Notes what it is told, and when."""

    person: str | None = "ann"

    def __init__(self) -> None:
        self.told: list[object] = []
        self.done = asyncio.Event()

    def wake(self) -> None:
        self.told.append("shown")

    def then(self, error: Exception | None) -> None:
        self.told.append(error)
        self.done.set()


@asynccontextmanager
async def at_a_table(tmp_path: Path) -> AsyncIterator[tuple[Tables, Held, Looker]]:
    database = await open_database(str(tmp_path / "tables.sqlite"))
    tables = Tables(Store(database), cast(Any, None), "secret", False)
    plans = [log.SeatPlan("host"), log.SeatPlan("open")]
    held = tables.held[(await tables.make(new_made("kadora", 2, "ann", plans, {}))).id]
    looker = Looker()
    held.lookers.add(looker)
    yield tables, held, looker
    await tables.close()
    await database.close()


def say(table: Table) -> log.AnyEntry:
    return log.Said("ann", "Ann", "hello")


async def test_it_is_stored_then_answered_then_shown(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (tables, held, looker):
        assert tables.attempt(held, say, "ann/1", looker.then)
        assert held.lock.locked()
        assert (looker.told, held.table.said) == ([], 0)
        await asyncio.wait_for(looker.done.wait(), 5)
        assert (looker.told, held.table.said) == ([None, "shown"], 1)
        assert await tables.store.has_key(held.table.id, "ann/1")
        assert not held.lock.locked()


async def test_a_busy_table_is_not_waited_for(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (tables, held, looker):
        async with held.lock:
            assert not tables.attempt(held, say, "ann/1", looker.then)
            waiting = asyncio.create_task(held.lock.acquire())
            await asyncio.sleep(0)
        # Free, but promised to somebody.
        assert not tables.attempt(held, say, "ann/1", looker.then)
        await asyncio.wait_for(waiting, 5)
        held.lock.release()
        assert tables.attempt(held, say, "ann/1", looker.then)
        await asyncio.wait_for(looker.done.wait(), 5)


async def test_refusals_and_mistakes_leave_nothing_locked(tmp_path: Path) -> None:
    def refused(table: Table) -> log.AnyEntry:
        raise TableError("not-begun")

    def mistaken(table: Table) -> log.AnyEntry:
        raise ValueError

    async with at_a_table(tmp_path) as (tables, held, looker):
        for plan in (refused, mistaken, lambda table: None):
            assert not tables.attempt(held, plan, "ann/1", looker.then)
            assert not held.lock.locked()
        assert not tables.attempt(
            held, lambda table: log.Said("ann", "Ann", "\ud800"), "ann/1", looker.then
        )
        assert not held.lock.locked()
        assert looker.told == []


async def test_a_repetition_is_left_to_the_long_way(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (tables, held, looker):
        await tables.do(held.table.id, say, "ann/1")
        looker.told.clear()
        assert tables.attempt(held, say, "ann/1", looker.then)
        await asyncio.wait_for(looker.done.wait(), 5)
        assert [type(error) for error in looker.told] == [Conflict]
        assert (held.table.said, held.lock.locked()) == (1, False)
        await tables.do(held.table.id, say, "ann/1")
        assert held.table.said == 1
