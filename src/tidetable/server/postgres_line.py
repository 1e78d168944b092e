"""A connection to PostgreSQL for one kind of request, beside the pool.

The pool starts two tasks for each request and does its bookkeeping, which takes as long as the
request itself. What is asked with every move has a connection of its own instead. One whose state
is unknown, because it did not answer in time, is dropped, and the next request opens another.
"""

import asyncio
import contextlib
from time import monotonic
from typing import Any

import asyncpg


class Line:
    def __init__(self, url: str, within: float, settings: str = "") -> None:
        self.url = url
        self.within = within  # seconds in which PostgreSQL must answer
        self.settings = settings  # SQL for a new connection
        self.connection: Any = None
        self.free = asyncio.Lock()  # a connection answers one request at a time

    def lost(self) -> bool:
        """Whether there is no connection."""
        return self.connection is None or bool(self.connection.is_closed())

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        began = monotonic()
        async with self.free:
            try:
                if self.lost():
                    self.connection = await asyncpg.connect(
                        self.url, timeout=self.within, command_timeout=self.within
                    )
                    if self.settings:
                        await self.connection.execute(self.settings)
                left = max(0.001, began + self.within - monotonic())
                rows: list[Any] = await self.connection.fetch(sql, *values, timeout=left)
                return rows
            except BaseException as error:
                if self.connection is not None and not isinstance(error, asyncpg.PostgresError):
                    self.connection.terminate()  # its state is unknown
                raise

    async def close(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(Exception):
                await self.connection.close()
