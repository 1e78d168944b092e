"""How strong the levels are in each game: numbers like Elo's, from games between neighbours.

They are data, measured by `tidetable levels` with the version that the file names. `greedy` has
1000 everywhere, so they compare bots within a game, and nothing else.
"""

from functools import cache
from pathlib import Path

import msgspec

from tidetable.engine.errors import DataError

FILE = Path(__file__).parent / "ratings.json"
FORMAT = "tidetable-levels/1"
ANCHOR, ANCHORED = "greedy", 1000


class Rating(msgspec.Struct, forbid_unknown_fields=True):
    """A level, with a 95 % interval."""

    rating: int
    low: int
    high: int


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """How often a level finishes ahead of the one below it, with a 95 % interval."""

    bot: str
    below: str
    games: int
    ahead: float
    low: float
    high: float


class Way(msgspec.Struct, forbid_unknown_fields=True):
    """The levels in a game, or in one mode of it."""

    ratings: dict[str, Rating]
    steps: list[Step]
    players: int
    command: str  # that measures it again
    date: str  # of the day, in UTC
    version: str  # of Tidetable


class Ratings(msgspec.Struct, forbid_unknown_fields=True):
    ways: dict[str, Way]  # by game, or game and mode: octocube/family
    format: str = FORMAT


def read(file: Path) -> Ratings:
    """The ratings in a file; none if there is no such file. DataError if it is something else."""
    if not file.exists():
        return Ratings({})
    try:
        return msgspec.json.decode(file.read_bytes(), type=Ratings)
    except (OSError, msgspec.DecodeError) as error:
        raise DataError("data-unreadable", file=str(file), reason=str(error)) from None


@cache
def of_game(game: str) -> dict[str, dict[str, int]]:
    """The numbers of a game's levels by its mode; "" where it has none."""
    found: dict[str, dict[str, int]] = {}
    for key, way in read(FILE).ways.items():
        name, _, mode = key.partition("/")
        if name == game:
            found[mode] = {bot: one.rating for bot, one in way.ratings.items()}
    return found
