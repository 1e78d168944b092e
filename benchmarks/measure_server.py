"""Worker: drives running servers through phases and prints their figures as one line of JSON.

Its only argument is a Task in JSON. A machine's speed changes from second to second, so the servers
take turns: a sprint or half a second of each. Consecutive phases with the same number of tables
share them.
"""

import asyncio
import gc
import sys

import msgspec
import uvloop

from benchmarks.load import Adapter, Load, Measured
from benchmarks.load_boardgameio import BoardgameIo
from benchmarks.load_tidetable import Tidetable

LONGEST = 600.0  # seconds in total; a hanging server must not block the benchmark
WARM_UP, MOVES = 4, 20  # moves per table in a sprint; games of Kadora are longer
TURN = 0.5  # seconds of a server's turn ...
AGAIN = 0.1  # ... and of its warm-up, except in the first one
FASTEST = 400.0  # finished games per second for which spare tables are created


class Phase(msgspec.Struct, frozen=True):
    name: str
    tables: int
    rate: float  # offered moves per second; 0: closed loop
    warm_up: float
    seconds: float
    sprints: int = 0  # instead of seconds, so that no game ends while it is measured
    game: str = "kadora"  # or mix: all of them in turn

    def turns(self) -> int:
        """An offered rate is measured at one go: it takes a while until moves come evenly."""
        return self.sprints or (1 if self.rate else max(1, round(self.seconds / TURN)))


class Server(msgspec.Struct):
    name: str
    ports: list[int]
    pids: list[int]
    parts: dict[str, list[int]] = {}
    routed: bool = False  # the clients of a table use the same process


class Task(msgspec.Struct):
    servers: list[Server]
    phases: list[Phase]


class Driver:
    """One server, and what was measured of it."""

    def __init__(self, server: Server) -> None:
        ours = server.name == "tidetable"
        self.adapter: Adapter = (
            Tidetable(server.ports, server.routed) if ours else BoardgameIo(server.ports)
        )
        self.load = Load(self.adapter, server.pids, server.parts)
        self.seated = 0  # tables of the last phase that was no sprint, which has no spare ones
        self.figures: dict[str, float] = {}

    async def prepare(self, phase: Phase) -> None:
        self.adapter.play(phase.game)
        if phase.sprints:
            self.seated = 0
        elif self.seated != phase.tables:
            self.seated = phase.tables
            # With many tables, no game ends while it is measured.
            longest = phase.warm_up + phase.seconds + AGAIN * phase.turns()
            spare = int(longest * FASTEST) if phase.tables < 200 else 0
            await self.load.seat(phase.tables, spare)

    async def turn(self, phase: Phase, number: int) -> Measured:
        if phase.sprints:
            return await self.load.sprint(phase.tables, WARM_UP, MOVES)
        warm_up = AGAIN if number else phase.warm_up
        return await self.load.measure(phase.rate, warm_up, phase.seconds / phase.turns())

    def note(self, phase: Phase, measured: list[Measured]) -> None:
        found = self.load.figures(measured)
        self.figures |= {f"{phase.name}_{key}": value for key, value in found.items()}


async def run(task: Task) -> list[dict[str, float]]:
    async with asyncio.timeout(LONGEST):
        return await drive(task)


async def drive(task: Task) -> list[dict[str, float]]:
    drivers = [Driver(server) for server in task.servers]
    for phase in task.phases:
        for driver in drivers:
            await driver.prepare(phase)
        gc.collect()
        gc.freeze()  # otherwise the collector scans all of it again and again
        measured: list[list[Measured]] = [[] for _ in drivers]
        for number in range(phase.turns()):
            for driver, found in zip(drivers, measured, strict=True):
                found.append(await driver.turn(phase, number))
        for driver, found in zip(drivers, measured, strict=True):
            driver.note(phase, found)
    for driver in drivers:
        driver.load.leave()
        driver.adapter.close()
    return [driver.figures for driver in drivers]


if __name__ == "__main__":
    task = msgspec.json.decode(sys.argv[1], type=Task)
    print(msgspec.json.encode(uvloop.run(run(task))).decode())
