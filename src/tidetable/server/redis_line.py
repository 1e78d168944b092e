"""A connection to Redis that publishes or hears messages.

Only what pub/sub needs is spoken here. A library for all of Redis takes 0.2 ms of processor time to
publish a message and as long to hear one, many times what the message costs (docs/decisions/0147).
"""

import asyncio
import ssl
from collections import deque
from collections.abc import Callable
from typing import Any
from urllib.parse import SplitResult, unquote, urlsplit

from tidetable.engine.errors import SetupError

Reply = bytes | int | list["Reply"] | None
PORT = 6379
LARGEST = 64_000_000  # bytes of a reply


class RedisError(ConnectionError):
    """Redis has refused a command, or does not speak its protocol."""


class Line(asyncio.Protocol):
    """One connection. Replies answer commands in order; what was subscribed to goes to `heard`."""

    def __init__(self, heard: Callable[[list[Reply]], None] | None = None) -> None:
        self.heard = heard
        self.transport: Any = None
        self.rest = b""
        self.asked: deque[tuple[int, asyncio.Future[None]]] = deque()  # replies that are expected
        self.got = 0  # replies to the first of those who asked
        self.lost: asyncio.Future[Exception] = asyncio.get_running_loop().create_future()

    def send(self, *commands: list[bytes]) -> None:
        """Send commands together. What they are answered with is `heard`, or is an error."""
        self.transport.write(b"".join(map(packed, commands)))

    async def ask(self, *commands: list[bytes]) -> None:
        """Send commands together and wait until all are answered. RedisError if one is refused."""
        if self.lost.done():
            raise self.lost.result()
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asked.append((len(commands), answered))
        self.send(*commands)
        await answered

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    # -- from the transport ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        start = 0
        try:
            while (found := reply(data, start)) is not None:
                self.take(found[0])
                start = found[1]
            if len(data) - start > LARGEST:
                raise RedisError("a reply is too large")
        except Exception as error:
            self.fail(error)
            return
        self.rest = data[start:]

    def take(self, found: Reply) -> None:
        if self.heard is not None and isinstance(found, list):
            self.heard(found)
        elif self.asked and found is not None:
            self.got += 1
            if self.got == self.asked[0][0]:
                self.got = 0
                answered = self.asked.popleft()[1]
                if not answered.done():
                    answered.set_result(None)
        else:
            raise RedisError("an answer to nothing")

    def fail(self, error: Exception) -> None:
        """What was said is not understood, so neither is what follows."""
        self.close()
        self.connection_lost(error)

    def connection_lost(self, error: Exception | None) -> None:
        if self.lost.done():
            return
        reason = error or RedisError("the connection is lost")
        self.lost.set_result(reason)
        for _, answered in self.asked:
            if not answered.done():
                answered.set_exception(reason)
        self.asked.clear()


# -- connecting ----------------------------------------------------------------------------------


async def connected(url: str, heard: Callable[[list[Reply]], None] | None = None) -> Line:
    """A new connection to redis://, rediss:// (TLS) or unix://, with the name and password of the
    address."""
    loop, place = asyncio.get_running_loop(), split(url)
    if place.scheme == "unix":
        _, line = await loop.create_unix_connection(lambda: Line(heard), unquote(place.path))
    else:
        tls = ssl.create_default_context() if place.scheme == "rediss" else None
        host, port = place.hostname or "localhost", place.port or PORT
        _, line = await loop.create_connection(lambda: Line(heard), host, port, ssl=tls)
    if place.password:
        names = [unquote(place.username)] if place.username else []
        await line.ask([b"AUTH", *(one.encode() for one in (*names, unquote(place.password)))])
    return line


def split(url: str) -> SplitResult:
    """The parts of an address. A path that names a database is allowed: messages go to all."""
    place = urlsplit(url)
    if place.scheme not in ("redis", "rediss", "unix") or place.query:
        raise SetupError("redis-form")
    return place


# -- the protocol --------------------------------------------------------------------------------


def packed(words: list[bytes]) -> bytes:
    parts = [b"*%d\r\n" % len(words)]
    parts += [b"$%d\r\n%b\r\n" % (len(word), word) for word in words]
    return b"".join(parts)


def reply(data: bytes, start: int) -> tuple[Reply, int] | None:
    """The reply that begins here, and where it ends; None if its end has not arrived."""
    end = data.find(b"\r\n", start)
    if end < 0:
        return None
    kind, text, end = data[start : start + 1], data[start + 1 : end], end + 2
    if kind == b"-":
        raise RedisError(text.decode(errors="replace")[:100])
    if kind == b"+":
        return text, end
    if kind not in (b":", b"$", b"*"):
        raise RedisError("not the protocol of Redis")
    number = int(text)
    if kind == b":":
        return number, end
    if number < 0:
        return None, end
    if kind == b"$":
        after = end + number
        return (data[end:after], after + 2) if len(data) >= after + 2 else None
    found: list[Reply] = []
    for _ in range(number):
        part = reply(data, end)
        if part is None:
            return None
        found.append(part[0])
        end = part[1]
    return found, end
