"""The ladder of a contest: how strong each bot is, with confidence intervals."""

import math
from collections.abc import Iterable
from statistics import median
from typing import Protocol

import msgspec

from tidetable import extras
from tidetable.lab.arena import PlayedGame
from tidetable.lab.measures import Z_95, Interval
from tidetable.lab.measures import share as wilson

with extras.needed("lab"):
    from openskill.models import PlackettLuce


class Row(msgspec.Struct):
    """One bot of the ladder."""

    bot: str
    rating: float  # OpenSkill (Plackett-Luce); everybody starts at 25
    doubt: float  # its standard deviation
    games: int  # seats played
    share: float  # of the win, per seat
    low: float
    high: float
    fair: float  # the share of equally strong bots, where a game may have no winning seat
    margin: float  # mean points ahead of the best rival
    margin_error: float  # half of its 95 % interval
    median_ms: float  # processor time per decision
    slowest_ms: float


def ladder(played: Iterable[PlayedGame]) -> list[Row]:
    """The rows of the ladder, strongest bot first."""
    games = list(played)
    names = sorted({name for game in games for name in game.lineup})
    ratings = rate(games, names)
    rows = []
    for name in names:
        shares: dict[int, list[float]] = {}
        margins: dict[int, list[float]] = {}
        times: list[float] = []
        for game in games:
            for seat, bot in enumerate(game.lineup):
                if bot == name:
                    shares.setdefault(game.deal, []).append(game.shares[seat])
                    margins.setdefault(game.deal, []).append(game.margins[seat])
                    times += game.times[seat]
        share, low, high = share_by_deal(shares)
        margin, margin_error = by_deal(margins)
        rating, doubt = ratings[name]
        seats = sum(map(len, shares.values()))
        fair = fair_share([game for game in games if name in game.lineup])
        row = Row(
            name, rating, doubt, seats, share, low, high, fair, margin, margin_error, 0.0, 0.0
        )
        row.median_ms, row.slowest_ms = (median(times), max(times)) if times else (0.0, 0.0)
        rows.append(row)
    return sorted(rows, key=lambda row: -row.share)


def fair_share(games: list[PlayedGame]) -> float:
    """What each seat would get if all were equally strong: in games that nobody wins, nothing."""
    return sum(sum(game.shares) / len(game.shares) for game in games) / len(games)


def share_by_deal(values: dict[int, list[float]]) -> Interval:
    """A share with its interval over deals.

    Wilson's interval for as many independent games as would vary like these deals; so that it has
    a width even where every game was won.
    """
    mean, size = independent(values)
    _, low, high = wilson(mean * size, size)
    return mean, low, high


def independent(values: dict[int, list[float]]) -> tuple[float, float]:
    """A share, and the number of independent games that would vary like these deals."""
    mean, error = by_deal(values)
    deals, seats = len(values), sum(map(len, values.values()))
    size = float(deals)
    if deals > 1 and 0 < mean < 1:
        alike = mean * (1 - mean) * (Z_95 / error) ** 2 if error else math.inf
        size = min(float(seats), max(1.0, alike))
    return mean, size


class Met(Protocol):
    """A game in which bots met: of an arena, or of the ladder of a study."""

    @property
    def deal(self) -> int: ...
    @property
    def lineup(self) -> tuple[str, ...]: ...
    @property
    def shares(self) -> list[float]: ...
    @property
    def margins(self) -> list[int]: ...


class Pair(msgspec.Struct):
    """How often one bot finishes ahead of another at the same table."""

    bot: str
    rival: str
    games: int  # pairs of seats that were compared
    share: float  # a tie counts half
    low: float
    high: float


def pairs(played: Iterable[PlayedGame]) -> list[Pair]:
    """Every bot against every other that it met."""
    return [
        Pair(bot, rival, sum(map(len, deals.values())), *share_by_deal(deals))
        for (bot, rival), deals in sorted(meetings(played).items())
    ]


def meetings(played: Iterable[Met]) -> dict[tuple[str, str], dict[int, list[float]]]:
    """For each bot and rival, whether the bot finished ahead, by deal. A tie counts half."""
    met: dict[tuple[str, str], dict[int, list[float]]] = {}
    for game in played:
        order = list(zip(game.shares, game.margins, strict=True))  # as in `rate`
        for seat, bot in enumerate(game.lineup):
            for other, rival in enumerate(game.lineup):
                if bot != rival:
                    ahead = (order[seat] > order[other]) + (order[seat] == order[other]) / 2
                    met.setdefault((bot, rival), {}).setdefault(game.deal, []).append(ahead)
    return met


def by_deal(values: dict[int, list[float]]) -> tuple[float, float]:
    """Mean, and half of its 95 % interval.

    Games of the same deal are correlated, so the independent observation is a deal, not a game.
    """
    means = [sum(one) / len(one) for one in values.values()]
    mean = sum(means) / len(means)
    if len(means) < 2:
        return mean, 1.0
    spread = sum((one - mean) ** 2 for one in means) / (len(means) - 1)
    return mean, Z_95 * math.sqrt(spread / len(means))


def rate(games: list[PlayedGame], names: list[str]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings after all games. A bot in several seats changes by their mean."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        if len(set(game.lineup)) == 1:
            continue
        teams = [[ratings[name]] for name in game.lineup]
        # The winners rank first, then the others by margin.
        order = [(share, margin) for share, margin in zip(game.shares, game.margins, strict=True)]
        ranks = [float(sum(other > own for other in order)) for own in order]
        rated = model.rate(teams, ranks=ranks)
        for name in set(game.lineup):
            mine = [team[0] for team, bot in zip(rated, game.lineup, strict=True) if bot == name]
            ratings[name] = model.rating(
                name=name,
                mu=sum(one.mu for one in mine) / len(mine),
                sigma=sum(one.sigma for one in mine) / len(mine),
            )
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def nobody(games: list[PlayedGame]) -> float:
    """The proportion of games that no seat won."""
    return sum(not any(game.shares) for game in games) / len(games)
