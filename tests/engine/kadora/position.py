"""Positions of Kadora drawn in text (positions.py of the game), played on and looked at."""

from typing import Any

from tests.engine.kadora.conservation import conserved
from tests.engine.values import Values, merged
from tidetable.engine.game import Json
from tidetable.engine.kadora import positions
from tidetable.engine.kadora.model import CARDS, CELLS, EMPTY, KadoraState
from tidetable.engine.kadora.moves import card_word, read_card
from tidetable.engine.kadora.positions import BOX, BOX_VALUES, KADORA, dealt

__all__ = ["BOX", "BOX_VALUES", "KADORA", "dealt"]

WORDS = [card_word(BOX, number) for number in range(CARDS)]  # the word of every card
NO_CARDS = """
    .. .. .. ..
    .. .. .. ..
    .. .. .. ..
    .. .. .. ..
"""


def faces(text: str) -> list[Json]:
    """Cards as views and events show them."""
    shown = []
    for word in text.split():
        number = read_card(BOX, word)
        colour, kind = BOX.colours[number // 12], BOX.kinds[number % 3]
        shown.append({"colour": colour, "kind": kind, "value": int(word[1])})
    return shown


def words(numbers: Any) -> str:
    """Card numbers back as text."""
    return " ".join(WORDS[number] for number in numbers if number != EMPTY)


def corrected(**changes: object) -> Values:
    """The numbers of the box with corrections: corrected(rules={"last_tie": "earlier_seat"})."""
    return merged(BOX_VALUES, changes)


def position(block: str, **drawn: Any) -> KadoraState:
    """The drawn position (positions.py), in which every card is in one place."""
    state = positions.position(block, **drawn)
    conserved(state)
    return state


# -- playing and looking -------------------------------------------------------------------------


def play(state: KadoraState, text: str) -> KadoraState:
    """Apply actions written in notation: play(state, "Y>N R5r-b3 <1")."""
    for word in text.split():
        state.apply(KADORA.read_action(state, word))
        conserved(state)
    return state


def drawn_block(state: KadoraState) -> str:
    """The block in the form `position` reads."""
    names = [".." if card == EMPTY else words([card]) for card in state.block]
    return "\n".join(" ".join(names[row : row + 4]) for row in range(0, CELLS, 4))


def block_of(text: str) -> str:
    """A drawn block without its indentation, to compare with drawn_block."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def hand(state: KadoraState, seat: int) -> set[str]:
    return set(words(state.hand(seat)).split())


def loot(state: KadoraState, seat: int) -> set[str]:
    return {word for colour in range(6) for word in words(state.won(seat, colour)).split()}


def stack(state: KadoraState, number: int) -> list[str]:
    """Top card first."""
    top, end = ((state.top0, state.end0), (state.top1, CARDS))[number]
    return words(state.deck[top:end]).split()


def happened(state: KadoraState) -> list[str]:
    """The names of the events since the position was drawn."""
    return [str(event["event"]) for event in state.events(None)]


def legal_words(state: KadoraState) -> set[str]:
    return {KADORA.write_action(state, action) for action in state.actions()}


def gifts(state: KadoraState) -> set[str]:
    return {word for word in legal_words(state) if ">" in word}
