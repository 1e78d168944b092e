"""Messages between processes: a table has changed, or people have come or gone.

A lost message delays an update but loses nothing: the truth is in the database, and viewers' tables
are read again when messages may have been lost.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

from tidetable.server.logs import logger
from tidetable.server.presence import HEARTBEAT, Presence
from tidetable.server.redis_line import RedisLine, check_url

OnEntry = Callable[[str, int], None]  # another process has stored this entry of this table
OnGap = Callable[[], None]  # messages may have been lost


class Fanout(Protocol):
    reliable: bool  # every write of another process is announced here
    malformed: int  # messages that were not understood

    def publish(self, table_id: str, seq: int) -> None: ...

    def publish_all(self, stored: list[tuple[str, int]]) -> None:
        """Publish several entries at once."""

    async def close(self) -> None: ...


class Local:
    """No other process, or (a shared database without Redis) no channel to it."""

    def __init__(self, reliable: bool = True) -> None:
        self.reliable = reliable
        self.malformed = 0

    def publish(self, table_id: str, seq: int) -> None:
        return

    def publish_all(self, stored: list[tuple[str, int]]) -> None:
        return

    async def close(self) -> None:
        return


class Redis:
    """Pub/sub over Redis. Publishing never delays a move: messages are collected and sent
    together, the next ones when Redis has answered.

    Every process publishes a heartbeat (presence.py) and hears its own: that proves the whole way,
    there and back. After some silence the process is unsure and polls the database; after more it
    connects again. So a Redis that is stopped, hung or talking nonsense costs time, nothing else.
    """

    CHANNEL = "tidetable"
    HERE = "tidetable-here"  # presence
    TOGETHER = 1000  # tables in one message
    RETRY_AFTER = 0.5  # seconds
    ANSWER_WITHIN = 2.0  # seconds, for connecting and subscribing
    UNSURE_AFTER = 2.5 * HEARTBEAT  # seconds without a message of its own
    AGAIN_AFTER = 4 * HEARTBEAT  # seconds after which to connect again

    def __init__(self, url: str, on_entry: OnEntry, on_gap: OnGap, presence: Presence) -> None:
        check_url(url)
        self.url = url
        self.on_entry = on_entry
        self.on_gap = on_gap
        self.presence = presence
        presence.channel = self
        self.reliable = False
        self.line: RedisLine | None = None  # while Redis can be spoken to
        self.heard_at = 0.0  # when a message of its own came last (monotonic)
        self.entries: dict[str, int] = {}  # to publish: table -> newest entry number
        self.presence_messages: list[bytes] = []  # to publish
        self.sent: dict[str, int] = {}  # entries that were sent ...
        self.unanswered = 0  # ... and how many commands Redis has not answered
        self.sending = False  # `send` is about to run
        self.malformed = 0  # messages, for /metrics
        self.logged: set[str] = set()  # failures that are in the log, since Redis was last heard
        self.not_understood: set[str] = set()  # kinds of malformed messages that are in the log
        self.loop = asyncio.get_running_loop()
        self.tasks = [asyncio.create_task(one) for one in (self.listen(), presence.run())]

    # -- publishing ------------------------------------------------------------------------------

    def publish(self, table_id: str, seq: int) -> None:
        self.entries[table_id] = seq
        self.send_soon()

    def publish_all(self, stored: list[tuple[str, int]]) -> None:
        self.entries.update(stored)
        self.send()

    def announce(self, message: bytes) -> None:
        # Who is here is announced as a whole when this process hears from Redis again.
        if self.line is not None:
            self.presence_messages.append(message)
            self.send_soon()

    def send_soon(self) -> None:
        """Send at the end of this turn of the loop, with what comes until then."""
        if not self.sending:
            self.sending = True
            self.loop.call_soon(self.send)

    def send(self) -> None:
        """Send what waits, unless Redis has not yet answered: then it goes with the next."""
        self.sending = False
        if self.line is None or self.unanswered or not (self.entries or self.presence_messages):
            return
        self.sent, self.entries = self.entries, {}
        pairs = [f"{table_id} {seq}" for table_id, seq in self.sent.items()]
        commands: list[tuple[bytes | str, ...]] = [
            ("PUBLISH", self.CHANNEL, " ".join(pairs[first : first + self.TOGETHER]))
            for first in range(0, len(pairs), self.TOGETHER)
        ]
        commands += [("PUBLISH", self.HERE, message) for message in self.presence_messages]
        self.presence_messages.clear()
        self.unanswered = len(commands)
        self.line.send(*commands)

    def answered(self) -> None:
        if self.unanswered:
            self.unanswered -= 1
            if not self.unanswered:
                self.sent = {}
                self.send()

    # -- hearing ---------------------------------------------------------------------------------

    async def listen(self) -> None:
        while True:
            try:
                await self.hear()
            except Exception as error:
                self.log_once("Redis cannot be heard", error)
            self.reliable = False
            await asyncio.sleep(self.RETRY_AFTER)

    async def hear(self) -> None:
        """Connect, subscribe, and hear messages until the connection fails or falls silent."""
        async with asyncio.timeout(self.ANSWER_WITHIN):
            line = await RedisLine.open(self.url, self.receive, self.answered)
        self.heard_at = began = monotonic()
        try:
            line.send(("SUBSCRIBE", self.HERE, self.CHANNEL))
            self.line, self.unanswered = line, 1  # the greeting
            while not line.lost.done():
                silence = monotonic() - self.heard_at
                if silence > self.UNSURE_AFTER:
                    self.reliable = False
                if silence > (self.ANSWER_WITHIN if self.heard_at == began else self.AGAIN_AFTER):
                    raise TimeoutError("silence")
                await asyncio.wait((line.lost,), timeout=self.ANSWER_WITHIN / 4)
            raise line.lost.result()
        finally:
            self.line, self.unanswered = None, 0
            # The others have not heard of these entries, as far as this process knows.
            self.entries, self.sent = {**self.sent, **self.entries}, {}
            self.presence_messages.clear()
            line.end(ConnectionError("ended"))

    def receive(self, message: list[Any]) -> None:
        """Take a message. Whatever is wrong with one, the next ones are heard. Those of others do
        not prove that they hear this process: only its own do."""
        try:
            kind, channel, data = message
            if kind == b"message":
                if channel != self.HERE.encode():
                    self.receive_entries(data.decode())
                elif self.presence.receive(data):
                    self.heard_at = monotonic()
                    self.trust()
            elif kind == b"subscribe" and channel == self.CHANNEL.encode():
                self.presence.beat()  # to hear itself at once
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
        """Redis is heard, and hears. What was missed meanwhile is read from the database."""
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
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
