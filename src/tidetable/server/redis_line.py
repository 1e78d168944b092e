"""A connection to Redis that publishes and hears messages. hiredis packs and reads the protocol.

Every group of moves is one message, which each process hears. Through the layers and tasks of a
whole client that takes 0.4 ms of processor time, most of what a group costs besides its moves; this
is a quarter of it (docs/decisions/0040). Errors and nonsense end the connection, and the caller
opens another.
"""

import asyncio
import ssl
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import parse_qs, unquote, urlsplit

import hiredis

SCHEMES = ("redis", "rediss", "unix")
PORT = 6379
LONGEST = 1 << 26  # bytes of one message: who is connected to which table, at most
INCOMPLETE = object()  # the rest of an answer has not arrived yet

OnMessage = Callable[[list[Any]], None]
OnAnswer = Callable[[], None]


class RedisLine(asyncio.Protocol):
    """`on_message` gets what is pushed (the kind, the channel and the data), `on_answer` is called
    for each command that was answered. `lost` is done when the connection is gone."""

    def __init__(self, on_message: OnMessage, on_answer: OnAnswer) -> None:
        self.on_message = on_message
        self.on_answer = on_answer
        self.reader = hiredis.Reader(notEnoughData=INCOMPLETE)
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
        line.send(("HELLO", "3", *(("AUTH", user, password) if password else ())))
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

    def send(self, *commands: tuple[bytes | str, ...]) -> None:
        if self.transport is not None and not self.lost.done():
            self.transport.write(b"".join(packed(one) for one in commands))

    def data_received(self, data: bytes) -> None:
        self.reader.feed(data)
        try:
            while not self.lost.done() and (answer := self.reader.gets()) is not INCOMPLETE:
                if isinstance(answer, hiredis.PushNotification):
                    self.on_message(answer)
                elif isinstance(answer, hiredis.ReplyError):
                    raise answer
                else:
                    self.on_answer()
            if self.reader.len() > LONGEST:
                raise hiredis.ProtocolError("a message without an end")
        except Exception as error:
            self.end(error)


# As it is: its stub knows commands of one word only.
packed = cast(Callable[[tuple[bytes | str, ...]], bytes], hiredis.pack_command)


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
