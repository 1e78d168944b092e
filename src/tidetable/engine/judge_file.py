"""The file with the weights of a game's learned judge, and where they come from."""

import math
from pathlib import Path
from typing import Any

import msgspec

from tidetable.engine.judge import Judge

FORMAT = "tidetable-judge/1"
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
    weights: list[float]
    stage_weights: list[float]
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
    for row in (found.weights, found.stage_weights):
        if len(row) != len(features) or not all(math.isfinite(one) for one in row):
            raise BadWeights(f"expected {len(features)} finite weights")
    return found


def load(file: str, game: str, features: list[str], name: str = FILE) -> Judge:
    """The judge of a game, from the file beside the module `file`. It is read once, for heuristics
    are made anew for every decision."""
    judge = KNOWN.get((file, name))
    if judge is None:
        found = read((Path(file).parent / name).read_bytes(), game, features)
        judge = KNOWN[file, name] = Judge(found.weights, found.stage_weights)
    return judge


def text_of(weights: Weights) -> str:
    plain: Any = msgspec.to_builtins(weights)
    return msgspec.json.format(msgspec.json.encode(plain), indent=1).decode() + "\n"
