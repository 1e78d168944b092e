"""Measures the levels of a game: the ladder of a study (depth.py), expressed as ratings."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import pairwise

from msgspec import structs

from tidetable.bots.ratings import ANCHOR, ANCHORED, Rating, Step, Way
from tidetable.engine.game import Game
from tidetable.lab import balance
from tidetable.lab.balance import PlayedGame, Study
from tidetable.lab.depth import depth

PLAYERS = 2


def ways(game: Game) -> dict[str, dict[str, str]]:
    """The keys and options under which the levels of a game are measured: each mode."""
    modes = game.options.get("mode", ())
    return {f"{game.name}/{mode}": {"mode": mode} for mode in modes} or {game.name: {}}


def steps(
    game: Game, options: dict[str, str], bots: Sequence[str], counts: Sequence[int], seed: int
) -> list[Study]:
    """For each two neighbours, the study in which they meet: so quick bots, who need few seconds
    for a thousand games, may play more of them than slow ones."""
    return [
        balance.study(game, PLAYERS, ANCHOR, 0, seed, options, ladder=pair, rung=count)
        for pair, count in zip(pairwise(bots), counts, strict=True)
    ]


def rated(studies: Sequence[Study], played: Iterable[PlayedGame], command: str) -> Way:
    """What all steps of a ladder say."""
    names = (studies[0].ladder[0], *(one.ladder[1] for one in studies))
    study = structs.replace(studies[0], ladder=names)
    found = depth(study, played)
    assert found is not None
    anchor = found.heights[found.bots.index(ANCHOR)][0] if ANCHOR in found.bots else 0.0
    ratings = {}
    for bot, height in zip(found.bots, found.heights, strict=True):
        middle, low, high = (round(ANCHORED + part - anchor) for part in height)
        ratings[bot] = Rating(middle, low, high)
    measured = [
        Step(one.bot, one.below, one.games, *(round(part, 3) for part in one.ahead))
        for one in found.rungs
    ]
    today = datetime.now(UTC).date().isoformat()
    return Way(ratings, measured, study.players, command, today, version("tidetable-games"))
