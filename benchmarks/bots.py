"""Section "bots": how long a turn of a bot takes (turns.py), and the iterations per second of our
tree search next to OpenSpiel's.

One iteration consists of the same steps everywhere: resample the hidden information once, walk down
the tree, add a node, play out one random game. Every search runs in one thread, so per second means
per core.
"""

from collections import defaultdict
from dataclasses import dataclass
from typing import cast

from benchmarks import turns
from benchmarks.bench import Bench, Figures, Report
from benchmarks.compare import Facts, Pairs, Rival, Row, data, table, versions

GAME = "kadora"


@dataclass(frozen=True)
class Searcher(Rival):
    iterations: int = 1000  # per search
    language: str = "c++"  # which of OpenSpiel's two searches


SPIEL = "measure_openspiel_bots"
# Of the games that its search can play (most cannot be resampled): those with about as many
# decisions as Kadora (50 to 58), and gin rummy, the only long one for two players. Bridge plays
# out the cards: by default a solver finds the result, at five iterations per second.
OH_HELL_GAME = "oh_hell(players=4,num_tricks_fixed=12)"
BRIDGE_GAME = "bridge(use_double_dummy_result=false)"
SLOW = 100  # iterations where 1000 would take too long; speed hardly depends on it
OURS = Searcher("Kadora", "compiled", "measure_tidetable_bots", GAME, "compiled")
RIVALS = [
    Searcher("oh_hell C++", "open_spiel", SPIEL, OH_HELL_GAME),
    Searcher("hearts C++", "open_spiel", SPIEL, "hearts"),
    Searcher("bridge C++", "open_spiel", SPIEL, BRIDGE_GAME),
    Searcher("gin_rummy C++", "open_spiel", SPIEL, "gin_rummy", iterations=SLOW),
    Searcher(
        "oh_hell Python", "open_spiel", SPIEL, OH_HELL_GAME, iterations=SLOW, language="python"
    ),
]

# Ours is measured with two and four players, theirs with the number that the game has.
PLACES = [
    ("start_2", "start", "2 players, start"),
    ("midgame_2", "midgame", "2 players, mid-game"),
    ("start_4", "start", "4 players, start"),
    ("midgame_4", "midgame", "4 players, mid-game"),
]
ROWS = [
    *(Row(own, f"iterations, {title}", "/s", theirs) for own, theirs, title in PLACES),
    # Games differ in length, so also count the decisions in those iterations.
    *(
        Row(f"decisions_{own}", f"decisions in them, {title}", "/s", f"decisions_{theirs}")
        for own, theirs, title in PLACES
    ),
]


def section(bench: Bench) -> Report:
    rivals = RIVALS if bench.peers else []
    rounds, seconds = (3, 0.1) if bench.quick else (9, 0.2)
    tables = len(turns.GAMES) * (2 if bench.quick else 3)
    steps = tables + 1 + rounds
    numbers = iter(range(1, steps + 1))

    cells = turns.measure(bench, lambda what: bench.step(what, next(numbers), steps))
    bench.show(turns.table(cells))
    bench.step("constants: lengths of games", next(numbers), steps)
    facts = {searcher.title: measure(bench, searcher, "facts") for searcher in [OURS, *rivals]}
    pairs: Pairs = defaultdict(list)
    for number in range(rounds):
        bench.step(f"round {number + 1} of {rounds}", next(numbers), steps)
        for rival in rivals:
            theirs = timings(bench, rival, seconds, facts)
            pairs[rival.title].append((timings(bench, OURS, seconds, facts), theirs))
        if not rivals:
            pairs[OURS.title].append((timings(bench, OURS, seconds, facts), {}))

    others: list[Rival] = [*rivals]
    title = "Bots: tree search on one core, Kadora"
    return Report(
        tables=[table(title, ROWS, OURS, others, pairs, facts)],
        targets=turns.targets(cells),
        versions=versions(facts.values()),
        measured={
            "game": GAME,
            "facts": facts,
            "turns": [cell.data() for cell in cells],
            **data(ROWS, others, pairs),
        },
    )


def measure(bench: Bench, searcher: Searcher, what: str, seconds: float = 0) -> dict[str, object]:
    settings = [searcher.game, str(searcher.iterations), str(seconds)]
    if searcher.is_peer:
        settings.append(searcher.language)
    return bench.worker(searcher.module, what, *settings, engine=searcher.engine)


def timings(bench: Bench, searcher: Searcher, seconds: float, facts: Facts) -> Figures:
    """One round of one search: its iterations, and those times the remaining decisions."""
    measured = cast(Figures, measure(bench, searcher, "speed", seconds))
    left = cast(Figures, facts[searcher.title]["decisions_left"])
    return measured | {f"decisions_{key}": rate * left[key] for key, rate in measured.items()}
