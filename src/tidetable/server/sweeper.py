"""Regular upkeep: evict idle tables, and take over tables whose process has died.

A table that stays due although it was looked after is tried again later and later, and never keeps
the sweep from the tables behind it.
"""

import asyncio
import contextlib
from collections.abc import Iterable
from time import monotonic
from typing import NamedTuple

from tidetable.engine.errors import TidetableError
from tidetable.engine.game import Game
from tidetable.server.caretaker import Caretaker
from tidetable.server.fanout import Fanout
from tidetable.server.lists import Lists
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.processes import EVERY as BEAT_EVERY
from tidetable.server.processes import Orphan, Processes
from tidetable.server.queue_slot import slot
from tidetable.server.registry import Registry
from tidetable.server.store import FIRST, Due, Store
from tidetable.server.uptime import uptime

EVERY = 0.2  # seconds
EVICT_EVERY = 10.0  # seconds
LATE = 0.6  # seconds overdue after which a table that no living process has marked is taken over
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
            self.registry.evict_idle(now, pinned=self.lists.pinned())
        if not self.fanout.reliable:
            self.registry.refresh_viewed()
        await self.take_over(await self.processes.orphans())
        await self.look_after_overdue(now)
        self.swept_at = monotonic()

    # -- tables of dead processes ----------------------------------------------------------------

    async def take_over(self, orphans: list[Orphan]) -> None:
        """Take over tables whose process has died. One that cannot be opened keeps its mark and is
        tried again; one that is gone loses it."""
        found: list[tuple[Orphan, LoadedTable]] = []
        gone: list[Orphan] = []
        for orphan in orphans:
            loaded = await self.look_after(orphan[1])
            if loaded is not None:
                found.append((orphan, loaded))
            elif not await self.store.exists(orphan[1]):
                gone.append(orphan)
        if gone:
            await self.processes.drop(gone)
        if found:
            await self.inherit(found)

    async def inherit(self, found: list[tuple[Orphan, LoadedTable]]) -> None:
        """Mark tables for this process instead of a dead one, which may be none (""). A busy table
        is left for the next time: nothing may be stored at a table while its mark changes."""
        async with contextlib.AsyncExitStack() as slots:
            taken: dict[str, LoadedTable] = {}
            for (_, table_id), loaded in found:
                if table_id not in taken and not loaded.queue.busy:
                    await slots.enter_async_context(slot(loaded.queue))  # at once: it is not busy
                    taken[table_id] = loaded
            process = self.processes.id
            await self.processes.inherit([orphan for orphan, _ in found if orphan[1] in taken])
            for loaded in taken.values():
                loaded.mark = process
                self.lists.follow(loaded)  # until the mark can be removed

    # -- tables that are overdue -----------------------------------------------------------------

    async def look_after_overdue(self, now: float) -> None:
        """Look after tables that are overdue, oldest first, past those that are tried later."""
        tried: dict[str, Tried] = {}  # of those that are still due
        thinking: list[tuple[Orphan, LoadedTable]] = []
        done, again, last, complete = 0, 0, FIRST, False
        while done < AT_ONCE and not complete:
            page = await self.store.overdue(now - LATE, last, AT_ONCE)
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
                    loaded = await self.look_after(one.id)
                    if loaded is not None and loaded.thought is not None:
                        thinking.append((("", one.id), loaded))
        self.tried = tried if complete else {**self.tried, **tried}  # forget those not due any more
        if thinking:
            await self.inherit(thinking)  # so that no other process thinks about the same move

    async def look_after(self, table_id: str) -> LoadedTable | None:
        """Take care of an unattended table; None if it cannot be opened."""
        try:
            async with asyncio.timeout(WITHIN):
                loaded = await self.registry.get(table_id)
            self.lists.follow(loaded)
            self.caretaker.look_after(loaded)
        except TidetableError:
            self.failures += 1
            return None
        except Exception:
            self.failures += 1
            log_error("a table was not looked after", table=table_id)
            return None
        return loaded

    async def revisit(self, known: Iterable[Game]) -> None:
        """Once after the start: tables whose rules have become known or unknown are due."""
        while True:
            try:
                await self.store.revisit(known)
                return
            except Exception:
                log_error("tables of other rules were not found")
                await asyncio.sleep(PAUSE)

    # -- this process ----------------------------------------------------------------------------

    async def live(self) -> None:
        """Show the other processes that this one lives."""
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                await self.processes.beat()
            except Exception:
                log_error("a beat failed")


def next_try(one: Due, before: Tried | None, now: float) -> Tried:
    times = before.times + 1 if before is not None and before.due == one.at else 0
    return Tried(one.at, times, now + min(LATEST, AGAIN * 2.0 ** min(times, 10)))
