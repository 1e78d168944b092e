"""List rows follow the tables: each is written a moment after its table has changed.

A table stays marked (processes.py) until its row is written and it has been quiet for a while, so
that a table at which people play is marked once and not with every move. A row that cannot be made,
or a game that cannot be counted, does not delay the others: it is tried again, less and less often.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Container
from time import monotonic, time

from tidetable.server.background import Background
from tidetable.server.list_rows import ListRow
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.outage import is_outage
from tidetable.server.processes import Processes
from tidetable.server.queue_slot import slot
from tidetable.server.results import count_finished
from tidetable.server.store import Store
from tidetable.server.summaries import list_row
from tidetable.server.uptime import uptime

DELAY = 0.2  # seconds that a row may be behind ...
SLOWEST = 2.0  # ... and with many changed tables
MANY = 50  # tables for which it is twice as long
QUIET = 5.0  # seconds without a change after which a mark is removed
PAUSE = 1.0  # seconds before what failed is tried again, doubled each time ...
LONGEST = 60.0  # ... up to this

Waiting = dict[str, tuple[LoadedTable, float]]  # tables by id, and a time (monotonic)


async def nothing(loaded: LoadedTable) -> None:
    """Nothing is left to do for a table."""


class Lists:
    def __init__(self, store: Store, background: Background, processes: Processes) -> None:
        self.store = store
        self.background = background
        self.processes = processes
        self.behind: Waiting = {}  # changed tables, and since when
        self.writing: Counter[str] = Counter()  # writes under way, by table
        self.again: Waiting = {}  # tables whose row was not written, and when to try again
        self.failed: dict[str, int] = {}  # how often in a row, by table
        self.quiet: Waiting = {}  # marked tables, and until when the mark stays
        self.quiet_for = QUIET
        # Called when a finished game is counted; it may write an entry.
        self.on_counted: Callable[[LoadedTable], Awaitable[None]] = nothing
        self.running = False

    def follow(self, loaded: LoadedTable) -> None:
        """A table has changed, by an entry of this process."""
        self.run()
        loaded.followed = loaded.table.seq
        self.quiet.pop(loaded.table.id, None)
        self.again.pop(loaded.table.id, None)
        if loaded.table.id not in self.behind:
            self.behind[loaded.table.id] = loaded, monotonic()

    def pinned(self) -> Container[str]:
        """Tables with something left to do, which must stay loaded."""
        return {*self.behind, *self.writing, *self.again, *self.quiet}

    def run(self) -> None:
        if not self.running:
            self.running = True
            self.background.start(self.catch_up())

    async def catch_up(self) -> None:
        """Write rows until none is behind, those of about the same age together, and remove the
        marks of tables that are quiet."""
        try:
            while self.behind or self.again or self.quiet:
                await asyncio.sleep(DELAY / 4 if self.behind else DELAY)
                now = monotonic()
                for table_id in [one for one, (_, at) in self.again.items() if at <= now]:
                    self.behind.setdefault(table_id, self.again.pop(table_id))
                changed = self.take(now - self.delay())
                if changed:
                    self.background.start(self.write(changed, time()))
                await self.release()
        finally:
            self.running = False

    def delay(self) -> float:
        return min(SLOWEST, DELAY * (1 + len(self.behind) / MANY))

    def take(self, before: float) -> list[LoadedTable]:
        """The tables that changed before then."""
        changed: list[LoadedTable] = []
        for loaded, since in self.behind.values():  # oldest first
            if since > before:
                break
            changed.append(loaded)
        for loaded in changed:
            del self.behind[loaded.table.id]
            self.writing[loaded.table.id] += 1
        return changed

    # -- rows ------------------------------------------------------------------------------------

    async def write(self, changed: list[LoadedTable], at: float) -> None:
        try:
            written = await self.write_rows(changed, at)
        except Exception:
            self.try_again(changed)
            raise
        else:
            self.try_again([loaded for loaded in changed if loaded.table.id not in written])
            for loaded in changed:
                if loaded.table.id in written:
                    self.failed.pop(loaded.table.id, None)
                    if loaded.mark is not None:
                        self.keep(loaded, written[loaded.table.id])
        finally:
            self.writing -= Counter(loaded.table.id for loaded in changed)

    async def write_rows(self, changed: list[LoadedTable], at: float) -> dict[str, float | None]:
        """Write the rows of tables and count finished games; the tables for which that is done, and
        when they are due. If another process has stored a newer entry, the row is that one's to
        write: it has marked the table."""
        rows: dict[str, ListRow] = {}
        done: dict[str, float | None] = {}
        over: list[LoadedTable] = []
        for loaded in changed:
            if loaded.table.status == "over":
                over.append(loaded)
            elif loaded.table.seq > loaded.followed:
                done[loaded.table.id] = None
            else:
                self.add_row(rows, loaded)
        # A finished game stays marked until it is counted, without delaying the others.
        counted = await count_finished(self.store.database, [loaded.table for loaded in over])
        for loaded in over:
            if loaded.table.id in counted and await self.settled(loaded):
                self.add_row(rows, loaded)
        written = await self.update(list(rows.values()), at)
        return done | {table_id: rows[table_id].due for table_id in written}

    async def settled(self, loaded: LoadedTable) -> bool:
        """Do what follows from a counted game; False: it stays marked, and is tried again."""
        try:
            await self.on_counted(loaded)
        except Exception as error:
            if is_outage(error):
                raise
            log_error("a counted game was not settled", error, table=loaded.table.id)
            return False
        return True

    def add_row(self, rows: dict[str, ListRow], loaded: LoadedTable) -> None:
        """Add the row of a table; none if it cannot be made, which must not delay the others."""
        try:
            rows[loaded.table.id] = list_row(loaded.table, loaded.shared.summary())
        except Exception:  # the table stays marked
            log_error("a list row was not made", table=loaded.table.id)

    async def update(self, rows: list[ListRow], at: float) -> set[str]:
        """Write rows; the ids of the written ones. A refused row does not affect the others."""
        rows.sort(key=lambda row: row.id)  # so that processes do not wait in a circle for locks
        try:
            await self.store.update_lists(rows, at)
        except Exception as error:
            if is_outage(error):
                raise
            if len(rows) == 1:
                log_error("a list row was not written", error, table=rows[0].id)
                return set()
            return set().union(*[await self.update([row], at) for row in rows])
        return {row.id for row in rows}

    def try_again(self, failed: list[LoadedTable]) -> None:
        for loaded in failed:
            times = self.failed[loaded.table.id] = self.failed.get(loaded.table.id, -1) + 1
            if loaded.table.id not in self.behind:
                pause = min(LONGEST, PAUSE * 2.0 ** min(times, 10))
                self.again[loaded.table.id] = loaded, monotonic() + pause
        if failed:
            self.run()

    # -- marks -----------------------------------------------------------------------------------

    def keep(self, loaded: LoadedTable, due: float | None) -> None:
        """Keep a mark until the table is quiet. One that another process must look after, because
        no bot thinks in this one, loses it at once."""
        if loaded.table.id in self.behind:
            return  # it has changed again meanwhile
        elsewhere = due is not None and due <= uptime.now() and loaded.thought is None
        ended = elsewhere or loaded.table.status == "over"
        self.quiet[loaded.table.id] = loaded, monotonic() + (0.0 if ended else self.quiet_for)
        self.run()

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
        async with contextlib.AsyncExitStack() as slots:
            for loaded in ready:
                del self.quiet[loaded.table.id]
                await slots.enter_async_context(slot(loaded.queue))  # at once: it is not busy
            try:
                await self.processes.unmark([loaded.table.id for loaded in ready])
            except Exception:
                # The marks may still be there, and would keep others away: try again.
                log_error("marks were not removed")
                for loaded in ready:
                    self.quiet[loaded.table.id] = loaded, monotonic() + PAUSE
            finally:  # if that is uncertain, the next entry marks the table again
                for loaded in ready:
                    loaded.mark = None
