"""The pieces of the game as views and events show them."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.poseidon.box import SYMBOLS
from tidetable.engine.poseidon.model import FACES, NEUTRAL, PoseidonState
from tidetable.engine.poseidon.reef import FIELDS, Q, R, Reef, Site


def owner_of(owner: i64) -> int | None:
    """The seat, None for a neutral die."""
    return None if owner == NEUTRAL else int(owner)


def die_of(die: i64) -> Json:
    return {"owner": owner_of(die // FACES), "value": int(die % FACES) + 1}


def hex_of(reef: Reef, hex: i64) -> list[int]:
    return [int(reef.hexes[hex * FIELDS + Q]), int(reef.hexes[hex * FIELDS + R])]


def site_of(site: Site) -> list[list[int]]:
    return [[int(site.q1), int(site.r1)], [int(site.q2), int(site.r2)]]


def tile_of(symbols: vec[i64], tile: i64) -> list[str]:
    return [SYMBOLS[symbols[tile * 2]], SYMBOLS[symbols[tile * 2 + 1]]]


def space_of(state: PoseidonState, space: i64) -> str:
    return state.box.names[space]


def emit(state: PoseidonState, name: str, seat: i64, details: Json) -> None:
    """Log what a seat did, for everybody to see.

    Callers check first that there is a log, so that search does not build the details."""
    log = state.log
    if log is not None:
        event: Json = {"event": name, "seat": int(seat)}
        event.update(details)
        log.emit(event)
