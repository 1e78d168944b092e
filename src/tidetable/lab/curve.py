"""A learning curve as a picture: win shares against each rival, with their intervals.

Below them is the mean lead in points, which still shows progress where every game is lost.
"""

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
                **({"lead": float(row["lead"])} if row.get("lead") else {}),
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
    panels: list[dict[str, Any]] = [{"width": 560, "height": 280, "layer": [band, line]}]
    if any("lead" in value for value in values):
        lead = {"field": "lead", "type": "quantitative", "title": "points ahead, on average"}
        points = {
            "mark": {"type": "line", "point": True},
            "encoding": {"x": x, "y": lead, "color": colour},
        }
        panels.append({"width": 560, "height": 160, **points})
    return {
        "title": title,
        "background": "white",
        "padding": 12,
        "data": {"values": values},
        "vconcat": panels,
    }
