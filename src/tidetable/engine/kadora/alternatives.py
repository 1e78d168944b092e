"""What the reconstructed values of Kadora might have been instead, for the lab to play with."""

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")

# Wording only: no rule depends on these.
NAMES = frozenset({"cards.kinds"})

# Fields that count with some choices of an option only.
COUNTS_WITH: dict[str, dict[str, tuple[str, ...]]] = {}

# field -> name of the alternative -> every value that changes with it
ALTERNATIVES: dict[str, dict[str, dict[str, object]]] = {
    "cards.missing": {
        "missing-five": {"cards.missing": dict.fromkeys(COLOURS, 5)},
        "missing-one": {"cards.missing": dict.fromkeys(COLOURS, 1)},
    },
    "setup.seats": {
        "seats-corner": {
            "setup.seats": {
                "2": ["south", "west"],
                "3": ["south", "west", "east"],
                "4": ["south", "north", "west", "east"],
            }
        },
    },
}
