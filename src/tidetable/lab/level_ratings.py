"""Measures the levels of a game: the ladder of a study (depth.py), told as ratings."""

from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version

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


def ladder(
    game: Game, options: dict[str, str], bots: Sequence[str], games: int, seed: int
) -> Study:
    """The study in which neighbours meet."""
    return balance.study(game, PLAYERS, ANCHOR, 0, seed, options, ladder=bots, rung=games)


def rated(study: Study, played: Sequence[PlayedGame], command: str) -> Way:
    """What a finished ladder says."""
    found = depth(study, played)
    assert found is not None
    anchor = found.heights[found.bots.index(ANCHOR)][0] if ANCHOR in found.bots else 0.0
    ratings = {}
    for bot, height in zip(found.bots, found.heights, strict=True):
        middle, low, high = (round(ANCHORED + part - anchor) for part in height)
        ratings[bot] = Rating(middle, low, high)
    steps = [
        Step(one.bot, one.below, one.games, *(round(part, 3) for part in one.ahead))
        for one in found.rungs
    ]
    today = datetime.now(UTC).date().isoformat()
    return Way(ratings, steps, study.players, command, today, version("tidetable-games"))
