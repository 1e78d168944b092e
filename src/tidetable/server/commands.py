"""The route of every command: check, store, apply, broadcast.

Commands of one table run one at a time, in order. A command is checked against the table, its entry
is stored, and only when it is durable it is applied and broadcast. Where processes share a database
the entry's number decides: the first to store it wins; the other one catches up and checks its
command again.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from time import time

from tidetable.engine.errors import TidetableError
from tidetable.server.background import Background
from tidetable.server.database import Conflict, resolve
from tidetable.server.fanout import Fanout
from tidetable.server.lists import Lists
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.outage import is_outage
from tidetable.server.plans import Plan
from tidetable.server.processes import Processes
from tidetable.server.registry import Registry
from tidetable.server.store import Store
from tidetable.server.uptime import uptime
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError

LOOK_AGAIN = (0.5, 5.0)  # seconds until a table is read after a failure, and once more: what the
# database had received before it stopped answering may be stored when it goes on
TRIES = 50  # how often a command is checked again because other processes were faster

Done = Callable[[Exception | None], None]


class Command:
    """A command on its route."""

    def __init__(self, plan: Plan, key: str | None, done: Done) -> None:
        self.plan = plan
        self.key = key  # of idempotency: a command with a stored key is not executed again
        self.done = done  # called once: with None just before the broadcast, or with the error
        self.tries = 0


class Commands:
    def __init__(
        self,
        store: Store,
        registry: Registry,
        lists: Lists,
        fanout: Fanout,
        processes: Processes,
        background: Background,
    ) -> None:
        self.store = store
        self.registry = registry
        self.lists = lists
        self.fanout = fanout
        self.processes = processes
        self.background = background
        self.on_change: Callable[[LoadedTable], None] = lambda loaded: None
        self.written = 0  # entries, for /metrics

    async def run(self, table_id: str, plan: Plan, key: str | None = None) -> Table:
        """Execute a command and wait for it."""
        loaded = await self.registry.find(table_id)
        finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(loaded, plan, key, partial(resolve, finished))
        await finished
        return loaded.table

    def submit(self, loaded: LoadedTable, plan: Plan, key: str | None, done: Done) -> None:
        """Queue a command. It runs to its end, whatever becomes of its sender."""
        loaded.used = uptime.now()
        loaded.queue.add(partial(self.check, loaded, Command(plan, key, done)))

    def check(self, loaded: LoadedTable, command: Command) -> None:
        """Check a command against the table and hand its entry to the store."""
        if loaded.suspect:
            self.background.start(self.rebuild_first(loaded, command))
            return
        try:
            entry = command.plan(loaded.table)
            if entry is None:
                self.finish(loaded, command, None)
                return
            at = time()
            if loaded.table.clocks.timed:
                entry.up = uptime.now()
            mark = None if loaded.mark == self.processes.id else self.processes.id
            stored = partial(self.stored, loaded, command, entry, at, mark)
            self.store.submit(stored, loaded.table, entry, at, command.key, mark)
        except TidetableError as refusal:
            self.background.start(self.reconsider(loaded, command, refusal))
        except Exception as error:
            self.finish(loaded, command, error)

    def stored(
        self,
        loaded: LoadedTable,
        command: Command,
        entry: log.AnyEntry,
        at: float,
        mark: str | None,
        error: Exception | None,
    ) -> None:
        """The store has written the entry, or failed to."""
        if isinstance(error, Conflict):
            self.background.start(self.reconsider(loaded, command, error))
            return
        if error is not None:
            self.look_again(loaded)  # it may be stored all the same
        else:
            loaded.mark = mark or loaded.mark
            if not self.apply(loaded, entry, at):
                self.background.start(self.rebuild(loaded, command))
                return
        self.finish(loaded, command, error, changed=error is None)

    async def reconsider(self, loaded: LoadedTable, command: Command, reason: Exception) -> None:
        """Decide about a command that was refused, or whose entry number was taken. It may repeat
        a stored command, or this process may be out of date."""
        lost_race = isinstance(reason, Conflict)
        error: Exception | None = reason
        try:
            repeated = command.key is not None and await self.store.has_key(
                loaded.table.id, command.key
            )
            news = (lost_race or self.registry.shared) and await self.registry.catch_up(loaded)
            if repeated:
                error = None
            elif news or lost_race:
                command.tries += 1
                if command.tries < TRIES:
                    self.check(loaded, command)
                    return
                error = TableError("busy")
        except Exception as failure:
            error = failure
        self.finish(loaded, command, error)

    def look_again(self, loaded: LoadedTable) -> None:
        """After a failure of the database: read what was stored and do what is left to do, even if
        no client comes back."""
        if not loaded.uncertain:
            loaded.uncertain = True
            self.background.start(self.make_certain(loaded))

    async def make_certain(self, loaded: LoadedTable) -> None:
        try:
            for pause in LOOK_AGAIN:
                await asyncio.sleep(pause)
                while not await self.refreshed(loaded):
                    await asyncio.sleep(LOOK_AGAIN[0])
                loaded.uncertain = False
                self.lists.follow(loaded)
                self.on_change(loaded)
        finally:  # also if the table cannot be read: a later failure may look again
            loaded.uncertain = False

    async def refreshed(self, loaded: LoadedTable) -> bool:
        """Read what is stored; False if the database is still unavailable."""
        try:
            await self.registry.refresh(loaded)
        except Exception as error:
            if not is_outage(error):
                raise
            return False
        return True

    def apply(self, loaded: LoadedTable, entry: log.AnyEntry, at: float) -> bool:
        """Apply a stored entry; whether that went well."""
        self.written += 1
        try:
            loaded.table.add(entry, at)
        except Exception:
            log_error("a stored entry was not applied", table=loaded.table.id)
            return False
        return True

    async def rebuild(self, loaded: LoadedTable, command: Command) -> None:
        """The entry of a command is stored, but was not applied, or only half-way: rebuild the
        table from its log, with that entry. If that fails, too, the table is halted."""
        error: Exception | None = None
        try:
            await self.registry.reload(loaded)
            error = loaded.table.halted
        except Exception as failure:
            error = failure
        self.finish(loaded, command, error, changed=not loaded.suspect)

    async def rebuild_first(self, loaded: LoadedTable, command: Command) -> None:
        """A table could not be rebuilt during an outage: try again, then check the command."""
        try:
            await self.registry.reload(loaded)
        except Exception as failure:
            self.finish(loaded, command, failure)
        else:
            loaded.broadcast()
            self.check(loaded, command)

    def finish(
        self,
        loaded: LoadedTable,
        command: Command,
        error: Exception | None,
        changed: bool = False,
    ) -> None:
        """Answer a command, broadcast what it changed, and let the next one run."""
        try:
            command.done(error)  # before the broadcast: the answer goes out with the update
            if changed:
                loaded.broadcast()
                self.lists.follow(loaded)
                self.fanout.publish(loaded.table.id, loaded.table.seq)
        finally:
            loaded.queue.finished()
        if error is None:
            self.on_change(loaded)
