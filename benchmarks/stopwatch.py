"""Shared by all workers: timing, memory and output.

Workers run in two environments, so this file uses only the standard library. Time is processor
time, because waiting for a processor is not part of an engine's speed. Only work that is spread
over several processors is measured in wall-clock time.
"""

import gc
import json
import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TypeVar

State = TypeVar("State")  # a library's type of a position
Batch = Callable[[], tuple[int, float]]  # does some work: returns how much, and the seconds

SLICES = 5
POSITIONS = 8  # different positions that are searched in turn
PLAYOUTS = 25  # random games from each of them, to estimate their remaining length
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
    """Work per second: the median of five slices of `seconds`.

    The median, because another process may slow down one or two of them. Batches time themselves,
    so that their preparation does not count.
    """
    batch()  # warms the caches, here and in the library
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
    """The same in wall-clock time, for work on several processors."""

    def batch() -> tuple[int, float]:
        start = perf_counter()
        done = work()
        return done, perf_counter() - start

    return per_second(batch, seconds)


def searches_per_second(
    search: Callable[[State], int], positions: list[State], seconds: float
) -> float:
    """Iterations per second of a search that returns its iterations, over at least `seconds`.

    Only whole passes over the positions count, because positions differ more than passes do.
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
    """Resident memory of this process in bytes; None without /proc."""
    try:
        return int(STATM.read_text().split()[1]) * PAGE
    except OSError:
        return None


def bytes_each(make: Callable[[int], object], count: int) -> tuple[float | None, list[object]]:
    """The growth of the process per object while it keeps `count` of them, and the objects.

    The caller must keep the objects: released memory would hide the growth of the next measurement.
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
    """Print a worker's figures as one line of JSON."""
    print(json.dumps(figures))
