"""Final scoring: chips, coins, majorities with ties, who wins."""

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.octocube.position import (
    BARE,
    LARGE_BARE,
    OCTOCUBE,
    corrected,
    position,
)
from tests.engine.octocube.reference import final_points, winners
from tests.engine.values import Values
from tidetable.engine.octocube.model import OctocubeState
from tidetable.engine.octocube.scoring import Tally


def scored(
    *boards: str,
    coins: list[int] | None = None,
    chips: list[int] | None = None,
    data: Values | None = None,
) -> OctocubeState:
    cubes = ["home"] * len(boards)
    bare = BARE if len(boards) == 2 else LARGE_BARE
    return position(bare, cubes, boards=list(boards), coins=coins, chips=chips, data=data)


def majorities(state: OctocubeState, category: int) -> list[int]:
    tally = Tally(state)
    return [int(tally.majorities[seat * 9 + category]) for seat in range(state.players)]


@pytest.mark.parametrize(
    ("kind", "letter", "first", "second"),
    [(0, "D", 7, 4), (1, "P", 6, 3), (2, "S", 5, 2), (3, "A", 4, 1), (4, "F", 3, 0)],
)
def test_most_and_second_most_of_a_kind(kind: int, letter: str, first: int, second: int) -> None:
    state = scored(f"{letter}w", f"{letter}w {letter}l {letter}g", f"{letter}d {letter}d")
    assert majorities(state, kind) == [0, first, second]


@pytest.mark.parametrize(("colour", "letter"), [(0, "w"), (1, "l"), (2, "d"), (3, "g")])
def test_most_and_second_most_of_a_colour(colour: int, letter: str) -> None:
    state = scored(f"D{letter} P{letter}", f"S{letter}", f"A{letter} F{letter} F{letter}")
    assert majorities(state, 5 + colour) == [2, 0, 5]


def test_all_tied_for_the_first_place_get_it_and_nobody_the_second() -> None:
    assert majorities(scored("Pw Pl", "Pg Pd", "Pw"), 1) == [6, 6, 0]
    assert majorities(scored("Pw", "Pg", "Pl", "Pd"), 1) == [6, 6, 6, 6]


def test_all_tied_for_the_second_place_get_it() -> None:
    assert majorities(scored("Pw Pl", "Pg", "Pd", ""), 1) == [6, 3, 3, 0]


def test_without_a_tile_nobody_places() -> None:
    assert majorities(scored("Pw", "", ""), 1) == [6, 0, 0]
    assert majorities(scored("", "", ""), 1) == [0, 0, 0]


def test_whether_a_tile_is_needed_is_a_switch() -> None:
    data = corrected(scoring={"tile_needed": False})
    assert majorities(scored("Pw", "", "", data=data), 1) == [6, 3, 3]
    assert majorities(scored("", "", "", data=data), 1) == [6, 6, 6]


def test_chips_and_three_for_each_coin() -> None:
    assert scored("", "", coins=[2, 0], chips=[7, 12]).scores() == [13, 12]


def best(state: OctocubeState) -> list[int]:
    return Tally(state).best()


def test_most_points_win() -> None:
    assert best(scored("", "", chips=[7, 12])) == [1]


def test_a_tie_goes_to_the_most_object_tiles_and_is_else_shared() -> None:
    """Starfish of all colours for one, a single diamond for the other: 3 + 20 and 7."""
    many = scored("Fw Fl Fd Fg", "Dw", chips=[0, 23 + 0])
    gap = many.scores()[0] - many.scores()[1]
    tied = scored("Fw Fl Fd Fg", "Dw", chips=[0, 23 + gap])
    assert tied.scores()[0] == tied.scores()[1]
    assert best(tied) == [0]
    assert best(scored("", "", coins=[1, 0], chips=[0, 3])) == [0, 1]


def test_a_margin_is_the_distance_to_the_best_rival() -> None:
    assert OCTOCUBE.margins(scored("", "", "", chips=[3, 12, 7])) == [-9, 5, -5]
    assert OCTOCUBE.margins(scored("", "", chips=[4, 4])) == [0, 0]


boards = st.lists(
    st.lists(st.integers(0, 19), max_size=8).map(lambda tiles: tiles), min_size=2, max_size=4
)


@given(boards=boards, money=st.lists(st.integers(0, 5), min_size=8, max_size=8))
def test_scores_agree_with_a_second_implementation(
    boards: list[list[int]], money: list[int]
) -> None:
    players = len(boards)
    state = cast(OctocubeState, OCTOCUBE.new(players, 1))
    for seat, tiles in enumerate(boards):
        for shown in tiles:
            state.board[seat * 20 + shown] += 1
        state.coins[seat], state.chips[seat] = money[seat], money[seat + 4]
    points = final_points(boards, money[:players], money[4 : 4 + players])
    assert state.scores() == points
    assert best(state) == winners(points, boards)


@pytest.mark.parametrize("mode", ["standard", "advanced"])
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_agree_with_a_second_implementation(mode: str, seed: int) -> None:
    players = 2 + seed % 3
    state = cast(OctocubeState, OCTOCUBE.new(players, seed, mode=mode))
    while not state.over:
        state.apply(state.actions()[(state.steps * 7 + seed) % len(state.actions())])
    lying = [
        [shown for shown in range(20) for _ in range(state.board[seat * 20 + shown])]
        for seat in range(players)
    ]
    points = final_points(lying, list(state.coins), list(state.chips))
    assert state.scores() == points
    assert state.winners() == winners(points, lying)
    result: Any = state.view(None)["result"]
    assert [one["total"] for one in result["points"]] == points
    for one in result["points"]:
        assert one["chips"] + one["coins"] + one["kinds"] + one["colours"] == one["total"]
