"""From which network people were last seen, so that an address has one share of the
workers, however many guests it creates. Kept in memory only, and only of those seen last."""

from collections import OrderedDict
from typing import NamedTuple

from litestar.types import Scope

from tidetable.server.limits import address_of

KEPT = 20_000  # people


class Asker(NamedTuple):
    """Who asks for something, and pays for it with a share of the workers."""

    person: str
    address: str


class LastSeen:
    def __init__(self) -> None:
        self.seen: OrderedDict[str, str] = OrderedDict()  # person -> network

    def saw(self, person: str, scope: Scope) -> Asker:
        """A person has made a request, or has connected."""
        address = address_of(scope)
        self.seen[person] = address
        self.seen.move_to_end(person)
        if len(self.seen) > KEPT:
            self.seen.popitem(last=False)
        return Asker(person, address)

    def asker(self, person: str) -> Asker:
        """A person who has not asked just now. One who was not seen since the start, or for long,
        counts as an address of their own."""
        return Asker(person, self.seen.get(person, person))


def stranger(scope: Scope) -> Asker:
    """Someone without a token: all of them at one address are one person."""
    address = address_of(scope)
    return Asker(f"stranger at {address}", address)
