"""The offline host: tables, links and requests of one device.

It does what the server does, with the same parts: plans of commands, updates, summaries. An entry
is stored before it is applied and shown, so a closed tab loses nothing.
"""

import secrets
from collections.abc import Callable
from functools import partial
from time import time

from tidetable import games
from tidetable.engine.errors import TidetableError
from tidetable.offline import ports
from tidetable.offline.caretaker import Caretaker
from tidetable.offline.link import Link
from tidetable.offline.routes import respond
from tidetable.offline.storage import Storage
from tidetable.server import stored
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.plans import Plan
from tidetable.table import entries as log
from tidetable.table.state import data_hash
from tidetable.table.table import Table, TableError

Done = Callable[[Exception | None], None]
Found = Callable[[LoadedTable], None]
Failed = Callable[[Exception], None]


class NotStored(Exception):
    """The device could not store an entry."""


class Host:
    def __init__(self, send: Callable[[str], None]) -> None:
        self.send = send
        self.storage = Storage(self.post)
        self.tables: dict[str, LoadedTable] = {}
        self.keys: dict[str, set[str]] = {}  # table -> keys of its stored commands
        self.links: dict[int, Link] = {}
        self.waiting: dict[int, Callable[..., None]] = {}  # by the number of the answer
        self.loading: dict[str, list[tuple[Found, Failed]]] = {}
        self.last = 0
        self.caretaker = Caretaker(self)

    def post(self, message: ports.Outgoing) -> None:
        self.send(ports.encode(message).decode())

    def number(self, then: Callable[..., None]) -> int:
        self.last += 1
        self.waiting[self.last] = then
        return self.last

    def receive(self, text: str) -> None:
        """Take a message of the page around the host."""
        match ports.read(text):
            case ports.Start(kept=kept, logs=logs):
                self.storage.start(kept, logs)
                for table in self.storage.outdated():  # the tab was closed between two writes
                    self.find(table, self.keep_row, lambda error: None)
            case ports.Open(link=number, table=table):
                self.links[number] = Link(self, number, table)
            case ports.Say(link=number, text=said):
                if number in self.links:
                    self.links[number].received(said.encode())
            case ports.Close(link=number):
                if number in self.links:
                    self.links.pop(number).closed()
            case ports.Request() as request:
                respond(self, request)
            case ports.Stored(n=n, error=failure):
                self.waiting.pop(n)(failure)
            case ports.Entries(n=n, rows=rows):
                self.waiting.pop(n)(rows)
            case ports.Thought(n=n, result=result, error=failure):
                if n in self.waiting:  # else it was cancelled
                    self.waiting.pop(n)(result, failure)
            case ports.Expects(n=n, seconds=seconds):
                self.caretaker.expects(n, seconds)
            case ports.Progress(n=n, share=share):
                self.caretaker.progress(n, share)

    def end(self, number: int, code: int, reason: str) -> None:
        """End a link from this side."""
        self.links.pop(number).closed()
        self.post(ports.Closed(number, code, reason))

    # -- tables ----------------------------------------------------------------------------------

    def find(self, table: str, found: Found, failed: Failed) -> None:
        """Find a table, rebuilt from its log if need be."""
        if table in self.tables:
            found(self.tables[table])
        elif table not in self.storage.logs:
            failed(TableError("no-such-table", table=table))
        elif table in self.loading:
            self.loading[table].append((found, failed))
        else:
            self.loading[table] = [(found, failed)]
            self.post(ports.Read(self.number(partial(self.rebuild, table)), table))

    def rebuild(self, table_id: str, rows: list[tuple[int, float, str | None, str]]) -> None:
        waiting = self.loading.pop(table_id)
        try:
            entries = [stored.Stored(seq, at, entry) for seq, at, _, entry in rows]
            made = entries[0].read()
            assert isinstance(made, log.Made)
            table = Table(table_id, made, entries[0].at)
            if table.halted:  # the data of the game has changed since
                table = Table(table_id, made, entries[0].at, self.storage.box(data_hash(made)))
            for one in entries[1:]:
                stored.replay(table, one)
        except Exception:
            log_error("a table cannot be read", table=table_id)
            for _, failed in waiting:
                failed(TableError("no-such-table", table=table_id))
            return
        loaded = self.tables[table_id] = LoadedTable(table)
        self.keys[table_id] = {key for _, _, key, _ in rows if key is not None}
        self.caretaker.look_after(loaded)
        for found, _ in waiting:
            found(loaded)

    def create(self, made: log.Made, found: Found, failed: Failed) -> None:
        """A new table."""
        table = Table(secrets.token_hex(8), made, time())
        self.storage.keep_box(games.get(made.game))

        def go_on(failure: str | None) -> None:
            if failure is not None:
                failed(NotStored(failure))
                return
            loaded = self.tables[table.id] = LoadedTable(table)
            self.keys[table.id] = set()
            self.keep_row(loaded)
            found(loaded)

        self.append(table.id, 1, table.at, None, made, go_on)

    def append(
        self,
        table: str,
        seq: int,
        at: float,
        key: str | None,
        entry: log.AnyEntry,
        then: Callable[[str | None], None],
    ) -> None:
        text = log.encoder.encode(entry).decode()
        self.post(ports.Append(self.number(then), table, seq, at, key, text))

    def keep_row(self, loaded: LoadedTable) -> None:
        self.storage.keep_row(loaded.table, loaded.shared.summary())

    # -- the route of every command: check, store, apply, show -------------------------------------

    def submit(self, loaded: LoadedTable, plan: Plan, key: str | None, done: Done) -> None:
        """Queue a command. Commands of one table run one at a time, in order."""
        loaded.queue.add(partial(self.check, loaded, plan, key, done))

    def check(self, loaded: LoadedTable, plan: Plan, key: str | None, done: Done) -> None:
        repeated = key is not None and key in self.keys[loaded.table.id]
        try:
            entry = plan(loaded.table)
        except TidetableError as refusal:
            self.finish(loaded, done, None if repeated else refusal)
            return
        except Exception as error:
            self.finish(loaded, done, error)
            return
        if entry is None or repeated:
            self.finish(loaded, done, None)
            return
        at = time()

        def go_on(failure: str | None) -> None:
            if failure is not None:
                self.finish(loaded, done, NotStored(failure))
                return
            if key is not None:
                self.keys[loaded.table.id].add(key)
            try:
                loaded.table.add(entry, at)
            except Exception as error:
                number = loaded.table.seq + 1
                log_error("a stored entry was not applied", table=loaded.table.id)
                row = stored.Stored(number, at, log.encoder.encode(entry).decode())
                loaded.table.halt(stored.reason(loaded.table.id, row, error))
                loaded.table.seq = number
            self.finish(loaded, done, None, changed=True)

        self.append(loaded.table.id, loaded.table.seq + 1, at, key, entry, go_on)

    def finish(
        self, loaded: LoadedTable, done: Done, error: Exception | None, changed: bool = False
    ) -> None:
        """Answer a command, show what it changed, and let the next one run."""
        try:
            done(error)
            if changed:
                loaded.broadcast()
                self.keep_row(loaded)
            for link in [link for link in self.links.values() if link.attached]:
                if link.loaded is loaded and link.answers:
                    link.send()
        finally:
            loaded.queue.finished()
        if error is None:
            self.caretaker.look_after(loaded)
