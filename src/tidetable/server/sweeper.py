"""Regular upkeep: evict idle tables, and take over tables whose process has died."""

import asyncio
from time import time

from tidetable.engine.errors import TidetableError
from tidetable.server.caretaker import Caretaker
from tidetable.server.fanout import Fanout
from tidetable.server.lists import Lists
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.outage import is_outage
from tidetable.server.processes import EVERY as BEAT_EVERY
from tidetable.server.processes import Orphan, Processes
from tidetable.server.registry import Registry
from tidetable.server.store import Store

EVERY = 0.2  # seconds
EVICT_EVERY = 10.0  # seconds
LATE = 0.6  # seconds overdue after which a table that no living process has marked is taken over
PAUSE = 1.0  # seconds after a sweep that failed


class Sweeper:
    def __init__(
        self,
        store: Store,
        registry: Registry,
        processes: Processes,
        caretaker: Caretaker,
        lists: Lists,
        fanout: Fanout,
    ) -> None:
        self.store = store
        self.registry = registry
        self.processes = processes
        self.caretaker = caretaker
        self.lists = lists
        self.fanout = fanout
        self.evict_at = 0.0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep(time())
            except Exception:
                log_error("a sweep failed")
                await asyncio.sleep(PAUSE)

    async def sweep(self, now: float) -> None:
        if now >= self.evict_at:
            self.evict_at = now + EVICT_EVERY
            self.registry.evict_idle(now, pinned=self.lists.behind)
        if not self.fanout.reliable:
            self.registry.refresh_viewed()
        await self.take_over(await self.processes.orphans())
        for table_id in await self.store.overdue(now - LATE):
            await self.look_after(table_id)

    async def take_over(self, orphans: list[Orphan]) -> None:
        """Take over tables whose process has died."""
        found = [(orphan, await self.look_after(orphan[1])) for orphan in orphans]
        inherited = [orphan for orphan, loaded in found if loaded is not None]
        if inherited:
            process = self.processes.id
            await self.processes.inherit(inherited)
            for _, loaded in found:
                if loaded is not None and loaded.mark != process:
                    loaded.mark = process
                    self.lists.follow(loaded)  # until the mark can be removed

    async def look_after(self, table_id: str) -> LoadedTable | None:
        """See to a table that nobody looks after; None if it cannot be opened."""
        try:
            loaded = await self.registry.get(table_id)
            self.lists.follow(loaded)
            self.caretaker.look_after(loaded)
        except TidetableError:
            return None
        except Exception as error:
            if is_outage(error):
                raise
            log_error("a table could not be looked after", error, table=table_id)
            return None
        return loaded

    async def live(self) -> None:
        """Show the other processes that this one lives."""
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                await self.processes.beat()
            except Exception:
                log_error("a heartbeat failed")
