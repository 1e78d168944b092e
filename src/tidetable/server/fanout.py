"""Messages between processes: a table has changed, or people have come or gone.

A lost message delays an update but loses nothing: the truth is in the database, and viewers' tables
are read again when messages may have been lost.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tidetable.server.presence import Presence

OnEntry = Callable[[str, int], None]  # another process has stored this entry of this table
OnGap = Callable[[], None]  # messages may have been lost


class Fanout(Protocol):
    reliable: bool  # every write of another process is announced here

    def publish(self, table_id: str, seq: int) -> None: ...

    async def close(self) -> None: ...


class Local:
    """No other process, or (a shared database without Redis) no channel to it."""

    def __init__(self, reliable: bool = True) -> None:
        self.reliable = reliable

    def publish(self, table_id: str, seq: int) -> None:
        return

    async def close(self) -> None:
        return


class Redis:
    """Pub/sub over Redis. Publishing never delays a move: messages are collected and sent
    together."""

    CHANNEL = "tidetable"
    HERE = "tidetable-here"  # presence
    RETRY_AFTER = 0.5  # seconds

    def __init__(self, client: Any, on_entry: OnEntry, on_gap: OnGap, presence: Presence) -> None:
        self.client = client
        self.on_entry = on_entry
        self.on_gap = on_gap
        self.presence = presence
        presence.channel = self
        self.reliable = False
        self.entries: dict[str, int] = {}  # to publish: table -> newest entry number
        self.presence_messages: list[bytes] = []  # to publish
        self.waiting = asyncio.Event()
        work = (self.listen(), self.send(), presence.run())
        self.tasks = [asyncio.create_task(one) for one in work]

    @classmethod
    def open(cls, url: str, on_entry: OnEntry, on_gap: OnGap, presence: Presence) -> "Redis":
        import redis.asyncio

        client = redis.asyncio.from_url(url, health_check_interval=5)
        return cls(client, on_entry, on_gap, presence)

    def publish(self, table_id: str, seq: int) -> None:
        self.entries[table_id] = seq
        self.waiting.set()

    def announce(self, message: bytes) -> None:
        self.presence_messages.append(message)
        self.waiting.set()

    async def send(self) -> None:
        import redis.exceptions

        while True:
            await self.waiting.wait()
            self.waiting.clear()
            entries, self.entries = self.entries, {}
            presence, self.presence_messages = self.presence_messages, []
            async with self.client.pipeline(transaction=False) as pipeline:
                if entries:
                    pairs = (f"{table_id} {seq}" for table_id, seq in entries.items())
                    pipeline.publish(self.CHANNEL, " ".join(pairs))
                for message in presence:
                    pipeline.publish(self.HERE, message)
                # Without Redis the other processes poll the database.
                with contextlib.suppress(redis.exceptions.RedisError, OSError):
                    await pipeline.execute()

    async def listen(self) -> None:
        import redis.exceptions

        while True:
            with contextlib.suppress(redis.exceptions.RedisError, OSError):
                async with self.client.pubsub() as channel:
                    await channel.subscribe(self.HERE, self.CHANNEL)
                    async for message in channel.listen():
                        self.receive(message)
            self.reliable = False
            await asyncio.sleep(self.RETRY_AFTER)

    def receive(self, message: Any) -> None:
        kind, channel = message["type"], message["channel"].decode()
        if kind == "message" and channel == self.HERE:
            with contextlib.suppress(msgspec.MsgspecError):  # perhaps from another version
                self.presence.receive(message["data"])
        elif kind == "message":
            words = message["data"].decode().split(" ")
            for table_id, seq in zip(words[::2], words[1::2], strict=True):
                self.on_entry(table_id, int(seq))
        elif kind == "subscribe" and channel == self.CHANNEL:
            self.reliable = True
            self.on_gap()
            self.presence.announce_all(asking=True)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.aclose()
