"""Heuristics that estimate the worth of one action at a time.

A game defines `worth`, and `prepare` for what all actions of a position share. Hints compare all
actions; playouts, which have to be quick, compare a few random ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tidetable.engine.chance import Rng
from tidetable.engine.heuristics import Heuristics
from tidetable.engine.slots import fill_slots
from tidetable.engine.state import State

SEEN: Final = 62  # so many actions are not compared twice in a playout


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraiser(Heuristics):
    """Heuristics with a worth for each action."""

    candidates: i64 = 4  # actions compared in a playout

    def __init__(self) -> None:
        super().__init__()
        fill_slots(self, Appraiser)

    def prepare(self, state: State) -> None:
        """Compute what the worth of every action of this position depends on."""

    def worth(self, state: State, action: i64) -> float:
        """How good a legal action looks to the seat to move, in points."""
        raise NotImplementedError

    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        self.prepare(state)
        values = vec[float]([0.0] * len(actions))
        for n in range(i64(len(actions))):
            values[n] = self.worth(state, actions[n])
        return values

    def guide(self, state: State, rng: Rng) -> i64:
        actions = state.setup.game.legal(state)
        count: i64 = len(actions)
        n = rng.below(count)
        best = actions[n]
        if count == 1:
            return best
        self.prepare(state)
        value = self.worth(state, best)
        seen: i64 = bit(n) if n < SEEN else i64(0)
        for _ in range(self.candidates - 1):
            n = rng.below(count)
            if n < SEEN:
                if seen >> n & 1:
                    continue  # it was no better than the best
                seen |= bit(n)
            other = self.worth(state, actions[n])
            if other > value:
                best, value = actions[n], other
        return best


def bit(n: i64) -> i64:
    """2 ** n, for n up to 62."""
    return shifted(1, n)


def shifted(number: i64, by: i64) -> i64:
    """number << by. A function, because mypyc would shift a literal 1 in 32 bits."""
    return number << by
