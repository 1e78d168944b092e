"""The charts of a report: Vega-Lite rendered to SVG, so that a page needs no script or network.

Colours are CSS variables of the page, so one drawing works in light mode, dark mode and print. All
charts are as wide as a phone; the page puts them side by side where there is room.
"""

import re
from collections.abc import Iterable
from html import escape
from typing import Any

import msgspec

from tidetable import extras
from tidetable.lab.measures import Interval
from tidetable.lab.report.numbers import Choices, Spread
from tidetable.text import Text

with extras.needed("lab"):
    import vl_convert

Spec = dict[str, Any]

WIDTH = 350
HEIGHT = 215
ROW = 30  # height of a row
LABELS = 190  # maximum width of a label
WIDEST = 8.3  # width of a letter in the widest font
TEAL, BRASS, INK, SOFT, LINE = (
    f"var(--{name})" for name in ("teal", "brass", "ink", "soft", "line")
)
FAINT = 0.22
FONT = "'Alegreya Sans', 'Segoe UI', system-ui, sans-serif"
SIZE = 14

CONFIG: Spec = {
    "background": None,
    "font": FONT,
    "padding": {"left": 2, "top": 4, "right": 16, "bottom": 2},
    "view": {"stroke": None},
    "axis": {
        "labelColor": SOFT,
        "titleColor": SOFT,
        "titleFontWeight": "normal",
        "labelFontSize": SIZE,
        "titleFontSize": SIZE,
        "labelLimit": LABELS,
        "titlePadding": 6,
        "gridColor": LINE,
        "gridOpacity": 0.55,
        "domainColor": LINE,
        "tickColor": LINE,
        "tickCount": 5,
    },
    "axisY": {"domain": False, "ticks": False, "labelPadding": 6},
    "legend": {
        "labelColor": INK,
        "labelFontSize": SIZE,
        "orient": "top",
        "title": None,
        "symbolSize": 110,
        "labelLimit": 150,
    },
}
# Number formats of the languages.
LOCALES: dict[str, Spec] = {
    language: {"decimal": point, "thousands": gap, "grouping": [3], "currency": ["", ""]}
    for language, point, gap in (
        ("en", ".", ","),
        ("nl", ",", "."),
        ("de", ",", "."),
        ("fr", ",", "\u202f"),
    )
}


def draw(text: Text, name: str, spec: Spec, height: float = HEIGHT) -> str:
    """Render a chart as SVG, with its name as accessible label."""
    whole = {
        "width": WIDTH,
        "height": height,
        "autosize": {"type": "fit", "contains": "padding"},
        "config": CONFIG,
        **spec,
    }
    svg: str = vl_convert.vegalite_to_svg(whole, format_locale=LOCALES[text.language])
    # One label for the whole chart: the page also has its numbers as a table.
    svg = re.sub(r' (role|aria-[a-z]+)="[^"]*"', "", svg)
    label = f'<svg role="img" aria-label="{escape(name, quote=True)}"'
    return re.sub(r"<svg\b[^>]*?(?= class)", label, svg, count=1)


def quantity(field: str, title: str, axis: Spec | None = None, **more: object) -> Spec:
    return {
        "field": field,
        "type": "quantitative",
        "axis": {"title": title, **(axis or {})},
        **more,
    }


def plain(field: str) -> Spec:
    """A field on the axis of another layer."""
    return {"field": field, "type": "quantitative"}


def listed(labels: Iterable[str]) -> Spec:
    """An axis of labelled rows, with room for the widest font a reader may have."""
    room = min(LABELS, 12 + WIDEST * max(map(len, labels), default=0))
    return {
        "field": "what",
        "type": "nominal",
        "sort": None,
        "axis": {"title": None, "minExtent": room},
    }


def mark_line(channel: str, value: float) -> Spec:
    """A dashed reference line: the fair share, or no difference."""
    return {
        "data": {"values": [{"value": value}]},
        "mark": {"type": "rule", "color": BRASS, "strokeDash": [5, 4], "strokeWidth": 2},
        "encoding": {channel: plain("value")},
    }


def bar(y: Spec, low: Spec, high: str, width: float, opacity: float = 1) -> Spec:
    return {
        "mark": {"type": "rule", "color": TEAL, "strokeWidth": width, "opacity": opacity},
        "encoding": {"y": y, "x": low, "x2": {"field": high}},
    }


def dot(y: Spec, field: str) -> Spec:
    return {
        "mark": {"type": "point", "filled": True, "size": 95, "color": TEAL, "opacity": 1},
        "encoding": {"y": y, "x": plain(field)},
    }


class Line(msgspec.Struct):
    """A row of an interval chart."""

    label: str
    found: Interval
    group: str = ""


def intervals(
    text: Text,
    name: str,
    lines: list[Line],
    axis: str,
    mark: float | None = None,
    groups: tuple[str, ...] = (),
    scale: Spec | None = None,
    ticks: Spec | None = None,
) -> str:
    """Estimates with their intervals, row by row. Groups differ in colour and shape."""
    rows = [
        {
            "what": line.label,
            "who": line.group,
            "value": line.found[0],
            "low": line.found[1],
            "high": line.found[2],
        }
        for line in lines
    ]
    y = listed(line.label for line in lines)
    span = bar(y, quantity("low", text(axis), ticks, scale=scale or {}), "high", 2.5)
    middle = dot(y, "value")
    if groups:
        who: Spec = {"field": "who", "type": "nominal", "sort": None}
        colour = {**who, "scale": {"domain": groups, "range": [TEAL, BRASS]}}
        span["encoding"]["color"] = middle["encoding"]["color"] = colour
        shape = {**who, "scale": {"domain": groups, "range": ["circle", "diamond"]}}
        middle["encoding"]["shape"] = shape
    layers = [span, middle]
    if mark is not None:
        layers.insert(0, mark_line("x", mark))
    height = ROW * len({line.label for line in lines}) + (90 if groups else 62)
    return draw(text, name, {"data": {"values": rows}, "layer": layers}, height)


def percent(found: Interval) -> Interval:
    """Convert to percent, limited to 0 to 100."""
    return 100 * found[0], max(0.0, 100 * found[1]), min(100.0, 100 * found[2])


def histogram(
    text: Text,
    name: str,
    spread: Spread,
    axis: str,
    winners: bool = False,
    domain: tuple[float, float] | None = None,
) -> str:
    """How often each value occurred; optionally with the winners' values set apart."""
    total = sum(one.count for one in spread.bins) or 1
    single = bool(spread.bins) and spread.bins[0].high - spread.bins[0].low == 1
    shift = 0.5 if single else 0.0  # centre a bar of a single value on it
    rows: list[Spec] = []
    for one in spread.bins:
        parts = [("", one.count)]
        if winners:
            won = (text("balance-winners"), one.winners)
            parts = [won, (text("balance-others"), one.count - one.winners)]
        below = 0.0
        for who, count in parts:
            above = below + 100 * count / total
            low, high = one.low - shift, one.high - shift
            rows.append({"low": low, "high": high, "start": below, "end": above, "who": who})
            below = above
    scale: Spec = {"zero": False, "nice": False}
    if domain is not None:
        scale["domain"] = [end - shift for end in domain]
    counted = text("balance-axis-seats" if winners else "balance-axis-games")
    encoding: Spec = {
        "x": quantity(
            "low", text(axis), {"grid": False, "format": "d", "tickMinStep": 1}, scale=scale
        ),
        "x2": {"field": "high"},
        "y": quantity("start", counted),
        "y2": {"field": "end"},
    }
    if winners:
        colours = {"range": [BRASS, TEAL]}
        encoding["color"] = {"field": "who", "type": "nominal", "sort": None, "scale": colours}
    mark = {"type": "bar", "color": TEAL, "stroke": "var(--raised)", "strokeWidth": 1}
    return draw(text, name, {"data": {"values": rows}, "mark": mark, "encoding": encoding})


def band(x: Spec, low: Spec, middle: str) -> list[Spec]:
    """A line, with the area between `low` and `high` shaded."""
    return [
        {
            "mark": {"type": "area", "color": TEAL, "opacity": FAINT},
            "encoding": {"x": x, "y": low, "y2": {"field": "high"}},
        },
        {
            "mark": {"type": "line", "color": TEAL, "strokeWidth": 2.5},
            "encoding": {"x": x, "y": plain(middle)},
        },
    ]


def held(text: Text, name: str, found: list[Interval], fair: float) -> str:
    """In how many games the eventual winner leads, over the course of the game."""
    rows = [
        {"part": 10 * (n + 1), "share": middle, "low": low, "high": high}
        for n, (middle, low, high) in enumerate(map(percent, found))
    ]
    ticks = {"grid": False, "values": [0, 20, 40, 60, 80, 100], "labelOverlap": False}
    x = quantity("part", text("balance-axis-progress"), ticks, scale={"domain": [0, 100]})
    y = quantity("low", text("balance-axis-winner-leads"), scale={"domain": [0, 100]})
    layers = [mark_line("y", 100 * fair), *band(x, y, "share")]
    return draw(text, name, {"data": {"values": rows}, "layer": layers})


def along(text: Text, name: str, found: list[Choices]) -> str:
    """Number of choices over the course of the game: the mean and the middle half.

    The mean, because the median jumps when decisions with many and with few choices alternate.
    """
    rows = [
        {"at": int(one.at), "low": one.low, "mean": one.mean, "high": one.high} for one in found
    ]
    x = quantity("at", text("balance-axis-decision"), {"grid": False})
    y = quantity("low", text("balance-axis-choices"))
    return draw(text, name, {"data": {"values": rows}, "layer": band(x, y, "mean")})


def steps(text: Text, name: str, labels: list[str], found: list[Choices]) -> str:
    """Number of choices by kind of decision: median, middle half and maximum, on a log scale."""
    rows = [
        {"what": label, "low": one.low, "median": one.median, "high": one.high, "most": one.most}
        for label, one in zip(labels, found, strict=True)
    ]
    y = listed(labels)
    doublings = {"values": [2**n for n in range(0, 12, 1 + (max(r.most for r in found) > 64))]}
    scale = {"type": "log", "base": 2, "domainMin": 1, "nice": False}
    x = quantity("low", text("balance-axis-choices"), {**doublings, "format": "d"}, scale=scale)
    layers = [bar(y, x, "most", 1.5, 0.6), bar(y, x, "high", 9, 0.4), dot(y, "median")]
    return draw(text, name, {"data": {"values": rows}, "layer": layers}, ROW * len(rows) + 62)
