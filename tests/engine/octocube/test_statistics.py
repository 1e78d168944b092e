"""Play next to the figures that an independent implementation gave (rules/octocube.md).

Greedy one-step players there: 37 / 19 / 15 turns each and 64 / 41 / 34 points in the standard game,
31 / 32 / 42 turns in the family game; random players about twice as long. Ours need not play like
those, so the bounds are wide: they would show a rule that is badly wrong.
"""

from typing import cast

import pytest

from tests.engine.octocube.position import OCTOCUBE
from tidetable import compiled
from tidetable.engine.chance import Rng
from tidetable.engine.octocube.model import OctocubeState

GAMES = 200 if compiled.is_compiled() else 30
STANDARD = {2: (37, 64), 3: (19, 41), 4: (15, 34)}  # turns each and points
FAMILY = {2: 31, 3: 32, 4: 42}  # turns each


def greedy_game(players: int, seed: int, mode: str) -> OctocubeState:
    state = cast(OctocubeState, OCTOCUBE.new(players, seed, mode=mode))
    heuristics = OCTOCUBE.heuristics()
    while not state.over:
        actions = OCTOCUBE.legal(state)
        values = list(heuristics.appraise(state, actions))
        state.step(actions[values.index(max(values))])
    return state


def random_game(players: int, seed: int, mode: str) -> OctocubeState:
    state, rng = cast(OctocubeState, OCTOCUBE.new(players, seed, mode=mode)), Rng(seed)
    while not state.over:
        actions = state.actions()
        state.step(actions[rng.below(len(actions))])
    return state


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_standard_games(players: int) -> None:
    games = [greedy_game(players, seed, "standard") for seed in range(GAMES)]
    turns, points = STANDARD[players]
    assert 0.5 < mean([game.turns / players for game in games]) / turns < 1.5
    assert 0.75 < mean([sum(game.scores()) / players for game in games]) / points < 1.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_family_games(players: int) -> None:
    games = [greedy_game(players, seed, "family") for seed in range(GAMES)]
    assert 0.5 < mean([game.turns / players for game in games]) / FAMILY[players] < 1.5


@pytest.mark.parametrize("mode", ["standard", "family", "advanced"])
def test_the_first_player_has_no_clear_advantage(mode: str) -> None:
    """Four standard errors of a fair coin."""
    games = [random_game(2, seed, mode) for seed in range(GAMES)]
    share = mean([game.rewards()[game.first] for game in games])
    assert abs(share - 0.5) < 2.0 / GAMES**0.5
