"""List rows follow the tables: each is written a moment after its table has changed."""

import asyncio
from time import monotonic, time
from typing import Final

from tidetable.server.background import Background
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.results import count_finished
from tidetable.server.store import ListRow, Store
from tidetable.server.summaries import list_row
from tidetable.server.uptime import uptime

DELAY: Final = 0.2  # seconds that a row may be behind ...
SLOWEST: Final = 1.0  # ... and with many changed tables, if no other process relies on the rows
MANY: Final = 100  # tables


class Lists:
    def __init__(self, store: Store, background: Background, shared: bool) -> None:
        self.store = store
        self.background = background
        self.shared = shared  # other processes take tables with late rows for orphans
        self.behind: dict[str, tuple[LoadedTable, float]] = {}  # changed tables, and since when

    def follow(self, loaded: LoadedTable) -> None:
        """A table has changed."""
        if not self.behind:
            self.background.start(self.catch_up())
        if loaded.table.id not in self.behind:
            self.behind[loaded.table.id] = loaded, monotonic()

    async def catch_up(self) -> None:
        """Write rows until none is behind, those of about the same age together."""
        while self.behind:
            await asyncio.sleep(DELAY / 10)
            before = monotonic() - self.delay()
            changed: list[LoadedTable] = []
            for loaded, since in self.behind.values():  # oldest first
                if since > before:
                    break
                changed.append(loaded)
            for loaded in changed:
                del self.behind[loaded.table.id]
            if changed:
                self.background.start(self.write(changed, time()))

    def delay(self) -> float:
        return DELAY if self.shared else min(SLOWEST, DELAY * (1 + len(self.behind) / MANY))

    async def write(self, changed: list[LoadedTable], now: float) -> None:
        rows: list[ListRow] = []
        over: list[LoadedTable] = []
        for loaded in changed:
            if loaded.table.status == "over":
                over.append(loaded)
            else:
                rows += self.row(loaded)
        # A finished game stays due until it is counted, without delaying the others.
        counted = await count_finished(self.store.database, [loaded.table for loaded in over])
        for loaded in over:
            if loaded.table.id in counted:
                rows += self.row(loaded)
        # Always in the same order, so that processes do not wait for each other's locks.
        await self.store.update_lists(sorted(rows, key=lambda row: row.id), now)

    def row(self, loaded: LoadedTable) -> list[ListRow]:
        """The row of a table; none if it cannot be made, which must not delay the others."""
        try:
            row = list_row(loaded.table, loaded.shared.summary())
        except Exception:  # the table stays due
            log_error("a list row was not made", table=loaded.table.id)
            return []
        if loaded.queue.busy:
            # An entry is being stored that this row does not include: the mark stays.
            self.follow(loaded)
            return [row._replace(due=uptime.now())]
        loaded.marked = False
        return [row]
