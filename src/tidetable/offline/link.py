"""A client's link to a table: what a WebSocket is to the server."""

from typing import TYPE_CHECKING

import msgspec

from tidetable.engine.errors import TidetableError
from tidetable.offline import ports
from tidetable.server import messages
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.plans import Caller, plan_of, refusal_of
from tidetable.server.updates import Feed
from tidetable.server.uptime import uptime
from tidetable.table.table import TableError
from tidetable.text import LANGUAGES, Text

if TYPE_CHECKING:
    from tidetable.offline.host import Host

BAD_HELLO, BAD_TOKEN, NO_TABLE, FAILED = 4400, 4401, 4404, 1011  # close codes
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Link:
    session = ""
    generation = 0
    loaded: LoadedTable
    feed: Feed

    def __init__(self, host: "Host", number: int, table: str) -> None:
        self.host = host
        self.number = number
        self.table = table
        self.person: str | None = None
        self.lang = "en"
        self.stale = False  # the table has changed since the last update
        self.answers: list[bytes] = []
        self.attached = False

    # -- hello and end -----------------------------------------------------------------------------

    def received(self, raw: bytes) -> None:
        if self.attached:
            self.loaded.queue.add(lambda: self.take(raw))
            return
        try:
            hello = messages.read_hello(raw)
        except UNREADABLE:
            self.host.end(self.number, BAD_HELLO, "bad-hello")
            return
        if hello.token is not None and not self.host.storage.knows(hello.token):
            self.host.end(self.number, BAD_TOKEN, "bad-token")
            return
        self.person = hello.token
        lang = hello.lang if hello.lang in LANGUAGES else "en"
        self.host.find(
            self.table,
            lambda loaded: self.attach(loaded, lang),
            lambda error: self.host.end(self.number, NO_TABLE, "no-such-table"),
        )

    def attach(self, loaded: LoadedTable, lang: str) -> None:
        if self.host.links.get(self.number) is not self:
            return  # closed while the table was read
        self.loaded, self.attached = loaded, True
        self.lang = lang
        self.feed = Feed(loaded.shared, self.person)
        self.caller = Caller(self.person, self.host.storage.name, self.wait_for, loaded.host_away)
        if self.person is not None:
            loaded.people[self.person] += 1
            self.present()
        loaded.viewers.add(self)
        self.wake()
        self.host.caretaker.look_after(loaded)

    def closed(self) -> None:
        if not self.attached:
            return
        self.loaded.viewers.discard(self)
        if self.person is not None:
            self.loaded.people[self.person] -= 1
            self.loaded.people += type(self.loaded.people)()  # without those who have gone
            self.present()

    def present(self) -> None:
        """Somebody has come or gone: the others are updated if it shows."""
        self.loaded.set_present(set(self.loaded.people))
        self.loaded.shared.follow_absences()
        for viewer in list(self.loaded.viewers):
            viewer.header_changed()

    def wait_for(self, seat: int) -> float | None:
        exists = seat < len(self.loaded.table.seats)
        return self.loaded.shared.absences.left(seat, uptime.now()) if exists else None

    # -- out ---------------------------------------------------------------------------------------

    def wake(self) -> None:
        self.stale = True
        self.send()

    def header_changed(self) -> None:
        if not self.feed.knows_header():
            self.wake()

    def set_mute(self, mute: messages.OperatorMute | None) -> None:
        """There is no operator here."""

    def end(self, code: int) -> None:
        self.host.end(self.number, code, "")

    def send(self) -> None:
        """Send everything due, the update first: a client that reads "done" has seen what was
        done."""
        if self.host.links.get(self.number) is not self:
            return  # closed
        due: list[bytes] = []
        if self.stale:
            self.stale = False
            due.append(messages.encode(self.feed.next()))
        due += self.answers
        self.answers.clear()
        for one in due:
            self.host.post(ports.Told(self.number, one.decode()))

    # -- in ----------------------------------------------------------------------------------------

    def take(self, raw: bytes) -> None:
        """Take a command, as a job of the table's queue."""
        key: str | None = None
        try:
            command = messages.read_command(raw)
            key = command.key
            if isinstance(command, messages.Look):
                self.answer(messages.Done(key))
            else:
                plan = plan_of(command, self.caller)
                own_key = f"{self.person or ''}/{key}"  # as the server writes it
                done = key
                self.host.check(self.loaded, plan, own_key, lambda error: self.done(done, error))
                return
        except UNREADABLE as error:
            self.refuse(messages.key_of(raw), TableError("bad-message", reason=str(error)))
        except TidetableError as refusal:
            self.refuse(key, refusal)
        self.loaded.queue.finished()

    def done(self, key: str, error: Exception | None) -> None:
        """A command is stored and about to be shown, or was refused, or has failed."""
        if error is None:
            self.answers.append(messages.encode(messages.Done(key)))  # sent after the update
        elif isinstance(error, TidetableError):
            self.refuse(key, error)
        else:  # the client connects again and repeats what was not acknowledged
            log_error("a command failed", error, table=self.table)
            if self.host.links.get(self.number) is self:
                self.end(FAILED)

    def refuse(self, key: str | None, refusal: TidetableError) -> None:
        text = Text(self.lang, self.loaded.table.catalogue)  # read when there is something to say
        self.answer(refusal_of(key, refusal, self.loaded.table, text))

    def answer(self, message: msgspec.Struct) -> None:
        self.answers.append(messages.encode(message))
        self.send()
