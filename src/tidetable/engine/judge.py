"""A learned judge: the chances to win, from groups of features of each seat, such as the colours of
a game. Without such groups, all features of a seat are one.

Every group goes through the same small network: one layer of rectified units, which are added up
over the groups, and two readings of the sum. One is the seat's strength; the chances to win are the
softmax of the strengths of all seats. The other one is in points, of which the difference between
seats is the margin. Weights are data (judge_file.py), fitted by `tidetable train`.
"""

import math

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.heuristics import Verdict


class Judge:
    def __init__(
        self, first: list[list[float]], second: list[list[float]], common: int = 0
    ) -> None:
        """`first`: a row of weights for each feature; `second`: strength and points, each a row;
        `common`: how many features at the end are the same in all groups of a seat."""
        self.count: i64 = len(first)  # features of a group
        self.own: i64 = self.count - common  # of these, those that differ between groups
        self.units: i64 = len(second[0])
        self.first: vec[float] = vec[float]([one for row in first for one in row])
        self.strength: vec[float] = vec[float](second[0])
        self.points: vec[float] = vec[float](second[1])
        self.shared: vec[float] = vec[float]([0.0] * self.units)  # what all groups begin with
        self.excited: vec[float] = vec[float]([0.0] * self.units)  # by one group
        self.pooled: vec[float] = vec[float]([0.0] * self.units)  # over the groups of a seat

    def judge(self, values: vec[float], groups: i64, verdict: Verdict) -> None:
        """Write chances and margins. `values`: (seat * groups + group) * count + feature."""
        shares, margins = verdict.shares, verdict.margins
        players: i64 = len(shares)
        pooled = self.pooled
        for seat in range(players):
            self.pool(values, seat * groups * self.count, groups)
            strength, points = 0.0, 0.0
            for unit in range(self.units):
                strength += pooled[unit] * self.strength[unit]
                points += pooled[unit] * self.points[unit]
            shares[seat] = strength
            margins[seat] = points
        softmax(shares)
        subtract_best_rival(margins)

    def pool(self, values: vec[float], start: i64, groups: i64) -> None:
        """Add up what the units make of each group of a seat."""
        excited, pooled, shared = self.excited, self.pooled, self.shared
        units = self.units
        for unit in range(units):
            pooled[unit] = 0.0
            shared[unit] = 0.0
        self.excite(shared, values, start, self.own, self.count)
        at = start
        for _group in range(groups):
            for unit in range(units):
                excited[unit] = shared[unit]
            self.excite(excited, values, at, 0, self.own)
            for unit in range(units):
                if excited[unit] > 0.0:
                    pooled[unit] += excited[unit]
            at += self.count

    def excite(self, excited: vec[float], values: vec[float], at: i64, low: i64, high: i64) -> None:
        """Add what the features from `low` to `high` of the group at `at` say to each unit."""
        first, units = self.first, self.units
        for n in range(low, high):
            value = values[at + n]
            if value != 0.0:  # as about half of them are
                row = n * units
                for unit in range(units):
                    excited[unit] += value * first[row + unit]


def softmax(row: vec[float]) -> None:
    best = row[0]
    for one in row:
        if one > best:
            best = one
    whole = 0.0
    for n in range(i64(len(row))):
        row[n] = math.exp(row[n] - best)
        whole += row[n]
    for n in range(i64(len(row))):
        row[n] /= whole


def subtract_best_rival(row: vec[float]) -> None:
    """Replace each number by its distance to the highest of the others."""
    first, second = -1.0e9, -1.0e9
    leader: i64 = 0
    for n in range(i64(len(row))):
        if row[n] > first:
            first, second, leader = row[n], first, n
        elif row[n] > second:
            second = row[n]
    for n in range(i64(len(row))):
        row[n] -= second if n == leader else first


def softly(value: float, size: float) -> float:
    """A lead from -1 to 1: `size` points are much, twice as many hardly more."""
    return math.tanh(value / size)
