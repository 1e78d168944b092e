"""Measures that work for any game, with confidence intervals.

`standings` lists who would win if the game ended after each turn, by the game's own rules; the last
entry is who did win. The independent observation is a game, never a seat or a turn.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import NormalDist

Z_95 = NormalDist().inv_cdf(0.975)  # standard errors of a 95 % interval
TENTHS = 10

Standings = Sequence[Sequence[int]]  # the leading seats after each turn; several if tied
Interval = tuple[float, float, float]  # estimate, and the ends of its 95 % interval


def lead_changes(standings: Standings) -> int:
    """How often the sole lead passed from one seat to another."""
    alone = [leaders[0] for leaders in standings if len(leaders) == 1]
    return sum(before != after for before, after in pairwise(alone))


def held(standings: Standings) -> list[float]:
    """The eventual winner's share of the lead at the end of each tenth of the game.

    Empty if the win was shared or nobody won.
    """
    if not standings or len(standings[-1]) != 1:
        return []
    winner = standings[-1][0]
    turns = len(standings)
    parts = []
    for tenth in range(1, TENTHS + 1):
        leaders = standings[max(0, math.ceil(turns * tenth / TENTHS) - 1)]
        parts.append(1 / len(leaders) if winner in leaders else 0.0)
    return parts


def settled(standings: Standings) -> float | None:
    """The fraction of the game after which the winner led alone to the end.

    None if there is no sole winner.
    """
    if not standings or len(standings[-1]) != 1:
        return None
    winner = list(standings[-1])
    turns = len(standings)
    since = turns
    while since > 0 and list(standings[since - 1]) == winner:
        since -= 1
    return (since + 1) / turns


def share(wins: float, games: float) -> Interval:
    """A share of wins with its Wilson interval. A shared win counts in proportion."""
    if games == 0:
        return 0.0, 0.0, 1.0
    p, n, z = wins / games, float(games), Z_95
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(max(0.0, p * (1 - p)) / n + z * z / (4 * n * n))
    return p, max(0.0, middle - half), min(1.0, middle + half)


def outward(low: float, high: float, digits: int) -> tuple[float, float]:
    """The ends of an interval in percent, with so many digits, rounded away from each other: who
    has won 10,000 of 10,000 games is at 99.9 - 100.0, never at 100.0 - 100.0."""
    step, hair = 10.0**digits, 1e-9
    return math.floor(100 * step * low + hair) / step, math.ceil(100 * step * high - hair) / step


def unlikely(wins: Sequence[float], games: int, fair: float) -> list[float]:
    """For each seat, the p-value of its number of wins if all seats were equal.

    Holm's correction accounts for the number of seats.
    """
    error = math.sqrt(games * fair * (1 - fair))
    away = [abs(won - games * fair) / error if error else 0.0 for won in wins]
    return holm([2 * NormalDist().cdf(-one) for one in away])


def ratio(parts: Iterable[tuple[float, float]]) -> Interval | None:
    """The sum of the first values over the sum of the second, each pair from one game.

    Several seats of a game may count, and they are correlated, so the interval is taken over games
    (the usual ratio estimator). None if the second values add up to zero.
    """
    pairs = [pair for pair in parts if pair[1]]
    below = sum(pair[1] for pair in pairs)
    if not below:
        return None
    found = sum(pair[0] for pair in pairs) / below
    games = len(pairs)
    if games < 2:
        return found, -math.inf, math.inf
    spread = sum((above - found * size) ** 2 for above, size in pairs) * games / (games - 1)
    half = Z_95 * math.sqrt(spread) / below
    return found, found - half, found + half


def mean(values: Iterable[float]) -> Interval | None:
    """The mean with its interval."""
    return ratio((value, 1.0) for value in values)


def paired(own: Sequence[float], other: Sequence[float]) -> tuple[Interval, float]:
    """The mean difference `other - own` over deals, and its p-value.

    Uses the normal approximation, so it needs about thirty deals or more.
    """
    differences = [after - before for before, after in zip(own, other, strict=True)]
    found = mean(differences)
    if found is None:
        return (0.0, -math.inf, math.inf), 1.0
    middle, _, high = found
    error = (high - middle) / Z_95
    if error == 0 or math.isinf(error):
        return found, 0.0 if middle and error == 0 else 1.0
    return found, 2 * NormalDist().cdf(-abs(middle) / error)


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction of p-values for multiple comparisons."""
    order = sorted(range(len(chances)), key=lambda n: chances[n])
    corrected = [1.0] * len(chances)
    highest = 0.0
    for rank, n in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[n]))
        corrected[n] = highest
    return corrected


def quantiles(values: Sequence[float], parts: Sequence[float]) -> list[float]:
    """Quantiles by the nearest-rank method: always one of the values."""
    ordered = sorted(values)
    return [ordered[max(0, math.ceil(part * len(ordered)) - 1)] for part in parts]


def difference(parts: Sequence[tuple[float, float, float, float]]) -> Interval | None:
    """The difference of two ratios over the same games.

    Each part holds the numerator and denominator of the first ratio, then of the second.
    """
    first, second = sum(part[1] for part in parts), sum(part[3] for part in parts)
    if not first or not second:
        return None
    one = sum(part[0] for part in parts) / first
    two = sum(part[2] for part in parts) / second
    games = len(parts)
    if games < 2:
        return one - two, -math.inf, math.inf
    pulls = [(a - one * b) / first - (c - two * d) / second for a, b, c, d in parts]
    half = Z_95 * math.sqrt(sum(pull * pull for pull in pulls) * games / (games - 1))
    return one - two, one - two - half, one - two + half
