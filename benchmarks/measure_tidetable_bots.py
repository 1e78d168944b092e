"""Worker: our tree search.

python -m benchmarks.measure_tidetable_bots speed kadora 1000 0.2    one round, 1000 iterations
python -m benchmarks.measure_tidetable_bots facts kadora 1000        what is constant
"""

import itertools
import random
import sys

from benchmarks.measure_tidetable import halfway, play
from benchmarks.stopwatch import PLAYOUTS, POSITIONS, answer, searches_per_second
from tidetable import __version__, compiled, games
from tidetable.bots.ismcts import Search, Settings, StopCondition
from tidetable.engine.game import Game, State

PLAYERS = (2, 4)


def positions(game: Game) -> dict[str, list[State]]:
    """No position is skipped: Kadora always offers a choice, and our search would run without."""
    found = {}
    for players in PLAYERS:
        seeds = range(POSITIONS)
        found[f"start_{players}"] = [game.new(players=players, seed=seed) for seed in seeds]
        found[f"midgame_{players}"] = [halfway(game, seed, players) for seed in seeds]
    return found


def speed(game: Game, iterations: int, seconds: float) -> dict[str, object]:
    seeds = itertools.count()
    settings = Settings(iterations)

    # Freeing the tree counts, as with OpenSpiel, which clears it before the next search.
    def search(state: State) -> int:
        running = Search(state, state.to_move, settings, next(seeds) * iterations)
        running.run(StopCondition())
        return int(running.done)

    return {
        key: searches_per_second(search, states, seconds) for key, states in positions(game).items()
    }


def facts(game: Game) -> dict[str, object]:
    rng = random.Random(1)
    left = {
        key: sum(play(state.copy(), rng) for state in states for _ in range(PLAYOUTS))
        / (POSITIONS * PLAYOUTS)
        for key, states in positions(game).items()
    }
    return {
        "versions": {"tidetable": __version__},
        "compiled": compiled.is_compiled(),
        "players": "/".join(map(str, PLAYERS)),
        "decisions_left": left,
    }


def main(what: str, name: str, iterations: str, seconds: str = "0") -> None:
    game = games.get(name)
    answer(speed(game, int(iterations), float(seconds)) if what == "speed" else facts(game))


if __name__ == "__main__":
    main(*sys.argv[1:])
