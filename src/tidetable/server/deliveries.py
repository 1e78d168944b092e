"""Sends the notifications that are due: each by one process, and not to people who are looking."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, tzinfo
from functools import partial
from time import monotonic, time
from zoneinfo import ZoneInfo

import msgspec

from tidetable.engine.errors import TidetableError
from tidetable.server.attention import HOME, Attention
from tidetable.server.channels import Channel, Channels, NotificationError
from tidetable.server.friend_news import KIND as FRIEND
from tidetable.server.friend_news import is_seen
from tidetable.server.logs import log_error
from tidetable.server.mail import Letter, Mail, is_final
from tidetable.server.messages import Summary
from tidetable.server.notification_words import (
    Links,
    Words,
    at_table,
    confirmation,
    digest,
    game_title,
    named_invitation,
)
from tidetable.server.notifications import NAMED, still_holds
from tidetable.server.outbox import OF_ONE, Notification, Outbox, about
from tidetable.server.outward import Outward
from tidetable.server.registry import Registry
from tidetable.server.summaries import is_turn
from tidetable.server.web_push import WebPush
from tidetable.table.table import Table
from tidetable.text import Text

EVERY = 2.0  # seconds
DIGESTS_EVERY = 60.0  # seconds
HOUR = 8  # of the daily digest, in the reader's time zone
POSTPONED = 60.0  # seconds, while a person looks at another table
AGAIN = 30.0  # seconds until what failed is tried again, four times as long each time
TRIES = 5
# Services that people have entered may be as slow as they like. So nobody's notifications wait for
# those of others, but for a place, of which there are many.
AT_ONCE = 40  # notifications that are sent at the same time
QUICK = 0.2  # seconds: what is sent by then makes room for more
JSON = {"content-type": "application/json"}
UNASKED = ("confirm", "recover")  # mails that are no notifications: nothing stops them
GONE = (404, 410)  # a push service says that the subscription has ended


async def nobody(table_id: str, person: str) -> str | None:
    return None


class Final(Exception):
    """Trying again would not help."""


class Deliveries:
    def __init__(
        self,
        channels: Channels,
        outbox: Outbox,
        attention: Attention,
        registry: Registry,
        links: Links,
        outward: Outward,
        push: WebPush,
        mail: Mail | None,
        site: str,
    ) -> None:
        self.channels = channels
        self.outbox = outbox
        self.attention = attention
        self.registry = registry
        self.links = links
        self.outward = outward
        self.push = push
        self.mail = mail
        self.site = site  # the public address of this server; "": not known
        # Makes the mail that lets somebody in again.
        self.recovery: Callable[[Notification, Channel], Awaitable[Words | None]] | None = None
        # Words about who wants to be a friend, or has become one.
        self.friendship: Callable[[Notification, Channel], Awaitable[Words | None]] | None = None
        self.digests_at = 0.0
        self.digested: set[tuple[int, str]] = set()  # day and channel
        self.sent = 0  # for /metrics
        self.sending: dict[str, asyncio.Task[None]] = {}  # by notification
        self.owners: Counter[str] = Counter()  # whose channels they go to
        # The name of the person who invites somebody to a table; None: the invitation is gone.
        self.inviter: Callable[[str, str], Awaitable[str | None]] = nobody

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self.channels.people or self.channels.tables:
                    if monotonic() >= self.digests_at:
                        self.digests_at = monotonic() + DIGESTS_EVERY
                        await self.make_digests(datetime.now(UTC))
                    while begun := await self.begin_due(time()):
                        await asyncio.wait(begun, timeout=QUICK)
            except Exception:
                log_error("notifications were not sent")

    async def send_due(self, now: float) -> None:
        """Send what is due, each once, and wait for it."""
        tried: set[str] = set()
        while begun := await self.begin_due(now, tried):
            await asyncio.gather(*begun)

    async def begin_due(
        self, now: float, tried: set[str] | None = None
    ) -> list[asyncio.Task[None]]:
        """Begin to send what is due, a few of each person at a time, so that a failing or slow
        delivery does not hold up the others. `tried`: those to leave out, which grow."""
        begun: list[asyncio.Task[None]] = []
        for one in await self.outbox.due(now):
            if one.id in self.sending or self.owners[one.owner] >= OF_ONE:
                continue
            # People who are shut out, or confirm an address, do not wait for what is slow.
            if len(self.sending) >= (2 * AT_ONCE if one.kind in UNASKED else AT_ONCE):
                continue
            if tried is not None:
                if one.id in tried:
                    continue
                tried.add(one.id)
            task = self.sending[one.id] = asyncio.create_task(self.attempt(one))
            self.owners[one.owner] += 1
            task.add_done_callback(partial(self.ended, one))
            begun.append(task)
        return begun

    def ended(self, one: Notification, task: "asyncio.Task[None]") -> None:
        del self.sending[one.id]
        self.owners -= Counter([one.owner])  # nobody stays with zero
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            log_error("a notification was not sent", error, kind=one.kind)

    async def attempt(self, one: Notification) -> None:
        claim = await self.outbox.claim(one)
        if claim is None:
            return  # another process has it
        channel = await self.channels.get(one.channel)
        try:
            if channel is None or not channel.wants(one.kind):
                await self.outbox.end(one, claim, "dropped")
                return
            if await self.postponed(one, claim, channel):
                return
            words = await self.words(one, channel)
            if words is None:
                await self.outbox.end(one, claim, "dropped")
                return
            await self.send(one, channel, words)
        except (Final, NotificationError):
            await self.outbox.end(one, claim, "failed")
            if channel is not None:
                await self.channels.worked(channel, False)
            return
        except Exception as error:
            await self.failed(one, claim, channel, error)
            return
        await self.outbox.end(one, claim, "sent")
        self.sent += 1
        await self.channels.worked(channel, True)

    async def failed(
        self, one: Notification, claim: str, channel: Channel | None, error: Exception
    ) -> None:
        if one.tries + 1 < TRIES:
            wait = AGAIN * 4.0**one.tries
            await self.outbox.later(one, claim, time() + wait, tried=True)
            return
        # Without the address, which is personal data.
        log_error("a notification was given up", RuntimeError(type(error).__name__), kind=one.kind)
        await self.outbox.end(one, claim, "failed")
        if channel is not None:
            await self.channels.worked(channel, False)

    # -- whether to send -------------------------------------------------------------------------

    async def postponed(self, one: Notification, claim: str, channel: Channel) -> bool:
        """Whether the person is looking: at this table, and then the notification is not needed
        any more, or elsewhere, and then it waits until they look away."""
        if one.kind in UNASKED or (one.kind == "over" and channel.table_id is not None):
            return False
        now = time()
        seen = await self.attention.at(one.person, now)
        if one.table_id in seen or is_seen(one, seen, HOME):
            await self.outbox.end(one, claim, "dropped")
        elif seen:
            await self.outbox.later(one, claim, now + POSTPONED, tried=False)
        return bool(seen)

    async def words(self, one: Notification, channel: Channel) -> Words | None:
        """What to say; None if there is nothing to say any more."""
        if one.kind == "confirm":
            token = self.links.sign("confirm", channel.id)
            return confirmation(channel, self.site, token)
        if one.kind == "recover":
            return None if self.recovery is None else await self.recovery(one, channel)
        if one.kind == FRIEND:
            return None if self.friendship is None else await self.friendship(one, channel)
        if one.kind == "digest":
            waiting = await self.waiting(one.person)
            return digest(waiting, channel) if waiting else None
        try:
            table = (await self.registry.get(one.table_id or "")).table
        except TidetableError:
            return None  # the table is gone
        if not still_holds(one, table):
            return None
        if channel.table_id is not None and not table.concerns(channel.person):
            return None  # people who have left the table get no news of it
        if one.kind == "invitation" and one.turn == NAMED:
            name = await self.inviter(table.id, table.current_id(one.person))
            return None if name is None else named_invitation(name, table, channel)
        return at_table(one.kind, table, channel, table.current_id(one.person))

    async def waiting(self, person: str) -> list[Summary]:
        """The tables at which it is a person's turn."""
        found = []
        for row in await self.registry.store.tables_of(person):
            table = msgspec.json.decode(row.summary, type=Summary)
            if is_turn(table, row.yours):
                found.append(table)
        return found

    # -- sending ---------------------------------------------------------------------------------

    async def send(self, one: Notification, channel: Channel, words: Words) -> None:
        stop = self.links.sign("stop", channel.id)
        if channel.kind == "mail":
            await self.send_mail(one, channel, words, stop)
            return
        if channel.kind == "webhook":
            body = msgspec.json.encode(self.for_group(one, words, stop, channel))
            status = await self.outward.post(channel.address, body, JSON)
        else:
            waiting = len(await self.waiting(one.person))
            said = {**msgspec.structs.asdict(words), "stop": stop, "waiting": waiting}
            text = Text(channel.language)
            said["stop_label"] = text("notification-stop-short")
            status = await self.push.send(
                channel.address, channel.keys, msgspec.json.encode(said), short_name(one.id)
            )
        if status in GONE:
            await self.channels.drop(channel.id)
            raise Final
        if 400 <= status < 500 and status not in (408, 429):
            raise Final
        if status >= 300:
            raise RuntimeError(status)

    async def send_mail(self, one: Notification, channel: Channel, words: Words, stop: str) -> None:
        if self.mail is None:
            raise Final  # the operator has turned it off
        text = Text(channel.language)
        lines = [words.text, "", f"{self.site}{words.path}"]
        if one.kind not in UNASKED:
            lines += ["", "--", text("notification-stop"), f"{self.site}/stop/{stop}"]
        letter = Letter(
            channel.address,
            words.title,
            "\n".join(lines).strip() + "\n",
            short_name(one.id),
            "" if one.kind in UNASKED else f"{self.site}/api/notifications/stop?token={stop}",
        )
        try:
            await self.mail.send(letter)
        except Exception as error:
            if is_final(error):
                raise Final from None
            raise

    async def try_webhook(self, channel: Channel, table: Table) -> int:
        """Send a message to a webhook now; the status of the answer."""
        text = Text(channel.language)
        said = text("notification-webhook", game=game_title(table.made.game, channel.language))
        words = Words(said, "", f"/table/{table.id}", table.id)
        one = about("test", channel, channel.person, table.id, 0, 0.0)
        stop = self.links.sign("stop", channel.id)
        body = msgspec.json.encode(self.for_group(one, words, stop, channel))
        return await self.outward.post(channel.address, body, JSON)

    def for_group(
        self, one: Notification, words: Words, stop: str, channel: Channel
    ) -> dict[str, str]:
        """What a webhook gets: `text` is read by Slack and Mattermost, `content` by Discord."""
        link = f" {self.site}{words.path}" if self.site else ""
        said = " ".join(part for part in (words.title, words.text) if part) + link
        more = {"kind": one.kind, "table": one.table_id or "", "stop": stop}
        return {"text": said, "content": said, **more}

    # -- the daily digest ------------------------------------------------------------------------

    async def make_digests(self, now: datetime) -> None:
        made: list[Notification] = []
        for channel in await self.channels.with_digest():
            there = now.astimezone(zone(channel.zone))
            day = there.date().toordinal()
            if there.hour >= HOUR and (day, channel.id) not in self.digested:
                if channel.wants("digest"):
                    made.append(about("digest", channel, channel.person, None, day, time()))
                self.digested.add((day, channel.id))
        if made:
            await self.outbox.add(made)
        today = now.date().toordinal()
        self.digested = {one for one in self.digested if one[0] >= today - 2}

    async def close(self) -> None:
        sending = list(self.sending.values())
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        await self.outward.close()


def zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except Exception:  # unknown here, or no name at all
        return UTC


def short_name(id_: str) -> str:
    """The id of a notification in 32 letters, as a topic of Web Push may have."""
    return hashlib.sha256(id_.encode()).hexdigest()[:32]
