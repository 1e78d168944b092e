"""The report as one HTML file that works offline, on a phone, on a desktop and on paper."""

from collections.abc import Iterable
from html import escape
from pathlib import Path

import msgspec

from tidetable import __version__
from tidetable.lab.measures import Interval
from tidetable.lab.report import charts
from tidetable.lab.report.charts import Line, percent
from tidetable.lab.report.numbers import Choices, Report, Spread
from tidetable.lab.report.skill import skill
from tidetable.lab.report.what_if import what_if
from tidetable.lab.report.words import DASH, ReportText

STYLE = Path(__file__).with_name("page.css")
MOST_FEATURES = 12  # of each kind in a chart; the table has all

Table = tuple[list[str], list[list[str]]]  # header and rows


def page(report: Report, language: str) -> str:
    """The HTML page of a report."""
    return Page(report, language).whole()


class Beside(msgspec.Struct, frozen=True):
    """What a report knows of those it stands beside."""

    label: str  # distinguishes it from the others; the title of its figures
    number: int
    domains: dict[str, tuple[float, float]]  # axes that all of them share, by figure


class Page:
    def __init__(self, report: Report, language: str, beside: Beside | None = None) -> None:
        self.report = report
        self.wording = ReportText(language, report.study)
        self.text = self.wording.text
        self.beside = beside

    def whole(self) -> str:
        text, report = self.text, self.report
        title = text("balance-title", title=text("game-title"))
        findings = "".join(f"<li>{escape(one)}</li>" for one in self.wording.findings(report))
        sections = [
            self.section("seats", self.seats()),
            self.section("pace", self.pace()),
            self.section("tension", self.tension()),
            self.section("choices", self.choices()),
            self.section("skill", skill(self)),
            self.section("wins", self.wins()),
            self.section("what-if", what_if(self.wording, report), wide=True),
            self.section("method", self.method(), wide=True),
        ]
        main = f"""<section class="findings" aria-labelledby="findings">
<h2 id="findings">{escape(text("balance-findings"))}</h2>
<ul>{findings}</ul>
</section>
{"".join(sections)}"""
        return document(text.language, title, self.setup(), main)

    def setup(self) -> str:
        report, text = self.report, self.text
        options = self.wording.options()
        setup = text(
            "balance-setup",
            players=report.study.players,
            games=text.number(report.games),
            bot=report.study.bot,
            seed=str(report.study.seed),
        )
        return f"{setup} ({', '.join(options)})" if options else setup

    def section(self, name: str, parts: Iterable[str], wide: bool = False) -> str:
        title = self.text.title(f"balance-section-{name}")
        return section(name, title, self.text(f"balance-section-{name}"), list(parts), wide)

    def caption(self, name: str) -> str:
        text = self.text
        note = text("score-note") if text.has("score-note") else ""
        return text(f"balance-figure-{name}", note=note).strip()

    def figure(self, name: str, picture: str, table: Table, source: str = "") -> str:
        """A chart with its caption, its numbers and their source."""
        text, beside = self.text, self.beside
        title = beside.label if beside else text.title(f"balance-figure-{name}")
        place = f"{name}-{beside.number}" if beside else name
        # Figures that stand side by side have one caption above all of them.
        caption = "" if beside else f"<p>{escape(self.caption(name))}</p>"
        source = source or self.wording.source(self.report.games, self.report.study.bot)
        return f"""<figure id="figure-{place}">
<h3>{escape(title)}</h3>
{picture}
<figcaption>{caption}
<p class="source">{escape(source)}</p>
<details><summary>{escape(text("balance-numbers"))}</summary>
{table_of(table)}
<p>{escape(text("balance-repeat"))} <code>{escape(self.wording.command())}</code></p>
</details></figcaption>
</figure>"""

    # -- the sections --------------------------------------------------------------------------

    def seats(self) -> Iterable[str]:
        yield from self.shares_by_order()
        yield self.shares("seats", self.wording.seats(), self.report.seats)

    def shares_by_order(self) -> Iterable[str]:
        players = range(1, self.report.study.players + 1)
        orders = [self.text("balance-order", number=n) for n in players]
        yield self.shares("order", orders, self.report.order)

    def shares(self, name: str, labels: list[str], found: list[Interval]) -> str:
        lines = [Line(label, percent(one)) for label, one in zip(labels, found, strict=True)]
        title = self.text.title(f"balance-figure-{name}")
        fair = 100 * self.report.fair
        top = max(fair, *(line.found[2] for line in lines))
        scale = {"domain": self.domain(name) or [0, min(100.0, 1.1 * top)]}
        picture = charts.intervals(self.text, title, lines, "balance-axis-wins", fair, scale=scale)
        return self.figure(name, picture, self.interval_table(lines))

    def domain(self, name: str) -> tuple[float, float] | None:
        """The axis of a figure, where reports beside this one share it."""
        return self.beside.domains.get(name) if self.beside else None

    def pace(self) -> Iterable[str]:
        for name in ("turns", "scores", "margins"):
            yield from self.spread_of(name)

    def spread_of(self, name: str) -> Iterable[str]:
        """A distribution, if the games have one."""
        report = self.report
        spreads: dict[str, tuple[Spread | None, str]] = {
            "turns": (report.turns, "turns"),
            "scores": (report.scores, "points"),
            "margins": (report.margins, "points"),
            "lead-changes": (report.lead_changes, "changes"),
            "settled": (report.settled, "progress"),
        }
        found, axis = spreads[name]
        if found is not None:
            yield self.spread(name, found, f"balance-axis-{axis}", winners=name == "scores")

    def spread(self, name: str, found: Spread, axis: str, winners: bool) -> str:
        title = self.text.title(f"balance-figure-{name}")
        picture = charts.histogram(self.text, title, found, axis, winners, self.domain(name))
        return self.figure(name, picture, self.spread_table(found, winners))

    def tension(self) -> Iterable[str]:
        yield from self.spread_of("lead-changes")
        yield from self.held()
        yield from self.spread_of("settled")

    def held(self) -> Iterable[str]:
        report, text = self.report, self.text
        if report.settled is None:
            return
        title = text.title("balance-figure-held")
        lines = [
            Line(text.percent((n + 1) / 10), percent(one)) for n, one in enumerate(report.held)
        ]
        picture = charts.held(text, title, report.held, report.fair)
        yield self.figure("held", picture, self.interval_table(lines))

    def choices(self) -> Iterable[str]:
        yield from self.by_number()
        yield from self.by_step()

    def by_number(self) -> Iterable[str]:
        report, text = self.report, self.text
        title = text.title("balance-figure-by-number")
        picture = charts.along(text, title, report.by_number)
        labels = [one.at for one in report.by_number]
        yield self.figure("by-number", picture, self.choices_table(labels, report.by_number))

    def by_step(self) -> Iterable[str]:
        report, text = self.report, self.text
        title = text.title("balance-figure-by-step")
        labels = [self.wording.step(one.at) for one in report.by_step]
        picture = charts.steps(text, title, labels, report.by_step)
        yield self.figure("by-step", picture, self.choices_table(labels, report.by_step))

    def wins(self) -> Iterable[str]:
        yield from self.had()
        yield from self.counted()

    def had(self) -> Iterable[str]:
        text = self.text
        had = [one for one in self.report.features if one.had]
        groups = (text("balance-with"), text("balance-without"))
        if had:
            lines = [
                Line(self.wording.feature(one.name), percent(found), group)
                for one in had
                for found, group in zip((one.first, one.second), groups, strict=True)
            ]
            shown = lines[: 2 * MOST_FEATURES]
            title = text.title("balance-figure-had")
            picture = charts.intervals(text, title, shown, "balance-axis-wins", groups=groups)
            yield self.figure("had", picture, self.interval_table(lines))

    def counted(self) -> Iterable[str]:
        text = self.text
        counted = [one for one in self.report.features if not one.had]
        if counted:
            lines = [Line(self.wording.feature(one.name), one.deviations) for one in counted]
            title = text.title("balance-figure-counted")
            shown = lines[:MOST_FEATURES]
            picture = charts.intervals(text, title, shown, "balance-axis-deviations", 0.0)
            head = [text(f"balance-{word}") for word in ("what", "winners", "others")]
            rows = [
                [
                    self.wording.feature(one.name),
                    text.number(one.first[0], 2),
                    text.number(one.second[0], 2),
                ]
                for one in counted
            ]
            yield self.figure("counted", picture, (head, rows))

    def method(self) -> Iterable[str]:
        text, study = self.text, self.report.study
        lines = [
            (text("balance-repeat"), f"<code>{escape(self.wording.command())}</code>"),
            (text("balance-version"), f"tidetable {__version__}"),
            (text("balance-rules"), str(study.rules)),
            (text("balance-data"), f"<code>{study.hash}</code>"),
        ]
        if self.report.capped:
            lines.append((text("balance-capped"), text.number(self.report.capped)))
        facts = "".join(f"<dt>{escape(name)}</dt><dd>{value}</dd>" for name, value in lines)
        yield f"<dl>{facts}</dl><p>{escape(text('rules-notice'))}</p>"

    # -- the tables ----------------------------------------------------------------------------

    def interval_table(self, lines: list[Line]) -> Table:
        text = self.text
        head = [text(f"balance-{word}") for word in ("what", "found", "interval")]
        rows = []
        for line in lines:
            label = f"{line.label}, {line.group}" if line.group else line.label
            middle, low, high = (text.number(one, 1) for one in line.found)
            rows.append([label, middle, f"{low} {DASH} {high}"])
        return head, rows

    def spread_table(self, found: Spread, winners: bool) -> Table:
        text = self.text
        head = [text("balance-value"), text("balance-count")]
        rows = []
        for one in found.bins:
            last = one.high - 1 if found.whole else one.high
            ends = [one.low, last] if last > one.low else [one.low]
            label = DASH.join(text.number(end) for end in ends)
            rows.append([label, text.number(one.count)])
            if winners:
                rows[-1].append(text.number(one.winners))
        if winners:
            head.append(text("balance-winners"))
        return head, rows

    def choices_table(self, labels: list[str], found: list[Choices]) -> Table:
        text = self.text
        words = ("what", "count", "mean", "quarter", "median", "three-quarters", "most")
        rows = []
        for label, one in zip(labels, found, strict=True):
            points = (one.low, one.median, one.high, one.most)
            rows.append([label, text.number(one.decisions), text.number(one.mean, 1)])
            rows[-1] += [text.number(number) for number in points]
        return [text(f"balance-{word}") for word in words], rows


def section(name: str, title: str, intro: str, inside: list[str], wide: bool = False) -> str:
    """Figures below or beside what introduces them; nothing if there are none."""
    if not inside:
        return ""
    kind = "wide" if wide else f"figures of-{len(inside)}"
    return (
        f'<section class="{kind}" aria-labelledby="{name}"><div class="intro">'
        f'<h2 id="{name}">{escape(title)}</h2>'
        f"<p>{escape(intro)}</p></div>{''.join(inside)}</section>"
    )


def document(language: str, title: str, setup: str, main: str) -> str:
    """A page that needs nothing but itself."""
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="tidetable {__version__}">
<link rel="icon" href="data:,">
<title>{escape(title)}</title>
<style>{STYLE.read_text(encoding="utf-8")}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
<p>{escape(setup)}</p>
{WAVES}
</header>
<main>
{main}
</main>
</body>
</html>
"""


def table_of(table: Table) -> str:
    head, rows = table
    first = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    rest = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{first}</tr></thead>'
        f"<tbody>{rest}</tbody></table></div>"
    )


WAVES = (
    '<svg class="waves" viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true">'
    + "".join(f'<path d="M0 {y} {"q5 -5 10 0 t10 0 " * 12}" />' for y in (5, 10))
    + "</svg>"
)
