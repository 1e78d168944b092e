"""What can be said for a move of Poseidon's Kingdom (bots/why.py)."""

from typing import Any

# In points.
WORTH = {
    **{"friends": 2.5, "corals": 2.0, "strength": 1.5, "points": 1.0, "no-skeletons": 1.0},
    **{"stored": 0.7, "rooms": 0.6, "track": 0.5},
}


def facts(view: Any, seat: int) -> dict[str, float]:
    """What the seat has freed, taken and stored, and what its reef can do."""
    own, kraken = view["seats"][seat], view["kraken"]
    dice = sum(hex["die"] is not None for hex in own["reef"])
    found = {
        "friends": float(len(own["freed"])),
        "points": float(own["points"] or 0),
        "corals": float(sum(coral["owner"] == seat for coral in kraken["corals"])),
        "no-skeletons": -float(own["skeletons"]),
        "stored": float(dice),
        "rooms": float(own["visible"].get("storage", 0) - dice),
        "track": float(kraken["track"][seat]),
    }
    for symbol, strength in own["strengths"].items():
        found[f"strength:symbol-{symbol}"] = float(strength)
    return found
