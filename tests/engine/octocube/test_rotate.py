"""Rotating and skipping."""

import pytest

from tests.engine.octocube.position import BARE, at, happened, legal_words, net, play, position

CUBE = "b2 U=Pg D=Sl N=Fw E=Ad S=Dg W=Pw"


@pytest.mark.parametrize(
    ("word", "after"),
    [
        ("r90", {"N": "Pw", "E": "Fw", "S": "Ad", "W": "Dg"}),
        ("r180", {"N": "Dg", "E": "Pw", "S": "Fw", "W": "Ad"}),
        ("r270", {"N": "Ad", "E": "Dg", "S": "Pw", "W": "Fw"}),
    ],
)
def test_about_the_upright_axis_top_and_bottom_stay(word: str, after: dict[str, str]) -> None:
    state = play(position(BARE, cubes=[CUBE, "home"]), word)
    assert net(state) == {"U": "Pg", "D": "Sl", **after}
    assert (at(state), state.to_move) == ("b2", 1)


@pytest.mark.parametrize(
    ("cube", "turns"),
    [
        (CUBE, {"r90", "r180", "r270"}),
        ("b2 N=Pg", {"r90", "r180", "r270"}),
        ("b2 N=Pg S=Pg", {"r90"}),
        ("b2 N=Pg S=Pg E=Sw W=Sw", {"r90"}),
        ("b2 N=Pg E=Pg S=Pg W=Pg", set()),
        ("b2 U=Pg", set()),
        ("b2", set()),
    ],
)
def test_a_rotation_that_changes_nothing_is_not_legal(cube: str, turns: set[str]) -> None:
    words = legal_words(position(BARE, cubes=[cube, "home"]))
    assert {word for word in words if word[0] == "r"} == turns


def test_a_rotation_lets_nothing_stick() -> None:
    state = position("Pg/Sw . . .  . . . .  . . . .  . . . .", cubes=["a1 D=Fw N=Ag", "home"])
    play(state, "r90")
    assert net(state) == {"D": "Fw", "E": "Ag"}
    assert happened(state)[0] == "rotate"


def test_skipping_does_nothing() -> None:
    state = position(BARE, cubes=[CUBE, "home"])
    before = net(state), at(state)
    play(state, "skip")
    assert (net(state), at(state), state.to_move) == (*before, 1)
