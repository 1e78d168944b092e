"""The life of a WebSocket: handshake, hello, and end."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial

import msgspec

from tidetable.engine.errors import TidetableError
from tidetable.server import messages
from tidetable.server.asgi import ClientGone, Socket
from tidetable.server.close_codes import (
    BAD_HELLO,
    BAD_TOKEN,
    CLOSED,
    FAILED,
    FOREIGN,
    LATE_HELLO,
    NO_DATABASE,
    NO_TABLE,
    TOO_SLOW,
)
from tidetable.server.connection import Connection
from tidetable.server.front import settled
from tidetable.server.identity import IdentityError
from tidetable.server.limits import address_of
from tidetable.server.logs import log_error
from tidetable.server.outage import is_outage
from tidetable.server.services import Services
from tidetable.server.transport import transport_of
from tidetable.server.uptime import uptime
from tidetable.text import LANGUAGES

HELLO_WITHIN = 10.0  # seconds
CLOSE_WITHIN = 10.0  # seconds in which a client must read what comes before the close frame


class TurnedAway(Exception):
    """The connection is refused, with this close code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


async def serve(
    socket: Socket, table_id: str, services: Services, count: Callable[[int], None]
) -> None:
    """Serve a connection from its hello to its end."""
    try:
        await socket.accept()
        connection = await greet(socket, table_id, services)
        code = await attend(connection, services, count)
        if not connection.left:
            await close(connection, socket, code)
    except ClientGone:
        return
    except TurnedAway as refusal:
        with contextlib.suppress(OSError, RuntimeError):  # gone meanwhile
            await socket.close(code=refusal.code, reason=refusal.reason)
    except Exception as error:
        log_error("a connection failed", table=table_id[:40])
        with contextlib.suppress(Exception):
            await socket.close(code=NO_DATABASE if is_outage(error) else FAILED)


async def refuse_origin(socket: Socket) -> None:
    """Turn away a page of another origin. The connection is accepted first: a browser
    does not let its page know why a handshake was refused, and the page would try forever."""
    await socket.accept()
    await socket.close(code=FOREIGN, reason="foreign-origin")


async def greet(socket: Socket, table_id: str, services: Services) -> Connection:
    """Read the hello and find the person and the table."""
    hello = await read_hello(socket)
    try:
        person = None if hello.token is None else await services.identity.known(hello.token)
    except IdentityError as error:
        code = CLOSED if error.code == "closed-account" else BAD_TOKEN
        raise TurnedAway(code, error.code) from None
    try:
        loaded = await services.registry.get(table_id)
    except TidetableError as error:
        raise TurnedAway(NO_TABLE, error.code) from None
    person_id = None if person is None else person.id
    if person is not None:
        services.last_seen.saw(person.id, socket.scope)
    connection = Connection(
        transport_of(socket),
        services.commands,
        loaded,
        services.limits.allowance(person_id, address_of(socket.scope), table_id),
        person_id,
        "" if person is None else person.name,
        hello.lang if hello.lang in LANGUAGES else "en",
    )
    if person is not None:
        connection.session, connection.generation = person.session, person.generation
        connection.feed.mute = services.mutes.of(person.id)
        await services.blocking.greet(connection, person)
    return connection


async def read_hello(socket: Socket) -> messages.Hello:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            raw = await socket.text()
        return messages.read_hello(raw)
    except TimeoutError:
        raise TurnedAway(LATE_HELLO, "late-hello") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise TurnedAway(BAD_HELLO, "bad-hello") from None


async def attend(connection: Connection, services: Services, count: Callable[[int], None]) -> int:
    """Attach a connection to its table until it ends; the code to close it with."""
    loaded = connection.loaded
    settled()
    count(1)
    try:
        connection.on_look = partial(services.attention.looks, connection.person, loaded.table.id)
        connection.on_look(True)
        services.registry.arrived(loaded, connection)  # sends the first update
        services.caretaker.look_after(loaded)
        connection.transport.start(connection)
        await connection.ended
    finally:
        count(-1)
        services.registry.left(loaded, connection)
        connection.look(False)
        connection.end(FAILED)
        connection.stop_waiting()
        await connection.transport.stop()
        loaded.used = uptime.now()
    return connection.ended.result()


async def close(connection: Connection, socket: Socket, code: int) -> None:
    if code == TOO_SLOW:
        connection.transport.abort()
        return
    with contextlib.suppress(OSError, RuntimeError):  # gone, or closed by the server
        try:
            async with asyncio.timeout(CLOSE_WITHIN):
                await socket.close(code=code)
        except TimeoutError:  # the client does not read
            connection.transport.abort()
