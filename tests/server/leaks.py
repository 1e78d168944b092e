"""Scans everything that was sent to a connection for hidden information.

What a seat may know is computed here, from the log in the database and the rules alone: Kadora's
cards are face up in the block and in won loot, a hand is visible to its owner, stacks and set-aside
cards to nobody; a seat that has seen a card knows it forever. The engine's own idea of what is
hidden is not used, so that a mistake in it shows.
"""

import json
from collections.abc import Iterator

from tests.server.clients import Message, Place
from tests.server.harness import Server, query
from tidetable.engine.game import Json
from tidetable.table.entries import Made, decoder
from tidetable.table.table import Table

Row = tuple[int, float, str]
Card = tuple[str, str, int]
ALL_CARDS = 72


async def rows_of(server: Server, table_id: str) -> list[Row]:
    """A table's log, read from the database."""
    sql = "SELECT seq, at, entry FROM log WHERE table_id = ? ORDER BY seq"
    return [(seq, at, entry) for seq, at, entry in await query(server, sql, table_id)]


def rebuilt(table_id: str, rows: list[Row], upto: int | None = None) -> Table:
    """The table after its first entries."""
    first = decoder.decode(rows[0][2])
    assert isinstance(first, Made)
    table = Table(table_id, first, rows[0][1])
    for _, at, entry in rows[1:upto]:
        table.add(decoder.decode(entry), at)
    return table


class Knowledge:
    """The cards that each seat has seen so far; the last index is a spectator."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.seen: list[set[Card]] = [set() for _ in range(players + 1)]
        self.cards: set[Card] = set()

    def look(self, table: Json, over: bool) -> None:
        """Add a fully revealed position: each card is seen by those who can see its place."""
        self.cards = set(cards(table))
        assert len(self.cards) == ALL_CARDS
        public = set(cards(table["block"]))
        hands = []
        for seat in table["seats"]:  # type: ignore[attr-defined]
            public |= set(cards(seat["loot"]))
            hands.append(set(cards(seat["hand"])))
        if over:  # hands join the loot; with two players the set-aside cards are scored too
            public |= set().union(*hands)
            if self.players == 2:
                public |= set(cards(table["aside"]))
        for eyes in range(self.players + 1):
            own = hands[eyes] if eyes < self.players else set()
            self.seen[eyes] |= public | own

    def hidden(self) -> list[frozenset[Card]]:
        return [frozenset(self.cards - seen) for seen in self.seen]


class Truth:
    """What is hidden from each seat after each entry of a log."""

    def __init__(self, table_id: str, rows: list[Row]) -> None:
        table = rebuilt(table_id, rows, 1)
        self.seed = table.made.seed
        self.players = table.made.players
        knowledge = Knowledge(self.players)
        self.hidden: list[list[frozenset[Card]] | None] = [None, None]  # by seq; None: not dealt
        self.over = [False, False]
        for _, at, entry in rows[1:]:
            table.add(decoder.decode(entry), at)
            if table.session is not None:
                knowledge.look(table.state.reveal(), table.state.over)
            self.hidden.append(knowledge.hidden() if table.session is not None else None)
            self.over.append(table.status == "over")


def scan(place: Place, rows: list[Row]) -> int:
    """AssertionError if something hidden was sent; otherwise the number of cards scanned."""
    truth = Truth(place.table_id, rows)
    secrets = [form.encode() for form in seed_forms(truth.seed)]
    looked, seat = 0, None
    for raw in place.raw:
        message = json.loads(raw)
        may_know = False
        if message["type"] == "update":
            seat = message.get("seat", seat)
            looked += scan_update(message, truth, seat)
            may_know = truth.over[message["seq"]]
        assert may_know or not any(secret in raw for secret in secrets), "the seed was sent"
    return looked


def seed_forms(seed: str) -> list[str]:
    return [seed, f"{int(seed):x}", f"{int(seed):X}"]


def scan_update(update: Message, truth: Truth, seat: int | None) -> int:
    """Scan a message for card faces, wherever they are."""
    shown = list(cards(update))
    hidden = truth.hidden[update["seq"]]
    if hidden is None:
        assert not shown, "a card was sent before the deal"
        return 0
    leaked = hidden[truth.players if seat is None else seat] & set(shown)
    assert not leaked, f"seat {seat} was shown {leaked}"
    return len(shown)


def cards(message: object) -> Iterator[Card]:
    """All card faces. A card is sent whole or by its back, nothing in between."""
    if isinstance(message, dict):
        if {"kind", "value"} & set(message) and "colour" in message:
            yield str(message["colour"]), str(message["kind"]), int(message["value"])
        for part in message.values():
            yield from cards(part)
    elif isinstance(message, list):
        for part in message:
            yield from cards(part)
