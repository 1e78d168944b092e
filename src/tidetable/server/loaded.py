"""A table that is loaded into this process."""

import asyncio
from typing import Protocol

from tidetable.server.jobs import JobQueue
from tidetable.server.updates import SharedParts
from tidetable.server.uptime import uptime
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
        self.used = uptime.now()  # when a client last needed the table
        self.marked = False  # the database knows that the table's list row is out of date

    def broadcast(self) -> None:
        """Let every viewer send an update."""
        for viewer in self.viewers:
            viewer.wake()

    def is_busy(self) -> bool:
        """Whether something would go wrong if the table were evicted now."""
        return bool(self.viewers or self.queue.busy or self.thought or self.timer)
