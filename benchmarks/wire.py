"""A minimal WebSocket and HTTP client for a server on this machine.

A library would work, but the load generator shares two processors with the server it measures, so
it must use as little time as possible. It understands only what these servers send: whole, unmasked
text frames, and responses with a length.
"""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from time import perf_counter
from typing import cast

HOST = "127.0.0.1"
NO_MASK = bytes(4)  # a client must mask; a mask of zeros leaves the text unchanged
IDLE = 2.0  # seconds; our server closes an idle connection after 5
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Broken(Exception):
    """The server closed a connection or sent an unexpected response."""


class Socket(asyncio.Protocol):
    """A WebSocket that passes every text message to `heard`."""

    def __init__(self, path: str, heard: Callable[[bytes], None], lost: Callable[[str], None]):
        self.path, self.heard, self.lost = path, heard, lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls, port: int, path: str, heard: Callable[[bytes], None], lost: Callable[[str], None]
    ) -> "Socket":
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(path, heard, lost), HOST, port)
        await asyncio.wait_for(socket.opened, 30)
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(
            asyncio.Transport, transport
        )  # uvloop's class does not inherit from it
        key = b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}"
            "\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(Broken(head.partition(b"\r\n")[0].decode()))
                return
            self.opened.set_result(None)
        start, end = 0, len(data)
        while end - start >= 2:
            length, body = data[start + 1], start + 2
            if length == 126:
                body = start + 4
                length = int.from_bytes(data[start + 2 : body])
            elif length == 127:
                body = start + 10
                length = int.from_bytes(data[start + 2 : body])
            if body > end or body + length > end:
                break
            self.frame(data[start], data[body : body + length])
            start = body + length
        self.rest = data[start:]

    def frame(self, head: int, body: bytes) -> None:
        if head == 0x80 | TEXT:
            self.heard(body)
        elif head == 0x80 | PING:
            self.write(PONG, body)
        elif head == 0x80 | CLOSE:
            self.lost(f"closed with {int.from_bytes(body[:2])}")
        else:
            self.lost(f"a frame of kind {head:#x}")

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2)
        if self.transport is not None:
            self.transport.write(head + NO_MASK + body)

    def close(self) -> None:
        self.lost = lambda reason: None
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if not self.opened.done():
            self.opened.set_exception(Broken("closed before it was open"))
        self.lost("connection lost")


class Http:
    """A few keep-alive connections, with one request at a time on each."""

    def __init__(self, port: int, connections: int = 8) -> None:
        self.port = port
        self.free: asyncio.Queue[Line | None] = asyncio.Queue()
        for _ in range(connections):
            self.free.put_nowait(None)

    async def post(self, path: str, body: bytes, token: str = "") -> bytes:
        line = await self.free.get()
        try:
            if line is not None and perf_counter() - line.used > IDLE:
                line.writer.close()
                line = None
            if line is None:
                line = Line(*await asyncio.open_connection(HOST, self.port))
            return await asyncio.wait_for(line.ask(path, body, token), 30)
        except BaseException:
            line = None
            raise
        finally:
            self.free.put_nowait(line)

    def close(self) -> None:
        while not self.free.empty():
            line = self.free.get_nowait()
            if line is not None:
                line.writer.close()


class Line:
    """One keep-alive connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.used = perf_counter()

    async def ask(self, path: str, body: bytes, token: str) -> bytes:
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
            f"Authorization: Bearer {token}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        length = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
        answer = await self.reader.readexactly(length)
        self.used = perf_counter()
        if not lines[0].split()[1].startswith(b"2"):
            raise Broken(f"{path}: {answer.decode()}")
        return answer
