"""From which network people were last seen, so that an address has one share of the
workers, however many guests it creates. Kept in memory only, and only of those seen last."""

from collections import OrderedDict
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from tidetable.server.limits import network

KEPT = 20_000  # people


class Asker(NamedTuple):
    """Who asks for something, and pays for it with a share of the workers."""

    person: str
    address: str


class LastSeen:
    def __init__(self) -> None:
        self.seen: OrderedDict[str, str] = OrderedDict()  # person -> network

    def saw(self, person: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
        """A person has made a request, or has connected."""
        address = address_of(connection)
        self.seen[person] = address
        self.seen.move_to_end(person)
        if len(self.seen) > KEPT:
            self.seen.popitem(last=False)
        return Asker(person, address)

    def asker(self, person: str) -> Asker:
        """A person who has not asked just now. One who was not seen since the start, or for long,
        counts as an address of their own."""
        return Asker(person, self.seen.get(person, person))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    client = connection.client
    return network(client.host) if client is not None else ""


def stranger(connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
    """Someone without a token: all of them at one address are one person."""
    address = address_of(connection)
    return Asker(f"stranger at {address}", address)
