"""The games, player counts and options that the environments are tested with."""

from typing import Any, NamedTuple

import pytest


class Way(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options.values()])


MODES: list[tuple[str, dict[str, Any]]] = [
    ("kadora", {}),
    ("octocube", {}),
    ("octocube", {"mode": "family"}),
    ("octocube", {"mode": "advanced", "hidden_chips": "yes"}),
    ("poseidon", {}),
    ("poseidon", {"open_scores": "no"}),
]
PLAYERS = (2, 3, 4)
WAYS = [Way(game, players, options) for game, options in MODES for players in PLAYERS]
QUICK = [Way(game, PLAYERS[n % 3], options) for n, (game, options) in enumerate(MODES)]

# Each mode with one number of players; with the others in `make test-all` only.
everywhere = pytest.mark.parametrize(
    "way",
    [pytest.param(way, marks=() if way in QUICK else pytest.mark.thorough) for way in WAYS],
    ids=str,
)


def is_first(way: Way) -> bool:
    """The first mode of its game."""
    return way == next(one for one in QUICK if one.game == way.game)


# Each game in one mode; in the others in `make test-all` only.
in_one_mode = pytest.mark.parametrize(
    "way",
    [pytest.param(way, marks=() if is_first(way) else pytest.mark.thorough) for way in WAYS],
    ids=str,
)
each_game = pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
