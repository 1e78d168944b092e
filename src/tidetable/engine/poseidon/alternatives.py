"""What the reconstructed values of Poseidon's Kingdom might have been instead, for the lab to play
with."""

# Wording only: no rule depends on these.
NAMES: frozenset[str] = frozenset()

# Fields that count with some choices of an option only.
COUNTS_WITH: dict[str, dict[str, tuple[str, ...]]] = {"reef.preset": {"start_reef": ("preset",)}}

TOKENS = {"2": (5, 3), "3": (5, 4, 3), "4": (5, 4, 3, 2)}
HARD_TOKENS = {"2": (6, 4), "3": (8, 6, 4), "4": (8, 6, 4, 2)}


def tokens(more: int, level: bool = False) -> dict[str, object]:
    """Four easy and two hard tentacles, each token worth so much more; or all of a stack alike."""

    def stack(values: tuple[int, ...]) -> list[int]:
        middle = round(sum(values) / len(values))
        return [middle if level else value + more for value in values]

    return {
        players: [*([stack(TOKENS[players])] * 4), *([stack(HARD_TOKENS[players])] * 2)]
        for players in TOKENS
    }


def sharks(two: list[int], more: list[int]) -> dict[str, object]:
    return {"2": two, "3": more, "4": more}


# field -> name of the alternative -> every value that changes with it
ALTERNATIVES: dict[str, dict[str, dict[str, object]]] = {
    "ocean.waves": {
        "waves-five": {
            "ocean.waves": 5,
            "ocean.shark_numbers": sharks([2, 2, 3, 2, 3, 2, 2], [1, 1, 2, 1, 2, 1, 1]),
            "big_wave.landing": [
                [50, 304, 246, 217, 124, 59],
                [50, 151, 200, 249, 200, 150],
                [50, 60, 124, 216, 246, 304],
            ],
        },
        "waves-seven": {
            "ocean.waves": 7,
            "ocean.shark_numbers": sharks([2, 2, 3, 2, 2, 2, 3, 2, 2], [1, 1, 2, 1, 1, 1, 2, 1, 1]),
            "big_wave.landing": [
                [50, 304, 246, 217, 124, 46, 10, 3],
                [50, 151, 200, 249, 200, 105, 35, 10],
                [50, 60, 124, 216, 246, 182, 90, 32],
            ],
        },
    },
    "ocean.shark_start": {
        "shark-in-the-deep": {"ocean.shark_start": "Deep"},
        "shark-at-the-beach": {"ocean.shark_start": "Beach"},
    },
    "ocean.shark_numbers": {
        "shark-slow": {"ocean.shark_numbers": sharks([1] * 8, [1] * 8)},
        "shark-fast": {
            "ocean.shark_numbers": sharks([3, 3, 4, 3, 3, 4, 3, 3], [2, 2, 3, 2, 2, 3, 2, 2])
        },
    },
    "kraken.spaces": {
        "ring-ten": {"kraken.spaces": 10},
        "ring-twelve": {"kraken.spaces": 12, "kraken.starts": [0, 3, 6, 9]},
    },
    "kraken.starts": {"starts-close": {"kraken.starts": [0, 1, 2, 3]}},
    "kraken.tokens": {
        "tokens-richer": {"kraken.tokens": tokens(1)},
        "tokens-level": {"kraken.tokens": tokens(0, level=True)},
    },
    "reef.tiles": {
        "tiles-more-waves": {
            "reef.tiles": {
                "arrow/food": [4, 5, 6],
                "arrow/storage": [4, 5, 6],
                "food/storage": [2, 3, 4],
                "wave/food": [3, 4, 5],
                "wave/arrow": [3, 4, 5],
            }
        },
    },
    "reef.start_tiles": {
        "start-tiles-plain": {
            "reef.start_tiles": {
                players: ["arrow/storage", "food/storage", "plain/plain"]
                for players in ("2", "3", "4")
            }
        },
    },
    "reef.preset": {"preset-line": {"reef.preset": [[2 * n, 0, 2 * n + 1, 0] for n in range(4)]}},
    "big_wave.rows": {
        "rows-slanting": {"big_wave.rows": {"2": [4, 3, 2], "3": [5, 4, 3], "4": [6, 5, 4]}},
    },
    "big_wave.landing": {
        "landing-anywhere": {
            "big_wave.landing": [[50, 158, 158, 159, 159, 158, 158] for _ in range(3)]
        },
        "landing-near": {
            "big_wave.landing": [[50, 304, 246, 217, 124, 46, 13] for _ in range(3)],
        },
    },
    "rules.head_frees": {"head-must-free": {"rules.head_frees": "must"}},
    "rules.corals_one_by_one": {"corals-together": {"rules.corals_one_by_one": False}},
}
