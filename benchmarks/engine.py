"""Section "engine": Kadora with four players next to other engines; then our other games."""

from collections import defaultdict
from pathlib import Path
from statistics import median
from sys import executable
from time import perf_counter
from typing import cast

from benchmarks.bench import Bench, Figures, Report, Target
from benchmarks.compare import (
    Facts,
    Pairs,
    Rival,
    Row,
    amount,
    data,
    ratio,
    table,
    versions,
    written,
)

GAME = "kadora"

OWN_IMPORT = f"from tidetable import games; games.get('{GAME}')"
SPIEL = "measure_openspiel"
OURS = Rival("Kadora", "compiled", "measure_tidetable", GAME, "compiled", OWN_IMPORT)
HEARTS = Rival("hearts", "open_spiel", SPIEL, "hearts", imported="import pyspiel")
GIN_RUMMY = Rival("gin_rummy", "open_spiel", SPIEL, "gin_rummy")
BACKGAMMON = Rival("backgammon", "open_spiel", SPIEL, "backgammon")
CATAN = Rival("catan", "catanatron", "measure_catanatron", "catan", imported="import catanatron")
PLAIN = Rival("uncompiled", "Kadora", "measure_tidetable", GAME, "source", OWN_IMPORT)
RIVALS = [HEARTS, GIN_RUMMY, BACKGAMMON, CATAN, PLAIN]

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
# Our other games, each next to the one of OpenSpiel that is nearest in kind: at least so many times
# as fast in the native loop, and stepped from Python.
FURTHER = [
    (
        Rival("Poseidon", "compiled", "measure_tidetable", "poseidon", "compiled"),
        BACKGAMMON,
        3.0,
        4.0,
    ),
]
SPEEDS = ROWS[:6]
LIMITS = [
    ("copy_bytes", 4096, "a search state under 4 kB"),
    ("full_bytes", 4096, "a state with its history under 4 kB"),
]


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

    report = Report(
        tables=[table("Engine: Kadora, 4 players", ROWS, OURS, rivals, pairs, facts)],
        targets=targets(rivals, pairs, facts),
        versions=versions(facts.values()),
        measured={"game": GAME, "facts": facts, **data(ROWS, rivals, pairs)},
    )
    for own, rival, native, stepped in FURTHER:
        further(
            bench, report, rounds, seconds, (own, rival), {"native": native, "stepped": stepped}
        )
    return report


def further(
    bench: Bench,
    report: Report,
    rounds: int,
    seconds: float,
    both: tuple[Rival, Rival],
    least: dict[str, float],
) -> None:
    """Another game of ours next to its rival, added to the report."""
    own, rival = both
    rivals = [rival] if bench.peers else []
    bench.step(f"{own.title}: sizes, lengths of games", 1, 1 + rounds)
    facts = {one.title: measure(bench, one, "facts") for one in [own, *rivals]}
    pairs: Pairs = defaultdict(list)
    for number in range(rounds):
        bench.step(f"{own.title}: round {number + 1} of {rounds}", 2 + number, 1 + rounds)
        for one in rivals:
            theirs = timings(bench, one, seconds, facts)
            pairs[one.title].append((timings(bench, own, seconds, facts), theirs))
    for row in SPEEDS:
        if row.key in least:
            spread = ratio(row, pairs[rival.title])
            wish = f"{own.title}: {row.title} at least {least[row.key]:g} x {rival.title}"
            met = spread is not None and spread.middle >= least[row.key]
            report.targets.append(Target(wish, None if spread is None else written(spread), met))
    report.tables.append(table(f"Engine: {own.title}", SPEEDS, own, rivals, pairs, facts))
    report.measured[own.game] = {"facts": facts, **data(SPEEDS, rivals, pairs)}


# -- measuring -----------------------------------------------------------------------------------


def measure(bench: Bench, rival: Rival, what: str, seconds: float = 0) -> dict[str, object]:
    return bench.worker(rival.module, what, rival.game, str(seconds), engine=rival.engine)


def timings(bench: Bench, rival: Rival, seconds: float, facts: Facts) -> Figures:
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


# -- judging -------------------------------------------------------------------------------------


def targets(rivals: list[Rival], pairs: Pairs, facts: Facts) -> list[Target]:
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
