"""The public list: nobody pushes the others off it, and it stays fast with many stored tables."""

import os
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import create_engine, text

from tests.server.clients import HOST_SEAT, OPEN, Person, Refusal, all_of
from tests.server.harness import Postgres, Server
from tests.server.test_commands import PLANS
from tidetable.server.app import open_database
from tidetable.server.database import Database
from tidetable.server.listing import AT_ONCE, PER_PERSON
from tidetable.server.messages import Summary
from tidetable.server.migrate import config, migrate_sqlite
from tidetable.server.store import LISTED, LISTED_FOR, OF_EACH_HOST, OPEN_TABLES, Store
from tidetable.server.summaries import encode_summary, new_made, summary
from tidetable.table.table import Table

NOW = 1_800_000_000.0


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database("listing")


@asynccontextmanager
async def opened_store(where: str) -> AsyncIterator[Store]:
    database = await open_database(where)
    try:
        yield Store(database)
    finally:
        await database.close()


async def create(store: Store, name: str, host: str, at: float) -> None:
    table = Table(name, new_made("kadora", 2, host, PLANS, {}), at)
    await store.create(table, encode_summary(summary(table)))


async def shown(store: Store, limit: int = 50) -> list[str]:
    rows = await store.open_tables(NOW, limit)
    return [msgspec.json.decode(row, type=Summary).id for row in rows]


async def test_the_tables_of_a_stranger_push_nobody_off_the_list(where: str) -> None:
    async with opened_store(where) as store:
        for number in range(10):
            await create(store, f"friend-{number}", f"friend {number}", NOW - 1000 + number)
        for number in range(60):
            await create(store, f"stranger-{number}", "stranger", NOW - 100 + number)
        listed = await shown(store)
        assert len(listed) == 50
        assert {f"friend-{number}" for number in range(10)} <= set(listed)
        newest_ones = [f"stranger-{number}" for number in (59, 58, 57)]
        assert listed[:OF_EACH_HOST] == newest_ones
        assert await shown(store, 13) == [*newest_ones, *(f"friend-{n}" for n in range(9, -1, -1))]
        assert await store.listed_tables("stranger", NOW) == 60


async def test_a_table_in_which_nothing_happens_leaves_the_list(where: str) -> None:
    async with opened_store(where) as store:
        await create(store, "old", "ann", NOW - LISTED_FOR - 1)
        await create(store, "new", "ann", NOW - 1)
        assert await shown(store) == ["new"]
        assert await store.listed_tables("ann", NOW) == 1


# -- creating too many ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("listing")
    server = Server(folder, str(folder / "tables.sqlite"), None, "--rate", "1000").without_bots()
    server.start()
    yield server
    server.kill()


async def test_a_person_has_a_few_open_tables_on_the_list(limited: Server) -> None:
    ann = await Person(limited, "Ann", "fr").arrive()

    async def make(**plans: Any) -> str:
        try:
            return await ann.make([HOST_SEAT, HOST_SEAT], **plans)
        except Refusal as refusal:
            return f"{refusal.status} {refusal.code} {refusal.message}"

    made = await all_of(*(make() for _ in range(10)))  # at the same time
    refused = [answer for answer in made if "too-many-tables" in answer]
    assert len(refused) == 10 - PER_PERSON
    assert refused[0].startswith("429")
    assert "tables ouvertes" in refused[0]
    for _ in range(3):
        assert "too-many-tables" not in await make(listed=False)
    begun = next(answer for answer in made if answer not in refused)
    await ann.begin(begun)
    again: list[str] = []
    for _ in range(200):  # the list follows a moment later
        again.append(await make())
        if "too-many-tables" not in again[-1]:
            break
    assert "too-many-tables" not in again[-1]


async def test_guests_of_one_address_share_the_list(limited: Server) -> None:
    refused = 0
    for number in range(AT_ONCE + 3):
        guest = await Person(limited, f"guest {number}").arrive()
        try:
            await guest.make([HOST_SEAT, OPEN])
        except Refusal as refusal:
            refused += refusal.code == "too-many-tables"
    assert refused >= 3


# -- speed ---------------------------------------------------------------------------------------

FILL = (
    "INSERT INTO tables (id, game, rules, listed, host, status, made, changed, summary, seq) "
    "VALUES (?, 'kadora', 1, ?, ?, ?, ?, ?, ?, 1)"
)


async def fill(database: Database, tables: int) -> None:
    """Many tables of many hosts, a tenth of them open and listed."""
    short = encode_summary(summary(Table("t", new_made("kadora", 2, "ann", PLANS, {}), NOW)))
    for first in range(0, tables, 5000):
        await database.write(
            *(
                (
                    FILL,
                    (
                        *(f"t{number}", int(number % 5 < 4), f"host {number % 7000}"),
                        *("open" if number % 10 == 0 else "over", NOW, NOW - number / 10, short),
                    ),
                )
                for number in range(first, min(first + 5000, tables))
            )
        )


async def test_the_list_is_found_by_indexes(tmp_path: Path) -> None:
    async with opened_store(str(tmp_path / "tables.sqlite")) as store:
        for sql, values, index in (
            (OPEN_TABLES, (NOW, 500), "tables_open"),
            (LISTED, ("ann", NOW), "tables_host"),
        ):
            plan = str(await store.database.read(f"EXPLAIN QUERY PLAN {sql}", *values))
            assert index in plan
            assert "SCAN tables" not in plan


@pytest.mark.thorough
async def test_the_list_is_fast_with_100_000_tables(where: str) -> None:
    tables = int(os.environ.get("STORED_TABLES", "100000"))
    async with opened_store(where) as store:
        await fill(store.database, tables)
        times = []
        for _ in range(200):
            started = time.perf_counter()
            assert len(await shown(store)) == 50
            times.append(time.perf_counter() - started)
        times.sort()
        median, slow = statistics.median(times), times[-3]
        print(f"\n{tables} tables: median {median * 1000:.1f} ms, p99 {slow * 1000:.1f} ms")
        assert median < 0.02


def test_old_databases_learn_the_hosts_of_open_tables(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    migrate_sqlite(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.downgrade(config(connection), "0002")
        for name, status in (("a", "open"), ("b", "over")):
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, listed, status, made, changed, summary, seq) "
                    f"VALUES ('{name}', 'kadora', 1, '{status}', 0, 0, '{{}}', 1)"
                )
            )
            entry = '{"type":"made","host":"ann"}'
            connection.exec_driver_sql(
                "INSERT INTO log (table_id, seq, at, entry) VALUES (?, 1, 0, ?)", (name, entry)
            )
        command.upgrade(config(connection), "0003")
        found = connection.execute(text("SELECT id, host FROM tables ORDER BY id")).all()
    engine.dispose()
    assert [tuple(row) for row in found] == [("a", "ann"), ("b", None)]
