"""The direct transport: WebSocket frames to and from a table without ASGI in between.

uvicorn passes every message through a queue and two tasks to an ASGI application. That is right for
the handshake and the hello. After that a connection joins its wire, and messages go straight
through. This is the only module that touches uvicorn's internals; transport.py decides whether it
is used.

Bytes are split into frames here. A frame that is one whole text message, as nearly all are, goes to
the receiver. Every other frame (control, fragment, too large, malformed) goes to the websockets
library, which gets whole frames only and so is always between two of them (docs/decisions/0021).
"""

import logging
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from tidetable.server.frames import HEADER, end_of_frame, framed, is_text, text_of
from tidetable.server.front import Watched
from tidetable.server.transport import EXTENSION, Receiver

BROKEN_TEXT = 1007
# Of connections only what goes wrong: uvicorn and websockets log three lines for each, with the
# address of the client, which is nobody's business and costs as much as reading the request.
logger = logging.getLogger("uvicorn.error.websocket")
logger.setLevel(logging.WARNING)


class Joined:
    """Instead of uvicorn's queue for the application, once a receiver has joined. uvicorn itself
    then only says that the connection ends: a task that waits for that would cost as much as
    reading the hello."""

    def __init__(self, receiver: Receiver) -> None:
        self.receiver: Receiver | None = receiver

    def put_nowait(self, message: Any) -> None:
        receiver = self.receiver
        if receiver is None:
            return
        if message["type"] == "websocket.receive":
            text = message.get("text")
            receiver.received(message["bytes"] if text is None else text.encode())
        else:
            self.receiver = None  # which refers to the wire: a cycle
            receiver.client_left()

    def empty(self) -> bool:
        return True

    def qsize(self) -> int:
        return 0


class Wire(Watched, WebSocketsSansIOProtocol):
    """For uvicorn's `ws` setting. The application finds it in the scope of its WebSocket."""

    offered = False  # it is in the scope
    receiver: Receiver | None = None
    splitting = False  # the library is between two frames and gets only whole ones
    rest: bytearray | None = None  # the beginning of a frame whose end has not arrived

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = self.conn.logger = logger

    @property
    def longest(self) -> int:
        """Bytes of an incomplete frame that are kept until its end arrives."""
        return self.config.ws_max_size + HEADER

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"wire": self}
            self.offered = True

    def join(self, receiver: Receiver) -> None:
        """Deliver messages to the receiver from now on, beginning with those in the queue."""
        self.receiver = receiver
        # Send at once, not at the end of the loop's turn: a client can continue while others are
        # still being sent to.
        self.transport.set_write_buffer_limits(high=0)
        queue, self.queue = self.queue, cast(Any, Joined(receiver))
        while not queue.empty():
            self.queue.put_nowait(queue.get_nowait())
        self.resume_reading()

    # -- incoming --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            # Data that follows the request at once may end inside a frame.
            self.splitting = data.endswith(b"\r\n\r\n")
        elif not self.splitting:
            super().data_received(data)
        elif self.rest is None:
            if not self.passed_on(data):  # nearly always it is one message
                self.split(data)
        else:
            self.rest += data
            end = end_of_frame(self.rest, 0)
            if not len(self.rest) < end <= self.longest:
                data, self.rest = bytes(self.rest), None
                self.split(data)

    def split(self, data: bytes) -> None:
        """Split data into frames. An incomplete frame waits for its end, unless it would be too
        long: then the library gets it and tells the client."""
        start, length = 0, len(data)
        while start < length and not self.transport.is_closing():
            end = end_of_frame(data, start)
            if end <= length:
                self.frame_received(data if end - start == length else data[start:end])
            elif end - start <= self.longest:
                self.rest = bytearray(data[start:])
            else:
                self.splitting = False
                super().data_received(data[start:])
            start = end

    def frame_received(self, frame: bytes) -> None:
        if not self.passed_on(frame):
            super().data_received(frame)

    def passed_on(self, frame: bytes) -> bool:
        """Whether this is a frame with one whole text message, which the receiver then has."""
        receiver = self.receiver
        # Inside a fragmented message only the library knows what may follow.
        if receiver is None or self.frames or self.conn.state is not State.OPEN:
            return False
        text = text_of(frame, self.config.ws_max_size)
        if text is None:
            return False
        self.deliver(receiver, text, True)
        return True

    def send_receive_event_to_app(self) -> None:
        """Deliver a message that the library has assembled."""
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.deliver(self.receiver, data, self.curr_msg_data_type == "text")

    def deliver(self, receiver: Receiver, data: bytes, text: bool) -> None:
        if text and not is_text(data):
            self.conn.send_close(BROKEN_TEXT)
            self.handle_parser_exception()
            return
        receiver.received(data)

    # -- for the connection ----------------------------------------------------------------------

    def push(self, texts: list[bytes]) -> None:
        """Send messages in one write. Messages to a client that is gone are dropped."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(texts))

    def abort(self) -> None:
        self.transport.abort()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # -- from the transport ----------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Break the reference cycles, so that everything is freed at once.
        self.receiver = None
        self.conn.parser.close()
        if self.offered:
            self.scope["extensions"].pop(EXTENSION)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.receiver is not None:
            self.receiver.pause_sending()
        else:
            # Before the hello a client is sent next to nothing: it floods with pings and does
            # not read the answers.
            self.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.receiver is not None:
            self.receiver.resume_sending()
