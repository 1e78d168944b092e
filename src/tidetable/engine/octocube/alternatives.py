"""What the reconstructed values of Octocube might have been instead, for the lab to play with."""

# Wording only: no rule depends on these.
NAMES: frozenset[str] = frozenset({"seats", "tiles.colours"})

FAMILY: dict[str, tuple[str, ...]] = {"mode": ("family",)}
POINTS: dict[str, tuple[str, ...]] = {"mode": ("standard", "advanced")}
POWERS: dict[str, tuple[str, ...]] = {"mode": ("advanced",)}

# Fields that count with some choices of an option only.
COUNTS_WITH: dict[str, dict[str, tuple[str, ...]]] = {
    "abyss.powers": POWERS,
    "scoring.sets": POINTS,
    "scoring.kind.diamond": POINTS,
    "scoring.kind.amphora": POINTS,
    "scoring.tile_needed": POINTS,
    "rules.quiet_rounds": POINTS,
    "rules.only_cubes_on_board": POWERS,
    "rules.power_once_a_turn": POWERS,
    "family.slots": FAMILY,
    "family.centre_may_go": FAMILY,
    "family.returned_known": FAMILY,
    "family.shift": FAMILY,
    "family.free_order": FAMILY,
    "family.unfillable_ends": FAMILY,
    "family.quiet_rounds": FAMILY,
}

# field -> name of the alternative -> every value that changes with it
ALTERNATIVES: dict[str, dict[str, dict[str, object]]] = {
    "tiles.counts": {
        "counts-uneven": {
            "tiles.counts": {
                "white": [3, 3, 3, 5, 6],
                "light-blue": [3, 3, 4, 4, 5],
                "dark-blue": [2, 3, 4, 4, 4],
                "green": [1, 3, 4, 4, 4],
            }
        },
    },
    "board.heights": {
        "heights-level": {
            "board.heights": {
                "small": ["6556", "5555", "5555", "6556"],
                "large": ["43434", "34343", "43034", "34343", "43434"],
            }
        },
    },
    "abyss.powers": {
        "powers-all": {"abyss.powers": "ABCDEFGHI"},
        "powers-without-i": {"abyss.powers": "ABCDEFGH"},
    },
    "scoring.kind.diamond": {"diamonds-higher": {"scoring.kind.diamond": [8, 5]}},
    "scoring.kind.amphora": {"amphoras-higher": {"scoring.kind.amphora": [5, 2]}},
    "scoring.sets": {"sets-eleven": {"scoring.sets": [0, 2, 4, 7, 11, 15]}},
    "family.slots": {
        "slots-freer": {
            "family.slots": {
                "any_colour": ["diamond", "pearl", "sextant", "amphora", "starfish"],
                "any_kind": [0, 1, 2, 3, 0, 1, 2, 3],
                "fixed": [["pearl", 0], ["sextant", 1], ["amphora", 2]],
            }
        },
    },
}
