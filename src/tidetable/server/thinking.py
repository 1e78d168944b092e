"""Thinking for bots, hints and analysis: the only way to the worker processes.

Every thought is charged to somebody: a bot's move to the table's host, a hint or an
analysis on that of the person who asks. scheduler.py decides which of them runs.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from tidetable import bots
from tidetable.bots.analysis import SHARDS
from tidetable.bots.contract import Thought
from tidetable.bots.players import Searcher
from tidetable.bots.tasks import (
    HINTING,
    Advice,
    Assess,
    Assessed,
    Conclude,
    Slice,
    Task,
    advising,
    choosing,
    seed_of,
)
from tidetable.server.last_seen import Asker
from tidetable.server.scheduler import (
    ANALYSIS,
    BOTS,
    HINT,
    MOVE,
    Job,
    Outdated,
    Scheduler,
)
from tidetable.server.shared_answers import SharedAnswers
from tidetable.server.worker_process import WorkerProcess
from tidetable.table.table import Table, TableError

HINTS = 2_000  # kept
ASSESSMENTS = 20_000  # kept
PACE = 1e-4  # seconds for an iteration, until one was measured
SHORT = 0.002  # seconds for everything besides the search


class Thinking:
    def __init__(self, processes: int) -> None:
        self.workers = [WorkerProcess() for _ in range(processes)]
        self.scheduler = Scheduler(self.workers)
        self.hints: SharedAnswers[Advice] = SharedAnswers(HINTS)
        self.assessments: SharedAnswers[Assessed] = SharedAnswers(ASSESSMENTS)
        self.pace: dict[str, float] = {}  # game -> seconds for an iteration

    def able(self) -> bool:
        return bool(self.scheduler.stations)

    def wake(self) -> None:
        """Start the workers. The server does so when it has answered its first requests."""
        for worker in self.workers:
            worker.wake()

    def awake(self) -> bool:
        return any(worker.awake for worker in self.workers)

    async def choose(self, level: str, table: Table, host: Asker, awaited: bool) -> Thought:
        """What a bot chooses for the seat to move; Outdated if the game moves on.
        `awaited`: a person at the table waits for it."""
        parts = await self.decide(level, table, MOVE if awaited else BOTS, host)
        bot = bots.get(level)
        thought: Thought = bot.thought(parts) if isinstance(bot, Searcher) else parts[0]
        return thought

    async def hint(self, table: Table, asker: Asker) -> Advice:
        """What a strong bot would choose for the seat to move now, and why."""
        ply = table.ply
        try:
            return await self.hints.get((table.id, ply), lambda: self.best(table, asker))
        except Outdated:
            raise TableError("stale", sent=ply, now=table.ply) from None

    async def best(self, table: Table, asker: Asker) -> Advice:
        seed, current = seed_now(table), still_at(table)
        parts = await self.decide(HINTING, table, HINT, asker)

        def task(_: int) -> Task:
            return advising(HINTING, table.state, seed, parts)

        found: list[Advice] = await self.results(
            HINT, asker, table, 0, 1, task, current, follows=True
        )
        if not current():
            raise Outdated
        return found[0]

    async def decide(self, level: str, table: Table, purpose: str, asker: Asker) -> list[Any]:
        """What the shards of a thought about the seat to move have found, or the Thought itself of
        a bot that does not search; Outdated if the game moves on."""
        seed, current = seed_now(table), still_at(table)
        bot = bots.get(level)
        searcher = bot if isinstance(bot, Searcher) else None
        iterations = searcher.iterations(table.state) if searcher else 0
        shards = searcher.shards if searcher else 1

        def task(shard: int) -> Task:
            return choosing(level, table.state, seed, shard if searcher else -1)

        parts = await self.results(purpose, asker, table, iterations, shards, task, current)
        if not current():
            raise Outdated
        return parts

    async def assess(self, table: Table, step: int, iterations: int, asker: Asker) -> Assessed:
        """The assessment of a position of a finished game."""

        def task(shard: int) -> Task:
            return Assess(table.record(), table.state.setup.data.values, step, iterations, shard)

        async def find() -> Assessed:
            parts = await self.results(ANALYSIS, asker, table, iterations, SHARDS, task)

            def conclude(_: int) -> Task:
                return Conclude(table.record(), table.state.setup.data.values, step, parts)

            found: list[Assessed] = await self.results(
                ANALYSIS, asker, table, 0, 1, conclude, follows=True
            )
            return found[0]

        return await self.assessments.get((table.id, step, iterations), find)

    async def results(
        self,
        purpose: str,
        asker: Asker,
        table: Table,
        iterations: int,
        shards: int,
        task: Callable[[int], Task],
        wanted: Callable[[], bool] = lambda: True,
        follows: bool = False,
    ) -> list[Any]:
        """Wait for the results of all shards of a thought. Each is a job of its own, so that idle
        workers can do some at the same time. A caller that stops waiting cancels them."""
        if not self.able():
            raise TableError("no-thinkers")
        game = table.made.game
        answer: asyncio.Future[list[Any]] = asyncio.get_running_loop().create_future()
        parts: dict[int, Any] = {}

        def done(shard: int, result: Any, error: Exception | None) -> None:
            if error is None:
                parts[shard] = result
            if answer.done():
                return
            if error is not None:
                answer.set_exception(error)
            elif len(parts) == shards:
                answer.set_result([parts[shard] for shard in range(shards)])

        def learn(part: Slice) -> None:
            if part.iterations:
                now = part.searched / part.iterations
                self.pace[game] = 0.8 * self.pace.get(game, now) + 0.2 * now

        path = (purpose, asker.address, asker.person, table.id)
        seconds = SHORT + iterations * self.pace.get(game, PACE) / shards
        jobs = [
            Job(path, seconds, partial(task, shard), partial(done, shard), wanted, learn)
            for shard in range(shards)
        ]
        try:
            self.scheduler.submit(*jobs, follows=follows)
            return await answer
        finally:
            for job in jobs:
                self.scheduler.cancel(job)

    def close(self) -> None:
        self.scheduler.close()


def seed_now(table: Table) -> int:
    """The seed of a thought about the seat to move: the same for all decisions of a plan."""
    return seed_of(table.made.seed, int(table.state.since))


def still_at(table: Table) -> Callable[[], bool]:
    """Whether the table is still at the position where it is now."""
    ply = table.ply
    return lambda: table.ply == ply and table.status == "playing"
