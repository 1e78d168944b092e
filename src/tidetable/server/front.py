"""Where connections come in: a protocol class for uvicorn's `http` setting, and ASGI middleware.

uvicorn limits neither how long a client may take to send a request nor how long it may take to
read the answer. The protocol hands everything on to uvicorn's own; it only notes when a connection
begins and ends, and whether the client reads. The middleware notes when a request has arrived. It
finds its connection in a context variable, which tasks inherit from the protocol that starts them.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any, cast

import uvicorn
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.protocol import State

from tidetable.engine.errors import SetupError
from tidetable.server.close_codes import TOO_FAST
from tidetable.server.handshake import plain
from tidetable.server.limits import Bucket, address_of
from tidetable.server.peers import BODY_WITHIN, READ_EVERY, Peer, Peers, is_loopback
from tidetable.server.transport import direct_is_tested

PIECE = 4_096  # bytes that a library gets at once
QUEUED = 1_000  # messages that may wait for the application: they were read at once
ODD = 240  # control frames and parts of messages that may come at once, then ...
ODD_RATE = 15.0  # ... in a second

current: ContextVar[Peer | None] = ContextVar("peer", default=None)

NO_ROOM = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"retry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class Front(asyncio.Protocol):
    """A connection, served by uvicorn's protocol behind this one, or by that of WebSockets."""

    peers: Peers  # set by `front`
    peer: Peer | None = None
    short = False  # a handshake may take the short way (handshake.py)
    behind: Any = None  # uvicorn's protocol for HTTP; None before the first data

    def __init__(self, config: Config, server_state: ServerState, **given: Any) -> None:
        self.config = config
        self.server_state = server_state
        self.connections = cast(set[Any], server_state.connections)
        self.given = given

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast(asyncio.Transport, transport)
        self.peer = self.peers.admit(line)
        if self.peer is None:
            line.write(NO_ROOM)
            line.close()
        else:
            self.connections.add(self)

    def data_received(self, data: bytes) -> None:
        if self.peer is None:
            return
        token = current.set(self.peer)
        try:
            if self.behind is None:
                self.begin(self.peer.transport, data)
            else:
                self.behind.data_received(data)
        finally:
            current.reset(token)

    def begin(self, line: asyncio.Transport, data: bytes) -> None:
        """The first data say who takes the connection over."""
        self.connections.discard(self)
        handshake = plain(data) if self.short else None
        if handshake is not None:
            self.upgrade(line, handshake)
            return
        # Not whatever is installed: with httptools, uvicorn takes headers of any length.
        self.behind = H11Protocol(self.config, self.server_state, **self.given)
        self.behind.connection_made(line)
        self.behind.data_received(data)

    def upgrade(self, line: asyncio.Transport, handshake: bytes) -> None:
        """Hand the connection over, as uvicorn does it."""
        protocol = cast(Any, self.config.ws_protocol_class)(
            config=self.config,
            server_state=self.server_state,
            app_state=self.given["app_state"],
        )
        protocol.connection_made(line)
        protocol.data_received(handshake)
        line.set_protocol(protocol)

    def shutdown(self) -> None:
        """uvicorn stops, and nothing has arrived yet."""
        if self.peer is not None:
            self.peer.transport.close()

    def eof_received(self) -> bool | None:
        ended: bool | None = None if self.behind is None else self.behind.eof_received()
        return ended

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections.discard(self)
        if self.behind is not None:
            self.behind.connection_lost(exc)
        if self.peer is not None:
            self.peers.lost(self.peer)

    def pause_writing(self) -> None:
        if self.behind is not None and self.peer is not None:
            self.behind.pause_writing()
            self.peer.watch()

    def resume_writing(self) -> None:
        if self.behind is not None and self.peer is not None:
            self.peer.has_read()
            self.behind.resume_writing()


def front(peers: Peers) -> type[asyncio.Protocol]:
    """The value for uvicorn's `http` setting."""
    # As the direct transport, the short way is taken only with versions that it was tested with.
    return type("Front", (Front,), {"peers": peers, "short": direct_is_tested()})


# What `Watched` overrides or reads of uvicorn's protocol, though uvicorn promises none of it.
METHODS = ("handle_cont", "handle_ping", "handle_pong", "send_receive_event_to_app")
USED = (*METHODS, "handle_parser_exception", "conn", "handshake_complete", "queue", "transport")


def check_protocol(protocol: type[Any]) -> None:
    """Refuse to start with a uvicorn whose WebSocket protocol has changed: what no method is called
    for would not be limited, and nobody would notice."""
    config = Config(cast(Any, check_protocol), log_config=None, ws="none", lifespan="off")
    config.load()
    made = protocol(config, ServerState(), {}, cast(Any, object()))
    missing = [name for name in USED if not hasattr(made, name)]
    if missing:
        raise SetupError("uvicorn-changed", version=uvicorn.__version__, names=", ".join(missing))


class Watched:
    """For a WebSocket protocol of uvicorn, which takes a connection over from `Front`."""

    peer: Peer | None = None
    odd: Bucket | None = None  # for frames that are no whole message; None before the first one
    transport: Any
    conn: Any
    queue: Any
    handshake_complete: bool
    handle_parser_exception: Callable[[], None]

    def connection_made(self, transport: Any) -> None:
        self.peer = current.get()
        super().connection_made(transport)  # type: ignore[misc]

    # The library answers every ping, and uvicorn queues every message of what was read at once, up
    # to 256 kB. No client needs many of either, and they would keep everybody waiting.

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])  # type: ignore[misc]

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() < QUEUED:
            super().send_receive_event_to_app()  # type: ignore[misc]
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        if self.is_few():
            super().handle_ping()  # type: ignore[misc]

    def handle_pong(self, event: Any) -> None:
        if self.is_few():
            super().handle_pong(event)  # type: ignore[misc]

    def handle_cont(self, event: Any) -> None:
        if self.is_few():
            super().handle_cont(event)  # type: ignore[misc]

    def is_few(self) -> bool:
        """Count a control frame or a part of a message; too many end the connection."""
        if self.transport.is_closing():
            return False
        if self.odd is None:
            self.odd = Bucket(ODD_RATE, ODD)
        if self.odd.take():
            return True
        if self.handshake_complete and self.conn.state is State.OPEN:
            self.conn.send_close(TOO_FAST)
            self.handle_parser_exception()
        else:
            self.transport.abort()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)  # type: ignore[misc]
        if self.peer is not None:
            self.peer.line.lost(self.peer)
            self.peer = None


def settled() -> None:
    """The client of this WebSocket has said its hello: it does not have to make room."""
    peer = current.get()
    if peer is not None:
        peer.stop()


Refuse = Callable[[Scope, Receive, Send], Awaitable[None]]


def attended(app: ASGIApp, peers: Peers, refuse: Refuse) -> ASGIApp:
    """Middleware that lets a connection know what the application receives from it."""

    async def with_peer(scope: Scope, receive: Receive, send: Send) -> None:
        peer, kind = current.get(), str(scope["type"])
        if peer is None or kind == "lifespan":
            await app(scope, receive, send)
            return
        address = forwarded_for(scope, peer)
        if not peers.count(address):
            await refuse(scope, receive, send)
            return
        try:
            if kind == "websocket":
                await websocket(peer, app, scope, receive, send)
            else:
                await request(peer, app, scope, receive, send)
        finally:
            peers.discount(address)

    return with_peer


def forwarded_for(scope: Scope, peer: Peer) -> str:
    """The address of a client behind a proxy; "" if it needs no counting here."""
    client = scope.get("client")
    if peer.address or client is None or is_loopback(client[0]):
        return ""
    return address_of(scope)


async def websocket(peer: Peer, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    peer.wait(None)  # for the hello, which has its own time limit
    try:
        await app(scope, receive, send)
    finally:
        peer.close_within(READ_EVERY)


async def request(peer: Peer, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    loop = asyncio.get_running_loop()
    until, whole = loop.time() + BODY_WITHIN, False

    async def receive_soon() -> Any:
        nonlocal whole
        if whole:  # what follows is the end of the connection
            return await receive()
        peer.wait(max(0.0, until - loop.time()))
        message: Any = await receive()
        peer.stop()
        whole = not message.get("more_body", False)
        return message

    peer.begin()
    try:
        await app(scope, receive_soon, send)
    finally:
        peer.finish()
