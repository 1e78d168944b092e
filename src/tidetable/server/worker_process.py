"""A worker process that may die, for the scheduler."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future

from tidetable.bots.tasks import Slice, Task
from tidetable.bots.worker import Worker
from tidetable.server.logs import logger
from tidetable.server.scheduler import WorkerDied


class WorkerProcess:
    """Runs slices in a worker and reports in the event loop. Replaces a worker that has died."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.awake = False  # the process has been started
        self.closed = False

    def wake(self) -> None:
        """Start the process before the first task does."""
        if not (self.awake or self.closed):
            self.awake = True
            self.worker.wake()

    def start(
        self,
        key: int,
        task: Task | None,
        seconds: float,
        returned: Callable[[Slice | Exception], None],
    ) -> None:
        if self.closed:
            return
        loop = asyncio.get_running_loop()
        self.awake = True
        try:
            future = self.worker.run(key, task, seconds)
        except BrokenExecutor:
            loop.call_soon(self.ended, BrokenExecutor(), returned)
            return

        def done(future: "Future[Slice]") -> None:
            # In a thread of the executor, and perhaps when the server has stopped.
            if not self.closed:
                with contextlib.suppress(RuntimeError):
                    loop.call_soon_threadsafe(self.ended, outcome(future), returned)

        future.add_done_callback(done)

    def ended(
        self, found: Slice | Exception, returned: Callable[[Slice | Exception], None]
    ) -> None:
        if self.closed:
            return
        if isinstance(found, BrokenExecutor):
            logger.warning("a worker process died; starting a new one")
            self.worker.close(wait=False)
            self.worker = Worker()
            found = WorkerDied()
        returned(found)

    def pause(self) -> None:
        self.worker.pause()

    def forget(self, key: int) -> None:
        with contextlib.suppress(BrokenExecutor):  # then it has forgotten everything
            self.worker.forget(key)

    def close(self) -> None:
        self.closed = True
        self.worker.close()


def outcome(future: "Future[Slice]") -> Slice | Exception:
    if future.cancelled():
        return BrokenExecutor()
    error = future.exception()
    if error is None:
        return future.result()
    return error if isinstance(error, Exception) else RuntimeError(repr(error))
