"""What a client at a table asks for, in order, and what it is shown.

What is sent is always the table as it is when the client can take it. A slow client skips states,
so nothing piles up behind it; and who does not read the answers is not listened to either.
"""

import asyncio
from collections import deque
from functools import partial
from typing import Final

import msgspec

from tidetable.engine.errors import TidetableError
from tidetable.server import messages
from tidetable.server.database import Conflict
from tidetable.server.held import Held
from tidetable.server.journal import failed
from tidetable.server.limits import Bucket
from tidetable.server.outage import is_outage
from tidetable.server.sight import Sight
from tidetable.server.tables import Plan, Tables
from tidetable.server.wire import Wire
from tidetable.table.table import TableError
from tidetable.text import Text

WAITING: Final = 32  # commands that may wait their turn
LARGEST: Final = 16_384  # bytes of a message
READ_WITHIN = 30.0  # seconds in which a client must read what it was sent

TOO_SLOW: Final = 4008
TOO_LARGE: Final = 4009
FAILED: Final = 1011
NO_DATABASE: Final = 1013


class Connection:
    """A client that looks at a table."""

    def __init__(self, wire: Wire, tables: Tables, held: Held, rate: float) -> None:
        self.wire = wire
        self.tables = tables
        self.held = held
        self.person: str | None = None
        self.name = ""
        self.text = Text("en", held.table.words)
        self.sight = Sight(tables, held, None)
        self.bucket = Bucket(rate)
        self.inbox: deque[bytes] = deque()
        self.working = False
        self.stale = False  # the table has changed since it was last sent
        self.answers: list[bytes] = []
        self.behind: asyncio.TimerHandle | None = None  # it does not read; when patience ends
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def end(self, code: int) -> None:
        if not self.ended.done():
            self.ended.set_result(code)

    # -- out -------------------------------------------------------------------------------------

    def wake(self) -> None:
        self.stale = True
        self.send()

    def answer(self, message: msgspec.Struct) -> None:
        self.answers.append(messages.encode(message))
        self.send()

    def send(self) -> None:
        """All that is due; to a client that is behind, once it has caught up."""
        if self.behind is not None:
            return
        due: list[bytes] = []
        try:
            # The new state first: whoever reads "done" can be sure to have seen what was done.
            if self.stale:
                self.stale = False
                due.append(messages.encode(self.sight.news()))
            due += self.answers
            self.answers.clear()
            if due:
                self.wire.push(due)
        except Exception:  # the others at the table must not suffer
            failed("a table could not be shown", table=self.held.table.id)
            self.end(FAILED)

    def hold(self) -> None:
        loop = asyncio.get_running_loop()
        self.behind = loop.call_later(READ_WITHIN, self.end, TOO_SLOW)
        self.wire.stop_listening()

    def go_on(self) -> None:
        if self.behind is not None:
            self.behind.cancel()
            self.behind = None
        self.send()
        self.listen()

    def listen(self) -> None:
        if self.behind is None and len(self.inbox) <= WAITING:
            self.wire.listen()

    # -- in --------------------------------------------------------------------------------------

    def heard(self, data: bytes) -> None:
        if len(data) > LARGEST:
            self.end(TOO_LARGE)
        if self.ended.done():
            return
        self.inbox.append(data)
        if len(self.inbox) > WAITING:
            self.wire.stop_listening()
        if not self.working:
            self.work()

    def work(self) -> None:
        """One command after the other. What has begun is finished, even if its sender has gone."""
        while self.inbox and not self.working and not self.ended.done():
            self.take(self.inbox.popleft())
        self.listen()

    def take(self, raw: bytes) -> None:
        key: str | None = None
        try:
            if not self.bucket.take():
                key = messages.key_of(raw)
                raise TableError("too-fast")
            command = messages.read_command(raw)
            key = command.key
            plan = self.plan(command)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(messages.key_of(raw), TableError("bad-message", reason=str(error)))
        except TidetableError as refusal:
            self.refuse(key, refusal)
        else:
            self.working = True
            if not self.tables.attempt(
                self.held, plan, self.own_key(key), partial(self.done, key, plan)
            ):
                self.tables.start(self.finish(key, plan))

    def done(self, key: str, plan: Plan, error: Exception | None) -> None:
        """A command was stored, and is about to be shown; or it could not be."""
        if error is None:
            self.answers.append(messages.encode(messages.Done(key)))  # goes with what is shown
            self.working = False
            if self.inbox:
                asyncio.get_running_loop().call_soon(self.work)
        elif isinstance(error, Conflict):
            self.tables.start(self.finish(key, plan))
        else:
            self.failed(error)

    async def finish(self, key: str, plan: Plan) -> None:
        """The long way of a command: it has to wait, or is refused, or is a repetition."""
        try:
            await self.tables.do(self.held.table.id, plan, self.own_key(key))
            self.answer(messages.Done(key))
        except TidetableError as refusal:
            self.refuse(key, refusal)  # if its state was old, the new one is on its way already
        except Exception as error:
            self.failed(error)
            return
        self.working = False
        self.work()

    def failed(self, error: Exception) -> None:
        """The client connects again and sends again what was not acknowledged."""
        failed("a command failed", error, table=self.held.table.id)
        self.end(NO_DATABASE if is_outage(error) else FAILED)

    def own_key(self, key: str) -> str:
        """Keys are the client's own: nobody can take another's."""
        return f"{self.person or ''}/{key}"

    def plan(self, command: messages.AnyCommand) -> Plan:
        person = self.person
        if person is None:
            raise TableError("spectators-only-look")
        match command:
            case messages.MakeMove(ply=ply, move=move):
                return lambda table: table.move(person, ply, move)
            case messages.Undo(seat=seat):
                return lambda table: table.undo(seat, person)
            case messages.Answer(seat=seat, agreed=agreed, to=to):
                return lambda table: table.answer(seat, person, agreed, to)
            case messages.Resign(seat=seat):
                return lambda table: table.resign(seat, person)
            case messages.StandIn(seat=seat, bot=bot):
                return lambda table: table.stand_in(seat, person, bot)
            case messages.ComeBack(seat=seat):
                return lambda table: table.come_back(seat, person)
            case messages.Stand(seat=seat):
                return lambda table: table.stand(seat, person)
            case messages.Say(text=text):
                return lambda table: table.say(person, self.name, text)
            case messages.Mute(person=other, muted=muted):
                return lambda table: table.mute(person, other, muted)

    def refuse(self, key: str | None, refusal: TidetableError) -> None:
        names = [seat.name or f"{number + 1}" for number, seat in enumerate(self.held.table.seats)]
        said = self.text.error(refusal, names)
        params = {name: value for name, value in refusal.params.items() if is_plain(value)}
        self.answer(messages.Refused(key, refusal.code, said, params))


def is_plain(value: object) -> bool:
    return isinstance(value, (str, int, float, bool, list, dict, type(None)))
