"""PostgreSQL: entries of many tables in one statement, conflicts one by one, and a database that
does not answer. And who looks after the tables of a dead process."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from time import monotonic
from typing import Any, cast

import asyncpg
import pytest

from tests.server.harness import HOST, Postgres
from tests.server.test_commands import PLANS
from tidetable.server import processes
from tidetable.server.database import Append, Callback, Conflict, Outcome, Statement
from tidetable.server.list_rows import ListRow
from tidetable.server.lists import Lists
from tidetable.server.outage import is_outage
from tidetable.server.postgres import NEWS, numbered
from tidetable.server.postgres import Postgres as Database
from tidetable.server.processes import Processes
from tidetable.server.store import Store
from tidetable.server.summaries import encode_summary, list_row, new_made, summary
from tidetable.table.table import Table

WITHIN = 0.4  # seconds in which the database must answer in these tests


@contextlib.asynccontextmanager
async def opened(url: str, within: float = 5.0) -> AsyncIterator[Database]:
    database = await Database.open(url, within=within)
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database("writer")


def entry(table: str, seq: int, key: str | None = None, mark: str | None = None) -> Append:
    return Append(table, seq, key, None, 0.0, "{}", mark)


def sitting(person: str) -> Statement:
    return "INSERT INTO sitting (person, table_id, seat) VALUES (?, 't', 0)", (person,)


async def outcomes(database: Database, *jobs: tuple[Any, ...]) -> list[Exception | None]:
    """Append entries in one turn of the loop; what becomes of each."""
    loop = asyncio.get_running_loop()
    futures: list[asyncio.Future[Exception | None]] = [loop.create_future() for _ in jobs]
    for future, job in zip(futures, jobs, strict=True):
        database.append(future.set_result, *job)
    return await asyncio.gather(*futures)


def kinds(found: list[Exception | None]) -> list[type]:
    return [type(error) for error in found]


async def stored(database: Database) -> set[tuple[str, int]]:
    return {(row[0], row[1]) for row in await database.read("SELECT table_id, seq FROM log")}


async def test_entries_of_one_turn_are_one_statement(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(url) as database:
        groups: list[int] = []
        insert = database.insert

        async def counted(entries: list[Append]) -> set[str]:
            groups.append(len(entries))
            return await insert(entries)

        monkeypatch.setattr(database, "insert", counted)
        jobs = [(entry(f"t{number}", 1),) for number in range(50)]
        assert await outcomes(database, *jobs) == [None] * 50
        assert groups == [50]
        assert len(await stored(database)) == 50


async def test_entries_that_come_soon_after_a_group_are_one_statement(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(url) as database:
        groups: list[list[str]] = []
        insert = database.insert

        async def noted(entries: list[Append]) -> set[str]:
            groups.append([one.table_id for one in entries])
            return await insert(entries)

        monkeypatch.setattr(database, "insert", noted)
        monkeypatch.setattr("tidetable.server.postgres.PACE", 0.2)
        began = monotonic()
        # On a busy machine the pace could be over before the second entry comes.
        monkeypatch.setattr("tidetable.server.postgres.monotonic", lambda: began)
        assert await outcomes(database, (entry("a", 1),)) == [None]  # it does not wait
        later = [asyncio.create_task(outcomes(database, (entry("b", 1),)))]
        while not database.waiting:
            await asyncio.sleep(0)
        later.append(asyncio.create_task(outcomes(database, (entry("c", 1),))))
        await asyncio.gather(*later)
        assert monotonic() - began > 0.2
        assert groups == [["a"], ["b", "c"]]


async def test_news_are_read_by_index_however_small_the_log_was(url: str) -> None:
    """The plan is kept while the log grows: it must not read the whole log."""
    async with opened(url) as database:
        for seq in (1, 2):
            await outcomes(database, *((entry(f"t{number}", seq),) for number in range(50)))
        await database.write(("ANALYZE log", ()))
        news = await database.news([("t2", 0), ("t1", 1), ("t3", 2)])
        assert [row[:2] for row in news] == [("t2", 1), ("t2", 2), ("t1", 2)]
        plan = await database.following.fetch(f"EXPLAIN {NEWS}", ["t1", "t2"], [0, 0])
        steps = "\n".join(row[0] for row in plan)
        assert "log_pkey" in steps
        assert "Sort" not in steps


async def test_a_taken_number_or_key_fails_that_entry_alone(url: str) -> None:
    async with opened(url) as database:
        await outcomes(database, (entry("number", 1, "a"),), (entry("key", 1, "a"),))
        found = await outcomes(
            database,
            (entry("number", 1, "b", mark="me"),),
            (entry("key", 2, "a", mark="me"),),
            (entry("fine", 1, "a", mark="me"),),
            (entry("number", 1, "c"), sitting("ann")),  # with a statement that belongs to it
            (entry("also-fine", 1), sitting("ben")),
        )
        assert kinds(found) == [Conflict, Conflict, type(None), Conflict, type(None)]
        fine = {("number", 1), ("key", 1), ("fine", 1), ("also-fine", 1)}
        assert await stored(database) == fine
        assert await database.read("SELECT process, table_id FROM marks") == [("me", "fine")]
        assert await database.read("SELECT person FROM sitting") == [("ben",)]


async def test_of_two_entries_with_one_number_in_one_turn_the_first_is_stored(url: str) -> None:
    async with opened(url) as database:
        found = await outcomes(
            database, (entry("t", 1, "a"),), (entry("t", 1, "b"),), (entry("t", 2, "c"),)
        )
        assert kinds(found) == [type(None), Conflict, type(None)]
        rows = await database.read("SELECT seq, key FROM log ORDER BY seq")
        assert rows == [(1, "a"), (2, "c")]


async def test_the_other_processes_hear_of_what_is_stored_before_anything_else(
    url: str,
) -> None:
    async with opened(url) as database:
        noted: list[object] = []
        database.on_stored = noted.append
        assert await outcomes(database, (entry("a", 1),)) == [None]
        assert noted == [[("a", 1)]]
        noted.clear()
        over = asyncio.Event()
        database.append(lambda error: noted.append(error), entry("b", 1))
        database.append(lambda error: noted.append(error), entry("a", 1))  # taken
        database.append(lambda error: over.set(), entry("c", 1))
        await over.wait()
        assert noted[0] == [("b", 1), ("c", 1)]
        assert kinds(noted[1:]) == [Conflict, type(None)]  # type: ignore[arg-type]
        noted.clear()
        assert await outcomes(database, (entry("d", 1), sitting("ann"))) == [None]
        assert noted == [[("d", 1)]]


async def test_an_entry_is_stored_even_if_the_others_cannot_be_notified(url: str) -> None:
    async with opened(url) as database:
        database.on_stored = lambda stored: print(1 // 0)
        jobs = (entry("a", 1),), (entry("b", 1), sitting("ann"))
        assert await outcomes(database, *jobs) == [None, None]
        assert await stored(database) == {("a", 1), ("b", 1)}


async def test_an_entry_that_postgres_refuses_fails_alone(url: str) -> None:
    async with opened(url) as database:
        found = await outcomes(database, (entry("a", 1, "\0"),), (entry("b", 1),))
        assert found[0] is not None
        assert not isinstance(found[0], Conflict)
        assert found[1] is None


SLOWLY = (
    "CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS "
    "'BEGIN PERFORM pg_sleep(0.005); RETURN NEW; END'",
    "CREATE TRIGGER slowly BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION slowly()",
)


async def test_processes_that_store_at_the_same_tables_do_not_wait_in_a_circle(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def alone(self: Database, job: tuple[Append, Callback]) -> list[Outcome]:
        return [(job[1], AssertionError("a deadlock ended the statement for all tables"))]

    monkeypatch.setattr(Database, "store_one", alone)
    async with opened(url) as one, opened(url) as two:
        for statement in SLOWLY:  # both are in the middle of their tables at the same time
            await one.write((statement, ()))
        tables = [f"t{number:02}" for number in range(20)]
        both = await asyncio.gather(
            outcomes(one, *((entry(table, 1),) for table in tables)),
            outcomes(two, *((entry(table, 1),) for table in reversed(tables))),
        )
        for here, there in zip(both[0], reversed(both[1]), strict=True):
            assert sorted(map(str, kinds([here, there]))) == sorted(
                map(str, (type(None), Conflict))
            )


async def test_processes_that_list_the_same_tables_do_not_wait_in_a_circle(url: str) -> None:
    """Each writes the rows of the same tables, in an order of its own. A row in the middle is held
    until both wait."""
    line = await asyncpg.connect(url)
    async with opened(url) as one, opened(url) as two:
        made = new_made("kadora", 2, "ann", PLANS, {})
        tables = [Table(f"t{number:02}", made, 1.0) for number in range(40)]
        for table in tables:
            await Store(one).create(table, encode_summary(summary(table)))
        failed: list[Exception] = []
        async with line.transaction():
            await line.fetch("SELECT id FROM tables WHERE id = 't20' FOR UPDATE")
            both = asyncio.gather(
                update(one, tables, failed), update(two, list(reversed(tables)), failed)
            )
            waiting = (
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE wait_event_type = 'Lock' AND datname = current_database()"
            )
            async with asyncio.timeout(4):
                while (await line.fetch(waiting))[0][0] < 2:
                    await asyncio.sleep(0.01)
        await both
        assert not failed
    await line.close()


async def update(database: Database, tables: list[Table], failed: list[Exception]) -> None:
    """Write the rows of tables, and note what PostgreSQL refuses: it is tried again one by one."""
    store = Store(database)
    update_lists = store.update_lists

    async def noted(rows: list[ListRow], at: float) -> None:
        try:
            await update_lists(rows, at)
        except Exception as error:
            failed.append(error)
            raise

    store.update_lists = noted  # type: ignore[method-assign]
    rows = [list_row(table, summary(table)) for table in tables]
    await Lists(store, cast(Any, None), cast(Any, None)).update(rows, 2.0)


# -- a database that does not answer -------------------------------------------------------------


class Line:
    """A connection to PostgreSQL that can be stalled."""

    def __init__(self, url: str) -> None:
        self.target = int(url.rpartition(":")[2].partition("/")[0])
        self.url = url
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.pumps: set[asyncio.Task[None]] = set()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        beyond = await asyncio.open_connection(HOST, self.target)
        for source, sink in ((reader, beyond[1]), (beyond[0], writer)):
            pump = asyncio.create_task(self.pump(source, sink))
            self.pumps.add(pump)

    async def pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self.flowing.wait()
                sink.write(data)
                await sink.drain()
        sink.close()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self.connected, HOST, 0)
        port = server.sockets[0].getsockname()[1]
        try:
            yield self.url.replace(f":{self.target}/", f":{port}/")
        finally:
            server.close()
            for pump in self.pumps:
                pump.cancel()
            await asyncio.gather(*self.pumps, return_exceptions=True)


async def test_a_database_that_hangs_fails_moves_in_time_and_is_used_again(url: str) -> None:
    line = Line(url)
    async with line.open() as through, opened(through, WITHIN) as database:
        assert await outcomes(database, (entry("t", 1, "a"),)) == [None]
        line.flowing.clear()
        began = monotonic()
        appending = asyncio.create_task(outcomes(database, (entry("t", 2, "b"),)))
        reading = asyncio.create_task(database.read("SELECT 1"))
        writing = asyncio.create_task(database.write(sitting("ann"), sitting("ben")))
        await asyncio.sleep(0)  # the first is on its way ...
        later = asyncio.create_task(outcomes(database, (entry("u", 1),)))  # ... and this waits
        try:
            async with asyncio.timeout(20 * WITHIN):
                found = await asyncio.gather(reading, writing, return_exceptions=True)
                errors = [*found, *await appending, *await later]
        finally:
            line.flowing.set()  # or closing would hang as well
        assert all(isinstance(error, Exception) and is_outage(error) for error in errors), errors
        assert monotonic() - began < 3 * WITHIN
        # What was sent before may have been stored since: then its repetition is a conflict.
        repeated = await outcomes(database, (entry("t", 2, "b"),))
        assert kinds(repeated)[0] in (type(None), Conflict)
        assert await outcomes(database, (entry("t", 3, "c"),)) == [None]
        assert {("t", 1), ("t", 2), ("t", 3)} <= await stored(database)
        assert await database.read("SELECT 1") == [(1,)]


# -- processes -----------------------------------------------------------------------------------


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "SILENT", 0.0)


@pytest.mark.usefixtures("hurried")
async def test_the_marks_of_a_silent_process_are_inherited(url: str) -> None:
    async with opened(url) as database:
        dead, living = Processes(database, True), Processes(database, True)
        await dead.enter()
        await living.enter()
        marked = [(entry(f"t{number}", 1, mark=dead.id),) for number in range(3)]
        await outcomes(database, *marked, (entry("own", 1, mark=living.id),))
        for _ in range(processes.UNCHANGED):
            await dead.beat()  # as long as it does, it lives
            await living.beat()
            assert await living.orphans() == []
            living.scan_at = 0.0
        for _ in range(processes.UNCHANGED + 1):
            await living.beat()
        orphans = await living.orphans()
        assert orphans == [(dead.id, f"t{number}") for number in range(3)]
        await living.inherit(orphans)
        rows = await database.read("SELECT process, table_id FROM marks ORDER BY table_id")
        assert rows == [(living.id, table) for table in ("own", "t0", "t1", "t2")]


@pytest.mark.usefixtures("hurried")
async def test_a_process_that_was_thought_dead_gets_a_new_id(url: str) -> None:
    async with opened(url) as database:
        stalled, other = Processes(database, True), Processes(database, True)
        await stalled.enter()
        await other.enter()
        was = stalled.id
        for _ in range(processes.UNCHANGED + 2):
            await other.beat()
        await stalled.beat()
        assert stalled.id != was
        rows = await database.read("SELECT id FROM processes")
        assert {row[0] for row in rows} == {stalled.id, other.id}


async def test_a_process_alone_inherits_all_marks(url: str) -> None:
    async with opened(url) as database:
        before = Processes(database, False)
        await before.enter()
        await outcomes(database, (entry("t", 1, mark=before.id),))
        after = Processes(database, False)
        await after.enter()
        assert await after.orphans() == [(before.id, "t")]


async def test_orphans_come_in_pages(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PAGE", 2)
    async with opened(url) as database:
        await outcomes(database, *((entry(f"t{number}", 1, mark="x"),) for number in range(5)))
        alone = Processes(database, False)
        await alone.enter()
        pages = [[table for _, table in await alone.orphans()] for _ in range(3)]
        assert pages == [["t0", "t1"], ["t2", "t3"], ["t4"]]
        assert await alone.orphans() == []  # for a while


def test_a_statement_may_have_many_parameters() -> None:
    """The public list asks for two hundred tables at once."""
    asked = numbered(f"SELECT id FROM tables WHERE id IN ({', '.join('?' * 200)})")
    assert asked.endswith("$199, $200)")
