"""A game that is carried over: begun on a device without a server and played on at one, or the
other way round (docs/offline.md).

It travels as a record, which holds everything that was dealt, hidden cards included. So a server
gives one away only to somebody who has met nobody but bots. What comes in is anybody's claim: it
is replayed within the bounds of imports, and dealt again from its seed if it has one. The seed
stays behind: what is drawn from now on comes from a new one.
"""

import msgspec

from tidetable import games
from tidetable.engine import record
from tidetable.engine.errors import RecordError
from tidetable.engine.game import Json
from tidetable.server.imports import check_size, read, safely
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError


class Carried(msgspec.Struct):
    record: Json  # of the game so far; `record` of a new table takes it as a text


def carry(table: Table, person: str, seed: bool = False) -> Carried:
    """The game so far, for somebody who plays against bots only or shares one device. `seed`: with
    the seed, for those who have it anyway."""
    if table.status != "playing":
        raise table.halted or TableError("game-over" if table.status == "over" else "not-begun")
    if not table.seats_of(person):
        raise TableError("not-seated")
    if table.made.rated or table.made.tournament is not None:
        raise TableError("carry-counts")
    own = table.current_id(person)
    if any(seat.person not in (None, own) for seat in table.seats):
        raise TableError("carry-people")
    found = table.record()
    found.pop("cut_short", None)
    if not seed:
        found = {**found, "seed": None, "seed_hash": None}
    return Carried({**found, "names": [seat.name or "" for seat in table.seats]})


def taken_along(table: Table, person: str) -> log.Carried | None:
    """Note that somebody takes the game along, before they have it; refused as `carry` is."""
    carry(table, person)
    return None if table.carried else log.Carried(table.seats_of(person)[0])


def brought(text: str) -> Json:
    """The record of a game that is to be played on here, checked."""
    found = read(text)
    check_size(found)
    game = games.get(found.game)
    if found.data is not None:
        raise RecordError("record-data", file=game.name)  # people expect the game they know
    state = safely(game, found)
    if state.over:
        raise TableError("game-over")
    if found.seed is not None:
        record.verify(game, found)
    return {**state.record(), "seed": None, "seed_hash": None}
