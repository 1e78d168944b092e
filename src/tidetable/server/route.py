"""The route of every command: check, store, apply, broadcast.

Commands of one table run one at a time, in order. A command is checked against the table, its entry
is stored, and only when it is durable it is applied and broadcast. Everything that has to wait for
something else is a detour (commands.py), so this module can be compiled.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from tidetable.engine.errors import TidetableError
from tidetable.server.database import Conflict, now
from tidetable.server.lists import Lists
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.plans import Plan
from tidetable.server.processes import Processes
from tidetable.server.store import Store
from tidetable.server.uptime import uptime
from tidetable.table import entries as log

Done = Callable[[Exception | None], None]


class Command:
    """A command on its route."""

    def __init__(self, plan: Plan, key: str | None, done: Done) -> None:
        self.plan = plan
        self.key = key  # of idempotency: a command with a stored key is not executed again
        self.done = done  # called once: with None just before the broadcast, or with the error
        self.tries = 0


class Detours(Protocol):
    """What becomes of a command that cannot go straight on. Each ends with `check` or `finish`."""

    def reconsider(self, loaded: LoadedTable, command: Command, reason: Exception) -> None:
        """It was refused, or its entry number was taken."""

    def rebuild(self, loaded: LoadedTable, command: Command) -> None:
        """Its entry is stored, but was not applied, or only half-way."""

    def rebuild_first(self, loaded: LoadedTable, command: Command) -> None:
        """The table is suspect."""

    def look_again(self, loaded: LoadedTable) -> None:
        """The database has failed: what was stored is to be read, beside the route."""


class Route:
    def __init__(self, store: Store, lists: Lists, processes: Processes, detours: Detours) -> None:
        self.store = store
        self.lists = lists
        self.processes = processes
        self.detours = detours
        self.on_change: Callable[[LoadedTable], None] = lambda loaded: None
        self.written = 0  # entries, for /metrics
        self.broadcasting = False  # the command that is being answered has changed its table

    def submit(self, loaded: LoadedTable, plan: Plan, key: str | None, done: Done) -> None:
        """Queue a command. It runs to its end, whatever becomes of its sender."""
        loaded.used = uptime.now()
        loaded.queue.add(partial(self.check, loaded, Command(plan, key, done)))

    def check(self, loaded: LoadedTable, command: Command) -> None:
        """Check a command against the table and hand its entry to the store."""
        if loaded.suspect:
            self.detours.rebuild_first(loaded, command)
            return
        try:
            entry = command.plan(loaded.table)
            if entry is None:
                self.finish(loaded, command, None)
                return
            at = now()
            if loaded.table.clocks.timed:
                entry.up = uptime.now()
            mark = None if loaded.mark == self.processes.id else self.processes.id
            stored = partial(self.stored, loaded, command, entry, at, mark)
            self.store.submit(stored, loaded.table, entry, at, command.key, mark)
        except TidetableError as refusal:
            self.detours.reconsider(loaded, command, refusal)
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
            self.detours.reconsider(loaded, command, error)
            return
        if error is not None:
            self.detours.look_again(loaded)  # it may be stored all the same
        else:
            loaded.mark = mark or loaded.mark
            if not self.apply(loaded, entry, at):
                self.detours.rebuild(loaded, command)
                return
        self.finish(loaded, command, error, changed=error is None)

    def apply(self, loaded: LoadedTable, entry: log.AnyEntry, at: float) -> bool:
        """Apply a stored entry; whether that went well."""
        self.written += 1
        try:
            loaded.table.add(entry, at)
        except Exception:
            log_error("a stored entry was not applied", table=loaded.table.id)
            return False
        return True

    def finish(
        self,
        loaded: LoadedTable,
        command: Command,
        error: Exception | None,
        changed: bool = False,
    ) -> None:
        """Answer a command, broadcast what it changed, and let the next one run."""
        self.broadcasting = changed
        try:
            command.done(error)  # before the broadcast: the answer goes out with the update
            if changed:
                loaded.broadcast()
                self.lists.follow(loaded)
        finally:
            loaded.queue.finished()
        if error is None:
            self.on_change(loaded)
