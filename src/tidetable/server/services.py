"""The parts of a running server, put together."""

import asyncio
from time import monotonic
from typing import Any

from litestar import Request

from tidetable.server.account_merge import AccountMerge
from tidetable.server.background import Background
from tidetable.server.caretaker import Caretaker
from tidetable.server.commands import Commands
from tidetable.server.database import Database
from tidetable.server.erasure import Erasure
from tidetable.server.fanout import Fanout, Local, Redis
from tidetable.server.identity import Identity, IdentityError
from tidetable.server.lists import Lists
from tidetable.server.people_store import PeopleStore, Person
from tidetable.server.registry import Registry
from tidetable.server.store import Store
from tidetable.server.sweeper import Sweeper
from tidetable.server.thinking import Thinking
from tidetable.server.tokens import Tokens
from tidetable.server.watch import Watch
from tidetable.table.table import Table

SETTLE_WITHIN = 2.0  # seconds for commands that are being stored when the server stops


class Services:
    """Handlers get an empty one; `start` fills it when the server starts."""

    tokens: Tokens
    store: Store
    thinking: Thinking
    background: Background
    registry: Registry
    fanout: Fanout
    commands: Commands
    caretaker: Caretaker
    sweeper: Sweeper
    identity: Identity
    account_merge: AccountMerge
    watch: Watch
    erasure: Erasure

    def start(
        self,
        database: Database,
        thinking: Thinking,
        tokens: Tokens,
        shared: bool,
        redis: str | None = None,
    ) -> None:
        """`shared`: other processes write to the same database; `redis`: how they hear of it."""
        self.tokens = tokens
        self.store = store = Store(database)
        self.thinking = thinking
        self.background = background = Background()
        self.registry = registry = Registry(store, background, shared)
        if redis is None:
            self.fanout = Local(reliable=not shared)
        else:
            self.fanout = Redis.open(
                redis, registry.written_elsewhere, registry.refresh_viewed, registry.presence
            )
        lists = Lists(store, background, shared)
        self.commands = Commands(store, registry, lists, self.fanout, background)
        self.caretaker = Caretaker(self.commands, thinking, background)
        self.sweeper = Sweeper(store, registry, self.caretaker, lists, self.fanout)
        registry.on_load = self.commands.on_change = self.caretaker.look_after
        people = PeopleStore(database)
        self.identity = Identity(people, tokens)
        self.account_merge = AccountMerge(people, self.commands)
        self.watch = Watch(store, people, registry, tokens)
        self.erasure = Erasure(people, self.commands)

    @property
    def secret(self) -> bytes:
        """The secret that signs."""
        return self.tokens.values()[-1].encode()

    def is_invited(self, table: Table, seat: int, code: str) -> bool:
        """Whether a code opens a seat. Codes of older secrets work as long as their tokens do."""
        values = self.tokens.values()
        return any(table.is_invited(seat, code, value.encode()) for value in values)

    async def close(self) -> None:
        """Stop. Commands that have begun are stored and applied first; those that still wait were
        not acknowledged, and their clients repeat them elsewhere."""
        self.registry.close()
        deadline = monotonic() + SETTLE_WITHIN
        while monotonic() < deadline and self.registry.is_writing():
            await asyncio.sleep(0.01)
        await self.background.close()
        await self.fanout.close()

    async def authenticated(self, request: Request[Any, Any, Any]) -> Person:
        """The person who sent a request; IdentityError if the caller is not authenticated."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise IdentityError("bad-token")
        return await self.identity.known(token)
