"""A table that is loaded into this process."""

import asyncio
from collections import Counter
from typing import Protocol

from tidetable.server.jobs import JobQueue
from tidetable.server.messages import OperatorMute
from tidetable.server.updates import SharedParts
from tidetable.server.uptime import uptime
from tidetable.table.table import Table


class Viewer(Protocol):
    """A connection that shows a table."""

    person: str | None
    session: str
    generation: int

    def end(self, code: int) -> None:
        """Close the connection with this code."""

    def wake(self) -> None:
        """The table has changed."""

    def set_mute(self, mute: OperatorMute | None) -> None:
        """The operator has muted the person, or lets them write again."""

    def header_changed(self) -> None:
        """Perhaps only the header has changed: who is connected."""


class LoadedTable:
    """A table with everything this process keeps for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.queue = JobQueue()  # commands and catching up: one at a time
        self.viewers: set[Viewer] = set()
        self.people: Counter[str] = Counter()  # how many of the viewers each person has
        self.host_seen = uptime.now()  # when the host was last known to be connected
        self.presence_timer: asyncio.TimerHandle | None = (
            None  # runs until presence may be sent ...
        )
        self.presence_changed = False  # ... and people have come or gone meanwhile
        self.shared = SharedParts(table)  # what all viewers see, computed once
        self.thought: asyncio.Task[None] | None = None  # a bot's thinking ...
        self.thought_ply = -1  # ... and the ply it is about
        self.timer: asyncio.TimerHandle | None = None  # fires when the running clock ends
        self.used = uptime.now()  # when a client last needed the table
        self.mark: str | None = None  # the process id with which the table is marked
        self.followed = 0  # number of the newest entry whose list row this process has to write
        self.suspect = False  # an entry failed half-way: rebuild the table before its next use
        self.uncertain = False  # the database has failed, and the table is to be read again
        self.noticed: object = None  # what notifications were last considered for
        self.asked: int | None = None  # a queued job reads entries of others, at least to this one

    def host_away(self) -> float | None:
        """How long the host has been gone, in seconds; None: the host is connected."""
        here = {self.table.current_id(person) for person in self.shared.present}
        return None if self.table.host in here else uptime.now() - self.host_seen

    def set_present(self, people: set[str]) -> None:
        """Set who is connected, through any process."""
        for present in (self.shared.present, people):
            if self.table.host in {self.table.current_id(person) for person in present}:
                self.host_seen = uptime.now()
        self.shared.set_present(people)

    def broadcast(self) -> None:
        """Let every viewer send an update."""
        self.shared.follow_absences()
        for viewer in self.viewers:
            viewer.wake()

    def replace(self, table: Table) -> None:
        """The table was rebuilt from its log."""
        self.table = table
        self.shared.replace(table)
        self.suspect = False

    def is_busy(self) -> bool:
        """Whether something would go wrong if the table were evicted now. A running clock is no
        reason to keep it: the sweeper loads the table again when its due time comes."""
        return bool(self.viewers or self.queue.busy or self.thought or self.uncertain)

    def rests(self) -> bool:
        """Whether the server has nothing to do here until a person acts: no bot and no clock, no
        request that could be agreed on, and no seat to give back. So it is after most moves."""
        table = self.table
        if self.timer is not None or self.thought is not None or table.status != "playing":
            return False
        if table.undo_request is not None or table.return_request is not None:
            return False
        if table.pause_request is not None or self.anyone_absent():
            return False
        return table.clocks.ends() is None and table.seats[table.to_move()].bot is None

    def anyone_absent(self) -> bool:
        """Whether a bot plays for somebody who is only absent."""
        for seat in self.table.seats:
            if seat.absent:
                return True
        return False

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
