"""When a seat learns something hidden, and a decision can no longer be undone."""

import pytest

from tests.engine.octocube.position import BARE, play, position

STACKS = "Pg/Sw Ag/Fl . .  . . . .  . . . .  . . . ."


@pytest.mark.parametrize(
    ("cube", "words", "learned"),
    [
        ("home", "+b1", 0),  # the tile that sticks was seen
        ("home U=Fw", "+b1", 0),
        ("b2", "n", 0),  # leaves bare ground
        ("a1 D=Fw", "s", 1),  # the pearl appears
        ("b2 N=Fw", "r90", 0),
        ("b2", "skip", 0),
        ("a1 D=Fw U=Fl", "score", 1),
        ("b2 D=Fw U=Fl", "score keep-up", 0),
    ],
)
def test_standard(cube: str, words: str, learned: int) -> None:
    state = position(STACKS, [cube, "home"], supply=0)
    play(state, words)
    assert state.learned == learned


def test_an_abyss_tile_reveals_something_only_with_a_power() -> None:
    assert play(position(BARE, ["b2", "home"]), "n").learned == 0
    assert play(position(BARE, ["b2", "home"], mode="advanced", powers="AB"), "n").learned == 1


def test_a_tile_that_was_known_under_a_cube_reveals_nothing() -> None:
    state = position(STACKS, ["a1 D=Fw", "home"], known={"a1": 1})
    assert play(state, "s").learned == 0
