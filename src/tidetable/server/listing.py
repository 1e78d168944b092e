"""The public list of open tables: how many of them one person or address may have.

Without a bound, one stranger's tables push all others off the list. Tables that are not listed are
not limited here: friends find them by their link.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from time import time
from typing import Final
from weakref import WeakValueDictionary

from tidetable.server.limits import Buckets
from tidetable.server.store import Store
from tidetable.table.table import TableError

PER_PERSON: Final = 6  # open tables on the list
AT_ONCE: Final = 12  # tables from one address on the list, then ...
ADDRESS_RATE: Final = 1 / 300  # ... one in this many seconds


class Listing:
    """Counted by person in the database, and by address in this process."""

    def __init__(self, active: bool) -> None:
        self.active = active
        self.addresses = Buckets(ADDRESS_RATE * active, AT_ONCE)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person

    @contextlib.asynccontextmanager
    async def place(self, store: Store, person: str, address: str) -> AsyncIterator[None]:
        """A place on the list for the table that is created meanwhile; TableError if there is
        none. One table of a person after the other: requests may come all at once."""
        turn = self.turns.setdefault(person, asyncio.Lock())
        async with turn:
            if not await self.has_place(store, person) or not self.addresses.of(address).take():
                raise TableError("too-many-tables", most=PER_PERSON)
            yield

    async def has_place(self, store: Store, person: str) -> bool:
        """Whether one more table of this person fits on the list."""
        return not self.active or await store.listed_tables(person, time()) < PER_PERSON
