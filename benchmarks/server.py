"""Section "server": our server next to boardgame.io under the same load.

Ours plays real Kadora and stores every move on disk before showing it; boardgame.io only counts, in
memory.
"""

import contextlib
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import median
from typing import cast

from rich.box import HORIZONTALS
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from benchmarks import npm, servers
from benchmarks.bench import Bench, Figures, Report, Target, WorkerFailed
from benchmarks.compare import Facts, Pairs, Rival, Row, amount, data, ratio, table, written

OURS = Rival("Kadora", "SQLite", "measure_server", "kadora")
THEIRS = Rival("boardgame.io", "in memory", "measure_server", "count")
SHARED = "PostgreSQL + Redis"
GAMES = ["kadora", "octocube", "poseidon", "mix"]

RATE = 1000.0  # offered moves per second
# What boardgame.io carried on the machine for which absolute targets were set, by tables. Other
# machines, and this one on other days, are up to four times slower: there the targets scale.
REFERENCE = {50: 4900.0, 500: 4700.0}
ROWS = [
    Row("t50_moves", "moves, 50 tables", "/s"),
    Row("t500_moves", "moves, 500 tables", "/s"),
    Row("games_moves", "moves, 50 tables, with games that end", "/s"),
    Row("t50_cpu", "processor time per move, 50 tables", "s"),
    Row("t500_cpu", "processor time per move, 500 tables", "s"),
    Row("offered_p50", "until both see it at 1,000 moves/s, p50", "s"),
    Row("offered_p99", "the same, p99", "s"),
    Row("offered_cpu", "processor time per move, at 1,000 moves/s", "s"),
]
SHARED_ROWS = [
    Row("offered_moves", "moves done of those 1,000 per second", "/s"),
    Row("scaled_p50", "until both see it at the scaled rate, p50", "s"),
    Row("scaled_p99", "the same, p99", "s"),
]
RATIOS = [
    ("t50_moves", 1.3, "moves/s at 50 tables at least 1.3 x boardgame.io"),
    ("t500_moves", 1.3, "moves/s at 500 tables at least 1.3 x boardgame.io"),
    ("games_moves", 1.0, "moves/s with games that end at least 1.0 x boardgame.io"),
    ("offered_p99", 1.0, "p99 at 1,000 moves/s no higher than boardgame.io's"),
]
PHASES = {
    **{"t50": "50 tables", "t500": "500 tables"},
    **{"offered": "1,000 moves/s", "scaled": "the scaled rate"},
}
BUSY = 0.9  # of one processor; above it, the generator is the limit, not the server

Start = Callable[[], AbstractContextManager[servers.Server]]


def section(bench: Bench) -> Report:
    rounds = 3 if bench.quick else 5
    steps = rounds + 3
    notes: list[Text] = []
    peer: Start | None = None
    try:
        command = npm.install(lambda: bench.step("installing boardgame.io (once)", 1, steps))
        peer = partial(servers.boardgame_io, command)
    except npm.NoNode as reason:
        notes.append(Text(f"boardgame.io was not measured: {reason}.", style="yellow"))

    pairs: Pairs = {THEIRS.title: []} if peer else {OURS.title: []}
    for number in range(rounds):
        bench.step(f"round {number + 1} of {rounds}", 2 + number, steps)
        flush = servers.flush_seconds()
        both = [servers.tidetable, peer] if peer else [servers.tidetable]
        ours, theirs = [*drive_all(bench, both, phases(bench.quick)), {}][:2]
        ours["flush"] = flush
        pairs[THEIRS.title if peer else OURS.title].append((ours, theirs))
        bench.show(short(THEIRS.title, theirs))
        bench.show(short(OURS.title, ours))
        bench.show(ratios(ours, theirs))
        bench.save({"rounds": pairs})
    bench.step(f"two processes, {SHARED}", steps - 1, steps)
    shared: Figures = {}
    pace = speed([theirs for _, theirs in pairs[THEIRS.title]] if peer else [])
    try:
        shared = drive(bench, servers.two_processes, phases(bench.quick, shared=True, pace=pace))
        bench.show(short(SHARED, shared))
    except servers.Missing as program:
        notes.append(Text(f"Two processes were not measured: {program} is missing.", "yellow"))
    except WorkerFailed as failure:  # no target depends on it
        notes.append(Text(f"Two processes could not be measured: {failure}", "yellow"))
    bench.save({"rounds": pairs, SHARED: shared})
    bench.step("each game", steps, steps)
    each = drive(bench, servers.tidetable, games_phases())

    players = {"players": 2}
    facts: Facts = {OURS.title: dict(players), THEIRS.title: dict(players)}
    rivals = [THEIRS] if peer else []
    shown = table("Server: two clients per table", ROWS, OURS, rivals, pairs, facts)
    tables: list[RenderableType] = [shown, *(Text(line, "dim") for line in remarks(pairs))]
    tables.append(games_table(each))
    alone = [ours for measured in pairs.values() for ours, _ in measured]
    if shared:
        tables.append(shared_table(shared))
    return Report(
        tables=[*tables, *notes],
        targets=[
            *targets(pairs[THEIRS.title] if peer else []),
            *games_targets(each),
            *shared_targets(shared, alone, pace),
        ],
        versions=peer_versions() if peer else {},
        measured={**data(ROWS, rivals, pairs), "games": each, SHARED: shared},
    )


# -- measuring -----------------------------------------------------------------------------------


def phases(quick: bool, shared: bool = False, pace: float | None = None) -> list[dict[str, object]]:
    """No game ends during sprints, nor at the offered rate, which is slow."""
    closed, offered = (2.0, 4.0) if quick else (4.0, 8.0)
    sprints = 1 if quick else 3
    if shared:
        closed, offered = 3.0, 5.0  # without a rival, one round is enough
    scaled = [("scaled", 500, RATE * pace, offered, 0)] if pace else []
    return [
        {
            **{"name": name, "tables": tables, "rate": rate},
            **{"warm_up": 1.0, "seconds": seconds, "sprints": sprints},
        }
        for name, tables, rate, seconds, sprints in (
            ("t50", 50, 0.0, 0.0, 6 * sprints),
            ("games", 50, 0.0, closed, 0),
            ("offered", 500, RATE, offered, 0),
            *scaled,
            ("t500", 500, 0.0, 0.0, sprints),
        )
    ]


def games_phases() -> list[dict[str, object]]:
    """Each game for itself, and all three at once."""
    same = {"tables": 50, "rate": 0.0, "warm_up": 1.0, "seconds": 0.0, "sprints": 4}
    return [{"name": game, "game": game, **same} for game in GAMES]


def drive(
    bench: Bench, start: Start, load: list[dict[str, object]], routed: bool = False
) -> Figures:
    """Drive a fresh server through these phases. Routed: the clients of a table use one process."""
    return drive_all(bench, [start], load, routed)[0]


def drive_all(
    bench: Bench, starts: Sequence[Start], load: list[dict[str, object]], routed: bool = False
) -> list[Figures]:
    """Drive fresh servers through these phases, in turn."""
    with contextlib.ExitStack() as stack:
        running = [stack.enter_context(start()) for start in starts]
        found = [{**asdict(server), "routed": routed} for server in running]
        task = json.dumps({"servers": found, "phases": load})
        answer = bench.run(Path(sys.executable), ["-m", "benchmarks.measure_server", task])
        return cast(list[Figures], json.loads(answer))


def peer_versions() -> dict[str, str]:
    installed = npm.FOLDER / "node_modules" / "boardgame.io" / "package.json"
    versions = {"boardgame.io": str(json.loads(installed.read_text())["version"])}
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
        versions["node"] = done.stdout.strip()
    return versions


# -- judging -------------------------------------------------------------------------------------


def targets(rounds: list[tuple[Figures, Figures]]) -> list[Target]:
    rows = {row.key: row for row in ROWS}
    found = []
    for key, least, goal in RATIOS:
        spread = ratio(rows[key], rounds)
        if spread is None:
            found.append(Target(goal, None, False))
        else:
            found.append(Target(goal, written(spread), spread.middle >= least))
    return found


def games_targets(each: Figures) -> list[Target]:
    share = {game: each[f"{game}_moves"] / each["kadora_moves"] for game in GAMES}
    return [
        Target(f"{game} at least half of Kadora's moves/s", f"{share[game]:.2f}", share[game] > 0.5)
        for game in GAMES[1:]
    ]


def speed(theirs: list[Figures]) -> float | None:
    """How fast this machine is now, measured by boardgame.io: 1 is that of the targets."""
    shares = [
        figures[f"t{tables}_moves"] / moves
        for figures in theirs
        for tables, moves in REFERENCE.items()
        if f"t{tables}_moves" in figures
    ]
    return median(shares) if shares else None


def shared_targets(shared: Figures, alone: list[Figures], pace: float | None) -> list[Target]:
    """Two processes: absolute figures, the same scaled to the speed of this machine, and processor
    time compared with one process."""
    found = []
    for tables in (50, 500):
        moves, cpu = shared.get(f"t{tables}_moves"), shared.get(f"t{tables}_cpu")
        goal = f"{SHARED}: at least 5,000 moves/s at {tables} tables"
        found.append(Target(goal, amount(moves, "/s") if moves else None, (moves or 0) >= 5000))
        scaled = moves / pace if moves and pace else None
        goal = f"... where boardgame.io makes {amount(REFERENCE[tables], '/s')} (scaled)"
        found.append(Target(goal, amount(scaled, "/s") if scaled else None, (scaled or 0) >= 5000))
        one = [figures[f"t{tables}_cpu"] for figures in alone if f"t{tables}_cpu" in figures]
        times = cpu / median(one) if cpu and one else None
        goal = f"{SHARED}: processor time per move at most 2.5 x SQLite's, {tables} tables"
        found.append(Target(goal, f"{times:.2f}" if times else None, (times or 9) <= 2.5))
    rates = {"offered": "1,000 moves/s"}
    if pace:
        rates["scaled"] = f"{RATE * pace:.0f} moves/s (1,000 scaled to this machine)"
    for phase, rate in rates.items():
        p99 = shared.get(f"{phase}_p99")
        goal = f"{SHARED}: p99 at {rate} under 20 ms"
        found.append(Target(goal, amount(p99, "s") if p99 else None, (p99 or 9) < 0.02))
    return found


def remarks(pairs: Pairs) -> list[str]:
    """How busy the processes were, which shows what limited the figures."""
    rounds = [pair for measured in pairs.values() for pair in measured]
    lines = []
    for name, side in (("Our server", 0), ("boardgame.io", 1)):
        busy = [pair[side]["t500_busy"] for pair in rounds if "t500_busy" in pair[side]]
        if busy:
            lines.append(f"{name} kept {median(busy):.2f} processors busy at 500 tables.")
    flushes = [ours["flush"] for ours, _ in rounds]
    low, high = amount(min(flushes), "s"), amount(max(flushes), "s")
    lines.append(f"One flush of the disk took {low} to {high} just before ours was measured.")
    both = [figures for pair in rounds for figures in pair]
    most = max(value for one in both for key, value in one.items() if key.endswith("_generator"))
    used = f"The load generator used at most {most:.2f}"
    lines.append(f"{used}: IT WAS THE LIMIT." if most > BUSY else f"{used}.")
    return lines


def short(title: str, figures: Figures) -> Text:
    """The figures of one round in one line."""
    shown = [
        f"{row.key} {amount(figures[row.key], row.unit)}" for row in ROWS if row.key in figures
    ]
    return Text(f"  {title}: {', '.join(shown)}", "dim")


def ratios(ours: Figures, theirs: Figures) -> Text:
    """How the figures of one round compare, in one line."""
    shown = [
        f"{key} {ours[key] / theirs[key]:.2f} x"
        for key in ("t50_moves", "t500_moves", "games_moves", "t50_cpu", "t500_cpu")
        if key in ours and theirs.get(key)
    ]
    return Text(f"  ours to theirs: {', '.join(shown)}", "dim")


def games_table(figures: Figures) -> Table:
    shown = Table(title="Server: each game, 50 tables", title_justify="left", box=HORIZONTALS)
    shown.show_edge, shown.padding = False, (0, 0)
    shown.add_column("")
    for game in GAMES:
        shown.add_column(game, justify="right")
    for key, title, unit in (("moves", "moves", "/s"), ("cpu", "processor time per move", "s")):
        values = [figures.get(f"{game}_{key}") for game in GAMES]
        shown.add_row(title, *("-" if one is None else amount(one, unit) for one in values))
    return shown


def shared_table(figures: Figures) -> Table:
    shown = Table(title=f"Server: two processes, {SHARED}", title_justify="left", box=HORIZONTALS)
    shown.show_edge, shown.padding = False, (0, 0)
    shown.add_column("")
    shown.add_column("Kadora", justify="right")
    for row in [*ROWS, *SHARED_ROWS]:
        if row.key in figures:
            shown.add_row(row.title, amount(figures[row.key], row.unit))
    for key, title in PHASES.items():
        for part, used in parts(figures, key).items():
            shown.add_row(f"processor time per move of {part}, {title}", amount(used, "s"))
    return shown


def parts(figures: Figures, phase: str) -> dict[str, float]:
    """The processor time per move of each part, and of the load generator beside them."""
    found = {key.partition(" ")[2]: key for key in figures if key.startswith(f"{phase}_cpu ")}
    return {part: figures[key] for part, key in found.items()}
