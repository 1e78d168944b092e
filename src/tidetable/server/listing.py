"""The public list of open tables: how many of them one person or address may have.

Without a bound, one stranger's tables push all others off the list. Tables that are not listed are
not limited here: friends find them by their link.
"""

from collections import Counter
from time import time
from typing import Final

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
        self.creating: Counter[str] = Counter()  # by person: not in the database yet

    async def reserve(self, store: Store, person: str, address: str) -> None:
        """Before a table is created for the list; TableError if there are too many. `release`
        follows when it is stored."""
        self.creating[person] += 1
        try:
            if self.active and not await self.has_room(store, person):
                raise TableError("too-many-tables", most=PER_PERSON)
            if not self.addresses.of(address).take():
                raise TableError("too-many-tables", most=PER_PERSON)
        except BaseException:
            self.release(person)
            raise

    def release(self, person: str) -> None:
        self.creating[person] -= 1
        if not self.creating[person]:
            del self.creating[person]

    async def has_room(self, store: Store, person: str) -> bool:
        """Whether one more table of this person, and those being created, fit on the list."""
        listed = await store.listed_tables(person, time())
        return listed + max(1, self.creating[person]) <= PER_PERSON
