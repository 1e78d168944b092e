"""Regular upkeep: evict idle tables, and take over tables whose process has died.

A table that stays due although it was looked after is tried again later and later, and never keeps
the sweep from the tables behind it.
"""

import asyncio
from time import monotonic
from typing import NamedTuple

from tidetable.engine.errors import TidetableError
from tidetable.server.caretaker import Caretaker
from tidetable.server.fanout import Fanout
from tidetable.server.lists import SLOWEST, Lists
from tidetable.server.logs import log_error
from tidetable.server.registry import Registry
from tidetable.server.store import FIRST, Due, Store
from tidetable.server.uptime import uptime

EVERY = 0.2  # seconds
EVICT_EVERY = 10.0  # seconds
LATE = 0.6  # seconds overdue after which a table is an orphan: its process has died. In a single
# process the list rows, which hold the due time, may be SLOWEST seconds behind as well.
PAUSE = 1.0  # seconds after a sweep that failed
AT_ONCE = 100  # tables looked after in one sweep
WITHIN = 10.0  # seconds to look after one table
AGAIN = 1.0  # seconds until a table that is still due is tried again, doubled each time ...
LATEST = 60.0  # ... up to this


class Tried(NamedTuple):
    """A table that the sweep has looked after."""

    due: float  # since when it was due: the same again means that nothing has helped
    times: int
    again: float  # not before this time


class Sweeper:
    def __init__(
        self,
        store: Store,
        registry: Registry,
        caretaker: Caretaker,
        lists: Lists,
        fanout: Fanout,
    ) -> None:
        self.store = store
        self.registry = registry
        self.caretaker = caretaker
        self.lists = lists
        self.fanout = fanout
        self.late = LATE if registry.shared else LATE + SLOWEST
        self.evict_at = 0.0
        self.tried: dict[str, Tried] = {}  # tables that were still due when last seen
        self.failures = 0  # tables that could not be looked after, for /metrics
        self.swept_at = monotonic()  # when the last sweep ended, for /healthz

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep(uptime.now())
            except Exception:
                log_error("a sweep failed")
                await asyncio.sleep(PAUSE)

    async def sweep(self, now: float) -> None:
        if now >= self.evict_at:
            self.evict_at = now + EVICT_EVERY
            self.registry.evict_idle(now, pinned=self.lists.behind)
        thinking = self.caretaker.thinking_tables()
        if thinking:
            await self.store.postpone(thinking, now)
        if not self.fanout.reliable:
            self.registry.refresh_viewed()
        await self.look_after_orphans(now)
        self.swept_at = monotonic()

    async def look_after_orphans(self, now: float) -> None:
        """Look after tables that are overdue, oldest first, past those that are tried later."""
        tried: dict[str, Tried] = {}  # of those that are still due
        done, again, last, complete = 0, 0, FIRST, False
        while done < AT_ONCE and not complete:
            page = await self.store.overdue(now - self.late, last, AT_ONCE)
            complete = len(page) < AT_ONCE
            for one in page:
                last = one
                before = self.tried.get(one.id)
                if before is not None and before.due == one.at:
                    tried[one.id] = before
                    waits = now < before.again <= now + LATEST  # unless the clock went back
                    if waits or again == AT_ONCE // 2:  # the rest is for tables not tried yet
                        continue
                    again += 1
                if done < AT_ONCE:
                    done += 1
                    tried[one.id] = next_try(one, before, now)
                    await self.look_after(one.id)
        self.tried = tried if complete else {**self.tried, **tried}  # forget those not due any more

    async def look_after(self, table_id: str) -> None:
        try:
            async with asyncio.timeout(WITHIN):
                loaded = await self.registry.get(table_id)
            self.lists.follow(loaded)
            self.caretaker.look_after(loaded)
        except TidetableError:
            self.failures += 1
        except Exception:
            self.failures += 1
            log_error("a table was not looked after", table=table_id)


def next_try(one: Due, before: Tried | None, now: float) -> Tried:
    times = before.times + 1 if before is not None and before.due == one.at else 0
    return Tried(one.at, times, now + min(LATEST, AGAIN * 2.0 ** min(times, 10)))
