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

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from tidetable.server.limits import address_of
from tidetable.server.peers import BODY_WITHIN, READ_EVERY, Peer, Peers, is_loopback, later

current: ContextVar[Peer | None] = ContextVar("peer", default=None)

NO_ROOM = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"retry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class Front(asyncio.Protocol):
    """An HTTP connection, served by uvicorn's protocol behind this one."""

    peers: Peers  # set by `front`
    peer: Peer | None = None

    def __init__(self, **given: Any) -> None:
        # Not whatever is installed: with httptools, uvicorn takes headers of any length.
        self.behind: Any = H11Protocol(**given)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast(asyncio.Transport, transport)
        self.peer = self.peers.admit(line)
        if self.peer is None:
            line.write(NO_ROOM)
            line.close()
        else:
            self.behind.connection_made(line)

    def data_received(self, data: bytes) -> None:
        if self.peer is not None:
            token = current.set(self.peer)
            try:
                self.behind.data_received(data)
            finally:
                current.reset(token)

    def eof_received(self) -> bool | None:
        ended: bool | None = None if self.peer is None else self.behind.eof_received()
        return ended

    def connection_lost(self, exc: Exception | None) -> None:
        if self.peer is not None:
            self.behind.connection_lost(exc)
            self.peers.lost(self.peer)

    def pause_writing(self) -> None:
        if self.peer is not None:
            self.behind.pause_writing()
            self.peer.watch()

    def resume_writing(self) -> None:
        if self.peer is not None:
            self.peer.has_read()
            self.behind.resume_writing()


def front(peers: Peers) -> type[asyncio.Protocol]:
    """The value for uvicorn's `http` setting."""
    return type("Front", (Front,), {"peers": peers})


class Watched:
    """For a WebSocket protocol of uvicorn, which takes a connection over from `Front`."""

    peer: Peer | None = None

    def connection_made(self, transport: Any) -> None:
        self.peer = current.get()
        super().connection_made(transport)  # type: ignore[misc]

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
        peer.stop()
        # A client that does not read would keep a connection open that is being closed.
        peer.timer = later(READ_EVERY, peer.abort)


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
