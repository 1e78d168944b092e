"""Who is told when a table changes at this process, or somebody comes or goes: the others.

A lost message costs a moment, not a move: the truth is in the database, and whoever looks at a
table reads what it has missed."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tidetable.server.presence import Presence

Heard = Callable[[str, int], None]  # a table has come to this entry number elsewhere
Missed = Callable[[], None]  # something may have happened anywhere


class Fanout(Protocol):
    sure: bool  # whoever else writes will be heard

    def tell(self, table_id: str, seq: int) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """Nobody to tell, or (on a shared database without Redis) no way to."""

    def __init__(self, sure: bool = True) -> None:
        self.sure = sure

    def tell(self, table_id: str, seq: int) -> None:
        return

    async def close(self) -> None:
        return


class Redis:
    """Many processes on one channel. Telling never keeps a move waiting: what is to be told is
    gathered, and sent together."""

    CHANNEL = "tidetable"
    HERE = "tidetable-here"  # who is at which table
    AGAIN_AFTER = 0.5  # seconds

    def __init__(self, client: Any, heard: Heard, missed: Missed, presence: Presence) -> None:
        self.client = client
        self.heard = heard
        self.missed = missed
        self.presence = presence
        presence.post = self
        self.sure = False
        self.outbox: dict[str, int] = {}
        self.news: list[bytes] = []
        self.waiting = asyncio.Event()
        work = (self.listen(), self.send(), presence.run())
        self.tasks = [asyncio.create_task(one) for one in work]

    @classmethod
    def open(cls, url: str, heard: Heard, missed: Missed, presence: Presence) -> "Redis":
        import redis.asyncio

        client = redis.asyncio.from_url(url, health_check_interval=5)
        return cls(client, heard, missed, presence)

    def tell(self, table_id: str, seq: int) -> None:
        self.outbox[table_id] = seq
        self.waiting.set()

    def announce(self, news: bytes) -> None:
        self.news.append(news)
        self.waiting.set()

    async def send(self) -> None:
        import redis.exceptions

        while True:
            await self.waiting.wait()
            self.waiting.clear()
            telling, self.outbox = self.outbox, {}
            news, self.news = self.news, []
            async with self.client.pipeline(transaction=False) as pipeline:
                for table_id, seq in telling.items():
                    pipeline.publish(self.CHANNEL, f"{table_id} {seq}")
                for one in news:
                    pipeline.publish(self.HERE, one)
                # Without Redis the others find out by looking.
                with contextlib.suppress(redis.exceptions.RedisError, OSError):
                    await pipeline.execute()

    async def listen(self) -> None:
        import redis.exceptions

        while True:
            with contextlib.suppress(redis.exceptions.RedisError, OSError):
                async with self.client.pubsub() as channel:
                    await channel.subscribe(self.HERE, self.CHANNEL)
                    async for message in channel.listen():
                        self.take(message)
            self.sure = False
            await asyncio.sleep(self.AGAIN_AFTER)

    def take(self, message: Any) -> None:
        kind, channel = message["type"], message["channel"].decode()
        if kind == "message" and channel == self.HERE:
            with contextlib.suppress(msgspec.MsgspecError):  # of another version, perhaps
                self.presence.hear(message["data"])
        elif kind == "message":
            table_id, _, seq = message["data"].decode().partition(" ")
            self.heard(table_id, int(seq))
        elif kind == "subscribe" and channel == self.CHANNEL:
            self.sure = True
            self.missed()
            self.presence.tell_all(asking=True)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.aclose()
