"""Who is connected to which table, in this process and in the others.

Each process announces who comes and goes, and sends a heartbeat. What a process has announced
counts until it announces something else or falls silent.
"""

import asyncio
import secrets
from collections.abc import Callable
from time import monotonic
from typing import Protocol

import msgspec

HEARTBEAT = 1.5  # seconds
SILENT = 5.0  # seconds after which a process counts as dead


class Announcement(msgspec.Struct, omit_defaults=True):
    """A presence message from one process to the others."""

    process: str
    here: dict[str, list[str]] = {}  # table -> people connected to it
    whole: bool = False  # `here` is everything, not only what has changed
    asking: bool = False  # asks the others to announce everything


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Announcement).decode


class Channel(Protocol):
    def announce(self, message: bytes) -> None: ...


class Presence:
    def __init__(self, changed: Callable[[str], None]) -> None:
        self.changed = changed  # called when people come or go in another process
        self.process = secrets.token_hex(6)
        self.local: dict[str, list[str]] = {}  # table -> people
        self.others: dict[str, dict[str, list[str]]] = {}  # process -> table -> people
        self.heard_at: dict[str, float] = {}  # process -> time of its last message
        self.channel: Channel | None = None
        self.complete: Callable[[], bool] = lambda: True  # whether all processes are heard now

    def people(self, table_id: str) -> set[str]:
        """Everyone who is connected to a table, through any process."""
        elsewhere = (one for tables in self.others.values() for one in tables.get(table_id, ()))
        return {*self.local.get(table_id, ()), *elsewhere}

    def everyone(self) -> frozenset[str]:
        """Everyone who is connected to any table, through any process."""
        processes = [self.local, *self.others.values()]
        tables = (people for tables in processes for people in tables.values())
        return frozenset(one for people in tables for one in people)

    def set_local(self, table_id: str, people: set[str]) -> None:
        """Set who is connected to a table through this process."""
        now = sorted(people)
        if now == self.local.get(table_id, []):
            return
        if now:
            self.local[table_id] = now
        else:
            del self.local[table_id]
        self.announce(Announcement(self.process, {table_id: now}))

    def announce(self, message: Announcement) -> None:
        if self.channel is not None:
            self.channel.announce(encode(message))

    def announce_all(self, asking: bool = False) -> None:
        self.announce(Announcement(self.process, self.local, whole=True, asking=asking))

    def beat(self) -> None:
        self.announce(Announcement(self.process))

    def receive(self, raw: bytes) -> bool:
        """Take a message; whether it is this process's own, which is back."""
        message = decode(raw)
        if message.process == self.process:
            return True
        known = message.process in self.others
        self.heard_at[message.process] = monotonic()
        there = self.others.setdefault(message.process, {})
        said = message.here
        if message.whole:
            said = {table_id: list[str]() for table_id in there} | said
        for table_id, people in said.items():
            before = there.pop(table_id, [])
            if people:
                there[table_id] = people
            if people != before:
                self.changed(table_id)
        if message.asking:
            self.announce_all()
        elif not known and not message.whole:
            self.announce(Announcement(self.process, asking=True))
        return False

    async def run(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.beat()
            for process, at in list(self.heard_at.items()):
                if monotonic() - at > SILENT:
                    del self.heard_at[process]
                    for table_id in self.others.pop(process, ()):
                        self.changed(table_id)
