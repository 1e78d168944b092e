"""What notifications are sent to in the tests: a mail server, and a push service or webhook that
decrypts what it gets."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.harness import HOST


class Mailbox:
    """A real SMTP server, which keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 OK"
        self.port = 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            raw = envelope.content or b""
            raw = raw if isinstance(raw, bytes) else raw.encode()
            found = message_from_bytes(raw, policy=policy.default)
            assert isinstance(found, EmailMessage)
            self.letters.append(found)
        return self.answer

    def links(self, number: int = -1) -> list[str]:
        text = self.letters[number].get_content()
        return [word for word in text.split() if word.startswith("http")]

    @property
    def url(self) -> str:
        return f"smtp://{HOST}:{self.port}"


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), HOST, 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
        await server.wait_closed()


class Browser:
    """A push service with one browser behind it; also a webhook. Keeps what it gets."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.requests: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.port = 0
        self.open: dict[asyncio.Task[None], asyncio.StreamWriter] = {}

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}/push/abc"

    def keys(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {"p256dh": text(point), "auth": text(self.secret)}

    def shown(self, number: int = -1) -> dict[str, Any]:
        """A notification, decrypted."""
        plain = http_ece.decrypt(
            self.requests[number][1], private_key=self.private, auth_secret=self.secret
        )
        found: dict[str, Any] = json.loads(plain)
        return found

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.open[task] = writer
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                pairs = [line.split(": ", 1) for line in head[1:] if line]
                headers = {name.lower(): value for name, value in pairs}
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                self.requests.append((headers, body))
                writer.write(f"HTTP/1.1 {self.status} X\r\ncontent-length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    made = Browser()
    server = await asyncio.start_server(made.serve, HOST, 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
        for writer in made.open.values():
            writer.close()
        await asyncio.gather(*made.open, return_exceptions=True)
        await server.wait_closed()


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
