"""The life of a WebSocket: handshake, hello, and end."""

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
from litestar.exceptions import WebSocketDisconnect

from tidetable.engine.errors import TidetableError
from tidetable.server import messages
from tidetable.server.connection import FAILED, NO_DATABASE, TOO_SLOW, Connection
from tidetable.server.identity import IdentityError
from tidetable.server.logs import log_error
from tidetable.server.outage import is_outage
from tidetable.server.services import Services
from tidetable.server.transport import Socket, transport_of
from tidetable.server.uptime import uptime
from tidetable.text import LANGUAGES

HELLO_WITHIN = 10.0  # seconds

BAD_HELLO, NO_TABLE = 4400, 4404


async def serve(
    socket: Socket, table_id: str, services: Services, rate: float, count: Callable[[int], None]
) -> None:
    """Serve a connection from its hello to its end."""
    await socket.accept()
    try:
        connection = await greet(socket, table_id, services, rate)
        if connection is not None:
            await close(connection, socket, await attend(connection, services, count))
    except WebSocketDisconnect:
        return
    except Exception as error:
        log_error("a connection failed", table=table_id[:40])
        with contextlib.suppress(Exception):
            await socket.close(code=NO_DATABASE if is_outage(error) else FAILED)


async def greet(
    socket: Socket, table_id: str, services: Services, rate: float
) -> Connection | None:
    """Read the hello and find the table; None if the client was turned away."""
    try:
        raw = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_WITHIN)
        hello = messages.read_hello(raw)
        person = None if hello.token is None else await services.identity.known(hello.token)
        loaded = await services.registry.get(table_id)
    except (
        *(msgspec.MsgspecError, TimeoutError, UnicodeDecodeError, RecursionError),
        IdentityError,
    ):
        await socket.close(code=BAD_HELLO)
        return None
    except TidetableError:
        await socket.close(code=NO_TABLE)
        return None
    return Connection(
        transport_of(socket),
        services.commands,
        loaded,
        rate,
        None if person is None else person.id,
        "" if person is None else person.name,
        hello.lang if hello.lang in LANGUAGES else "en",
    )


async def attend(connection: Connection, services: Services, count: Callable[[int], None]) -> int:
    """Attach a connection to its table until it ends; the code to close it with."""
    loaded = connection.loaded
    loaded.viewers.add(connection)
    count(1)
    gone = asyncio.create_task(connection.transport.run(connection))
    try:
        services.registry.viewers_changed(loaded)  # sends the first update
        services.caretaker.look_after(loaded)
        await asyncio.wait((connection.ended, gone), return_when=asyncio.FIRST_COMPLETED)
    finally:
        count(-1)
        loaded.viewers.discard(connection)
        connection.end(FAILED)
        connection.stop_waiting()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        loaded.used = uptime.now()
        services.registry.viewers_changed(loaded)
    return connection.ended.result()


async def close(connection: Connection, socket: Socket, code: int) -> None:
    if code == TOO_SLOW:
        connection.transport.abort()
    else:
        with contextlib.suppress(OSError, RuntimeError):  # gone, or closed by the server
            await socket.close(code=code)
