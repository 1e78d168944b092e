"""Deletes a person's data. Games stay, for the others who played them; the name in them becomes
empty, which clients show as "former player", and what the person wrote disappears.

It happens in two steps. The first locks the person out and clears the tables they sat at. The
second searches all logs for what they wrote as a spectator; it reads the whole log, so it is done
for many people at once, by the retention task. Both may be repeated: after a crash they are.
"""

import contextlib
from functools import partial
from time import time
from typing import Any

import msgspec

from tidetable.engine.errors import TidetableError
from tidetable.server import puzzle_store
from tidetable.server.commands import Commands
from tidetable.server.database import Database, Statement
from tidetable.server.friends import erased
from tidetable.server.people_store import PeopleStore
from tidetable.server.tournament_store import TournamentStore
from tidetable.table import entries as log
from tidetable.table.table import Table

AT_ONCE = 200  # rows of a log that one transaction rewrites


class Erasure:
    def __init__(self, people: PeopleStore, commands: Commands) -> None:
        self.people = people
        self.commands = commands
        self.database: Database = people.database

    async def erase(self, person: str) -> None:
        """The first step: lock the person out, and clear the tables they sat at."""
        ids = await self.start(person)
        for id_ in ids:
            for table_id in await self.people.tables_with(id_):
                await self.clear(table_id, ids)
        marks = ", ".join("?" for _ in ids)
        await TournamentStore(self.database).forget(ids)
        await self.database.write(
            (f"UPDATE results SET person = NULL WHERE person IN ({marks})", ids),
            (f"DELETE FROM ratings WHERE person IN ({marks})", ids),
            (f"DELETE FROM sitting WHERE person IN ({marks})", ids),
            (f"DELETE FROM channels WHERE person IN ({marks})", ids),
            (f"DELETE FROM looking WHERE person IN ({marks})", ids),
            (f"DELETE FROM mutes WHERE person IN ({marks})", ids),
            (f"DELETE FROM reports WHERE person IN ({marks})", ids),
            (f"UPDATE reports SET reporter = '' WHERE reporter IN ({marks})", ids),
            (f"DELETE FROM holidays WHERE person IN ({marks})", ids),
            (f"DELETE FROM tournament_people WHERE person IN ({marks})", ids),
            # Those that asked to confirm an address still count, so that nobody is flooded.
            (f"DELETE FROM notifications WHERE kind <> 'confirm' AND person IN ({marks})", ids),
            (f"UPDATE notifications SET person = '' WHERE person IN ({marks})", ids),
            (f"DELETE FROM notifications WHERE other IN ({marks})", ids),
            (f"DELETE FROM approaches WHERE person IN ({marks})", ids),
            *erased(ids),
            *puzzle_store.erased(ids),
        )

    async def start(self, person: str) -> list[str]:
        """Void the tokens, name and account of a person and of the guests who became them."""
        at = time()
        await self.database.write(
            (
                "UPDATE people SET name = '', account = NULL, account_key = NULL, password = NULL, "
                "recovery = NULL, friend_code = NULL, seen = NULL, deleted = COALESCE(deleted, ?), "
                "generation = generation + 1 "
                "WHERE id = ? OR became = ?",
                (at, person, person),
            ),
            self.people.all_revoked(person, at),
        )
        rows = await self.database.read(
            "SELECT id FROM people WHERE id = ? OR became = ? ORDER BY id", person, person
        )
        return [row[0] for row in rows]

    async def clear(self, table_id: str, ids: list[str]) -> int:
        """Take the people off a table and their words out of its log; the newest entry's number."""
        seq = 0
        with contextlib.suppress(TidetableError):  # no such table any more
            for id_ in ids:
                table = await self.commands.run(table_id, partial(leave, person=id_))
                while leave(table, id_) is not None:  # a person may have several seats
                    table = await self.commands.run(table_id, partial(leave, person=id_))
                table = await self.commands.run(table_id, partial(forget, person=id_))
                seq = table.seq
        await self.rewrite(table_id, ids)
        return seq

    async def rewrite(self, table_id: str, ids: list[str]) -> None:
        """Remove names and chat of these people from the stored log of a table."""
        rows = await self.database.read(
            "SELECT seq, entry FROM log WHERE table_id = ? ORDER BY seq", table_id
        )
        changed: list[Statement] = []
        for seq, entry in rows:
            cleared = without(entry, ids)
            if cleared is not None:
                sql = "UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?"
                changed.append((sql, (cleared, table_id, seq)))
        for first in range(0, len(changed), AT_ONCE):
            await self.database.write(*changed[first : first + AT_ONCE])

    # -- the second step -------------------------------------------------------------------------

    async def finish(self) -> list[str]:
        """Search all logs for people whose deletion has begun; the tables that had something."""
        rows = await self.database.read(
            "SELECT id FROM people WHERE deleted IS NOT NULL AND erased IS NULL"
        )
        ids = [row[0] for row in rows]
        tables = await self.tables_that_mention(ids) if ids else []
        for table_id in tables:
            await self.clear(table_id, ids)
        if ids:  # once more: a process may have written a title that it still had in memory
            await TournamentStore(self.database).forget(ids)
        at = time()
        sql = "UPDATE people SET erased = ? WHERE id = ?"
        await self.database.write(*((sql, (at, id_)) for id_ in ids))
        return tables

    async def tables_that_mention(self, ids: list[str]) -> list[str]:
        likely = " OR ".join("entry LIKE ?" for _ in ids)
        rows = await self.database.read(
            f"SELECT DISTINCT table_id FROM log WHERE {likely}", *(f'%"{id_}"%' for id_ in ids)
        )
        return sorted(row[0] for row in rows)


def leave(table: Table, person: str) -> log.Stood | log.Resigned | None:
    """The entry with which a person gives up one more seat; None if there is none to give up. A
    person who stays away forever must not keep the others waiting."""
    for number in table.seats_of(person):
        seat = table.seats[number]
        if seat.person != person:
            continue  # the account's, not this guest's
        if table.status == "open":
            if table.made.tournament is not None:
                return None  # the tournament knows that the person does not come
            return table.stand(number, person)
        if table.status == "playing" and not seat.resigned:
            return table.resign(number, person)
    return None


def forget(table: Table, person: str) -> log.Forgot | None:
    return table.forget(person)


def without(entry: str, ids: list[str]) -> str | None:
    """A stored log entry without the name and the words of these people; None: it has none."""
    found: dict[str, Any] = msgspec.json.decode(entry)
    if found.get("person") not in ids or not (found.get("name") or found.get("text")):
        return None
    cleared = {field: "" if field in ("name", "text") else found[field] for field in found}
    return msgspec.json.encode(cleared).decode()
