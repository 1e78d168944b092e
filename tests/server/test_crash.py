"""kill -9 under load: no acknowledged move is lost, none is executed twice, everyone resumes.

TIDETABLE_KILLS=20 pytest tests/server/test_crash.py      # the full number, on each store
"""

import asyncio
import contextlib
import json
import os
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.clients import House, Person, Place, Refusal, is_over, varied
from tests.server.conftest import BOTH_STORES
from tests.server.harness import Server, query
from tests.server.leaks import rebuilt, rows_of
from tidetable.engine.record import verify
from tidetable.table.entries import Moved, decoder

KILLS = int(os.environ.get("TIDETABLE_KILLS", "3"))
TABLES = 4
GAMES = ["kadora", "octocube", "poseidon"]  # at the tables in turn
LOST = (OSError, WebSocketException, EOFError, TimeoutError)

Command = tuple[str, int, Any]  # key, ply, move


class Load:
    """What the clients have sent, and what was acknowledged."""

    def __init__(self) -> None:
        self.stopping = False
        self.sent: dict[tuple[str, str], Any] = {}  # table, key as stored -> move
        self.acknowledged: set[tuple[str, str]] = set()
        self.resent = 0
        self.reconnected = 0
        self.verified = 0  # records, of finished and of running games
        self.refused: list[Any] = []


class Client:
    """A player who reconnects after every crash and repeats unacknowledged moves."""

    def __init__(self, load: Load, person: Person, table: str) -> None:
        self.load, self.person, self.table = load, person, table
        self.pending: Command | None = None
        self.seen = 0  # the newest ply of an update
        self.place: Place | None = None

    async def play(self) -> None:
        """Play to the end of the game or of the test."""
        while not self.load.stopping:
            self.place = self.person.at(self.table)
            try:
                await self.place.open()
                if await self.go_on(self.place):
                    return
            except LOST:
                await asyncio.sleep(0.05)
            finally:
                with contextlib.suppress(*LOST):
                    await self.place.close()

    async def go_on(self, place: Place) -> bool:
        """Play until the connection is lost; True when the game is over."""
        await self.news(place)
        self.load.reconnected += 1
        # What this client has seen was durable: no crash can undo it.
        assert place.now["ply"] >= self.seen
        while not self.load.stopping:
            self.seen = place.now["ply"]
            if self.pending is not None:
                self.load.resent += 1
                await self.send(place, self.pending)
            elif is_over(place.now):
                return True
            elif place.now["choices"]:
                move = place.now["choices"][varied(place.now)]["move"]
                self.pending = (f"{self.person.name}-{self.seen}", self.seen, move)
                await self.send(place, self.pending)
            else:
                await self.news(place)
        return True

    async def news(self, place: Place) -> None:
        def anything() -> bool:
            confirmed = bool(place.updates) and (
                is_over(place.now) or bool(place.now["choices"]) or place.now["ply"] > self.seen
            )
            return confirmed or place.closed is not None or self.load.stopping

        while not anything():
            with contextlib.suppress(TimeoutError):
                await place.until(anything, 0.5)
        if place.closed is not None or not place.updates:
            raise ConnectionError

    async def send(self, place: Place, command: Command) -> None:
        key, ply, move = command
        stored = (self.table, f"{self.person.id}/{key}")
        self.load.sent[stored] = move
        try:
            await place.do("move", key, ply=ply, move=move)
        except LOST:
            raise
        except Exception as refusal:
            self.load.refused.append((command, refusal))
            raise
        self.load.acknowledged.add(stored)
        self.pending = None


async def pair(house: House, load: Load, number: int) -> None:
    """Two people who play game after game."""
    people = [await house.guest(f"p{number}{seat}") for seat in range(2)]
    while not load.stopping:
        try:
            table = await house.table(people, game=GAMES[number % len(GAMES)])
        except httpx.TransportError:
            await asyncio.sleep(0.05)  # the server is down
            continue
        except Refusal as refusal:
            if refusal.status != 503:
                raise
            await asyncio.sleep(0.05)  # its database is down
            continue
        await asyncio.gather(*(Client(load, person, table).play() for person in people))


@pytest.mark.parametrize("own_server", BOTH_STORES, indirect=True)
async def test_kill_9_under_load(own_server: Server) -> None:
    await asyncio.to_thread(own_server.start)
    house, load = House([own_server]), Load()
    pairs = [asyncio.create_task(pair(house, load, number)) for number in range(TABLES)]
    chance = random.Random(7)
    for _ in range(KILLS):
        await progress(load, pairs, 2 * TABLES)
        await progress(load, pairs, chance.randrange(3 * TABLES))  # a random moment
        own_server.kill()
        await asyncio.to_thread(own_server.start)
    await progress(load, pairs, 8 * TABLES)  # everyone plays on
    load.stopping = True
    await asyncio.gather(*pairs, return_exceptions=True)
    assert not load.refused
    assert load.reconnected > KILLS * TABLES
    applied = await check_logs(own_server, load)
    print(  # with -s: the figures
        f"\n{KILLS} kills: {len(load.sent)} moves sent, {load.resent} sent again, "
        f"{len(load.acknowledged)} acknowledged, {applied} in the log, "
        f"{load.verified} records verified"
    )


async def progress(load: Load, pairs: list[asyncio.Task[None]], moves: int) -> None:
    """Wait until this many more moves are acknowledged."""
    goal = len(load.acknowledged) + moves
    async with asyncio.timeout(60):
        while len(load.acknowledged) < goal:
            for task in pairs:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


async def check_logs(server: Server, load: Load) -> int:
    """Check that every acknowledged move is in the log once, as sent, and nothing else, and
    that every record verifies."""
    applied: set[tuple[str, str]] = set()
    for table in {table for table, _ in load.sent}:
        rows = await rows_of(server, table)
        keys = await keys_of(server, table)
        assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1))
        whole = rebuilt(table, rows)
        assert whole.seq == len(rows)
        assert verify(whole.game, whole.record()).record() == whole.state.record()
        load.verified += 1
        for seq, _, raw in rows:
            entry = decoder.decode(raw)
            if isinstance(entry, Moved):
                stored = (table, keys[seq])
                assert stored not in applied
                assert stored in load.sent
                before = rebuilt(table, rows, seq - 1)
                assert same_move(before.game.move(before.state, entry.action), load.sent[stored])
                applied.add(stored)
    assert load.acknowledged <= applied
    return len(applied)


def same_move(done: object, sent: object) -> bool:
    return bool(json.loads(json.dumps(done)) == sent)


async def keys_of(server: Server, table: str) -> dict[int, str]:
    rows = await query(
        server, "SELECT seq, COALESCE(key, move_key) FROM log WHERE table_id = ?", table
    )
    return dict(rows)
