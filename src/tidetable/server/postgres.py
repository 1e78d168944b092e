"""PostgreSQL: a connection that appends to logs, one that reads what other processes append, and a
pool for everything else. Any number of processes may share the database.

All entries that wait when the appending connection is free are stored by one statement: one round
trip and one flush of the disk for the moves of many tables (docs/decisions/0040). No request waits
for PostgreSQL longer than a few seconds; what has no answer by then has failed, and a new
connection is opened for the next.
"""

import asyncio
import contextlib
import itertools
import re
from collections.abc import AsyncIterator, Sequence
from functools import cache
from itertools import groupby
from time import monotonic
from typing import Any

import asyncpg

from tidetable.server.database import (
    Append,
    Callback,
    Conflict,
    Outcome,
    Row,
    Statement,
    StoredHere,
    nobody_else,
    report,
)
from tidetable.server.logs import log_error
from tidetable.server.postgres_line import Line

WITHIN = 5.0  # seconds in which PostgreSQL must answer
MOST = 1000  # entries in one statement
PACE = 0.002  # seconds from the start of one group of entries to that of the next

# A taken number or key leaves out that entry alone. The entries are sorted by table: processes that
# store entries of the same tables wait for each other in one order, and never in a circle.
APPEND = (
    "INSERT INTO log (table_id, seq, key, move_key, at, entry) SELECT * FROM "
    "unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::text[]) "
    "ON CONFLICT DO NOTHING RETURNING table_id"
)
APPEND_AND_MARK = (
    f"WITH added AS ({APPEND}), marked AS (INSERT INTO marks (process, table_id) "
    "SELECT m.process, m.table_id FROM unnest($7::text[], $8::text[]) AS m(process, table_id) "
    "JOIN added ON added.table_id = m.table_id ON CONFLICT DO NOTHING) "
    "SELECT table_id FROM added"
)
NEWS = (
    "SELECT l.* FROM unnest($1::text[], $2::int[]) AS known(table_id, seq), LATERAL ("
    "SELECT table_id, seq, at, entry FROM log "
    "WHERE log.table_id = known.table_id AND log.seq > known.seq ORDER BY log.seq) AS l"
)
# PostgreSQL plans this query once and keeps the plan while the log grows. One that was made while
# the log was small would read all of it for every group of entries; with these settings it uses
# the primary key from the beginning.
BY_PRIMARY_KEY = (
    "SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_sort = off; SET jit = off"
)
# The locks end with the transaction. They are taken in one order, so that nobody waits in a circle.
LOCK = (
    "SELECT pg_advisory_xact_lock(number) FROM ("
    "SELECT DISTINCT hashtextextended(name, 0) AS number FROM unnest($1::text[]) AS name "
    "ORDER BY number) AS numbers"
)


@cache
def numbered(sql: str) -> str:
    """SQL with $1, $2, ... as PostgreSQL wants it, for ? or ?1."""
    count = itertools.count(1)
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(count)}", sql)


async def keep_session(connection: Any) -> None:
    """Instead of the pool's reset, a round trip: nothing here changes a session's settings."""


class Postgres:
    def __init__(self, url: str, pool: Any, within: float) -> None:
        self.url = url
        self.pool = pool
        self.within = within
        self.appending = Line(url, within)  # appends to logs
        self.following = Line(url, within, BY_PRIMARY_KEY)  # reads what other processes append
        self.on_stored: StoredHere = nobody_else
        self.waiting: list[tuple[Append, Callback]] = []
        self.writer: asyncio.Task[None] | None = None  # runs while entries wait
        self.next_at = 0.0  # when the next group may start (monotonic)
        self.tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: str, connections: int = 8, within: float = WITHIN) -> "Postgres":
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=connections,
            timeout=within,
            command_timeout=within,
            reset=keep_session,
        )
        return cls(url, pool, within)

    @contextlib.asynccontextmanager
    async def borrowed(self) -> AsyncIterator[tuple[Any, float]]:
        """A connection of the pool, and the seconds it may still take. One that did not answer in
        time is not used again."""
        began = monotonic()
        connection = await self.pool.acquire(timeout=self.within)
        try:
            yield connection, max(0.001, began + self.within - monotonic())
        except TimeoutError:
            connection.terminate()
            raise
        finally:
            await self.pool.release(connection, timeout=self.within)

    # -- reading ---------------------------------------------------------------------------------

    async def read(self, sql: str, *values: Any) -> list[Row]:
        async with self.borrowed() as (connection, within):
            rows = await connection.fetch(numbered(sql), *values, timeout=within)
        return [tuple(row) for row in rows]

    async def row(self, sql: str, *values: Any) -> Row | None:
        async with self.borrowed() as (connection, within):
            found = await connection.fetchrow(numbered(sql), *values, timeout=within)
        return None if found is None else tuple(found)

    async def news(self, known: Sequence[tuple[str, int]]) -> list[Row]:
        tables, numbers = [one[0] for one in known], [one[1] for one in known]
        rows: list[Row] = await self.following.fetch(NEWS, tables, numbers)
        return rows

    # -- writing ---------------------------------------------------------------------------------

    async def write(self, *statements: Statement, in_turn: Sequence[str] = ()) -> None:
        groups = [
            (numbered(sql), [values for _, values in alike])
            for sql, alike in groupby(statements, key=lambda statement: statement[0])
        ]
        if not groups:
            return
        try:
            async with self.borrowed() as (connection, within):
                if len(groups) == 1 and not in_turn:  # atomic by itself
                    await execute(connection, groups, within)
                    return
                await connection.execute("BEGIN", timeout=within)
                try:
                    if in_turn:
                        await connection.execute(LOCK, list(in_turn), timeout=within)
                    await execute(connection, groups, within)
                    await connection.execute("COMMIT", timeout=within)
                except asyncpg.PostgresError:
                    if not connection.is_closed():
                        await connection.execute("ROLLBACK", timeout=within)
                    raise
        except asyncpg.UniqueViolationError:
            raise Conflict from None

    def append(self, done: Callback, entry: Append, *then: Statement) -> None:
        if then:  # rare: people sit down or leave
            task = asyncio.create_task(self.append_alone(done, entry, then))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            return
        self.waiting.append((entry, done))
        if self.writer is None:
            self.writer = asyncio.create_task(self.write_waiting())

    async def append_alone(self, done: Callback, entry: Append, then: Sequence[Statement]) -> None:
        error: Exception | None = None
        try:
            await self.write(*entry.statements(), *then)
        except Exception as found:
            error = found
        self.publish([(entry, done)], [(done, error)])
        report([(done, error)])

    async def write_waiting(self) -> None:
        """Store everything that waits, and what comes meanwhile, in groups."""
        try:
            while self.waiting:
                jobs: list[tuple[Append, Callback]] = []
                try:
                    await self.pace()
                    jobs = self.take()
                    outcomes = await self.store(jobs)
                    self.publish(jobs, outcomes)
                except BaseException as error:
                    # What came meanwhile has waited as long: it fails with it.
                    jobs, self.waiting = jobs + self.waiting, []
                    failure = error if isinstance(error, Exception) else ConnectionError("closed")
                    outcomes = [(done, failure) for _, done in jobs]
                    if not isinstance(error, Exception):
                        report(outcomes)
                        raise
                report(outcomes)
        finally:
            self.writer = None

    async def pace(self) -> None:
        """Let entries that come at about the same time share a group. One that comes alone does
        not wait."""
        if (pause := self.next_at - monotonic()) > 0:
            await asyncio.sleep(pause)
        self.next_at = monotonic() + PACE

    def take(self) -> list[tuple[Append, Callback]]:
        """The next entries to store, sorted, at most one of each table."""
        found: dict[str, tuple[Append, Callback]] = {}
        later: list[tuple[Append, Callback]] = []
        for job in self.waiting:
            if len(found) < MOST and job[0].table_id not in found:
                found[job[0].table_id] = job
            else:
                later.append(job)
        self.waiting = later
        return [found[table_id] for table_id in sorted(found)]

    async def store(self, jobs: list[tuple[Append, Callback]]) -> list[Outcome]:
        try:
            added = await self.insert([entry for entry, _ in jobs])
        except asyncpg.PostgresError:
            if len(jobs) == 1 or self.appending.lost():
                raise
            # One of them cannot be stored: each for itself.
            return [outcome for job in jobs for outcome in await self.store_one(job)]
        return [(done, None if entry.table_id in added else Conflict()) for entry, done in jobs]

    def publish(self, jobs: list[tuple[Append, Callback]], outcomes: list[Outcome]) -> None:
        """Notify the other processes of what is stored. They find it later if that fails."""
        both = zip(jobs, outcomes, strict=True)
        try:
            self.on_stored([(one.table_id, one.seq) for (one, _), (_, error) in both if not error])
        except Exception:
            log_error("the other processes were not notified of entries")

    async def store_one(self, job: tuple[Append, Callback]) -> list[Outcome]:
        try:
            return await self.store([job])
        except asyncpg.PostgresError as error:
            if self.appending.lost():
                raise
            return [(job[1], error)]

    async def insert(self, entries: list[Append]) -> set[str]:
        """Store entries of different tables; the tables whose entry is stored."""
        columns = [list(column) for column in zip(*(entry[:6] for entry in entries), strict=True)]
        marked = [entry for entry in entries if entry.mark is not None]
        sql = APPEND
        if marked:
            sql = APPEND_AND_MARK
            columns += [[entry.mark for entry in marked], [entry.table_id for entry in marked]]
        return {row[0] for row in await self.appending.fetch(sql, *columns)}

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.within):
                if self.writer is not None:
                    await asyncio.gather(self.writer, return_exceptions=True)
                await self.appending.close()
                await self.following.close()
                await self.pool.close()
        self.pool.terminate()


async def execute(
    connection: Any, groups: list[tuple[str, list[Sequence[Any]]]], within: float
) -> None:
    for sql, rows in groups:
        if len(rows) == 1:
            await connection.execute(sql, *rows[0], timeout=within)
        else:
            await connection.executemany(sql, rows, timeout=within)
