"""Data files: every number of a box; those that were reconstructed are marked.

A value from the rulebook is written as it is, a reconstructed one as a table
``{ value = ..., reconstructed = "why" }``. Loading removes the marks, checks the values, and keeps
the reasons, so that the rules page can list them.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from tidetable.engine.errors import DataError

Numbers = TypeVar("Numbers")


class Data:
    """The numbers that a game is played with."""

    def __init__(self, name: str, values: dict[str, object], reconstructed: dict[str, str]) -> None:
        self.name = name  # the file, for messages
        self.values = values  # plain, without marks
        self.reconstructed = reconstructed  # field -> why
        self.hash = hashlib.sha256(msgspec.json.encode(values, order="deterministic")).hexdigest()
        self.numbers: object = None  # as the game uses them: Game.numbers_type

    def typed(self, kind: type[Numbers]) -> Numbers:
        """Return the values as a checked msgspec Struct."""
        try:
            numbers = msgspec.convert(self.values, kind, strict=True)
        except msgspec.ValidationError as error:
            reason, _, field = str(error).partition(" - at `")
            field = field.rstrip("`").removeprefix("$").removeprefix(".") or "-"
            raise self.wrong(field, reason) from None
        return numbers

    def wrong(self, field: str, reason: str) -> DataError:
        """Return the error to raise when a field is wrong."""
        return DataError("data-invalid", file=self.name, field=field, reason=reason)


def load(source: object) -> Data:
    """Load from a path, or from a dict as tomllib returns it; Data is returned as it is."""
    if isinstance(source, Data):
        return source
    if isinstance(source, dict):
        name, raw = "data", source
    elif isinstance(source, (str, Path)):
        name = str(source)
        try:
            raw = tomllib.loads(Path(source).read_text(encoding="utf-8"))
        except OSError as error:
            raise DataError("data-unreadable", file=name, reason=error.strerror or "") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise DataError("data-broken", file=name, reason=str(error)) from None
    else:
        raise DataError("data-unreadable", file=repr(source), reason="not a file or a dict")
    reconstructed: dict[str, str] = {}
    values = unmarked(raw, "", reconstructed, name)
    assert isinstance(values, dict)
    return Data(name, values, reconstructed)


def unmarked(node: object, path: str, reconstructed: dict[str, str], name: str) -> object:
    """Return the values without marks; collect the reasons in `reconstructed`."""
    if not isinstance(node, dict):
        return node
    if "reconstructed" in node:
        reason = node["reconstructed"]
        if set(node) != {"value", "reconstructed"} or not isinstance(reason, str) or not reason:
            expected = 'expected { value = ..., reconstructed = "why" }'
            raise DataError("data-invalid", file=name, field=path or "-", reason=expected)
        reconstructed[path] = reason
        return node["value"]
    return {
        key: unmarked(value, f"{path}.{key}" if path else str(key), reconstructed, name)
        for key, value in node.items()
    }
