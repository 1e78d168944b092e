"""The audit log: what administrators did to people and tables, when, and who did it."""

from time import time

from tidetable.server.database import Database, Row

PAGE = 50  # rows


class Audit:
    def __init__(self, database: Database, who: str) -> None:
        self.database = database
        self.who = who  # the user of the operating system

    async def write(self, what: str, about: str, detail: str = "") -> None:
        await self.database.write(
            (
                "INSERT INTO audit (at, who, what, about, detail) VALUES (?, ?, ?, ?, ?)",
                (time(), self.who, what, about, detail),
            )
        )

    async def page(self, number: int) -> list[Row]:
        """A page of the log, newest first."""
        return await self.database.read(
            "SELECT at, who, what, about, detail FROM audit ORDER BY number DESC "
            f"LIMIT {PAGE} OFFSET {PAGE * max(0, number - 1)}"
        )
