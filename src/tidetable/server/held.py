"""A table that a process has in hand."""

import asyncio
from time import time
from typing import Any, Protocol

from tidetable.server.messages import Summary
from tidetable.server.summaries import summary
from tidetable.table.table import Table


class Looker(Protocol):
    """A connection that shows a table."""

    person: str | None

    def wake(self) -> None: ...


class Held:
    """A table in hand, and all that hangs on it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # one command at a time
        self.lookers: set[Looker] = set()
        self.thinking: int = -1  # the ply a bot thinks about ...
        self.thought: asyncio.Task[None] | None = None  # ... and its thought
        self.timer: asyncio.TimerHandle | None = None
        self.used = time()
        self.marked = False  # the database knows that its lists are not up to date
        self.summary: Summary | None = None  # what lists tell of it, and ...
        self.fresh: dict[str, Any] | None = None  # ... what those who look at it are told ...
        self.shape = -1  # ... as long as its shape is this
        self.scene: Any = None  # what those who look at it were last shown (sight.Scene)

    def short(self) -> Summary:
        """What lists tell of the table."""
        if self.summary is None or self.shape != self.table.shape:
            self.summary, self.fresh = summary(self.table), None
            self.shape = self.table.shape
        self.summary.to_move = self.table.to_move()
        return self.summary
