"""People, accounts, and guests that become accounts, in the database."""

from typing import NamedTuple

from tidetable.server.database import Conflict, Database


class Person(NamedTuple):
    id: str
    name: str
    account: str | None
    password: str | None  # hashed
    became: str | None = None  # the account that this guest has logged in to


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, id_: str, name: str, at: float) -> None:
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
        """Turn a guest into an account. Conflict if the account name is taken."""
        await self.database.write(
            (
                "UPDATE people SET account = ?, password = ? WHERE id = ?",
                (account, password, id_),
            )
        )

    async def rename(self, id_: str, name: str) -> None:
        await self.database.write(("UPDATE people SET name = ? WHERE id = ?", (name, id_)))

    # -- guests who log in to an account ---------------------------------------------------------

    async def start_merge(self, guest: str, account: str, at: float) -> bool:
        """Mark the guest as this account; False if that was done before."""
        try:
            await self.database.write(
                ("INSERT INTO handing (guest, account, at) VALUES (?, ?, ?)", (guest, account, at)),
                ("UPDATE people SET became = ? WHERE id = ?", (account, guest)),
            )
        except Conflict:
            return False
        return True

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
        )
