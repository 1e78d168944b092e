"""Looks for what must not be told in all that was sent to a connection.

The truth is the log in the database: from it the table is rebuilt as it was at every update, and
the cards that the receiving seat could not know then are compared with all that it was sent."""

import json
import sqlite3
from collections.abc import Iterator

import asyncpg

from tests.server.harness import Server
from tests.server.house import Message, Place
from tidetable.engine.kadora.model import KadoraState
from tidetable.engine.kadora.view import face, hidden_from
from tidetable.table.entries import Made, decoder
from tidetable.table.table import Table

Row = tuple[int, float, str]
Card = tuple[str, str, int]


async def rows_of(server: Server, table_id: str) -> list[Row]:
    """A table's log, straight from the database."""
    sql = "SELECT seq, at, entry FROM log WHERE table_id = {} ORDER BY seq"
    if server.database.startswith("postgresql://"):
        connection = await asyncpg.connect(server.database)
        try:
            return [tuple(row) for row in await connection.fetch(sql.format("$1"), table_id)]
        finally:
            await connection.close()
    kept = sqlite3.connect(server.database)
    try:
        return list(kept.execute(sql.format("?"), (table_id,)))
    finally:
        kept.close()


def rebuilt(table_id: str, rows: list[Row], upto: int | None = None) -> Table:
    """The table after its first entries."""
    first = decoder.decode(rows[0][2])
    assert isinstance(first, Made)
    table = Table(table_id, first, rows[0][1])
    for _, at, entry in rows[1:upto]:
        table.add(decoder.decode(entry), at)
    return table


def scan(place: Place, rows: list[Row]) -> int:
    """AssertionError when something hidden was sent; how many cards were looked at."""
    seed = str(rebuilt(place.table_id, rows[:1]).made.seed)
    secrets = [form.encode() for form in (seed, f"{int(seed):x}", f"{int(seed):X}")]
    looked, known = 0, -1
    eyes: int | None = None
    for raw in place.raw:
        message = json.loads(raw)
        if message["type"] == "update":
            if message["seq"] != known:
                known = message["seq"]
                table = rebuilt(place.table_id, rows, known)
            eyes = message.get("seat", eyes)  # left out: as it was
            looked += scan_update(message, table, eyes)
        told = message["type"] == "update" and table.status == "over"
        assert told or not any(secret in raw for secret in secrets), "the seed was sent"
    return looked


def scan_update(update: Message, table: Table, eyes: int | None) -> int:
    """Faces anywhere in the message, whatever they are called."""
    if table.session is None:
        assert update.get("view") is None
        return 0
    shown = list(cards(update))
    state = table.state
    assert isinstance(state, KadoraState)
    hidden = {
        as_card(face(state.box, card)) for card in hidden_from(state, -1 if eyes is None else eyes)
    }
    assert not hidden & set(shown), f"seat {eyes} was told {hidden & set(shown)}"
    return len(shown)


def cards(told: object) -> Iterator[Card]:
    if isinstance(told, dict):
        if {"colour", "kind", "value"} <= set(told):
            yield as_card(told)
        for part in told.values():
            yield from cards(part)
    elif isinstance(told, list):
        for part in told:
            yield from cards(part)


def as_card(told: dict[str, object]) -> Card:
    return str(told["colour"]), str(told["kind"]), int(str(told["value"]))
