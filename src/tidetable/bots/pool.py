"""Thinking in other processes, so that nothing else ever waits for it.

What goes to a worker is the record of an imagined table, made for the seat that decides: not even
there does a bot meet the real one. A thought can be cancelled; a search notices within a few
milliseconds and its worker is free again.
"""

from concurrent.futures import Future, ProcessPoolExecutor
from ctypes import c_char
from multiprocessing import get_context
from multiprocessing.sharedctypes import SynchronizedArray
from types import TracebackType
from typing import Any

from tidetable import bots, games
from tidetable.bots.analysis import Assessment, assess
from tidetable.bots.contract import Sight
from tidetable.bots.ismcts import Watch
from tidetable.bots.players import Clock, Searcher
from tidetable.engine.game import Json, State

SLOTS = 256  # thoughts that can be waiting or under way at once

_flags: Any = None  # in a worker: the cancellation flags, one a slot


class Flag(Watch):
    """Stops when the thought has been cancelled, or when the safety net of time does."""

    def __init__(self, slot: int, seconds: float) -> None:
        self.slot = slot
        self.clock = Clock(seconds)

    def stop(self) -> bool:
        return bool(_flags[self.slot] != b"\0") or self.clock.stop()


def take_flags(flags: "SynchronizedArray[Any]") -> None:
    global _flags
    _flags = flags


def think(bot_name: str, record: Json, data: Json, seat: int, seed: int, slot: int) -> int:
    """Runs in a worker."""
    bot = bots.get(bot_name)
    game = games.get(str(record["game"]))
    sight = Sight(game.replay(record, data), seat)
    if isinstance(bot, Searcher):
        return bot.choose(sight, seed, Flag(slot, bot.seconds)).action
    return bot.choose(sight, seed).action


def judge(record: Json, step: int, iterations: int) -> Assessment:
    """Runs in a worker: assess a position of a finished game."""
    state = games.get(str(record["game"])).replay(record, None, step)
    return assess(state, iterations=iterations)


class Thinkers:
    """A pool of worker processes that think for bots."""

    def __init__(self, processes: int = 1) -> None:
        context = get_context("spawn")
        self.flags: Any = context.Array(c_char, SLOTS, lock=False)
        self.free = list(range(SLOTS))
        self.slots: dict[Future[int], int] = {}
        self.pool = ProcessPoolExecutor(
            processes, mp_context=context, initializer=take_flags, initargs=(self.flags,)
        )

    def wake(self) -> None:
        """Start a worker now: the first thought need not wait for it."""
        self.pool.submit(int)

    def choose(self, bot_name: str, state: State, seed: int) -> Future[int]:
        """Start thinking about the decision of the seat to move; the future is its action."""
        bots.get(bot_name)
        sight = Sight(state)
        slot = self.free.pop()
        self.flags[slot] = b"\0"
        values = state.setup.data.values
        future = self.pool.submit(
            think, bot_name, sight.base.record(), values, sight.seat, seed, slot
        )
        self.slots[future] = slot
        future.add_done_callback(self.finished)
        return future

    def assess(self, record: Json, step: int, iterations: int) -> "Future[Assessment]":
        """What the seat that decided at this step of a finished game could have thought."""
        return self.pool.submit(judge, record, step, iterations)

    def cancel(self, future: "Future[int]") -> None:
        """Forget this thought: a search under way stops at its next look."""
        slot = self.slots.get(future)
        if slot is not None and not future.cancel():
            self.flags[slot] = b"\1"

    def finished(self, future: "Future[int]") -> None:
        self.free.append(self.slots.pop(future))

    def close(self) -> None:
        for future in list(self.slots):
            self.cancel(future)
        self.pool.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> "Thinkers":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
