"""Skill depth: how far apart bots are that play a game less and less badly.

Each bot of a ladder meets the one below it. How often it finishes ahead becomes a distance in Elo
points, and the distances add up along the ladder: the more room between chance and the best play,
the deeper the game.
"""

import math
from collections.abc import Iterable
from itertools import pairwise

import msgspec

from tidetable.lab.balance import RUNG, PlayedGame, Study
from tidetable.lab.ladder import independent, meetings, share_by_deal
from tidetable.lab.measures import Z_95, Interval
from tidetable.lab.measures import share as wilson

POINTS = 400 / math.log(10)  # Elo points for one unit of log odds


class Rung(msgspec.Struct):
    """A bot of the ladder, compared with the one below it."""

    bot: str
    below: str
    games: int
    ahead: Interval  # how often it finishes ahead; a tie counts half
    elo: Interval  # how far above it plays


class Depth(msgspec.Struct):
    """The ladder of a study."""

    rungs: list[Rung]
    heights: list[Interval]  # of all bots above the first one, in Elo points
    lowest: str
    highest: str
    elo: Interval  # how far apart those two are

    @property
    def bots(self) -> list[str]:
        return [self.rungs[0].below, *(rung.bot for rung in self.rungs)]


def depth(study: Study, played: Iterable[PlayedGame]) -> Depth | None:
    """The ladder of a study; None if it has none, or not all neighbours have met yet."""
    games = [one for one in played if one.variant == RUNG]
    rungs = []
    for below, bot in pairwise(study.ladder):
        between = [one for one in games if set(one.lineup) == {below, bot}]
        deals = meetings(between).get((bot, below))
        if deals is None:
            return None
        rungs.append(Rung(bot, below, len(between), share_by_deal(deals), elo(deals)))
    if not rungs:
        return None
    heights = [(0.0, 0.0, 0.0)]
    for n in range(len(rungs)):
        heights.append(total([rung.elo for rung in rungs[: n + 1]]))
    # Usually all of the ladder; a bot that is weaker than the one below it does not add to it.
    order = sorted(range(len(heights)), key=lambda n: heights[n][0])
    low, high = sorted((order[0], order[-1]))
    whole = total([rung.elo for rung in rungs[low:high]])
    if order[0] > order[-1]:
        whole = (-whole[0], -whole[2], -whole[1])
    return Depth(rungs, heights, study.ladder[order[0]], study.ladder[order[-1]], whole)


def elo(deals: dict[int, list[float]]) -> Interval:
    """The distance of two players in Elo points, from how often one finishes ahead.

    Half a game is added to both sides (the empirical logit), so that it is finite even where one
    wins every game: then they are at least about that far apart. The ends are those of the share;
    one that is infinite is replaced by the normal approximation.
    """
    mean, size = independent(deals)
    _, low, high = wilson(mean * size, size)
    won, lost = mean * size + 0.5, (1 - mean) * size + 0.5
    middle = POINTS * math.log(won / lost)
    half = POINTS * Z_95 * math.sqrt(1 / won + 1 / lost)
    return (
        middle,
        POINTS * math.log(low / (1 - low)) if mean > 0 else middle - half,
        POINTS * math.log(high / (1 - high)) if mean < 1 else middle + half,
    )


def total(parts: list[Interval]) -> Interval:
    """The sum of independent estimates."""
    middle = sum(part[0] for part in parts)
    below = math.hypot(*(part[0] - part[1] for part in parts))
    above = math.hypot(*(part[2] - part[0] for part in parts))
    return middle, middle - below, middle + above
