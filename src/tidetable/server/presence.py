"""Who is connected to which table, at this process and at the others.

Each process tells the others who comes and goes, and now and then that it lives. What a process
has said is believed until it says otherwise or falls silent.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Protocol

import msgspec

BEAT = 1.5  # seconds between signs of life
SILENT = 5.0  # seconds after which a process is taken to be gone


class News(msgspec.Struct, omit_defaults=True):
    """What a process tells the others."""

    process: str
    here: dict[str, list[str]] = {}  # table -> who is there now
    whole: bool = False  # this is everything, not only what has changed
    asking: bool = False  # tell me everything


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(News).decode


class Post(Protocol):
    def announce(self, news: bytes) -> None: ...


class Presence:
    def __init__(self, show: Callable[[str], None]) -> None:
        self.show = show  # a table at which somebody came or went elsewhere
        self.process = secrets.token_hex(6)
        self.own: dict[str, list[str]] = {}
        self.others: dict[str, dict[str, list[str]]] = {}  # process -> table -> who
        self.heard_at: dict[str, float] = {}
        self.post: Post | None = None

    def elsewhere(self, table_id: str) -> set[str]:
        """Who looks at a table through other processes."""
        return {one for tables in self.others.values() for one in tables.get(table_id, ())}

    def looking(self, table_id: str, people: Iterable[str | None]) -> None:
        """Who looks at a table through this process."""
        now = sorted({one for one in people if one is not None})
        if now == self.own.get(table_id, []):
            return
        if now:
            self.own[table_id] = now
        else:
            del self.own[table_id]
        self.tell(News(self.process, {table_id: now}))

    def tell(self, news: News) -> None:
        if self.post is not None:
            self.post.announce(encode(news))

    def tell_all(self, asking: bool = False) -> None:
        self.tell(News(self.process, self.own, whole=True, asking=asking))

    def hear(self, raw: bytes) -> None:
        news = decode(raw)
        if news.process == self.process:
            return
        known = news.process in self.others
        self.heard_at[news.process] = monotonic()
        said = self.others.setdefault(news.process, {})
        before = dict(said)
        if news.whole:
            said.clear()
        said.update(news.here)
        for table_id in before.keys() | said.keys():
            if not said.get(table_id):
                said.pop(table_id, None)
            if before.get(table_id) != said.get(table_id):
                self.show(table_id)
        if news.asking:
            self.tell_all()
        elif not known and not news.whole:
            self.tell(News(self.process, asking=True))

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.tell(News(self.process))
            for process, at in list(self.heard_at.items()):
                if monotonic() - at > SILENT:
                    del self.heard_at[process]
                    for table_id in self.others.pop(process):
                        self.show(table_id)
