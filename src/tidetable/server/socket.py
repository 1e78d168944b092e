"""One connection at one table: commands in, the newest state out.

What is sent is always the table as it is when the client can take it. A slow client skips states,
so nothing piles up behind it; and who does not read the answers is not listened to either.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from time import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tidetable.engine.errors import TidetableError
from tidetable.server import messages
from tidetable.server.identity import Identity, IdentityError
from tidetable.server.journal import failed
from tidetable.server.limits import Bucket
from tidetable.server.outage import is_outage
from tidetable.server.summaries import summary
from tidetable.server.tables import Held, Plan, Tables
from tidetable.table.table import Table, TableError
from tidetable.text import LANGUAGES, Text

ANSWERS = 32  # answers that may wait for a slow client
LARGEST = 16_384  # bytes of a message
HELLO_WITHIN = 10.0  # seconds
READ_WITHIN = 30.0  # seconds in which a client must read what it was sent

TOO_SLOW, TOO_LARGE, BAD_HELLO, NO_TABLE = 4008, 4009, 4400, 4404
FAILED, NO_DATABASE = 1011, 1013


class Connection:
    """A client that looks at a table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], tables: Tables, held: Held, rate: float
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.held = held
        self.person: str | None = None
        self.name = ""
        self.text = Text("en", held.table.words)
        self.answers: deque[bytes] = deque()
        self.awake = asyncio.Event()
        self.stale = True  # the table has changed since it was last sent
        self.events_sent = 0
        self.events_of: object = None  # the state whose events those were
        self.bucket = Bucket(rate)
        self.drained = asyncio.Event()  # no answer waits

    def wake(self) -> None:
        self.stale = True
        self.awake.set()

    def answer(self, message: msgspec.Struct) -> None:
        self.answers.append(messages.encode(message))
        self.drained.clear()
        self.awake.set()

    # -- out -------------------------------------------------------------------------------------

    async def send_all(self) -> None:
        while True:
            await self.awake.wait()
            self.awake.clear()
            # The new state first: whoever reads "done" can be sure to have seen what was done.
            if self.stale:
                self.stale = False
                await self.push(messages.encode(self.update()))
            while self.answers:
                await self.push(self.answers.popleft())
            self.drained.set()

    async def push(self, data: bytes) -> None:
        try:
            await self.socket.send_text(data.decode())
        except (OSError, RuntimeError):  # it was closed a moment ago, by the client or uvicorn
            raise WebSocketDisconnect(detail="gone") from None

    def update(self) -> messages.Update:
        table = self.held.table
        here = self.tables.here(self.held)
        told = summary(table)
        for now, seat in zip(told.seats, table.seats, strict=True):
            now.here = seat.person is not None and seat.person in here
        eyes = table.eyes(self.person)
        may_look = self.may_look(table)
        update = messages.Update(
            seq=table.seq,
            ply=table.ply,
            table=told,
            yours=table.seats_of(self.person),
            seat=eyes,
            view=None,
            choices=[],
            events_from=0,
            events=[],
            clocks=[],
            can_undo=False,
            asked=table.asked.seat if table.asked else None,
            asked_back=table.asked_back,
            chat=[messages.ChatLine(*line) for line in table.chat] if may_look else [],
            seed_hash=None,
            seed=None,
        )
        if table.session is not None and may_look:
            self.add_game(update, table, eyes)
        return update

    def may_look(self, table: Table) -> bool:
        return table.made.spectators or bool(table.seats_of(self.person)) or table.status == "over"

    def add_game(self, update: messages.Update, table: Table, eyes: int | None) -> None:
        state = table.state
        update.view = state.view(eyes)
        update.seed_hash = state.seed_hash
        # After an undo, or through other eyes, the log is told anew.
        if self.events_of != (state, eyes):
            self.events_of, self.events_sent = (state, eyes), 0
        events = state.events(eyes, self.events_sent)
        update.events_from, update.events = self.events_sent, events
        self.events_sent += len(events)
        now = time()
        update.clocks = [table.clocks.left(seat, now) for seat in range(table.made.players)]
        if table.status == "over":
            update.seed = table.made.seed
            return
        mover = table.to_move()
        if mover in update.yours and table.seats[mover].present:
            game = table.game
            update.choices = [
                messages.Choice(game.move(state, action), game.preview(state, action))
                for action in state.actions()
            ]
        assert table.session is not None
        update.can_undo = any(
            table.session.undo_refusal(seat) is None and table.seats[seat].present
            for seat in update.yours
        )

    # -- in --------------------------------------------------------------------------------------

    async def receive_all(self) -> int:
        """Until the client goes, or has to: the code to end the connection with."""
        while True:
            if len(self.answers) > ANSWERS:
                try:
                    await asyncio.wait_for(self.drained.wait(), READ_WITHIN)
                except TimeoutError:
                    return TOO_SLOW
            data = await self.socket.receive_data(mode="text")
            raw = data.encode() if isinstance(data, str) else data
            if len(raw) > LARGEST:
                return TOO_LARGE
            await self.take(raw)

    async def take(self, raw: bytes) -> None:
        key: str | None = None
        try:
            if not self.bucket.take():
                key = key_of(raw)
                raise TableError("too-fast")
            command = messages.read_command(raw)
            key = command.key
            await self.tables.do(self.held.table.id, self.plan(command), self.own_key(key))
            self.answer(messages.Done(key))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(key_of(raw), TableError("bad-message", reason=str(error)))
        except TidetableError as refusal:
            self.refuse(key, refusal)  # if its state was old, the new one is on its way already

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

    def refuse(self, key: str | None, refusal: TidetableError) -> None:
        names = [seat.name or f"{number + 1}" for number, seat in enumerate(self.held.table.seats)]
        said = self.text.error(refusal, names)
        params = {name: value for name, value in refusal.params.items() if is_plain(value)}
        self.answer(messages.Refused(key, refusal.code, said, params))


def is_plain(value: object) -> bool:
    return isinstance(value, (str, int, float, bool, list, dict, type(None)))


class Keyed(msgspec.Struct):
    key: messages.Key | None = None


read_keyed = msgspec.json.Decoder(Keyed).decode


def key_of(raw: bytes) -> str | None:
    """The key of a message that is not taken, so that its sender knows which one it was."""
    try:
        return read_keyed(raw).key
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


async def serve(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    tables: Tables,
    identity: Identity,
    rate: float,
    count: Callable[[int], None],
) -> None:
    """A connection from its hello to its end."""
    await socket.accept()
    try:
        connection = await greet(socket, table_id, tables, identity, rate)
        if connection is not None:
            await look_on(connection, count)
    except WebSocketDisconnect:
        return
    except Exception as error:
        # The client connects again and sends again what was not acknowledged.
        failed("a connection failed", table=table_id[:40])
        with contextlib.suppress(Exception):
            await socket.close(code=NO_DATABASE if is_outage(error) else FAILED)


async def greet(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    tables: Tables,
    identity: Identity,
    rate: float,
) -> Connection | None:
    """Who is there, and at which table; None: it has been sent away."""
    try:
        raw = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_WITHIN)
        hello = messages.read_hello(raw)
        person = None if hello.token is None else await identity.known(hello.token)
        held = await tables.get(table_id)
    except (
        *(msgspec.MsgspecError, TimeoutError, UnicodeDecodeError, RecursionError),
        IdentityError,
    ):
        await socket.close(code=BAD_HELLO)
        return None
    except TidetableError:
        await socket.close(code=NO_TABLE)
        return None
    connection = Connection(socket, tables, held, rate)
    if hello.lang in LANGUAGES:
        connection.text = Text(hello.lang, held.table.words)
    if person is not None:
        connection.person, connection.name = person.id, person.name
    return connection


async def look_on(connection: Connection, count: Callable[[int], None]) -> None:
    held, tables = connection.held, connection.tables
    held.lookers.add(connection)
    tables.came_or_went(held)
    tables.look_after(held)
    count(1)
    sending = asyncio.create_task(connection.send_all())
    receiving = asyncio.create_task(connection.receive_all())
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        count(-1)
        held.lookers.discard(connection)
        sending.cancel()
        receiving.cancel()
        results = await asyncio.gather(sending, receiving, return_exceptions=True)
        held.used = time()
        tables.came_or_went(held)  # the others see that this one is gone
    for result in results:
        if isinstance(result, Exception):
            raise result
    with contextlib.suppress(OSError, RuntimeError):
        await connection.socket.close(code=results[1] if isinstance(results[1], int) else FAILED)
