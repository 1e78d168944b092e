"""Cards and cells as JSON, as views, events and refusals contain them."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.kadora.model import PER_COLOUR, SIDE, Box


def face(box: Box, card: i64) -> Json:
    return box.faces[card].copy()  # a copy: the caller may change it


def back(box: Box, card: i64) -> Json:
    return box.backs[card // PER_COLOUR].copy()


def faces(box: Box, cards: vec[i64]) -> list[Json]:
    return [face(box, card) for card in cards]


def backs(box: Box, cards: vec[i64]) -> list[Json]:
    return [back(box, card) for card in cards]


def ascending(cards: vec[i64]) -> vec[i64]:
    """Cards in order of colour. The order in which hidden cards lie would reveal when each came."""
    return vec[i64](sorted([int(card) for card in cards]))


def cell_at(cell: i64) -> list[int]:
    return [int(cell // SIDE), int(cell % SIDE)]
