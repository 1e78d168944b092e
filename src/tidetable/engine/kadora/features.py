"""What a player of Kadora had and did, for the lab to compare winners with the others.

A name is `code` or `code:kind-word`: the catalogues say `feature-code`, filled with the name of the
word.
"""

from typing import Any, cast

from tidetable.engine.game import State

# Had or not; the others are counted.
HAD = frozenset({"most", "gave"})


def features(state: State) -> list[dict[str, int]]:
    """Of each seat of a finished game."""
    view = cast(Any, state.reveal())
    found: list[dict[str, int]] = []
    for seat in view["seats"]:
        piles = seat["loot"]
        found.append(
            {
                **{f"most:colour-{colour}": int(pile["leads"]) for colour, pile in piles.items()},
                "gave": 0,
                "majorities": sum(pile["leads"] for pile in piles.values()),
                "colours": sum(bool(pile["cards"]) for pile in piles.values()),
                "cards": sum(len(pile["cards"]) for pile in piles.values()),
                "takes": 0,
                "gifts-made": 0,
                "gifts-got": 0,
                "full-tables": 0,
            }
        )
    for event in cast(Any, state.events(None, reveal=True)):
        kind = event["event"]
        if kind == "give":
            found[event["seat"]]["gave"] = 1
            found[event["seat"]]["gifts-made"] += 1
            found[event["to"]]["gifts-got"] += 1
        elif kind == "take":
            found[event["seat"]]["takes"] += 1
        elif kind == "full-table":
            found[event["seat"]]["full-tables"] += 1
    return found
