"""What a player of Poseidon's Kingdom had and did, for the lab to compare winners with the others.

A name is `code` or `code:kind-word`: the catalogues say `feature-code`, filled with the name of the
word.
"""

from typing import Any, cast

from tidetable.engine.game import State

# Had or not; the others are counted.
HAD = frozenset({"coral", "first-freed", "ended"})

COUNTED = {
    **{"build": "built", "store": "stored", "eat": "meals", "eaten": "eaten"},
    **{"bonus": "bonuses", "look": "looks"},
}


def features(state: State) -> list[dict[str, int]]:
    """Of each seat of a finished game."""
    view = cast(Any, state.reveal())
    kraken = view["kraken"]
    found: list[dict[str, int]] = []
    for number, seat in enumerate(view["seats"]):
        owned = [coral["kind"] for coral in kraken["corals"] if coral["owner"] == number]
        kinds = sorted({coral["kind"] for coral in kraken["corals"]})
        found.append(
            {
                **{f"coral:coral-{kind}": int(kind in owned) for kind in kinds},
                **{
                    f"first-freed:tentacle-{tentacle['combination']}": 0
                    for tentacle in kraken["tentacles"]
                },
                "ended": 0,
                "freed": len(seat["freed"]),
                "corals": len(owned),
                "skeletons": seat["skeletons"],
                "tallest": max(hex["level"] for hex in seat["reef"]),
                "hexes": len(seat["reef"]),
                **dict.fromkeys(COUNTED.values(), 0),
            }
        )
    opened: set[str] = set()
    for event in cast(Any, state.events(None, reveal=True)):
        kind = event["event"]
        if kind in COUNTED:
            found[event["seat"]][COUNTED[kind]] += 1
        elif kind == "free" and event["tentacle"] not in opened:
            opened.add(event["tentacle"])
            found[event["seat"]][f"first-freed:tentacle-{event['tentacle']}"] = 1
        elif kind == "last-round" and event["why"] != "stalemate":
            found[event["seat"]]["ended"] = 1
    return found
