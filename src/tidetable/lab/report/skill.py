"""The section about skill: a ladder of bots, and how far apart they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tidetable.lab.report import charts
from tidetable.lab.report.charts import Line, percent

if TYPE_CHECKING:
    from tidetable.lab.report.page import Page

EVEN = 50.0  # percent: two bots of the same strength


def skill(page: Page) -> Iterable[str]:
    yield from heights(page)
    yield from rungs(page)


def heights(page: Page) -> Iterable[str]:
    """The whole ladder in one figure."""
    depth, text = page.report.depth, page.text
    if depth is None:
        return
    lines = [
        Line(bot, height) for bot, height in zip(depth.bots, depth.heights, strict=True)
    ]  # the weakest first, as in the list of the levels
    title = text.title("balance-figure-ladder")
    domain = page.domain("ladder")
    scale = {"domain": domain} if domain else {"zero": True}
    ticks = {"tickCount": 4, "format": "d"}  # four digits at most, without a separator
    picture = charts.intervals(
        text, title, lines, "balance-axis-elo", 0.0, scale=scale, ticks=ticks
    )
    yield page.figure("ladder", picture, page.interval_table(lines), source(page))


def rungs(page: Page) -> Iterable[str]:
    """How often each bot finishes ahead of the one below it."""
    depth, text = page.report.depth, page.text
    if depth is None:
        return
    lines = [
        Line(text("balance-rung", bot=rung.bot, below=rung.below), percent(rung.ahead))
        for rung in depth.rungs
    ]
    title = text.title("balance-figure-rungs")
    scale = {"domain": [0, 100]}
    picture = charts.intervals(text, title, lines, "balance-axis-ahead", EVEN, scale=scale)
    yield page.figure("rungs", picture, page.interval_table(lines), source(page))


def source(page: Page) -> str:
    depth = page.report.depth
    assert depth is not None
    return page.wording.source(sum(rung.games for rung in depth.rungs), ", ".join(depth.bots))
