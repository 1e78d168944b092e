"""Explains why a move is refused, without making it: the client asks when a player clicks on
something that is not among the legal moves.

The answer is the same refusal that the move itself would get, so it depends only on what the seat
to move knows.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tidetable.engine.errors import IllegalAction
from tidetable.table.table import Table
from tidetable.text import Text


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    ply: Annotated[int, Meta(ge=0, lt=2**31)]  # the state of the game the move is meant for
    move: dict[str, Any]


class Explanation(msgspec.Struct):
    code: str | None  # None: the move is legal
    message: str  # in the reader's language (Accept-Language)
    params: dict[str, Any]


def explain(table: Table, person: str, attempt: Attempt) -> IllegalAction | None:
    """Why this person may not make the move now; None when it is legal. TableError if the
    person may not ask: it is another player's turn, or the game has moved on."""
    try:
        table.move(person, attempt.ply, attempt.move)
    except IllegalAction as refusal:
        return refusal
    return None


def explanation(table: Table, refusal: IllegalAction | None, language: str) -> Explanation:
    """The reason in the reader's language."""
    if refusal is None:
        return Explanation(None, "", {})
    names = [seat.name or f"{number + 1}" for number, seat in enumerate(table.seats)]
    message = Text(language, table.catalogue).error(refusal, names)
    return Explanation(refusal.code, message, refusal.params)
