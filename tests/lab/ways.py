"""The games, player counts and options that the environments are tested with."""

from typing import NamedTuple

import pytest


class Way(NamedTuple):
    game: str
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options.values()])


MODES: list[tuple[str, dict[str, str]]] = [
    ("kadora", {}),
    ("octocube", {}),
    ("octocube", {"mode": "family"}),
    ("octocube", {"mode": "advanced", "hidden_chips": "yes"}),
    ("poseidon", {}),
    ("poseidon", {"open_scores": "no"}),
]
WAYS = [Way(game, players, options) for game, options in MODES for players in (2, 3, 4)]

everywhere = pytest.mark.parametrize("way", WAYS, ids=str)
each_game = pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
