"""Why a connection is turned away: each reason has a close code of its own. A client forgets who it
is only if its token is invalid, so nothing else may look like that."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError
from websockets.typing import Origin

from tests.server.clients import HOST_SEAT, OPEN, House, Person, Refusal
from tests.server.harness import Server, prepare, query
from tests.server.test_people import account, log_in
from tidetable.server import socket as sockets
from tidetable.server.services import Services
from tidetable.server.sqlite import Sqlite
from tidetable.server.thinking import Thinking
from tidetable.server.tokens import Secret, Tokens


class FakeSocket:
    """A WebSocket whose client sends these messages and then nothing."""

    def __init__(self, *sent: str) -> None:
        self.sent = list(sent)
        self.closed: tuple[int, str] | None = None

    async def accept(self) -> None:
        return

    async def text(self) -> str:
        if not self.sent:
            await asyncio.Event().wait()
        return self.sent.pop(0)

    async def close(self, code: int, reason: str = "") -> None:
        self.closed = code, reason


@contextlib.asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Services]:
    """The parts of a server on an SQLite file, without HTTP."""
    prepare(str(folder / "tables.sqlite"))
    database = Sqlite(folder / "tables.sqlite")
    services = Services()
    tokens = Tokens([Secret("secret", 0, None)], 0)
    services.start(database, Thinking(0), tokens, shared=False)
    try:
        yield services
    finally:
        await services.close()
        await database.close()


async def turned_away(services: Services, table: str, *sent: str) -> tuple[int, str] | None:
    socket: Any = FakeSocket(*sent)
    await sockets.serve(socket, table, services, lambda by: None)
    closed: tuple[int, str] | None = socket.closed
    return closed


async def test_a_late_hello_is_not_an_invalid_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.01)
    async with running(tmp_path) as services:
        assert await turned_away(services, "x") == (4408, "late-hello")


async def test_a_database_that_does_not_answer_is_not_an_invalid_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(token: str) -> None:
        raise TimeoutError

    async with running(tmp_path) as services:
        monkeypatch.setattr(services.identity, "known", hang)
        closed = await turned_away(services, "x", '{"type": "hello", "token": "x"}')
    assert closed is not None
    assert closed[0] == 1013


async def test_a_table_that_cannot_be_read_is_not_an_invalid_token(own_server: Server) -> None:
    own_server.without_bots().start()
    ann = await Person(own_server, "Ann").arrive()
    await query(
        own_server,
        "INSERT INTO log (table_id, seq, key, at, entry) VALUES ('broken', 1, NULL, 0, ?)",
        '{"entry": "from-a-newer-version"}',
    )
    async with ann.at("broken") as place:
        assert place.closed == 4404  # without a first entry there is no table
    assert (await ann.get("/api/me"))["person"] == ann.id


async def test_an_invalid_token_has_another_code_than_a_malformed_hello(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT, OPEN])
    captain = await account(house)
    guest = await house.guest("Guest")
    await log_in(guest, captain)
    for token, reason in (("x", "bad-token"), (guest.token, "now-account")):
        sent = json.dumps({"type": "hello", "token": token})
        assert await closed_with(ann.server, table, sent) == (4401, reason)
        stranger = Person(ann.server, "x")
        stranger.token = token
        with pytest.raises(Refusal, match=reason) as refused:
            await stranger.get("/api/me")
        assert refused.value.status == 401
    for hello in ("", "{", '{"type": "move"}', '{"type": "hello", "token": 5}'):
        assert await closed_with(ann.server, table, hello) == (4400, "bad-hello")
    assert await closed_with(ann.server, "nowhere", '{"type":"hello"}') == (4404, "no-such-table")


async def test_a_page_of_another_origin_learns_why(house: House) -> None:
    """A browser cannot read the status of a refused handshake, and would try forever."""
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT, OPEN])
    address = f"{ann.server.ws}/ws/tables/{table}"
    hello = json.dumps({"type": "hello", "token": ann.token})
    for origin in ("https://evil.example", "null", "http://127.0.0.1"):
        async with connect(address, origin=Origin(origin)) as socket:
            with contextlib.suppress(ConnectionClosedError):
                await socket.send(hello)
            with pytest.raises(ConnectionClosedError):
                await socket.recv()
            assert (socket.close_code, socket.close_reason) == (4403, "foreign-origin")


async def closed_with(server: Server, table: str, *sent: str) -> tuple[int, str]:
    async with connect(f"{server.ws}/ws/tables/{table}", compression=None) as socket:
        for message in sent:
            await socket.send(message)
        await socket.wait_closed()
        return socket.close_code or 0, socket.close_reason or ""
