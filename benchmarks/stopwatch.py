"""What every worker shares: timing, memory, and the line it answers with.

Workers run in two environments, so this file needs the standard library only. Time is processor
time: waiting for a processor is no part of an engine's speed. Only what several processors share
is timed by the clock on the wall.
"""

import gc
import json
import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TypeVar

State = TypeVar("State")  # whatever a library calls a position
Batch = Callable[[], tuple[int, float]]  # does some work: how much, in how many seconds

SLICES = 5
POSITIONS = 8  # different ones that a search thinks about in turn
PLAYOUTS = 25  # random games from each of them, to know how long they still take
STATM = Path("/proc/self/statm")
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def timed(work: Callable[[], int]) -> Batch:
    """A batch that times all of its work."""

    def batch() -> tuple[int, float]:
        start = process_time()
        done = work()
        return done, process_time() - start

    return batch


def per_second(batch: Batch, seconds: float) -> float:
    """How much gets done in a second: the middle one of five slices of `seconds`.

    The middle one, because another process that butts in slows down one or two of them.
    Batches time themselves, so that what they prepare does not count.
    """
    batch()  # the first one warms caches, here and in the library
    rates = []
    for _ in range(SLICES):
        done, spent = 0, 0.0
        while spent < seconds / SLICES:
            more, took = batch()
            done += more
            spent += took
        rates.append(done / spent)
    return median(rates)


def per_second_of_day(work: Callable[[], int], seconds: float) -> float:
    """The same by the clock on the wall: for work that several processors share."""

    def batch() -> tuple[int, float]:
        start = perf_counter()
        done = work()
        return done, perf_counter() - start

    return per_second(batch, seconds)


def searches_per_second(
    search: Callable[[State], int], positions: list[State], seconds: float
) -> float:
    """Iterations per second of a search that says how many it did; at least `seconds` of them.

    Always whole passes, for positions differ far more than one pass from the next.
    """
    search(positions[0])
    done, spent = 0, 0.0
    while spent < seconds:
        start = process_time()
        for position in positions:
            done += search(position)
        spent += process_time() - start
    return done / spent


def resident() -> int | None:
    """Bytes of memory this process occupies; None where the system does not tell."""
    try:
        return int(STATM.read_text().split()[1]) * PAGE
    except OSError:
        return None


def bytes_each(make: Callable[[int], object], count: int) -> tuple[float | None, list[object]]:
    """How much the process grows per object while it holds `count` of them, and the objects.

    The caller must keep the objects: memory given back would hide the growth of what comes next.
    """
    make(0)
    held: list[object] = [None] * count
    gc.collect()
    before = resident()
    for n in range(count):
        held[n] = make(n)
    after = resident()
    return (None if before is None or after is None else (after - before) / count), held


def answer(figures: dict[str, object]) -> None:
    """The one line a worker prints."""
    print(json.dumps(figures))
