"""Tables in the database: their logs, and the rows that lists are made from."""

import re
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tidetable.engine.game import Game, Json
from tidetable.server.database import APPEND, Append, Callback, Database, Statement
from tidetable.table.entries import AnyEntry, Handed, Made, Sat, Stood, decoder, encoder
from tidetable.table.table import FinalResult, Table

is_id = re.compile(r"[A-Za-z0-9_-]{1,40}").fullmatch  # of a table or a person

LIST = (
    "UPDATE tables SET status = ?1, changed = ?2, summary = ?3, seq = ?4, due = ?5 "
    "WHERE id = ?6 AND seq <= ?4"
)


class Stored(NamedTuple):
    """A log entry with its number, key and time."""

    seq: int
    key: str | None
    at: float
    entry: AnyEntry


class ListRow(NamedTuple):
    """What lists and other processes know of a table."""

    id: str
    status: str
    summary: str
    seq: int
    due: float | None  # when a process must look after the table


class Ending(msgspec.Struct):
    """The part of a summary that says how a game ended."""

    winners: list[int]
    scores: list[int]


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- logs ------------------------------------------------------------------------------------

    async def create(self, table: Table, summary: str) -> None:
        made = table.made
        await self.database.write(
            insert_log(table.id, 1, None, table.at, made),
            (
                "INSERT INTO tables (id, game, rules, listed, status, made, changed, summary, seq) "
                "VALUES (?, ?, ?, ?, 'open', ?, ?, ?, 1)",
                (table.id, made.game, made.rules, int(made.listed), table.at, table.at, summary),
            ),
        )

    def submit(
        self,
        done: Callback,
        table: Table,
        entry: AnyEntry,
        at: float,
        key: str | None,
        mark: str | None,
    ) -> None:
        """Append an entry. `done` gets Conflict if the entry's number or key is taken. With a mark
        the table is marked for this process."""
        text = encoder.encode(entry).decode()
        appended = Append(table.id, table.seq + 1, key, at, text, mark)
        self.database.append(done, appended, *seating(table, entry))

    async def has_key(self, table_id: str, key: str) -> bool:
        sql = "SELECT seq FROM log WHERE table_id = ? AND key = ?"
        return await self.database.row(sql, table_id, key) is not None

    async def read(self, table_id: str, after: int = 0) -> list[Stored]:
        rows = await self.database.read(
            "SELECT seq, key, at, entry FROM log WHERE table_id = ? AND seq > ? ORDER BY seq",
            table_id,
            after,
        )
        return [Stored(seq, key, at, decoder.decode(entry)) for seq, key, at, entry in rows]

    async def news(self, known: list[tuple[str, int]]) -> dict[str, list[Stored]]:
        """The entries after these numbers of several tables."""
        found: dict[str, list[Stored]] = {}
        for table_id, seq, at, entry in await self.database.news(known):
            stored = Stored(seq, None, at, decoder.decode(entry))
            found.setdefault(table_id, []).append(stored)
        return found

    async def load(self, table_id: str) -> Table | None:
        """Rebuild a table from its log; None if there is no such table."""
        stored = await self.read(table_id)
        if not stored or not isinstance(stored[0].entry, Made):
            return None
        made, at = stored[0].entry, stored[0].at
        table = Table(table_id, made, at)
        if table.halted:
            table = Table(table_id, made, at, await self.box(made.data_hash))
        for one in stored[1:]:
            table.add(one.entry, one.at)
        if table.halted and (result := await self.result(table_id)) is not None:
            table.conclude(result)
        return table

    # -- rules and data that change --------------------------------------------------------------

    async def begin_with(self, known: Iterable[Game]) -> None:
        """At startup: store the data of the known games for later, and let the sweep look at
        tables that halted under unknown rules and can go on, or whose rules are now unknown."""
        for game in known:
            numbers = msgspec.json.encode(game.data.values).decode()
            await self.database.write(
                (
                    "INSERT INTO boxes (hash, numbers) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    (game.data.hash, numbers),
                ),
                (
                    "UPDATE tables SET due = 0 WHERE game = ? AND (status = 'halted' AND rules = ? "
                    "OR status IN ('open', 'playing') AND rules <> ?)",
                    (game.name, game.rules_version, game.rules_version),
                ),
            )

    async def box(self, hash_: str) -> Json | None:
        """The game data with this hash, if any game was ever begun with it."""
        rows = await self.database.read("SELECT numbers FROM boxes WHERE hash = ?", hash_)
        return msgspec.json.decode(rows[0][0]) if rows else None

    async def result(self, table_id: str) -> FinalResult | None:
        """How a finished game ended, according to its summary."""
        rows = await self.database.read(
            "SELECT summary FROM tables WHERE id = ? AND status = 'over'", table_id
        )
        if not rows:
            return None
        ending = msgspec.json.decode(rows[0][0], type=Ending)
        return FinalResult(ending.winners, ending.scores)

    # -- lists -----------------------------------------------------------------------------------

    async def update_lists(self, rows: list[ListRow], at: float) -> None:
        """Write list rows. They follow the log with a delay; a newer row is not overwritten."""
        await self.database.write(
            *((LIST, (row.status, at, row.summary, row.seq, row.due, row.id)) for row in rows)
        )

    async def open_tables(self, limit: int = 50) -> list[str]:
        rows = await self.database.read(
            "SELECT summary FROM tables WHERE listed = 1 AND status = 'open' "
            "ORDER BY changed DESC LIMIT ?",
            limit,
        )
        return [row[0] for row in rows]

    async def tables_of(self, person: str, limit: int = 200) -> dict[str, list[int]]:
        """Summaries of a person's tables, newest first, each with the person's seats."""
        rows = await self.database.read(
            "SELECT t.summary, s.seat FROM tables t JOIN sitting s ON s.table_id = t.id "
            "WHERE s.person = ? ORDER BY t.changed DESC, t.id, s.seat LIMIT ?",
            person,
            limit,
        )
        found: dict[str, list[int]] = {}
        for summary, seat in rows:
            found.setdefault(summary, []).append(seat)
        return found

    # -- who looks after a table -----------------------------------------------------------------

    async def overdue(self, before: float, limit: int = 100) -> list[str]:
        """Tables that a process should have looked after by then. Those with a mark of a living
        process are in its care."""
        rows = await self.database.read(
            "SELECT id FROM tables WHERE due < ? AND NOT EXISTS (SELECT 1 FROM marks m "
            "JOIN processes p ON p.id = m.process WHERE m.table_id = tables.id) "
            "ORDER BY due LIMIT ?",
            before,
            limit,
        )
        return [row[0] for row in rows]

    # -- settings --------------------------------------------------------------------------------

    async def secret(self, fresh: str) -> str:
        """The secret of this installation. The first process to ask sets it."""
        await self.database.write(
            (
                "INSERT INTO settings (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING",
                (fresh,),
            )
        )
        rows = await self.database.read("SELECT value FROM settings WHERE name = 'secret'")
        return str(rows[0][0])


def seating(table: Table, entry: AnyEntry) -> list[Statement]:
    """What an entry changes in the table of who sits where."""
    match entry:
        case Sat(seat, person):
            sat = (
                "INSERT INTO sitting (person, table_id, seat) VALUES (?, ?, ?) "
                "ON CONFLICT DO NOTHING"
            )
            return [(sat, (person, table.id, seat))]
        case Handed(was, person):
            handed = "UPDATE sitting SET person = ? WHERE table_id = ? AND person = ?"
            return [(handed, (person, table.id, was))]
        case Stood(seat) if table.status == "open":
            stood = "DELETE FROM sitting WHERE table_id = ? AND seat = ?"
            return [(stood, (table.id, seat))]
        case _:
            return []


def insert_log(table_id: str, seq: int, key: str | None, at: float, entry: AnyEntry) -> Statement:
    return APPEND, (table_id, seq, key, at, encoder.encode(entry).decode())
