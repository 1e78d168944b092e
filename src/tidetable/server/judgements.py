"""What a strong player thinks of the decisions of a finished game."""

from typing import Any

import msgspec

from tidetable.bots.tasks import Assessed

ITERATIONS = 20_000  # at most, for one position
AT_ONCE = 20  # positions in one request


class Judgement(msgspec.Struct):
    """A strong player's assessment of a decision, from what that seat knew."""

    step: int
    seat: int
    win: list[float]  # expected share of the win, by seat
    played: dict[str, Any]
    best: dict[str, Any]
    gain: float  # how much better the best move is than the one played


def judged(step: int, played: int, found: Assessed) -> Judgement:
    best = found.actions[0]
    own = next(one for one in found.actions if one["action"] == played)
    gain = max(0.0, best["win"] - own["win"])
    return Judgement(step, found.seat, found.win, own["move"], best["move"], gain)
