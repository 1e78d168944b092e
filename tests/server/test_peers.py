"""Connections that send nothing, too slowly, or do not read keep nobody out and hold nothing."""

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from tests.server.clients import BOT, HOST_SEAT, Person, opened
from tests.server.harness import HOST, Server, free_port
from tidetable.server import app as app_module
from tidetable.server import front as front_module
from tidetable.server import peers as peers_module
from tidetable.server import socket as socket_module
from tidetable.server.app import Settings, create
from tidetable.server.front import attended, front
from tidetable.server.limits import turn_away
from tidetable.server.peers import FEWEST, Peers, proxies, room_for

FILES = 200
UPGRADE = (
    b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


# -- a whole server ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"", id="nothing", marks=pytest.mark.thorough),
        pytest.param(b"GET / HTTP/1.1\r\nHost: ", id="half", marks=pytest.mark.thorough),
        pytest.param(UPGRADE, id="no hello"),
    ],
)
async def test_silent_connections_keep_nobody_out(sqlite_server: Server, sent: bytes) -> None:
    sqlite_server.files = FILES
    server = sqlite_server.without_bots().start()
    silent: list[socket.socket] = []
    try:
        for number in range(FILES * 3 // 2):
            one = socket.create_connection((HOST, server.port), 5)
            silent.append(one)
            with contextlib.suppress(OSError):  # it may have made room already
                one.sendall(sent)
            if number % 16 == 0:
                assert server.healthy()  # and all before have been accepted
        async with asyncio.timeout(10):
            ann = await Person(server, "Ann").arrive()
            table = await ann.make([HOST_SEAT, HOST_SEAT])
            await ann.begin(table)
            async with ann.at(table) as place:
                await place.play_to(4)
    finally:
        for one in silent:
            one.close()
    assert '"files":200' in server.logged()
    assert "Too many open files" not in server.logged()


def test_the_server_opens_as_many_files_as_it_may() -> None:
    """In a process of its own: the tests themselves have another limit."""
    code = (
        "import resource\n"
        "from tidetable.server.peers import raise_file_limit\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (300, 400))\n"
        "print(raise_file_limit(), *resource.getrlimit(resource.RLIMIT_NOFILE))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["400", "400", "400"]


def test_the_reserve_of_files() -> None:
    for files in (64, 256, 1024, 65_536, 1_048_576):
        room, backlog = room_for(files)
        assert room >= FEWEST
        assert room + backlog <= max(files, 2 * FEWEST)
    assert room_for(1024)[0] > 800


# -- in this process, with short times -----------------------------------------------------------

LARGE = b"x" * 20_000_000


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Answers with what the client asks for."""
    if scope["type"] == "lifespan":
        return
    if scope["path"] == "/body":
        while (message := await receive()).get("more_body"):
            pass
        if message["type"] == "http.disconnect":
            return
    body = LARGE if scope["path"] == "/large" else b"ok"
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def crowded(scope: Any, receive: Any, send: Any) -> None:
    await turn_away("too-many-connections", "", scope, receive, send)


@contextlib.asynccontextmanager
async def serving(
    peers: Peers, app: Any = application, lifespan: Any = "off"
) -> AsyncIterator[int]:
    port = free_port()
    config = uvicorn.Config(
        cast(Any, attended(app, peers, crowded)),
        host=HOST,
        port=port,
        http=front(peers),
        lifespan=lifespan,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    async with asyncio.timeout(30):
        while not server.started:
            await asyncio.sleep(0.01)
    yield port
    server.should_exit = True
    await running


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers_module, "REQUEST_WITHIN", 0.3)
    monkeypatch.setattr(peers_module, "READ_EVERY", 0.3)
    monkeypatch.setattr(front_module, "READ_EVERY", 0.3)
    monkeypatch.setattr(front_module, "BODY_WITHIN", 0.3)


async def ended(peers: Peers) -> None:
    """Wait until all connections have ended."""
    async with asyncio.timeout(10):
        while peers.open:
            await asyncio.sleep(0.01)
    assert not peers.waiting
    assert not peers.counts


async def trickle(port: int, beginning: bytes, bit: bytes = b"x") -> None:
    """Send a beginning, and then one bit after the other until the server has had enough."""
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(beginning)
    async with asyncio.timeout(10):
        with contextlib.suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(bit)
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1000), 0.05)
    writer.close()


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET / HTTP/1.1\r\nX: ",
        b"POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nX: ",
    ],
    ids=["headers", "body", "unwanted body", "next request"],
)
async def test_a_request_must_be_sent_in_time(beginning: bytes) -> None:
    peers = Peers(10)
    async with serving(peers) as port:
        await trickle(port, beginning)
        await ended(peers)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, in process
async def test_a_body_that_never_comes_is_not_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app_module, "tune_interpreter", lambda: None)
    peers = Peers(10)
    settings = Settings(str(tmp_path / "tables.sqlite"), bot_workers=0, rate=0)
    async with serving(peers, create(settings), lifespan="on") as port:
        await trickle(port, b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n")
        await ended(peers)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_what_has_ended_is_not_waited_for() -> None:
    """A timer would keep the connection and all that belongs to it in memory."""
    peers = Peers(10)
    transport = Mock(get_extra_info=Mock(return_value=(HOST, 1)))
    peer = peers.admit(transport)
    assert peer is not None
    peer.close_within(1.0)
    assert peer.timer is not None
    peers.lost(peer)
    peer.close_within(1.0)
    assert peer.timer is None


async def test_stopping_does_not_wait_for_a_silent_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(peers_module, "REQUEST_WITHIN", 30.0)
    peers = Peers(10)
    async with serving(peers) as port:
        reader, writer = await asyncio.open_connection(HOST, port)
        async with asyncio.timeout(5):
            while not peers.open:
                await asyncio.sleep(0.01)
    assert await asyncio.wait_for(reader.read(), 5) == b""
    assert peers.open == 0
    writer.close()


async def test_headers_are_bounded_whatever_is_installed() -> None:
    """uvicorn takes httptools where it is installed, as here, which has no bound."""
    assert find_spec("httptools")
    async with serving(Peers(10)) as port:
        reader, writer = await asyncio.open_connection(HOST, port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * (1 << 18))
        assert (await asyncio.wait_for(reader.read(100), 5)).startswith(b"HTTP/1.1 400")
        writer.close()


async def test_many_requests_on_one_connection() -> None:
    peers = Peers(10)
    async with serving(peers) as port:
        reader, writer = await asyncio.open_connection(HOST, port)
        for _ in range(8):  # longer than a silent connection may last
            writer.write(b"POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab")
            answer = await asyncio.wait_for(reader.readuntil(b"ok"), 5)
            assert answer.startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.06)
        writer.close()
        await ended(peers)


async def test_a_reader_who_does_not_read_is_cut_off() -> None:
    peers = Peers(10)
    async with serving(peers) as port:
        idle = socket.socket()
        idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        idle.connect((HOST, port))
        idle.sendall(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(5):
            while not any(True for _ in range(peers.open)):
                await asyncio.sleep(0.01)
        await ended(peers)
        idle.close()


async def test_a_slow_reader_gets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers_module, "READ_EVERY", 0.1)
    peers = Peers(10)
    async with serving(peers) as port:
        reader, writer = await asyncio.open_connection(HOST, port, limit=65_536)
        writer.write(b"GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        got = 0
        while chunk := await reader.read(2_000_000):
            got += len(chunk)
            await asyncio.sleep(0.001)
        assert got > len(LARGE)
        writer.close()
        await ended(peers)


async def test_a_full_server_makes_room_or_says_so() -> None:
    peers = Peers(3)
    held = asyncio.Event()

    async def busy(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/hold":
            await held.wait()
        await application(scope, receive, send)

    async with serving(peers, busy) as port:
        streams = [await asyncio.open_connection(HOST, port) for _ in range(3)]
        for _, writer in streams[1:]:
            writer.write(b"GET /hold HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(5):
            while len(peers.waiting) > 1:
                await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection(HOST, port)  # the silent one makes room
        writer.write(b"GET /hold HTTP/1.1\r\nHost: x\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(streams[0][0].read(), 5) == b""
        async with asyncio.timeout(5):
            while peers.waiting:
                await asyncio.sleep(0.01)
        late, more = await asyncio.open_connection(HOST, port)  # all others are being answered
        assert (await asyncio.wait_for(late.read(), 5)).startswith(b"HTTP/1.1 503")
        held.set()
        assert (await asyncio.wait_for(reader.readuntil(b"ok"), 5)).startswith(b"HTTP/1.1 200")
        for _, one in (*streams, (reader, writer), (late, more)):
            one.close()
        await ended(peers)


async def test_connections_of_an_address_are_capped_but_not_those_of_a_proxy() -> None:
    peers = Peers(100, per_address=2, is_proxy=lambda host: False)
    async with serving(peers) as port:
        streams = [await asyncio.open_connection(HOST, port) for _ in range(3)]
        assert (await asyncio.wait_for(streams[2][0].read(), 5)).startswith(b"HTTP/1.1 503")
        for _, writer in streams:
            writer.close()
        await ended(peers)
    held = asyncio.Event()

    async def busy(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/hold":
            await held.wait()
        await application(scope, receive, send)

    peers = Peers(100, per_address=2)
    async with serving(peers, busy) as port:

        async def ask(path: str, address: str) -> int:
            reader, writer = await asyncio.open_connection(HOST, port)
            forwarded = f"X-Forwarded-For: {address}\r\nConnection: close\r\n"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n{forwarded}\r\n".encode())
            answer = await asyncio.wait_for(reader.read(), 5)
            writer.close()
            return int(answer.split()[1])

        holding = [asyncio.create_task(ask("/hold", "192.0.2.1")) for _ in range(2)]
        async with asyncio.timeout(5):
            while peers.counts["192.0.2.1"] < 2:
                await asyncio.sleep(0.01)
        assert await ask("/", "192.0.2.1") == 429
        assert await ask("/", "192.0.2.2") == 200
        held.set()
        assert await asyncio.gather(*holding) == [200, 200]
        await ended(peers)


def test_proxies_are_this_machine_and_those_that_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert [proxies()(host) for host in ("127.0.0.1", "::1", "10.0.0.5")] == [True, True, False]
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8, 192.0.2.1")
    assert [proxies()(host) for host in ("10.0.0.5", "192.0.2.1", "192.0.2.2", "?")] == [
        *(True, True, False, False)
    ]
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert proxies()("198.51.100.1")


# -- WebSockets ----------------------------------------------------------------------------------


async def test_pings_without_reading_before_the_hello_are_cut_off(sqlite_server: Server) -> None:
    server = sqlite_server.without_bots().start()
    flood = socket.socket()
    flood.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    flood.connect((HOST, server.port))
    flood.settimeout(8)  # less than the time for the hello
    flood.sendall(UPGRADE)
    ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000

    def send() -> None:
        while True:
            flood.sendall(ping)

    with pytest.raises((ConnectionError, BrokenPipeError)):
        await asyncio.to_thread(send)
    flood.close()


async def test_closing_does_not_wait_for_a_client_that_does_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket_module, "CLOSE_WITHIN", 0.01)

    class Stuck:
        aborted = False
        transport: Any

        def abort(self) -> None:
            self.aborted = True

        async def close(self, code: int) -> None:
            await asyncio.Event().wait()

    stuck = Stuck()
    stuck.transport = stuck
    await socket_module.close(cast(Any, stuck), cast(Any, stuck), 4009)
    assert stuck.aborted


async def test_many_viewers_from_this_machine_are_not_capped(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    server = Server(tmp_path, database, None, "--rate", "0", "--connections", "3")
    server.without_bots().start()
    try:
        ann = await Person(server, "Ann").arrive()
        table = await ann.make([HOST_SEAT, BOT])
        async with opened(*(ann.at(table) for _ in range(8))) as places:
            assert json.dumps(places[-1].now["yours"]) == "[0]"
    finally:
        server.kill()
