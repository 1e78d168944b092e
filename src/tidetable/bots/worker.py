"""A worker process that thinks, so that the caller never blocks.

A task runs in slices: when its time is up, or within milliseconds when the caller asks, it pauses
and the worker is free for something else. What was begun stays in the worker and can be continued.
"""

import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from ctypes import c_char
from multiprocessing import get_context, parent_process
from types import TracebackType
from typing import Any

from tidetable.bots.tasks import Desk, Slice, Task, choosing
from tidetable.engine.game import State

_desk: Desk | None = None  # in a worker


def start_worker(flag: Any) -> None:
    """Prepare a worker. Ctrl+C reaches the whole group of processes: only the parent acts on it,
    and closes the worker."""
    global _desk
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    _desk = Desk(flag)


def end_with_parent() -> None:
    """End this process when its parent has died, even in the middle of a task: nothing else would
    ever end it. A search lets this thread run whenever it checks its stop condition."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def run_slice(key: int, task: Task | None, seconds: float) -> Slice:
    assert _desk is not None
    return _desk.run(key, task, seconds)


def forget(key: int) -> None:
    assert _desk is not None
    _desk.forget(key)


class Worker:
    """One worker process. One slice runs at a time; others wait in line."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.flag: Any = context.Array(c_char, 1, lock=False)
        self.executor = ProcessPoolExecutor(
            1, mp_context=context, initializer=start_worker, initargs=(self.flag,)
        )

    def wake(self) -> None:
        """Start the process now, so that the first task does not have to wait for it."""
        self.executor.submit(int)

    def run(self, key: int, task: Task | None, seconds: float = float("inf")) -> "Future[Slice]":
        """Begin a task, or continue it if none is given. The caller chooses the key."""
        self.flag[0] = b"\0"
        return self.executor.submit(run_slice, key, task, seconds)

    def choose(self, level: str, state: State, seed: int) -> "Future[Slice]":
        """Choose for the seat to move, without a break. The result of the slice is a Thought."""
        return self.run(0, choosing(level, state, seed))

    def pause(self) -> None:
        """Let the running slice end at its next check."""
        self.flag[0] = b"\1"

    def forget(self, key: int) -> None:
        """Drop a begun task."""
        self.executor.submit(forget, key)

    def close(self, wait: bool = True) -> None:
        self.pause()
        self.executor.shutdown(wait=wait, cancel_futures=True)

    def __enter__(self) -> "Worker":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
