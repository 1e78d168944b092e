"""Evaluates positions with a search, for hints and for the analysis of finished games."""

from typing import TypedDict

from tidetable.bots.contract import Perspective
from tidetable.bots.ismcts import Search, Settings
from tidetable.bots.players import Deadline
from tidetable.engine.game import State

LINE = 6  # actions in a main line, at most
SECONDS = 60.0  # time limit of a search


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
    search = searching(state, seat, iterations, seed)
    search.run(Deadline(SECONDS))
    return assessment(search)


def searching(
    state: State, seat: int | None = None, iterations: int = 4000, seed: int = 0
) -> Search:
    """The search behind an assessment, not begun yet."""
    perspective = Perspective(state, seat)
    return Search(perspective.base, perspective.seat, Settings(iterations), seed << 24)


def assessment(search: Search) -> Assessment:
    """What a search has found."""
    found: list[Evaluation] = []
    for child in search.root.children:
        visits = max(1, int(child.visits))
        found.append(
            {
                "action": int(child.action),
                "visits": int(child.visits),
                "win": child.wins / visits,
                "margin": child.margin / visits,
                "line": search.main_line(child, LINE),
            }
        )
    return {
        "win": normalised([float(share) for share in search.shares]),
        "actions": sorted(found, key=lambda one: (-one["visits"], -one["win"], one["action"])),
    }


def normalised(shares: list[float]) -> list[float]:
    """Shares that add up to 1, also where nobody wins or a game from elsewhere judges loosely."""
    total = sum(shares)
    return [share / total for share in shares] if total > 0 else [1 / len(shares)] * len(shares)
