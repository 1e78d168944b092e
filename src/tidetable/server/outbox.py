"""The outbox of notifications in the database: each is made once, and one process sends it.

The id of a notification says what it is about, so making it twice is harmless. A process claims it
before it sends it. If the process dies, the claim expires, and another process sends it."""

import hashlib
import hmac
import secrets
from time import time
from typing import NamedTuple

from tidetable.server.channels import Channel
from tidetable.server.database import Database, Statement

DAY = 86_400.0
MAILS = 3  # a day to one address, of those that anybody can ask for
LEASE = 60.0  # seconds after which a claim expires; sending takes far less
COLUMNS = "id, channel, person, table_id, kind, turn, at, due, tries, other"
ADD = (
    f"INSERT INTO notifications ({COLUMNS}, state) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 'waiting') ON CONFLICT DO NOTHING"
)
# A few of each owner of channels, oldest first: nobody's thousands come before those of others.
DUE = (
    f"SELECT {COLUMNS}, owner FROM (SELECT n.*, COALESCE(c.person, n.person) AS owner, "
    "ROW_NUMBER() OVER (PARTITION BY COALESCE(c.person, n.person) ORDER BY n.due, n.id) AS place "
    "FROM notifications n LEFT JOIN channels c ON c.id = n.channel "
    "WHERE n.state = 'waiting' AND n.due <= ?1 OR n.state = 'sending' AND n.claimed < ?2) AS found "
    "WHERE place <= ?3 ORDER BY place, due, id LIMIT ?4"
)
OF_ONE = 2  # notifications to the channels of one person that are sent at the same time
CLAIM = (
    "UPDATE notifications SET state = 'sending', claim = ?1, claimed = ?2, tries = tries + 1 "
    "WHERE id = ?3 AND (state = 'waiting' OR state = 'sending' AND claimed < ?4)"
)


class Notification(NamedTuple):
    id: str
    channel: str
    person: str
    table_id: str | None
    kind: str  # turn, invitation, over, friend, digest, confirm, recover
    turn: int
    at: float
    due: float
    tries: int
    other: str | None = None  # who asks or accepts
    owner: str = ""  # of the channel: a webhook tells a group about others


class Outbox:
    def __init__(self, database: Database, lease: float = LEASE) -> None:
        self.database = database
        self.lease = lease

    async def add(self, made: list[Notification]) -> None:
        await self.database.write(*((ADD, (*one[:8], one.other)) for one in made))

    async def due(self, now: float, limit: int = 200) -> list[Notification]:
        rows = await self.database.read(DUE, now, now - self.lease, OF_ONE, limit)
        return [Notification(*row) for row in rows]

    async def claim(self, one: Notification) -> str | None:
        """Claim a notification; None if another process has it."""
        claim, now = secrets.token_hex(8), time()
        await self.database.write((CLAIM, (claim, now, one.id, now - self.lease)))
        row = await self.database.row("SELECT claim FROM notifications WHERE id = ?", one.id)
        return claim if row == (claim,) else None

    async def end(self, one: Notification, claim: str, state: str) -> None:
        """The notification is sent, dropped or failed."""
        await self.database.write(self.ended(one, claim, state, one.due))

    async def later(self, one: Notification, claim: str, due: float, tried: bool) -> None:
        """Send the notification later. An attempt that failed counts."""
        await self.database.write(self.ended(one, claim, "waiting", due, 0 if tried else 1))

    def ended(
        self, one: Notification, claim: str, state: str, due: float, less: int = 0
    ) -> Statement:
        sql = (
            "UPDATE notifications SET state = ?, due = ?, tries = tries - ?, claim = NULL "
            "WHERE id = ? AND claim = ?"
        )
        return sql, (state, due, less, one.id, claim)


async def limited_mails(
    outbox: Outbox, kind: str, channels: list[Channel], secret: bytes
) -> list[Notification]:
    """Mails to one address that anybody can ask for: a few a day, no matter who asks. The ids count
    them without the address, which may be nobody's who is known here."""
    now = time()
    digest = hmac.new(secret, channels[0].address.lower().encode(), hashlib.sha256).hexdigest()
    prefix = f"{kind}/{digest[:32]}/{int(now / DAY)}"
    rows = await outbox.database.read(
        "SELECT COUNT(*) FROM notifications WHERE id LIKE ?", f"{prefix}/%"
    )
    number = int(rows[0][0])
    if number >= MAILS * len(channels):
        return []
    return [
        Notification(f"{prefix}/{number + n}", one.id, one.person, None, kind, 0, now, now, 0)
        for n, one in enumerate(channels[:MAILS])
    ]


def about(
    kind: str, channel: Channel, person: str, table_id: str | None, number: int, due: float
) -> Notification:
    """A notification to make, with the id that makes it unique. `number`: the turn or the day."""
    id_ = f"{kind}/{table_id or ''}/{number}/{channel.id}"
    return Notification(id_, channel.id, person, table_id, kind, number, time(), due, 0)
