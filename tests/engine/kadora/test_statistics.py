"""Random play next to the figures that an independent implementation gave (rules/kadora.md).

The figures do not say how the random players choose. Of seven ways tried, the one below gives all
of them: first a gift or none, all equally likely, then the rest. When all actions are equally
likely, gifts are rarer and the penalties lower: 27.8 / 22.6 / 22.3.
"""

from math import sqrt
from typing import Any, NamedTuple

import pytest

from tests.engine.kadora.position import KADORA
from tidetable import compiled
from tidetable.engine.chance import Rng
from tidetable.engine.game import State
from tidetable.engine.kadora.actions import GIVES

GAMES = 1500 if compiled.is_compiled() else 250
STANDARD_ERRORS = 4
MOST_PLACEMENTS = {2: 36, 3: 39, 4: 42}  # cards of the stacks and one more for each player


class Figure(NamedTuple):
    name: str
    players: int
    expected: float
    rounding: float  # how far the printed figure may be from the true one


FIGURES = [
    *[Figure("placements", n, mean, 0.05) for n, mean in ((2, 26.7), (3, 29.2), (4, 31.7))],
    *[Figure("penalty", n, mean, 0.05) for n, mean in ((2, 28.5), (3, 23.1), (4, 22.7))],
    *[Figure("full table", n, share, 0.005) for n, share in ((2, 0.16), (3, 0.18), (4, 0.20))],
    Figure("virtual player alone best", 2, 0.24, 0.005),
]


def play_giving(state: State, rng: Rng) -> None:
    """Play to the end; at the start of a turn, no gift is as likely as each possible one."""
    while not state.over:
        actions = state.actions()
        gifts = [action for action in actions if action >= GIVES]
        others = actions[: len(actions) - len(gifts)]
        chosen = rng.below(len(gifts) + 1)
        state.apply(gifts[chosen] if chosen < len(gifts) else others[rng.below(len(others))])


@pytest.fixture(scope="module")
def measured() -> dict[tuple[str, int], list[float]]:
    found: dict[tuple[str, int], list[float]] = {}
    for players in KADORA.players:
        for seed in range(GAMES):
            state = KADORA.new(players, seed)
            play_giving(state, Rng(seed))
            events: list[Any] = [event["event"] for event in state.events(None)]
            game = {
                "placements": events.count("place"),
                "penalty": sum(state.scores()) / players,
                "full table": float("full-table" in events),
                "virtual player alone best": float(not state.winners()),
            }
            for name, value in game.items():
                found.setdefault((name, players), []).append(value)
    return found


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: f"{figure.name} {figure.players}")
def test_near_the_independent_figures(
    figure: Figure, measured: dict[tuple[str, int], list[float]]
) -> None:
    values = measured[figure.name, figure.players]
    mean = sum(values) / len(values)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    error = deviation / sqrt(len(values))
    print(f"{figure.name} {figure.players}: {mean:.3f} +- {error:.3f}, expected {figure.expected}")
    assert abs(mean - figure.expected) <= STANDARD_ERRORS * error + figure.rounding


@pytest.mark.parametrize("players", [2, 3, 4])
def test_never_more_placements_than_cards_to_draw_and_players(
    players: int, measured: dict[tuple[str, int], list[float]]
) -> None:
    assert max(measured["placements", players]) <= MOST_PLACEMENTS[players]


@pytest.mark.parametrize("players", [3, 4])
def test_somebody_always_wins_without_a_virtual_player(
    players: int, measured: dict[tuple[str, int], list[float]]
) -> None:
    assert not any(measured["virtual player alone best", players])
