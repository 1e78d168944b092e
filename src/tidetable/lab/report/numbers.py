"""All numbers of a report, for the page and for other programs."""

import math
from collections import Counter
from collections.abc import Iterable
from statistics import fmean

import msgspec

from tidetable.lab import measures
from tidetable.lab.balance import OWN, PlayedGame, Study, Watched, baseline_is_watched
from tidetable.lab.depth import Depth, depth
from tidetable.lab.measures import Interval
from tidetable.lab.report.features import Feature, compare
from tidetable.lab.report.sensitivity import Row, sensitivity

QUARTERS = (0.25, 0.5, 0.75)
MOST_BINS = 22  # bars of a histogram, at most
STRETCHES = 12  # parts of a game, each long enough to contain every step of a turn


class Bin(msgspec.Struct):
    """Values from `low` to below `high`."""

    low: float
    high: float
    count: int
    winners: int = 0  # how many of them won, where that applies


class Spread(msgspec.Struct):
    """A distribution."""

    mean: float
    low: float  # first quartile
    median: float
    high: float  # third quartile
    most: float
    bins: list[Bin]
    whole: bool = True  # whether the values are integers


class Choices(msgspec.Struct):
    """Distribution of the number of legal actions."""

    at: str  # the kind of decision, or its number in the game
    decisions: int
    mean: float
    low: float
    median: float
    high: float
    most: int
    forced: float  # proportion of decisions with only one choice


class Report(msgspec.Struct):
    """All results of a study."""

    study: Study
    games: int
    capped: int
    fair: float
    order: list[Interval]  # wins by turn order, starting with the first player
    uneven: list[float]  # p-value of each, corrected for the number of seats
    seats: list[Interval]
    nobody: Interval
    shared: Interval
    scores: Spread
    turns: Spread
    decisions: Spread
    margins: Spread  # of the winners
    lead_changes: Spread
    held: list[Interval]  # at the end of each tenth
    settled: Spread | None  # in percent of the game
    choices: Choices  # of all decisions
    by_number: list[Choices]
    by_step: list[Choices]
    features: list[Feature]
    sensitivity: list[Row]
    depth: Depth | None = None


def report(study: Study, played: list[PlayedGame]) -> Report:
    """Compute the report of a study from its games."""
    games = [one for one in played if one.watched is not None]
    watched = [one.watched for one in games if one.watched is not None]
    count = len(games)
    players = range(study.players)
    order = [sum(one.shares[(one.first + n) % study.players] for one in games) for n in players]
    won = [one for one in games if any(one.shares)]
    settled = [100 * one.settled for one in watched if one.settled is not None]
    held = [one.held for one in watched if one.held]
    decisions = [pair for one in watched for pair in zip(one.steps, one.choices, strict=True)]
    return Report(
        study=study,
        games=count,
        capped=sum(one.capped for one in played),
        fair=len(won) / count / study.players,
        order=[measures.share(wins, count) for wins in order],
        uneven=measures.unlikely(order, count, len(won) / count / study.players),
        seats=[measures.share(sum(one.shares[n] for one in games), count) for n in players],
        nobody=measures.share(count - len(won), count),
        shared=measures.share(sum(0 < max(one.shares) < 1 for one in games), count),
        scores=spread(
            [score for one in games for score in one.scores],
            [
                score
                for one in won
                for score, part in zip(one.scores, one.shares, strict=True)
                if part
            ],
        ),
        turns=spread([one.turns for one in games]),
        decisions=spread([one.decisions for one in games]),
        margins=spread([winners_margin(one) for one in won]),
        lead_changes=spread([one.lead_changes for one in watched]),
        held=[mean_of(tenth) for tenth in zip(*held, strict=True)],
        settled=spread(settled, bins=tenths(settled)) if settled else None,
        choices=choices("", [number for _, number in decisions]),
        by_number=by_number(watched),
        by_step=by_step(decisions),
        features=compare(study.game, games),
        sensitivity=sensitivity(study, compared(study, played), played),
        depth=depth(study, played),
    )


def compared(study: Study, played: list[PlayedGame]) -> list[PlayedGame]:
    """The baseline games that those with changed values are compared with, deal by deal."""
    own = [one for one in played if one.variant == OWN and one.bot == study.each_bot]
    return [
        one
        for one in own
        if one.deal < study.each and (baseline_is_watched(study) or one.watched is None)
    ]


def winners_margin(game: PlayedGame) -> int:
    return max(margin for margin, part in zip(game.margins, game.shares, strict=True) if part)


def mean_of(values: Iterable[float]) -> Interval:
    found = measures.mean(values)
    assert found is not None
    return found


def spread(
    values: list[int] | list[float],
    winners: list[int] | None = None,
    bins: list[Bin] | None = None,
) -> Spread:
    if not values:
        return Spread(0, 0, 0, 0, 0, [])
    low, median, high = measures.quantiles(values, QUARTERS)
    whole = bins is None
    found = bins or counted([int(value) for value in values], winners or [])
    return Spread(fmean(values), low, median, high, max(values), found, whole)


def counted(values: list[int], winners: list[int]) -> list[Bin]:
    """Bins of equal width, at most MOST_BINS."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // MOST_BINS))
    all_of, of_winners = Counter(values), Counter(winners)
    return [
        Bin(
            start,
            start + step,
            sum(all_of[value] for value in range(start, start + step)),
            sum(of_winners[value] for value in range(start, start + step)),
        )
        for start in range(low, high + 1, step)
    ]


def tenths(percents: list[float]) -> list[Bin]:
    """Ten bins for percentages above 0 and up to 100."""
    found = [Bin(10 * n, 10 * (n + 1), 0) for n in range(10)]
    for percent in percents:
        found[min(9, math.ceil(percent / 10 - 1e-9) - 1)].count += 1
    return found


def choices(at: str, numbers: list[int]) -> Choices:
    low, median, high = measures.quantiles(numbers, QUARTERS)
    forced = sum(number == 1 for number in numbers) / len(numbers)
    return Choices(at, len(numbers), fmean(numbers), low, median, high, max(numbers), forced)


def by_number(watched: list[Watched]) -> list[Choices]:
    """Choices over the course of the game, up to the median length, several decisions per point."""
    lengths = [len(one.choices) for one in watched]
    (usual,) = measures.quantiles(lengths, (0.5,))
    step = max(1, -(-int(usual) // STRETCHES))
    found = []
    for start in range(0, int(usual), step):
        numbers = [n for one in watched for n in one.choices[start : start + step]]
        found.append(choices(str(start + (step + 1) // 2), numbers))
    return found


def by_step(decisions: list[tuple[str, int]]) -> list[Choices]:
    """Choices by kind of decision, most frequent first."""
    found: dict[str, list[int]] = {}
    for step, number in decisions:
        found.setdefault(step, []).append(number)
    return sorted(
        (choices(step, numbers) for step, numbers in found.items()),
        key=lambda one: (-one.decisions, one.at),
    )
