"""Holidays: a person's clocks are paused at all their tables by the day, a number of days a year
(docs/decisions/0050-play-by-the-day.md).

The database knows the holidays; every table gets a log entry. Processes look after that from time
to time, so a crash in between, or a game that begins during a holiday, makes no difference.
"""

import asyncio
import math
from time import time

import msgspec

from tidetable.engine.errors import TidetableError
from tidetable.server.commands import Commands
from tidetable.server.database import Conflict, Database
from tidetable.server.logs import log_error
from tidetable.server.uptime import uptime
from tidetable.table import entries as log
from tidetable.table.table import Table

DAY = 86_400.0
ALLOWANCE = 28  # days in any 365
YEAR = 365 * DAY
EVERY = 60.0  # seconds
RUNNING = (
    "SELECT s.table_id FROM sitting s JOIN tables t ON t.id = s.table_id "
    "WHERE s.person = ? AND t.status = 'playing'"
)


class HolidayError(TidetableError):
    """A holiday that is refused."""


class Holiday(msgspec.Struct):
    """A person's holiday."""

    left: int  # days of the allowance that are left
    until: float | None = None  # when the current one ends; None: there is none


class Holidays:
    def __init__(self, database: Database, commands: Commands) -> None:
        self.database = database
        self.commands = commands
        self.applied: set[tuple[str, int, str]] = set()  # person, number and table

    async def of(self, person: str, now: float) -> Holiday:
        rows = await self.database.read(
            "SELECT start, until FROM holidays WHERE person = ? AND until > ?", person, now - YEAR
        )
        used = sum(days(max(start, now - YEAR), until) for start, until in rows)
        current = max((until for _, until in rows if until > now), default=None)
        return Holiday(max(0, ALLOWANCE - used), current)

    async def take(self, person: str, wanted: int, now: float) -> Holiday:
        """Begin a holiday now."""
        before = await self.of(person, now)
        if before.until is not None:
            raise HolidayError("on-holiday")
        if wanted > before.left:
            raise HolidayError("holiday-left", left=before.left)
        # Not the count: old holidays are deleted.
        last = "SELECT COALESCE(MAX(number), -1) FROM holidays WHERE person = ?"
        rows = await self.database.read(last, person)
        number, until = int(rows[0][0]) + 1, now + wanted * DAY
        sql = "INSERT INTO holidays (person, number, start, until) VALUES (?, ?, ?, ?)"
        try:
            await self.database.write((sql, (person, number, now, until)))
        except Conflict:  # another request was faster
            raise HolidayError("on-holiday") from None
        await self.apply(person, number, until, now)
        return await self.of(person, now)

    async def end(self, person: str, now: float) -> Holiday:
        """End a holiday early. What is left of its days can be taken later."""
        sql = "UPDATE holidays SET until = ? WHERE person = ? AND until > ?"
        await self.database.write((sql, (now, person, now)))
        for (table_id,) in await self.database.read(RUNNING, person):
            await self.commands.run(table_id, lambda table: table.end_holiday(person, uptime.now()))
        return await self.of(person, now)

    async def apply(self, person: str, number: int, until: float, now: float) -> None:
        """Pause the person's clocks where they still run."""

        def plan(table: Table) -> log.Paused | None:
            return table.go_on_holiday(person, until - now, uptime.now())

        for (table_id,) in await self.database.read(RUNNING, person):
            known = person, number, table_id
            if known in self.applied:
                continue
            try:
                for _ in range(8):  # a person may have several seats
                    if plan(await self.commands.run(table_id, plan)) is None:
                        self.applied.add(known)
                        break
            except Exception:
                log_error("a holiday did not reach a table", table=table_id)

    async def look(self, now: float) -> None:
        """Apply all holidays that run now."""
        rows = await self.database.read(
            "SELECT person, number, until FROM holidays WHERE until > ?", now
        )
        self.applied = {one for one in self.applied if one[:2] in {row[:2] for row in rows}}
        for person, number, until in rows:
            await self.apply(person, number, until, now)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look(time())
            except Exception:
                log_error("holidays were not looked after")


def days(start: float, until: float) -> int:
    """A holiday counts in whole days, so that nobody takes hundreds of short ones."""
    return max(1, math.ceil((until - start) / DAY - 1e-6))
