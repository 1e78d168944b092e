"""Section "engine": Kadora with four players next to other engines.

In every round each rival is measured and then ours again, one right after the other, and only
those two are divided: what else the machine does meanwhile slows both alike.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from sys import executable
from time import perf_counter
from typing import cast

from rich.box import HORIZONTALS
from rich.table import Table
from rich.text import Text

from benchmarks.bench import Bench, Figures, Report, Spread, Target

GAME = "kadora"


@dataclass(frozen=True)
class Rival:
    title: str
    origin: str  # the library, or what ours runs as
    module: str  # the worker that measures it
    game: str
    engine: str = ""  # of our own: compiled or source
    imported: str = ""  # the statement whose time is the import time

    @property
    def is_peer(self) -> bool:
        return self.module != "measure_tidetable"


OWN_IMPORT = f"from tidetable import games; games.get('{GAME}')"
SPIEL = "measure_openspiel"
OURS = Rival("Kadora", "compiled", "measure_tidetable", GAME, "compiled", OWN_IMPORT)
HEARTS = Rival("hearts", "open_spiel", SPIEL, "hearts", imported="import pyspiel")
GIN_RUMMY = Rival("gin_rummy", "open_spiel", SPIEL, "gin_rummy")
BACKGAMMON = Rival("backgammon", "open_spiel", SPIEL, "backgammon")
CATAN = Rival("catan", "catanatron", "measure_catanatron", "catan", imported="import catanatron")
PLAIN = Rival("uncompiled", "Kadora", "measure_tidetable", GAME, "source", OWN_IMPORT)
RIVALS = [HEARTS, GIN_RUMMY, BACKGAMMON, CATAN, PLAIN]


@dataclass(frozen=True)
class Row:
    key: str
    title: str
    unit: str  # "/s": more is better; "s" and "B": less is
    theirs: str = ""  # the key of the rivals' figure, where it is another


ROWS = [
    Row("native", "decisions, native loop", "/s"),
    Row("native_dealt", "the same, deal not timed", "/s"),
    Row("stepped", "decisions, stepped from Python", "/s"),
    Row("stepped_dealt", "the same, deal not timed", "/s"),
    Row("copy_dealt", "copy for search, after the deal", "s"),
    Row("copy_midgame", "copy for search, mid-game", "s"),
    Row("full_copy_dealt", "copy with history, after the deal", "s", theirs="copy_dealt"),
    Row("full_copy_midgame", "copy with history, mid-game", "s", theirs="copy_midgame"),
    Row("copy_bytes", "size of a search state, mid-game", "B"),
    Row("full_bytes", "size with history, mid-game", "B", theirs="copy_bytes"),
    Row("import", "import", "s"),
]

# At least so many times as good as a rival.
RATIOS = [
    ("native", HEARTS, 1.5, "native loop at least 1.5 x hearts"),
    ("stepped", HEARTS, 3.0, "stepped from Python at least 3 x hearts"),
    ("copy_dealt", HEARTS, 1.0, "copy for search no slower than hearts' clone, after the deal"),
    ("copy_midgame", HEARTS, 1.0, "copy for search no slower than hearts' clone, mid-game"),
    ("native", PLAIN, 8.0, "native loop at least 8 x uncompiled"),
    ("stepped", PLAIN, 8.0, "stepped from Python at least 8 x uncompiled"),
]
LIMITS = [
    ("copy_bytes", 4096, "a search state under 4 kB"),
    ("full_bytes", 4096, "a state with its history under 4 kB"),
]

Pairs = dict[str, list[tuple[Figures, Figures]]]  # rival -> rounds of (ours, theirs)


def section(bench: Bench) -> Report:
    rivals = [rival for rival in RIVALS if bench.peers or not rival.is_peer]
    # About the time the two settings promise; more rounds are worth more than longer ones.
    rounds, seconds = (3, 0.15) if bench.quick else (9, 0.3)
    steps = 1 + rounds

    bench.step("what stays the same: sizes, lengths of games", 1, steps)
    facts = {rival.title: measure(bench, rival, "facts") for rival in [OURS, *rivals]}
    pairs: Pairs = defaultdict(list)
    for number in range(rounds):
        bench.step(f"round {number + 1} of {rounds}", 2 + number, steps)
        for rival in rivals:
            theirs = timings(bench, rival, seconds, facts)
            ours = timings(bench, OURS, seconds, facts)
            if rival.imported:
                theirs["import"], ours["import"] = import_times(bench, rival)
            pairs[rival.title].append((ours, theirs))

    return Report(
        tables=[table(rivals, pairs, facts)],
        targets=targets(rivals, pairs, facts),
        versions=versions(facts.values()),
        measured={
            "game": GAME,
            "facts": facts,
            "rounds": {
                title: [{"ours": ours, "theirs": theirs} for ours, theirs in measured]
                for title, measured in pairs.items()
            },
            "ratios": {
                rival.title: {
                    row.key: spread.data()
                    for row in ROWS
                    if (spread := ratio(row, pairs[rival.title])) is not None
                }
                for rival in rivals
            },
        },
    )


# -- measuring -----------------------------------------------------------------------------------


def measure(bench: Bench, rival: Rival, what: str, seconds: float = 0) -> dict[str, object]:
    return bench.worker(rival.module, what, rival.game, str(seconds), engine=rival.engine)


def timings(
    bench: Bench, rival: Rival, seconds: float, facts: dict[str, dict[str, object]]
) -> Figures:
    """One round of one engine, with games turned into decisions and the sizes added."""
    measured = cast(Figures, measure(bench, rival, "speed", seconds))
    fixed = cast(Figures, facts[rival.title])
    per_game = fixed["decisions_per_game"]
    for key in ("native", "native_dealt"):
        games = measured.pop(f"{key}_games", None)
        if games is not None:
            measured[key] = games * per_game
    for key in ("copy_bytes", "full_bytes"):
        if fixed.get(key):
            measured[key] = fixed[key]
    return measured


def import_times(bench: Bench, rival: Rival) -> tuple[float, float]:
    """Seconds above the start of a bare interpreter, theirs and ours."""
    python = bench.peers if rival.is_peer and bench.peers else Path(executable)
    own = Path(executable)
    theirs, ours = [], []
    for attempt in range(4):
        import_time = import_seconds(bench, python, rival), import_seconds(bench, own, OURS)
        if attempt > 0:  # the first one may write bytecode and fills the disk cache
            theirs.append(import_time[0])
            ours.append(import_time[1])
    return median(theirs), median(ours)


def import_seconds(bench: Bench, python: Path, rival: Rival) -> float:
    """Wall-clock time, for an import also waits for the disk."""
    start = perf_counter()
    # -P: nothing from this folder gets in the way of what is imported.
    bench.run(python, ["-P", "-c", "pass"], rival.engine)
    bare = perf_counter()
    bench.run(python, ["-P", "-c", rival.imported], rival.engine)
    return (perf_counter() - bare) - (bare - start)


# -- dividing ------------------------------------------------------------------------------------


def ratio(row: Row, rounds: list[tuple[Figures, Figures]]) -> Spread | None:
    """How many times as good ours is: above 1, ours is faster or smaller."""
    ratios = []
    for ours, theirs in rounds:
        own, other = ours.get(row.key), theirs.get(row.key, theirs.get(row.theirs))
        if own and other:
            ratios.append(own / other if row.unit == "/s" else other / own)
    return Spread.of(ratios) if ratios else None


def targets(rivals: list[Rival], pairs: Pairs, facts: dict[str, dict[str, object]]) -> list[Target]:
    rows = {row.key: row for row in ROWS}
    found = []
    for key, rival, least, wish in RATIOS:
        spread = ratio(rows[key], pairs[rival.title]) if rival in rivals else None
        if spread is None:
            found.append(Target(wish, None, False))
        else:
            found.append(Target(wish, written(spread), spread.middle >= least))
    for key, most, wish in LIMITS:
        size = cast(float, facts[OURS.title][key])
        found.append(Target(wish, amount(size, "B"), size < most))
    return found


def versions(facts: Iterable[dict[str, object]]) -> dict[str, str]:
    known: dict[str, str] = {}
    for fact in facts:
        known.update(cast(dict[str, str], fact["versions"]))
    return known


# -- showing -------------------------------------------------------------------------------------


def table(rivals: list[Rival], pairs: Pairs, facts: dict[str, dict[str, object]]) -> Table:
    """Under each rival: its figure, how many times as good ours is, and the range of that."""
    # Tight, so that seven columns fit in a terminal of 80.
    shown = Table(title="Engine: Kadora, 4 players", title_justify="left", box=HORIZONTALS)
    shown.show_lines, shown.show_edge, shown.padding = True, False, (0, 0)
    shown.add_column("")
    for rival in [OURS, *rivals]:
        players = facts[rival.title]["players"]
        heading = f"{rival.title}\n[dim]{rival.origin}\n{players} players"
        shown.add_column(heading, justify="right", overflow="fold")
    for row in ROWS:
        ours = [own[row.key] for rounds in pairs.values() for own, _ in rounds if row.key in own]
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
    """Three digits are enough for a range."""
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.1f}" if ratio < 100 else f"{ratio:.0f}"


def written(spread: Spread) -> str:
    return f"{spread.middle:.2f} x ({spread.low:.2f}-{spread.high:.2f})"


def amount(value: float, unit: str) -> str:
    """A figure as people read it."""
    if unit == "/s":
        return f"{value / 1e6:.2f} M/s" if value >= 1e6 else f"{value / 1e3:.1f} k/s"
    if unit == "B":
        return f"{value:.0f} B" if value < 10_000 else f"{value / 1000:.0f} kB"
    for factor, name in ((1e9, "ns"), (1e6, "us"), (1e3, "ms")):
        if value * factor < 1000:
            return f"{value * factor:.3g} {name}"
    return f"{value:.3g} s"
