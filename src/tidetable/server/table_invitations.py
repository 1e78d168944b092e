"""Invitations of named people to a table, in the database. One opens a seat with one tap, as long
as its sender may let people in, and until the host renews the invitations of the table."""

from time import time
from typing import NamedTuple

import msgspec

from tidetable.server.database import Database
from tidetable.server.messages import SeatNow, Summary
from tidetable.table.table import Table

SHOWN = 20  # invitations of one person
LETS_IN = ("invited", "host")  # kinds of seats whose people may let others in
UNBLOCKED = (
    "NOT EXISTS (SELECT 1 FROM blocks b WHERE b.active = 1 AND b.person = i.person "
    "AND b.blocked = i.inviter)"
)
# Somebody who has declined is not asked again, unless the host has renewed the invitations.
ADD = (
    "INSERT INTO invitations (table_id, person, inviter, times, at) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id, person) DO UPDATE SET inviter = excluded.inviter, at = excluded.at, "
    "times = excluded.times, declined = NULL WHERE invitations.times < excluded.times"
)
MINE = (
    "SELECT i.inviter, p.name, i.at, i.times, t.summary FROM invitations i "
    "JOIN tables t ON t.id = i.table_id JOIN people p ON p.id = i.inviter "
    f"WHERE i.person = ?1 AND i.declined IS NULL AND t.status = 'open' AND {UNBLOCKED} "
    "AND NOT EXISTS (SELECT 1 FROM sitting s WHERE s.person = ?1 AND s.table_id = i.table_id) "
    "ORDER BY i.at DESC LIMIT ?2"
)


class Received(NamedTuple):
    """An invitation that a person has received."""

    inviter: str
    name: str
    at: float
    table: Summary


class Sent(NamedTuple):
    person: str
    name: str
    declined: bool


class TableInvitations:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: Table, person: str, inviter: str) -> None:
        row = (table.id, person, inviter, table.invited_times, time())
        await self.database.write((ADD, row))

    async def of(self, person: str) -> list[Received]:
        """The invitations that a person can accept, newest first."""
        found = []
        for inviter, name, at, times, text in await self.database.read(MINE, person, SHOWN):
            table = msgspec.json.decode(text, type=Summary)
            if times == table.invitations and lets_in(table.host, table.seats, inviter):
                found.append(Received(inviter, name, at, table))
        return found

    async def inviter(self, table_id: str, person: str) -> str | None:
        """The name of the person who invites somebody to a table; None: nobody does (any more)."""
        row = await self.database.row(
            "SELECT p.name FROM invitations i JOIN people p ON p.id = i.inviter "
            f"WHERE i.table_id = ? AND i.person = ? AND i.declined IS NULL AND {UNBLOCKED}",
            table_id,
            person,
        )
        return None if row is None else str(row[0])

    async def opens(self, table: Table, person: str) -> bool:
        """Whether a person has an invitation to a table that is valid now."""
        row = await self.database.row(
            "SELECT i.inviter FROM invitations i WHERE i.table_id = ? AND i.person = ? "
            f"AND i.times = ? AND i.declined IS NULL AND {UNBLOCKED}",
            table.id,
            person,
            table.invited_times,
        )
        return row is not None and may_let_in(table, row[0])

    async def sent(self, table: Table) -> list[Sent]:
        """Who was invited to a table and has not come yet."""
        rows = await self.database.read(
            "SELECT i.person, p.name, i.declined FROM invitations i JOIN people p "
            "ON p.id = i.person WHERE i.table_id = ? AND i.times = ? ORDER BY i.at, i.person",
            table.id,
            table.invited_times,
        )
        return [
            Sent(person, name, declined is not None)
            for person, name, declined in rows
            if not table.seats_of(person)
        ]

    async def decline(self, table_id: str, person: str) -> None:
        sql = "UPDATE invitations SET declined = ? WHERE table_id = ? AND person = ?"
        await self.database.write((sql, (time(), table_id, person)))

    async def withdraw(self, table_id: str, person: str) -> None:
        """Take an invitation back. One that was declined stays, so that nobody is asked again."""
        sql = "DELETE FROM invitations WHERE table_id = ? AND person = ? AND declined IS NULL"
        await self.database.write((sql, (table_id, person)))


def may_let_in(table: Table, person: str) -> bool:
    """Whether somebody may let others in: the host, and those whom somebody has let in, but not
    strangers from the public list."""
    if table.current_id(person) == table.host:
        return True
    return any(table.seats[seat].plan.kind in LETS_IN for seat in table.seats_of(person))


def lets_in(host: str | None, seats: list[SeatNow], person: str) -> bool:
    """The same, of a table in a list."""
    return person == host or any(seat.who == person and seat.kind in LETS_IN for seat in seats)
