"""The interface to a database: read rows, and write several statements as one transaction.

A write is durable when it is reported as done. sqlite.py and postgres.py implement it; both commit
the log entries of several tables together.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import time
from typing import Any, NamedTuple, Protocol

from tidetable.server.logs import log_error

Row = tuple[Any, ...]
Statement = tuple[str, Sequence[Any]]  # SQL with ? for each value
Callback = Callable[[Exception | None], None]  # called when a write is durable or has failed
Outcome = tuple[Callback, Exception | None]
StoredHere = Callable[[list[tuple[str, int]]], None]  # tables, and the numbers of their entries


class Append(NamedTuple):
    """A log entry to store, and the process whose mark the table gets with it, if any."""

    table_id: str
    seq: int
    key: str | None  # of the command, so that it is not executed again
    move_key: str | None  # the same for a move: no index has it, since a ply is played only once
    at: float
    entry: str
    mark: str | None

    def statements(self) -> list[Statement]:
        found: list[Statement] = [(APPEND, self[:6])]
        if self.mark is not None:
            found.append((MARK, (self.mark, self.table_id)))
        return found


APPEND = "INSERT INTO log (table_id, seq, key, move_key, at, entry) VALUES (?, ?, ?, ?, ?, ?)"
MARK = "INSERT INTO marks (process, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"


def now() -> float:
    """The system time at which an entry is stored."""
    return time()


class Conflict(Exception):
    """A row with this key exists: another process was faster, or the write is a repetition."""


class Database(Protocol):
    # For a database that processes share: called when entries of this process are durable, before
    # anything else is done about them, so that the others hear of them at once.
    on_stored: StoredHere

    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    async def row(self, sql: str, *values: Any) -> Row | None:
        """The one row with a key."""

    async def write(self, *statements: Statement, in_turn: Sequence[str] = ()) -> None:
        """`in_turn`: writes that name the same thing here happen one after the other, so that what
        one of them counts is not changed by another at the same moment."""

    def append(self, done: Callback, entry: Append, *then: Statement) -> None:
        """Store a log entry without waiting, with the statements that belong to it. `done` gets
        Conflict if the entry's number or key is taken; then nothing is written."""

    async def news(self, known: Sequence[tuple[str, int]]) -> list[Row]:
        """The entries after these numbers of several logs: table, number, time and entry."""

    async def close(self) -> None: ...


def nobody_else(stored: list[tuple[str, int]]) -> None:
    """There is no other process to notify."""


def report(outcomes: list[Outcome]) -> None:
    """Call the callbacks of writes. One that fails does not affect the others."""
    for done, error in outcomes:
        try:
            done(error)
        except Exception:
            log_error("the callback of a write failed")


def resolve(future: "asyncio.Future[None]", error: Exception | None) -> None:
    """A callback that resolves a future."""
    if future.done():
        return  # cancelled
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
