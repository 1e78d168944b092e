"""One client that keeps the worker processes busy, and a player who waits for a bot meanwhile.

python -m tests.server.attacks                   # how long the bot takes, calm and attacked
python -m tests.server.attacks --game poseidon   # at tables of this game, the attacker's too
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx

from tests.server.clients import BOT, HOST_SEAT, House, Person, Refusal, all_of, is_over
from tests.server.harness import Server

NORMAL = {"kind": "bot", "bot": "normal"}
EXPERT = {"kind": "bot", "bot": "expert"}
AT_ONCE = 8  # requests that the attacker has open ...
RATE = 15.0  # ... and begins in a second: what the rate limit of a server allows one address

Attack = Callable[[House, str], Coroutine[Any, Any, None]]  # at tables of this game


class Flood:
    """An attacker with several requests open all the time. Refusals do not stop it."""

    def __init__(self, attacker: Person) -> None:
        self.attacker = attacker
        self.due = time.monotonic()
        self.answers = 0
        self.refusals: Counter[str] = Counter()

    async def ask(self, method: str, path: str, **params: Any) -> Any:
        self.due = max(time.monotonic(), self.due + 1 / RATE)
        await asyncio.sleep(self.due - time.monotonic())
        try:
            answer = await self.attacker.ask(method, path, params=params)
        except Refusal as refusal:
            self.refusals[refusal.code] += 1
            return None
        except httpx.ReadTimeout:
            return None
        self.answers += 1
        return answer

    async def run(self, work: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(AT_ONCE):
                group.create_task(self.repeat(work, number))

    async def repeat(self, work: Callable[[int], Coroutine[Any, Any, None]], number: int) -> None:
        while True:
            await work(number)


async def analysis(house: House, game: str) -> None:
    """Positions of a finished game, as deep as allowed and never twice the same."""
    attacker = await house.guest("Mallory")
    table = await house.table([attacker], BOT, game=game)
    async with attacker.at(table) as place:
        await place.play()
    flood = Flood(attacker)
    depths = iter(range(20_000, 0, -1))

    async def work(number: int) -> None:
        path = f"/api/tables/{table}/analysis"
        await flood.ask("GET", path, first=number, count=20, iterations=next(depths))

    await flood.run(work)


async def hints(house: House, game: str) -> None:
    """Hints at several tables, both of whose seats are the attacker's, at every position."""
    attacker = await house.guest("Mallory")
    flood = Flood(attacker)
    tables = [await attacker.make([HOST_SEAT, HOST_SEAT], game) for _ in range(AT_ONCE)]
    async with contextlib.AsyncExitStack() as stack:
        places = []
        for table in tables:
            await attacker.begin(table)
            places.append(await stack.enter_async_context(attacker.at(table)))

        async def work(number: int) -> None:
            hint = await flood.ask("POST", f"/api/tables/{tables[number]}/hint")
            if hint is not None and not is_over(places[number].now):
                with contextlib.suppress(Refusal):
                    await places[number].do("move", ply=hint["ply"], move=hint["move"])

        await flood.run(work)


async def experts(house: House, game: str) -> None:
    """Ten tables of four expert bots: twenty requests in all."""
    attacker = await house.guest("Mallory")
    for _ in range(10):
        with contextlib.suppress(Refusal):
            table = await attacker.make([EXPERT] * 4, game)
            await attacker.begin(table)
    await asyncio.Event().wait()


async def seated_experts(house: House, game: str) -> None:
    """The same with the attacker at each table: now somebody seems to wait for the experts."""
    attacker = await house.guest("Mallory")
    tables = [await house.table([attacker], *[EXPERT] * 3, game=game) for _ in range(10)]

    async def sit(table: str) -> None:
        async with attacker.at(table) as place:
            await place.play(lambda update: random.randrange(len(update["choices"])))

    await all_of(*(sit(table) for table in tables))


ATTACKS: dict[str, Attack] = {
    "analysis": analysis,
    "hints": hints,
    "experts": experts,
    "seated_experts": seated_experts,
}


async def bot_times(player: Person, table: str, moves: int) -> list[float]:
    """Seconds that a `normal` bot takes for each of its moves, as its opponent sees them."""
    times: list[float] = []
    async with player.at(table) as place:
        while len(times) < moves:
            update = await place.sees(lambda now: bool(now["choices"]) or is_over(now), 120)
            if is_over(update):
                break
            before = await place.move()
            began = time.perf_counter()
            seat = before["table"]["to_move"]
            after = await place.sees(lambda now, ply=before["ply"]: now["ply"] > ply, 120)  # type: ignore[misc]
            while not is_over(after) and after["table"]["to_move"] != seat:
                ply = after["ply"]
                after = await place.sees(lambda now, ply=ply: now["ply"] > ply, 120)  # type: ignore[misc]
                times.append(time.perf_counter() - began)
                began = time.perf_counter()
    return times


async def times_at_new_tables(house: House, moves: int, game: str = "kadora") -> list[float]:
    player = await house.guest("Ann")
    times: list[float] = []
    while len(times) < moves:
        table = await house.table([player], NORMAL, game=game)
        times += await bot_times(player, table, moves - len(times))
    return times


@contextlib.asynccontextmanager
async def attacked(
    house: House, attack: Attack, warm_up: float, game: str = "kadora"
) -> AsyncIterator[None]:
    attacking = asyncio.create_task(attack(house, game))
    try:
        await asyncio.wait([attacking], timeout=warm_up)
        assert not attacking.done(), attacking.exception()
        yield
        assert not attacking.done(), attacking.exception()
    finally:
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)


def summary(times: list[float]) -> str:
    most = quantiles(times, n=10)[-1] if len(times) > 1 else times[0]
    return f"median {median(times):.3f} s, 90 % {most:.3f} s, most {max(times):.3f} s"


async def measure(moves: int, names: list[str], game: str) -> None:
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), str(Path(folder) / "t.sqlite"), None, "--rate", "0")
            try:
                house = House([server.start()])
                await times_at_new_tables(house, 5, game)  # everything is warm
                calm = await times_at_new_tables(house, moves, game)
                async with attacked(house, ATTACKS[name], 3.0, game):
                    during = await times_at_new_tables(house, moves, game)
            finally:
                server.kill()
        print(f"{name:>15} calm:   {summary(calm)}")
        print(f"{'':>15} attack: {summary(during)}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--game", default="kadora")
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS))
    options = parser.parse_args()
    asyncio.run(measure(options.moves, options.attacks, options.game))
    return 0


if __name__ == "__main__":
    sys.exit(main())
