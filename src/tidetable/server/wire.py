"""The short way between a socket and a table.

uvicorn hands every message through a queue and two tasks to an ASGI application. That is right for
the handshake and the hello; afterwards a table wants no more than "this came" and "send that". So
a connection that has said hello is joined to its wire, and the rest goes straight through.

Frames are told apart here. A whole text in one frame, as nearly all that comes is, goes to the
listener; every other frame (control, fragments, too large, malformed) goes to the library, which
gets frames whole and so is always between two of them (docs/decisions/0021).
"""

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from tidetable.server.frames import HEADER, end_of_frame, framed, is_text, text_of

BROKEN_TEXT = 1007


class Listener(Protocol):
    """What happens at the other end of a wire."""

    def heard(self, data: bytes) -> None: ...

    def hold(self) -> None:
        """The client does not read as fast as it is sent to."""

    def go_on(self) -> None:
        """It has caught up."""


class Wire(WebSocketsSansIOProtocol):
    """For uvicorn's `ws` setting. The application finds it in the scope of its WebSocket."""

    offered = False  # the application finds it in its scope
    listener: Listener | None = None
    cutting = False  # the library is between two frames, and gets only whole ones
    rest: bytearray | None = None  # of a frame whose end has not come yet

    @property
    def most(self) -> int:
        """Bytes of a frame that are kept until its end has come."""
        return self.config.ws_max_size + HEADER

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["tidetable.wire"] = {"wire": self}
            self.offered = True

    def join(self, listener: Listener) -> None:
        """From now on messages go to the listener, beginning with those that came already."""
        self.listener = listener
        # What is pushed goes out at once, not at the end of the loop's turn: its reader can go on
        # while others are being told.
        self.transport.set_write_buffer_limits(high=0)
        rest: list[Any] = []
        while not self.queue.empty():
            rest.append(self.queue.get_nowait())
        for message in rest:
            if message["type"] == "websocket.receive":
                text = message.get("text")
                listener.heard(message["bytes"] if text is None else text.encode())
            else:
                self.queue.put_nowait(message)
        self.listen()

    # -- what comes ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            # What a client sends before it has an answer may end anywhere.
            self.cutting = data.endswith(b"\r\n\r\n")
        elif not self.cutting:
            super().data_received(data)
        elif self.rest is None:
            self.cut(data)
        else:
            self.rest += data
            end = end_of_frame(self.rest, 0)
            if not len(self.rest) < end <= self.most:
                data, self.rest = bytes(self.rest), None
                self.cut(data)

    def cut(self, data: bytes) -> None:
        """Into frames. The beginning of one waits for its end, unless that would be too much to
        keep: then the library says so to the client."""
        start, length = 0, len(data)
        while start < length and not self.transport.is_closing():
            end = end_of_frame(data, start)
            if end <= length:
                self.take(data if end - start == length else data[start:end])
            elif end - start <= self.most:
                self.rest = bytearray(data[start:])
            else:
                self.cutting = False
                super().data_received(data[start:])
            start = end

    def take(self, frame: bytes) -> None:
        """A whole frame."""
        listener = self.listener
        # When a message has begun, the library knows what may follow.
        if listener is not None and not self.frames and self.conn.state is State.OPEN:
            text = text_of(frame, self.config.ws_max_size)
            if text is not None:
                self.hear(listener, text, True)
                return
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that the library has put together."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hear(self.listener, data, self.curr_msg_data_type == "text")

    def hear(self, listener: Listener, data: bytes, text: bool) -> None:
        if text and not is_text(data):
            self.conn.send_close(BROKEN_TEXT)
            self.handle_parser_exception()
            return
        listener.heard(data)

    # -- for the listener ------------------------------------------------------------------------

    def push(self, texts: list[bytes]) -> None:
        """Send texts, in one go; to one who has gone nothing is sent."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(texts))

    def cut_off(self) -> None:
        """Without a farewell, to one who would not read it."""
        self.transport.abort()

    def listen(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def stop_listening(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # -- from the transport ----------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Nothing points in a circle any more, so all of it goes at once.
        self.listener = None
        if self.offered:
            self.scope["extensions"].pop("tidetable.wire")

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.listener is not None:
            self.listener.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.go_on()
