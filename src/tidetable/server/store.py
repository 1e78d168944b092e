"""What is kept: logs of tables, and people. Written once for both databases."""

import re
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tidetable.engine.game import Game, Json
from tidetable.server.database import Conflict, Database, Done, Statement
from tidetable.table.entries import AnyEntry, Handed, Made, Sat, Stood, decoder, encoder
from tidetable.table.table import Result, Table

is_id = re.compile(r"[A-Za-z0-9_-]{1,40}").fullmatch  # of a table or a person

APPEND = "INSERT INTO log (table_id, seq, key, at, entry) VALUES (?1, ?2, ?3, ?4, ?5)"
LIST = (
    "UPDATE tables SET status = ?1, changed = ?2, summary = ?3, seq = ?4, due = ?5 "
    "WHERE id = ?6 AND seq <= ?4"
)
DUE = "UPDATE tables SET due = ?1, seq = ?2 WHERE id = ?3"


class Taken(Exception):
    """Another process has written this entry's number: read on and try again."""


class Repeated(Exception):
    """An entry with this key is there already: the sender sent it twice."""


class Stored(NamedTuple):
    seq: int
    key: str | None
    at: float
    entry: AnyEntry


class Listed(NamedTuple):
    """What lists and other processes should know of a table."""

    id: str
    status: str
    summary: str
    seq: int
    due: float | None  # when a process must look after it


class Ended(msgspec.Struct):
    """The part of a summary that tells how a game ended."""

    winners: list[int]
    scores: list[int]


class Person(NamedTuple):
    id: str
    name: str
    account: str | None
    password: str | None
    became: str | None = None  # the account that this guest has logged in to


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- logs ------------------------------------------------------------------------------------

    async def make(self, table: Table, summary: str) -> None:
        made = table.made
        await self.database.write(
            insert_log(table.id, 1, None, table.at, made),
            (
                "INSERT INTO tables (id, game, rules, listed, status, made, changed, summary, seq) "
                "VALUES (?, ?, ?, ?, 'open', ?, ?, ?, 1)",
                (table.id, made.game, made.rules, int(made.listed), table.at, table.at, summary),
            ),
        )

    async def append(
        self, table: Table, entry: AnyEntry, at: float, key: str | None, mark: bool = True
    ) -> None:
        """Durable when it returns. Taken or Repeated when it was not to be."""
        try:
            await self.database.write(*appending(table, entry, at, key, mark))
        except Conflict:
            if key is not None and await self.has_key(table.id, key):
                raise Repeated from None
            raise Taken from None

    def submit(
        self,
        done: Done,
        table: Table,
        entry: AnyEntry,
        at: float,
        key: str | None,
        mark: bool,
    ) -> None:
        """The same without waiting; Conflict may be either."""
        self.database.submit(done, *appending(table, entry, at, key, mark))

    async def list_as(self, told: list["Listed"], at: float) -> None:
        """What lists show of tables. It follows the log, and may be a moment behind it; what is
        newer already stays."""
        await self.database.write(
            *((LIST, (one.status, at, one.summary, one.seq, one.due, one.id)) for one in told)
        )

    async def see_to(self, table_ids: list[str], now: float) -> None:
        """This process is busy with these tables; the others need not look."""
        again = "UPDATE tables SET due = ? WHERE id = ? AND due < ?"
        await self.database.write(*((again, (now, table_id, now)) for table_id in table_ids))

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

    async def load(self, table_id: str) -> Table | None:
        """The table as its log tells it."""
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

    # -- rules and numbers that change ------------------------------------------------------------

    async def begin_with(self, known: Iterable[Game]) -> None:
        """At the start: keep the numbers of today for later, and let the sweep look at tables
        that were begun under rules of another day, or stood still for that and can go on."""
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
        """The numbers that games were begun with once."""
        rows = await self.database.read("SELECT numbers FROM boxes WHERE hash = ?", hash_)
        return msgspec.json.decode(rows[0][0]) if rows else None

    async def result(self, table_id: str) -> Result | None:
        """How a finished game ended, as its summary tells it."""
        rows = await self.database.read(
            "SELECT summary FROM tables WHERE id = ? AND status = 'over'", table_id
        )
        if not rows:
            return None
        ended = msgspec.json.decode(rows[0][0], type=Ended)
        return Result(ended.winners, ended.scores)

    # -- lists -----------------------------------------------------------------------------------

    async def open_tables(self, limit: int = 50) -> list[str]:
        rows = await self.database.read(
            "SELECT summary FROM tables WHERE listed = 1 AND status = 'open' "
            "ORDER BY changed DESC LIMIT ?",
            limit,
        )
        return [row[0] for row in rows]

    async def tables_of(self, person: str, limit: int = 200) -> dict[str, list[int]]:
        """Summaries of the tables a person sits at, newest first, each with the person's seats."""
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

    async def overdue(self, before: float, limit: int = 100) -> list[str]:
        """Tables that a process should have seen to by then: perhaps it is gone."""
        rows = await self.database.read(
            "SELECT id FROM tables WHERE due < ? ORDER BY due LIMIT ?", before, limit
        )
        return [row[0] for row in rows]

    async def secret(self, fresh: str) -> str:
        """The secret of this installation: the first process to ask decides it."""
        await self.database.write(
            (
                "INSERT INTO settings (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING",
                (fresh,),
            )
        )
        rows = await self.database.read("SELECT value FROM settings WHERE name = 'secret'")
        return str(rows[0][0])

    # -- people ----------------------------------------------------------------------------------

    async def add_person(self, id_: str, name: str, at: float) -> None:
        await self.database.write(
            ("INSERT INTO people (id, name, made) VALUES (?, ?, ?)", (id_, name, at))
        )

    async def person(self, id_: str) -> Person | None:
        sql = "SELECT id, name, account, password, became FROM people WHERE id = ?"
        found = await self.database.row(sql, id_)
        return None if found is None else Person(*found)

    async def account(self, account: str) -> Person | None:
        sql = "SELECT id, name, account, password FROM people WHERE account = ?"
        found = await self.database.row(sql, account)
        return None if found is None else Person(*found)

    async def make_account(self, id_: str, account: str, password: str) -> None:
        """The guest becomes an account, and keeps all games. Conflict when the name is taken."""
        await self.database.write(
            (
                "UPDATE people SET account = ?, password = ? WHERE id = ?",
                (account, password, id_),
            )
        )

    async def rename(self, id_: str, name: str) -> None:
        await self.database.write(("UPDATE people SET name = ? WHERE id = ?", (name, id_)))

    # -- guests who become accounts --------------------------------------------------------------

    async def become(self, guest: str, account: str, at: float) -> bool:
        """The guest is this account from now on; False when that has been so already."""
        try:
            await self.database.write(
                ("INSERT INTO handing (guest, account, at) VALUES (?, ?, ?)", (guest, account, at)),
                ("UPDATE people SET became = ? WHERE id = ?", (account, guest)),
            )
        except Conflict:
            return False
        return True

    async def handing(self) -> list[tuple[str, str, float]]:
        """Guest, account and since when, of those that are being handed over."""
        rows = await self.database.read("SELECT guest, account, at FROM handing")
        return [(guest, account, at) for guest, account, at in rows]

    async def handed(self, guest: str) -> None:
        await self.database.write(("DELETE FROM handing WHERE guest = ?", (guest,)))

    async def tables_with(self, person: str) -> list[str]:
        rows = await self.database.read(
            "SELECT DISTINCT table_id FROM sitting WHERE person = ?", person
        )
        return [row[0] for row in rows]

    async def hand_results(self, guest: str, account: str) -> None:
        """Results are the account's; ratings only of games in which it has none of its own."""
        await self.database.write(
            ("UPDATE results SET person = ? WHERE person = ?", (account, guest)),
            (
                "UPDATE ratings SET person = ? WHERE person = ? AND game NOT IN "
                "(SELECT game FROM ratings WHERE person = ?)",
                (account, guest, account),
            ),
        )


def appending(
    table: Table, entry: AnyEntry, at: float, key: str | None, mark: bool
) -> list[Statement]:
    """The next entry of a log, and what else it changes.

    A mark says that somebody has yet to see to what follows (lists, a bot's turn, a clock): should
    this process die first, another one finds it."""
    seq = table.seq + 1
    statements = [insert_log(table.id, seq, key, at, entry)]
    match entry:
        case Sat(seat, person):
            sat = (
                "INSERT INTO sitting (person, table_id, seat) VALUES (?, ?, ?) "
                "ON CONFLICT DO NOTHING"
            )
            statements.append((sat, (person, table.id, seat)))
        case Handed(was, person):
            handed = "UPDATE sitting SET person = ? WHERE table_id = ? AND person = ?"
            statements.append((handed, (person, table.id, was)))
        case Stood(seat) if table.status == "open":
            stood = "DELETE FROM sitting WHERE table_id = ? AND seat = ?"
            statements.append((stood, (table.id, seat)))
    if mark:
        statements.append((DUE, (at, seq, table.id)))
    return statements


def insert_log(table_id: str, seq: int, key: str | None, at: float, entry: AnyEntry) -> Statement:
    return APPEND, (table_id, seq, key, at, encoder.encode(entry).decode())
