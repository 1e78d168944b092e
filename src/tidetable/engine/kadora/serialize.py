"""Cards and cells as JSON, as views, events and refusals contain them.

With `encoded` they are encoded already: a view has most of the cards of the box, and the server
makes a new one for every viewer after every move.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.kadora.model import PER_COLOUR, Box, cell_at

__all__ = ["ascending", "back", "backs", "cell_at", "face", "faces", "placement"]


def face(box: Box, card: i64) -> Json:
    return box.faces[card].copy()  # a copy: the caller may change it


def back(box: Box, card: i64) -> Json:
    return box.backs[card // PER_COLOUR].copy()


def faces(box: Box, cards: vec[i64], encoded: bool = False) -> list[object]:
    if encoded:
        return [box.encoded_faces[card] for card in cards]
    return [face(box, card) for card in cards]


def backs(box: Box, cards: vec[i64], encoded: bool = False) -> list[object]:
    if encoded:
        return [box.encoded_backs[card // PER_COLOUR] for card in cards]
    return [back(box, card) for card in cards]


def ascending(cards: vec[i64]) -> vec[i64]:
    """Cards in order of colour. The order in which hidden cards lie would reveal when each came."""
    return vec[i64](sorted([int(card) for card in cards]))


def placement(box: Box, card: i64, cell: i64, encoded: bool) -> Json:
    if encoded:
        return {"card": box.encoded_faces[card], "cell": box.encoded_cells[cell]}
    return {"card": face(box, card), "cell": cell_at(cell)}
