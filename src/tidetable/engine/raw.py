"""Values that are encoded as JSON once, and put into views for the wire as they are."""

from collections.abc import Sequence

import msgspec


def raw(value: object) -> object:
    return msgspec.Raw(msgspec.json.encode(value))


def raws(values: Sequence[object]) -> list[object]:
    return [raw(value) for value in values]
