"""Section "engine": our games with four players next to other engines."""

from collections import defaultdict
from dataclasses import dataclass
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

SPIEL = "measure_openspiel"
HEARTS = Rival("hearts", "open_spiel", SPIEL, "hearts", imported="import pyspiel")
GIN_RUMMY = Rival("gin_rummy", "open_spiel", SPIEL, "gin_rummy")
BACKGAMMON = Rival("backgammon", "open_spiel", SPIEL, "backgammon")
CATAN = Rival("catan", "catanatron", "measure_catanatron", "catan", imported="import catanatron")


def own(title: str, origin: str, game: str, engine: str) -> Rival:
    imported = f"from tidetable import games; games.get('{game}')"
    return Rival(title, origin, "measure_tidetable", game, engine, imported)


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

UNCOMPILED = "uncompiled"


@dataclass(frozen=True)
class Contest:
    """One of our games, compared with others."""

    title: str
    game: str
    peers: tuple[Rival, ...]
    # Minimum factors over a rival; UNCOMPILED is the same game uncompiled.
    ratios: tuple[tuple[str, str, float, str], ...]
    limits: tuple[tuple[str, int, str], ...]

    @property
    def ours(self) -> Rival:
        return own(self.title, "compiled", self.game, "compiled")

    @property
    def rivals(self) -> list[Rival]:
        return [*self.peers, own(UNCOMPILED, self.title, self.game, "source")]


KADORA = Contest(
    "Kadora",
    "kadora",
    (HEARTS, GIN_RUMMY, BACKGAMMON, CATAN),
    (
        ("native", "hearts", 1.5, "native loop at least 1.5 x hearts"),
        ("stepped", "hearts", 3.0, "stepped from Python at least 3 x hearts"),
        ("copy_dealt", "hearts", 1.0, "copy for search no slower than hearts' clone, dealt"),
        ("copy_midgame", "hearts", 1.0, "copy for search no slower than hearts' clone, mid-game"),
        ("native", UNCOMPILED, 8.0, "native loop at least 8 x uncompiled"),
        ("stepped", UNCOMPILED, 8.0, "stepped from Python at least 8 x uncompiled"),
    ),
    (
        ("copy_bytes", 4096, "a search state under 4 kB"),
        ("full_bytes", 4096, "a state with its history under 4 kB"),
    ),
)
OCTOCUBE = Contest(
    "Octocube",
    "octocube",
    (BACKGAMMON,),
    (
        ("native", "backgammon", 10.0, "native loop at least 10 x backgammon"),
        ("stepped", "backgammon", 8.0, "stepped from Python at least 8 x backgammon"),
    ),
    (("copy_bytes", 4096, "a search state under 4 kB"),),
)
POSEIDON = Contest(
    "Poseidon",
    "poseidon",
    (BACKGAMMON,),
    (
        ("native", "backgammon", 3.0, "native loop at least 3 x backgammon"),
        ("stepped", "backgammon", 4.0, "stepped from Python at least 4 x backgammon"),
    ),
    (),
)
CONTESTS = [KADORA, OCTOCUBE, POSEIDON]


def section(bench: Bench) -> Report:
    reports = [compared(bench, contest) for contest in CONTESTS]
    names = [contest.game for contest in CONTESTS]
    return Report(
        tables=[table for report in reports for table in report.tables],
        targets=[target for report in reports for target in report.targets],
        versions=reports[0].versions,
        measured={name: report.measured for name, report in zip(names, reports, strict=True)},
    )


def compared(bench: Bench, contest: Contest) -> Report:
    ours = contest.ours
    rivals = [rival for rival in contest.rivals if bench.peers or not rival.is_peer]
    # More rounds are worth more than longer ones.
    rounds, seconds = (3, 0.15) if bench.quick else (9, 0.3)
    steps = 1 + rounds
    title = contest.title

    bench.step(f"{title}: constants: sizes, lengths of games", 1, steps)
    facts = {rival.title: measure(bench, rival, "facts") for rival in [ours, *rivals]}
    pairs: Pairs = defaultdict(list)
    for number in range(rounds):
        bench.step(f"{title}: round {number + 1} of {rounds}", 2 + number, steps)
        for rival in rivals:
            theirs = timings(bench, rival, seconds, facts)
            mine = timings(bench, ours, seconds, facts)
            if rival.imported:
                theirs["import"], mine["import"] = import_times(bench, rival, ours)
            pairs[rival.title].append((mine, theirs))

    return Report(
        tables=[table(f"Engine: {title}, 4 players", ROWS, ours, rivals, pairs, facts)],
        targets=targets(contest, pairs, facts),
        versions=versions(facts.values()),
        measured={"facts": facts, **data(ROWS, rivals, pairs)},
    )


# -- measuring -----------------------------------------------------------------------------------


def measure(bench: Bench, rival: Rival, what: str, seconds: float = 0) -> dict[str, object]:
    return bench.worker(rival.module, what, rival.game, str(seconds), engine=rival.engine)


def timings(bench: Bench, rival: Rival, seconds: float, facts: Facts) -> Figures:
    """One round of one engine, with games converted to decisions and the sizes added."""
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


def import_times(bench: Bench, rival: Rival, ours: Rival) -> tuple[float, float]:
    """Seconds beyond the start of a bare interpreter, theirs and ours."""
    python = bench.peers if rival.is_peer and bench.peers else Path(executable)
    theirs, mine = [], []
    for attempt in range(4):
        their_time = import_seconds(bench, python, rival)
        our_time = import_seconds(bench, Path(executable), ours)
        if attempt > 0:  # the first one may write bytecode, and fills the disk cache
            theirs.append(their_time)
            mine.append(our_time)
    return median(theirs), median(mine)


def import_seconds(bench: Bench, python: Path, rival: Rival) -> float:
    """Wall-clock time, because an import also waits for the disk."""
    start = perf_counter()
    # -P keeps modules in this folder from shadowing what is imported.
    bench.run(python, ["-P", "-c", "pass"], rival.engine)
    bare = perf_counter()
    bench.run(python, ["-P", "-c", rival.imported], rival.engine)
    return (perf_counter() - bare) - (bare - start)


# -- judging -------------------------------------------------------------------------------------


def targets(contest: Contest, pairs: Pairs, facts: Facts) -> list[Target]:
    rows = {row.key: row for row in ROWS}
    found = []
    for key, rival, least, goal in contest.ratios:
        title = f"{contest.title}: {goal}"
        spread = ratio(rows[key], pairs[rival]) if rival in pairs else None
        if spread is None:
            found.append(Target(title, None, False))
        else:
            found.append(Target(title, written(spread), spread.middle >= least))
    for key, most, goal in contest.limits:
        size = cast(float, facts[contest.title][key])
        found.append(Target(f"{contest.title}: {goal}", amount(size, "B"), size < most))
    return found
