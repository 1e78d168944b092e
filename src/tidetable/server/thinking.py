"""Thought for bots and for looking back at games, from a pool of processes that may fail."""

import asyncio
import hashlib
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from tidetable.bots.analysis import Assessment
from tidetable.bots.pool import SLOTS, WorkerPool
from tidetable.engine.game import Json, State
from tidetable.server.journal import journal
from tidetable.table.table import Table, TableError

ASSESSMENTS = 8  # that may wait or run at once


class Thinking:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = WorkerPool(processes) if processes else None
        if self.pool is not None:
            self.pool.wake()
        self.room = asyncio.Semaphore(SLOTS // 2)  # the pool takes no more; some still stop
        self.assessments = 0

    def able(self) -> bool:
        return self.processes > 0

    async def choose(self, level: str, table: Table) -> int:
        """The action of a bot for the seat to move."""
        ply = table.ply
        async with self.room:
            if table.ply != ply or table.status != "playing":
                raise asyncio.CancelledError  # the game went on while this waited for room
            return await self.finished(self.start(level, table.state, seed_of(table)))

    def start(self, level: str, state: State, seed: int) -> "Future[int]":
        try:
            return self.living().choose(level, state, seed)
        except BrokenProcessPool:
            return self.renewed().choose(level, state, seed)

    async def finished(self, thought: "Future[int]") -> int:
        try:
            return await asyncio.wrap_future(thought)
        except asyncio.CancelledError:
            if self.pool is not None:
                self.pool.cancel(thought)  # nobody waits for it any more
            raise

    async def assess(self, record: Json, step: int, iterations: int) -> Assessment:
        if self.assessments >= ASSESSMENTS:
            raise TableError("busy")
        self.assessments += 1
        try:
            return await asyncio.wrap_future(self.living().assess(record, step, iterations))
        except BrokenProcessPool:
            self.renewed()
            raise TableError("busy") from None
        finally:
            self.assessments -= 1

    def living(self) -> WorkerPool:
        if self.pool is None:
            raise TableError("no-thinkers")
        return self.pool

    def renewed(self) -> WorkerPool:
        """A new pool: a process of the old one has died."""
        journal.warning("a thinking process died; starting anew")
        self.living().pool.shutdown(wait=False)
        self.pool = WorkerPool(self.processes)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.close()


def seed_of(table: Table) -> int:
    """A bot's own chance: the same whenever this game is played again, and telling nothing of the
    seed of the deal."""
    told = hashlib.sha256(f"bot/{table.made.seed}/{table.ply}".encode()).digest()
    return int.from_bytes(told[:12], "big")
