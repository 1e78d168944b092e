"""A client's connection to a table: its commands, in order, and the updates it is sent.

An update is made when the client can take it, from the table as it is then. A slow client skips
states, so nothing piles up for it; and a client that does not read its answers is not read either.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from tidetable.engine.errors import TidetableError
from tidetable.server import messages
from tidetable.server.close_codes import FAILED, NO_DATABASE, TOO_FAST, TOO_LARGE, TOO_SLOW
from tidetable.server.commands import Commands
from tidetable.server.limits import Allowance, Bucket
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.moderation import check_mute
from tidetable.server.outage import is_outage
from tidetable.server.plans import Caller, plan_of, refusal_of
from tidetable.server.transport import Transport
from tidetable.server.updates import Feed
from tidetable.table.table import TableError
from tidetable.text import Text

WAITING: Final = 32  # commands that may wait
LARGEST: Final = 16_384  # bytes of a message
READ_WITHIN = 30.0  # seconds in which a client must read what it was sent

# A client that is too fast is refused once, and then not heard for a while: answering all it sends
# would cost as much as doing it. Whoever keeps on is turned away.
REST = 0.5  # seconds, at least
REFUSALS: Final = 20  # in a row, and ...
REFUSAL_RATE: Final = 0.1  # ... in the long run, in a second
FLOOD: Final = 1_000  # messages that may arrive meanwhile, in what was read at once


class Connection:
    """A viewer of a table, on top of any transport."""

    def __init__(
        self,
        transport: Transport,
        commands: Commands,
        loaded: LoadedTable,
        allowance: Allowance,
        person: str | None = None,
        name: str = "",
        language: str = "en",
    ) -> None:
        self.transport = transport
        self.commands = commands
        self.loaded = loaded
        self.person = person
        # Not functions of this connection, which would refer to itself: see Wire.connection_lost.
        wait = partial(wait_for, commands, loaded)
        self.caller = Caller(person, name, wait, loaded.host_away)
        self.session = ""  # of the token in the hello ...
        self.generation = 0  # ... and its generation: the connection ends when either is revoked
        self.text = Text(language, loaded.table.catalogue)
        self.feed = Feed(loaded.shared, person)
        self.allowance = allowance  # shared with the person's other connections
        self.looking = True  # the page is visible, as far as the client says
        self.on_look: Callable[[bool], None] = lambda looking: None
        self.inbox: deque[bytes] = deque()
        self.working = False  # a command is on its route
        self.stale = False  # the table has changed since the last update
        self.answers: list[bytes] = []
        self.behind: asyncio.TimerHandle | None = None  # set while the client does not read
        self.resting: asyncio.TimerHandle | None = None  # set while it is not heard: too fast
        self.refusals: Bucket | None = None  # for being too fast; None before the first one
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[int] = self.loop.create_future()
        self.left = False  # the client is gone

    def end(self, code: int) -> None:
        if not self.ended.done():
            self.ended.set_result(code)

    def client_left(self) -> None:
        self.left = True
        self.end(FAILED)

    # -- outgoing --------------------------------------------------------------------------------

    def wake(self) -> None:
        self.stale = True
        self.send()

    def set_mute(self, mute: messages.OperatorMute | None) -> None:
        self.feed.mute = mute
        self.wake()

    def header_changed(self) -> None:
        if not self.feed.knows_header():
            self.wake()

    def answer(self, message: msgspec.Struct) -> None:
        self.answers.append(messages.encode(message))
        self.send()

    def send(self) -> None:
        """Send everything due, or wait until a slow client has caught up."""
        if self.behind is not None:
            return
        due: list[bytes] = []
        try:
            # The update first: a client that reads "done" has seen what was done.
            if self.stale:
                self.stale = False
                due.append(messages.encode(self.feed.next()))
            due += self.answers
            self.answers.clear()
            if due:
                self.transport.push(due)
        except Exception:  # the other viewers must not suffer
            log_error("an update failed", table=self.loaded.table.id)
            self.end(FAILED)

    def pause_sending(self) -> None:
        self.behind = self.loop.call_later(READ_WITHIN, self.end, TOO_SLOW)
        self.transport.pause_reading()

    def resume_sending(self) -> None:
        self.caught_up()
        self.send()
        self.read_on()

    def caught_up(self) -> None:
        if self.behind is not None:
            self.behind.cancel()
            self.behind = None

    def stop_waiting(self) -> None:
        """The connection ends."""
        self.caught_up()
        if self.resting is not None:
            self.resting.cancel()
            self.resting = None

    def read_on(self) -> None:
        if self.behind is None and self.resting is None and len(self.inbox) <= WAITING:
            self.transport.resume_reading()

    # -- incoming --------------------------------------------------------------------------------

    def received(self, data: bytes) -> None:
        if len(data) > LARGEST:
            self.end(TOO_LARGE)
        if self.ended.done():
            return
        self.inbox.append(data)
        if len(self.inbox) > WAITING:
            self.transport.pause_reading()
        if self.resting is not None and len(self.inbox) > FLOOD:
            self.inbox.clear()
            self.end(TOO_FAST)
            self.transport.abort()  # at once: there may be thousands more
        elif not self.working:
            self.work()

    def work(self) -> None:
        """Take one command after the other."""
        if self.answers:
            self.send()
        while self.inbox and not self.working and self.resting is None and not self.ended.done():
            self.take(self.inbox.popleft())
        self.read_on()

    def take(self, raw: bytes) -> None:
        key: str | None = None
        try:
            if not self.allowance.command():
                key = messages.key_of(raw)
                self.rest()
                raise TableError("too-fast")
            command = messages.read_command(raw)
            key = command.key
            if type(command) is not messages.MakeMove:  # as nearly all of them
                self.check_talk(command)
                if isinstance(command, messages.Look):
                    self.look(command.looking)
                    self.answer(messages.Done(key))
                    return
            plan = plan_of(command, self.caller)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(messages.key_of(raw), TableError("bad-message", reason=str(error)))
        except TidetableError as refusal:
            self.refuse(key, refusal)
        else:
            self.working = True
            # The key is prefixed with the person: nobody can use up another's keys.
            own_key = f"{self.person or ''}/{key}"
            self.commands.route.submit(self.loaded, plan, own_key, partial(self.done, key))

    def rest(self) -> None:
        """Do not hear a client that is too fast until it may send something again. What it has sent
        meanwhile is done then."""
        if self.refusals is None:
            self.refusals = Bucket(REFUSAL_RATE, REFUSALS)
        if not self.refusals.take():
            self.end(TOO_FAST)
            return
        self.transport.pause_reading()
        self.resting = self.loop.call_later(max(REST, self.allowance.wait()), self.hear_again)

    def hear_again(self) -> None:
        self.resting = None
        if not self.ended.done():
            self.work()

    def done(self, key: str, error: Exception | None) -> None:
        """A command is stored and about to be broadcast, or was refused, or has failed."""
        if error is None:
            self.answers.append(messages.encode(messages.Done(key)))  # sent with the update
        elif isinstance(error, TidetableError):
            self.refuse(key, error)
        else:
            # The client connects again and repeats what was not acknowledged.
            log_error("a command failed", error, table=self.loaded.table.id)
            self.end(NO_DATABASE if is_outage(error) else FAILED)
            return
        self.working = False
        # What a command has changed is broadcast next, and the answer goes out with it.
        if self.inbox or (self.answers and not self.commands.route.broadcasting):
            self.loop.call_soon(self.work)

    def look(self, looking: bool) -> None:
        if looking != self.looking:
            self.looking = looking
            self.on_look(looking)

    def check_talk(self, command: messages.AnyCommand) -> None:
        """Refuse too much of what others read, especially from people who do not play here."""
        if isinstance(command, messages.Say | messages.Mute):
            stranger = not self.loaded.table.seats_of(self.person)
            if not self.allowance.talk(stranger):
                raise TableError("too-fast")
        if isinstance(command, messages.Say):
            check_mute(self.feed.mute_here())

    def refuse(self, key: str | None, refusal: TidetableError) -> None:
        self.answer(refusal_of(key, refusal, self.loaded.table, self.text))


def wait_for(commands: Commands, loaded: LoadedTable, seat: int) -> float | None:
    """Seconds until a bot may play for a seat whose person is away; None: not at all."""
    exists = seat < len(loaded.table.seats)
    return commands.registry.wait_for(loaded, seat) if exists else None
