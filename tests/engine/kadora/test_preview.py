"""What a placement would do, before it is made."""

from typing import Any

import pytest

from tests.engine.kadora.position import KADORA, faces, play, position
from tests.engine.kadora.test_full_table import LOW_SUMS, TEN_WITHOUT_MATCH
from tidetable.engine.kadora.model import KadoraState

CROSS = """
    R5s .. .. ..
    G3d .. .. ..
    .. R5d B2s ..
    .. .. .. ..
"""


def previewed(state: KadoraState, word: str) -> Any:
    return KADORA.preview(state, KADORA.read_action(state, word))


@pytest.mark.parametrize(
    ("seat", "column", "row"), [(0, 10, 9), (1, 9, 10), (2, 10, 9), (3, 9, 10)]
)
def test_sums_as_the_seat_sees_them_and_cards_taken(seat: int, column: int, row: int) -> None:
    hands = ["", "", "", ""]
    hands[seat] = "R2r"
    state = position(CROSS, players=4, hands=hands, to_move=seat)
    assert previewed(state, "R2r-a3") == {
        "column": column,
        "row": row,
        "takes": [{"card": faces("R5s")[0], "cell": [0, 0]}],
    }


def test_a_draw_or_a_gift_has_no_preview() -> None:
    state = position(CROSS, hands=["R2r"], loot=["Y1r", ""])
    assert previewed(state, "Y>N") == {}
    assert previewed(play(state, "R2r-d4"), "<1") == {}


@pytest.mark.parametrize(
    ("block", "hand"),
    [(CROSS, "R2r P1d P2d P4d"), *((block, "R2r") for block in (LOW_SUMS, TEN_WITHOUT_MATCH))],
)
def test_the_preview_is_what_then_happens(block: str, hand: str) -> None:
    state = position(block, hands=[hand])
    for action in state.actions():
        effect: Any = KADORA.preview(state, action)
        after = state.copy()
        after.log = None
        after.apply(action)
        now: Any = after.reveal()["block"]
        before: Any = state.reveal()["block"]
        gone = [
            {"card": before[row][column], "cell": [row, column]}
            for row in range(4)
            for column in range(4)
            if before[row][column] and not now[row][column]
        ]
        assert effect["takes"] == gone


def test_remarks_of_the_notation_name_the_taken_cards() -> None:
    state = position(CROSS, hands=["R2r"])
    assert KADORA.remark(state, KADORA.read_action(state, "R2r-a3")) == "x R5s"
    assert KADORA.remark(state, KADORA.read_action(state, "R2r-d4")) == ""
