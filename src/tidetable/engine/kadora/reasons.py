"""What can be said for a move of Kadora (bots/why.py)."""

from typing import Any

# In points.
WORTH = {"leads": 2.0, "less-penalty": 1.0, "rivals-penalty": 0.8}


def facts(view: Any, seat: int) -> dict[str, float]:
    """Where the seat leads, and what would be penalty points if the game ended."""
    penalties = [
        sum(pile["total"] for pile in one["loot"].values() if not pile["leads"])
        for one in view["seats"]
    ]
    own = penalties.pop(seat)
    found = {"less-penalty": -float(own), "rivals-penalty": sum(penalties) / len(penalties)}
    for colour, pile in view["seats"][seat]["loot"].items():
        found[f"leads:colour-{colour}"] = float(pile["leads"])
    return found
