"""Step 3 of a turn: draw back to four cards."""

from typing import Any

import pytest

from tests.engine.kadora.position import (
    NO_CARDS,
    faces,
    hand,
    happened,
    legal_words,
    play,
    position,
    stack,
)
from tidetable.engine.kadora.model import KadoraState

TWELVE = """
    R2s R2d R3r R3s
    O1r .. .. O1s
    Y1r .. .. Y1s
    G1r G1s G1d B1r
"""


def before_drawing(stacks: list[str] | None = None, to_move: int = 0) -> KadoraState:
    """The hand has three cards left after the next placement, and nothing is taken by it."""
    hands = ["P1r P2r P4r P5r", "P1s P2s P4s P5s"]
    state = position(TWELVE, hands=hands, stacks=stacks, to_move=to_move)
    return play(state, "P1r-b2" if to_move == 0 else "P1s-b2")


@pytest.mark.parametrize("choice", [0, 1])
def test_the_top_card_of_either_stack(choice: int) -> None:
    state = before_drawing()
    assert legal_words(state) == {"<1", "<2"}
    before = [stack(state, 0), stack(state, 1)]
    play(state, f"<{choice + 1}")
    assert hand(state, 0) == {"P2r", "P4r", "P5r", before[choice][0]}
    assert stack(state, choice) == before[choice][1:]
    assert stack(state, 1 - choice) == before[1 - choice]
    assert state.to_move == 1


@pytest.mark.parametrize(("stacks", "drawn"), [(["", "B4s B4d"], "B4s"), (["B4d B4s", ""], "B4d")])
def test_no_choice_when_one_stack_is_empty(stacks: list[str], drawn: str) -> None:
    """It is drawn at once, and the next seat is to move."""
    state = before_drawing(stacks)
    assert hand(state, 0) == {"P2r", "P4r", "P5r", drawn}
    assert state.to_move == 1
    assert happened(state) == ["place", "draw", "turn"]


def test_nothing_when_both_are_empty() -> None:
    state = position(
        TWELVE,
        hands=["P1r P2r P4r P5r", "P1s P2s P4s P5s"],
        stacks=["", ""],
        last_turns=2,
    )
    play(state, "P1r-b2")
    assert hand(state, 0) == {"P2r", "P4r", "P5r"}
    assert happened(state) == ["place", "turn"]


def test_only_the_drawing_seat_learns_the_face() -> None:
    state = before_drawing(["B4d B4s", "B3d B3s"])
    play(state, "<2")
    seen: dict[int | None, Any] = {}
    for viewer in (0, 1, None):
        events: Any = [event for event in state.events(viewer) if event["event"] == "draw"]
        seen[viewer] = events[0]["card"]
    assert seen == {0: faces("B3d")[0], 1: {"colour": "blue"}, None: {"colour": "blue"}}


def test_the_drawn_card_may_be_placed_only_later() -> None:
    state = position(NO_CARDS, hands=["P1r", "P1s"])
    top = stack(state, 0)[0]
    play(state, "P1r-a1")
    assert not any(word.startswith(top) for word in legal_words(state))
    play(state, "<1 P1s-d4 <2")
    assert any(word.startswith(top) for word in legal_words(state))
