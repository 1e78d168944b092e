"""How the things that lie on the table are told."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.kadora.model import PER_COLOUR, SIDE, Box


def face(box: Box, card: i64) -> Json:
    return box.faces[card].copy()  # whoever is told may do with it as they like


def back(box: Box, card: i64) -> Json:
    return box.backs[card // PER_COLOUR].copy()


def faces(box: Box, cards: vec[i64]) -> list[Json]:
    return [face(box, card) for card in cards]


def backs(box: Box, cards: vec[i64]) -> list[Json]:
    return [back(box, card) for card in cards]


def ascending(cards: vec[i64]) -> vec[i64]:
    """By colour, for cards are numbered so: the order in which hidden cards lie would tell when
    they came."""
    return vec[i64](sorted([int(card) for card in cards]))


def cell_at(cell: i64) -> list[int]:
    return [int(cell // SIDE), int(cell % SIDE)]
