"""Headers, origins, limits, schemas."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from tests.server.clients import HOST_SEAT, OPEN, House, Person, Refusal, spectator
from tests.server.harness import Server
from tidetable.server.app import open_database

HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "x-frame-options",
)


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/nowhere", "/api/me", "/metrics"])
def test_every_response_has_the_security_headers(sqlite_house: House, path: str) -> None:
    answer = httpx.get(sqlite_house.server.url + path)
    assert all(header in answer.headers for header in HEADERS)


def test_health_and_metrics(house: House) -> None:
    assert httpx.get(f"{house.server.url}/healthz").json()["status"] == "ok"
    metrics = httpx.get(f"{house.server.url}/metrics").text
    assert "tidetable_connections " in metrics
    assert "tidetable_entries_written " in metrics


def test_schemas_are_published(sqlite_house: House) -> None:
    url = sqlite_house.server.url
    schema = httpx.get(f"{url}/api/schema/openapi.json").json()
    assert "/api/tables/{table_id}/sit" in schema["paths"]
    found = httpx.get(f"{url}/api/schema/messages").json()
    assert {"hello", "command", "answer", "$defs"} <= set(found)
    assert {"MakeMove", "Update", "Refused"} <= set(found["$defs"])


async def closed_with(server: Server, table: str, *sent: str | bytes) -> int:
    async with connect(f"{server.ws}/ws/tables/{table}", compression=None) as socket:
        for message in sent:
            await socket.send(message)
        await socket.wait_closed()
        return socket.close_code or 0


async def test_a_page_of_the_own_origin_may_connect(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT, OPEN])
    address = f"{ann.server.ws}/ws/tables/{table}"
    async with connect(address, origin=Origin(ann.server.url)) as socket:
        await socket.send('{"type": "hello"}')
        assert json.loads(await socket.recv())["type"] == "update"


async def test_a_bad_hello_closes_the_connection(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT, OPEN])
    for hello in ("", "{", "[]", '{"type": "move"}', b"\xff"):
        assert await closed_with(ann.server, table, hello) == 4400
    assert await closed_with(ann.server, table, '{"type":"hello","token":' + "[" * 9000) == 4400
    assert await closed_with(ann.server, "nowhere", '{"type": "hello"}') == 4404


async def test_leaving_right_after_the_hello_is_not_an_error(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT, OPEN])
    before = ann.server.logged().count("a connection failed")
    hello = json.dumps({"type": "hello", "token": ann.token}).encode()
    request = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    for _ in range(3):
        reader, writer = await asyncio.open_connection("127.0.0.1", ann.server.port)
        writer.write(request.encode())
        await reader.readuntil(b"\r\n\r\n")
        for opcode, data in ((Opcode.TEXT, hello), (Opcode.CLOSE, b"")):
            writer.write(Frame(opcode, data).serialize(mask=True))
        await asyncio.wait_for(reader.read(), 5)
        writer.close()
    async with spectator(ann.server, table) as looking:  # until the server has noticed the end
        await looking.sees(lambda now: not now["table"]["seats"][0]["here"])
    assert ann.server.logged().count("a connection failed") == before


async def test_large_messages_and_bodies_are_refused(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT, OPEN])
    hello = json.dumps({"type": "hello", "token": ann.token})
    assert await closed_with(ann.server, table, hello, "x" * 20_000) == 4009
    assert await closed_with(ann.server, table, hello, "x" * 200_000) == 1009
    with pytest.raises(Refusal) as refused:
        await ann.post("/api/replay", {"text": "x" * 300_000})
    assert refused.value.status == 413


async def first_refusal(ask: Callable[[], Awaitable[object]]) -> Refusal:
    for _ in range(2000):
        try:
            await ask()
        except Refusal as refusal:
            return refusal
    raise AssertionError("never refused")


async def test_the_rate_limit_refuses_with_a_reason(tmp_path: Path) -> None:
    server = (
        Server(tmp_path, str(tmp_path / "tables.sqlite"), None, "--rate", "5")
        .without_bots()
        .start()
    )
    try:
        ann = await Person(server, "Ann", "nl").arrive()
        table = await ann.make([HOST_SEAT, OPEN])
        async with ann.at(table) as place:
            refusal = await first_refusal(lambda: place.do("say", text="!"))
            assert refusal.code == "too-fast"
            assert "snel" in refusal.message
            assert len(place.now["chat"]) >= 3
        refusal = await first_refusal(lambda: ann.get("/api/games"))
        assert (refusal.code, refusal.status) == ("too-fast", 429)
        # Another client is not affected. A proxy on this machine says who it is.
        headers = {"x-forwarded-for": "203.0.113.7"}
        assert httpx.get(f"{server.url}/api/games", headers=headers).status_code == 200
    finally:
        server.stop()


async def test_other_users_cannot_read_the_database(tmp_path: Path) -> None:
    database = await open_database(str(tmp_path / "tables.sqlite"))
    await database.close()
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0


@pytest.mark.thorough
def test_a_server_stops_cleanly(own_server: Server) -> None:
    own_server.forked = False
    own_server.start()
    assert own_server.stop() == 0
    assert "trace" not in own_server.logged()
    for line in own_server.logged().splitlines():
        assert {"at", "level", "from", "said"} <= set(json.loads(line))


async def test_the_log_does_not_say_who_connects_to_what(sqlite_house: House) -> None:
    """docs/privacy.md: addresses of clients are kept in memory only. A line for each connection
    would also let anybody fill the disk."""
    ann = await sqlite_house.guest("Ann")
    table = await ann.make([HOST_SEAT, OPEN])
    async with ann.at(table) as place:
        await place.do("say", text="hello")
    logged = sqlite_house.server.logged()
    assert table not in logged
    assert "connection open" not in logged
