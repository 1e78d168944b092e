"""Checks of the fields of structured moves, which come from outside."""

from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Json


def only(move: Json, fields: list[str]) -> None:
    """Refuse a move with other fields than these."""
    for field in move:
        if field != "do" and field not in fields:
            raise IllegalAction("move-unknown-field", field=str(field))


def whole(move: Json, field: str, limit: int) -> int:
    """Return a field that is a whole number below the limit."""
    number = move.get(field)
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < limit:
        raise IllegalAction("move-field", field=field, expected=f"0 .. {limit - 1}")
    return number


def listed(
    move: Json, field: str, known: "list[object] | list[str] | list[int] | list[list[str]]"
) -> int:
    """Return the place of a field's value among the known ones."""
    value = move.get(field)
    for number, one in enumerate(known):
        if type(value) is type(one) and value == one:
            return number
    expected = ", ".join("/".join(k) if isinstance(k, list) else str(k) for k in known)
    raise IllegalAction("move-field", field=field, expected=expected)
