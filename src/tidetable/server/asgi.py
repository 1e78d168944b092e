"""A WebSocket as ASGI has it: what a connection to a table needs of it.

Litestar's own wraps sending and receiving into functions that refer to it, so that only the garbage
collector frees it, and with it all that belongs to the connection.
"""

from typing import Any

from litestar.types import Receive, Scope, Send

GONE = "websocket.disconnect"


class ClientGone(Exception):
    """The client has left before it said hello."""


class Socket:
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send

    def header(self, name: bytes) -> str | None:
        """The value of a header; its name is in lower case."""
        for found, value in self.scope["headers"]:
            if found == name:
                return value.decode("latin-1")
        return None

    async def accept(self) -> None:
        message: Any = await self.receive()
        if message["type"] == GONE:
            raise ClientGone
        accepted: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
        await self.send(accepted)

    async def text(self) -> str:
        """The next message; empty if it is not text."""
        message: Any = await self.receive()
        if message["type"] == GONE:
            raise ClientGone
        return message.get("text") or ""

    async def close(self, code: int, reason: str = "") -> None:
        closing: Any = {"type": "websocket.close", "code": code, "reason": reason}
        await self.send(closing)
