"""A learning curve as a picture: win shares against each rival, with their intervals."""

import csv
from pathlib import Path
from typing import Any

from tidetable import extras

with extras.needed("lab"):
    import vl_convert

COLOURS = ["#0b5563", "#b35c00", "#6a3d9a", "#2e7d32"]


def write(log: Path, title: str, file: Path) -> None:
    """Draw the CSV file of `examples/train_policy.py` as SVG."""
    with log.open(newline="") as lines:
        values = [
            {
                "rival": row["rival"],
                "decisions": int(row["decisions"]) / 1e6,
                **{name: 100 * float(row[name]) for name in ("share", "low", "high")},
            }
            for row in csv.DictReader(lines)
        ]
    file.write_text(vl_convert.vegalite_to_svg(spec(title, values)))


def spec(title: str, values: list[dict[str, Any]]) -> dict[str, Any]:
    """The picture in Vega-Lite."""
    rivals = list(dict.fromkeys(value["rival"] for value in values))
    x = {"field": "decisions", "type": "quantitative", "title": "decisions, in millions"}
    shares = {"type": "quantitative", "scale": {"domain": [0, 100]}}
    colour = {
        "field": "rival",
        "type": "nominal",
        "sort": rivals,
        "scale": {"domain": rivals, "range": COLOURS},
        "legend": {"title": "against", "orient": "bottom"},
    }
    band = {
        "mark": {"type": "area", "opacity": 0.18},
        "encoding": {
            "x": x,
            "y": {**shares, "field": "low", "title": "wins, % (95 % interval)"},
            "y2": {"field": "high"},
            "color": colour,
        },
    }
    line = {
        "mark": {"type": "line", "point": True},
        "encoding": {"x": x, "y": {**shares, "field": "share"}, "color": colour},
    }
    return {
        "title": title,
        "width": 560,
        "height": 280,
        "background": "white",
        "padding": 12,
        "data": {"values": values},
        "layer": [band, line],
    }
