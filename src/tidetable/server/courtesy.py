"""How often one may turn to other people: wishes to be friends, and invitations to tables.

Everything else that a person does is limited by what it costs the server; this is limited by what
it costs somebody's patience. Counted in this process, by person and by address, for one person may
have many guests.
"""

import math
from typing import Final

from tidetable.engine.errors import TidetableError
from tidetable.server.limits import Buckets

ASKS: Final = 20  # wishes at once, then ...
ASK_RATE: Final = 1 / 600  # ... one in this many seconds
INVITATIONS: Final = 30  # of friends at once
INVITATION_RATE: Final = 1 / 60
STRANGERS: Final = 5  # invitations of people who are not friends at once
STRANGER_RATE: Final = 1 / 3600
SHARED: Final = 3  # how much more all people behind one address may do together


class CourtesyError(TidetableError):
    """Somebody turns to other people too often."""


class Courtesy:
    def __init__(self, active: bool) -> None:
        def buckets(rate: float, size: float) -> tuple[Buckets, Buckets]:
            return Buckets(rate * active, size), Buckets(rate * active * SHARED, size * SHARED)

        self.asks = buckets(ASK_RATE, ASKS)
        self.invitations = buckets(INVITATION_RATE, INVITATIONS)
        self.strangers = buckets(STRANGER_RATE, STRANGERS)

    def ask(self, person: str, address: str) -> None:
        take(self.asks, person, address)

    def invite(self, person: str, address: str, friend: bool) -> None:
        take(self.invitations if friend else self.strangers, person, address)


def take(buckets: tuple[Buckets, Buckets], person: str, address: str) -> None:
    """Take one from a person's bucket and one from that of their address, or nothing."""
    own, shared = buckets[0].of(person), buckets[1].of(address)
    if not (own.has() and shared.has()):
        wait = max(own.wait(), shared.wait())
        raise CourtesyError("too-many-asks", minutes=math.ceil(wait / 60))
    own.take()
    shared.take()
