"""What a player of Octocube had and did, for the lab to compare winners with the others.

A name is `code` or `code:kind-word`: the catalogues say `feature-code`, filled with the name of the
word.
"""

from typing import Any, cast

from tidetable.engine.game import State
from tidetable.engine.octocube.box import Numbers

# Had or not; the others are counted.
HAD = frozenset({"most", "used"})

COUNTED = {"roll": "rolls", "rotate": "rotations", "home": "homecomings", "skip": "skips"}


def features(state: State) -> list[dict[str, int]]:
    """Of each seat of a finished game."""
    view = cast(Any, state.reveal())
    family = view["mode"] == "family"
    found: list[dict[str, int]] = []
    for number, seat in enumerate(view["seats"]):
        here: dict[str, int] = {}
        for majority in view["majorities"]:
            first = majority["gains"][number] == majority["points"][0]
            here[f"most:{majority['of']}-{majority['name']}"] = int(first)
        if view["mode"] == "advanced":
            powers = cast(Numbers, state.setup.data.numbers).abyss.powers
            here |= {f"used:letter-{letter}": 0 for letter in powers}
        here["coins"] = seat["coins"]
        if not family:
            here |= {"tiles": seat["tiles"], "set-points": seat["chips"], "largest-set": 0}
            here["majorities"] = sum(
                majority["gains"][number] == majority["points"][0]
                for majority in view["majorities"]
            )
        here |= dict.fromkeys(COUNTED.values(), 0)
        found.append(here)
    for event in cast(Any, state.events(None, reveal=True)):
        kind = event["event"]
        if kind in COUNTED:
            found[event["seat"]][COUNTED[kind]] += 1
        elif kind == "power" and f"used:letter-{event['power']}" in found[event["seat"]]:
            found[event["seat"]][f"used:letter-{event['power']}"] = 1
        elif kind == "score" and not family:
            kinds = [tile["kind"] for tile in event["tiles"] if tile["kind"] != "coin"]
            largest = max((kinds.count(one) for one in kinds), default=0)
            here = found[event["seat"]]
            here["largest-set"] = max(here["largest-set"], largest)
    return found
