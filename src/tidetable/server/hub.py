"""Who is told when a table changes: this process's connections, and the other processes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

Heard = Callable[[str, int], Awaitable[None]]  # a table has come to this entry number elsewhere


class Fanout(Protocol):
    async def tell(self, table_id: str, seq: int) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One process: nobody else to tell."""

    async def tell(self, table_id: str, seq: int) -> None:
        return

    async def close(self) -> None:
        return


class Redis:
    """Many processes on one channel. A lost message costs a moment, not a move: the truth is in
    the database, and whoever looks at a table reads what it has missed."""

    CHANNEL = "tidetable"

    def __init__(self, client: Any, heard: Heard) -> None:
        self.client = client
        self.heard = heard
        self.listening = asyncio.create_task(self.listen())

    @classmethod
    def open(cls, url: str, heard: Heard) -> "Redis":
        import redis.asyncio

        return cls(redis.asyncio.from_url(url, health_check_interval=5), heard)

    async def tell(self, table_id: str, seq: int) -> None:
        import redis.exceptions

        try:
            await self.client.publish(self.CHANNEL, f"{table_id} {seq}")
        except redis.exceptions.RedisError:
            return  # the others catch up when they look

    async def listen(self) -> None:
        import redis.exceptions

        while True:
            try:
                async with self.client.pubsub() as channel:
                    await channel.subscribe(self.CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            table_id, seq = message["data"].decode().split()
                            await self.heard(table_id, int(seq))
            except redis.exceptions.RedisError:
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        self.listening.cancel()
        await asyncio.gather(self.listening, return_exceptions=True)
        await self.client.aclose()
