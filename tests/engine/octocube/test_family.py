"""The family game: moving, and when a cube must or may be taken back."""

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
    stack,
)

TILES = """
    Pg/Sw Ag/Fl Dw .
    .     .     .  .
    .     .     .  .
    .     .     .  .
"""


def test_a_cube_at_home_is_put_on_an_edge_space_and_the_turn_is_over() -> None:
    state = position(TILES, cubes=["home", "home"], mode="family")
    assert len(legal_words(state)) == 12
    play(state, "+a1")
    assert (at(state), net(state), state.to_move) == ("a1", {"D": "Pg"}, 1)


def test_there_are_two_actions_roll_and_take_back() -> None:
    state = position(TILES, cubes=["b2 U=Fw", "home"], mode="family")
    assert legal_words(state) == {"n", "e", "s", "w", "score"}


@pytest.mark.parametrize("cube", ["U=Fw", "D=Fw", "N=Fw", "E=Fw", "U=Fw D=Fl N=Fd E=Fg S=Aw"])
def test_an_empty_face_is_always_down(cube: str) -> None:
    """Whatever face a plain roll would bring down, the tile sticks."""
    for word in "nesw":
        state = position(TILES.replace(".", "Co"), cubes=[f"b2 {cube}", "home"], mode="family")
        before = state.carried(0)
        play(state, word)
        if state.step_of_turn == 2 and before < 5:
            assert state.carried(0) == before + 1


def test_a_full_cube_must_be_taken_back_at_once() -> None:
    state = position(TILES, cubes=["b2 U=Fw D=Fl N=Fd E=Fg S=Aw", "home"], mode="family")
    play(state, "n")
    assert at(state) == "home"
    assert "take-back" in happened(state)


def test_five_tiles_are_not_full() -> None:
    state = position(TILES, cubes=["b2 U=Fw D=Fl N=Fd E=Fg", "home"], mode="family")
    play(state, "n")
    assert at(state) == "b1"


def test_with_no_available_neighbour_it_must_be_taken_back() -> None:
    state = position(LARGE_BARE, cubes=["a1 U=Fw", "b1", "a2"], mode="family")
    assert legal_words(state) == {"score"}


def test_taking_back_brings_an_abyss_tile_where_the_last_tile_was() -> None:
    state = position(BARE, cubes=["a1 D=Fw", "home"], mode="family", supply=2)
    play(state, "score")
    assert stack(state, "a1") == "~"


MIDDLE = ". . . . .  . . Ag . .  . . ~A . .  . . . . .  . . . . ."


def test_onto_the_middle_the_second_move_is_optional() -> None:
    state = position(MIDDLE, cubes=["c4", "home", "home"], mode="family")
    play(state, "n")
    assert legal_words(state) == {"n", "e", "s", "w", "skip"}
    assert play(state, "n").to_move == 1
    assert net(state) == {"D": "Ag"}
    state = position(MIDDLE, cubes=["c4", "home", "home"], mode="family")
    assert play(state, "n skip").to_move == 1


def test_the_second_move_may_fill_the_cube() -> None:
    cube = "c4 U=Fw D=Fl N=Fd E=Fg S=Aw"
    state = position(MIDDLE, cubes=[cube, "home", "home"], mode="family")
    play(state, "n n")
    assert at(state) == "home"


def test_an_empty_supply_does_not_end_the_game() -> None:
    state = position(BARE, cubes=["a1", "d4"], mode="family", supply=1, first=1)
    play(state, "e")
    assert state.supply == 0
    assert not state.last_round
    assert not state.over
    assert rolls(state)
