"""The pace of what is done together."""

import asyncio
from time import monotonic

from tests.server.harness import Postgres
from tidetable.server.app import open_database
from tidetable.server.database import Append
from tidetable.server.pace import Pace
from tidetable.server.postgres import Postgres as Database

LONG = 60.0  # seconds


async def test_the_first_work_waits_for_nothing() -> None:
    async with asyncio.timeout(LONG / 2):
        await Pace(LONG).gather(1)


async def test_work_that_follows_at_once_waits_for_more() -> None:
    pace = Pace(0.02)
    await pace.gather(1)
    began = monotonic()
    await pace.gather(1)
    assert monotonic() - began >= 0.015


async def test_enough_work_waits_for_nothing() -> None:
    pace = Pace(LONG, enough=8)
    await pace.gather(1)
    async with asyncio.timeout(LONG / 2):
        await pace.gather(8)


async def test_entries_that_come_one_by_one_are_stored_together(postgres: Postgres) -> None:
    """Entries of several tables, each submitted after a turn of the loop, share statements."""
    database = await open_database(postgres.database("pace"))
    assert isinstance(database, Database)
    stored: list[int] = []
    insert = database.insert

    async def counted(entries: list[Append]) -> set[str]:
        stored.append(len(entries))
        return await insert(entries)

    database.insert = counted  # type: ignore[method-assign]
    database.pace = Pace(0.2, enough=100)
    done: list[Exception | None] = []
    for number in range(20):
        database.append(done.append, Append(f"table-{number}", 1, None, 0.0, "{}", None))
        await asyncio.sleep(0)
    async with asyncio.timeout(LONG):
        while len(done) < 20:
            await asyncio.sleep(0.01)
    await database.close()
    assert done == [None] * 20
    assert sum(stored) == 20
    assert len(stored) <= 3, stored
