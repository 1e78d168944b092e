"""Thinking for bots, hints and analysis, in a pool of worker processes that may fail."""

import asyncio
import hashlib
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from tidetable.bots.analysis import Assessment
from tidetable.bots.pool import SLOTS, WorkerPool
from tidetable.engine.game import Json, State
from tidetable.server.logs import logger
from tidetable.table.table import Table, TableError

ASSESSMENTS = 8  # that may wait or run at once


class Thinking:
    """The only way to the worker pool: everything that thinks is counted and bounded here."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = WorkerPool(processes) if processes else None
        if self.pool is not None:
            self.pool.wake()
        self.room = asyncio.Semaphore(SLOTS // 2)  # the other slots are for cancelled thoughts
        self.assessments = 0

    def able(self) -> bool:
        return self.processes > 0

    async def choose(self, level: str, table: Table) -> int:
        """The action that a bot chooses for the seat to move."""
        ply = table.ply
        async with self.room:
            if table.ply != ply or table.status != "playing":
                raise asyncio.CancelledError  # the game moved on while this waited
            return await self.result(self.start(level, table.state, seed_of(table)))

    def start(self, level: str, state: State, seed: int) -> "Future[int]":
        try:
            return self.running().choose(level, state, seed)
        except BrokenProcessPool:
            return self.restarted().choose(level, state, seed)

    async def result(self, thought: "Future[int]") -> int:
        try:
            return await asyncio.wrap_future(thought)
        except asyncio.CancelledError:
            if self.pool is not None:
                self.pool.cancel(thought)  # nobody waits for it any more
            raise

    async def assess(self, record: Json, data: Json, step: int, iterations: int) -> Assessment:
        if self.assessments >= ASSESSMENTS:
            raise TableError("busy")
        self.assessments += 1
        try:
            return await asyncio.wrap_future(self.running().assess(record, data, step, iterations))
        except BrokenProcessPool:
            self.restarted()
            raise TableError("busy") from None
        finally:
            self.assessments -= 1

    def running(self) -> WorkerPool:
        if self.pool is None:
            raise TableError("no-thinkers")
        return self.pool

    def restarted(self) -> WorkerPool:
        """A new pool, after a worker of the old one has died."""
        logger.warning("a worker process died; starting a new pool")
        self.running().pool.shutdown(wait=False)
        self.pool = WorkerPool(self.processes)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.close()


def seed_of(table: Table) -> int:
    """The seed of a bot's own random numbers. It is the same whenever the game is played again,
    and says nothing about the seed of the deal."""
    digest = hashlib.sha256(f"bot/{table.made.seed}/{table.ply}".encode()).digest()
    return int.from_bytes(digest[:12], "big")
