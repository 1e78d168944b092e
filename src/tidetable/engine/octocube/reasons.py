"""What can be said for a move of Octocube (bots/why.py)."""

from typing import Any

# In points; in the family game a slot is about as much.
WORTH = {
    **{"slots": 3.0, "majority": 5.0, "points": 1.0, "cube-points": 0.9},
    **{"rivals-majorities": 0.6, "tiles": 0.5},
}


def facts(view: Any, seat: int) -> dict[str, float]:
    """What the seat has on its board and on its cube, and what the rivals lead."""
    own = view["seats"][seat]
    faces = own["cube"]["faces"].values()
    found = {"tiles": float(sum(tile is not None for tile in faces))}
    if view["mode"] == "family":
        return {**found, "slots": float(own["score"])}
    found["points"] = float(own["chips"])
    found["cube-points"] = float(own["cube"]["points"])
    rivals = 0.0
    for one in view["majorities"]:
        first, gains, counts = one["points"][0], one["gains"], one["counts"]
        leads = gains[seat] == first and counts[seat] > 0
        found[f"majority:{one['of']}-{one['name']}"] = float(leads)
        rivals += sum(gains) - gains[seat]
    found["rivals-majorities"] = -rivals / (view["players"] - 1)
    return found
