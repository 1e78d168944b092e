"""The rules of Skeleton, one test each. The contract tests check everything else."""

from typing import Any

from tidetable import games

DRAW, PASS = 0, 1


def test_a_drawn_card_counts() -> None:
    state = games.get("skeleton").new(players=2, seed=1)
    seat = state.to_move
    state.apply(DRAW)
    view: Any = state.view(None)
    assert view["seats"][seat]["points"] == view["drawn"][0]["value"]


def test_passing_changes_nothing() -> None:
    state = games.get("skeleton").new(players=2, seed=1)
    state.apply(PASS)
    assert state.scores() == [0, 0]


def test_the_game_ends_after_three_rounds() -> None:
    state = games.get("skeleton").new(players=4, seed=1)
    for _ in range(12):
        assert not state.over
        state.apply(PASS)
    assert state.over
    assert state.winners() == [0, 1, 2, 3]
