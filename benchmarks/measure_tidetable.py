"""Worker: our engine, compiled or plain according to TIDETABLE_ENGINE.

python -m benchmarks.measure_tidetable speed kadora 0.3    one round, 0.3 s for each figure
python -m benchmarks.measure_tidetable facts kadora        what is constant between rounds
"""

import itertools
import random
import sys
import tracemalloc
from collections.abc import Callable
from time import process_time

from benchmarks.stopwatch import answer, bytes_each, per_second, timed
from tidetable import __version__, compiled, games
from tidetable.engine.chance import Rng
from tidetable.engine.game import Game, State
from tidetable.engine.playout import play_random

PLAYERS = 4
BATCH = 20  # games between two readings of the clock
COPIED = 16  # different positions whose copies are timed in turn
HELD = 20_000  # states kept in memory to measure the size of one
TRACED = 500  # the same with tracemalloc, which is slow


def play(state: State, rng: random.Random) -> int:
    """Play a random game from Python. Returns the number of decisions."""
    decisions = 0
    while state.to_move >= 0:
        actions = state.actions()
        state.apply(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def halfway(game: Game, seed: int, players: int = PLAYERS) -> State:
    """The position after half the decisions of a random game, with its history."""
    finished = game.new(players=players, seed=seed)
    play(finished, random.Random(seed))
    taken = finished.taken()
    state = game.new(players=players, seed=seed)
    for action in taken[: len(taken) // 2]:
        state.apply(action)
    return state


def speed(game: Game, seconds: float) -> dict[str, object]:
    rng = random.Random(1)
    native_rng = Rng(1)
    seeds = itertools.count()

    def dealt(count: int) -> list[State]:
        return [game.new(players=PLAYERS, seed=next(seeds)) for _ in range(count)]

    def native() -> int:
        decisions = 0
        for _ in range(BATCH):
            decisions += play_random(game.new(players=PLAYERS, seed=next(seeds)), native_rng)
        return decisions

    def native_dealt() -> tuple[int, float]:
        states = dealt(BATCH)
        decisions = 0
        start = process_time()
        for state in states:
            decisions += play_random(state, native_rng)
        return decisions, process_time() - start

    def stepped() -> int:
        decisions = 0
        for _ in range(BATCH):
            decisions += play(game.new(players=PLAYERS, seed=next(seeds)), rng)
        return decisions

    def stepped_dealt() -> tuple[int, float]:
        states = dealt(BATCH)
        decisions = 0
        start = process_time()
        for state in states:
            decisions += play(state, rng)
        return decisions, process_time() - start

    # Each copy is discarded at once, as a search discards all but a few.
    def forks(states: list[State]) -> int:
        for _ in range(BATCH):
            for state in states:
                state.fork()
        return BATCH * len(states)

    def copies(states: list[State]) -> int:
        for _ in range(BATCH):
            for state in states:
                state.copy()
        return BATCH * len(states)

    starts = dealt(COPIED)
    middles = [halfway(game, seed) for seed in range(COPIED)]
    return {
        "native": per_second(timed(native), seconds),
        "native_dealt": per_second(native_dealt, seconds),
        "stepped": per_second(timed(stepped), seconds),
        "stepped_dealt": per_second(stepped_dealt, seconds),
        "copy_dealt": 1 / per_second(timed(lambda: forks(starts)), seconds / 2),
        "copy_midgame": 1 / per_second(timed(lambda: forks(middles)), seconds / 2),
        "full_copy_dealt": 1 / per_second(timed(lambda: copies(starts)), seconds / 2),
        "full_copy_midgame": 1 / per_second(timed(lambda: copies(middles)), seconds / 2),
    }


def traced(make: Callable[[int], State]) -> float:
    """Bytes per state according to tracemalloc: a cross-check of the growth of the process."""
    make(0)
    held: list[State | None] = [None] * TRACED
    tracemalloc.start()
    for n in range(TRACED):
        held[n] = make(n)
    grown = tracemalloc.get_traced_memory()[0] / TRACED
    tracemalloc.stop()
    return grown


def facts(game: Game) -> dict[str, object]:
    rng = random.Random(1)
    decisions = [play(game.new(players=PLAYERS, seed=n), rng) for n in range(400)]
    middle = halfway(game, 0)

    def fork(_: int) -> State:
        return middle.fork()

    def full(n: int) -> State:
        return halfway(game, n)

    # The order matters: memory released by an earlier measurement would hide growth.
    count = HELD if compiled.is_compiled() else TRACED  # plain Python would take half a minute
    full_resident, fulls = bytes_each(full, count)
    fork_resident, forks = bytes_each(fork, count)
    full_traced, fork_traced = traced(full), traced(fork)
    del fulls, forks
    return {
        "versions": {"tidetable": __version__},
        "compiled": compiled.is_compiled(),
        "players": PLAYERS,
        "decisions_per_game": sum(decisions) / len(decisions),
        "copy_bytes": max(fork_resident or 0, fork_traced),
        "copy_bytes_resident": fork_resident,
        "copy_bytes_traced": fork_traced,
        "full_bytes": max(full_resident or 0, full_traced),
        "full_bytes_resident": full_resident,
        "full_bytes_traced": full_traced,
    }


def main(what: str, name: str, seconds: str = "0") -> None:
    game = games.get(name)
    answer(speed(game, float(seconds)) if what == "speed" else facts(game))


if __name__ == "__main__":
    main(*sys.argv[1:])
