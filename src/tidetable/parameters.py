"""Parameters of events, moves and refusals in words.

A game declares once what each parameter is (`Game.parameters`); Python and the browser word it by
the same table:

- seat: the name of the player, or the number of the seat from 1 when there is no name
- seats, seats MESSAGE: their names; when there are none, that message
- number; ordinal: a number counted from 0, shown from 1
- word KIND: the message KIND-VALUE, or the value itself when there is no such message
- words KIND: several of them
- piece NAME: an object; the message NAME, with the fields of the object as arguments, worded by
  this same table. A word KIND is the message NAME-KIND-VALUE where there is one, so that it can
  agree with the piece: rood, but de rode 5. An object that lacks a field which the message needs is
  hidden: NAME-hidden
- pieces NAME: several of them
- cell: [row, column] as column letter and row number, b3
- by-seat: a number for each seat: Ann 5, Bob 3

What these kinds cannot express is said by `words.py` of the game, which is asked first.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tidetable.text import Text

Said = str | int


def worded(text: "Text", kind: str, value: Any, names: list[str]) -> Said | None:
    """Return a value in words, None when it is not of that kind."""
    kind, _, detail = kind.partition(" ")
    if isinstance(value, list):
        return worded_list(text, kind, detail, value, names)
    if kind in ("seat", "ordinal") and is_number(value):
        named = kind == "seat" and 0 <= value < len(names)
        return names[value] if named else int(value) + 1
    if kind == "word" and isinstance(value, str):
        return text.name(detail, value)
    if kind == "piece" and isinstance(value, dict):
        return piece(text, detail, value, names)
    return None


def worded_list(
    text: "Text", kind: str, detail: str, values: list[Any], names: list[str]
) -> Said | None:
    if kind == "cell" and len(values) == 2 and all(map(is_number, values)):
        return cell_word(values)
    if kind == "by-seat":
        return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))
    if kind == "seats" and not values and detail:
        return text(detail)
    if kind in ("seats", "words", "pieces"):
        one = f"{kind[:-1]} {detail}".strip()
        return text.listed([str(worded(text, one, value, names)) for value in values])
    return None


def cell_word(cell: list[int]) -> str:
    row, column = cell
    return f"{chr(ord('a') + column)}{row + 1}"


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def piece(text: "Text", name: str, fields: dict[str, Any], names: list[str]) -> str:
    """Return the message of an object; its values when no message fits."""
    args = text.arguments(fields, names)
    if text.has(f"{name}-hidden") and is_hidden(text, name, fields):
        return text(f"{name}-hidden", **args)
    if text.has(name) and text.variables(name) <= args.keys():
        return text(name, **args | forms(text, name, fields))
    return " ".join(map(str, args.values()))


def forms(text: "Text", name: str, fields: dict[str, Any]) -> dict[str, Said]:
    """Return the words among the fields of a piece, in the form that they have there."""
    parameters = text.game.parameters if text.game else {}
    kinds = {key: parameters.get(key, "").partition(" ") for key in fields}
    return {
        key: text.form(name, detail, str(fields[key]))
        for key, (kind, _, detail) in kinds.items()
        if kind == "word"
    }


def is_hidden(text: "Text", name: str, fields: dict[str, Any]) -> bool:
    """Does the object lack a field that its message needs?"""
    known = {key for key, value in fields.items() if value is not None}
    return text.has(name) and not text.variables(name) <= known


def has_hidden_piece(text: "Text", parameters: dict[str, str], event: dict[str, object]) -> bool:
    """Is one of the pieces of an event hidden?"""
    for key, value in event.items():
        kind, _, name = parameters.get(key, "").partition(" ")
        pieces = value if kind == "pieces" else [value] if kind == "piece" else []
        for one in pieces if isinstance(pieces, list) else []:
            if isinstance(one, dict) and is_hidden(text, name, one):
                return True
    return False
