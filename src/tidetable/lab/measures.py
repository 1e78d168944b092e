"""Measures of a game that need to know nothing about it, and how sure they are.

`standings` says who would win if the game ended after each turn, by the game's own rules; the last
entry is who did win. What is independent is a game, never a seat or a turn of it.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import NormalDist

SURE = NormalDist().inv_cdf(0.975)  # standard errors of a 95 % interval
TENTHS = 10

Standings = Sequence[Sequence[int]]  # the leading seats after each turn; several: level
Interval = tuple[float, float, float]  # what was found, and its 95 % interval


def lead_changes(standings: Standings) -> int:
    """How often the lead went from one seat alone to another."""
    alone = [leaders[0] for leaders in standings if len(leaders) == 1]
    return sum(before != after for before, after in pairwise(alone))


def held(standings: Standings) -> list[float]:
    """For each tenth of the game, the part of the lead that the later winner had at its end.

    Empty when the win was shared or nobody's: then there is no one to look back for."""
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
    """The part of the game after which its winner led alone to the end; None without one."""
    if not standings or len(standings[-1]) != 1:
        return None
    winner = list(standings[-1])
    turns = len(standings)
    since = turns
    while since > 0 and list(standings[since - 1]) == winner:
        since -= 1
    return (since + 1) / turns


def share(wins: float, games: int) -> Interval:
    """A share of wins with Wilson's interval; shared wins count their part."""
    if games == 0:
        return 0.0, 0.0, 1.0
    p, n, z = wins / games, float(games), SURE
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(max(0.0, p * (1 - p)) / n + z * z / (4 * n * n))
    return p, max(0.0, middle - half), min(1.0, middle + half)


def unlikely(wins: Sequence[float], games: int, fair: float) -> list[float]:
    """For each seat, how likely so uneven a number of wins is by luck alone, corrected for how
    many seats there are."""
    error = math.sqrt(games * fair * (1 - fair))
    away = [abs(won - games * fair) / error if error else 0.0 for won in wins]
    return holm([2 * NormalDist().cdf(-one) for one in away])


def ratio(parts: Iterable[tuple[float, float]]) -> Interval | None:
    """The sum of the first over the sum of the second, each pair from one game.

    Several seats of a game may count, and they hang together: the interval is over games (the
    usual estimator of a ratio). None when there is nothing to divide by."""
    pairs = [pair for pair in parts if pair[1]]
    below = sum(pair[1] for pair in pairs)
    if not below:
        return None
    found = sum(pair[0] for pair in pairs) / below
    games = len(pairs)
    if games < 2:
        return found, -math.inf, math.inf
    spread = sum((above - found * size) ** 2 for above, size in pairs) * games / (games - 1)
    half = SURE * math.sqrt(spread) / below
    return found, found - half, found + half


def mean(values: Iterable[float]) -> Interval | None:
    return ratio((value, 1.0) for value in values)


def paired(own: Sequence[float], other: Sequence[float]) -> tuple[Interval, float]:
    """How much the other is higher, deal by deal, and how likely so much is by luck alone.

    Normal approximation: for thirty deals and more."""
    differences = [after - before for before, after in zip(own, other, strict=True)]
    found = mean(differences)
    if found is None:
        return (0.0, -math.inf, math.inf), 1.0
    middle, _, high = found
    error = (high - middle) / SURE
    if error == 0 or math.isinf(error):
        return found, 0.0 if middle and error == 0 else 1.0
    return found, 2 * NormalDist().cdf(-abs(middle) / error)


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction: the more is compared, the more a single find must stand out."""
    order = sorted(range(len(chances)), key=lambda n: chances[n])
    corrected = [1.0] * len(chances)
    highest = 0.0
    for rank, n in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[n]))
        corrected[n] = highest
    return corrected


def quantiles(values: Sequence[float], parts: Sequence[float]) -> list[float]:
    """The values below which those parts of all lie; one of the values, never between two."""
    ordered = sorted(values)
    return [ordered[max(0, math.ceil(part * len(ordered)) - 1)] for part in parts]


def difference(parts: Sequence[tuple[float, float, float, float]]) -> Interval | None:
    """One ratio less another, when the same games have both: (above, below) twice a game."""
    first, second = sum(part[1] for part in parts), sum(part[3] for part in parts)
    if not first or not second:
        return None
    one = sum(part[0] for part in parts) / first
    two = sum(part[2] for part in parts) / second
    games = len(parts)
    if games < 2:
        return one - two, -math.inf, math.inf
    pulls = [(a - one * b) / first - (c - two * d) / second for a, b, c, d in parts]
    half = SURE * math.sqrt(sum(pull * pull for pull in pulls) * games / (games - 1))
    return one - two, one - two - half, one - two + half
