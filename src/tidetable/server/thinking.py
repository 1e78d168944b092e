"""Thinking for bots, hints and analysis: the only way to the worker processes.

Every thought is on somebody's account: a bot's move on that of the table's host, a hint or an
analysis on that of the person who asks. scheduler.py decides which of them runs.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from tidetable import bots
from tidetable.bots.contract import Thought
from tidetable.bots.players import Searcher
from tidetable.bots.tasks import (
    HINTING,
    Advice,
    Assess,
    Assessed,
    Slice,
    Task,
    advising,
    choosing,
    seed_of,
)
from tidetable.engine.game import State
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
from tidetable.server.whereabouts import Asker
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
        thought: Thought = await self.decide(
            choosing, level, table, MOVE if awaited else BOTS, host
        )
        return thought

    async def hint(self, table: Table, asker: Asker) -> Advice:
        """What a strong bot would choose for the seat to move now, and why."""
        ply = table.ply
        try:
            return await self.hints.get((table.id, ply), lambda: self.best(table, asker))
        except Outdated:
            raise TableError("stale", sent=ply, now=table.ply) from None

    async def best(self, table: Table, asker: Asker) -> Advice:
        advice: Advice = await self.decide(advising, HINTING, table, HINT, asker)
        return advice

    async def decide(
        self,
        kind: Callable[[str, State, int], Task],
        level: str,
        table: Table,
        purpose: str,
        asker: Asker,
    ) -> Any:
        """The result of a task for the seat to move; Outdated if the game moves on."""
        ply, seed = table.ply, seed_of(table.made.seed, table.ply)

        def current() -> bool:
            return table.ply == ply and table.status == "playing"

        bot = bots.get(level)
        iterations = bot.iterations(table.state) if isinstance(bot, Searcher) else 0
        found = await self.result(
            purpose,
            asker,
            table,
            iterations,
            lambda: kind(level, table.state, seed),
            current,
        )
        if not current():
            raise Outdated
        return found

    async def assess(self, table: Table, step: int, iterations: int, asker: Asker) -> Assessed:
        """The assessment of a position of a finished game."""

        def task() -> Task:
            return Assess(table.record(), table.state.setup.data.values, step, iterations)

        async def find() -> Assessed:
            found: Assessed = await self.result(ANALYSIS, asker, table, iterations, task)
            return found

        return await self.assessments.get((table.id, step, iterations), find)

    async def result(
        self,
        purpose: str,
        asker: Asker,
        table: Table,
        iterations: int,
        task: Callable[[], Task],
        wanted: Callable[[], bool] = lambda: True,
    ) -> Any:
        """Wait for the result of a job. Whoever stops waiting cancels it."""
        if not self.able():
            raise TableError("no-thinkers")
        game = table.made.game
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def done(result: Any, error: Exception | None) -> None:
            if not answer.done():
                if error is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(error)

        def learn(part: Slice) -> None:
            if part.iterations:
                now = part.seconds / part.iterations
                self.pace[game] = 0.8 * self.pace.get(game, now) + 0.2 * now

        path = (purpose, asker.address, asker.person, table.id)
        seconds = SHORT + iterations * self.pace.get(game, PACE)
        job = Job(path, seconds, task, done, wanted, learn)
        self.scheduler.submit(job)
        try:
            return await answer
        finally:
            self.scheduler.cancel(job)

    def close(self) -> None:
        self.scheduler.close()
