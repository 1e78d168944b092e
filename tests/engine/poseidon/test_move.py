"""Step 2: creatures on the ocean."""

import pytest

from tests.engine.poseidon.position import legal_words, play, position, spaces
from tidetable.engine.poseidon.model import STAGE_MOVE, PoseidonState

FAST = "A{0}a S1a F1b S1b"  # a reef with an arrow of that level


def swimmer(creatures: str, shark: str = "R1", reach: int = 1) -> PoseidonState:
    return position(
        creatures=[creatures, "Deep Beach"],
        shark=shark,
        stage=STAGE_MOVE,
        reefs=[FAST.format(reach)],
    )


def ends(state: PoseidonState, start: str) -> set[str]:
    return {word.split(">")[1] for word in legal_words(state) if word.startswith(f"{start}>")}


def test_along_the_edges_one_step() -> None:
    state = swimmer("L2 Beach", shark="R2")
    assert ends(state, "L2") == {"L1", "L3"}
    assert ends(state, "Beach") == {"L6", "R6"}


def test_two_crossings_in_the_middle_each_one_step_long() -> None:
    state = swimmer("L3 R3", shark="Deep")
    assert ends(state, "L3") == {"L2", "L4", "R4"}
    assert ends(state, "R3") == {"R2", "R4", "L4"}


def test_no_turning_on_a_crossing() -> None:
    """L3 leads to R4 and never to R3, though both crossings meet in the middle."""
    assert "R3" not in ends(swimmer("L3 Beach", shark="Deep"), "L3")
    assert "L4" in ends(swimmer("L3 Beach", shark="Deep"), "L3")


def test_fewer_steps_than_the_strength_are_fine() -> None:
    state = swimmer("Deep Beach", shark="R1", reach=3)
    assert ends(state, "Deep") == {"L1", "L2", "L3"}


def test_the_clam_of_the_rulebook_moves_three_spaces_one_of_them_across() -> None:
    assert "R5" in ends(swimmer("L2 Beach", shark="Deep", reach=3), "L2")


def test_not_onto_the_shark_and_not_past_it() -> None:
    state = swimmer("L1 Beach", shark="L2", reach=2)
    assert ends(state, "L1") == {"Deep", "R1"}


def test_round_about_the_shark_is_not_past_it() -> None:
    state = swimmer("L3 Beach", shark="L4", reach=3)
    assert "L4" not in ends(state, "L3")
    assert "L5" not in ends(state, "L3")
    assert {"R4", "R5", "R6", "R3", "R2"} <= ends(state, "L3")


def test_who_stands_with_the_shark_may_leave_it() -> None:
    assert ends(swimmer("Deep Beach", shark="Deep"), "Deep") == {"L1", "R1"}


def test_it_ends_on_another_space_than_it_began() -> None:
    state = swimmer("L3 Beach", shark="Deep", reach=4)
    assert "L3" not in ends(state, "L3")


def test_any_number_of_creatures_may_share_a_space() -> None:
    state = position(creatures=["L2 L3", "L2 L2"], shark="R6", stage=STAGE_MOVE)
    play(state, "L3>L2")
    assert spaces(state, 0) == ["L2", "L2"]


def test_two_creatures_on_one_space_are_one_choice() -> None:
    state = swimmer("L5 L5", shark="Deep")
    assert legal_words(state) == {"L5>L4", "L5>L6"}
    play(state, "L5>L6")
    assert sorted(spaces(state, 0)) == ["L5", "L6"]


def test_only_one_creature_moves_and_the_turn_continues() -> None:
    state = play(swimmer("Deep Beach", shark="R3"), "Deep>L1")
    assert state.active == 1
    assert spaces(state, 0) == ["L1", "Beach"]


@pytest.mark.parametrize(
    ("drawn", "reach"), [("P1a P1a", 1), ("A1a P1a", 1), ("A3a A2b", 3), ("A3a:x A2b", 2)]
)
def test_the_highest_visible_arrow_is_the_strength_and_one_step_is_always_free(
    drawn: str, reach: int
) -> None:
    state = position(
        creatures=["Deep Beach", "Beach Beach"], shark="R1", reefs=[drawn], stage=STAGE_MOVE
    )
    assert len(ends(state, "Deep")) == reach
