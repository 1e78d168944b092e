"""Hostile clients: nothing crashes, nothing leaks, and other players are not disturbed.

TIDETABLE_HOSTILE=100000 pytest tests/server/test_fuzz.py      # the full number of messages
"""

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import House, Message, Place, all_of, opened, varied
from tests.server.harness import Server
from tests.server.leaks import rows_of, scan

HOSTILE = int(os.environ.get("TIDETABLE_HOSTILE", "5000"))
EACH = 50  # messages over one connection

KINDS = ["move", "undo", "answer", "resign", "say", "stand-in", "come-back", "stand", "hello", "?"]
VALUES: list[Any] = [
    *(None, True, -1, 0, 1, 3, 15, 16, 2**31, 2**63, 2**70, 1.5, 1e308, "", "0", "x" * 70, "\0"),
    *("\u202e", "😀", [], {}, [[]], {"a": {"b": []}}, [1] * 100, "'; DROP TABLE log; --"),
]


class Hostility:
    """Invalid messages of every kind, the same in every run."""

    def __init__(self, seed: int, table: Place, tokens: list[str]) -> None:
        self.random = random.Random(seed)
        self.honest = table  # an honest player, whose messages can be copied
        self.tokens = tokens
        self.number = 0

    def messages(self, count: int) -> Iterator[str | bytes]:
        kinds: list[Callable[[], str | bytes]] = [
            *(self.wrong_types, self.stale, self.duplicate, self.foreign, self.broken),
            *(self.deep, self.binary, self.huge, self.bad_move),
        ]
        for _ in range(count):
            yield self.random.choice(kinds)()

    def value(self) -> Any:
        return self.random.choice(VALUES)

    def key(self) -> str:
        self.number += 1
        return f"h{self.random.randrange(10**9)}-{self.number}"

    def wrong_types(self) -> str:
        fields = ["key", "ply", "move", "seat", "agreed", "text", "bot", "token", "lang", "x"]
        message = {name: self.value() for name in self.random.sample(fields, 4)}
        return json.dumps({"type": self.random.choice([*KINDS, self.value()]), **message})

    def stale(self) -> str:
        ply = self.random.randrange(50)
        return self.move(self.key(), ply, self.some_move())

    def duplicate(self) -> str:
        return self.move("the-same", 0, self.some_move())

    def foreign(self) -> str:
        """With a seat or a token of another person."""
        kind = self.random.choice(["undo", "resign", "come-back", "stand", "stand-in", "answer"])
        message: Message = {"type": kind, "key": self.key(), "seat": self.random.randrange(4)}
        if kind == "answer":
            message["agreed"] = True
        if self.random.random() < 0.3:
            message["token"] = self.random.choice(self.tokens)
        return json.dumps(message)

    def broken(self) -> str:
        text = self.move(self.key(), 0, self.some_move())
        at = self.random.randrange(len(text))
        return text[:at] + self.random.choice(["", "\0", "{", "\\ud800", "]"]) + text[at + 1 :]

    def deep(self) -> str:
        depth = self.random.choice([10, 900, 1100, 2500])  # short enough to be read at all
        opening, closing = self.random.choice([("[", "]"), ('{"a":', "}")])
        inner = opening * depth + "1" + closing * depth
        return f'{{"type":"move","key":"{self.key()}","ply":0,"move":{{"do":{inner}}}}}'

    def binary(self) -> bytes:
        return self.random.randbytes(self.random.randrange(200))

    def huge(self) -> str:
        return json.dumps({"type": "say", "key": self.key(), "text": "x" * 15_000})

    def bad_move(self) -> str:
        move = dict(self.some_move())
        move[self.random.choice(["do", "card", "cell", "stack", "colour", "to", "x"])] = (
            self.value()
        )
        return self.move(self.key(), int(self.honest.now["ply"]), move)

    def some_move(self) -> Message:
        offered = self.honest.now["choices"]
        if not offered:
            return {"do": "draw", "stack": self.random.randrange(3)}
        move: Message = self.random.choice(offered)["move"]
        return move

    def move(self, key: str, ply: int, move: Message) -> str:
        return json.dumps({"type": "move", "key": key, "ply": ply, "move": move})


async def attack(server: Server, table: str, token: str | None, hostility: Hostility) -> Place:
    """Send the messages of one connection and check that every one is answered."""
    place = Place(server, table, token)
    await place.open()
    assert place.socket is not None
    for message in hostility.messages(EACH):
        await place.socket.send(message)
    await place.socket.send('{"type": "say", "key": "the-end", "text": 1}')
    await place.until(lambda: "the-end" in place.answers or place.closed is not None)
    assert place.closed is None
    await place.close()
    assert len(place.raw) - len(place.updates) == EACH + 1
    return place


async def test_hostile_messages_do_no_harm(house: House) -> None:
    ann, ben, eve = await house.guests(3)
    table = await house.table([ann, ben])
    before = [len(server.logged()) for server in house.servers]
    kept: list[Place] = []  # of the attackers, for the leak scanner
    answered = 0
    async with opened(ann.at(table), ben.at(table)) as honest:
        for number in range(HOSTILE // EACH):
            # A stranger with a token, or a spectator without; at every process in turn.
            hostility = Hostility(number, honest[number % 2], [ann.token, eve.token, "x"])
            token = eve.token if number % 3 else None
            server = house.servers[number % len(house.servers)]
            attacker = await attack(server, table, token, hostility)
            answered += EACH
            if number % (HOSTILE // EACH // 100 or 1) == 0:
                kept.append(attacker)
            if number % (HOSTILE // EACH // 10 or 1) == 0:
                mover = next(place for place in honest if place.now["choices"])
                ply = (await mover.move(varied))["ply"] + 1
                await all_of(*(place.reaches(ply) for place in honest))
        assert honest[0].now["table"]["status"] == "playing"
        assert not any(seat["bot"] for seat in honest[0].now["table"]["seats"])
        await all_of(*(place.play(varied) for place in honest))
    assert answered == HOSTILE // EACH * EACH
    rows = await rows_of(house.server, table)
    for place in (*kept, *honest):
        scan(place, rows)
    unharmed(house, before)


def unharmed(house: House, before: list[int]) -> None:
    for server, start in zip(house.servers, before, strict=True):
        assert server.alive()
        fresh = server.logged()[start:]
        assert "trace" not in fresh.lower(), fresh[-3000:]


async def test_a_hostile_player_affects_only_their_own_game(house: House) -> None:
    ann, eve = await house.guests(2)
    table = await house.table([ann, eve])
    before = [len(server.logged()) for server in house.servers]
    async with ann.at(table) as honest:
        hostility = Hostility(1, honest, [ann.token])
        places = [await attack(eve.server, table, eve.token, hostility) for _ in range(6)]
        seat = honest.now["table"]["seats"][0]
        assert not seat["resigned"]
        assert seat["person"]
    rows = await rows_of(house.server, table)
    for place in (*places, honest):
        scan(place, rows)
    unharmed(house, before)


async def test_invalid_utf_8_ends_only_that_connection(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as (one, two):
        assert one.socket is not None
        await send_raw_text(one.socket, b"\xff\xfe{")
        await one.until(lambda: one.closed is not None)
        assert one.closed in (1007, 1006)
        await two.do("say", text="still here")


async def send_raw_text(socket: ClientConnection, data: bytes) -> None:
    """Send a text frame with any content."""
    async with socket.send_context():
        socket.protocol.send_text(data)


async def test_a_client_that_does_not_read_does_not_affect_others(sqlite_house: House) -> None:
    ann, ben = await sqlite_house.guests(2)
    table = await sqlite_house.table([ann, ben])
    async with connect(
        f"{ann.server.ws}/ws/tables/{table}", compression=None, max_queue=1
    ) as silent:
        await silent.send(json.dumps({"type": "hello"}))
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(3):
                while True:
                    await silent.send("{" + " " * 1000)
        async with ann.at(table) as place:
            await place.do("say", text="unaffected")
        silent.transport.abort()


BODIES: list[Any] = [None, [], {"name": None}, {"text": ["\0"] * 9}]


async def test_no_operation_fails_on_a_broken_request(sqlite_house: House) -> None:
    """Schemathesis asks far more of them (test_fuzz_http.py)."""
    house = sqlite_house
    before = [len(server.logged()) for server in house.servers]
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    with httpx.Client(base_url=house.server.url, timeout=60) as client:
        operations = client.get("/api/schema/openapi.json").json()["paths"]
        asked = 0
        for path, methods in operations.items():
            for method, known in itertools.product(methods, (table, "\u202e")):
                for body in BODIES if method != "get" else BODIES[:1]:
                    answer = client.request(
                        method,
                        re.sub(r"\{.*?\}", known, path),
                        headers={"authorization": f"Bearer {ann.token}"},
                        params={"limit": "-1", "seat": "x", "players": "1e9"},
                        json=body,
                    )
                    assert answer.status_code < 500, (method, path, body, answer.text)
                    asked += 1
    assert asked > 300
    unharmed(house, before)
