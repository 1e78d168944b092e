"""A client's way to a table: the handshake, the hello, and its end."""

import asyncio
import contextlib
from collections.abc import Callable
from time import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tidetable.engine.errors import TidetableError
from tidetable.server import messages
from tidetable.server.connection import FAILED, NO_DATABASE, TOO_SLOW, Connection
from tidetable.server.identity import Identity, IdentityError
from tidetable.server.journal import failed
from tidetable.server.outage import is_outage
from tidetable.server.sight import Sight
from tidetable.server.tables import Tables
from tidetable.text import LANGUAGES, Text

HELLO_WITHIN = 10.0  # seconds

BAD_HELLO, NO_TABLE = 4400, 4404


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
            await part(connection, socket, await look_on(connection, socket, count))
    except WebSocketDisconnect:
        return
    except Exception as error:
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
    extensions: Any = socket.scope["extensions"]
    found = extensions.get("tidetable.wire")
    if found is None:
        return None  # gone already
    connection = Connection(found["wire"], tables, held, rate)
    if hello.lang in LANGUAGES:
        connection.text = Text(hello.lang, held.table.words)
    if person is not None:
        connection.person, connection.name = person.id, person.name
        connection.sight = Sight(tables, held, person.id)
    return connection


async def look_on(
    connection: Connection, socket: WebSocket[Any, Any, Any], count: Callable[[int], None]
) -> int:
    """Until the client goes, or has to: the code to end the connection with."""
    held, tables = connection.held, connection.tables
    held.lookers.add(connection)
    count(1)
    gone = asyncio.create_task(until_gone(socket))
    try:
        tables.came_or_went(held)
        tables.look_after(held)
        connection.wire.join(connection)
        await asyncio.wait((connection.ended, gone), return_when=asyncio.FIRST_COMPLETED)
    finally:
        count(-1)
        held.lookers.discard(connection)
        connection.end(FAILED)
        if connection.behind is not None:
            connection.behind.cancel()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        held.used = time()
        tables.came_or_went(held)  # the others see that this one is gone
    return connection.ended.result()


async def part(connection: Connection, socket: WebSocket[Any, Any, Any], code: int) -> None:
    if code == TOO_SLOW:
        connection.wire.cut_off()
    else:
        with contextlib.suppress(OSError, RuntimeError):  # gone, or closed by uvicorn
            await socket.close(code=code)


async def until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
