"""Worker: drives a running server through phases and prints their figures as one line of JSON.

Its only argument is a Task in JSON. Consecutive phases with the same number of tables share them.
"""

import asyncio
import gc
import sys

import msgspec
import uvloop

from benchmarks.load import Adapter, Load
from benchmarks.load_boardgameio import BoardgameIo
from benchmarks.load_tidetable import Tidetable

LONGEST = 300.0  # seconds in total; a hanging server must not block the benchmark
WARM_UP, MOVES = 4, 20  # moves per table in a sprint; games of Kadora are longer
FASTEST = 150.0  # finished games per second for which spare tables are created


class Phase(msgspec.Struct, frozen=True):
    name: str
    tables: int
    rate: float  # offered moves per second; 0: closed loop
    warm_up: float
    seconds: float
    sprints: int = 0  # instead of seconds, so that no game ends while it is measured
    game: str = "kadora"  # or mix: all of them in turn


class Task(msgspec.Struct):
    server: str
    ports: list[int]
    pids: list[int]
    phases: list[Phase]
    parts: dict[str, list[int]] = {}
    routed: bool = False  # the clients of a table use the same process


async def run(task: Task) -> dict[str, float]:
    async with asyncio.timeout(LONGEST):
        return await drive(task)


async def drive(task: Task) -> dict[str, float]:
    ours = task.server == "tidetable"
    adapter: Adapter = Tidetable(task.ports, task.routed) if ours else BoardgameIo(task.ports)
    load = Load(adapter, task.pids, task.parts)
    figures: dict[str, float] = {}
    seated = 0  # tables of the last phase that was no sprint, which has no spare ones
    for phase in task.phases:
        adapter.play(phase.game)
        if phase.sprints:
            seated = 0
            measured = await load.sprint(phase.tables, phase.sprints, WARM_UP, MOVES)
            figures |= {f"{phase.name}_{key}": value for key, value in measured.items()}
            continue
        if seated != phase.tables:
            seated = phase.tables
            # With many tables, no game ends while it is measured.
            spare = int((phase.warm_up + phase.seconds) * FASTEST) if phase.tables < 200 else 0
            await load.seat(phase.tables, spare)
            gc.collect()
            gc.freeze()  # otherwise the collector scans all of it again and again
        measured = await load.measure(phase.rate, phase.warm_up, phase.seconds)
        figures |= {f"{phase.name}_{key}": value for key, value in measured.items()}
    load.leave()
    adapter.close()
    return figures


if __name__ == "__main__":
    task = msgspec.json.decode(sys.argv[1], type=Task)
    print(msgspec.json.encode(uvloop.run(run(task))).decode())
