"""Which components and strategies win: what winners had and did, compared with the others."""

import math
from statistics import pstdev

import msgspec

from tidetable.games import get
from tidetable.lab import measures
from tidetable.lab.balance import PlayedGame
from tidetable.lab.measures import Interval

FEWEST = 10  # seats with and without a feature; with fewer, it is not reported


class Feature(msgspec.Struct):
    """A comparison of winners and others.

    Either something a seat had (compares the share of wins with and without it) or a count
    (compares the means of winners and others).
    """

    name: str
    had: bool
    seats: int  # that had it, or that were counted
    first: Interval  # win share with it, or mean of the winners
    second: Interval  # win share without it, or mean of the others
    difference: Interval
    deviations: Interval  # the difference in standard deviations between seats


def compare(game: str, games: list[PlayedGame]) -> list[Feature]:
    """All features: first those a seat had, then counts, each sorted by effect size."""
    had = had_of(game)
    names = dict.fromkeys(
        name for one in games if one.watched for seat in one.watched.features for name in seat
    )
    found = [one for name in names if (one := compared(name, name.split(":")[0] in had, games))]
    return sorted(found, key=lambda one: (not one.had, -abs(one.deviations[0])))


def had_of(game: str) -> frozenset[str]:
    found: frozenset[str] = getattr(get(game).part("features"), "HAD", frozenset())
    return found


def compared(name: str, had: bool, games: list[PlayedGame]) -> Feature | None:
    parts: list[tuple[float, float, float, float]] = []
    values: list[float] = []
    for game in games:
        assert game.watched is not None
        seats = [float(seat.get(name, 0)) for seat in game.watched.features]
        pairs = list(zip(seats, game.shares, strict=True))
        values += seats
        if had:
            own, other = sum(seats), len(seats) - sum(seats)
            won = sum(value * part for value, part in pairs)
            parts.append((won, own, sum(game.shares) - won, other))
        else:
            won, wins = sum(value * part for value, part in pairs), sum(game.shares)
            parts.append((won, wins, sum(seats) - won, len(seats) - wins))
    first = measures.ratio((part[0], part[1]) for part in parts)
    second = measures.ratio((part[2], part[3]) for part in parts)
    apart = measures.difference(parts)
    deviation = pstdev(values)
    many = int(sum(values)) if had else len(values)
    few = had and min(many, len(values) - many) < FEWEST
    if few or not deviation or first is None or second is None or apart is None:
        return None
    if not math.isfinite(apart[1]):  # a single game
        return None
    # For `had`, the difference is in shares of the win already; a count is scaled by its deviation.
    unit = 1.0 if had else deviation
    low, middle, high = (one / unit for one in (apart[1], apart[0], apart[2]))
    return Feature(name, had, many, first, second, apart, (middle, low, high))
