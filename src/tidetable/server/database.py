"""Two databases behind one small door: read rows, write several statements as one.

A write is durable when it returns. SQLite does all writes that have come in a turn of the loop as
one transaction, so that full synchronous safety costs one disk flush for many moves. While a flush
takes less than it would to change between threads, it is waited for on the spot; on a slower disk a
thread waits for it, and meanwhile the next writes gather (docs/decisions/0021).
"""

import asyncio
import contextlib
import re
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from time import monotonic
from typing import Any, Protocol
from urllib.parse import quote

from tidetable.server.journal import failed

Row = tuple[Any, ...]
Statement = tuple[str, Sequence[Any]]  # SQL with ? for each value
Done = Callable[[Exception | None], None]  # called when a write is durable, or has failed


SWIFT = 0.001  # seconds: a commit that takes less is not worth a change of threads
PATIENCE = 5.0  # seconds in which another process must be done with writing
SLOW_FOR = 1.0  # seconds until a disk that was slow is given another chance
CHECKPOINT_EVERY = 1.0  # seconds
LONGEST_LOG = 16_000  # pages
KEPT = 65_536  # KiB of the file that the writing connection keeps in memory


class Conflict(Exception):
    """A row with this key exists already: somebody was faster, or it is a repetition."""


class Database(Protocol):
    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    async def row(self, sql: str, *values: Any) -> Row | None:
        """The one row with a key."""

    async def write(self, *statements: Statement) -> None: ...

    def submit(self, done: Done, *statements: Statement) -> None:
        """To write without waiting for it."""

    async def close(self) -> None: ...


Job = tuple[tuple[Statement, ...], Done]
Results = list[tuple[Done, Exception | None]]


class Sqlite:
    """One file, one connection that writes, a few that read."""

    def __init__(self, path: Path, readers: int = 2) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.local = threading.local()
        self.readers = ThreadPoolExecutor(readers, thread_name_prefix="sqlite-read")
        self.flusher = ThreadPoolExecutor(1, thread_name_prefix="sqlite-flush")
        self.looking = self.connect()  # for what is found at once
        self.connection = self.connect()
        self.connection.execute(f"PRAGMA cache_size=-{KEPT}")
        # Checkpoints are made beside the writing; only if they cannot keep up, as part of it.
        self.connection.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
        self.connection.execute("PRAGMA busy_timeout=0")  # the loop does not wait for others
        self.waiting: list[Job] = []
        self.busy = False  # they will be written in a moment, or when others have been
        self.since = 0.0  # when they could have been written first
        self.pace = SWIFT / 2  # what commits take of late ...
        self.slow_until = 0.0  # ... and until when that is taken to be too much
        self.checkpoint: asyncio.TimerHandle | None = None

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")
        return connection

    async def read(self, sql: str, *values: Any) -> list[Row]:
        return await self.loop.run_in_executor(self.readers, self.read_now, sql, values)

    async def row(self, sql: str, *values: Any) -> Row | None:
        """On the spot: to change between threads takes longer than to find a key."""
        rows: list[Row] = self.looking.execute(sql, values).fetchall()  # fetchone would stay on it
        return rows[0] if rows else None

    def read_now(self, sql: str, values: Sequence[Any]) -> list[Row]:
        if not hasattr(self.local, "connection"):
            self.local.connection = self.connect()
        rows: list[Row] = self.local.connection.execute(sql, values).fetchall()
        return rows

    async def write(self, *statements: Statement) -> None:
        written: asyncio.Future[None] = self.loop.create_future()
        self.submit(partial(resolve, written), *statements)
        await written

    def submit(self, done: Done, *statements: Statement) -> None:
        self.waiting.append((statements, done))
        if not self.busy:
            self.write_soon()

    def write_soon(self) -> None:
        """At the end of this turn of the loop, with all that has come until then."""
        self.busy, self.since = True, monotonic()
        self.loop.call_soon(self.write_waiting)

    def write_waiting(self) -> None:
        work, self.waiting = self.waiting, []
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            results = perform(self.connection, work)
        except Exception as error:
            self.abort()
            if is_locked(error) and monotonic() < self.since + PATIENCE:
                self.waiting = work + self.waiting
                self.loop.call_later(0.01, self.write_waiting)
            else:
                self.finish([(done, error) for _, done in work], None)
            return
        if monotonic() >= self.slow_until:
            self.finish(results, self.commit())
        else:
            committed = self.loop.run_in_executor(self.flusher, self.commit)
            committed.add_done_callback(lambda told: self.finish(results, told.result()))

    def commit(self) -> sqlite3.Error | None:
        """Make it durable."""
        began = monotonic()
        try:
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            self.abort()
            return error
        now = monotonic()
        if began >= self.slow_until:
            self.pace += (now - began - self.pace) / 10
            if self.pace > SWIFT:
                self.pace, self.slow_until = SWIFT / 2, now + SLOW_FOR
        return None

    def abort(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")

    def finish(self, results: Results, error: sqlite3.Error | None) -> None:
        self.busy = False
        tell(results if error is None else [(done, error) for done, _ in results])
        if self.waiting and not self.busy:
            self.write_soon()
        if self.checkpoint is None:
            self.checkpoint = self.loop.call_later(CHECKPOINT_EVERY, self.start_checkpoint)

    def start_checkpoint(self) -> None:
        """Bring what was committed from SQLite's log to its place, without holding up anybody."""
        self.checkpoint = None
        moving = "PRAGMA wal_checkpoint(PASSIVE)"
        moved = self.loop.run_in_executor(self.readers, self.read_now, moving, ())
        moved.add_done_callback(checkpointed)

    async def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            await self.write()  # nothing, after all that waits
        if self.checkpoint is not None:
            self.checkpoint.cancel()
        self.flusher.shutdown()
        self.readers.shutdown()
        self.looking.close()
        self.connection.close()


def perform(connection: sqlite3.Connection, work: list[Job]) -> Results:
    """All jobs in one transaction; one that fails does not take the others along."""
    alike: dict[str, list[Sequence[Any]]] = {}
    for statements, _ in work:
        for sql, values in statements:
            alike.setdefault(sql, []).append(values)
    try:
        for sql, rows in alike.items():
            connection.executemany(sql, rows)
    except Exception:
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [(done, one_job(connection, job)) for job, done in work]
    return [(done, None) for _, done in work]


def copy_sqlite(path: Path, target: Path) -> None:
    """A consistent copy, also while a server writes; what it had committed is in it."""
    with (
        contextlib.closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True)) as source,
        contextlib.closing(sqlite3.connect(target)) as copied,
    ):
        source.backup(copied)
        copied.execute("PRAGMA journal_mode=DELETE")  # one file, without companions


def one_job(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> Exception | None:
    connection.execute("SAVEPOINT job")
    try:
        for sql, values in statements:
            connection.execute(sql, values)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO job")
        return Conflict()
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        return error
    connection.execute("RELEASE job")
    return None


def is_locked(error: Exception) -> bool:
    """Another process is writing."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def checkpointed(moved: "asyncio.Future[list[Row]]") -> None:
    if not moved.cancelled() and (error := moved.exception()) is not None:
        failed("a checkpoint failed", error)  # the next one may not


def tell(results: Results) -> None:
    for done, error in results:
        try:
            done(error)
        except Exception:  # the others must not suffer
            failed("what follows a write failed")


def resolve(written: "asyncio.Future[None]", error: Exception | None) -> None:
    if written.cancelled():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


@cache
def numbered(sql: str) -> str:
    """? as $1, $2, ..., and ?1 as $1, which PostgreSQL wants."""
    count = iter(range(1, 100))
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(count)}", sql)


class Postgres:
    """A pool of connections; any number of processes may share the database."""

    def __init__(self, pool: Any) -> None:
        self.pool = pool
        self.writing: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: str, connections: int = 8) -> "Postgres":
        import asyncpg

        return cls(await asyncpg.create_pool(url, min_size=1, max_size=connections))

    async def read(self, sql: str, *values: Any) -> list[Row]:
        return [tuple(row) for row in await self.pool.fetch(numbered(sql), *values)]

    async def row(self, sql: str, *values: Any) -> Row | None:
        found = await self.pool.fetchrow(numbered(sql), *values)
        return None if found is None else tuple(found)

    async def write(self, *statements: Statement) -> None:
        import asyncpg

        try:
            async with self.pool.acquire() as connection:
                if len(statements) == 1:
                    sql, values = statements[0]
                    await connection.execute(numbered(sql), *values)
                    return
                async with connection.transaction():
                    for sql, values in statements:
                        await connection.execute(numbered(sql), *values)
        except asyncpg.UniqueViolationError:
            raise Conflict from None

    def submit(self, done: Done, *statements: Statement) -> None:
        task = asyncio.create_task(self.write_for(done, statements))
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    async def write_for(self, done: Done, statements: Sequence[Statement]) -> None:
        error: Exception | None = None
        try:
            await self.write(*statements)
        except Exception as found:
            error = found
        tell([(done, error)])

    async def close(self) -> None:
        await self.pool.close()
