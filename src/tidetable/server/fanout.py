"""Messages between processes: a table has changed, or people have come or gone.

A lost message delays an update but loses nothing: the truth is in the database, and viewers' tables
are read again when messages may have been lost.
"""

import asyncio
import contextlib
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

from tidetable.server.logs import logger
from tidetable.server.presence import HEARTBEAT, Presence

OnEntry = Callable[[str, int], None]  # another process has stored this entry of this table
OnGap = Callable[[], None]  # messages may have been lost


class Fanout(Protocol):
    reliable: bool  # every write of another process is announced here
    malformed: int  # messages that were not understood

    def publish(self, table_id: str, seq: int) -> None: ...

    async def close(self) -> None: ...


class Local:
    """No other process, or (a shared database without Redis) no channel to it."""

    def __init__(self, reliable: bool = True) -> None:
        self.reliable = reliable
        self.malformed = 0

    def publish(self, table_id: str, seq: int) -> None:
        return

    async def close(self) -> None:
        return


class Redis:
    """Pub/sub over Redis. Publishing never delays a move: messages are collected and sent
    together.

    Every process publishes a heartbeat (presence.py) and hears its own: that proves the whole way,
    there and back. After some silence the process is unsure and polls the database; after more it
    connects again. So a Redis that is stopped, hung or talking nonsense costs time, nothing else.
    """

    CHANNEL = "tidetable"
    HERE = "tidetable-here"  # presence
    TOGETHER = 1000  # tables in one message
    RETRY_AFTER = 0.5  # seconds
    ANSWER_WITHIN = 2.0  # seconds, for connecting, publishing and subscribing
    UNSURE_AFTER = 2.5 * HEARTBEAT  # seconds without any message
    AGAIN_AFTER = 4 * HEARTBEAT  # seconds after which to connect again

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
        self.malformed = 0  # messages, for /metrics
        self.logged: set[str] = set()  # failures that are in the log, since Redis was last heard
        self.not_understood: set[str] = set()  # kinds of malformed messages that are in the log
        work = (self.listen(), self.send(), presence.run())
        self.tasks = [asyncio.create_task(one) for one in work]

    @classmethod
    def open(cls, url: str, on_entry: OnEntry, on_gap: OnGap, presence: Presence) -> "Redis":
        import redis.asyncio
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        client = redis.asyncio.from_url(
            url,
            socket_timeout=cls.ANSWER_WITHIN,
            socket_connect_timeout=cls.ANSWER_WITHIN,
            health_check_interval=5,
            retry=Retry(NoBackoff(), 0),  # `listen` and `send` try again themselves
        )
        return cls(client, on_entry, on_gap, presence)

    # -- publishing ------------------------------------------------------------------------------

    def publish(self, table_id: str, seq: int) -> None:
        self.entries[table_id] = seq
        self.waiting.set()

    def announce(self, message: bytes) -> None:
        self.presence_messages.append(message)
        self.waiting.set()

    async def send(self) -> None:
        while True:
            await self.waiting.wait()
            self.waiting.clear()
            entries, self.entries = self.entries, {}
            presence, self.presence_messages = self.presence_messages, []
            try:
                await self.send_all(entries, presence)
            except Exception as error:
                self.log_once("publishing to Redis failed", error)
                # The others have not heard of these entries. Who is here is announced as a whole
                # when this process hears from Redis again.
                self.entries = {**entries, **self.entries}
                await asyncio.sleep(self.RETRY_AFTER)
                self.waiting.set()

    async def send_all(self, entries: dict[str, int], presence: list[bytes]) -> None:
        pairs = [f"{table_id} {seq}" for table_id, seq in entries.items()]
        messages: list[tuple[str, str | bytes]] = [
            (self.CHANNEL, " ".join(pairs[first : first + self.TOGETHER]))
            for first in range(0, len(pairs), self.TOGETHER)
        ]
        messages += [(self.HERE, message) for message in presence]
        async with asyncio.timeout(self.ANSWER_WITHIN):
            if len(messages) == 1:  # mostly: cheaper without a pipeline
                await self.client.publish(*messages[0])
                return
            async with self.client.pipeline(transaction=False) as pipeline:
                for channel, message in messages:
                    pipeline.publish(channel, message)
                await pipeline.execute()

    # -- hearing ---------------------------------------------------------------------------------

    async def listen(self) -> None:
        while True:
            try:
                await self.hear()
            except Exception as error:
                self.log_once("listening to Redis failed", error)
            self.reliable = False
            await asyncio.sleep(self.RETRY_AFTER)

    async def hear(self) -> None:
        """Subscribe, and receive messages until the connection fails or falls silent."""
        async with self.client.pubsub() as channel:
            async with asyncio.timeout(self.ANSWER_WITHIN):
                await channel.subscribe(self.HERE, self.CHANNEL)
            heard_at = monotonic()
            while monotonic() - heard_at < self.AGAIN_AFTER:
                async with asyncio.timeout(self.AGAIN_AFTER):
                    message = await channel.get_message(timeout=HEARTBEAT / 2)
                if message is not None:
                    heard_at = monotonic()
                    self.receive(message)
                elif monotonic() - heard_at > self.UNSURE_AFTER:
                    self.reliable = False
        raise TimeoutError("silence")

    def receive(self, message: Any) -> None:
        """Take a message. Whatever is wrong with one, the next ones are heard."""
        try:
            channel = message["channel"]
            if message["type"] == "message":
                self.trust()
                if channel == self.HERE.encode():
                    self.presence.receive(message["data"])
                else:
                    self.receive_entries(message["data"].decode())
            elif message["type"] == "subscribe" and channel == self.CHANNEL.encode():
                self.trust()
        except Exception as error:  # perhaps from another version
            self.misunderstood(error)

    def receive_entries(self, message: str) -> None:
        """Pairs of a table and the number of its newest entry. A malformed pair is left out."""
        words = message.split(" ")
        for place in range(0, len(words), 2):
            try:
                table_id, seq = words[place : place + 2]
                self.on_entry(table_id, int(seq))
            except Exception as error:
                self.misunderstood(error)

    def misunderstood(self, error: Exception) -> None:
        self.malformed += 1
        self.log_once("a message over Redis was not understood", error, self.not_understood)

    def trust(self) -> None:
        """Redis is heard. What was missed meanwhile is read from the database."""
        if not self.reliable:
            self.reliable = True
            self.logged.clear()
            self.on_gap()
            self.presence.announce_all(asking=True)

    def log_once(self, what: str, error: Exception, logged: set[str] | None = None) -> None:
        """Log the first failure of each kind: a hung Redis fails every second."""
        logged = self.logged if logged is None else logged
        kind = type(error).__name__
        if f"{what}: {kind}" not in logged:
            logged.add(f"{what}: {kind}")
            logger.warning(what, extra={"facts": {"error": kind}})

    async def close(self) -> None:
        # Again and again: a cancellation that meets a timeout of the library may get lost there.
        while left := [task for task in self.tasks if not task.done()]:
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=self.RETRY_AFTER)
        with contextlib.suppress(Exception):  # a hung Redis does not delay the end
            async with asyncio.timeout(self.ANSWER_WITHIN):
                await self.client.aclose()
