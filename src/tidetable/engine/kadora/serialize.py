"""Cards and cells as JSON, as views, events and refusals contain them.

With `encoded` they are encoded already: a view has most of the cards of the box, and the server
makes a new one for every viewer after every move.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.kadora.model import CELLS, PER_COLOUR, Box, cards_of, cell_at
from tidetable.engine.raw import raw

__all__ = ["cell_at"]

MOST: Final = 2_048  # encoded pieces of loot that are kept: a megabyte or two


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
    ordered = cards[:]
    for end in range(i64(1), i64(len(ordered))):
        card = ordered[end]
        at = end
        while at > 0 and ordered[at - 1] > card:
            ordered[at] = ordered[at - 1]
            at -= 1
        ordered[at] = card
    return ordered


def placement(box: Box, card: i64, cell: i64) -> Json:
    return {"card": face(box, card), "cell": cell_at(cell)}


# What is worth encoding once for each box, because views and choices are full of it.


def encoded_placement(box: Box, card: i64, cell: i64) -> object:
    at = card * CELLS + cell
    found = box.encoded_placements[at]
    if found is None:
        found = box.encoded_placements[at] = raw(placement(box, card, cell))
    return found


def encoded_move(box: Box, card: i64, cell: i64) -> object:
    """The move that places a card."""
    at = card * CELLS + cell
    found = box.encoded_moves[at]
    if found is None:
        found = box.encoded_moves[at] = raw({"do": "place", **placement(box, card, cell)})
    return found


def encoded_loot(box: Box, colour: i64, bits: i64, total: i64, leads: bool) -> object:
    """What somebody has won of a colour: it changes with few moves. The cards make the total."""
    key = int(((bits << 1 | int(leads)) << 3) | colour)
    found = box.encoded_loot.get(key)
    if found is None:
        if len(box.encoded_loot) >= MOST:
            box.encoded_loot.clear()
        found = raw(loot(box, colour, bits, total, leads))
        box.encoded_loot[key] = found
    return found


def loot(box: Box, colour: i64, bits: i64, total: i64, leads: bool) -> Json:
    return {"cards": faces(box, cards_of(bits, colour)), "total": int(total), "leads": leads}
