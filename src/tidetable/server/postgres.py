"""PostgreSQL: a pool of connections. Any number of processes may share the database."""

import asyncio
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from tidetable.server.database import Callback, Conflict, Row, Statement, report


@cache
def numbered(sql: str) -> str:
    """SQL with $1, $2, ... as PostgreSQL wants it, for ? or ?1."""
    count = iter(range(1, 100))
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(count)}", sql)


class Postgres:
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

    def submit(self, done: Callback, *statements: Statement) -> None:
        task = asyncio.create_task(self.write_and_report(done, statements))
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    async def write_and_report(self, done: Callback, statements: Sequence[Statement]) -> None:
        error: Exception | None = None
        try:
            await self.write(*statements)
        except Exception as found:
            error = found
        report([(done, error)])

    async def close(self) -> None:
        await self.pool.close()
