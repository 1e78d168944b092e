"""The short way between a socket and a table.

uvicorn hands every message through a queue and two tasks to an ASGI application. That is right for
the handshake and the hello; afterwards a table wants no more than "this came" and "send that". So
a connection that has said hello is joined to its wire, and the rest goes straight through.
"""

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

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

    listener: Listener | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["tidetable.wire"] = {"wire": self}

    def join(self, listener: Listener) -> None:
        """From now on messages go to the listener, beginning with those that came already."""
        self.listener = listener
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

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text" and not data.isascii() and not is_text(data):
            self.conn.send_close(BROKEN_TEXT)
            self.handle_parser_exception()
            return
        self.listener.heard(data)

    # -- for the listener ------------------------------------------------------------------------

    def push(self, data: bytes) -> None:
        """Send a text; to one who has gone nothing is sent."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def listen(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def stop_listening(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # -- from the transport ----------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.listener is not None:
            self.listener.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.go_on()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
