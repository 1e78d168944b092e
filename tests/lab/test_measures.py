"""Measures on hand-made trajectories with known answers."""

import math
from random import Random

import pytest

from tidetable.lab import measures


def test_a_lead_change_is_from_one_sole_leader_to_another() -> None:
    assert measures.lead_changes([]) == 0
    assert measures.lead_changes([[0, 1], [0], [0], [0, 1], [0]]) == 0  # caught up, not passed
    assert measures.lead_changes([[0], [0, 1], [1], [], [0], [2]]) == 3


def test_the_winners_share_of_the_lead() -> None:
    level_then_behind_then_ahead = [[0, 1], [0, 1], [0], [0], [0], [0], [1], [1], [1], [1]]
    assert measures.held(level_then_behind_then_ahead) == [0.5] * 2 + [0.0] * 4 + [1.0] * 4
    assert measures.held([[1]]) == [1.0] * 10  # one turn is the whole game
    assert measures.held([[0], [1]]) == [0.0] * 5 + [1.0] * 5
    assert measures.held([[0], [0, 1]]) == []  # a shared win: no sole winner
    assert measures.held([[0], []]) == []


def test_when_a_game_is_settled() -> None:
    assert measures.settled([[0]] * 10) == pytest.approx(0.1)
    assert measures.settled([[1]] * 9 + [[0]]) == 1.0
    assert measures.settled([[0], [0, 1], [0], [0]]) == pytest.approx(0.75)
    assert measures.settled([[0], [0, 1]]) is None
    assert measures.settled([]) is None


def test_a_share_has_a_wilson_interval() -> None:
    found, low, high = measures.share(50, 100)
    assert found == 0.5
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert measures.share(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert measures.share(0, 0) == (0.0, 0.0, 1.0)


def test_the_interval_of_a_mean() -> None:
    values = [1.0, 2.0, 3.0, 4.0, 5.0]
    found = measures.mean(values)
    assert found is not None
    half = measures.Z_95 * math.sqrt(2.5 / 5)
    assert found == pytest.approx((3, 3 - half, 3 + half))
    assert measures.mean([]) is None
    assert measures.mean([7.0]) == (7.0, -math.inf, math.inf)


def test_seats_of_a_game_are_not_independent_observations() -> None:
    """Two seats that always behave alike carry as much information as one."""
    once = measures.ratio([(0.0, 1.0), (1.0, 1.0), (1.0, 1.0), (0.0, 1.0)])
    twice = measures.ratio([(0.0, 2.0), (2.0, 2.0), (2.0, 2.0), (0.0, 2.0)])
    assert once == pytest.approx(twice)
    assert measures.ratio([(0.0, 0.0)]) is None


def test_a_difference_within_games() -> None:
    parts = [(1.0, 1.0, 0.0, 2.0), (0.0, 1.0, 1.0, 2.0), (1.0, 1.0, 0.0, 2.0)]
    found = measures.difference(parts)
    assert found is not None
    assert found[0] == pytest.approx(2 / 3 - 1 / 6)
    assert found[1] < found[0] < found[2]
    assert measures.difference([(1.0, 1.0, 0.0, 0.0)]) is None


def test_intervals_have_the_stated_coverage() -> None:
    """About 95 % of the intervals of many samples contain the known mean."""
    dice = Random(5)
    inside = 0
    for _ in range(400):
        found = measures.mean([dice.uniform(0, 2) for _ in range(60)])
        assert found is not None
        inside += found[1] <= 1 <= found[2]
    assert 0.92 <= inside / 400 <= 0.98


def test_paired_differences() -> None:
    assert measures.paired([1.0, 2.0], [1.0, 2.0]) == ((0.0, 0.0, 0.0), 1.0)
    (found, low, high), chance = measures.paired([1.0, 2.0, 3.0], [2.0, 3.0, 4.0])
    assert (found, low, high, chance) == (1.0, 1.0, 1.0, 0.0)
    assert measures.paired([], [])[1] == 1.0
    assert measures.paired([1.0], [2.0])[1] == 1.0  # one deal says nothing
    dice = Random(1)
    own = [dice.gauss(10, 3) for _ in range(200)]
    shifted = [value + dice.gauss(1, 3) for value in own]
    assert measures.paired(own, shifted)[1] < 0.01


def test_holm() -> None:
    assert measures.holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert measures.holm([0.5, 0.9]) == [1.0, 1.0]
    assert measures.holm([]) == []


def test_uneven_seats() -> None:
    even = measures.unlikely([34, 33, 33], 100, 1 / 3)
    assert min(even) > 0.9
    first, second, third = measures.unlikely([450, 450, 300], 1200, 1 / 3)
    assert third < 0.001
    assert first == second < 0.05
    assert measures.unlikely([0, 0], 10, 0.0) == [1.0, 1.0]  # nobody ever wins


def test_quantiles_are_values() -> None:
    assert measures.quantiles([4, 1, 3, 2], (0.0, 0.25, 0.5, 0.75, 1.0)) == [1, 1, 2, 3, 4]
