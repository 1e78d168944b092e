"""What a strong player thinks of a position: for hints, and for looking back at a game."""

from typing import TypedDict

from tidetable.bots.contract import Sight
from tidetable.bots.ismcts import Search, Settings
from tidetable.bots.players import Clock
from tidetable.engine.game import State

LINE = 6  # actions of a main line at most
SECONDS = 60.0  # the safety net


class Evaluation(TypedDict):
    """One legal action, as the searching seat sees it."""

    action: int
    visits: int  # how often the search tried it: its verdict
    win: float  # expected share of the win
    margin: float  # expected points ahead of the best rival
    line: list[int]  # the likeliest way on, this action first


class Assessment(TypedDict):
    """A position, as the searching seat sees it."""

    win: list[float]  # expected share of the win, by seat
    actions: list[Evaluation]  # best first


def evaluate(
    state: State, seat: int | None = None, iterations: int = 4000, seed: int = 0
) -> list[Evaluation]:
    """Every legal action, best first, with what the seat may know (default: the seat to move)."""
    return assess(state, seat, iterations, seed)["actions"]


def assess(
    state: State, seat: int | None = None, iterations: int = 4000, seed: int = 0
) -> Assessment:
    """How the game stands for all seats, and what each legal action is worth."""
    sight = Sight(state, seat)
    search = Search(sight.base, sight.seat, Settings(iterations), seed << 24)
    search.run(Clock(SECONDS))
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
        "win": [float(share) / max(1, int(search.done)) for share in search.shares],
        "actions": sorted(found, key=lambda one: (-one["visits"], -one["win"], one["action"])),
    }
