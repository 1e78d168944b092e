"""Shared by the sections: rivals, ratios and their table.

In every round, each rival is measured and then ours, one right after the other, and only those two
are divided: whatever else the machine is doing slows both alike.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median
from typing import cast

from rich.box import HORIZONTALS
from rich.table import Table
from rich.text import Text

from benchmarks.bench import Figures, Spread, is_own


@dataclass(frozen=True)
class Rival:
    title: str
    origin: str  # the library, or how ours runs
    module: str  # the worker that measures it
    game: str
    engine: str = ""  # of our own: compiled or source
    imported: str = ""  # the statement whose time is the import time

    @property
    def is_peer(self) -> bool:
        return not is_own(self.module)


@dataclass(frozen=True)
class Row:
    key: str
    title: str
    unit: str  # "/s": more is better; "s" and "B": less is better
    theirs: str = ""  # the key of the rivals' figure, if it differs


Pairs = dict[str, list[tuple[Figures, Figures]]]  # rival -> rounds of (ours, theirs)
Facts = dict[str, dict[str, object]]  # rival -> what is constant between rounds


def ratio(row: Row, rounds: list[tuple[Figures, Figures]]) -> Spread | None:
    """Our advantage as a factor: above 1, ours is faster or smaller."""
    ratios = []
    for ours, theirs in rounds:
        own, other = ours.get(row.key), theirs.get(row.key, theirs.get(row.theirs))
        if own and other:
            ratios.append(own / other if row.unit == "/s" else other / own)
    return Spread.of(ratios) if ratios else None


def data(rows: list[Row], rivals: list[Rival], pairs: Pairs) -> dict[str, object]:
    """Every round and all ratios, for bench.json."""
    return {
        "rounds": {
            title: [{"ours": ours, "theirs": theirs} for ours, theirs in measured]
            for title, measured in pairs.items()
        },
        "ratios": {
            rival.title: {
                row.key: spread.data()
                for row in rows
                if (spread := ratio(row, pairs[rival.title])) is not None
            }
            for rival in rivals
        },
    }


def versions(facts: Iterable[dict[str, object]]) -> dict[str, str]:
    known: dict[str, str] = {}
    for fact in facts:
        known.update(cast(dict[str, str], fact["versions"]))
    return known


# -- showing -------------------------------------------------------------------------------------


def table(
    title: str, rows: list[Row], own: Rival, rivals: list[Rival], pairs: Pairs, facts: Facts
) -> Table:
    """For each rival: its figure, our advantage as a factor, and the range of that factor."""
    # Tight, so that seven columns fit in 80 characters.
    shown = Table(title=title, title_justify="left", box=HORIZONTALS)
    shown.show_lines, shown.show_edge, shown.padding = True, False, (0, 0)
    shown.add_column("")
    for rival in [own, *rivals]:
        players = facts[rival.title]["players"]
        heading = f"{rival.title}\n[dim]{rival.origin}\n{players} players"
        shown.add_column(heading, justify="right", overflow="fold")
    for row in rows:
        ours = [mine[row.key] for rounds in pairs.values() for mine, _ in rounds if row.key in mine]
        cells = [Text(amount(median(ours), row.unit), style="bold") if ours else Text("-")]
        for rival in rivals:
            rounds = pairs[rival.title]
            key = row.key if any(row.key in theirs for _, theirs in rounds) else row.theirs
            theirs = [figures[key] for _, figures in rounds if key in figures]
            spread = ratio(row, rounds)
            if spread is None:
                cells.append(Text("-", style="dim"))
                continue
            cell = Text(amount(median(theirs), row.unit))
            cell.append(f"\n{spread.middle:.2f} x", style="green" if spread.middle >= 1 else "red")
            if spread.low != spread.high:
                cell.append(f"\n{short(spread.low)}-{short(spread.high)}", style="dim")
            cells.append(cell)
        shown.add_row(row.title, *cells)
    return shown


def short(ratio: float) -> str:
    """A ratio with three digits."""
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.1f}" if ratio < 100 else f"{ratio:.0f}"


def written(spread: Spread) -> str:
    return f"{spread.middle:.2f} x ({spread.low:.2f}-{spread.high:.2f})"


def amount(value: float, unit: str) -> str:
    """A figure in a readable unit."""
    if unit == "/s":
        return f"{value / 1e6:.2f} M/s" if value >= 1e6 else f"{value / 1e3:.1f} k/s"
    if unit == "B":
        return f"{value:.0f} B" if value < 10_000 else f"{value / 1000:.0f} kB"
    for factor, name in ((1e9, "ns"), (1e6, "us"), (1e3, "ms")):
        if value * factor < 1000:
            return f"{value * factor:.3g} {name}"
    return f"{value:.3g} s"
