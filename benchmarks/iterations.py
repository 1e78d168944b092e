"""Processor time of an iteration of the search, in positions of games of `greedy`.

    python benchmarks/iterations.py octocube --option mode=family

To compare two commits, run it with the other one's sources: PYTHONPATH=../earlier/src.
"""

import argparse
from statistics import mean
from time import process_time
from typing import Any

from tidetable import bots, games
from tidetable.bots import Perspective, Settings
from tidetable.bots.ismcts import Search, StopCondition
from tidetable.engine.state import State

POSITIONS = 6
APART = 6  # turns between two positions, each of another deal
CHOICES = 4  # at least, so that it is a decision that matters


def position(game: str, players: int, options: dict[str, str], number: int) -> State:
    """The first decision that matters after so many turns, or the last one of a shorter game."""
    greedy = bots.get("greedy")
    state = games.get(game).new(players=players, seed=number, **options)
    found = state
    while not state.over:
        if len(state.actions()) >= CHOICES:
            found = state.copy()
            if state.turns >= APART * (number + 1):
                break
        state.apply(greedy.choose(Perspective(state), 0).action)
    return found


def microseconds(state: State, iterations: int) -> float:
    base = Perspective(state).base
    search: Any = Search(base, int(state.to_move), Settings(iterations), 1)
    if hasattr(search, "allow"):  # not in trees before budgets by turn
        search.allow(iterations)
    began = process_time()
    search.run(StopCondition())
    return 1e6 * (process_time() - began) / int(search.done)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=3000)
    parser.add_argument("--option", action="append", default=[], help="as in tidetable arena")
    asked = parser.parse_args()
    options = dict(one.split("=", 1) for one in asked.option)
    for players in (2, 3, 4):
        states = [position(asked.game, players, options, n) for n in range(POSITIONS)]
        middle = mean(microseconds(state, asked.iterations) for state in states)
        print(f"{asked.game}, {players} players: {middle:.1f} µs")


if __name__ == "__main__":
    main()
