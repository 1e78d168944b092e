"""Channels: where people want notifications. A browser (Web Push), an e-mail address, or a webhook
of a person or a table."""

import hashlib
import re
from collections.abc import Sequence
from time import time
from typing import Literal, NamedTuple

import msgspec

from tidetable.engine.errors import TidetableError
from tidetable.server.database import Database

Kind = Literal["push", "mail", "webhook"]
Wanted = Literal["turn", "invitation", "over", "friend", "digest"]  # kinds of notifications
WANTED: tuple[Wanted, ...] = ("turn", "invitation", "over", "friend", "digest")
RECOVERY = "recovery"  # besides: the address may recover its person (mail_recovery.py)
USUAL: tuple[Wanted, ...] = ("turn", "invitation", "over", "friend")
EACH = 10  # channels of one person
BROKEN = 10  # notifications in a row that failed: the channel is given up
is_mail = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([\w-]{1,63}\.)+[\w-]{2,63}").fullmatch

COLUMNS = (
    "id, person, table_id, kind, address, details, wanted, language, zone, made, confirmed, failed"
)
ADD = (
    f"INSERT INTO channels ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0) "
    "ON CONFLICT (id) DO UPDATE SET person = excluded.person, details = excluded.details, "
    "wanted = excluded.wanted, language = excluded.language, zone = excluded.zone, failed = 0"
)


class NotificationError(TidetableError):
    """A channel, or a link of a notification, that is refused."""


class Keys(msgspec.Struct):
    """The keys of a browser's subscription: what is sent to it is encrypted for it."""

    p256dh: str = ""
    auth: str = ""


class Channel(NamedTuple):
    id: str
    person: str
    table_id: str | None
    kind: Kind
    address: str
    details: str
    wanted: str
    language: str
    zone: str
    made: float
    confirmed: float | None
    failed: int

    def wants(self, kind: str) -> bool:
        """Whether notifications of a kind go here. An e-mail address must be confirmed first."""
        if kind == "confirm":
            return self.kind == "mail" and self.confirmed is None
        if kind == "recover":
            return self.kind == "mail" and self.confirmed is not None and self.recovers
        return kind in self.wanted.split() and (self.kind != "mail" or self.confirmed is not None)

    @property
    def recovers(self) -> bool:
        return RECOVERY in self.wanted.split()

    @property
    def keys(self) -> Keys:
        return msgspec.json.decode(self.details, type=Keys)


def channel_id(kind: Kind, address: str, owner: str) -> str:
    """A browser has one channel; an address has one for each person or table."""
    said = f"{kind}/{address}" if kind == "push" else f"{kind}/{address}/{owner}"
    return hashlib.sha256(said.encode()).hexdigest()[:32]


class Channels:
    """Channels in the database, and in memory who has any: most people have none, and then a move
    must cost nothing."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people: set[str] = set()
        self.tables: set[str] = set()

    async def look(self) -> None:
        """Learn who has channels: other processes add some, too."""
        rows = await self.database.read("SELECT person, table_id FROM channels")
        self.people = {person for person, table_id in rows if table_id is None}
        self.tables = {table_id for _, table_id in rows if table_id is not None}

    async def add(
        self,
        person: str,
        kind: Kind,
        address: str,
        language: str,
        wanted: Sequence[str],
        zone: str = "",
        keys: Keys | None = None,
        table_id: str | None = None,
    ) -> Channel:
        id_ = channel_id(kind, address, table_id or person)
        own = await self.of(person)
        if len(own) >= EACH and all(one.id != id_ for one in own):
            raise NotificationError("too-many-channels", most=EACH)
        details = msgspec.json.encode(keys or Keys()).decode()
        kept = {RECOVERY for one in own if one.id == id_ and one.recovers}
        chosen = " ".join(kind for kind in (*WANTED, RECOVERY) if kind in wanted or kind in kept)
        confirmed = None if kind == "mail" else time()
        place = (id_, person, table_id, kind, address, details, chosen, language, zone)
        await self.database.write((ADD, (*place, time(), confirmed)))
        (self.people if table_id is None else self.tables).add(table_id or person)
        found = await self.get(id_)
        assert found is not None
        return found

    async def add_recovery(self, person: str, address: str, language: str) -> Channel:
        """Let an address recover a person, besides what it gets already."""
        id_ = channel_id("mail", address, person)
        known = await self.get(id_)
        wanted = [RECOVERY] if known is None else [*known.wanted.split(), RECOVERY]
        return await self.add(person, "mail", address, language, wanted)

    async def for_recovery(self, address: str) -> list[Channel]:
        """The confirmed channels through which an address recovers somebody."""
        sql = f"SELECT {COLUMNS} FROM channels WHERE kind = 'mail' AND LOWER(address) = ?"
        rows = await self.database.read(sql, address.lower())
        return [one for one in (Channel(*row) for row in rows) if one.wants("recover")]

    async def stop(self, id_: str) -> None:
        """Send nothing more there. An address that recovers somebody still does."""
        known = await self.get(id_)
        if known is None or not known.recovers:
            await self.drop(id_)
            return
        await self.database.write(
            ("UPDATE channels SET wanted = ? WHERE id = ?", (RECOVERY, id_)),
        )

    async def get(self, id_: str) -> Channel | None:
        row = await self.database.row(f"SELECT {COLUMNS} FROM channels WHERE id = ?", id_)
        return None if row is None else Channel(*row)

    async def of(self, person: str) -> list[Channel]:
        """A person's channels, those of tables included."""
        sql = f"SELECT {COLUMNS} FROM channels WHERE person = ? ORDER BY made"
        return [Channel(*row) for row in await self.database.read(sql, person)]

    async def reached(self, person: str, table_id: str | None) -> list[Channel]:
        """Where a notification about a person at a table goes."""
        sql = (
            f"SELECT {COLUMNS} FROM channels WHERE person = ? AND table_id IS NULL OR table_id = ?"
        )
        return [Channel(*row) for row in await self.database.read(sql, person, table_id or "")]

    async def of_table(self, table_id: str) -> list[Channel]:
        """The webhooks of a table."""
        sql = f"SELECT {COLUMNS} FROM channels WHERE table_id = ? ORDER BY made"
        return [Channel(*row) for row in await self.database.read(sql, table_id)]

    async def with_digest(self) -> list[Channel]:
        sql = f"SELECT {COLUMNS} FROM channels WHERE wanted LIKE '%digest%'"
        return [Channel(*row) for row in await self.database.read(sql)]

    async def confirm(self, id_: str) -> None:
        sql = "UPDATE channels SET confirmed = COALESCE(confirmed, ?) WHERE id = ?"
        await self.database.write((sql, (time(), id_)))

    async def drop(self, id_: str, person: str | None = None) -> None:
        """Delete a channel, of this person if one is named, and what waits to be sent there."""
        own = "" if person is None else " AND person = ?"
        values = (id_,) if person is None else (id_, person)
        await self.database.write(
            (f"DELETE FROM channels WHERE id = ?{own}", values),
            (
                "UPDATE notifications SET state = 'dropped' WHERE channel = ? AND state = 'waiting'"
                " AND NOT EXISTS (SELECT 1 FROM channels WHERE channels.id = channel)",
                (id_,),
            ),
        )

    async def worked(self, channel: Channel, well: bool) -> None:
        """Count what failed in a row; a channel that never works is given up."""
        if well and channel.failed == 0:
            return
        if not well and channel.failed + 1 >= BROKEN:
            await self.drop(channel.id)
            return
        failed = 0 if well else channel.failed + 1
        sql = "UPDATE channels SET failed = ? WHERE id = ?"
        await self.database.write((sql, (failed, channel.id)))
