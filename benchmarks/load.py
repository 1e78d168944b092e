"""The load generator: two clients at each of many tables, the same for every server.

It knows a server only through an adapter (load_*.py) that creates tables, connects the clients and
reports what each of them sees and which move it would make.

- Closed loop: a client moves as soon as it sees that it is to move. This measures the most moves
  that a server can handle.
- Sprints: the same for a fixed number of moves at new tables, so that no game ends while it is
  measured.
- Offered rate: moves are due at fixed times, in turn at every table. If a move cannot be made in
  time because the server has not shown the previous one, it counts from when it was due. So a slow
  server does not benefit from being asked less.

A move is done when both clients of its table have seen it.
"""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import NamedTuple, Protocol

from benchmarks.processes import processor_seconds
from benchmarks.wire import Broken, Socket

JOINING = 16  # tables joined at a time
SPRINT = 60.0  # seconds that a sprint may take
SETTLE = 5.0  # seconds that the last moves may take


class Adapter(Protocol):
    def play(self, game: str) -> None: ...

    async def prepare(self, tables: int) -> None: ...

    async def join(self, place: "Place") -> list[Socket]:
        """Connect both clients to a new table. From then on they report to the place."""
        ...

    def close(self) -> None: ...


class Place:
    """Plays at one table; when its game is over, at the next."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.sockets: list[Socket] = []
        self.waiting: deque[float] = deque()  # due times of moves that could not be made yet
        self.clear()

    def clear(self) -> None:
        self.joined = False
        self.over = [False, False]
        self.seen = [-1, -1]  # the newest state by seat
        self.sent: deque[tuple[int, float]] = deque()  # the state after a move, and its start time
        self.ready: tuple[Socket, bytes, int] | None = None  # client to move, its move, the state
        self.waiting.clear()

    async def join(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.clear()
        self.sockets = await self.load.adapter.join(self)
        self.joined = True
        self.go()

    # -- reports of the clients ------------------------------------------------------------------

    def is_new(self, seat: int, state: int) -> bool:
        return state > self.seen[seat]

    def saw(self, seat: int, state: int, over: bool = False) -> None:
        self.seen[seat] = state
        self.over[seat] = over
        both = min(self.seen)
        while self.sent and self.sent[0][0] <= both:
            self.load.done(self.sent.popleft()[1])
        if all(self.over):
            self.load.begin_next(self)

    def may(self, socket: Socket, move: bytes, state: int) -> None:
        """This client is to move and would make this move."""
        self.ready = socket, move, state
        self.go()

    # -- moves -----------------------------------------------------------------------------------

    def go(self) -> None:
        if self.load.rate == 0:
            self.send(perf_counter())
        elif self.waiting and self.ready is not None and self.joined:
            self.send(self.waiting.popleft())

    def send(self, since: float) -> None:
        if self.ready is None or not self.joined or not self.load.running:
            return
        socket, move, state = self.ready
        self.ready = None
        self.sent.append((state + 1, since))
        socket.send(move)

    def due(self, at: float) -> None:
        if any(self.over) or not self.joined:
            return  # no moves between two games
        if self.ready is None or self.waiting:
            self.waiting.append(at)
        else:
            self.send(perf_counter())


class Clock:
    """Wall-clock time of a phase, and the processor time of the server and this process."""

    def __init__(self, pids: list[int], parts: dict[str, list[int]]) -> None:
        self.pids = pids
        self.parts = parts
        self.server, self.began = processor_seconds(pids), process_time()
        self.before = self.by_part()
        self.start = perf_counter()

    def by_part(self) -> dict[str, float]:
        return {part: processor_seconds(pids) or 0.0 for part, pids in self.parts.items()}

    def stop(self, moves: int) -> None:
        self.moves, self.wall = moves, perf_counter() - self.start
        self.own = process_time() - self.began
        server = processor_seconds(self.pids)
        before = self.server
        self.used = None if server is None or before is None else server - before
        self.used_by = {part: used - self.before[part] for part, used in self.by_part().items()}


class Measured(NamedTuple):
    clock: Clock
    latencies: list[float]


@dataclass
class Load:
    adapter: Adapter
    pids: list[int]  # of the server, to measure its processor time ...
    parts: dict[str, list[int]] = field(default_factory=dict)  # ... and that of its parts
    rate: float = 0.0  # offered moves per second; 0: closed loop
    running: bool = False
    places: list[Place] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    measuring: bool = False
    broken: str = ""
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    goal: int = 0  # moves of a sprint
    reached: asyncio.Event = field(default_factory=asyncio.Event)

    def done(self, since: float) -> None:
        if self.measuring:
            self.latencies.append(perf_counter() - since)
            if len(self.latencies) == self.goal:
                self.reached.set()

    def lost(self, reason: str) -> None:
        self.broken = self.broken or reason

    def begin_next(self, place: Place) -> None:
        task = asyncio.create_task(place.join())
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.lost(str(error))

    async def seat(self, tables: int, spare: int) -> None:
        """Open tables with their clients, and create spare ones for when games end."""
        self.leave()
        await self.adapter.prepare(tables + spare)
        self.places = [Place(self) for _ in range(tables)]
        for start in range(0, tables, JOINING):
            await asyncio.gather(*(place.join() for place in self.places[start : start + JOINING]))

    def leave(self) -> None:
        for place in self.places:
            for socket in place.sockets:
                socket.close()
        self.places = []

    async def measure(self, rate: float, warm_up: float, seconds: float) -> Measured:
        """Play for some seconds and measure after the warm-up."""
        self.rate, self.running, self.latencies = rate, True, []
        for place in self.places:
            place.waiting.clear()
        pacing = asyncio.create_task(self.pace(warm_up + seconds)) if rate else None
        if not rate:
            for place in self.places:
                place.go()
        await asyncio.sleep(warm_up)
        self.measuring = True
        clock = Clock(self.pids, self.parts)
        await asyncio.sleep(seconds)
        clock.stop(len(self.latencies))  # later moves do not count towards the speed
        if pacing is not None:
            await pacing
        await self.settle()
        self.measuring = False
        return Measured(clock, self.latencies)

    async def sprint(self, tables: int, warm_up: int, moves: int) -> Measured:
        """At new tables: some warm-up moves, then moves that count."""
        self.rate = 0.0
        await self.seat(tables, 0)
        self.running = self.measuring = True
        for place in self.places:
            place.go()
        await self.until(tables * warm_up)
        clock = Clock(self.pids, self.parts)
        await self.until(tables * moves)
        clock.stop(tables * moves)
        latencies = self.latencies
        await self.settle()
        self.measuring = False
        return Measured(clock, latencies)

    async def until(self, moves: int) -> None:
        self.latencies, self.goal = [], moves
        self.reached.clear()
        try:
            async with asyncio.timeout(SPRINT):
                await self.reached.wait()
        except TimeoutError:
            done = f"{len(self.latencies)} of {moves} moves in {SPRINT:.0f} s"
            raise Broken(self.broken or done) from None
        self.goal = 0

    def figures(self, measured: list[Measured]) -> dict[str, float]:
        if self.broken:
            raise Broken(self.broken)
        clocks = [one.clock for one in measured]
        latencies = [latency for one in measured for latency in one.latencies]
        moves, wall = sum(clock.moves for clock in clocks), sum(clock.wall for clock in clocks)
        if moves == 0:
            raise Broken("no move was made")
        ordered = sorted(latencies)
        figures = {
            "moves": moves / wall,
            "p50": ordered[len(ordered) // 2],
            "p99": ordered[int(len(ordered) * 0.99)],
            "generator": sum(clock.own for clock in clocks) / wall,
        }
        used = [clock.used for clock in clocks if clock.used is not None]
        if len(used) == len(clocks):
            figures["cpu"] = sum(used) / moves
            figures["busy"] = sum(used) / wall
        for part in self.parts:
            figures[f"cpu {part}"] = sum(clock.used_by[part] for clock in clocks) / moves
        figures["cpu generator"] = sum(clock.own for clock in clocks) / moves
        return figures

    async def pace(self, seconds: float) -> None:
        start, number = perf_counter(), 0
        while (passed := perf_counter() - start) < seconds:
            while number < passed * self.rate:
                self.places[number % len(self.places)].due(start + number / self.rate)
                number += 1
            await asyncio.sleep(0.001)  # the resolution of the loop's timers

    async def settle(self) -> None:
        """Wait for outstanding moves: the slowest ones determine the p99."""
        if self.rate == 0:
            self.running = False  # otherwise a closed loop would never end
        until = perf_counter() + SETTLE
        while perf_counter() < until and not self.broken:
            if not any(place.sent or place.waiting for place in self.places):
                break
            await asyncio.sleep(0.02)
        self.running = False
        # Moves that an overloaded server never let us send have taken at least this long.
        for place in self.places:
            for since in place.waiting:
                self.done(since)
            place.waiting.clear()
        stuck = sum(bool(place.sent) for place in self.places)
        if stuck:
            await asyncio.sleep(SETTLE)
            stuck = sum(bool(place.sent) for place in self.places)
        if stuck:
            self.lost(f"{stuck} tables got no answer in {SETTLE:.0f} s")
