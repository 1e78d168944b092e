"""Worker: OpenSpiel's two tree searches. Runs with the Python of the peers' environment.

python -m benchmarks.measure_openspiel_bots speed hearts 1000 0.2 c++    one round
python -m benchmarks.measure_openspiel_bots facts hearts 1000 0 c++      what is constant
"""

import importlib.metadata
import itertools
import random
import sys
from typing import Any

import pyspiel

from benchmarks.measure_openspiel import CHANCE, deal, halfway, play, sample
from benchmarks.stopwatch import PLAYOUTS, POSITIONS, answer, searches_per_second

EXPLORATION = 1.4  # does not affect the speed: with 20 it is the same


def searcher(game: Any, language: str, iterations: int) -> Any:
    """A search with one playout per new node that resamples in each iteration."""
    if language == "c++":
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        return pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, iterations, -1)
    # Imported here because it needs NumPy, unlike the other search.
    import numpy as np  # type: ignore[import-not-found,unused-ignore]
    from open_spiel.python.algorithms import (
        ismcts,
        mcts,
    )

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    chance = np.random.RandomState(1)
    return ismcts.ISMCTSBot(game, evaluator, EXPLORATION, iterations, random_state=chance)


def at_choice(state: Any, rng: random.Random) -> bool:
    """Advance to a state with a choice: a single action is returned without a search."""
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(sample(state.chance_outcomes(), rng.random()))
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            return True
        state.apply_action(actions[0])
    return False


def positions(game: Any) -> dict[str, list[Any]]:
    starts = (deal(game, random.Random(seed)) for seed in itertools.count())
    middles = (halfway(game, seed) for seed in itertools.count())
    rng = random.Random(1)
    return {
        key: list(itertools.islice((state for state in states if at_choice(state, rng)), POSITIONS))
        for key, states in (("start", starts), ("midgame", middles))
    }


def speed(game: Any, iterations: int, seconds: float, language: str) -> dict[str, object]:
    bot = searcher(game, language, iterations)

    def search(state: Any) -> int:
        bot.step(state)
        return iterations

    return {
        key: searches_per_second(search, states, seconds) for key, states in positions(game).items()
    }


def facts(game: Any) -> dict[str, object]:
    rng = random.Random(1)
    left = {
        key: sum(play(state.clone(), rng) for state in states for _ in range(PLAYOUTS))
        / (POSITIONS * PLAYOUTS)
        for key, states in positions(game).items()
    }
    return {
        "versions": {"open_spiel": importlib.metadata.version("open_spiel")},
        "players": game.num_players(),
        "decisions_left": left,
    }


def main(what: str, name: str, iterations: str, seconds: str, language: str) -> None:
    game = pyspiel.load_game(name)
    if what == "speed":
        answer(speed(game, int(iterations), float(seconds), language))
    else:
        answer(facts(game))


if __name__ == "__main__":
    main(*sys.argv[1:])
