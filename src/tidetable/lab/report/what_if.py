"""The section about changed values: their effects, and which values were not varied."""

from collections.abc import Iterable
from html import escape

from tidetable import games
from tidetable.lab.report.numbers import Report
from tidetable.lab.report.sensitivity import MEASURES, Effect, Row
from tidetable.lab.report.words import ReportText
from tidetable.lab.variants import shown_value

DIGITS = 1


def what_if(wording: ReportText, report: Report) -> Iterable[str]:
    text, study = wording.text, report.study
    if report.sensitivity:
        reach = {
            measure: max(
                (max(abs(end) for end in row.effects[measure].difference[1:]))
                for row in report.sensitivity
            )
            for measure in MEASURES
        }
        heads = ["field", "otherwise", *MEASURES]
        head = "".join(f'<th scope="col">{escape(text(f"balance-if-{one}"))}</th>' for one in heads)
        rows = "".join(line(wording, row, reach) for row in report.sensitivity)
        source = wording.source(report.sensitivity[0].games, study.each_bot)
        own = "; ".join(
            f"{text(f'balance-if-{measure}')}: {shown(wording, measure, effect.own)}"
            for measure, effect in report.sensitivity[0].effects.items()
        )
        title = text.title("balance-figure-what-if")
        yield f"""<figure id="figure-what-if"><h3>{escape(title)}</h3>
<table class="what-if"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
<figcaption><p>{escape(text("balance-figure-what-if", own=own))}</p>
<p class="source">{escape(source)}</p>
<p>{escape(text("balance-repeat"))} <code>{escape(wording.command())}</code></p></figcaption>
</figure>"""
    if study.unchanged:
        items = []
        for one in study.unchanged:
            why = text(f"balance-unvaried-{one.why}", detail=one.detail)
            items.append(f"<dt><code>{escape(one.field)}</code></dt><dd>{escape(why)}</dd>")
        title = escape(text("balance-unvaried"))
        yield f'<div class="unvaried"><h3>{title}</h3><dl>{"".join(items)}</dl></div>'


def shown(wording: ReportText, measure: str, value: float) -> str:
    return wording.text.number(100 * value if measure == "first" else value, DIGITS)


def line(wording: ReportText, row: Row, reach: dict[str, float]) -> str:
    text, study = wording.text, wording.study
    variant = study.changed[row.variant]
    game = games.get(study.game)
    data = game.numbers(study.data)
    own = shown_value(data, variant.field)
    swap = wording.instead(variant) if variant.named else f"{own} → {variant.name}"
    cells = "".join(
        cell(wording, measure, effect, reach[measure]) for measure, effect in row.effects.items()
    )
    label = escape(text("balance-if-otherwise"))
    few = 0 < row.otherwise < 0.01
    otherwise = text.percent(row.otherwise, 1 if few else 0)
    return (
        f'<tr{" class=noticed" if row.noticed else ""}><th scope="row"><code>'
        f"{escape(variant.field)}</code> <span>{escape(swap)}</span></th>"
        f'<td data-label="{label}"><b>{otherwise}</b></td>'
        f"{cells}</tr>"
    )


def cell(wording: ReportText, measure: str, effect: Effect, reach: float) -> str:
    """The difference as a bar and in numbers; marked if it is significant."""
    text = wording.text
    unit = 100 if measure == "first" else 1
    middle, low, high = (wording.signed(unit * one, DIGITS) for one in effect.difference)
    noticed = escape(text("balance-if-noticed"))
    mark = f'<b class="mark" title="{noticed}">◆</b> ' if effect.noticed else ""
    label = escape(text(f"balance-if-{measure}"))
    if effect.difference == (0.0, 0.0, 0.0):
        same = escape(text("balance-if-same"))
        return f'<td data-label="{label}"><span class="same">{same}</span></td>'
    start, middle_at, end = (
        50 + 50 * one / reach if reach else 50.0
        for one in (effect.difference[1], effect.difference[0], effect.difference[2])
    )
    picture = (
        f'<span class="strip" aria-hidden="true"><i style="left:{start:.1f}%;'
        f'right:{100 - end:.1f}%"></i><u style="left:{middle_at:.1f}%"></u></span>'
    )
    line = text("balance-if-cell", middle=middle, low=low, high=high)
    return f'<td data-label="{label}">{picture}<span class="said">{mark}{escape(line)}</span></td>'
