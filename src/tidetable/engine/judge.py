"""A learned judge: the chances to win as a logistic function of features of each seat.

A game lists its features and computes them for every seat of a position, and a stage between 1 (the
beginning) and 0 (the end). A feature weighs w + stage * v; the chances of the seats are the softmax
of their weighted sums. Weights are data (judge_file.py), fitted by `tidetable train`.
"""

import math

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.heuristics import Verdict


class Judge:
    def __init__(self, weights: list[float], stage_weights: list[float]) -> None:
        self.count: i64 = len(weights)  # features of a seat
        self.weights: vec[float] = vec[float](weights)
        self.stage_weights: vec[float] = vec[float](stage_weights)

    def share_win(self, values: vec[float], stage: float, verdict: Verdict) -> None:
        """Write the chances of the seats. `values`: seat * count + feature."""
        shares = verdict.shares
        count = self.count
        players: i64 = len(shares)
        best = -1.0e9
        for seat in range(players):
            total = 0.0
            for n in range(count):
                weight = self.weights[n] + stage * self.stage_weights[n]
                total += weight * values[seat * count + n]
            shares[seat] = total
            if total > best:
                best = total
        whole = 0.0
        for seat in range(players):
            shares[seat] = math.exp(shares[seat] - best)
            whole += shares[seat]
        for seat in range(players):
            shares[seat] /= whole


def softly(value: float, size: float) -> float:
    """A lead from -1 to 1: `size` points are much, twice as many hardly more."""
    return math.tanh(value / size)
