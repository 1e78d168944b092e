"""Who is looking at Tidetable right now, and gets no notification.

A connection counts while its page is visible, and so does the list of a person's games, which the
page asks for every few seconds. It is in the database, for the process that sends a notification
may be another one. It is written only for people who have channels.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic, time

from tidetable.server.background import Background
from tidetable.server.channels import Channels
from tidetable.server.database import Statement
from tidetable.server.logs import log_error

EVERY = 10.0  # seconds
LASTS = 25.0  # seconds that a look counts without another one
HOME = ""  # instead of a table: the list of games

SET = (
    "INSERT INTO looking (person, table_id, until) VALUES (?, ?, ?) "
    "ON CONFLICT (person, table_id) DO UPDATE SET until = excluded.until"
)
Look = tuple[str, str]  # person and table


class Attention:
    def __init__(self, channels: Channels, background: Background) -> None:
        self.channels = channels
        self.background = background
        self.visible: Counter[Look] = Counter()  # connections of this process
        self.asked: dict[str, float] = {}  # people -> when their list of games was last noted
        self.unwritten: dict[Look, float] = {}  # until when a look counts
        self.writing = False
        self.on_new: Callable[[set[str]], None] = lambda people: None

    def looks(self, person: str | None, table_id: str, looking: bool) -> None:
        """A connection's page has become visible, or is so no longer."""
        if person is None:
            return
        look = person, table_id
        self.visible[look] += 1 if looking else -1
        if self.visible[look] <= 0:
            del self.visible[look]
        if person in self.channels.people and self.visible[look] <= 1:
            self.note([look], LASTS if look in self.visible else 0.0)

    def asks(self, person: str) -> None:
        """A visible page has asked for the list of a person's games."""
        now = monotonic()
        if person in self.channels.people and now - self.asked.get(person, -EVERY) >= EVERY / 2:
            if len(self.asked) > 10_000:
                self.asked.clear()
            self.asked[person] = now
            self.note([(person, HOME)], LASTS)

    def note(self, looks: list[Look], lasts: float) -> None:
        """Write until when looks count, one write after the other: if somebody's arrival were
        stored after their leaving, they would count as looking."""
        self.unwritten |= dict.fromkeys(looks, time() + lasts)
        if self.unwritten and not self.writing:
            self.writing = True
            self.background.start(self.write())

    async def write(self) -> None:
        try:
            while self.unwritten:
                looks, self.unwritten = sorted(self.unwritten.items()), {}
                statements: list[Statement] = [(SET, (*look, until)) for look, until in looks]
                await self.channels.database.write(*statements)
        finally:
            self.writing = False

    async def at(self, person: str, now: float) -> set[str]:
        """The tables a person looks at now, and "" for the list of games."""
        rows = await self.channels.database.read(
            "SELECT table_id FROM looking WHERE person = ? AND until > ?", person, now
        )
        return {row[0] for row in rows}

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                known = self.channels.people
                await self.channels.look()
                people = self.channels.people
                self.note([look for look in self.visible if look[0] in people], LASTS)
                if new := people - known:
                    self.on_new(new)
            except Exception:
                log_error("it was not noted who is looking")
