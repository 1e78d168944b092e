"""Worker: Catanatron, four players. Runs with the Python of the peers' environment.

python -m benchmarks.measure_catanatron speed catan 0.3    one round, 0.3 s for each figure
python -m benchmarks.measure_catanatron facts catan        what is constant between rounds

It is plain Python, so it has no native loop to measure.
"""

import importlib.metadata
import itertools
import random
import sys
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from benchmarks.stopwatch import answer, bytes_each, per_second, timed

COPIED = 4  # different positions whose copies are timed in turn
HELD = 1_000  # states kept in memory to measure the size of one: they are large


def new(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)  # 0 would mean no seed


def choice(rng: random.Random) -> Any:
    """The same way to choose as in the other workers; the library's random player is slower."""

    def decide(_player: object, _game: object, actions: list[Any]) -> Any:
        return actions[int(rng.random() * len(actions))]

    return decide


def halfway(seed: int) -> Any:
    """The position after half the decisions of a random game."""
    finished = new(seed)
    finished.play(decide_fn=choice(random.Random(seed)))
    game = new(seed)  # also seeds the library's global generator, so the dice are the same
    decide = choice(random.Random(seed))
    for _ in range(len(finished.state.actions) // 2):
        game.play_tick(decide_fn=decide)
    return game


def speed(seconds: float) -> dict[str, object]:
    decide = choice(random.Random(1))
    seeds = itertools.count()

    def stepped() -> int:
        game = new(next(seeds))
        game.play(decide_fn=decide)
        return len(game.state.actions)

    def stepped_dealt() -> tuple[int, float]:
        game = new(next(seeds))
        start = process_time()
        game.play(decide_fn=decide)
        return len(game.state.actions), process_time() - start

    def copies(games: list[Any]) -> int:
        for _ in range(10):
            for game in games:
                game.copy()
        return 10 * len(games)

    starts = [new(seed) for seed in range(COPIED)]
    middles = [halfway(seed) for seed in range(COPIED)]
    return {
        "stepped": per_second(timed(stepped), seconds),
        "stepped_dealt": per_second(stepped_dealt, seconds),
        "copy_dealt": 1 / per_second(timed(lambda: copies(starts)), seconds / 2),
        "copy_midgame": 1 / per_second(timed(lambda: copies(middles)), seconds / 2),
    }


def facts() -> dict[str, object]:
    decide = choice(random.Random(1))
    decisions = []
    for seed in range(30):
        game = new(seed)
        game.play(decide_fn=decide)
        decisions.append(len(game.state.actions))
    middle = halfway(0)
    size, _ = bytes_each(lambda _: middle.copy(), HELD)
    return {
        "versions": {"catanatron": importlib.metadata.version("catanatron")},
        "players": len(list(Color)),
        "decisions_per_game": sum(decisions) / len(decisions),
        "copy_bytes": size,
    }


def main(what: str, _name: str, seconds: str = "0") -> None:
    answer(speed(float(seconds)) if what == "speed" else facts())


if __name__ == "__main__":
    main(*sys.argv[1:])
