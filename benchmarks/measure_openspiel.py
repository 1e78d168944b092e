"""Worker: a game of OpenSpiel. Runs with the Python of the peers' environment.

python -m benchmarks.measure_openspiel speed hearts 0.3    one round, 0.3 s for each figure
python -m benchmarks.measure_openspiel facts hearts        what is constant between rounds
"""

import importlib.metadata
import itertools
import random
import sys
from time import process_time
from typing import Any

import pyspiel

from benchmarks.stopwatch import answer, bytes_each, per_second, timed

BATCH = 10  # games between two readings of the clock
COPIED = 16  # different positions whose clones are timed in turn
HELD = 1_000  # states kept in memory to measure the size of one: some take 140 kB
CHANCE = -1  # current_player() where dice or cards decide


def sample(outcomes: list[tuple[int, float]], r: float) -> int:
    """A chance outcome by its probability, with a shortcut if all are equally likely."""
    if abs(outcomes[0][1] * len(outcomes) - 1) < 1e-9:
        return outcomes[int(r * len(outcomes))][0]
    for action, probability in outcomes:
        r -= probability
        if r < 0:
            return action
    return outcomes[-1][0]


def deal(game: Any, rng: random.Random) -> Any:
    """A state at its first decision."""
    state = game.new_initial_state()
    while state.current_player() == CHANCE:
        state.apply_action(sample(state.chance_outcomes(), rng.random()))
    return state


def play(state: Any, rng: random.Random) -> int:
    """Play a random game from Python. Returns its decisions, not counting chance."""
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
        elif player == CHANCE:
            state.apply_action(sample(state.chance_outcomes(), rng.random()))
        else:
            return decisions


def halfway(game: Any, seed: int) -> Any:
    """The position after half the decisions of a random game."""
    finished = deal(game, random.Random(seed))
    decisions = play(finished, random.Random(seed))
    state = deal(game, random.Random(seed))
    rng = random.Random(seed)  # the same numbers again, so the same game
    left = decisions // 2
    while left > 0:
        if state.current_player() == CHANCE:
            state.apply_action(sample(state.chance_outcomes(), rng.random()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            left -= 1
    return state


def speed(game: Any, seconds: float) -> dict[str, object]:
    rng = random.Random(1)
    seeds = itertools.count()
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    # The native loop does not report its decisions, so games are counted and engine.py multiplies
    # them by the mean number of decisions.
    def native() -> int:
        for _ in range(BATCH):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return BATCH

    def native_dealt() -> tuple[int, float]:
        states = [deal(game, rng) for _ in range(BATCH)]
        start = process_time()
        for state in states:
            pyspiel.evaluate_bots(state, bots, next(seeds))
        return BATCH, process_time() - start

    def stepped() -> int:
        decisions = 0
        for _ in range(BATCH):
            decisions += play(game.new_initial_state(), rng)
        return decisions

    def stepped_dealt() -> tuple[int, float]:
        states = [deal(game, rng) for _ in range(BATCH)]
        decisions = 0
        start = process_time()
        for state in states:
            decisions += play(state, rng)
        return decisions, process_time() - start

    def clones(states: list[Any]) -> int:
        for _ in range(BATCH):
            for state in states:
                state.clone()
        return BATCH * len(states)

    starts = [deal(game, rng) for _ in range(COPIED)]
    middles = [halfway(game, seed) for seed in range(COPIED)]
    return {
        "native_games": per_second(timed(native), seconds),
        "native_dealt_games": per_second(native_dealt, seconds),
        "stepped": per_second(timed(stepped), seconds),
        "stepped_dealt": per_second(stepped_dealt, seconds),
        "copy_dealt": 1 / per_second(timed(lambda: clones(starts)), seconds / 2),
        "copy_midgame": 1 / per_second(timed(lambda: clones(middles)), seconds / 2),
    }


def facts(game: Any) -> dict[str, object]:
    rng = random.Random(1)
    decisions = [play(game.new_initial_state(), rng) for _ in range(400)]
    middle = halfway(game, 0)
    size, _ = bytes_each(lambda _: middle.clone(), HELD)
    return {
        "versions": {"open_spiel": importlib.metadata.version("open_spiel")},
        "players": game.num_players(),
        "decisions_per_game": sum(decisions) / len(decisions),
        "copy_bytes": size,
    }


def main(what: str, name: str, seconds: str = "0") -> None:
    game = pyspiel.load_game(name)
    answer(speed(game, float(seconds)) if what == "speed" else facts(game))


if __name__ == "__main__":
    main(*sys.argv[1:])
