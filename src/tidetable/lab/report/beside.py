"""Balance studies side by side: several games, or one game with other options, bots or values.

A page with one table of the measures, and every figure of all studies next to each other, with the
same axis where that makes sense.
"""

import csv
import io
from collections.abc import Callable, Iterable
from html import escape

import msgspec

from tidetable.lab.measures import Interval
from tidetable.lab.report.numbers import Report, Spread
from tidetable.lab.report.page import Beside, Page, document, section, table_of
from tidetable.lab.report.skill import heights, rungs
from tidetable.lab.report.words import DASH, ReportText
from tidetable.text import Text

FEWEST, MOST = 2, 4  # studies on a page
Domain = tuple[float, float]


class Measure(msgspec.Struct):
    """A row of the table: an estimate, and its interval or the middle half, by study."""

    name: str
    values: list[Interval | None]
    digits: int = 0


def measured(reports: list[Report]) -> list[Measure]:
    def each(name: str, of: Callable[[Report], Interval | None], digits: int = 0) -> Measure:
        return Measure(name, [of(report) for report in reports], digits)

    def shares(name: str, of: Callable[[Report], Interval]) -> Measure:
        return each(name, lambda report: hundred(of(report)))

    rows = [
        shares("first", lambda report: report.order[0]),
        each("fair", lambda report: (100 * report.fair,) * 3),
        each("turns", lambda report: quartiles(report.turns)),
        each("decisions", lambda report: quartiles(report.decisions)),
        each("margin", lambda report: quartiles(report.margins)),
        shares("shared", lambda report: report.shared),
        each("changes", lambda report: quartiles(report.lead_changes)),
        each("half", lambda report: hundred(report.held[4]) if report.held else None),
        each("settled", lambda report: quartiles(report.settled) if report.settled else None),
        each(
            "choices",
            lambda report: (report.choices.median, report.choices.low, report.choices.high),
        ),
        each("depth", lambda report: report.depth.elo if report.depth else None),
    ]
    return [row for row in rows if any(value is not None for value in row.values)]


def hundred(found: Interval) -> Interval:
    return 100 * found[0], 100 * max(0.0, found[1]), 100 * min(1.0, found[2])


def quartiles(found: Spread) -> Interval:
    return found.median, found.low, found.high


def labels(reports: list[Report], language: str) -> list[str]:
    """What distinguishes the studies: the game if there are several, and all that differs."""
    studies = [report.study for report in reports]
    first = studies[0]
    found = []
    for number, study in enumerate(studies, 1):
        wording = ReportText(language, study)
        text = wording.text
        parts = []
        if any(one.game != first.game for one in studies):
            parts.append(text("game-title"))
        if any(one.players != first.players for one in studies):
            parts.append(text("beside-players", players=study.players))
        if any(one.game == study.game and one.options != study.options for one in studies):
            parts += wording.options() or [text("beside-plain")]
        if any(one.bot != first.bot for one in studies):
            parts.append(study.bot)
        if any(one.game == study.game and one.hash != study.hash for one in studies):
            parts.append(text("beside-data", data=study.hash[:8]))
        if any(one.seed != first.seed for one in studies):
            parts.append(text("beside-seed", seed=str(study.seed)))
        found.append(", ".join(parts) or str(number))
    return [
        name if found.count(name) == 1 else f"{name} ({number})"
        for number, name in enumerate(found, 1)
    ]


def beside(reports: list[Report], language: str) -> str:
    """The HTML page of several reports."""
    names = labels(reports, language)
    domains = shared(reports)
    pages = [
        Page(report, language, Beside(label, number, domains))
        for number, (report, label) in enumerate(zip(reports, names, strict=True), 1)
    ]
    text = Text(language, reports[0].study.game, lab=True)
    parts = [
        row(pages, "order", lambda page: page.shares_by_order()),
        row(pages, "turns", lambda page: page.spread_of("turns")),
        row(pages, "margins", lambda page: page.spread_of("margins")),
        row(pages, "lead-changes", lambda page: page.spread_of("lead-changes")),
        row(pages, "held", lambda page: page.held()),
        row(pages, "settled", lambda page: page.spread_of("settled")),
        row(pages, "by-number", lambda page: page.by_number()),
        row(pages, "by-step", lambda page: page.by_step()),
        row(pages, "ladder", heights),
        row(pages, "rungs", rungs),
        row(pages, "had", lambda page: page.had()),
        row(pages, "counted", lambda page: page.counted()),
    ]
    main = f"""<section class="wide" aria-labelledby="measures"><div class="intro">
<h2 id="measures">{escape(text("beside-measures"))}</h2>
<p>{escape(text("beside-note"))}</p></div>
<figure class="measures">{table_of(table(reports, text, names))}</figure>
</section>
{"".join(parts)}"""
    return document(language, text("beside-title"), f" {DASH} ".join(names), main)


def row(pages: list[Page], name: str, figure: Callable[[Page], Iterable[str]]) -> str:
    """One figure of all studies; left out if one of them has none."""
    found = [list(figure(page)) for page in pages]
    if not all(found):
        return ""
    first = pages[0]
    inside = [one for figures in found for one in figures]
    return section(
        f"row-{name}", first.text.title(f"balance-figure-{name}"), first.caption(name), inside
    )


def shared(reports: list[Report]) -> dict[str, Domain]:
    """Axes for all: shares of wins and Elo always, what a game counts only within one game."""
    top = max(max(report.fair, *(one[2] for one in report.order)) for report in reports)
    domains: dict[str, Domain] = {"order": (0.0, min(100.0, 110 * top))}
    ladders = [report.depth.heights for report in reports if report.depth]
    if ladders:
        ends = [end for ladder in ladders for height in ladder for end in height[1:]]
        domains["ladder"] = (min(0.0, *ends), max(ends))
    if len({report.study.game for report in reports}) == 1:
        spreads: dict[str, list[Spread]] = {
            "turns": [report.turns for report in reports],
            "margins": [report.margins for report in reports],
            "lead-changes": [report.lead_changes for report in reports],
        }
        for name, all_of in spreads.items():
            bins = [one for spread in all_of for one in spread.bins]
            if bins:
                domains[name] = (min(one.low for one in bins), max(one.high for one in bins))
    return domains


def table(reports: list[Report], text: Text, names: list[str]) -> tuple[list[str], list[list[str]]]:
    """The measures in words, for the page and the terminal."""
    head = [text("balance-what"), *names]
    rows = [[text("beside-games"), *(text.number(report.games) for report in reports)]]
    for measure in measured(reports):
        cells = []
        for value in measure.values:
            if value is None:
                cells.append(DASH)
                continue
            middle, low, high = (text.number(one, measure.digits) for one in value)
            cells.append(middle if low == middle == high else f"{middle} ({low}{DASH}{high})")
        rows.append([text(f"beside-{measure.name}"), *cells])
    return head, rows


def as_csv(reports: list[Report], names: list[str]) -> str:
    """A line for each measure and study."""
    out = io.StringIO()
    sheet = csv.writer(out, lineterminator="\n")
    sheet.writerow(("measure", "study", "value", "low", "high"))
    for measure in measured(reports):
        for name, value in zip(names, measure.values, strict=True):
            sheet.writerow((measure.name, name, *(value or ("", "", ""))))
    return out.getvalue()
