"""Variants of the reconstructed values, to test how sensitive a game is to them.

A boolean is inverted, a word is replaced by each other word that the data file allows, and an
integer is lowered and raised by a quarter (at least one). For anything larger, the game's
`alternatives.py` lists plausible values. Variants that the data file's checks reject are not
played, but reported.
"""

import copy
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from tidetable.engine.data import Data
from tidetable.engine.errors import DataError
from tidetable.engine.game import Game

LONGEST = 24  # characters of a value that is shown in full


class Variant(msgspec.Struct, frozen=True):
    """The numbers of the box with one reconstructed value changed."""

    field: str
    name: str  # the value, or the name of an alternative
    named: bool  # an alternative with a message in the catalogues
    changes: dict[str, Any]  # field -> value, including fields that must change with it


class Unvaried(msgspec.Struct, frozen=True):
    """A reconstructed value that is not varied, and why."""

    field: str
    why: str  # names, only, idle, refused, unknown
    detail: str = ""


def variants(
    game: Game, data: Data, options: dict[str, str]
) -> tuple[list[Variant], list[Unvaried]]:
    known = alternatives(game)
    chosen = {name: options.get(name, choices[0]) for name, choices in game.options.items()}
    found: list[Variant] = []
    fixed: list[Unvaried] = []
    for field in data.reconstructed:
        if field in known.NAMES:
            fixed.append(Unvaried(field, "names"))
            continue
        needs: dict[str, tuple[str, ...]] = known.COUNTS_WITH.get(field, {})
        idle = [name for name, choices in needs.items() if chosen[name] not in choices]
        if idle:
            wanted = " / ".join(f"{idle[0]}={choice}" for choice in needs[idle[0]])
            fixed.append(Unvaried(field, "idle", wanted))
            continue
        tried = candidates(data, field, known.ALTERNATIVES.get(field, {}))
        if not tried:
            fixed.append(Unvaried(field, "only" if is_only(data, field) else "unknown"))
        for variant in tried:
            reason = refused(game, data, variant)
            if reason is None:
                found.append(variant)
            else:
                fixed.append(Unvaried(field, "refused", f"{variant.name}: {reason}"))
    return found, fixed


class Nothing:
    """What a game without `alternatives.py` says."""

    NAMES: frozenset[str] = frozenset()
    COUNTS_WITH: dict[str, dict[str, tuple[str, ...]]] = {}
    ALTERNATIVES: dict[str, dict[str, dict[str, object]]] = {}


def alternatives(game: Game) -> Any:
    return game.part("alternatives") or Nothing


def candidates(data: Data, field: str, given: dict[str, dict[str, object]]) -> list[Variant]:
    if given:
        return [Variant(field, name, True, changes) for name, changes in given.items()]
    value = value_of(data, field)
    words = literals(data, field)
    others: list[object] = []
    if words:
        others = [word for word in words if word != value]
    elif isinstance(value, bool):
        others = [not value]
    elif isinstance(value, int):
        step = max(1, value // 4)
        others = [value - step, value + step]
    return [Variant(field, as_text(other), False, {field: other}) for other in others]


def as_text(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def value_of(data: Data, field: str) -> object:
    node: Any = data.values
    for part in field.split("."):
        node = node[part]
    return node


def shown_value(data: Data, field: str) -> str:
    """The box's own value, or an ellipsis if it is too long to show."""
    text = as_text(value_of(data, field))
    return text if len(text) <= LONGEST else "…"


def literals(data: Data, field: str) -> tuple[object, ...]:
    """The values that a field of type Literal allows; empty for other fields."""
    kind: Any = type(data.numbers)
    for part in field.split("."):
        if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            return ()
        kind = get_type_hints(kind).get(part)
    return get_args(kind) if get_origin(kind) is Literal else ()


def is_only(data: Data, field: str) -> bool:
    return len(literals(data, field)) == 1


def changed(game: Game, data: Data, changes: dict[str, Any]) -> Data:
    """The data with those values, validated like a data file."""
    if not changes:
        return data
    values = copy.deepcopy(data.values)
    for field, value in changes.items():
        *way, last = field.split(".")
        node: Any = values
        for part in way:
            node = node[part]
        node[last] = value
    return game.read_data(values)


def refused(game: Game, data: Data, variant: Variant) -> str | None:
    try:
        changed(game, data, variant.changes)
    except DataError as error:
        return f"{error.params['field']}: {error.params['reason']}"
    return None
