"""A finished game as a file, for `tidetable verify`."""

from typing import Any

import msgspec

from tidetable.engine import notation
from tidetable.table.table import Table


class FinishedGame(msgspec.Struct):
    """A finished game, with everything needed to verify it."""

    record: dict[str, Any]
    notation: str
    seed: str | None  # None if the game continued another one
    seed_hash: str | None


def finished_game(table: Table) -> FinishedGame:
    record = table.record()
    text = notation.write(table.game, record, table.state)
    return FinishedGame(record, text, table.seed, table.seed_hash)
