"""Compares the legal moves of a position one by one, until one is clearly best or none is.

A tree search hardly tries the moves that it dislikes, so what it says of them is uncertain. Here
every move gets a search of its own with the same budget, and so the same attention. Moves that are
far behind drop out early; those that remain get more iterations with further seeds.
"""

from math import sqrt
from typing import NamedTuple

from tidetable.bots.contract import Perspective
from tidetable.bots.ismcts import Search, Settings, StopCondition
from tidetable.engine.game import State

# Iterations for each move, how far ahead the best must be (in parts of the margin that is wanted),
# and who stays: those within. Most positions are no puzzles, so doubtful ones are given up early.
ROUNDS = ((60, 0.0, 0.30), (240, 0.7, 0.18), (600, 0.9, 0.12))


class Value(NamedTuple):
    """What a move is worth to the seat that makes it."""

    action: int
    win: float  # expected share of the win
    error: float  # standard error of it
    seeds: tuple[float, ...]  # the share of the win that each seed of the last round found


class Comparison(NamedTuple):
    values: list[Value]  # of the moves that were compared to the end, best first
    iterations: int  # for each move and seed

    @property
    def best(self) -> Value:
        return self.values[0]

    @property
    def margin(self) -> float:
        """How much more the best move is worth than the second best."""
        return self.values[0].win - self.values[1].win if len(self.values) > 1 else 1.0

    @property
    def error(self) -> float:
        """The standard error of the margin."""
        return sqrt(sum(one.error**2 for one in self.values[:2]))

    def clear(self, least: float) -> bool:
        """Whether the best move leads by this much: with every seed, and beyond doubt."""
        best, *others = self.values
        agreed = all(
            mine - theirs >= least / 2
            for other in others
            for mine, theirs in zip(best.seeds, other.seeds, strict=True)
        )
        return agreed and self.margin >= least and self.margin - 3 * self.error >= least / 3


def compare(
    state: State, least: float, iterations: int, seeds: int, first_seed: int = 0
) -> Comparison | None:
    """Compare all legal moves of the seat to move. None: no move is clearly best, as far as a
    shallow comparison can say."""
    perspective = Perspective(state)
    actions = perspective.actions
    for budget, ahead, within in ROUNDS:
        if budget >= iterations:
            break
        found = ranked(perspective, actions, budget, range(first_seed, first_seed + 1))
        if len(found) > 1 and found[0].win - found[1].win < ahead * least:
            return None
        actions = [one.action for one in found if one.win >= found[0].win - within][:8]
        if len(actions) == 1:
            actions = [one.action for one in found[:2]]
    chosen = range(first_seed + 1, first_seed + 1 + seeds)
    first = ranked(perspective, actions, iterations, chosen[:1])
    if len(first) > 1 and first[0].win - first[1].win < 0.8 * least:
        return None
    return Comparison(ranked(perspective, actions, iterations, chosen), iterations)


def ranked(
    perspective: Perspective, actions: list[int], iterations: int, seeds: range
) -> list[Value]:
    """The value of each of these moves, best first."""
    found = [value(perspective, action, iterations, seeds) for action in actions]
    return sorted(found, key=lambda one: (-one.win, one.action))


def value(perspective: Perspective, action: int, iterations: int, seeds: range) -> Value:
    shares = []
    for seed in seeds:
        search = Search(perspective.base, perspective.seat, Settings(iterations), seed << 24)
        search.restrict([action])
        search.run(StopCondition())
        shares.append(search.shares[perspective.seat] / iterations)
    win = sum(shares) / len(shares)
    # As if every iteration ended in a win or a loss: a judged position varies less.
    error = sqrt(max(win * (1 - win), 0.0025) / (iterations * len(shares)))
    return Value(action, win, error, tuple(shares))
