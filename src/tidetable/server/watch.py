"""What other processes decide and this one must learn soon: new secrets, revoked tokens, people who
were muted, closed or blocked, tables that an administrator has changed. It is read from the
database: that works without Redis, too."""

import asyncio
from time import time

from tidetable.server.blocking import Blocking
from tidetable.server.close_codes import BAD_TOKEN, CLOSED
from tidetable.server.logs import log_error
from tidetable.server.moderation import Mutes
from tidetable.server.muted_networks import MutedNetworks
from tidetable.server.people_store import CLOSING, PeopleStore
from tidetable.server.registry import Registry
from tidetable.server.store import Store
from tidetable.server.tokens import Tokens

EVERY = 2.0  # seconds
OVERLAP = 60.0  # seconds by which the clocks of two machines may differ


class Watch:
    def __init__(
        self,
        store: Store,
        people: PeopleStore,
        registry: Registry,
        tokens: Tokens,
        mutes: Mutes,
        muted_networks: MutedNetworks,
        blocking: Blocking,
    ) -> None:
        self.store = store
        self.people = people
        self.registry = registry
        self.tokens = tokens
        self.mutes = mutes
        self.muted_networks = muted_networks
        self.blocking = blocking
        self.since = time()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:
                log_error("the watch failed")

    async def look(self) -> None:
        """Learn what has happened since the last time. Everything may be learned twice."""
        now = time()
        self.tokens.use(await self.store.known_secrets())
        for person, session, generation in await self.people.revoked_since(self.since - OVERLAP):
            self.end(person, session, generation)
        await self.mutes.look()
        await self.muted_networks.note(self.mutes.known)
        for table_id, seq in await self.store.nudges_since(self.since - OVERLAP):
            self.registry.written_elsewhere(table_id, seq)
        await self.blocking.look(self.since - OVERLAP)
        self.since = now

    def end(self, person: str, session: str, generation: int) -> None:
        """Close the connections that a revoked token has opened, or all of a closed person."""
        closing = session == CLOSING
        for loaded in list(self.registry.tables.values()):
            for viewer in list(loaded.viewers):
                void = viewer.session == session if session else viewer.generation < generation
                if viewer.person == person and (closing or void):
                    viewer.end(CLOSED if closing else BAD_TOKEN)
