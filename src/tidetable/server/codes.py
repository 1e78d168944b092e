"""The code of a table: six letters with which friends find it and sit down.

A code is made when somebody at the table first asks for it: a game against bots needs none. It is
as good as an invitation to every seat, so guessing is limited by address: only codes that do not
exist count. When the host renews the invitations, its row is deleted with the same log entry.
"""

import math
from time import time
from typing import Final

from tidetable.server.database import Conflict, Database
from tidetable.server.limits import Buckets
from tidetable.server.spoken import is_code, new_code, typed
from tidetable.table.table import TableError

LENGTH: Final = 6  # letters: 18 million codes
TRIES: Final = 20
MISSES: Final = 15  # wrong codes from one address, then ...
MISS_RATE: Final = 1 / 20  # ... one in this many seconds


class Guesses:
    """Wrong codes, counted by address in this process."""

    def __init__(self, active: bool) -> None:
        self.addresses = Buckets(MISS_RATE * active, MISSES)

    def begin(self, address: str) -> None:
        """A guess counts from its beginning: many may come at once."""
        guesses = self.addresses.of(address)
        if not guesses.take():
            raise TableError("too-many-guesses", seconds=math.ceil(guesses.wait()))

    def right(self, address: str) -> None:
        """The code was right: it was not a guess."""
        self.addresses.of(address).give_back()


class Codes:
    def __init__(self, database: Database, guesses: Guesses) -> None:
        self.database = database
        self.guesses = guesses

    async def of(self, table_id: str) -> str:
        """The code of a table; a new one if it has none."""
        for _ in range(TRIES):
            found = await self.database.row("SELECT code FROM codes WHERE table_id = ?", table_id)
            if found is not None:
                return str(found[0])
            sql = "INSERT INTO codes (code, table_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            try:
                await self.database.write((sql, (new_code(LENGTH), table_id, time())))
            except Conflict:
                continue
        raise TableError("busy")

    async def table(self, text: str, address: str) -> str | None:
        """The table with this code; None if there is none. Somebody who guesses has to wait."""
        self.guesses.begin(address)
        code = typed(text)
        if is_code(code, LENGTH):
            found = await self.database.row("SELECT table_id FROM codes WHERE code = ?", code)
            if found is not None:
                self.guesses.right(address)
                return str(found[0])
        return None

    async def find(self, text: str, address: str) -> tuple[str | None, str | None] | None:
        """The table, or else the tournament, with this code; None if there is neither."""
        table = await self.table(text, address)
        if table is not None:
            return table, None
        code = typed(text)
        if is_code(code, LENGTH):
            sql = "SELECT id FROM tournaments WHERE code = ?"
            found = await self.database.row(sql, code)
            if found is not None:
                self.guesses.right(address)
                return None, str(found[0])
        return None
