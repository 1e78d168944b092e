"""How often one may turn to other people: wishes to be friends, and invitations to tables.

Everything else that a person does is limited by what it costs the server; this is limited by what
it costs somebody's patience. Counted in the database, for all processes and also after a restart,
by person and by network, for one person may have many guests. Of a network a keyed hash is stored,
for as long as it counts.
"""

import math
import secrets
from collections.abc import Callable
from time import time
from typing import Final, NamedTuple

from tidetable.engine.errors import TidetableError
from tidetable.server.database import Database
from tidetable.server.networks import hashed

HOUR: Final = 3_600.0
SHARED: Final = 3  # how much more all people behind one address may do together


class Limit(NamedTuple):
    kind: str
    most: int
    within: float  # seconds


ASKS: Final = Limit("ask", 20, 3 * HOUR)
INVITATIONS: Final = Limit("invite", 30, HOUR / 2)  # of friends
STRANGERS: Final = Limit("stranger", 5, 5 * HOUR)  # invitations of people who are not friends
LONGEST: Final = max(ASKS.within, INVITATIONS.within, STRANGERS.within)

# ?1: id, ?2: kind, ?3: person, ?4: network, ?5: now, ?6: since when it counts, ?7, ?8: how often
COUNT = "(SELECT COUNT(*) FROM approaches WHERE {0} AND kind = ?2 AND at > ?6)"
TAKE = (
    "INSERT INTO approaches (id, kind, person, network, at) SELECT CAST(?1 AS TEXT), "
    "CAST(?2 AS TEXT), CAST(?3 AS TEXT), CAST(?4 AS TEXT), CAST(?5 AS DOUBLE PRECISION) "
    f"WHERE {COUNT.format('person = ?3')} < CAST(?7 AS INTEGER) "
    f"AND {COUNT.format('network = ?4')} < CAST(?8 AS INTEGER)"
)
FORGET = "DELETE FROM approaches WHERE at < ?"


class ContactError(TidetableError):
    """Somebody turns to other people too often."""


class ContactLimits:
    def __init__(self, database: Database, secret: Callable[[], bytes], active: bool) -> None:
        self.database = database
        self.secret = secret
        self.active = active

    async def ask(self, person: str, address: str) -> None:
        await self.take(ASKS, person, address)

    async def invite(self, person: str, address: str, friend: bool) -> None:
        await self.take(INVITATIONS if friend else STRANGERS, person, address)

    async def take(self, limit: Limit, person: str, address: str) -> None:
        """Count one, or refuse. Requests at the very same moment are counted one by one."""
        if not self.active:
            return
        now, id_ = time(), secrets.token_hex(8)
        network, since = hashed(address, self.secret()), now - limit.within
        row = (id_, limit.kind, person, network, now, since, limit.most, limit.most * SHARED)
        in_turn = [f"courtesy/{limit.kind}/{who}" for who in (person, network)]
        await self.database.write((FORGET, (now - LONGEST,)), (TAKE, row), in_turn=in_turn)
        if await self.database.row("SELECT 1 FROM approaches WHERE id = ?", id_) is None:
            wait = await self.wait(limit, person, network, now)
            raise ContactError("too-many-asks", minutes=max(1, math.ceil(wait / 60)))

    async def wait(self, limit: Limit, person: str, network: str, now: float) -> float:
        """Seconds until the person may turn to somebody again."""
        waits = [0.0]
        for column, key, most in (
            ("person", person, limit.most),
            ("network", network, limit.most * SHARED),
        ):
            rows = await self.database.read(
                f"SELECT at FROM approaches WHERE {column} = ? AND kind = ? AND at > ? "
                f"ORDER BY at DESC LIMIT 1 OFFSET {most - 1}",
                *(key, limit.kind, now - limit.within),
            )
            waits += [at + limit.within - now for (at,) in rows]
        return max(waits)
