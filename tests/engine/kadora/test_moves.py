"""Actions as numbers, as structured moves, and as words."""

from typing import cast

import pytest

from tests.engine.kadora.position import KADORA, NO_CARDS, WORDS, faces, play, position
from tidetable.engine.game import Json
from tidetable.engine.kadora.model import Box
from tidetable.engine.kadora.moves import card_word, read_card

ONE_OF_EACH: list[tuple[str, Json]] = [
    ("R2r-b3", {"do": "place", "card": faces("R2r")[0], "cell": [2, 1]}),
    ("R2r-a1", {"do": "place", "card": faces("R2r")[0], "cell": [0, 0]}),
    ("R2r-d4", {"do": "place", "card": faces("R2r")[0], "cell": [3, 3]}),
    ("Y>N", {"do": "give", "colour": "yellow", "to": 2}),
    ("Y>W", {"do": "give", "colour": "yellow", "to": 1}),
]


@pytest.mark.parametrize(("word", "move"), ONE_OF_EACH)
def test_word_and_move_of_an_action(word: str, move: Json) -> None:
    state = position(NO_CARDS, players=3, hands=["R2r"], loot=["Y5r", "", ""])
    action = KADORA.read_action(state, word)
    assert KADORA.move(state, action) == move
    assert KADORA.action(state, move) == action
    assert KADORA.write_action(state, action) == word


@pytest.mark.parametrize("stack", [0, 1])
def test_word_and_move_of_a_draw(stack: int) -> None:
    state = play(position(NO_CARDS, hands=["R2r"]), "R2r-a1")
    action = state.actions()[stack]
    assert KADORA.move(state, action) == {"do": "draw", "stack": stack}
    assert KADORA.write_action(state, action) == f"<{stack + 1}"


def test_every_card_has_a_word_of_its_own() -> None:
    box = cast(Box, KADORA.box(KADORA.data, 4, {}))
    assert len(set(WORDS)) == 72
    for number, word in enumerate(WORDS):
        assert card_word(box, number) == word
        assert read_card(box, word) == number


def test_actions_are_dense_and_documented() -> None:
    """Place: card * 16 + cell; then two draws; then colour * 4 + receiver."""
    assert KADORA.action_count == 72 * 16 + 2 + 6 * 4
    state = position(NO_CARDS, players=4, hands=["P5d"], loot=["P1r", "", "", ""])
    assert KADORA.read_action(state, "P5d-d4") == 71 * 16 + 15
    assert KADORA.read_action(state, "<2") == 72 * 16 + 1
    assert KADORA.read_action(state, "P>E") == KADORA.action_count - 1
