"""Numbers of a box with corrections, for the positions that tests draw."""

from typing import Any

Values = dict[str, Any]  # of a data file


def merged(values: Values, changes: Values) -> Values:
    result = dict(values)
    for name, change in changes.items():
        old = result.get(name)
        both = isinstance(old, dict) and isinstance(change, dict)
        result[name] = merged(result[name], change) if both else change
    return result
