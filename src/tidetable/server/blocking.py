"""What a block means at tables: the blocker does not read the blocked one's chat, and does not sit
down beside them without a warning. The blocked one notices nothing."""

from tidetable.server.connection import Connection
from tidetable.server.friends import Friends
from tidetable.server.people_store import Person
from tidetable.server.registry import Registry
from tidetable.table.table import Table, TableError


class Blocking:
    def __init__(self, friends: Friends, registry: Registry) -> None:
        self.friends = friends
        self.registry = registry

    async def greet(self, connection: Connection, person: Person) -> None:
        """A person connects to a table. Most have blocked nobody."""
        if person.blocks:
            connection.feed.blocked = await self.friends.blocked_by(person.id)

    async def look(self, since: float) -> None:
        """Learn whom people have blocked since then, in this process or in another one."""
        for person, blocked, active in await self.friends.blocks_since(since):
            self.show(person, blocked, active)

    def show(self, person: str, blocked: str, active: bool) -> None:
        for loaded in list(self.registry.tables.values()):
            if person in loaded.people:
                for viewer in list(loaded.viewers):
                    if viewer.person == person and isinstance(viewer, Connection):
                        apply(viewer, blocked, active)

    async def warn(self, table: Table, person: str, knowing: bool) -> None:
        """Refuse a seat beside somebody whom the person has blocked, unless they know."""
        if knowing or table.seats_of(person):
            return
        blocked = await self.friends.blocked_by(person)
        names = [seat.name or "" for seat in table.seats if seat.person in blocked]
        if names:
            raise TableError("blocked-here", name=", ".join(names))


def apply(viewer: Connection, blocked: str, active: bool) -> None:
    feed = viewer.feed
    now = feed.blocked | {blocked} if active else feed.blocked - {blocked}
    if now != feed.blocked:
        feed.blocked = now
        viewer.wake()
