"""Commands to tables, and the detours that their route (route.py) may take.

Where processes share a database the number of an entry decides: the first to store it wins; the
other one catches up and checks its command again. A command that was refused may repeat a stored
one. A table that failed is rebuilt.
"""

import asyncio
from functools import partial

from tidetable.server.background import Background
from tidetable.server.database import Conflict, resolve
from tidetable.server.lists import Lists
from tidetable.server.loaded import LoadedTable
from tidetable.server.outage import is_outage
from tidetable.server.plans import Plan
from tidetable.server.processes import Processes
from tidetable.server.registry import Registry
from tidetable.server.route import Command, Done, Route
from tidetable.server.store import Store
from tidetable.table.table import Table, TableError

LOOK_AGAIN = (0.5, 5.0)  # seconds until a table is read after a failure, and once more: what the
# database had received before it stopped answering may be stored when it recovers
TRIES = 50  # how often a command is checked again because other processes were faster


class Commands:
    def __init__(
        self,
        store: Store,
        registry: Registry,
        lists: Lists,
        processes: Processes,
        background: Background,
    ) -> None:
        self.store = store
        self.registry = registry
        self.lists = lists
        self.background = background
        self.route = Route(store, lists, processes, self)

    async def run(self, table_id: str, plan: Plan, key: str | None = None) -> Table:
        """Execute a command and wait for it."""
        loaded = await self.registry.find(table_id)
        finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(loaded, plan, key, partial(resolve, finished))
        await finished
        return loaded.table

    def submit(self, loaded: LoadedTable, plan: Plan, key: str | None, done: Done) -> None:
        """Queue a command. It runs to its end, whatever becomes of its sender."""
        self.route.submit(loaded, plan, key, done)

    # -- detours ---------------------------------------------------------------------------------

    def reconsider(self, loaded: LoadedTable, command: Command, reason: Exception) -> None:
        self.background.start(self.decide_again(loaded, command, reason))

    def rebuild(self, loaded: LoadedTable, command: Command) -> None:
        self.background.start(self.rebuild_and_finish(loaded, command))

    def rebuild_first(self, loaded: LoadedTable, command: Command) -> None:
        self.background.start(self.rebuild_and_check(loaded, command))

    def look_again(self, loaded: LoadedTable) -> None:
        """After a failure of the database: read what was stored and do what is left to do, even if
        no client comes back."""
        if not loaded.uncertain:
            loaded.uncertain = True
            self.background.start(self.make_certain(loaded))

    async def decide_again(self, loaded: LoadedTable, command: Command, reason: Exception) -> None:
        """Decide about a command that was refused, or whose entry number was taken. It may repeat
        a stored command, or this process may be out of date."""
        lost_race = isinstance(reason, Conflict)
        error: Exception | None = reason
        try:
            repeated = command.key is not None and await self.store.has_key(
                loaded.table, command.key
            )
            news = (lost_race or self.registry.shared) and await self.registry.catch_up(loaded)
            if repeated:
                error = None
            elif news or lost_race:
                command.tries += 1
                if command.tries < TRIES:
                    self.route.check(loaded, command)
                    return
                error = TableError("busy")
        except Exception as failure:
            error = failure
        self.route.finish(loaded, command, error)

    async def make_certain(self, loaded: LoadedTable) -> None:
        try:
            for pause in LOOK_AGAIN:
                await asyncio.sleep(pause)
                while not await self.refreshed(loaded):
                    await asyncio.sleep(LOOK_AGAIN[0])
                loaded.uncertain = False
                self.lists.follow(loaded)
                self.route.on_change(loaded)
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

    async def rebuild_and_finish(self, loaded: LoadedTable, command: Command) -> None:
        """The entry of a command is stored, but was not applied, or only half-way: rebuild the
        table from its log, with that entry. If that fails, too, the table is halted."""
        error: Exception | None = None
        try:
            await self.registry.reload(loaded)
            error = loaded.table.halted
        except Exception as failure:
            error = failure
        self.route.finish(loaded, command, error, changed=not loaded.suspect)

    async def rebuild_and_check(self, loaded: LoadedTable, command: Command) -> None:
        """A table could not be rebuilt during an outage: try again, then check the command."""
        try:
            await self.registry.reload(loaded)
        except Exception as failure:
            self.route.finish(loaded, command, failure)
        else:
            loaded.broadcast()
            self.route.check(loaded, command)
