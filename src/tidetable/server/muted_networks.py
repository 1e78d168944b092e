"""Networks from which muted people were seen: a new guest from there may not write either, for a
day at most. docs/decisions/0067 says why, and what that means for a family behind one address."""

from collections.abc import Callable, Mapping
from time import time
from typing import Final, NamedTuple

from tidetable.server.database import Database
from tidetable.server.last_seen import LastSeen
from tidetable.server.messages import OperatorMute
from tidetable.server.networks import hashed

LASTS: Final = 86_400.0  # seconds
ADD = (
    "INSERT INTO muted_networks (network, person, until) VALUES (?, ?, ?) "
    "ON CONFLICT (network, person) DO UPDATE SET until = excluded.until"
)


class Shadow(NamedTuple):
    """A mute that falls on new guests, and whose it is."""

    until: float
    person: str


class MutedNetworks:
    def __init__(
        self,
        database: Database,
        last_seen: LastSeen,
        secret: Callable[[], bytes],
        active: bool,  # False: the operator wants no limits
    ) -> None:
        self.database = database
        self.last_seen = last_seen
        self.secret = secret
        self.active = active
        self.noted: dict[tuple[str, str], float] = {}  # network and person: until when they were

    async def note(self, mutes: Mapping[str, OperatorMute]) -> None:
        """Remember from where muted people were seen. What fell on a new guest goes no further."""
        if not self.active:
            return
        now = time()
        self.noted = {one: until for one, until in self.noted.items() if one[1] in mutes}
        for person, mute in mutes.items():
            address = self.last_seen.seen.get(person)
            if address is None or mute.network:
                continue
            place = hashed(address, self.secret()), person
            until = min(mute.until, now + LASTS)
            if place not in self.noted or until < self.noted[place]:
                self.noted[place] = until
                await self.database.write((ADD, (*place, until)))

    async def over(self, address: str) -> Shadow | None:
        """What falls on a new guest from this address."""
        if not self.active:
            return None
        row = await self.database.row(
            "SELECT until, person FROM muted_networks WHERE network = ? AND until > ? "
            "ORDER BY until DESC LIMIT 1",
            hashed(address, self.secret()),
            time(),
        )
        return None if row is None else Shadow(*row)
