"""List rows follow the tables: each is written a moment after its table has changed.

A table stays marked (processes.py) until its row is written and it has been quiet for a while, so
that a table at which people play is marked once and not with every move.
"""

import asyncio
import contextlib
from time import monotonic, time
from typing import Final

from tidetable.server.background import Background
from tidetable.server.loaded import LoadedTable
from tidetable.server.processes import Processes
from tidetable.server.results import count_finished
from tidetable.server.store import ListRow, Store
from tidetable.server.summaries import list_row

DELAY: Final = 0.2  # seconds that a row may be behind ...
SLOWEST: Final = 1.0  # ... and with many changed tables
MANY: Final = 100  # tables
QUIET: Final = 5.0  # seconds without a change after which a mark is removed
PAUSE: Final = 1.0  # seconds before rows that could not be written are tried again


class Lists:
    def __init__(self, store: Store, background: Background, processes: Processes) -> None:
        self.store = store
        self.background = background
        self.processes = processes
        self.behind: dict[str, tuple[LoadedTable, float]] = {}  # changed tables, and since when
        self.quiet: dict[str, tuple[LoadedTable, float]] = {}  # marked ones, and until when
        self.running = False

    def follow(self, loaded: LoadedTable) -> None:
        """A table has changed."""
        if not self.running:
            self.running = True
            self.background.start(self.catch_up())
        self.quiet.pop(loaded.table.id, None)
        if loaded.table.id not in self.behind:
            self.behind[loaded.table.id] = loaded, monotonic()

    async def catch_up(self) -> None:
        """Write rows until none is behind, those of about the same age together, and remove the
        marks of tables that are quiet."""
        try:
            while self.behind or self.quiet:
                await asyncio.sleep(DELAY / 10 if self.behind else DELAY)
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
                await self.release()
        finally:
            self.running = False

    def delay(self) -> float:
        return min(SLOWEST, DELAY * (1 + len(self.behind) / MANY))

    # -- rows ------------------------------------------------------------------------------------

    async def write(self, changed: list[LoadedTable], now: float) -> None:
        rows: list[ListRow] = []
        over: list[LoadedTable] = []
        for loaded in changed:
            if loaded.table.status == "over":
                over.append(loaded)
            else:
                rows.append(list_row(loaded.table, loaded.shared.summary()))
        try:
            # A finished game stays marked until it is counted, without delaying the others.
            counted = await count_finished(self.store.database, [loaded.table for loaded in over])
            done = [loaded for loaded in over if loaded.table.id in counted]
            rows += [list_row(loaded.table, loaded.shared.summary()) for loaded in done]
            # Always in the same order, so that processes do not wait for each other's locks.
            await self.store.update_lists(sorted(rows, key=lambda row: row.id), now)
        except Exception:
            self.try_again(changed)
            raise
        self.try_again([loaded for loaded in over if loaded not in done])
        dues = {row.id: row.due for row in rows}
        for loaded in changed:
            if loaded.mark is not None and loaded.table.id in dues:
                self.keep(loaded, dues[loaded.table.id], now)

    def try_again(self, failed: list[LoadedTable]) -> None:
        for loaded in failed:
            self.behind.setdefault(loaded.table.id, (loaded, monotonic() + PAUSE))
        if failed and not self.running:
            self.running = True
            self.background.start(self.catch_up())

    # -- marks -----------------------------------------------------------------------------------

    def keep(self, loaded: LoadedTable, due: float | None, now: float) -> None:
        """Keep a mark until the table is quiet. One that another process must look after, because
        no bot thinks in this one, loses it at once."""
        elsewhere = due is not None and due <= now and loaded.thought is None
        ended = elsewhere or loaded.table.status == "over"
        self.quiet[loaded.table.id] = loaded, monotonic() + (0.0 if ended else QUIET)
        if not self.running:
            self.running = True
            self.background.start(self.catch_up())

    async def release(self) -> None:
        """Remove the marks of quiet tables. Nothing is stored at a table meanwhile."""
        now = monotonic()
        ready = [
            loaded
            for loaded, until in self.quiet.values()
            if until <= now and not loaded.queue.busy and loaded.thought is None
        ]
        if not ready:
            return
        async with contextlib.AsyncExitStack() as turns:
            for loaded in ready:
                del self.quiet[loaded.table.id]
                await turns.enter_async_context(loaded.queue.turn())  # at once: it is not busy
            try:
                await self.processes.unmark([loaded.table.id for loaded in ready])
            finally:  # if that is uncertain, the next entry marks the table again
                for loaded in ready:
                    loaded.mark = None
