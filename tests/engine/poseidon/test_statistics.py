"""Play next to the figures that an independent implementation gave (rules/poseidon.md).

Ours need not play like its greedy players, so the bounds are wide: they would show a rule that is
badly wrong.
"""

from collections import Counter
from functools import cache

import pytest

from tidetable import compiled, games
from tidetable.engine.game import State

POSEIDON = games.get("poseidon")
GAMES = 100 if compiled.is_compiled() else 40
SIZES = {  # of 2, 3 and 4 players
    "turns": (9.3, 9.6, 8.3),  # of each
    "points": (27, 27, 24),
    "freed by eating": (9, 12.5, 16),
    "freed on the track": (1.4, 3.1, 4.4),
    "eaten by the shark": (7, 10, 18),
    "decisions": (124, 174, 229),
}


def greedy_game(players: int, seed: int) -> State:
    state = POSEIDON.new(players, seed)
    heuristics = POSEIDON.heuristics()
    while not state.over:
        actions = POSEIDON.legal(state)
        values = list(heuristics.appraise(state, actions))
        state.apply(actions[values.index(max(values))])
    return state


@cache
def means(players: int) -> dict[str, float]:
    total = dict.fromkeys(SIZES, 0.0)
    for seed in range(GAMES):
        state = greedy_game(players, seed)
        happened = Counter((event["event"], event.get("by")) for event in state.events(None))
        total["turns"] += happened["turn", None] / players
        total["points"] += sum(state.scores()) / players
        total["freed by eating"] += happened["free", "eating"]
        total["freed on the track"] += happened["free", "head"]
        total["eaten by the shark"] += happened["eaten", None]
        total["decisions"] += int(state.steps)
    return {name: total[name] / GAMES for name in SIZES}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_greedy_games_are_near_the_independent_figures(size: str, players: int) -> None:
    assert 0.6 < means(players)[size] / SIZES[size][players - 2] < 1.8
