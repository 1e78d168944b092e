"""The file with the weights of a game's learned judge, and where they come from."""

import math
from pathlib import Path
from typing import Any

import msgspec

from tidetable.engine.judge import Judge

FORMAT = "tidetable-judge-of-groups/1"
READINGS = 2  # of the sum over groups: strength and points
FILE = "judge.json"
KNOWN: dict[tuple[str, str], Judge] = {}


class Provenance(msgspec.Struct, forbid_unknown_fields=True):
    """How the weights were found, so that anybody can find them again."""

    command: str
    date: str  # of the day, in UTC
    seed: int
    games: int  # of self-play
    positions: int
    games_hash: str  # SHA-256 of the games
    metrics: dict[str, float]  # log-loss on games that were not fitted, before and after


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    features: list[str]
    first: list[list[float]]  # for each feature, the weights of all units
    second: list[list[float]]  # for each reading, the weights of all units
    provenance: Provenance
    format: str = FORMAT


class BadWeights(ValueError):
    """A file of weights that does not fit the game."""


def read(text: str | bytes, game: str, features: list[str]) -> Weights:
    """Check a file of weights against the features that a game computes."""
    try:
        found = msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError as error:
        raise BadWeights(str(error)) from None
    if found.format != FORMAT or found.game != game:
        raise BadWeights(f"expected {FORMAT} of {game}, found {found.format} of {found.game}")
    if found.features != features:
        raise BadWeights(f"expected the features {', '.join(features)}")
    units = len(found.first[0]) if found.first else 0
    rows = [*found.first, *found.second]
    if (
        (len(found.first), len(found.second)) != (len(features), READINGS)
        or units == 0
        or not all(len(row) == units and all(map(math.isfinite, row)) for row in rows)
    ):
        raise BadWeights(f"expected {len(features)} + {READINGS} rows of as many finite weights")
    return found


def load(file: str, game: str, features: list[str], name: str = FILE, common: int = 0) -> Judge:
    """The judge of a game, from the file beside the module `file`. It is read once, for heuristics
    are made anew for every decision. The last `common` features are those of a seat, the same in
    all its groups."""
    judge = KNOWN.get((file, name))
    if judge is None:
        found = read((Path(file).parent / name).read_bytes(), game, features)
        judge = KNOWN[file, name] = Judge(found.first, found.second, common)
    return judge


def text_of(weights: Weights) -> str:
    plain: Any = msgspec.to_builtins(weights)
    return msgspec.json.format(msgspec.json.encode(plain), indent=1).decode() + "\n"
