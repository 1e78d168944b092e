"""The tables that are loaded into this process: loading, catching up, presence and eviction."""

import asyncio
from collections.abc import Callable, Container
from functools import partial
from time import time

from tidetable.server.background import Background
from tidetable.server.loaded import LoadedTable, Viewer
from tidetable.server.logs import log_error
from tidetable.server.presence import Presence
from tidetable.server.queue_slot import slot
from tidetable.server.store import ENTRIES, Store, is_id, new_id
from tidetable.server.stored import Stored
from tidetable.server.summaries import encode_summary, summary
from tidetable.server.uptime import uptime
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError

IDLE = 600.0  # seconds after which a table without viewers is evicted ...
OVER_IDLE = 60.0  # ... and one whose game is over
MOST_IDLE = 5_000  # tables without viewers that stay in memory: some 40 kB each
PRESENCE_EVERY = 0.2  # seconds between two broadcasts of who is connected


class Registry:
    def __init__(self, store: Store, background: Background, shared: bool) -> None:
        self.store = store
        self.background = background
        self.shared = shared  # other processes may write to the same tables
        self.tables: dict[str, LoadedTable] = {}
        self.loading: dict[str, asyncio.Task[LoadedTable | None]] = {}
        self.asking: list[LoadedTable] = []  # tables whose new entries are to be read ...
        self.reader: asyncio.Task[None] | None = None  # ... and what reads them
        self.presence = Presence(self.presence_changed)
        self.on_load: Callable[[LoadedTable], None] = lambda loaded: None
        self.on_news: Callable[[LoadedTable], None] = lambda loaded: None
        self.on_read: Callable[[LoadedTable], None] = lambda loaded: None
        self.on_failure: Callable[[LoadedTable], None] = lambda loaded: None
        self.on_arrival: Callable[[LoadedTable, str], None] = lambda loaded, person: None
        self.reloads = 0  # tables rebuilt after a failure, for /metrics

    async def create(self, made: log.Made, table_id: str | None = None) -> Table:
        table = Table(table_id or new_id(9), made, time())
        await self.store.create(table, encode_summary(summary(table)))
        self.tables[table.id] = LoadedTable(table)
        return table

    # -- loading ---------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LoadedTable:
        """The table with everything that any process has stored."""
        loaded = self.tables.get(table_id)
        if loaded is None:
            loaded = await self.find(table_id)
        elif self.shared or loaded.suspect:
            await self.refresh(loaded)
        loaded.used = uptime.now()
        return loaded

    async def find(self, table_id: str) -> LoadedTable:
        """The table, perhaps without what other processes have stored a moment ago."""
        loaded = self.tables.get(table_id)
        if loaded is not None:
            return loaded
        if is_id(table_id) is None:
            raise TableError("no-such-table", table=table_id[:40])
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        # One task reads for all who wait; when one of them gives up, the others still wait.
        loaded = await asyncio.shield(task)
        if loaded is None:
            raise TableError("no-such-table", table=table_id)
        return loaded

    async def load(self, table_id: str) -> LoadedTable | None:
        table = await self.store.load(table_id)
        if table is None:
            return None
        loaded = self.tables.setdefault(table_id, LoadedTable(table))
        try:
            self.on_load(loaded)
        except Exception:  # the table can still be shown
            log_error("a table was not looked after", table=table_id)
        return loaded

    async def reload(self, loaded: LoadedTable) -> None:
        """Rebuild a table from its log, because an entry could not be applied: it may be applied
        half-way. If the log itself is at fault, the table is halted now. The caller has its turn in
        the table's queue."""
        loaded.suspect = True  # until it is rebuilt, which an outage may prevent
        table = await self.store.load(loaded.table.id)
        if table is None:
            raise TableError("no-such-table", table=loaded.table.id)
        loaded.replace(table)
        self.reloads += 1

    # -- other processes -------------------------------------------------------------------------

    def written_elsewhere(self, table_id: str, seq: int) -> None:
        """Another process has stored an entry: read it, if the table is loaded here."""
        loaded = self.tables.get(table_id)
        if loaded is not None and loaded.table.seq < seq:
            self.ask(loaded, seq)

    def refresh_viewed(self) -> None:
        """Other processes may have stored entries without a message: read them."""
        for loaded in self.tables.values():
            if loaded.viewers:
                self.ask(loaded, loaded.table.seq + 1)

    def resync(self) -> None:
        """Messages of other processes may have been lost: of entries, and of who is connected."""
        self.refresh_viewed()
        for loaded in self.tables.values():
            if loaded.viewers:
                self.people_changed(loaded)

    def ask(self, loaded: LoadedTable, seq: int) -> None:
        """Read what other processes have stored, up to this entry at least, without waiting."""
        if loaded.asked is None:
            loaded.queue.add(partial(self.ask_now, loaded))
        loaded.asked = max(seq, loaded.asked or 0)

    def ask_now(self, loaded: LoadedTable) -> None:
        """A job: it ends when the answer is applied."""
        if loaded.asked is not None and loaded.asked <= loaded.table.seq:
            loaded.asked = None  # a command has caught up meanwhile
            loaded.queue.finished()
            return
        self.asking.append(loaded)
        if self.reader is None:
            self.reader = self.background.start(self.read_news())

    async def read_news(self) -> None:
        """Read for all tables that wait with one query, and for those that come meanwhile."""
        try:
            while self.asking:
                asking, self.asking = self.asking, []
                await self.read_for(asking)
        finally:
            self.reader = None

    async def read_for(self, asking: list[LoadedTable]) -> None:
        news: dict[str, list[Stored]] = {}
        for loaded in asking:
            loaded.asked = None  # what is stored from now on needs another look
        try:
            news = await self.store.news([(one.table.id, one.table.seq) for one in asking])
        except Exception:
            log_error("entries of other processes could not be read")
            for loaded in asking:
                self.on_failure(loaded)
        for loaded in asking:
            stored = news.get(loaded.table.id, [])
            if loaded.suspect or not self.add(loaded, stored):
                self.background.start(self.rebuild(loaded))  # the others do not wait for it
                continue
            try:
                if stored:
                    loaded.broadcast()
                    self.on_read(loaded)
            except Exception:
                log_error("a table was not broadcast", table=loaded.table.id)
            finally:
                loaded.queue.finished()

    async def rebuild(self, loaded: LoadedTable) -> None:
        """Rebuild a table that failed while entries of other processes were applied. A job: it has
        its turn in the table's queue."""
        try:
            await self.reload(loaded)
            loaded.broadcast()
        except Exception:
            log_error("a table was not rebuilt", table=loaded.table.id)
            self.on_failure(loaded)
        finally:
            loaded.queue.finished()

    async def refresh(self, loaded: LoadedTable) -> None:
        """Apply what other processes have stored, between two commands."""
        async with slot(loaded.queue):
            await self.catch_up(loaded)

    async def catch_up(self, loaded: LoadedTable) -> bool:
        """Apply what other processes have stored; whether there was anything. The caller has its
        turn in the table's queue."""
        rebuilt = loaded.suspect
        if rebuilt:
            await self.reload(loaded)
        found = False
        while stored := await self.store.read(loaded.table.id, loaded.table.seq):
            found = True
            if not self.add(loaded, stored):
                await self.reload(loaded)
            if len(stored) < ENTRIES:
                break
        if found or rebuilt:
            loaded.broadcast()
            # Nobody has announced them yet, or the message is on its way: the process that stored
            # them may not know that they are stored.
            self.on_news(loaded)
        return found or rebuilt

    def add(self, loaded: LoadedTable, stored: list[Stored]) -> bool:
        """Apply entries of other processes; whether that went well."""
        try:
            for one in stored:
                loaded.table.add(one.read(), one.at)
        except Exception:
            log_error("an entry of another process was not applied", table=loaded.table.id)
            loaded.suspect = True
            return False
        return True

    # -- presence --------------------------------------------------------------------------------

    def arrived(self, loaded: LoadedTable, viewer: Viewer) -> None:
        """A connection has opened: let the others know if it is the first of a person, and send its
        first update. What that costs does not depend on the number of viewers."""
        person = viewer.person
        first = not loaded.viewers
        if person is not None:
            loaded.people[person] += 1
            first = first or loaded.people[person] == 1
            loaded.shared.add_present(person)
            loaded.shared.follow_absences()
            self.on_arrival(loaded, person)
        if first:
            self.people_changed(loaded)
        loaded.viewers.add(viewer)
        viewer.wake()

    def left(self, loaded: LoadedTable, viewer: Viewer) -> None:
        """A connection has closed."""
        person = viewer.person
        loaded.viewers.discard(viewer)
        if person is not None:
            loaded.people[person] -= 1
            if not loaded.people[person]:
                del loaded.people[person]
                self.people_changed(loaded)

    def presence_changed(self, table_id: str) -> None:
        """People have come or gone in another process."""
        loaded = self.tables.get(table_id)
        if loaded is not None:
            self.people_changed(loaded)

    def people_changed(self, loaded: LoadedTable) -> None:
        """People have come or gone: broadcast now, or together with those who follow at once."""
        loaded.presence_changed = True
        if loaded.presence_timer is None:
            self.broadcast_presence(loaded)

    def broadcast_presence(self, loaded: LoadedTable) -> None:
        """Announce who is connected, to other processes and to viewers if it shows at a seat."""
        loaded.presence_timer = None
        if not loaded.presence_changed:
            return
        loaded.presence_changed = False
        loaded.presence_timer = asyncio.get_running_loop().call_later(
            PRESENCE_EVERY, self.broadcast_presence, loaded
        )
        self.presence.set_local(loaded.table.id, set(loaded.people))
        self.note_present(loaded)
        for viewer in loaded.viewers:
            viewer.header_changed()

    def people(self, loaded: LoadedTable) -> set[str]:
        """Everyone who is connected to a table now, through any process. What presence says of
        this one may be a moment old."""
        return self.presence.people(loaded.table.id) | set(loaded.people)

    def note_present(self, loaded: LoadedTable) -> None:
        """Note who is connected now."""
        loaded.set_present(self.people(loaded))
        loaded.shared.present_known = self.presence.complete()
        loaded.shared.follow_absences()

    def wait_for(self, loaded: LoadedTable, seat: int) -> float | None:
        """Seconds until a bot may play for a seat whose person is away; None: not at all."""
        self.note_present(loaded)
        return loaded.shared.absences.left(seat, uptime.now())

    # -- eviction --------------------------------------------------------------------------------

    def evict_idle(self, now: float, pinned: Container[str]) -> None:
        """Drop tables that nobody needs, except the pinned ones. Of very many, those that were used
        last stay: anybody may ask for any number of tables."""
        staying: list[LoadedTable] = []
        for table_id, loaded in list(self.tables.items()):
            idle = OVER_IDLE if loaded.table.status == "over" else IDLE
            if not loaded.is_busy() and table_id not in pinned:
                if now - loaded.used > idle:
                    self.drop(loaded)
                else:
                    staying.append(loaded)
        if len(staying) > MOST_IDLE:
            staying.sort(key=lambda loaded: loaded.used)
            for loaded in staying[: len(staying) - MOST_IDLE]:
                self.drop(loaded)

    def drop(self, loaded: LoadedTable) -> None:
        loaded.stop_timer()
        del self.tables[loaded.table.id]

    def is_writing(self) -> bool:
        """Whether a command is being stored."""
        return any(loaded.queue.busy for loaded in self.tables.values())

    def close(self) -> None:
        """Start nothing new: no clock runs out, no bot's move is submitted."""
        for loaded in self.tables.values():
            loaded.stop_timer()
            if loaded.presence_timer is not None:
                loaded.presence_timer.cancel()
            if loaded.thought is not None:
                loaded.thought.cancel()
