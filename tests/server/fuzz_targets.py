"""What a fuzzer sends its inputs to: a table's WebSocket, the frame splitter, the HTTP handlers."""

import asyncio
import contextlib
import json
from typing import Any, Protocol

from tests.server.test_wire import Receiver, Transport, opened
from tidetable.server.close_codes import FAILED
from tidetable.server.wire import Wire

ANSWER_WITHIN = 20.0  # seconds
RENEWED_AFTER = 2_000  # messages: a table's log only grows
CLIENT = ("127.0.0.1", 5000)


class Target(Protocol):
    async def start(self) -> None: ...

    async def send(self, data: bytes) -> None: ...


def scope(kind: str, path: str, **more: Any) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": CLIENT,
        "server": ("127.0.0.1", 8000),
        "extensions": {},
        **more,
    }


class Requests:
    """One HTTP request: the method and the path in the first line, then the body."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.token = b""
        self.table = b""

    async def start(self) -> None:
        guest = await self.ask("POST", "/api/guests", json.dumps({"name": "Ann"}).encode())
        self.token = guest["token"].encode()
        plan = {"game": "kadora", "players": 2, "seats": [{"kind": "host"}] * 2}
        made = await self.ask("POST", "/api/tables", json.dumps(plan).encode())
        self.table = made["table"]["id"].encode()
        assert "id" in await self.ask("POST", f"/api/tables/{made['table']['id']}/begin", b"")

    async def send(self, data: bytes) -> None:
        line, _, body = data.replace(b"TABLE", self.table).partition(b"\n")
        method, _, target = line.decode("latin-1").partition(" ")
        path, _, query = target.partition("?")
        if method in METHODS and path.startswith("/"):
            await self.ask(method, path, body, query.encode("latin-1"))

    async def ask(self, method: str, path: str, body: bytes, query: bytes = b"") -> Any:
        status, parts, given = 0, [], False
        gone = asyncio.Event()

        async def receive() -> dict[str, Any]:
            nonlocal given
            if given:
                await gone.wait()
                return {"type": "http.disconnect"}
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            parts.append(message.get("body", b""))

        headers = [
            *((b"host", b"localhost"), (b"authorization", b"Bearer " + self.token)),
            *((b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))),
        ]
        asked = scope("http", path, method=method, query_string=query, headers=headers)
        await asyncio.wait_for(self.app(asked, receive, send), ANSWER_WITHIN)
        assert 200 <= status < 500 or status in (501, 503, 505), (status, method, path, body)
        with contextlib.suppress(ValueError):
            return json.loads(b"".join(parts))


METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")


class Messages(Requests):
    """A message over a WebSocket to a table at which the sender plays for both seats."""

    def __init__(self, app: Any) -> None:
        super().__init__(app)
        self.number = 0
        self.playing: asyncio.Task[Any] | None = None
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.answered = asyncio.Event()
        self.code: int | None = None  # with which the connection was closed

    async def start(self) -> None:
        await super().start()
        await self.open()

    async def open(self) -> None:
        self.inbox, self.code = asyncio.Queue(), None
        path = f"/ws/tables/{self.table.decode()}"
        asked = scope("websocket", path, subprotocols=[])
        self.playing = asyncio.create_task(self.app(asked, self.inbox.get, self.receive))
        self.inbox.put_nowait({"type": "websocket.connect"})
        await self.say({"type": "hello", "token": self.token.decode()})

    async def receive(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.answered.set()
        elif message["type"] == "websocket.close":
            self.code = message.get("code")
            self.answered.set()

    async def say(self, message: dict[str, Any]) -> None:
        await self.deliver(json.dumps(message))

    async def deliver(self, text: str) -> None:
        self.answered.clear()
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        await asyncio.wait_for(self.answered.wait(), ANSWER_WITHIN)
        assert self.code != FAILED, text

    async def send(self, data: bytes) -> None:
        self.number += 1
        if self.number % RENEWED_AFTER == 0:
            await self.close()
            await self.start()
        if self.code is not None:
            await self.close()
            await self.open()
        # A unique key: a key that was used before is answered without a look at the message.
        text = data.decode(errors="ignore").replace("KEY", f"k{self.number}")
        await self.deliver(text)

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self.playing is not None:
            await self.playing


class Frames:
    """Bytes over a WebSocket after its handshake, through both ways of reading them."""

    def __init__(self) -> None:
        self.open: tuple[Wire, Transport, Receiver] | None = None

    async def start(self) -> None:
        self.open = await opened()

    async def send(self, data: bytes) -> None:
        if self.open is None or self.open[1].closed:
            self.open = await opened()
        wire, transport, receiver = self.open
        half = len(data) // 2
        for part in (data[:half], data[half:]):
            if not transport.closed:
                wire.data_received(part)
        receiver.messages.clear()
        transport.written = b""
        await asyncio.sleep(0)


def command(kind: str, **fields: Any) -> bytes:
    return b"\x00" + json.dumps({"type": kind, "key": "KEY", **fields}).encode()


def frames(*parts: bytes) -> bytes:
    return b"\x01" + b"".join(parts)


def request(line: str, body: Any = None) -> bytes:
    text = "" if body is None else json.dumps(body)
    return b"\x02" + f"{line}\n{text}".encode()


MASK = b"\x00\x00\x00\x00"
PLAN = {
    "game": "kadora",
    "players": 3,
    "seats": [{"kind": "host"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}],
    "options": {},
    "clock": {"kind": "bank", "seconds": 300, "increment": 5},
    "listed": True,
    "rated": False,
}
SEEDS = [
    *(command("move", ply=ply, move={"kind": "place", "card": 3, "cell": 4}) for ply in range(3)),
    command("move", ply=0, move={"kind": "draw", "stack": 1}),
    *(command("undo", seat=0), command("resign", seat=1), command("stand", seat=0)),
    command("answer", seat=0, agreed=True, to="undo", asked_by=1, ply=2),
    *(command("stand-in", seat=0, bot="easy"), command("come-back", seat=0)),
    *(command("say", text="Hello"), command("mute", person="x", muted=True)),
    b"\x00" + json.dumps({"type": "hello", "token": None, "lang": "nl"}).encode(),
    frames(b"\x81\x85" + MASK + b"Hello"),
    frames(b"\x01\x83" + MASK + b"Hel", b"\x80\x82" + MASK + b"lo"),
    frames(b"\x89\x80" + MASK, b"\x8a\x80" + MASK, b"\x88\x82" + MASK + b"\x03\xe8"),
    frames(b"\x81\xfe\x01\x00" + MASK + b"x" * 256),
    frames(b"\x81\xff" + (300).to_bytes(8) + MASK + b"x" * 300, b"\x82\x81" + MASK + b"\xff"),
    request("POST /api/tables", PLAN),
    request("POST /api/guests", {"name": "Ann"}),
    request("POST /api/accounts", {"account": "ann", "password": "a long secret"}),
    request("POST /api/login", {"account": "ann", "password": "a long secret"}),
    request("POST /api/replay", {"text": "{}"}),
    request("POST /api/tables/TABLE/explain", {"ply": 0, "move": {"kind": "place", "card": 1}}),
    request("POST /api/tables/TABLE/sit", {"seat": 0, "invitation": "x"}),
    request("POST /api/tables/TABLE/begin"),
    request("POST /api/tables/TABLE/hint", {}),
    *(request(f"GET /api/tables/TABLE{what}") for what in ("", "/replay?seat=0", "/record")),
    *(request(f"GET {path}") for path in ("/api/tables?game=kadora", "/api/me", "/healthz")),
    *(request(f"GET {path}") for path in ("/api/games", "/api/games/kadora/rules?lang=fr", "/")),
]
