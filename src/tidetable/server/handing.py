"""A guest logs in to an account: the account takes over the guest's games.

Each table is told by an entry of its log, so every process that has it learns of it in order with
all else that happens there. What is still to be done stands in the database: should this process
die half-way, any other goes on with it.
"""

import asyncio
from time import time

from tidetable.server.journal import failed
from tidetable.server.store import Person, Store
from tidetable.server.tables import Tables

EVERY = 10.0  # seconds
SETTLED = 60.0  # seconds after which no command of the guest can be under way any more


class Handing:
    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    async def over(self, guest: Person, account: Person) -> None:
        """Hand everything over now; from now on the guest's token is no longer good."""
        if await self.store.become(guest.id, account.id, time()):
            await self.hand(guest.id, account)

    async def hand(self, guest: str, account: Person) -> None:
        for table_id in await self.store.tables_with(guest):
            await self.tables.do(
                table_id, lambda table: table.hand_over(guest, account.id, account.name)
            )
        await self.store.hand_results(guest, account.id)

    async def run(self) -> None:
        """What a crash left undone, and what came in while it was being done."""
        while True:
            try:
                for guest, account_id, at in await self.store.handing():
                    account = await self.store.person(account_id)
                    if account is not None:
                        await self.hand(guest, account)
                    if account is None or time() - at > SETTLED:
                        await self.store.handed(guest)
            except Exception:
                failed("handing over failed")
            await asyncio.sleep(EVERY)
