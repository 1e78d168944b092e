"""Account merge: a guest logs in to an account, which takes over the guest's games.

Every table gets a log entry, so all processes learn of the merge in order with everything else.
Unfinished merges are in the database: if this process dies half-way, any other one finishes them.
"""

import asyncio
from time import time

from tidetable.server.commands import Commands
from tidetable.server.logs import log_error
from tidetable.server.people_store import PeopleStore, Person

EVERY = 10.0  # seconds
SETTLED = 60.0  # seconds after which no command of the guest can be on its way any more


class AccountMerge:
    def __init__(self, people: PeopleStore, commands: Commands) -> None:
        self.people = people
        self.commands = commands

    async def merge(self, guest: Person, account: Person) -> None:
        """Merge now. The guest's token is invalid from now on."""
        if await self.people.start_merge(guest.id, account.id, time()):
            await self.move_games(guest.id, account)

    async def move_games(self, guest: str, account: Person) -> None:
        for table_id in await self.people.tables_with(guest):
            await self.commands.run(
                table_id, lambda table: table.hand_over(guest, account.id, account.name)
            )
        await self.people.merge_results(guest, account.id)

    async def run(self) -> None:
        """Finish merges that a crash interrupted, and tables the guest joined meanwhile."""
        while True:
            try:
                for guest, account_id, at in await self.people.merges():
                    account = await self.people.person(account_id)
                    if account is not None:
                        await self.move_games(guest, account)
                    if account is None or time() - at > SETTLED:
                        await self.people.end_merge(guest)
            except Exception:
                log_error("an account merge failed")
            await asyncio.sleep(EVERY)
