"""Server time: a clock that stops while the server is down, and never jumps.

Players' clocks must not run while nobody can move. So they do not follow the system clock, which
keeps running during an outage and can be set, but seconds that a server process has counted. The
count is stored every few seconds (a heartbeat); the next process continues from there. If the
heartbeat fails, because the database is unavailable or the process was suspended, time stands
still, too.

Server time begins as the system time of the first start, so that clocks and due times that were
stored before continue. Processes with the same database agree on it: the one behind follows.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Callable

from tidetable.server.database import Database
from tidetable.server.logs import logger

EVERY = 2.0  # seconds between heartbeats: at most this much is not counted after a crash
SILENCE = 3 * EVERY  # seconds without a heartbeat after which the server counts as down

READ = "SELECT value FROM settings WHERE name = 'up'"
WRITE = (
    "INSERT INTO settings (name, value) VALUES ('up', ?) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Uptime:
    def __init__(
        self,
        system_time: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.system_time = system_time
        self.ticks = ticks
        self.set(system_time())
        self.limit = math.inf  # where time stops until the next heartbeat

    def set(self, up: float) -> None:
        self.base, self.since = up, self.ticks()
        self.limit = up + SILENCE

    def now(self) -> float:
        """The server time, in seconds."""
        return min(self.base + self.ticks() - self.since, self.limit)

    def stopped(self) -> bool:
        """Whether time has stopped because heartbeats fail."""
        return self.now() >= self.limit

    async def start(self, database: Database, shared: bool) -> None:
        """Continue where the last process stopped, or join those that run now."""
        last = await stored(database)
        if last is None:
            self.set(self.system_time())
        else:
            up, at = last
            silent = self.system_time() - at
            alive = shared and 0.0 <= silent < SILENCE
            self.set(up + silent if alive else up)
        await self.beat(database)

    async def beat(self, database: Database) -> None:
        """Store the server time, unless another process is ahead: then follow it."""
        last = await stored(database)
        up = max(self.now(), -math.inf if last is None else last[0])
        await database.write((WRITE, (f"{up} {self.system_time()}",)))
        self.set(max(up, self.now()))

    async def run(self, database: Database) -> None:
        failed = False
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat(database)
                failed = False
            except Exception as error:
                if not failed:
                    logger.warning("no heartbeat, so the players' clocks stop: %r", error)
                failed = True

    async def stop(self, database: Database) -> None:
        """Store the time of an orderly end."""
        with contextlib.suppress(Exception):
            await self.beat(database)


async def stored(database: Database) -> tuple[float, float] | None:
    """The last heartbeat: the server time, and the system time at which it was stored."""
    row = await database.row(READ)
    if row is None:
        return None
    up, at = str(row[0]).split()
    return float(up), float(at)


uptime = Uptime()  # of this process
