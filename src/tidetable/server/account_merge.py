"""Account merge: a guest logs in to an account, which takes over the guest's games.

Every table gets a log entry, so all processes learn of the merge in order with everything else.
Unfinished merges are in the database: if this process dies half-way, any other one finishes them.
"""

import asyncio
from time import time

from tidetable.server.commands import Commands
from tidetable.server.logs import log_error
from tidetable.server.mail_recovery import without_recovery
from tidetable.server.people_store import PeopleStore, Person

EVERY = 10.0  # seconds
SETTLED = 60.0  # seconds after which no command of the guest can be on its way any more
LATEST = 600.0  # seconds at most until a merge that failed is tried again


class AccountMerge:
    def __init__(self, people: PeopleStore, commands: Commands) -> None:
        self.people = people
        self.commands = commands
        self.failed: dict[str, tuple[int, float]] = {}  # guest -> failures, when to try again

    async def merge(self, guest: Person, account: Person) -> None:
        """Merge now. The guest's token is invalid from now on. What fails is tried again later: it
        must not keep the person from logging in."""
        if await self.people.start_merge(guest.id, account.id, time()):
            await self.move_games(guest.id, account)

    async def move_games(self, guest: str, account: Person) -> bool:
        """Hand over all games; whether all went well. One that fails does not hold up the rest."""
        well = True
        for table_id in await self.people.tables_with(guest):
            try:
                await self.commands.run(
                    table_id, lambda table: table.hand_over(guest, account.id, account.name)
                )
            except Exception:
                log_error("a game was not handed over", table=table_id)
                well = False
        await self.people.merge_results(guest, account.id)
        await self.people.database.write(without_recovery(guest, account.id))
        return well

    async def run(self) -> None:
        """Finish merges that a crash interrupted, and tables the guest joined meanwhile."""
        while True:
            try:
                await self.finish_all(time())
            except Exception:
                log_error("the account merges failed")
            await asyncio.sleep(EVERY)

    async def finish_all(self, now: float) -> None:
        for guest, account_id, at in await self.people.merges():
            times, again = self.failed.get(guest, (0, 0.0))
            if now < again:
                continue
            try:
                well = await self.finish(guest, account_id, now - at > SETTLED)
            except Exception:
                log_error("an account merge failed")
                well = False
            if well:
                self.failed.pop(guest, None)
            else:
                self.failed[guest] = times + 1, now + min(LATEST, EVERY * 2.0 ** min(times, 10))

    async def finish(self, guest: str, account_id: str, settled: bool) -> bool:
        """Continue a merge, and end it when it is settled; False: try again."""
        account = await self.people.person(account_id)
        if account is not None and not await self.move_games(guest, account):
            return False
        if account is None or settled:
            await self.people.end_merge(guest)
        return True
