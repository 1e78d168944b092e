"""Evaluates positions with a search, for hints and for the analysis of finished games."""

from typing import TypedDict

from tidetable.bots.contract import Perspective
from tidetable.bots.found import Found, found, merged
from tidetable.bots.ismcts import Search, Settings
from tidetable.bots.players import Deadline
from tidetable.engine.game import State

SECONDS = 60.0  # time limit of a search
SHARDS = 2  # searches that share the iterations of an assessment


class Evaluation(TypedDict):
    """One legal action, from the perspective of the searching seat."""

    action: int
    visits: int  # how often the search tried it; more is better
    win: float  # expected share of the win
    margin: float  # expected points ahead of the best rival
    line: list[int]  # the most likely continuation, starting with this action


class Assessment(TypedDict):
    """A position, from the perspective of the searching seat."""

    win: list[float]  # expected share of the win, by seat
    actions: list[Evaluation]  # best first


def evaluate(
    state: State, seat: int | None = None, iterations: int = 4000, seed: int = 0
) -> list[Evaluation]:
    """Evaluate every legal action, best first.

    The search knows only what the seat may know. The default is the seat to move.
    """
    return assess(state, seat, iterations, seed)["actions"]


def assess(
    state: State, seat: int | None = None, iterations: int = 4000, seed: int = 0
) -> Assessment:
    """Estimate every seat's share of the win, and evaluate each legal action."""
    parts = []
    for shard in range(SHARDS):
        search = searching(state, seat, iterations, seed, shard)
        search.run(Deadline(SECONDS / SHARDS))
        parts.append(found(search))
    return assessment(parts)


def searching(
    state: State, seat: int | None = None, iterations: int = 4000, seed: int = 0, shard: int = 0
) -> Search:
    """One shard of the search behind an assessment, not begun yet."""
    perspective = Perspective(state, seat)
    settings = Settings((iterations + SHARDS - 1 - shard) // SHARDS)
    return Search(perspective.base, perspective.seat, settings, (seed << 24) + (shard << 22))


def assessment(parts: list[Found]) -> Assessment:
    """What all shards have found."""
    whole = merged(parts)
    actions: list[Evaluation] = []
    for row in whole.rows:
        visits = max(1, row.visits)
        actions.append(
            {
                "action": row.action,
                "visits": row.visits,
                "win": row.win / visits,
                "margin": row.margin / visits,
                "line": row.line,
            }
        )
    return {
        "win": normalised(whole.shares),
        "actions": sorted(actions, key=lambda one: (-one["visits"], -one["win"], one["action"])),
    }


def normalised(shares: list[float]) -> list[float]:
    """Shares that add up to 1, also where nobody wins or a game from elsewhere judges loosely."""
    total = sum(shares)
    return [share / total for share in shares] if total > 0 else [1 / len(shares)] * len(shares)
