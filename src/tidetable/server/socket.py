"""One connection at one table: commands in, the newest state out.

What is sent is always the table as it is when the client can take it. A slow client skips states,
so nothing piles up behind it; answers to its own commands wait in a short queue.
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
from tidetable.server.tables import Held, Plan, Tables, summary
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError
from tidetable.text import LANGUAGES, Text

ANSWERS = 64  # answers that may wait for a slow client
LARGEST = 16_384  # bytes of a message
COMMANDS = 40  # commands that may come at once ...
REFILL = 15.0  # ... and how many more a second
HELLO_WITHIN = 10.0  # seconds

TOO_SLOW, TOO_LARGE, BAD_HELLO, NO_TABLE = 4008, 4009, 4400, 4404


class Connection:
    """A client that looks at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, held: Held) -> None:
        self.socket = socket
        self.tables = tables
        self.held = held
        self.person: str | None = None
        self.name = ""
        self.text = Text("en", held.table.made.game)
        self.answers: deque[bytes] = deque()
        self.awake = asyncio.Event()
        self.stale = True  # the table has changed since it was last sent
        self.events_sent = 0
        self.events_of: object = None  # the state whose events those were
        self.tokens, self.counted = float(COMMANDS), time()

    def wake(self) -> None:
        self.stale = True
        self.awake.set()

    def answer(self, message: msgspec.Struct) -> None:
        self.answers.append(messages.encode(message))
        self.awake.set()

    # -- out -------------------------------------------------------------------------------------

    async def send_all(self) -> None:
        while True:
            await self.awake.wait()
            self.awake.clear()
            if len(self.answers) > ANSWERS:
                await self.socket.close(code=TOO_SLOW)
                return
            # The new state first: whoever reads "done" can be sure to have seen what was done.
            if self.stale:
                self.stale = False
                await self.socket.send_text(messages.encode(self.update()).decode())
            while self.answers:
                await self.socket.send_text(self.answers.popleft().decode())

    def update(self) -> messages.Update:
        table = self.held.table
        here = {looker.person for looker in self.held.lookers}
        told = summary(table)
        for now, seat in zip(told.seats, table.seats, strict=True):
            now.here = seat.person is not None and seat.person in here
        eyes = table.eyes(self.person)
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
            chat=[messages.ChatLine(*line) for line in table.chat],
            seed_hash=None,
            seed=None,
        )
        if table.session is not None and self.may_look(table):
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
        if mover in update.yours and table.seats[mover].bot is None:
            game = table.game
            update.choices = [
                messages.Choice(game.move(state, action), game.preview(state, action))
                for action in state.actions()
            ]
        assert table.session is not None
        update.can_undo = any(table.session.undo_refusal(seat) is None for seat in update.yours)

    # -- in --------------------------------------------------------------------------------------

    async def receive_all(self) -> None:
        while True:
            data = await self.socket.receive_data(mode="text")
            raw = data.encode() if isinstance(data, str) else data
            if len(raw) > LARGEST:
                await self.socket.close(code=TOO_LARGE)
                return
            await self.take(raw)

    async def take(self, raw: bytes) -> None:
        key: str | None = None
        try:
            command = messages.read_command(raw)
            key = command.key
            self.within_rate()
            await self.tables.do(self.held.table.id, self.plan(command), self.own_key(key))
            self.answer(messages.Done(key))
        except msgspec.MsgspecError as error:
            self.refuse(key, TableError("bad-message", reason=str(error)))
        except UnicodeDecodeError:
            self.refuse(key, TableError("bad-message", reason="not UTF-8"))
        except TidetableError as refusal:
            self.refuse(key, refusal)
            self.wake()  # whoever was refused may have an old state

    def own_key(self, key: str) -> str:
        """Keys are the client's own: nobody can take another's."""
        return f"{self.person or ''}/{key}"

    def within_rate(self) -> None:
        now = time()
        self.tokens = min(float(COMMANDS), self.tokens + (now - self.counted) * REFILL)
        self.counted = now
        if self.tokens < 1:
            raise TableError("too-fast")
        self.tokens -= 1

    def plan(self, command: messages.AnyCommand) -> Plan:
        person = self.person
        if person is None:
            raise TableError("spectators-only-look")
        match command:
            case messages.MakeMove(ply=ply, move=move):
                return lambda table: table.move(person, ply, move)
            case messages.Undo(seat=seat):
                return lambda table: table.undo(seat, person)
            case messages.Answer(seat=seat, agreed=agreed):
                return lambda table: table.answer(seat, person, agreed)
            case messages.Resign(seat=seat):
                return lambda table: table.resign(seat, person)
            case messages.StandIn(seat=seat, bot=bot):
                return lambda table: table.stand_in(seat, person, bot)
            case messages.ComeBack(seat=seat):
                return lambda table: table.come_back(seat, person)
            case messages.Stand(seat=seat):
                return lambda table: table.stand(seat, person)
            case messages.Say(text=text):
                return lambda table: log.Said(person, self.name, text)

    def refuse(self, key: str | None, refusal: TidetableError) -> None:
        names = [seat.name or f"{number + 1}" for number, seat in enumerate(self.held.table.seats)]
        said = self.text.error(refusal, names)
        params = {name: value for name, value in refusal.params.items() if is_plain(value)}
        self.answer(messages.Refused(key, refusal.code, said, params))


def is_plain(value: object) -> bool:
    return isinstance(value, (str, int, float, bool, list, dict, type(None)))


async def serve(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    tables: Tables,
    identity: Identity,
    count: Callable[[int], None],
) -> None:
    """A connection from its hello to its end."""
    await socket.accept()
    try:
        raw = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_WITHIN)
        hello = messages.read_hello(raw)
        held = await tables.get(table_id)
        connection = Connection(socket, tables, held)
        if hello.lang in LANGUAGES:
            connection.text = Text(hello.lang, held.table.made.game)
        if hello.token is not None:
            person = await identity.known(hello.token)
            connection.person, connection.name = person.id, person.name
    except (msgspec.MsgspecError, TimeoutError, IdentityError, UnicodeDecodeError):
        await socket.close(code=BAD_HELLO)
        return
    except TableError:
        await socket.close(code=NO_TABLE)
        return
    except WebSocketDisconnect:
        return
    connection.events_sent = 0
    held.lookers.add(connection)
    tables.show(held)
    tables.look_after(held)
    count(1)
    sending = asyncio.create_task(connection.send_all())
    try:
        with contextlib.suppress(WebSocketDisconnect):
            await connection.receive_all()
    finally:
        count(-1)
        held.lookers.discard(connection)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        tables.show(held)  # the others see that this one is gone
