"""Two databases behind one small door: read rows, write several statements as one.

A write is durable when it returns. SQLite gathers the writes that wait and commits them together
in a thread of its own, so that full synchronous safety costs one disk flush for many moves.
"""

import asyncio
import contextlib
import queue
import re
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol
from urllib.parse import quote

import msgspec

from tidetable.server.journal import failed

Row = tuple[Any, ...]
Statement = tuple[str, Sequence[Any]]  # SQL with ? for each value
Done = Callable[[Exception | None], None]  # called when a write is durable, or has failed


# The first write after a pause goes to the disk at once; of many, so much is gathered. It is less
# than a player notices, and saves most of the changes between the writing thread and the others.
TOGETHER_WITHIN = 0.002  # seconds


class Conflict(Exception):
    """A row with this key exists already: somebody was faster, or it is a repetition."""


class Database(Protocol):
    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    async def write(self, *statements: Statement) -> None: ...

    def submit(self, done: Done, *statements: Statement) -> None:
        """To write without waiting for it."""

    async def close(self) -> None: ...


Job = tuple[tuple[Statement, ...], Done]
Results = list[tuple[Done, Exception | None]]
encode = msgspec.json.encode


class Sqlite:
    """One file, one writing thread, a few reading ones."""

    def __init__(self, path: Path, together: dict[str, str], readers: int = 2) -> None:
        self.path = path
        self.together = together  # statements -> how to do them for many rows at once
        self.loop = asyncio.get_running_loop()
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.local = threading.local()
        self.readers = ThreadPoolExecutor(readers, thread_name_prefix="sqlite-read")
        self.writer = threading.Thread(target=self.write_all, name="sqlite-write", daemon=True)
        self.writer.start()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        return connection

    async def read(self, sql: str, *values: Any) -> list[Row]:
        return await self.loop.run_in_executor(self.readers, self.read_now, sql, values)

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
        self.jobs.put((statements, done))

    def write_all(self) -> None:
        connection = self.connect()
        began = 0.0
        while True:
            batch = [self.jobs.get()]
            sleep(max(0.0, began + TOGETHER_WITHIN - monotonic()))
            began = monotonic()
            while not self.jobs.empty():
                batch.append(self.jobs.get())
            work = [job for job in batch if job is not None]
            if work:
                results = self.commit(connection, work)
                self.loop.call_soon_threadsafe(tell, results)
            if None in batch:
                connection.close()
                return

    def commit(self, connection: sqlite3.Connection, work: list[Job]) -> "Results":
        """All jobs in one transaction; one that fails does not take the others along."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                self.all_at_once(connection, work)
                results: Results = [(done, None) for _, done in work]
            except sqlite3.Error:
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                results = [(done, one_job(connection, job)) for job, done in work]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(done, error) for _, done in work]
        return results

    def all_at_once(self, connection: sqlite3.Connection, work: list[Job]) -> None:
        """Whenever a statement begins or ends, this thread gives the interpreter away and waits
        to get it back. So the fewer the better: like ones are made one."""
        alike: dict[str, list[Sequence[Any]]] = {}
        for statements, _ in work:
            for sql, values in statements:
                alike.setdefault(sql, []).append(values)
        for sql, rows in alike.items():
            if sql in self.together:
                connection.execute(self.together[sql], (encode(rows).decode(),))
            else:
                connection.executemany(sql, rows)

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()


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
    except sqlite3.Error as error:
        connection.execute("ROLLBACK TO job")
        return error
    connection.execute("RELEASE job")
    return None


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
