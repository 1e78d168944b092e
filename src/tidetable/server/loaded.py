"""A table that is loaded into this process."""

import asyncio
from time import time
from typing import Protocol

from tidetable.server.jobs import JobQueue
from tidetable.server.updates import SharedParts
from tidetable.table.table import Table


class Viewer(Protocol):
    """A connection that shows a table."""

    person: str | None

    def wake(self) -> None:
        """The table has changed."""


class LoadedTable:
    """A table with everything this process keeps for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.queue = JobQueue()  # commands and catching up: one at a time
        self.viewers: set[Viewer] = set()
        self.shared = SharedParts(table)  # what all viewers see, computed once
        self.thought: asyncio.Task[None] | None = None  # a bot's thinking ...
        self.thought_ply = -1  # ... and the ply it is about
        self.timer: asyncio.TimerHandle | None = None  # fires when the running clock ends
        self.used = time()  # when a client last needed the table
        self.mark: str | None = None  # the process id with which the table is marked
        self.uncertain = False  # the database has failed, and the table is to be read again
        self.asked: int | None = None  # a queued job reads entries of others, at least to this one

    def broadcast(self) -> None:
        """Let every viewer send an update."""
        for viewer in self.viewers:
            viewer.wake()

    def is_busy(self) -> bool:
        """Whether something would go wrong if the table were evicted now."""
        return bool(self.viewers or self.queue.busy or self.thought or self.timer)
