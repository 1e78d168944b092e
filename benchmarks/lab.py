"""Section "lab": steps per second of our vectorised environments next to others.

All choose uniformly among the legal actions, and choosing counts. Ours and pgx step 1024 games at
once; PettingZoo's environments are single games.
"""

from collections import defaultdict
from typing import cast

from benchmarks.bench import Bench, Figures, Report, Target
from benchmarks.compare import Pairs, Rival, Row, data, ratio, table, versions, written

PGX = Rival("backgammon", "pgx", "measure_pgx", "backgammon")
CONNECT_FOUR = Rival("connect_four", "PettingZoo", "measure_pettingzoo", "connect_four_v3")
HANABI = Rival("hanabi", "PettingZoo", "measure_pettingzoo", "hanabi_v5")
OURS = Rival("Tidetable", "1024 games", "measure_tidetable_lab", "all", "compiled")
WAYS = {
    "kadora": "Kadora",
    "octocube": "Octocube",
    "family": "Octocube, family",
    "advanced": "Octocube, advanced",
    "poseidon": "Poseidon",
}
# The ratios to backgammon, connect_four and hanabi that the first version of the environments
# reached, in one round: no version should fall behind them.
LEAST = {
    "kadora": (42, 52, 170),
    "octocube": (49, 58, 196),
    "family": (27, 34, 110),
    "advanced": (39, 48, 156),
    "poseidon": (19.7, 23.7, 78),
}
ROWS = [
    row
    for way, title in WAYS.items()
    for row in (
        Row(f"{way}_steps", f"{title}: one process", "/s", "steps"),
        Row(f"{way}_masks", f"{title}: with dense masks", "/s", "steps"),
        Row(f"{way}_greedy", f"{title}: with masks, against greedy (2 players)", "/s", "steps"),
        Row(f"{way}_wall", f"{title}: two processes (wall clock)", "/s", "wall"),
    )
]


def section(bench: Bench) -> Report:
    rivals = [PGX, CONNECT_FOUR, HANABI] if bench.peers else []
    rounds, seconds = (1, 0.3) if bench.quick else (3, 0.5)
    steps = 1 + rounds
    bench.step("versions", 1, steps)
    facts = {
        rival.title: bench.worker(rival.module, "facts", rival.game) for rival in [OURS, *rivals]
    }
    pairs: Pairs = defaultdict(list)
    for number in range(rounds):
        bench.step(f"round {number + 1} of {rounds}", 2 + number, steps)
        for rival in rivals:
            theirs = timings(bench, rival, seconds)
            pairs[rival.title].append((timings(bench, OURS, seconds), theirs))
        if not rivals:
            pairs[OURS.title].append((timings(bench, OURS, seconds), {}))
    return Report(
        tables=[table("Lab: steps of environments", ROWS, OURS, rivals, pairs, facts)],
        targets=targets(pairs),
        versions=versions(facts.values()),
        measured={"facts": facts, **data(ROWS, rivals, pairs)},
    )


def timings(bench: Bench, rival: Rival, seconds: float) -> Figures:
    measured = bench.worker(rival.module, "speed", rival.game, str(seconds), engine=rival.engine)
    return cast(Figures, measured)


def targets(pairs: Pairs) -> list[Target]:
    """Targets for one process; the other rows are for information."""
    found = []
    for row in ROWS:
        way, _, kind = row.key.partition("_")
        if kind != "steps":
            continue
        for rival, least in zip((PGX, CONNECT_FOUR, HANABI), LEAST[way], strict=True):
            goal = f"{WAYS[way]}: vectorised steps at least {least:g} x {rival.title}"
            spread = ratio(row, pairs[rival.title]) if rival.title in pairs else None
            reached = None if spread is None else written(spread)
            found.append(Target(goal, reached, spread is not None and spread.middle >= least))
    return found
