"""SQLite: one file, one connection that writes, a few that read.

All writes of one turn of the event loop become one transaction, so that full synchronous safety
costs one disk flush for many moves. While a flush is faster than a change of threads, the loop
waits for it; on a slower disk a thread waits, and meanwhile the next writes are collected
(docs/decisions/0021).
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import quote

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
    resolve,
)
from tidetable.server.logs import log_error

FAST = 0.001  # seconds: a commit that takes less is not worth a change of threads
PATIENCE = 5.0  # seconds to wait for a lock of another process
SLOW_FOR = 1.0  # seconds until a disk that was slow is tried again
CHECKPOINT_EVERY = 1.0  # seconds
LONGEST_WAL = 16_000  # pages
CACHE = 65_536  # KiB of the file that the writing connection keeps in memory

Job = tuple[tuple[Statement, ...], Callback]


class Sqlite:
    def __init__(self, path: Path, readers: int = 2) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.local = threading.local()
        self.readers = ThreadPoolExecutor(readers, thread_name_prefix="sqlite-read")
        self.flusher = ThreadPoolExecutor(1, thread_name_prefix="sqlite-flush")
        self.key_reader = self.connect()  # for lookups by key, which need no thread
        self.connection = self.connect()
        self.connection.execute(f"PRAGMA cache_size=-{CACHE}")
        # Checkpoints run in a reader's thread; a write does one only if those cannot keep up.
        self.connection.execute(f"PRAGMA wal_autocheckpoint={LONGEST_WAL}")
        self.connection.execute("PRAGMA busy_timeout=0")  # never block the loop
        self.on_stored: StoredHere = nobody_else
        self.waiting: list[Job] = []
        self.busy = False  # a write is scheduled or running
        self.since = 0.0  # when the waiting jobs could first have been written
        self.pace = FAST / 2  # recent average duration of a commit ...
        self.slow_until = 0.0  # ... and until when commits run in the thread
        self.checkpoint: asyncio.TimerHandle | None = None

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")
        return connection

    # -- reading ---------------------------------------------------------------------------------

    async def read(self, sql: str, *values: Any) -> list[Row]:
        return await self.loop.run_in_executor(self.readers, self.read_now, sql, values)

    async def row(self, sql: str, *values: Any) -> Row | None:
        # In the loop: a change of threads takes longer than a lookup by key.
        rows: list[Row] = self.key_reader.execute(sql, values).fetchall()  # ends the transaction
        return rows[0] if rows else None

    async def news(self, known: Sequence[tuple[str, int]]) -> list[Row]:
        sql = "SELECT table_id, seq, at, entry FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [row for one in known for row in await self.read(sql, *one)]

    def read_now(self, sql: str, values: Sequence[Any]) -> list[Row]:
        if not hasattr(self.local, "connection"):
            self.local.connection = self.connect()
        rows: list[Row] = self.local.connection.execute(sql, values).fetchall()
        return rows

    # -- writing ---------------------------------------------------------------------------------

    async def write(self, *statements: Statement, in_turn: Sequence[str] = ()) -> None:
        # There is one writer at a time anyway.
        written: asyncio.Future[None] = self.loop.create_future()
        self.submit(partial(resolve, written), *statements)
        await written

    def append(self, done: Callback, entry: Append, *then: Statement) -> None:
        self.submit(done, *entry.statements(), *then)

    def submit(self, done: Callback, *statements: Statement) -> None:
        """Write without waiting."""
        self.waiting.append((statements, done))
        if not self.busy:
            self.write_soon()

    def write_soon(self) -> None:
        """Write at the end of this turn of the loop, with all that is submitted until then."""
        self.busy, self.since = True, monotonic()
        self.loop.call_soon(self.write_waiting)

    def write_waiting(self) -> None:
        jobs, self.waiting = self.waiting, []
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            outcomes = execute(self.connection, jobs)
        except Exception as error:
            self.roll_back()
            if is_locked(error) and monotonic() < self.since + PATIENCE:
                self.waiting = jobs + self.waiting
                self.loop.call_later(0.01, self.write_waiting)
            else:
                self.finish([(done, error) for _, done in jobs], None)
            return
        if monotonic() >= self.slow_until:
            self.finish(outcomes, self.commit())
        else:
            committed = self.loop.run_in_executor(self.flusher, self.commit)
            committed.add_done_callback(lambda future: self.finish(outcomes, future.result()))

    def commit(self) -> sqlite3.Error | None:
        """Make the transaction durable; the error if that fails."""
        began = monotonic()
        try:
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            self.roll_back()
            return error
        now = monotonic()
        if began >= self.slow_until:
            self.pace += (now - began - self.pace) / 10
            if self.pace > FAST:
                self.pace, self.slow_until = FAST / 2, now + SLOW_FOR
        return None

    def roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")

    def finish(self, outcomes: list[Outcome], error: sqlite3.Error | None) -> None:
        self.busy = False
        report(outcomes if error is None else [(done, error) for done, _ in outcomes])
        if self.waiting and not self.busy:
            self.write_soon()
        if self.checkpoint is None:
            self.checkpoint = self.loop.call_later(CHECKPOINT_EVERY, self.start_checkpoint)

    def start_checkpoint(self) -> None:
        """Move committed pages from the WAL to the database file, in a reader's thread."""
        self.checkpoint = None
        moved = self.loop.run_in_executor(
            self.readers, self.read_now, "PRAGMA wal_checkpoint(PASSIVE)", ()
        )
        moved.add_done_callback(checkpointed)

    async def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            await self.write()  # an empty write, after all others
        if self.checkpoint is not None:
            self.checkpoint.cancel()
        self.flusher.shutdown()
        self.readers.shutdown()
        self.key_reader.close()
        self.connection.close()


def execute(connection: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Execute all jobs in the open transaction. A job that fails does not affect the others."""
    by_statement: dict[str, list[Sequence[Any]]] = {}
    for statements, _ in jobs:
        for sql, values in statements:
            by_statement.setdefault(sql, []).append(values)
    try:
        for sql, rows in by_statement.items():
            connection.executemany(sql, rows)
    except Exception:
        if not connection.in_transaction:
            raise  # SQLite itself has rolled back: the disk is full
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [(done, execute_one(connection, statements)) for statements, done in jobs]
    return [(done, None) for _, done in jobs]


def execute_one(
    connection: sqlite3.Connection, statements: tuple[Statement, ...]
) -> Exception | None:
    connection.execute("SAVEPOINT job")
    try:
        for sql, values in statements:
            connection.execute(sql, values)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO job")
        return Conflict()
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO job")
        return error
    connection.execute("RELEASE job")
    return None


def is_locked(error: Exception) -> bool:
    """Whether another process holds the lock."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def checkpointed(moved: "asyncio.Future[list[Row]]") -> None:
    if not moved.cancelled() and (error := moved.exception()) is not None:
        log_error("a checkpoint failed", error)  # the next one may succeed


def copy_sqlite(path: Path, target: Path) -> None:
    """Make a consistent copy, even while a server writes. It has everything committed."""
    with (
        contextlib.closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True)) as source,
        contextlib.closing(sqlite3.connect(target)) as copied,
    ):
        source.backup(copied)
        copied.execute("PRAGMA journal_mode=DELETE")  # a single file, without -wal and -shm
