"""Regular upkeep: evict idle tables, and take over tables whose process has died."""

import asyncio
import contextlib

from tidetable.engine.errors import TidetableError
from tidetable.server.caretaker import Caretaker
from tidetable.server.fanout import Fanout
from tidetable.server.lists import SLOWEST, Lists
from tidetable.server.logs import log_error
from tidetable.server.registry import Registry
from tidetable.server.store import Store
from tidetable.server.uptime import uptime

EVERY = 0.2  # seconds
EVICT_EVERY = 10.0  # seconds
LATE = 0.6  # seconds overdue after which a table is an orphan: its process has died. In a single
# process the list rows, which hold the due time, may be SLOWEST seconds behind as well.
PAUSE = 1.0  # seconds after a sweep that failed


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
        for table_id in await self.store.overdue(now - self.late):
            with contextlib.suppress(TidetableError):
                loaded = await self.registry.get(table_id)
                self.lists.follow(loaded)
                self.caretaker.look_after(loaded)
