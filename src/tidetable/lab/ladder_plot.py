"""A ladder as a picture: win shares with their intervals, next to the fair share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tidetable import extras
from tidetable.engine.errors import SetupError
from tidetable.lab.ladder import Row
from tidetable.text import Text

with extras.needed("lab"):
    import vl_convert

TEAL, BRASS = "#0b5563", "#b35c00"
SHARES = {"type": "quantitative", "scale": {"domain": [0, 100]}}
WRITERS: dict[str, Callable[[dict[str, Any]], bytes]] = {
    ".png": lambda spec: vl_convert.vegalite_to_png(spec, scale=2),
    ".svg": lambda spec: vl_convert.vegalite_to_svg(spec).encode(),
    ".pdf": vl_convert.vegalite_to_pdf,
}


def check(file: Path) -> None:
    """Raise SetupError if there is no such kind of picture."""
    if file.suffix.lower() not in WRITERS:
        raise SetupError("cannot-write", file=str(file), reason=", ".join(WRITERS))


def write(text: Text, title: str, rows: list[Row], file: Path) -> None:
    """Write the picture as PNG, SVG or PDF, by the suffix of the file."""
    try:
        file.write_bytes(WRITERS[file.suffix.lower()](spec(text, title, rows)))
    except OSError as error:
        raise SetupError("cannot-write", file=str(file), reason=str(error)) from None


def spec(text: Text, title: str, rows: list[Row]) -> dict[str, Any]:
    """The picture in Vega-Lite."""
    values = [
        {"bot": row.bot, "share": 100 * row.share, "low": 100 * row.low, "high": 100 * row.high}
        for row in rows
    ]
    y = {"field": "bot", "type": "nominal", "sort": None, "axis": {"title": None}}
    label = f"{text('arena-wins')}, {text('arena-interval')}"
    interval = {
        "mark": {"type": "errorbar", "ticks": {"size": 14}, "color": TEAL},
        "encoding": {
            "y": y,
            "x": {**SHARES, "field": "low", "title": label},
            "x2": {"field": "high"},
        },
    }
    share = {
        "mark": {"type": "point", "filled": True, "size": 80, "color": TEAL, "opacity": 1},
        "encoding": {"y": y, "x": {**SHARES, "field": "share"}},
    }
    fair = {
        "data": {"values": [{"fair": 100 * rows[0].fair, "name": text("arena-fair")}]},
        "mark": {"type": "rule", "strokeDash": [5, 4], "strokeWidth": 1.5},
        "encoding": {
            "x": {**SHARES, "field": "fair"},
            "color": {
                "field": "name",
                "type": "nominal",
                "scale": {"range": [BRASS]},
                "legend": {"title": None, "orient": "bottom", "symbolType": "stroke"},
            },
        },
    }
    return {
        "title": title,
        "width": 560,
        "height": {"step": 44},
        "background": "white",
        "padding": 12,
        "data": {"values": values},
        "layer": [fair, interval, share],
        "config": {"axis": {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"}},
    }
