"""The interface to a database: read rows, and write several statements as one transaction.

A write is durable when it is reported as done. sqlite.py and postgres.py implement it; only SQLite
commits the writes of several callers together.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tidetable.server.logs import log_error

Row = tuple[Any, ...]
Statement = tuple[str, Sequence[Any]]  # SQL with ? for each value
Callback = Callable[[Exception | None], None]  # called when a write is durable or has failed
Outcome = tuple[Callback, Exception | None]


class Conflict(Exception):
    """A row with this key exists: another process was faster, or the write is a repetition."""


class Database(Protocol):
    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    async def row(self, sql: str, *values: Any) -> Row | None:
        """The one row with a key."""

    async def write(self, *statements: Statement) -> None: ...

    def submit(self, done: Callback, *statements: Statement) -> None:
        """Write without waiting."""

    async def close(self) -> None: ...


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
