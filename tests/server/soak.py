"""Many tables at once, with players who disconnect and return: every game ends and verifies.

python -m tests.server.soak                                    # make soak: 10 minutes, SQLite
python -m tests.server.soak --store postgres --minutes 1       # two processes, with Redis
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.server.clients import House, Message, Person, Place, Refusal, is_over
from tests.server.harness import Postgres, RedisServer, Server, query, removed, temporary
from tidetable import games
from tidetable.engine.record import verify

BOTS = ["random", "greedy"]  # fast bots: the tables are tested, not the bots
COUNTED = "SELECT COUNT(*) FROM finished"
ODD = 0.02  # share of decisions that are not a move
LATE = {
    *("stale", "not-your-turn", "game-over", "nothing-to-undo", "bot-stands-in", "seat-taken"),
    *("rated-undo", "no-time-to-undo", "bot-decides", "already-asked", "nothing-asked"),
    *("others-ask", "already-answered"),
}
LATE |= {"already-left", "nobody-stands-in", "nothing-asked", "already-asked", "too-fast"}
LOST = (OSError, WebSocketException, EOFError, TimeoutError)


class Soak:
    """The parameters of a soak, and what has happened."""

    def __init__(self, house: House, seconds: float, pause: float, drops: float) -> None:
        self.house = house
        self.until = time.monotonic() + seconds
        self.pause = pause  # seconds of thought, at most
        self.drops = drops  # share of decisions at which a client disconnects
        self.random = random.Random(7)
        self.seen: Counter[str] = Counter()
        self.tables: list[str] = []

    def ending(self) -> bool:
        return time.monotonic() > self.until

    async def think(self) -> None:
        await asyncio.sleep(0 if self.ending() else self.random.uniform(0, self.pause))

    async def table_after_table(self, number: int) -> None:
        await asyncio.sleep(self.random.uniform(0, 3 * self.pause))  # not all at once
        people = await self.house.guests(self.random.randint(1, 3))
        while True:
            table, seated = await self.begin(people)
            self.tables.append(table)
            players = [Player(self, person, table, seat) for seat, person in enumerate(seated)]
            await asyncio.gather(*(player.play() for player in players))
            self.seen["games"] += 1
            if self.ending():
                return

    async def begin(self, people: list[Person]) -> tuple[str, list[Person]]:
        """A table for some of these people, perhaps with bots and a clock."""
        players = self.random.randint(2, 4)
        seated = people[: self.random.randint(1, min(players, len(people)))]
        others = [{"kind": "bot", "bot": self.random.choice(BOTS)}] * (players - len(seated))
        clock = self.random.choice([{}, {}, {"per_move": 20.0}, {"bank": 60.0, "increment": 2.0}])
        rated = not others
        return await self.house.table(seated, *others, clock=clock, rated=rated), seated


class Player:
    """A player who disconnects, returns at any process, and repeats unacknowledged commands."""

    def __init__(self, soak: Soak, person: Person, table: str, seat: int) -> None:
        self.soak, self.person, self.table, self.seat = soak, person, table, seat
        self.pending: Message | None = None
        self.answered: set[tuple[str, int, int]] = set()

    async def play(self) -> None:
        while True:
            place = self.person.at(self.table, self.soak.random.choice(self.soak.house.servers))
            place.keeps = False
            try:
                await place.open()
                if await self.go_on(place):
                    return
            except LOST:
                self.soak.seen["connections lost"] += 1
            finally:
                with contextlib.suppress(*LOST):
                    await place.close()
            await self.soak.think()

    async def go_on(self, place: Place) -> bool:
        """Play until disconnecting; True when the game is over."""
        while True:
            update = await place.sees(self.is_mine, within=120.0)
            if is_over(update):
                return True
            if self.stood_in(update):
                await self.attempt(place, "come-back", seat=self.seat)
                await asyncio.sleep(0.2)  # the others may have to agree
                continue
            if (request := self.request(update)) is not None:
                self.answered.add(request)
                agreed = self.soak.random.random() < 0.7
                await self.attempt(place, "answer", seat=self.seat, agreed=agreed, to=request[0])
                continue
            chance = self.soak.random.random()
            if self.pending is None and chance < ODD:
                await self.something_else(place)
                continue
            if self.pending is None:
                await self.soak.think()
                if not place.now["choices"]:
                    continue
                move = self.soak.random.choice(place.now["choices"])["move"]
                key = f"{self.seat}-{place.now['ply']}"
                self.pending = {"key": key, "ply": place.now["ply"], "move": move}
            if chance > 1 - self.soak.drops:
                await self.drop(place)
                return False
            await self.attempt(place, "move", **self.pending)
            self.pending = None

    def is_mine(self, update: Message) -> bool:
        asked = self.stood_in(update) or self.request(update) is not None
        return bool(update["choices"]) or is_over(update) or asked or self.pending is not None

    def stood_in(self, update: Message) -> bool:
        mine = update["table"]["seats"][self.seat]
        return mine["bot"] is not None and not mine["resigned"]

    def request(self, update: Message) -> tuple[str, int, int] | None:
        """A request of another player that this one has not answered."""
        for kind, asking in (("undo", update["asked"]), ("come-back", update["asked_back"])):
            request = (kind, asking, update["ply"])
            if asking not in (None, self.seat) and request not in self.answered:
                return request
        return None

    async def drop(self, place: Place) -> None:
        """Disconnect, perhaps right after sending a command."""
        assert place.socket is not None
        assert self.pending is not None
        if self.soak.random.random() < 0.5:
            await place.send({"type": "move", **self.pending})
        place.socket.transport.abort()
        self.soak.seen["dropped"] += 1
        await self.soak.think()

    async def something_else(self, place: Place) -> None:
        """Send a command other than a move."""
        kind = self.soak.random.choice(["say", "undo", "undo", "stand", "resign"])
        if kind == "say":
            await self.attempt(place, "say", text="ahoy")
        elif kind == "resign":
            if self.soak.random.random() < 0.2:
                await self.attempt(place, "resign", seat=self.seat)
        else:
            await self.attempt(place, kind, seat=self.seat)
            if kind == "stand":
                await self.attempt(place, "stand-in", seat=self.seat, bot="random")
                await self.soak.think()
                await self.attempt(place, "come-back", seat=self.seat)

    async def attempt(self, place: Place, kind: str, **fields: object) -> None:
        key = str(fields.pop("key", "")) or None
        try:
            await place.do(kind, key, **fields)
            self.soak.seen[kind] += 1
        except Refusal as refusal:
            if refusal.code not in LATE:
                raise
            self.soak.seen[f"refused: {refusal.code}"] += 1


async def check(house: House, tables: list[str]) -> int:
    """Check that every game is over, counted and verifies; the number of decisions."""
    decisions = 0
    async with httpx.AsyncClient(base_url=house.server.url, timeout=60) as client:
        for table in tables:
            answer = (await client.get(f"/api/tables/{table}")).json()
            assert answer["status"] == "over", answer
            record = (await client.get(f"/api/tables/{table}/record")).json()["record"]
            state = verify(games.get(record["game"]), record)
            assert state.over or any(seat["resigned"] for seat in answer["seats"])
            decisions += len(record["actions"])
    async with asyncio.timeout(30):  # the last games may still have to be counted
        while (await query(house.server, COUNTED))[0][0] < len(tables):
            await asyncio.sleep(0.1)
    return decisions


async def soak(
    house: House, tables: int, seconds: float, pause: float, drops: float = 0.03
) -> Counter[str]:
    soaking = Soak(house, seconds, pause, drops)
    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(soaking.table_after_table(number))
    soaking.seen["decisions in the records"] = await check(house, soaking.tables)
    for server in house.servers:
        assert "trace" not in server.logged(), server.logged()[-3000:]
    return soaking.seen


def memory(server: Server) -> int:
    """Resident memory in megabytes."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


@contextlib.contextmanager
def opened(store: str) -> Iterator[House]:
    """Servers on that store."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if store == "sqlite":
            servers = [Server(folder, str(folder / "tables.sqlite"), None, "--rate", "0")]
        else:
            lent = temporary("soak")
            stack.callback(removed, lent)
            postgres, redis = Postgres(lent).start(), RedisServer(folder).start()
            stack.callback(postgres.stop)
            stack.callback(redis.stop)
            postgres.make_template()
            database = postgres.database("soak")
            servers = [Server(folder, database, redis.url, "--rate", "0") for _ in range(2)]
        for server in servers:
            stack.callback(server.kill)
            server.start()
        yield House(servers)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds of thought at most")
    options = parser.parse_args(arguments)
    with opened(options.store) as house:
        before = [memory(server) for server in house.servers]
        seen = asyncio.run(soak(house, options.tables, options.minutes * 60, options.pause))
        after = [memory(server) for server in house.servers]
    print(f"{options.tables} tables for {options.minutes:g} minutes on {options.store}")
    for what, number in sorted(seen.items()):
        print(f"{number:>10,} {what}")
    print(f"server memory: {before} MB at the start, {after} MB at the end")
    print("every game ended and verifies")
    return 0


if __name__ == "__main__":
    sys.exit(main())
