"""Actions as people see them: structured moves for the wire, short words for the notation.

In the notation a card is colour, value, kind (R5r), a cell is column and row as seat 0 sees the
block (b3; a1 is its top left). `R5r-b3` places, `<2` draws from the second stack, `Y>N` gives
all yellow cards to the north seat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.errors import IllegalAction
from tidetable.engine.fields import listed, only, whole
from tidetable.engine.game import Json
from tidetable.engine.kadora.actions import DRAWS, GIVES
from tidetable.engine.kadora.model import (
    CARDS,
    CELLS,
    KINDS,
    PER_COLOUR,
    SIDE,
    Box,
    KadoraState,
)
from tidetable.engine.kadora.serialize import placement

COLOUR_LETTERS: Final = "ROYGBP"
KIND_LETTERS: Final = "rsd"
COLUMN_LETTERS: Final = "abcd"


# -- structured moves ----------------------------------------------------------------------------


def move(state: KadoraState, action: i64) -> Json:
    if action >= GIVES:
        colour = state.box.colours[(action - GIVES) // 4]
        return {"do": "give", "colour": colour, "to": int((action - GIVES) % 4)}
    if action >= DRAWS:
        return {"do": "draw", "stack": int(action - DRAWS)}
    return {"do": "place", **placement(state.box, action // CELLS, action % CELLS)}


def action(state: KadoraState, move: object) -> int:
    """The action that a structured move means; every way it can be malformed has its reason."""
    if not isinstance(move, dict):
        raise IllegalAction("move-not-object")
    do = move.get("do")
    if do == "place":
        only(move, ["card", "cell"])
        card = card_number(state.box, move.get("card"))
        return card * CELLS + cell_number(move.get("cell"))
    if do == "draw":
        only(move, ["stack"])
        return DRAWS + whole(move, "stack", 2)
    if do == "give":
        only(move, ["colour", "to"])
        colour = listed(move, "colour", state.box.colours)
        return GIVES + colour * 4 + whole(move, "to", state.players)
    raise IllegalAction("move-field", field="do", expected="place, draw, give")


def card_number(box: Box, card: object) -> int:
    if isinstance(card, dict) and len(card) == 3:
        colour, kind, value = card.get("colour"), card.get("kind"), card.get("value")
        if isinstance(colour, str) and isinstance(kind, str) and type(value) is int:
            number = box.numbers.get((colour, kind, value))
            if number is not None:
                return number
    raise IllegalAction("move-field", field="card", expected="colour, kind, value")


def cell_number(cell: object) -> int:
    expected = f"[0 .. {SIDE - 1}, 0 .. {SIDE - 1}]"
    if not isinstance(cell, list) or len(cell) != 2:
        raise IllegalAction("move-field", field="cell", expected=expected)
    for part in cell:
        if not isinstance(part, int) or isinstance(part, bool):
            raise IllegalAction("move-field", field="cell", expected=expected)
    row: int = cell[0]
    column: int = cell[1]
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        raise IllegalAction("outside-block")
    return row * SIDE + column


# -- notation ------------------------------------------------------------------------------------


def card_word(box: Box, card: i64) -> str:
    colour, kind = COLOUR_LETTERS[card // PER_COLOUR], KIND_LETTERS[card % KINDS]
    return f"{colour}{int(box.value[card])}{kind}"


def read_card(box: Box, word: str) -> int:
    for card in range(CARDS):
        if card_word(box, card) == word:
            return card
    raise IllegalAction("no-such-card", word=word)


def cell_word(cell: i64) -> str:
    return f"{COLUMN_LETTERS[cell % SIDE]}{int(cell // SIDE) + 1}"


def write_action(state: KadoraState, action: i64) -> str:
    if action >= GIVES:
        colour = COLOUR_LETTERS[(action - GIVES) // 4]
        return f"{colour}>{state.box.seats[(action - GIVES) % 4][0].upper()}"
    if action >= DRAWS:
        return f"<{int(action - DRAWS) + 1}"
    return f"{card_word(state.box, action // CELLS)}-{cell_word(action % CELLS)}"


def read_action(state: KadoraState, word: str) -> int:
    if word in ("<1", "<2"):
        return DRAWS + int(word[1]) - 1
    if word[1:2] == ">" and word[0] in COLOUR_LETTERS:
        for seat in range(state.players):
            if word[2:] == state.box.seats[seat][0].upper():
                return GIVES + COLOUR_LETTERS.index(word[0]) * 4 + seat
    card, dash, cell = word.partition("-")
    if dash:
        number = read_card(state.box, card)
        for at in range(CELLS):
            if cell_word(at) == cell:
                return number * CELLS + at
    raise IllegalAction("no-such-word", word=word)


def write_deal(box: Box, cards: vec[i64]) -> str:
    return " ".join([card_word(box, card) for card in cards])


def read_deal(box: Box, text: str) -> vec[i64]:
    return vec[i64]([read_card(box, word) for word in text.split()])
