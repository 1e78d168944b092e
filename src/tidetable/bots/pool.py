"""Worker processes that choose moves for bots, so that the caller never blocks.

A worker receives the record of a state resampled for the seat that decides, so even there a bot
never gets the real state. A task can be cancelled: the search stops within a few milliseconds and
its worker is free again.
"""

import signal
from concurrent.futures import Future, ProcessPoolExecutor
from ctypes import c_char
from multiprocessing import get_context
from multiprocessing.sharedctypes import SynchronizedArray
from types import TracebackType
from typing import Any

from tidetable import bots, games
from tidetable.bots.analysis import Assessment, assess
from tidetable.bots.contract import Perspective
from tidetable.bots.ismcts import StopCondition
from tidetable.bots.players import Deadline, Searcher
from tidetable.engine.game import Json, State

SLOTS = 256  # tasks that can be queued or running at once

_flags: Any = None  # in a worker: the cancellation flags, one per slot


class CancelFlag(StopCondition):
    """Stops a search when its task is cancelled or the time limit is reached."""

    def __init__(self, slot: int, seconds: float) -> None:
        self.slot = slot
        self.deadline = Deadline(seconds)

    def stop(self) -> bool:
        return bool(_flags[self.slot] != b"\0") or self.deadline.stop()


def set_flags(flags: "SynchronizedArray[Any]") -> None:
    """Initializer of a worker. Ctrl+C reaches the whole group of processes: only the parent acts on
    it, and closes the pool."""
    global _flags
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _flags = flags


def think(bot_name: str, record: Json, data: Json, seat: int, seed: int, slot: int) -> int:
    """Choose an action. Runs in a worker."""
    bot = bots.get(bot_name)
    game = games.get(str(record["game"]))
    perspective = Perspective(game.replay(record, data), seat)
    if isinstance(bot, Searcher):
        return bot.choose(perspective, seed, CancelFlag(slot, bot.seconds)).action
    return bot.choose(perspective, seed).action


def assess_step(record: Json, data: Json, step: int, iterations: int) -> Assessment:
    """Assess a position of a finished game, played with these data. Runs in a worker, whose own
    data file may be newer."""
    state = games.get(str(record["game"])).replay(record, data, step)
    return assess(state, iterations=iterations)


class WorkerPool:
    """A pool of worker processes that choose moves for bots and assess positions."""

    def __init__(self, processes: int = 1) -> None:
        context = get_context("spawn")
        self.flags: Any = context.Array(c_char, SLOTS, lock=False)
        self.free = list(range(SLOTS))
        self.slots: dict[Future[int], int] = {}
        self.pool = ProcessPoolExecutor(
            processes, mp_context=context, initializer=set_flags, initargs=(self.flags,)
        )

    def wake(self) -> None:
        """Start a worker now, so that the first task does not have to wait for it."""
        self.pool.submit(int)

    def choose(self, bot_name: str, state: State, seed: int) -> Future[int]:
        """Start choosing for the seat to move. The future's result is the action."""
        bots.get(bot_name)
        perspective = Perspective(state)
        slot = self.free.pop()
        self.flags[slot] = b"\0"
        values = state.setup.data.values
        future = self.pool.submit(
            think, bot_name, perspective.base.record(), values, perspective.seat, seed, slot
        )
        self.slots[future] = slot
        future.add_done_callback(self.finished)
        return future

    def assess(self, record: Json, data: Json, step: int, iterations: int) -> "Future[Assessment]":
        """Assess a step of a finished game from the perspective of the seat that decided."""
        return self.pool.submit(assess_step, record, data, step, iterations)

    def cancel(self, future: "Future[int]") -> None:
        """Cancel a task. A running search stops at its next check."""
        slot = self.slots.get(future)
        if slot is not None and not future.cancel():
            self.flags[slot] = b"\1"

    def finished(self, future: "Future[int]") -> None:
        self.free.append(self.slots.pop(future))

    def close(self) -> None:
        for future in list(self.slots):
            self.cancel(future)
        self.pool.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> "WorkerPool":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
