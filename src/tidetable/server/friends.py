"""Friends by mutual consent, and people whom somebody has blocked, in the database.

A row in `wishes` says that one person wants to be another one's friend. Two who both do are
friends; so nobody becomes a friend without wanting it, whatever happens at the same time. Somebody
who is declined or blocked is not notified: their wish looks to them as if it were still waiting
(docs/decisions/0053).
"""

from time import time
from typing import Literal, NamedTuple

from tidetable.server.database import Database, Statement

Relation = Literal["self", "none", "friend", "asked", "asking", "blocked"]
PENDING = 50  # wishes of one person that wait for an answer
MOST = 300  # friends or blocked people of one person


def live(row: str) -> str:
    return f"{row}.declined IS NULL AND {row}.withdrawn IS NULL"


BACK = (  # the other one wants it, too
    "EXISTS (SELECT 1 FROM wishes v WHERE v.person = wishes.other AND v.other = wishes.person "
    f"AND {live('v')})"
)
BLOCKED = "SELECT 1 FROM blocks b WHERE b.active = 1 AND b.person = {0} AND b.blocked = {1}"
FRIENDS = (
    "SELECT p.id, p.name, wishes.at, p.hidden FROM wishes JOIN people p ON p.id = wishes.other "
    f"WHERE wishes.person = ? AND {live('wishes')} AND {BACK} AND p.deleted IS NULL "
    "ORDER BY p.name, p.id"
)
ASKED = (
    "SELECT p.id, p.name, wishes.at, 0 FROM wishes JOIN people p ON p.id = wishes.other "
    f"WHERE wishes.person = ? AND wishes.withdrawn IS NULL AND NOT {BACK} AND p.deleted IS NULL "
    "ORDER BY wishes.at, p.id"
)
ASKING = (
    "SELECT p.id, p.name, wishes.at, 0 FROM wishes JOIN people p ON p.id = wishes.person "
    f"WHERE wishes.other = ? AND {live('wishes')} AND NOT {BACK} AND p.deleted IS NULL "
    f"AND NOT EXISTS ({BLOCKED.format('wishes.other', 'wishes.person')}) "
    "ORDER BY wishes.at, p.id"
)
BLOCKS = (
    "SELECT p.id, p.name, b.at, 0 FROM blocks b JOIN people p ON p.id = b.blocked "
    "WHERE b.person = ? AND b.active = 1 AND p.deleted IS NULL ORDER BY p.name, p.id"
)

# ?1: who does something, ?2: the other one, ?3: when
WISH = (
    "INSERT INTO wishes (person, other, at) SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT), "
    f"CAST(?3 AS DOUBLE PRECISION) WHERE NOT EXISTS ({BLOCKED.format('?1', '?2')}) "
    "ON CONFLICT (person, other) DO UPDATE SET withdrawn = NULL"
)
# Who wants what they declined before, or what the other one wants by now, has changed their mind.
FORGIVE = (
    "UPDATE wishes SET declined = NULL WHERE person = ?2 AND other = ?1 AND withdrawn IS NULL "
    "AND EXISTS (SELECT 1 FROM wishes v WHERE v.person = ?1 AND v.other = ?2 "
    "AND v.withdrawn IS NULL)"
)
FULFIL = f"UPDATE wishes SET declined = NULL WHERE person = ?1 AND other = ?2 AND {BACK}"
DECLINE = (
    f"UPDATE wishes SET declined = ?3 WHERE person = ?2 AND other = ?1 AND {live('wishes')} "
    f"AND NOT {BACK}"
)
# A declined wish stays in the database: withdrawing it must not make it possible to ask again.
WITHDRAW = (
    "UPDATE wishes SET withdrawn = ?3 WHERE person = ?1 AND other = ?2 AND declined IS NOT NULL"
)
PART = f"DELETE FROM wishes WHERE person = ?2 AND other = ?1 AND {live('wishes')} AND {BACK}"
DROP = "DELETE FROM wishes WHERE person = ?1 AND other = ?2 AND declined IS NULL"
BLOCK = (
    "INSERT INTO blocks (person, blocked, at, active) VALUES (?1, ?2, ?3, 1) "
    "ON CONFLICT (person, blocked) DO UPDATE SET active = 1, at = excluded.at"
)
UNBLOCK = "UPDATE blocks SET active = 0, at = ?3 WHERE person = ?1 AND blocked = ?2"
UNINVITE = "DELETE FROM invitations WHERE inviter = ?1 AND person = ?2"


class Known(NamedTuple):
    """Somebody in one of a person's lists."""

    person: str
    name: str
    at: float
    hidden: int  # appears offline


class Friends:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- lists -----------------------------------------------------------------------------------

    async def friends(self, person: str) -> list[Known]:
        return await self.known(FRIENDS, person)

    async def asked(self, person: str) -> list[Known]:
        """Whom the person has asked, without an answer they know of."""
        return await self.known(ASKED, person)

    async def asking(self, person: str) -> list[Known]:
        """Who asks the person."""
        return await self.known(ASKING, person)

    async def blocked(self, person: str) -> list[Known]:
        return await self.known(BLOCKS, person)

    async def known(self, sql: str, person: str) -> list[Known]:
        return [Known(*row) for row in await self.database.read(sql, person)]

    async def relation(self, person: str, other: str) -> Relation:
        """What another one is to a person, as far as that person may know."""
        if person == other:
            return "self"
        if await self.has_blocked(person, other):
            return "blocked"
        rows = await self.database.read(
            "SELECT person, declined, withdrawn FROM wishes "
            "WHERE person = ?1 AND other = ?2 OR person = ?2 AND other = ?1",
            person,
            other,
        )
        found = {row[0]: row[1:] for row in rows}
        mine, theirs = (found.get(one) == (None, None) for one in (person, other))
        if mine and theirs:
            return "friend"
        if theirs:
            return "asking"
        return "asked" if person in found and found[person][1] is None else "none"

    async def are_friends(self, person: str, other: str) -> bool:
        return await self.relation(person, other) == "friend"

    async def has_blocked(self, person: str, other: str) -> bool:
        sql = BLOCKED.format("?1", "?2")
        return await self.database.row(sql, person, other) is not None

    async def blocked_by(self, person: str) -> frozenset[str]:
        """The ids of those whom a person has blocked."""
        sql = "SELECT blocked FROM blocks WHERE person = ? AND active = 1"
        return frozenset(row[0] for row in await self.database.read(sql, person))

    async def blocks_since(self, at: float) -> list[tuple[str, str, bool]]:
        """Person, the other one, and whether they are blocked: what has changed since then."""
        sql = "SELECT person, blocked, active FROM blocks WHERE at >= ? ORDER BY at"
        rows = await self.database.read(sql, at)
        return [(person, blocked, bool(active)) for person, blocked, active in rows]

    # -- changes ---------------------------------------------------------------------------------

    async def ask(self, person: str, other: str) -> None:
        """Want to be friends; if the other one does already, both are from now on."""
        await self.change(person, other, WISH, FORGIVE, FULFIL)

    async def decline(self, person: str, other: str) -> None:
        await self.change(person, other, DECLINE)

    async def remove(self, person: str, other: str) -> None:
        """End a friendship, or withdraw a wish."""
        await self.change(person, other, WITHDRAW, PART, DROP)

    async def block(self, person: str, other: str) -> None:
        """Have nothing to do with somebody. To a friend it looks like the end of the friendship."""
        await self.change(person, other, BLOCK, WITHDRAW, PART, DROP, UNINVITE)

    async def unblock(self, person: str, other: str) -> None:
        await self.change(person, other, UNBLOCK)

    async def change(self, person: str, other: str, *statements: str) -> None:
        at = time()
        await self.database.write(
            *((sql, (person, other, at) if "?3" in sql else (person, other)) for sql in statements)
        )


# -- people who become somebody else, or nobody --------------------------------------------------


def merged(guest: str, account: str, at: float) -> list[Statement]:
    """A guest logs in to an account: it takes over the guest's friends, blocks and invitations.
    What the account has already stays. Doing this twice is harmless."""
    own = BLOCKED.format("wishes.person", "wishes.other")
    theirs = BLOCKED.format("wishes.other", "wishes.person")
    about = "(person = ?1 OR other = ?1)"
    return [
        # What has ended, but is still remembered, gives way to what the guest has.
        *(
            (
                f"DELETE FROM wishes WHERE withdrawn IS NOT NULL AND {one} = ? "
                f"AND {other} IN (SELECT {other} FROM wishes WHERE {one} = ?)",
                (account, guest),
            )
            for one, other in (("person", "other"), ("other", "person"))
        ),
        (
            "DELETE FROM blocks WHERE active = 0 AND (person IN (?1, ?2) OR blocked IN (?1, ?2))",
            (account, guest),
        ),
        *moved("wishes", "person", "other", guest, account),
        *moved("wishes", "other", "person", guest, account),
        *moved("blocks", "person", "blocked", guest, account),
        *moved("blocks", "blocked", "person", guest, account),
        ("UPDATE blocks SET at = ?2 WHERE person = ?1 OR blocked = ?1", (account, at)),
        *moved("invitations", "person", "table_id", guest, account),
        ("UPDATE invitations SET inviter = ? WHERE inviter = ?", (account, guest)),
        # Nobody stays a friend of somebody they have blocked; who both want it are friends.
        (f"DELETE FROM wishes WHERE {about} AND EXISTS ({theirs}) AND {BACK}", (account,)),
        (f"DELETE FROM wishes WHERE {about} AND EXISTS ({own})", (account,)),
        (
            f"UPDATE wishes SET declined = NULL WHERE {about} AND withdrawn IS NULL AND {BACK}",
            (account,),
        ),
        (
            "UPDATE standings SET person = ?1 WHERE person = ?2 AND game NOT IN "
            "(SELECT game FROM standings WHERE person = ?1)",
            (account, guest),
        ),
    ]


def moved(table: str, one: str, other: str, guest: str, account: str) -> list[Statement]:
    """Give a guest's rows to the account, unless it has such a row, and drop the rest."""
    return [
        (
            f"UPDATE {table} SET {one} = ?1 WHERE {one} = ?2 AND {other} <> ?1 "
            f"AND {other} NOT IN (SELECT {other} FROM {table} WHERE {one} = ?1)",
            (account, guest),
        ),
        (f"DELETE FROM {table} WHERE {one} = ?", (guest,)),
    ]


def erased(ids: list[str]) -> list[Statement]:
    """Delete what people leave behind who are deleted."""
    marks = ", ".join("?" for _ in ids)
    where = (
        *(("wishes", "person"), ("wishes", "other"), ("blocks", "person"), ("blocks", "blocked")),
        *(("invitations", "person"), ("invitations", "inviter"), ("standings", "person")),
    )
    return [(f"DELETE FROM {table} WHERE {column} IN ({marks})", ids) for table, column in where]
