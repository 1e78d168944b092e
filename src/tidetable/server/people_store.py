"""People, accounts, and guests that become accounts, in the database."""

from time import time
from typing import NamedTuple

from tidetable.server import friends, moderation, puzzle_store
from tidetable.server.database import Conflict, Database

CLOSING = "closed"  # in the place of a session that was revoked: the person is not let in any more


class Person(NamedTuple):
    id: str
    name: str
    account: str | None
    password: str | None  # hashed
    became: str | None = None  # the account that this guest has logged in to
    generation: int = 0  # tokens of older generations are void
    seen: float | None = None  # when the person was last here, to the day
    closed: str | None = None  # why the person may not come in
    deleted: float | None = None  # when the person's data was deleted
    revoked: int = 0  # the session asked about is void
    blocks: int = 0  # how many people the person has blocked
    session: str = ""  # the session of the token that the person came with


COLUMNS = "id, name, account, password, became, generation, seen, closed, deleted"


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, id_: str, name: str, at: float) -> None:
        sql = "INSERT INTO people (id, name, made, seen) VALUES (?, ?, ?, ?)"
        await self.database.write((sql, (id_, name, at, at)))

    async def person(self, id_: str, session: str = "") -> Person | None:
        """A person, whether this session of theirs is revoked, and whether they have blocked
        anybody: one lookup for all."""
        sql = (
            f"SELECT {COLUMNS}, (SELECT COUNT(*) FROM revoked WHERE person = ?1 AND session = ?2 "
            "AND session <> ''), (SELECT COUNT(*) FROM blocks WHERE person = ?1 AND active = 1) "
            "FROM people WHERE id = ?1"
        )
        found = await self.database.row(sql, id_, session)
        return None if found is None else Person(*found)

    async def account(self, account: str, key: str) -> Person | None:
        """The account of exactly this name, or else the one whose name has this key."""
        for column, value in (("account", account), ("account_key", key)):
            sql = f"SELECT {COLUMNS} FROM people WHERE {column} = ?"
            found = await self.database.row(sql, value)
            if found is not None:
                return Person(*found)
        return None

    async def make_account(
        self, id_: str, account: str, key: str, password: str, at: float
    ) -> Person | None:
        """Turn a guest into an account, and revoke the guest's tokens: somebody who has copied one
        does not know the password. None if the person has an account already, or became one;
        Conflict if the account name is taken."""
        await self.database.write(
            (
                "UPDATE people SET account = ?, account_key = ?, password = ?, "
                "generation = generation + 1 "
                "WHERE id = ? AND account IS NULL AND became IS NULL AND deleted IS NULL",
                (account, key, password, id_),
            ),
            self.all_revoked(id_, at),
        )
        person = await self.person(id_)
        # The hash has a salt of its own, which shows whether this request or another one has won.
        return person if person is not None and person.password == password else None

    async def change_password(self, person: Person, password: str, at: float) -> bool:
        """Set a new password and revoke all tokens, unless another request has done so."""
        await self.database.write(
            (
                "UPDATE people SET password = ?, generation = generation + 1 "
                "WHERE id = ? AND password = ? AND deleted IS NULL",
                (password, person.id, person.password),
            ),
            self.all_revoked(person.id, at),
        )
        now = await self.person(person.id)
        return now is not None and now.password == password

    async def rename(self, id_: str, name: str) -> None:
        await self.database.write(("UPDATE people SET name = ? WHERE id = ?", (name, id_)))

    async def was_here(self, id_: str, at: float) -> None:
        await self.database.write(("UPDATE people SET seen = ? WHERE id = ?", (at, id_)))

    # -- revoked tokens --------------------------------------------------------------------------

    def all_revoked(self, id_: str, at: float) -> tuple[str, tuple[object, ...]]:
        """The statement that announces to all processes a person's new generation."""
        return (
            "INSERT INTO revoked (person, session, generation, at) "
            "SELECT id, '', generation, CAST(? AS DOUBLE PRECISION) FROM people WHERE id = ? "
            "ON CONFLICT (person, session) DO UPDATE "
            "SET generation = excluded.generation, at = excluded.at",
            (at, id_),
        )

    async def revoke_all(self, id_: str, at: float) -> None:
        await self.database.write(
            ("UPDATE people SET generation = generation + 1 WHERE id = ?", (id_,)),
            self.all_revoked(id_, at),
        )

    async def revoke(self, id_: str, session: str, at: float) -> None:
        await self.database.write(
            (
                "INSERT INTO revoked (person, session, generation, at) VALUES (?, ?, 0, ?) "
                "ON CONFLICT DO NOTHING",
                (id_, session, at),
            )
        )

    async def revoked_since(self, at: float) -> list[tuple[str, str, int]]:
        """Person, session and generation of what was revoked since then."""
        sql = "SELECT person, session, generation FROM revoked WHERE at >= ?"
        rows = await self.database.read(sql, at)
        return [(person, session, number) for person, session, number in rows]

    async def close(self, id_: str, reason: str, at: float) -> None:
        """Lock a person out, and end their connections everywhere. Their tokens stay as they
        are: a guest who is let in again has nothing else."""
        await self.database.write(
            ("UPDATE people SET closed = ? WHERE id = ?", (reason, id_)),
            (
                "INSERT INTO revoked (person, session, generation, at) VALUES (?, ?, 0, ?) "
                "ON CONFLICT (person, session) DO UPDATE SET at = excluded.at",
                (id_, CLOSING, at),
            ),
        )

    async def reopen(self, id_: str) -> None:
        await self.database.write(
            ("UPDATE people SET closed = NULL WHERE id = ?", (id_,)),
            ("DELETE FROM revoked WHERE person = ? AND session = ?", (id_, CLOSING)),
        )

    # -- guests who log in to an account ---------------------------------------------------------

    async def start_merge(self, guest: str, account: str, at: float) -> bool:
        """Mark the guest as this account; False if that was done before, or if the guest has an
        account of their own by now."""
        try:
            await self.database.write(
                (
                    "UPDATE people SET became = ? WHERE id = ? AND account IS NULL "
                    "AND became IS NULL AND deleted IS NULL",
                    (account, guest),
                ),
                (
                    "INSERT INTO handing (guest, account, at) SELECT id, became, "
                    "CAST(? AS DOUBLE PRECISION) FROM people WHERE id = ? AND became = ?",
                    (at, guest, account),
                ),
            )
        except Conflict:
            return False
        person = await self.person(guest)
        return person is not None and person.became == account

    async def merges(self) -> list[tuple[str, str, float]]:
        """Guest, account and start time of unfinished merges."""
        rows = await self.database.read("SELECT guest, account, at FROM handing")
        return [(guest, account, at) for guest, account, at in rows]

    async def end_merge(self, guest: str) -> None:
        await self.database.write(("DELETE FROM handing WHERE guest = ?", (guest,)))

    async def tables_with(self, person: str) -> list[str]:
        rows = await self.database.read(
            "SELECT DISTINCT table_id FROM sitting WHERE person = ?", person
        )
        return [row[0] for row in rows]

    async def merge_results(self, guest: str, account: str) -> None:
        """Give results to the account, and ratings of games in which it has none of its own."""
        await self.database.write(
            ("UPDATE results SET person = ? WHERE person = ?", (account, guest)),
            (
                "UPDATE ratings SET person = ? WHERE person = ? AND game NOT IN "
                "(SELECT game FROM ratings WHERE person = ?)",
                (account, guest, account),
            ),
            *moderation.merged(guest, account),
            ("UPDATE notifications SET person = ? WHERE person = ?", (account, guest)),
            ("UPDATE notifications SET other = ? WHERE other = ?", (account, guest)),
            (
                "UPDATE holidays SET person = ?, number = number + "
                "(SELECT COUNT(*) FROM holidays WHERE person = ?) WHERE person = ?",
                (account, account, guest),
            ),
            *friends.merged(guest, account, time()),
            *puzzle_store.merged(guest, account),
        )
