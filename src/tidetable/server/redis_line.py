"""A connection to Redis that publishes and hears messages, in Redis' own protocol (RESP3).

Every group of moves is one message, which each process hears. Through the layers and tasks of a
library that takes 0.5 ms of processor time, most of what a group costs besides its moves; this is a
tenth of it (docs/decisions/0040). Only what publishing and hearing needs is understood. Whatever
else comes ends the connection, and the caller opens another.
"""

import asyncio
import ssl
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import parse_qs, unquote, urlsplit

SCHEMES = ("redis", "rediss", "unix")
PORT = 6379
LONGEST = 1 << 26  # bytes of one message: who is connected to which table, at most
BEGIN = frozenset(b"+-:$*>%_,#(=~")  # the first bytes of answers

OnMessage = Callable[[list[Any]], None]
OnAnswer = Callable[[], None]


class Nonsense(Exception):
    """What came is not the protocol, or it is an error."""


class Incomplete(Exception):
    """The rest of an answer has not arrived yet."""


class RedisLine(asyncio.Protocol):
    """`on_message` gets what is pushed (the kind, the channel and the data), `on_answer` is called
    for each command that was answered. `lost` is done when the connection is gone."""

    def __init__(self, on_message: OnMessage, on_answer: OnAnswer) -> None:
        self.on_message = on_message
        self.on_answer = on_answer
        self.rest = b""
        self.transport: asyncio.Transport | None = None
        self.lost: asyncio.Future[Exception] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, url: str, on_message: OnMessage, on_answer: OnAnswer) -> "RedisLine":
        parts, loop = urlsplit(url), asyncio.get_running_loop()
        asked = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        line = cls(on_message, on_answer)
        if parts.scheme == "unix":
            await loop.create_unix_connection(lambda: line, unquote(parts.path))
        else:
            host, port = parts.hostname or "localhost", parts.port or PORT
            secured = secured_with(asked) if parts.scheme == "rediss" else None
            await loop.create_connection(lambda: line, host, port, ssl=secured)
        password = asked.get("password", unquote(parts.password or ""))
        user = asked.get("username", unquote(parts.username or "")) or "default"
        line.send([b"HELLO", b"3", *((b"AUTH", user, password) if password else ())])
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        # Send at once, not at the end of the loop's turn: the others can begin meanwhile.
        self.transport.set_write_buffer_limits(high=0)

    def connection_lost(self, exc: Exception | None) -> None:
        self.end(exc or ConnectionError("closed"))

    def end(self, why: Exception) -> None:
        if not self.lost.done():
            self.lost.set_result(why)
        if self.transport is not None:
            self.transport.abort()

    def send(self, *commands: list[bytes | str]) -> None:
        if self.transport is not None and not self.lost.done():
            self.transport.write(b"".join(map(packed, commands)))

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        start = 0
        try:
            while start < len(data) and not self.lost.done():
                pushed = data[start] == 0x3E  # >
                answer, start = read(data, start)
                if pushed:
                    self.on_message(answer)
                else:
                    self.on_answer()
        except Incomplete:
            pass
        except Exception as error:
            self.end(error)
        self.rest = data[start:]


def check_url(url: str) -> None:
    if urlsplit(url).scheme not in SCHEMES:
        raise ValueError(f"The address of Redis begins with {', '.join(SCHEMES)} and ://")


def secured_with(asked: dict[str, str]) -> ssl.SSLContext:
    """TLS, with the parameters that clients of Redis usually know."""
    context = ssl.create_default_context(cafile=asked.get("ssl_ca_certs"))
    if asked.get("ssl_check_hostname", "").lower() in ("false", "0", "no"):
        context.check_hostname = False
    if asked.get("ssl_cert_reqs", "required").lower().removeprefix("cert_") == "none":
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    if "ssl_certfile" in asked:
        context.load_cert_chain(asked["ssl_certfile"], asked.get("ssl_keyfile"))
    return context


def packed(command: list[bytes | str]) -> bytes:
    parts = [b"*%d\r\n" % len(command)]
    for word in command:
        raw = word if isinstance(word, bytes) else word.encode()
        parts.append(b"$%d\r\n%b\r\n" % (len(raw), raw))
    return b"".join(parts)


def read(data: bytes, start: int) -> tuple[Any, int]:
    """The answer that begins here, and where the next one does. Texts are bytes."""
    kind = data[start]
    if kind not in BEGIN:
        raise Nonsense("not Redis")
    end = data.find(b"\r\n", start)
    if end < 0:
        if len(data) - start > 1 << 16:
            raise Nonsense("a line without an end")
        raise Incomplete
    word, after = data[start + 1 : end], end + 2
    if kind in b"+_,#(":
        return word, after
    if kind in b"-":
        raise Nonsense(word.decode(errors="replace")[:80])
    count = int(word)
    if kind in b":" or count == -1:
        return count, after
    if not 0 <= count <= LONGEST:
        raise Nonsense("too long")
    if kind in b"$=":
        until = after + count
        if len(data) < until + 2:
            raise Incomplete
        return data[after:until], until + 2
    found = []
    for _ in range(2 * count if kind in b"%" else count):
        if after >= len(data):
            raise Incomplete
        one, after = read(data, after)
        found.append(one)
    return found, after
