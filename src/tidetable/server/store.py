"""What is kept: logs of tables, people, ratings. Written once for both databases."""

from typing import NamedTuple

from tidetable.server.database import Conflict, Database, Statement
from tidetable.table.entries import AnyEntry, Made, Sat, decoder, encoder
from tidetable.table.table import Table


class Taken(Exception):
    """Another process has written this entry's number: read on and try again."""


class Repeated(Exception):
    """An entry with this key is there already: the sender sent it twice."""


class Stored(NamedTuple):
    seq: int
    key: str | None
    at: float
    entry: AnyEntry


class Person(NamedTuple):
    id: str
    name: str
    account: str | None
    password: str | None


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- logs ------------------------------------------------------------------------------------

    async def make(self, table: Table, summary: str) -> None:
        made = table.made
        await self.database.write(
            insert_log(table.id, 1, None, table.at, made),
            (
                "INSERT INTO tables (id, game, listed, status, made, changed, summary) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table.id, made.game, int(made.listed), "open", table.at, table.at, summary),
            ),
        )

    async def append(self, table: Table, entry: AnyEntry, at: float, key: str | None) -> None:
        """Durable when it returns. Taken or Repeated when it was not to be."""
        seq = table.seq + 1
        statements = [insert_log(table.id, seq, key, at, entry)]
        if isinstance(entry, Sat):
            sitting = "INSERT INTO sitting (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
            statements.append((sitting, (entry.person, table.id)))
        try:
            await self.database.write(*statements)
        except Conflict:
            if key is not None and await self.has_key(table.id, key):
                raise Repeated from None
            raise Taken from None

    async def list_as(self, table: Table, summary: str, at: float) -> None:
        """What lists show of a table. It follows the log, and may be a moment behind it."""
        await self.database.write(
            (
                "UPDATE tables SET status = ?, changed = ?, summary = ? WHERE id = ?",
                (table.status, at, summary, table.id),
            )
        )

    async def has_key(self, table_id: str, key: str) -> bool:
        rows = await self.database.read(
            "SELECT seq FROM log WHERE table_id = ? AND key = ?", table_id, key
        )
        return bool(rows)

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
        table = Table(table_id, stored[0].entry, stored[0].at)
        for one in stored[1:]:
            table.add(one.entry, one.at)
        return table

    # -- lists -----------------------------------------------------------------------------------

    async def open_tables(self, limit: int = 50) -> list[str]:
        rows = await self.database.read(
            "SELECT summary FROM tables WHERE listed = 1 AND status = 'open' "
            "ORDER BY changed DESC LIMIT ?",
            limit,
        )
        return [row[0] for row in rows]

    async def tables_of(self, person: str, limit: int = 100) -> list[str]:
        rows = await self.database.read(
            "SELECT t.summary FROM tables t JOIN sitting s ON s.table_id = t.id "
            "WHERE s.person = ? ORDER BY t.changed DESC LIMIT ?",
            person,
            limit,
        )
        return [row[0] for row in rows]

    async def stalled(self, before: float, limit: int = 100) -> list[str]:
        """Tables being played at which nothing has happened since then: perhaps a bot's process
        is gone."""
        rows = await self.database.read(
            "SELECT id FROM tables WHERE status = 'playing' AND changed < ? "
            "ORDER BY changed DESC LIMIT ?",
            before,
            limit,
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
        rows = await self.database.read(
            "SELECT id, name, account, password FROM people WHERE id = ?", id_
        )
        return Person(*rows[0]) if rows else None

    async def account(self, account: str) -> Person | None:
        rows = await self.database.read(
            "SELECT id, name, account, password FROM people WHERE account = ?", account
        )
        return Person(*rows[0]) if rows else None

    async def make_account(self, id_: str, account: str, password: str) -> None:
        """The guest becomes an account, and keeps all games. Conflict when the name is taken."""
        await self.database.write(
            (
                "UPDATE people SET account = ?, password = ? WHERE id = ?",
                (account, password, id_),
            )
        )

    # -- ratings ---------------------------------------------------------------------------------

    async def rating(self, person: str, game: str) -> Rating | None:
        rows = await self.database.read(
            "SELECT mu, sigma, games FROM ratings WHERE person = ? AND game = ?", person, game
        )
        return Rating(*rows[0]) if rows else None

    async def rate(self, game: str, rated: dict[str, Rating]) -> None:
        await self.database.write(
            *(
                (
                    "INSERT INTO ratings (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, ?) "
                    "ON CONFLICT (person, game) DO UPDATE SET mu = excluded.mu, "
                    "sigma = excluded.sigma, games = excluded.games",
                    (person, game, rating.mu, rating.sigma, rating.games),
                )
                for person, rating in rated.items()
            )
        )


def insert_log(table_id: str, seq: int, key: str | None, at: float, entry: AnyEntry) -> Statement:
    return (
        "INSERT INTO log (table_id, seq, key, at, entry) VALUES (?, ?, ?, ?, ?)",
        (table_id, seq, key, at, encoder.encode(entry).decode()),
    )
