"""Both transports carry the same conversation, byte for byte; plain ASGI needs no internals."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from tests.server.clients import (
    HOST_SEAT,
    OPEN,
    House,
    Person,
    Place,
    Refusal,
    all_of,
    everyone_here,
    opened,
    spectator,
)
from tests.server.harness import HOST, free_port
from tidetable.engine.errors import SetupError
from tidetable.server import app, connection, database, transport
from tidetable.server.app import Settings, create
from tidetable.server.close_codes import TOO_FAST
from tidetable.server.front import METHODS, ODD, check_protocol
from tidetable.server.sqlite import copy_sqlite
from tidetable.server.transport import AsgiTransport, websocket_protocol

if not transport.direct_is_tested():
    pytest.skip("this version of uvicorn gets plain ASGI", allow_module_level=True)

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tidetable.server.wire import Wire

PLAIN = "websockets-sansio"
ABNORMAL = 1006  # without a close frame

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, in process


class InProcess:
    """The address of a server that runs in the test's own event loop."""

    def __init__(self, port: int) -> None:
        self.url, self.ws = f"http://{HOST}:{port}", f"ws://{HOST}:{port}"


@contextlib.asynccontextmanager
async def serving(database: Path, protocol: Any, rate: float = 0.0) -> AsyncIterator[InProcess]:
    port = free_port()
    settings = Settings(str(database), bot_workers=0, rate=rate)
    config = uvicorn.Config(
        cast(Any, create(settings)),
        host=HOST,
        port=port,
        ws=protocol,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    async with asyncio.timeout(30):
        while not server.started:
            await asyncio.sleep(0.01)
    try:
        yield InProcess(port)
    finally:
        server.should_exit = True
        await running


@pytest.fixture(autouse=True)
def _plain_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "tune_interpreter", lambda: None)


async def answer(place: Place, *sent: str | bytes | list[str], key: str = "?") -> None:
    """Send one message as it is, or in fragments, and wait for the answer."""
    assert place.socket is not None
    place.answers.pop(key, None)
    for message in sent:
        await place.socket.send(message)
    await place.until(lambda: key in place.answers)


async def converse(server: InProcess, table: str, tokens: list[str]) -> list[list[bytes]]:
    """A whole conversation, in lockstep; everything that each client received."""
    at = cast(Any, server)
    people = [Place(at, table, token) for token in tokens]
    async with opened(*people, spectator(at, table)) as places:
        await all_of(*(place.sees(everyone_here) for place in places))
        keys = (f"k{number}" for number in count())

        async def agree() -> None:
            newest = max(place.now["seq"] for place in places)
            for place in places:
                await place.sees(lambda now: bool(now["seq"] >= newest))

        for ply in range(12):
            mover = next(place for place in people if place.now["choices"])
            waiting = next(place for place in people if place is not mover)
            move = mover.now["choices"][ply % len(mover.now["choices"])]["move"]
            for place, command in (
                (waiting, {"kind": "move", "ply": 0, "move": move}),
                (mover, {"kind": "move", "ply": 99, "move": move}),
                (mover, {"kind": "resign", "seat": waiting.now["seat"]}),
            ):
                with pytest.raises(Refusal):
                    await place.do(str(command.pop("kind")), key=next(keys), **command)
            key = next(keys)
            for ply_sent in (mover.now["ply"], 0):  # a repetition is acknowledged, not executed
                await mover.do("move", key, ply=ply_sent, move=move)
            await agree()
            if mover.now["can_undo"] and ply == 3:
                await mover.do("undo", next(keys), seat=mover.now["seat"])
                await agree()
            await waiting.do("say", next(keys), text=f"ahoy ⛵ {ply}")
            await agree()
        one = people[0]
        for message in ("", "{", "[]", b"\xff\xfe", '{"type": "fly"}', "x" * 300):
            await answer(one, message)
        await answer(one, '{"type": "say", "key": "no-text"}', key="no-text")
        await answer(
            one, ['{"type": "say", "key": "fr', "agments", '", "text": "hi"}'], key="fragments"
        )
        await agree()
        assert one.socket is not None
        await (await one.socket.ping(b"still there"))
        await one.do("mute", next(keys), person=person_at(people[1]), muted=True)
        await agree()
        await one.socket.send("x" * 20_000)
        await one.until(lambda: one.closed is not None)
        for place in places[1:]:
            await place.sees(lambda now: not now["table"]["seats"][0]["here"])
        assert [place.closed for place in places] == [4009, None, None]
        return [list(place.raw) for place in places]


def person_at(place: Place) -> str:
    return str(place.now["table"]["seats"][place.now["seat"]]["who"])


async def test_both_transports_carry_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    async with serving(first, Wire) as server:
        people = [await Person(cast(Any, server), name).arrive() for name in ("Ann", "Ben")]
        table = await House([cast(Any, server)]).table(people)
    copy_sqlite(first, second)
    tokens = [person.token for person in people]
    heard = []
    for path, protocol in ((first, Wire), (second, PLAIN)):
        ticks = count(2_000_000_000)
        monkeypatch.setattr(database, "time", lambda ticks=ticks: float(next(ticks)))
        async with serving(path, protocol) as server:
            heard.append(await converse(server, table, tokens))
    direct, plain = heard
    assert [len(client) for client in direct] == [len(client) for client in plain]
    assert direct == plain
    assert sum(len(client) for client in direct) > 150


@pytest.mark.parametrize(
    ("version", "setting", "expected", "message"),
    [
        ("0.54.0", "", Wire, ""),
        ("0.54.9", "", Wire, ""),
        ("0.53.2", "", PLAIN, "not tested with uvicorn 0.53.2"),
        ("0.55.0", "", PLAIN, "not tested with uvicorn 0.55.0"),
        ("1.0", "", PLAIN, "not tested with uvicorn 1.0"),
        ("0.54.0", "asgi", PLAIN, "plain ASGI"),
    ],
)
def test_the_direct_transport_is_used_with_tested_versions_only(
    version: str,
    setting: str,
    expected: object,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(uvicorn, "__version__", version)
    monkeypatch.setenv(transport.SETTING, setting)
    with caplog.at_level("INFO"):
        found = websocket_protocol()
    assert issubclass(found, WebSocketsSansIOProtocol)
    assert issubclass(found, Wire) == (expected is Wire)
    assert message in caplog.text


@pytest.mark.parametrize("name", METHODS)
def test_a_uvicorn_without_what_the_limits_need_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, name)
    with pytest.raises(SetupError) as refusal:
        websocket_protocol()
    assert refusal.value.code == "uvicorn-changed"
    assert refusal.value.params["names"] == name


def test_a_uvicorn_without_a_queue_is_refused() -> None:
    class Other(WebSocketsSansIOProtocol):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            del self.queue

    with pytest.raises(SetupError, match="uvicorn-changed"):
        check_protocol(Other)


def protocols(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What `tidetable serve` uses, with and without the direct transport."""
    direct = websocket_protocol()
    monkeypatch.setenv(transport.SETTING, "asgi")
    return [direct, websocket_protocol()]


async def send_all(place: Place, texts: list[str]) -> None:
    """Send as fast as the server takes it, until it does not any more."""
    assert place.socket is not None
    with contextlib.suppress(ConnectionClosed):
        for text in texts:
            await place.socket.send(text)


@pytest.mark.parametrize("number", [0, 1], ids=["direct", "plain"])
async def test_who_goes_on_too_fast_is_not_answered_each_time(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "REST", 0.01)
    protocol = protocols(monkeypatch)[number]
    async with serving(tmp_path / "tables.sqlite", protocol, rate=15.0) as server:
        ann, ben = [await Person(cast(Any, server), name).arrive() for name in ("Ann", "Ben")]
        table = await House([cast(Any, server)]).table([ann, ben])
        async with opened(ann.at(table), ben.at(table)) as (flood, place):
            flooding = asyncio.create_task(send_all(flood, ["{}"] * 100_000))
            for _ in range(20):
                await place.do("look", looking=True)
            await flood.until(lambda: flood.closed is not None)
            await flooding
            assert flood.closed in (TOO_FAST, ABNORMAL)
            assert len(flood.raw) < 200
        async with ann.at(table):  # nothing is held against the person
            pass


@pytest.mark.parametrize("number", [0, 1], ids=["direct", "plain"])
@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
async def test_a_client_that_floods_with_control_frames_is_turned_away(
    number: int, opcode: Opcode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    protocol = protocols(monkeypatch)[number]
    async with serving(tmp_path / "tables.sqlite", protocol) as server:
        ann = await Person(cast(Any, server), "Ann").arrive()
        table = await ann.make([HOST_SEAT, OPEN])
        async with ann.at(table) as place:
            assert place.socket is not None
            await (await place.socket.ping())  # a few are nobody's business
            with contextlib.suppress(ConnectionClosed):
                for number in range(2 * ODD):
                    data = str(number).encode()
                    await (place.socket.ping if opcode is Opcode.PING else place.socket.pong)(data)
            await place.until(lambda: place.closed is not None)
            # What the server did not read any more may reset the connection.
            assert place.closed in (TOO_FAST, ABNORMAL)


class Socket:
    """An ASGI WebSocket whose client reads when it likes."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.reads = asyncio.Event()
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        self.sent.append(message["text"])

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()


class Receiver:
    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.paused, self.resumed = asyncio.Event(), asyncio.Event()
        self.got, self.left = asyncio.Event(), asyncio.Event()

    def client_left(self) -> None:
        self.left.set()

    def received(self, data: bytes) -> None:
        self.messages.append(data)
        self.got.set()

    def pause_sending(self) -> None:
        self.paused.set()

    def resume_sending(self) -> None:
        self.resumed.set()


async def test_plain_asgi_pauses_for_a_client_that_does_not_read() -> None:
    socket, receiver = Socket(), Receiver()
    plain = AsgiTransport(cast(Any, socket))
    plain.start(receiver)
    plain.push([b"one", b"two"])
    async with asyncio.timeout(5):
        await receiver.paused.wait()
        assert socket.sent == []
        socket.reads.set()
        await receiver.resumed.wait()
        assert socket.sent == ["one", "two"]
        plain.pause_reading()
        socket.incoming.put_nowait({"type": "websocket.receive", "text": "read before the pause"})
        await receiver.got.wait()
        receiver.got.clear()
        socket.incoming.put_nowait({"type": "websocket.receive", "bytes": b"later", "text": None})
        for _ in range(5):
            await asyncio.sleep(0)
        assert receiver.messages == [b"read before the pause"]
        plain.resume_reading()
        await receiver.got.wait()
        assert receiver.messages[-1] == b"later"
        socket.incoming.put_nowait({"type": "websocket.disconnect"})
        await receiver.left.wait()
        await plain.stop()
