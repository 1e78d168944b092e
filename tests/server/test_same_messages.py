"""The server and the offline host get the same commands, and say the same, message by message."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from tests.offline.device import Device, Disk, Message, merged
from tests.server.harness import prepare
from tidetable.bots.contract import Thought
from tidetable.bots.tasks import Desk, choosing, seed_of
from tidetable.server.app import open_database
from tidetable.server.connection import Connection
from tidetable.server.limits import CommandLimits
from tidetable.server.services import Services
from tidetable.server.summaries import new_made
from tidetable.server.tokens import Secret, Tokens
from tidetable.table import entries as log
from tidetable.table.table import Table

PLANS = [log.SeatPlan("host"), log.SeatPlan("bot", "greedy"), log.SeatPlan("host")]
GAMES = [("kadora", "nl"), ("octocube", "de"), ("poseidon", "fr")]
DECISIONS = 20  # of a game that is given up then


class Inline:
    """Thinking without worker processes."""

    def able(self) -> bool:
        return True

    async def choose(self, level: str, table: Table, host: object, awaited: bool) -> Thought:
        task = choosing(level, table.state, seed_of(table.made.seed, table.ply))
        thought: Thought = Desk((b"\0",)).run(0, task, 60.0).result
        return thought


class Transport:
    def __init__(self) -> None:
        self.sent: list[Message] = []

    def push(self, texts: list[bytes]) -> None:
        self.sent += [json.loads(text) for text in texts]

    def resume_reading(self) -> None: ...

    def pause_reading(self) -> None: ...


class Both:
    """A table at a server and the same one offline."""

    def __init__(self, services: Services, table: Table, lang: str) -> None:
        self.services, self.table, self.lang = services, table, lang
        self.transport = Transport()
        disk = Disk()
        disk.kept["person"] = json.dumps({"id": "ann", "name": "Ann"})
        disk.logs[table.id] = [(1, table.at, None, log.encoder.encode(table.made).decode())]
        self.device = Device(disk)
        self.known: Message = {}
        self.compared = 0

    def connect(self) -> None:
        loaded = self.services.registry.tables[self.table.id]
        unlimited = CommandLimits(0.0).allowance("ann", "", self.table.id)
        self.connection = Connection(
            cast(Any, self.transport),
            *(self.services.commands, loaded, unlimited, "ann", "Ann", self.lang),
        )
        self.services.registry.arrived(loaded, self.connection)
        self.services.caretaker.look_after(loaded)
        self.device.open(1, self.table.id, "ann", self.lang)

    async def run(self, path: str, body: Message, plan: Callable[[Table], Any]) -> None:
        """Something that clients ask for over HTTP."""
        await self.services.commands.run(self.table.id, plan)
        status, _ = self.device.ask(f"POST /api/tables/{self.table.id}/{path}", body, "ann")
        assert status == 201

    async def sit(self, seat: int, name: str | None = None) -> None:
        def plan(table: Table) -> log.Sat:
            return table.sit(seat, "ann", "Ann", True, None, name)

        await self.run("sit", {"seat": seat, "name": name}, plan)

    async def say(self, message: Message | str) -> None:
        raw = message if isinstance(message, str) else json.dumps(message)
        self.connection.received(raw.encode())
        self.device.say(1, raw)
        await self.settle()

    async def settle(self) -> None:
        """Wait until both have nothing left to do, and compare what they said."""
        loaded = self.services.registry.tables[self.table.id]
        async with asyncio.timeout(60):
            while (
                self.connection.working
                or self.connection.inbox
                or self.connection.answers
                or loaded.queue.busy
                or loaded.thought is not None
            ):
                await asyncio.sleep(0.001)
        self.device.settle()
        offline, self.device.messages = self.device.heard(1), []
        online, self.transport.sent = self.transport.sent, []
        assert len(offline) == len(online)
        for one, other in zip(online, offline, strict=True):
            assert timeless(one) == timeless(other)
        self.known = merged(online, self.known)
        self.compared += len(online)


def timeless(message: Message) -> Message:
    """Without the times of chat lines: the clocks of the two differ."""
    lines = [{**line, "at": 0} for line in message.get("chat", [])]
    return {**message, "chat": lines} if "chat" in message else message


@asynccontextmanager
async def both(tmp_path: Path, game: str, lang: str = "en") -> AsyncIterator[Both]:
    prepare(str(tmp_path / "tables.sqlite"))
    database = await open_database(str(tmp_path / "tables.sqlite"))
    services = Services()
    tokens = Tokens([Secret("secret", 0, None)], 0)
    services.start(database, cast(Any, Inline()), tokens, False)
    table = await services.registry.create(new_made(game, 3, "ann", PLANS, {}, stand_in="greedy"))
    yield Both(services, table, lang)
    await services.close()
    await database.close()


@pytest.mark.parametrize(("game", "lang"), GAMES)
async def test_server_and_offline_host_say_the_same(tmp_path: Path, game: str, lang: str) -> None:
    rng = random.Random(game)
    async with both(tmp_path, game, lang) as pair:
        pair.connect()
        await pair.settle()
        await pair.say({"type": "choose-sign", "key": "sign", "seat": 1, "sign": "no-such-sign"})
        await pair.sit(0)
        await pair.sit(2, "Zoe")
        await pair.say({"type": "swap-seats", "key": "swap", "seat": 0, "other": 1})
        await pair.run("begin", {}, lambda table: table.begin("ann"))
        await pair.settle()
        for number in range(DECISIONS):
            known = pair.known
            if known["table"]["status"] != "playing":
                break
            choice = rng.choice(known["choices"])
            move = {
                "type": "move",
                "key": f"m{number}",
                "ply": known["ply"],
                "move": choice["move"],
            }
            await pair.say(move)
            if number % 7 == 1:
                await pair.say(move)  # again: acknowledged, not executed
                await pair.say({**move, "key": f"stale-{number}", "ply": 0})
                await pair.say({**move, "key": f"odd-{number}", "move": {"do": "dance"}})
            if number % 9 == 4:
                await pair.say(
                    {"type": "undo", "key": f"u{number}", "seat": known["table"]["to_move"]}
                )
            if number == 5:
                await pair.say({"type": "say", "key": "chat", "text": "Ahoy"})
                await pair.say({"type": "look", "key": "look", "looking": False})
                await pair.say("no json")
                await pair.say({"type": "move", "key": "short"})
                await pair.say({"type": "stand-in", "key": "in", "seat": 2})
        else:
            for seat in pair.known["yours"]:
                await pair.say({"type": "resign", "key": f"r{seat}", "seat": seat})
        known = pair.known
        assert known["table"]["status"] == "over"
        assert known["seed"] == pair.table.made.seed
        assert pair.compared > DECISIONS


async def test_records_are_the_same(tmp_path: Path) -> None:
    """The log of the offline host is one that the server understands, and the other way round."""
    async with both(tmp_path, "kadora") as pair:
        pair.connect()
        await pair.sit(0)
        await pair.sit(2)
        await pair.run("begin", {}, lambda table: table.begin("ann"))
        await pair.settle()
        for number in range(6):
            known = pair.known
            move = known["choices"][0]["move"]
            await pair.say({"type": "move", "key": f"m{number}", "ply": known["ply"], "move": move})
        rows = await pair.services.store.read(pair.table.id)
        online = [json.loads(row.entry) for row in rows]
        offline = [json.loads(row[3]) for row in pair.device.disk.logs[pair.table.id]]
        assert online == offline
