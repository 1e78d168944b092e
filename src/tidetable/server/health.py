"""Health: whether this process can do its work, as /healthz reports it.

Each part is checked by itself and within a bound, so that a part that hangs cannot hang the answer.
What makes the process useless (no database, no way to write, no upkeep) is a failure: 503, and a
proxy sends people elsewhere. What only makes it slower is a degradation: 200. The answer has codes
and no details: those are in the server's log.
"""

import asyncio
from collections.abc import Awaitable, Callable
from multiprocessing import active_children
from time import monotonic, time
from typing import Any

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from tidetable import __version__
from tidetable.server.database import Database
from tidetable.server.fanout import Fanout, Redis
from tidetable.server.sweeper import Sweeper
from tidetable.server.thinking import Thinking

WITHIN = 2.0  # seconds for each check
FRESH = 2.0  # seconds that the result of a write counts: asking often must not cost much
UPKEEP_WITHIN = 30.0  # seconds since the last sweep
WRITE = (
    "INSERT INTO settings (name, value) VALUES ('health', ?) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)

Check = Callable[[], Awaitable[str]]  # a code: ok, off, or what is wrong


class Report(msgspec.Struct):
    """The answer of /healthz."""

    status: str  # ok, degraded or failed
    version: str
    parts: dict[str, str]  # database, writing, upkeep, redis, bots: ok, off, or what is wrong


class Probe:
    """A check with a bound. While a check hangs, no other starts."""

    def __init__(self, check: Check, fresh: float = 0.0) -> None:
        self.check = check
        self.fresh = fresh  # seconds that a result counts
        self.running: asyncio.Task[str] | None = None
        self.found, self.until = "unknown", 0.0

    async def result(self) -> str:
        if self.running is None and monotonic() < self.until:
            return self.found
        if self.running is None:
            self.running = asyncio.create_task(self.run())
        try:
            async with asyncio.timeout(WITHIN):
                return await asyncio.shield(self.running)
        except TimeoutError:
            return "no-answer"

    async def run(self) -> str:
        try:
            self.found = await self.check()
        except Exception as error:
            self.found = wrong(error)
        self.until, self.running = monotonic() + self.fresh, None
        return self.found

    def close(self) -> None:
        if self.running is not None:
            self.running.cancel()


class Health:
    FATAL = ("database", "writing", "upkeep")

    def __init__(
        self, database: Database, fanout: Fanout, sweeper: Sweeper, thinking: Thinking
    ) -> None:
        self.database = database
        self.fanout = fanout
        self.sweeper = sweeper
        self.thinking = thinking
        self.probes = {
            "database": Probe(self.reads),
            "writing": Probe(self.writes, FRESH),
            "upkeep": Probe(self.upkeep),
            "redis": Probe(self.redis),
            "bots": Probe(self.bots),
        }

    async def report(self) -> Report:
        """Check all parts at once."""
        found = await asyncio.gather(*(probe.result() for probe in self.probes.values()))
        parts = dict(zip(self.probes, found, strict=True))
        bad = {name for name, code in parts.items() if code not in ("ok", "off")}
        failed = bad.intersection(self.FATAL)
        return Report("failed" if failed else "degraded" if bad else "ok", __version__, parts)

    def close(self) -> None:
        for probe in self.probes.values():
            probe.close()

    async def reads(self) -> str:
        await self.database.read("SELECT 1")
        return "ok"

    async def writes(self) -> str:
        """A real write: only that notices a full disk or a database that has become read-only."""
        await self.database.write((WRITE, (f"{time():.0f}",)))
        return "ok"

    async def upkeep(self) -> str:
        return "ok" if monotonic() - self.sweeper.swept_at < UPKEEP_WITHIN else "stalled"

    async def redis(self) -> str:
        """Without Redis the process polls the database."""
        if not isinstance(self.fanout, Redis):
            return "off"
        return "ok" if self.fanout.reliable else "not-heard"

    async def bots(self) -> str:
        """A worker that has died is replaced when the next bot is to move."""
        if not self.thinking.able():
            return "off"
        return "ok" if active_children() or not self.thinking.awake() else "no-worker"


def wrong(error: Exception) -> str:
    """A code for what is wrong with the database, without addresses or names."""
    said = str(error).lower()
    if "disk is full" in said or "disk full" in said or "no space" in said:
        return "disk-full"
    if "readonly" in said or "read-only" in said:
        return "read-only"
    return "failed"


def routes(health: Callable[[], Health]) -> list[HTTPRouteHandler]:
    @get("/healthz", include_in_schema=False)
    async def healthz() -> Response[Any]:
        report = await health().report()
        return Response(report, status_code=503 if report.status == "failed" else 200)

    return [healthz]
