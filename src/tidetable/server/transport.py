"""Two ways to carry the messages of a WebSocket: plain ASGI, and directly over uvicorn's transport.

Plain ASGI works with every server. The direct transport (wire.py) saves a queue and two tasks per
message, but depends on internals of uvicorn, so it is used only with versions it was tested with.
"""

import asyncio
import os
from typing import Any, Protocol

import uvicorn

from tidetable.server.asgi import GONE, Socket
from tidetable.server.logs import logger

DIRECT_WITH = ((0, 54), (0, 55))  # uvicorn versions for wire.py: from, up to but without
SETTING = "TIDETABLE_TRANSPORT"  # "asgi" forces the plain transport
EXTENSION = "tidetable.wire"  # in the ASGI scope, when the direct transport is available
SLOW = 0.05  # seconds after which a client counts as behind (plain ASGI)


class Receiver(Protocol):
    """The application's end of a transport."""

    def received(self, data: bytes) -> None: ...

    def pause_sending(self) -> None:
        """The client does not read as fast as it is sent to."""

    def resume_sending(self) -> None:
        """The client has caught up."""

    def client_left(self) -> None:
        """Nothing more will come, and nothing more can be sent."""


class Transport(Protocol):
    def push(self, texts: list[bytes]) -> None:
        """Send messages without waiting. Messages to a client that is gone are dropped."""

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def abort(self) -> None:
        """Close without a close frame, which the client would not read."""

    def start(self, receiver: Receiver) -> None:
        """Deliver messages to the receiver from now on."""

    async def stop(self) -> None:
        """Deliver nothing any more."""


class AsgiTransport:
    """Plain ASGI: one task reads, one writes."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.outbox: list[bytes] = []
        self.unsent = asyncio.Event()
        self.readable = asyncio.Event()
        self.readable.set()
        self.paused = False  # the receiver was asked to stop sending
        self.tasks: list[asyncio.Task[None]] = []

    def push(self, texts: list[bytes]) -> None:
        self.outbox += texts
        self.unsent.set()

    def pause_reading(self) -> None:
        self.readable.clear()

    def resume_reading(self) -> None:
        self.readable.set()

    def abort(self) -> None:
        self.outbox.clear()  # ASGI cannot do more; the server closes when the application returns

    def start(self, receiver: Receiver) -> None:
        def over(task: asyncio.Task[None]) -> None:
            if not task.cancelled():
                receiver.client_left()

        self.tasks = [asyncio.create_task(work(receiver)) for work in (self.read, self.write)]
        for task in self.tasks:
            task.add_done_callback(over)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def read(self, receiver: Receiver) -> None:
        while True:
            await self.readable.wait()
            message: Any = await self.socket.receive()
            if message["type"] == GONE:
                return
            text = message.get("text")
            receiver.received(message["bytes"] if text is None else text.encode())

    async def write(self, receiver: Receiver) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self.unsent.wait()
            self.unsent.clear()
            texts, self.outbox = self.outbox, []
            slow = loop.call_later(SLOW, self.pause, receiver)
            for text in texts:
                message: Any = {"type": "websocket.send", "text": text.decode()}
                await self.socket.send(message)
            slow.cancel()
            if self.paused:
                self.paused = False
                receiver.resume_sending()

    def pause(self, receiver: Receiver) -> None:
        self.paused = True
        receiver.pause_sending()


class DirectTransport:
    """Directly over uvicorn's transport: ASGI has no part in it until the connection is closed."""

    def __init__(self, wire: Any) -> None:
        self.start = wire.join
        self.push = wire.push
        self.pause_reading = wire.pause_reading
        self.resume_reading = wire.resume_reading
        self.abort = wire.abort

    async def stop(self) -> None:
        pass


def transport_of(socket: Socket) -> Transport:
    """The best transport for an accepted WebSocket."""
    extensions: Any = socket.scope.get("extensions") or {}
    found = extensions.get(EXTENSION)
    return AsgiTransport(socket) if found is None else DirectTransport(found["wire"])


def version() -> tuple[int, ...]:
    """uvicorn's version, without the last part."""
    return tuple(int(part) for part in uvicorn.__version__.split(".")[:2])


def direct_is_tested() -> bool:
    first, beyond = DIRECT_WITH
    return first <= version() < beyond


def websocket_protocol() -> Any:
    """The value for uvicorn's `ws` setting; SetupError if it cannot be limited."""
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    from tidetable.server.front import Watched, check_protocol

    check_protocol(WebSocketsSansIOProtocol)
    if os.environ.get(SETTING) == "asgi":
        logger.info("WebSockets use plain ASGI (%s=asgi)", SETTING)
    elif not direct_is_tested():
        logger.warning(
            "WebSockets use plain ASGI: the direct transport is not tested with uvicorn %s",
            uvicorn.__version__,
        )
    else:
        from tidetable.server.wire import Wire

        return Wire
    return type("Plain", (Watched, WebSocketsSansIOProtocol), {})
