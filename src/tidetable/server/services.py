"""The parts of a running server, put together."""

from typing import Any

from litestar import Request

from tidetable.server.account_merge import AccountMerge
from tidetable.server.background import Background
from tidetable.server.caretaker import Caretaker
from tidetable.server.commands import Commands
from tidetable.server.database import Database
from tidetable.server.fanout import Fanout, Local, Redis
from tidetable.server.identity import Identity, IdentityError
from tidetable.server.lists import Lists
from tidetable.server.people_store import PeopleStore, Person
from tidetable.server.processes import Processes
from tidetable.server.registry import Registry
from tidetable.server.store import Store
from tidetable.server.sweeper import Sweeper
from tidetable.server.thinking import Thinking


class Services:
    """Handlers get an empty one; `start` fills it when the server starts."""

    secret: bytes
    store: Store
    thinking: Thinking
    background: Background
    registry: Registry
    processes: Processes
    fanout: Fanout
    commands: Commands
    caretaker: Caretaker
    sweeper: Sweeper
    identity: Identity
    account_merge: AccountMerge

    def start(
        self,
        database: Database,
        thinking: Thinking,
        secret: str,
        shared: bool,
        redis: str | None = None,
    ) -> None:
        """`shared`: other processes write to the same database; `redis`: how they hear of it."""
        self.secret = secret.encode()
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
        self.processes = processes = Processes(database, shared)
        lists = Lists(store, background, processes)
        self.commands = Commands(store, registry, lists, self.fanout, processes, background)
        self.caretaker = Caretaker(self.commands, thinking, background)
        self.sweeper = Sweeper(store, registry, processes, self.caretaker, lists, self.fanout)
        registry.on_news = lambda loaded: self.fanout.publish(loaded.table.id, loaded.table.seq)
        registry.on_failure = self.commands.look_again
        registry.on_load = self.commands.on_change = self.caretaker.look_after
        people = PeopleStore(database)
        self.identity = Identity(people, secret)
        self.account_merge = AccountMerge(people, self.commands)

    async def close(self) -> None:
        self.registry.close()
        await self.background.close()
        await self.fanout.close()

    async def authenticated(self, request: Request[Any, Any, Any]) -> Person:
        """The person who sent a request; IdentityError if the caller is not authenticated."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise IdentityError("bad-token")
        return await self.identity.known(token)
