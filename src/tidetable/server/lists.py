"""Lists follow the tables: each a moment after it has changed, however often it changes."""

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic, time
from typing import Any, Final

from tidetable.server.held import Held
from tidetable.server.results import settled
from tidetable.server.store import Listed, Store
from tidetable.server.summaries import listed

MOMENT: Final = 0.2  # seconds that lists may be behind ...
SLOWEST: Final = 1.0  # ... and when there is much to list, where nobody else waits for it
MUCH: Final = 100  # tables

Start = Callable[[Coroutine[Any, Any, None]], object]


class Lists:
    def __init__(self, store: Store, start: Start, shared: bool) -> None:
        self.store = store
        self.start = start  # work in the background
        self.shared = shared  # others take what is not listed in time for an orphan
        self.behind: dict[str, tuple[Held, float]] = {}  # not as lists tell it, since when

    def follow(self, held: Held) -> None:
        """This table has changed."""
        if not self.behind:
            self.start(self.catch_up())
        if held.table.id not in self.behind:
            self.behind[held.table.id] = held, monotonic()

    async def catch_up(self) -> None:
        """Those that are due at about the same time together."""
        while self.behind:
            await asyncio.sleep(MOMENT / 10)
            before = monotonic() - self.delay()
            changed: list[Held] = []
            for held, since in self.behind.values():  # in the order of their changes
                if since > before:
                    break
                changed.append(held)
            for held in changed:
                del self.behind[held.table.id]
            if changed:
                self.start(self.tell(changed, time()))

    def delay(self) -> float:
        return MOMENT if self.shared else min(SLOWEST, MOMENT * (1 + len(self.behind) / MUCH))

    async def tell(self, changed: list[Held], now: float) -> None:
        told: list[Listed] = []
        over: list[Held] = []
        for held in changed:
            if held.table.status == "over":
                over.append(held)
            else:
                told.append(self.listed(held, now))
        # Until it has been counted a finished game stays due, and does not keep others waiting.
        counted = await settled(self.store.database, [held.table for held in over])
        told += [self.listed(held, now) for held in over if held.table.id in counted]
        # In one order, so that processes do not wait for each other.
        await self.store.list_as(sorted(told, key=lambda one: one.id), now)

    def listed(self, held: Held, now: float) -> Listed:
        one = listed(held.table, held.short())
        if held.lock.locked():
            # What is being written just now this does not tell: the mark stays.
            self.follow(held)
            return one._replace(due=now)
        held.marked = False
        return one
