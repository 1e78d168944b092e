"""A cube at home must be put on an available edge space, in any of the 24 orientations."""

import pytest

from tests.engine.octocube.position import (
    BARE,
    LARGE_BARE,
    at,
    legal_words,
    net,
    play,
    position,
    rolls,
    stack,
)

FULL_OF_TILES = "Pg Pw Sl Sd Ag Ad Fw Fl Dg Dw Pl Pd Sw Sg Al Aw"


def test_a_cube_at_home_must_be_placed_at_the_edge() -> None:
    state = position(FULL_OF_TILES, cubes=["home", "home"])
    edge = "a1 b1 c1 d1 a2 d2 a3 d3 a4 b4 c4 d4"
    assert legal_words(state) == {f"+{space}" for space in edge.split()}


def test_the_edge_of_five_by_five() -> None:
    words = legal_words(position(LARGE_BARE, cubes=["home", "home", "home"]))
    assert len(words) == 16
    assert not words & {"+b2", "+c2", "+c3", "+d4"}


def test_a_space_with_a_cube_is_not_available() -> None:
    state = position(FULL_OF_TILES, cubes=["home", "a1"])
    assert "+a1" not in legal_words(state)
    assert len(legal_words(state)) == 11


def test_an_empty_cube_has_one_choice_a_space() -> None:
    """It looks the same in every orientation, so it stands at once and takes the tile."""
    state = play(position(FULL_OF_TILES, cubes=["home", "home"]), "+b1")
    assert (at(state), net(state)) == ("b1", {"D": "Pw"})
    assert state.to_move == 1


@pytest.mark.parametrize(
    ("cube", "looks"),
    [
        ("home U=Pg", 6),
        ("home U=Pg D=Pg", 3),
        ("home U=Pg N=Pg", 12),
        ("home U=Pg D=Sw", 6),
        ("home U=Pg N=Sw", 24),
        ("home U=Pg N=Pg E=Pg", 8),
        ("home U=Pg D=Pg N=Pg E=Pg S=Pg W=Pg", 1),
        ("home U=Pg D=Pg N=Sw E=Sw S=Sw W=Sw", 3),
        ("home U=Pg D=Pw N=Sw E=Sl S=Ag W=Dw", 24),
    ],
)
def test_orientations_that_look_alike_are_one_choice(cube: str, looks: int) -> None:
    state = play(position(BARE, cubes=[cube, "home"]), "+a1")
    assert len(state.actions()) == looks
    seen = set()
    for action in state.actions():
        after = state.fork()
        after.apply(action)
        seen.add(tuple(sorted(net(after).items())))
    assert len(seen) == looks


def test_every_face_can_come_down_also_one_with_a_tile() -> None:
    """@DN: the cube stands on its head; the pearl is down, so nothing sticks."""
    state = position(FULL_OF_TILES, cubes=["home U=Pg N=Sw", "home"])
    play(state, "+b1 @DN")
    assert net(state) == {"D": "Pg", "N": "Sw"}
    assert stack(state, "b1") == "Pw"


def test_the_tile_sticks_to_an_empty_face_that_is_down() -> None:
    state = position(FULL_OF_TILES, cubes=["home U=Pg N=Sw", "home"])
    play(state, "+b1 @UN")
    assert net(state) == {"U": "Pg", "N": "Sw", "D": "Pw"}
    assert stack(state, "b1") == "."


def test_placing_is_the_whole_turn() -> None:
    state = position(FULL_OF_TILES, cubes=["home", "home"])
    play(state, "+a1 +d4")
    assert state.to_move == 0
    assert rolls(state) == {"e", "s"}
