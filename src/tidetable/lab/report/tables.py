"""The figures of a balance report as CSV files, one for each, for other programs."""

import csv
import io
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tidetable.lab.depth import Rung
from tidetable.lab.measures import Interval
from tidetable.lab.report.numbers import Choices, Report, Spread

SHARE = ("share", "low", "high")
BIN = ("from", "below", "count", "winners")


def tables(found: Report) -> dict[str, str]:
    """The content of each file by its name."""
    spreads: dict[str, Spread | None] = {
        "scores": found.scores,
        "turns": found.turns,
        "decisions": found.decisions,
        "margins": found.margins,
        "lead-changes": found.lead_changes,
        "settled": found.settled,
    }
    return {
        "turn-order.csv": shares("turn_order", found.order),
        "seats.csv": shares("seat", found.seats),
        "lead-held.csv": shares("tenth", found.held),
        **{
            f"{name}.csv": written(BIN, ((b.low, b.high, b.count, b.winners) for b in one.bins))
            for name, one in spreads.items()
            if one is not None
        },
        "choices-by-number.csv": structs(Choices, found.by_number),
        "choices-by-step.csv": structs(Choices, found.by_step),
        "features.csv": structs(None, found.features),
        "sensitivity.csv": sensitivity(found),
        "ladder.csv": structs(Rung, found.depth.rungs if found.depth else []),
    }


def sensitivity(found: Report) -> str:
    """The effects of changed values, with their names."""
    rows = []
    for row in found.sensitivity:
        variant = found.study.changed[row.variant]
        effects = dict(flattened(msgspec.to_builtins(row)))
        rows.append({"field": variant.field, "instead": variant.name, **effects})
    fields = list(dict.fromkeys(name for row in rows for name in row)) or ["field", "instead"]
    return written(fields, ([row[name] for name in fields] for row in rows))


def shares(what: str, parts: Iterable[Interval]) -> str:
    """Numbered from 1, as people count turns, seats and tenths."""
    return written((what, *SHARE), ((n, *part) for n, part in enumerate(parts, 1)))


def structs(kind: type[msgspec.Struct] | None, rows: Iterable[msgspec.Struct]) -> str:
    """A column for each field; an interval has three, a field of several values one each."""
    flat = [dict(flattened(msgspec.to_builtins(row))) for row in rows]
    fields = list(dict.fromkeys(name for row in flat for name in row))
    if not fields and kind is not None:
        fields = list(kind.__struct_fields__)
    return written(fields, ([row.get(name, "") for name in fields] for row in flat))


def flattened(row: Mapping[str, Any], prefix: str = "") -> Iterable[tuple[str, Any]]:
    for name, value in row.items():
        if isinstance(value, dict):
            yield from flattened(value, f"{prefix}{name}_")
        elif isinstance(value, (list, tuple)) and len(value) == 3:  # an interval
            ends = ("", "_low", "_high")
            yield from ((f"{prefix}{name}{end}", one) for end, one in zip(ends, value, strict=True))
        elif isinstance(value, (list, tuple)):
            yield from ((f"{prefix}{name}_{n}", one) for n, one in enumerate(value))
        else:
            yield f"{prefix}{name}", "" if value is None else value


def written(columns: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    out = io.StringIO()
    sheet = csv.writer(out, lineterminator="\n")
    sheet.writerow(columns)
    sheet.writerows(rows)
    return out.getvalue()
