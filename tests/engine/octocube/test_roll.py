"""Rolling, the magnet rule, the abyss rule, and the tile in the middle."""

import pytest

from tests.engine.octocube.position import (
    BARE,
    LARGE_BARE,
    at,
    happened,
    legal_words,
    net,
    play,
    position,
    rolls,
    seen,
    stack,
    tile,
)

TWO_STACKS = "Pg/Sw Ag/Fl . .  . . . .  . . . .  . . . ."


# -- the roll --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "space", "after"),
    [
        ("n", "b1", {"D": "Fw", "U": "Dg", "N": "Pg", "S": "Sl", "E": "Ad", "W": "Pw"}),
        ("e", "c2", {"D": "Ad", "U": "Pw", "N": "Fw", "S": "Dg", "E": "Pg", "W": "Sl"}),
        ("s", "b3", {"D": "Dg", "U": "Fw", "N": "Sl", "S": "Pg", "E": "Ad", "W": "Pw"}),
        ("w", "a2", {"D": "Pw", "U": "Ad", "N": "Fw", "S": "Dg", "E": "Sl", "W": "Pg"}),
    ],
)
def test_the_face_towards_the_space_comes_down(
    word: str, space: str, after: dict[str, str]
) -> None:
    state = position(BARE, cubes=["b2 U=Pg D=Sl N=Fw E=Ad S=Dg W=Pw", "home"])
    play(state, word)
    assert (at(state), net(state)) == (space, after)


def test_only_onto_a_neighbouring_available_space_never_diagonally() -> None:
    assert rolls(position(BARE, cubes=["b2", "home"])) == set("nesw")
    assert rolls(position(BARE, cubes=["a1", "home"])) == {"e", "s"}
    assert rolls(position(BARE, cubes=["a1", "b1"])) == {"s"}
    state = position(LARGE_BARE, cubes=["a1", "b1", "a2"])
    assert rolls(state) == set()
    assert legal_words(state) == {"score", "skip"}


def test_a_roll_is_the_whole_turn() -> None:
    assert play(position(BARE, cubes=["b2", "home"]), "n").to_move == 1


# -- the magnet rule -------------------------------------------------------------------------


def test_the_top_tile_sticks_to_the_empty_face_that_is_down() -> None:
    state = play(position(TWO_STACKS, cubes=["a1 D=Fw", "home"]), "e")
    assert net(state) == {"W": "Fw", "D": "Ag"}
    assert stack(state, "b1") == "Fl"


def test_a_coin_sticks_as_well() -> None:
    state = play(position("Pg Co . .  . . . .  . . . .  . . . .", cubes=["a1", "home"]), "e")
    assert net(state) == {"D": "Co"}


def test_nothing_sticks_to_a_face_that_carries_a_tile() -> None:
    state = play(position(TWO_STACKS, cubes=["a1 E=Fw", "home"]), "e")
    assert net(state) == {"D": "Fw"}
    assert stack(state, "b1") == "Ag/Fl"


def test_the_tile_goes_along_however_the_cube_leaves() -> None:
    state = position(TWO_STACKS, cubes=["a1", "home"])
    play(state, "e +d4 e skip")  # the amphora sticks on b1 and goes along to c1
    assert (at(state), net(state)) == ("c1", {"W": "Ag"})
    play(state, "score")
    assert net(state) == {"W": "Ag"}  # still on it at home


def test_nothing_sticks_on_an_abyss_tile_or_on_bare_ground() -> None:
    state = position(". ~ . .  . . . .  . . . .  . . . .", cubes=["a1", "home"])
    assert net(play(state, "e")) == {}
    assert net(play(position(BARE, cubes=["a1", "home"]), "e")) == {}


# -- what lies under a cube ------------------------------------------------------------------


def test_nothing_new_is_seen_until_the_cube_leaves() -> None:
    state = position(TWO_STACKS, cubes=["a1 D=Fw", "home"])
    play(state, "e")
    assert seen(state, "b1") == [None]
    assert seen(state, "a1") == [tile("Pg"), None]  # left, so its top is seen
    play(state, "+d4 e")
    assert seen(state, "b1") == [tile("Fl")]


def test_a_tile_that_was_seen_and_did_not_stick_stays_known() -> None:
    state = play(position(TWO_STACKS, cubes=["a1 E=Fw", "home"]), "e")
    assert seen(state, "b1") == [tile("Ag"), None]


# -- the abyss rule --------------------------------------------------------------------------


def test_an_abyss_tile_is_laid_where_a_cube_left_with_the_last_tile() -> None:
    state = play(position(BARE, cubes=["b2 D=Pg", "home"], supply=2), "n")
    assert stack(state, "b2") == "~"
    assert state.supply == 1
    assert happened(state)[:2] == ["roll", "abyss"]


def test_a_stack_that_still_has_tiles_gets_none() -> None:
    state = play(position(TWO_STACKS, cubes=["a1", "home"], supply=2), "s")
    assert stack(state, "a1") == "Pg/Sw"
    assert state.supply == 2


def test_an_abyss_tile_stays_under_a_cube_and_no_second_one_is_laid() -> None:
    state = position("~ . . .  . . . .  . . . .  . . . .", cubes=["a1", "home"], supply=2)
    play(state, "s")
    assert stack(state, "a1") == "~"
    assert state.supply == 2


def test_with_an_empty_supply_the_space_stays_empty_and_cubes_may_stand_there() -> None:
    state = position(BARE, cubes=["b2 D=Pg", "home"], supply=0)
    play(state, "n")
    assert stack(state, "b2") == "."
    play(state, "+d4 s")
    assert at(state) == "b2"


def test_scoring_uncovers_too() -> None:
    state = position(BARE, cubes=["b2", "home"], supply=2)
    play(state, "score")
    assert stack(state, "b2") == "~"


# -- the tile in the middle ------------------------------------------------------------------

MIDDLE = """
    . . .  . .
    . . Ag . .
    . . ~A . .
    . . .  . .
    . . .  . .
"""


def test_rolling_onto_the_middle_allows_a_second_roll_at_once() -> None:
    state = play(position(MIDDLE, cubes=["c4", "home", "home"]), "n")
    assert state.to_move == 0
    assert legal_words(state) == {"n", "e", "s", "w", "skip"}
    play(state, "n")
    assert (at(state), net(state)) == ("c2", {"D": "Ag"})
    assert state.to_move == 1


def test_the_second_roll_may_go_back_and_may_be_left_out() -> None:
    state = play(position(MIDDLE, cubes=["c4", "home", "home"]), "n s")
    assert (at(state), state.to_move) == ("c4", 1)
    state = play(position(MIDDLE, cubes=["c4", "home", "home"]), "n skip")
    assert (at(state), state.to_move) == ("c3", 1)


def test_the_second_roll_is_no_score_and_no_rotation() -> None:
    state = play(position(MIDDLE, cubes=["c4 N=Fw", "home", "home"]), "n")
    assert not legal_words(state) & {"score", "r90", "done"}


def test_starting_the_turn_in_the_middle_is_a_plain_roll() -> None:
    state = play(position(MIDDLE, cubes=["c3", "home", "home"]), "s")
    assert state.to_move == 1


def test_there_is_no_second_roll_where_no_space_is_available() -> None:
    state = position(MIDDLE, cubes=["c4", "c2", "b3", "d3"])
    play(state, "n")
    assert rolls(state) == {"s"}  # the space it came from


def test_other_abyss_tiles_allow_no_second_roll() -> None:
    board = MIDDLE.replace("Ag", "~")
    state = play(position(board, cubes=["b2", "home", "home"]), "e")
    assert (at(state), state.to_move) == ("c2", 1)
