"""What the parts of a game cost the server: opening a table, connecting, moving, ending, leaving.

    python -m benchmarks.churn               # five rounds, one and a half minutes
    python -m benchmarks.churn --rounds 2

Two clients at each of some tables do one thing after the other: the tables are opened (three
requests each), both clients connect and say their hello, make some moves, play to the end of the
game, and leave. The figures are the processor time of the server alone, all its threads, as the
kernel counts it: on a machine that does other things, too, they vary, but their shares say what is
dear. Work that follows a moment later, such as list rows and results, belongs to the part that
caused it, and so does what the server does anyway.
"""

import argparse
import asyncio
from pathlib import Path
from statistics import median

import uvloop

from benchmarks import servers
from benchmarks.load import JOINING, Load, Place
from benchmarks.load_tidetable import Tidetable

TABLES = 200
MOVES = 20  # of each table, before the rest of the game
SETTLE = 1.2  # seconds until what follows is done
LONGEST = 120.0  # seconds for the rest of the games


def used(pid: int) -> float:
    """Seconds of processor time of all threads: to the nanosecond, unlike /proc/PID/stat."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9


class Parts:
    """The processor time of one part after the other."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.last = used(pid)

    async def of(self, times: int) -> float:
        await asyncio.sleep(SETTLE)
        before, self.last = self.last, used(self.pid)
        return (self.last - before) / times


class Games(Load):
    """Games that end, and are not followed by others."""

    finished = 0

    def begin_next(self, place: Place) -> None:
        self.finished += 1
        if self.finished == len(self.places):
            self.reached.set()


async def play(pid: int, port: int, tables: int) -> dict[str, float]:
    adapter = Tidetable([port])
    load = Games(adapter, [pid])
    parts = Parts(pid)
    found: dict[str, float] = {}
    adapter.people = list(await asyncio.gather(*(adapter.pair() for _ in range(tables))))
    found["a guest"] = await parts.of(2 * tables)
    adapter.tables = list(await asyncio.gather(*map(adapter.make, adapter.people)))
    found["opening a table"] = await parts.of(tables)
    load.places = [Place(load) for _ in range(tables)]
    for start in range(0, tables, JOINING):
        await asyncio.gather(*(place.join() for place in load.places[start : start + JOINING]))
    found["connecting both"] = await parts.of(tables)
    load.running = load.measuring = True
    for place in load.places:
        place.go()
    await load.until(tables * MOVES)
    load.running = False
    found["a move"] = await parts.of(tables * MOVES)
    load.latencies, load.running = [], True
    load.reached.clear()
    for place in load.places:
        place.go()
    await asyncio.wait_for(load.reached.wait(), LONGEST)
    moves = len(load.latencies)
    found["a later move, with its part of the end"] = await parts.of(moves)
    load.leave()
    found["both leave"] = await parts.of(tables)
    adapter.close()
    return found


def main(rounds: int, tables: int) -> None:
    with servers.tidetable() as server:
        pid, port = server.pids[0], server.ports[0]
        found = [uvloop.run(play(pid, port, tables)) for _ in range(rounds)]
    for part in found[0]:
        values = [one[part] * 1e6 for one in found]
        print(f"{part}: {median(values):.0f} us (at best {min(values):.0f})")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--tables", type=int, default=TABLES)
    chosen = options.parse_args()
    main(chosen.rounds, chosen.tables)
