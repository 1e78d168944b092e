"""Jobs of one table, run one at a time and in order."""

from collections import deque
from collections.abc import Callable

from tidetable.server.logs import log_error

Job = Callable[[], None]  # starts work that calls JobQueue.finished exactly once, now or later


class JobQueue:
    """A FIFO queue. A job that needs no waiting runs and ends without a task of its own."""

    def __init__(self) -> None:
        self.jobs: deque[Job] = deque()
        self.busy = False  # a job has started and not finished
        self.starting = False  # `start_next` is on the stack

    def add(self, job: Job) -> None:
        self.jobs.append(job)
        if not self.busy:
            self.start_next()

    def finished(self) -> None:
        """Called by the running job when it ends."""
        self.busy = False
        if not self.starting:
            self.start_next()

    def start_next(self) -> None:
        # A loop, not recursion: a job may end before its call returns, and so may the next.
        self.starting = True
        while self.jobs and not self.busy:
            self.busy = True
            try:
                self.jobs.popleft()()
            except Exception:
                log_error("a job failed")
                self.busy = False
        self.starting = False
