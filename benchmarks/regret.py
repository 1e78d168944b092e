"""Regret at the end of games: how much of the win a bot gives away against an exact solution.

python benchmarks/regret.py --positions 200 --levels master,expert

The positions come from games of `greedy`, one of each deal, the same in every run. The solver
(`Heuristics.solve`) gets ten times as long as the expert gives it; positions that it cannot solve
are left out.
Regret is in points of win: 100 means that a won game was lost. "open" are the positions in which
it matters what one does. `--results` keeps what was found: a stopped run is resumed from there, and
with --positions 0 it is only shown.
"""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # so that this folder is a package

from tidetable import bots, games
from tidetable.bots import Perspective
from tidetable.bots.ismcts import solved
from tidetable.engine.game import State

LONG = 2_000_000  # positions to look at: some seconds
SAME = 1e-9


class End(NamedTuple):
    """A kind of position at the end of a game."""

    title: str
    game: str
    players: int
    options: dict[str, str]
    here: Callable[[Any], bool]


ENDS = [
    End("Kadora, last turn", "kadora", 2, {}, lambda state: state.last_turns == 1),
    End("Kadora, last turn", "kadora", 4, {}, lambda state: state.last_turns == 1),
    End("Kadora, last two turns", "kadora", 2, {}, lambda state: state.last_turns == 2),
    *(
        End(f"Octocube {mode}, last round", "octocube", players, {"mode": mode}, last_round)
        for last_round in [lambda state: state.last_round]
        for mode, players in [("standard", 2), ("standard", 3), ("standard", 4), ("advanced", 3)]
    ),
    *(
        End("Poseidon, last turn", "poseidon", players, {}, lambda state: state.last_turns == 1)
        for players in (2, 3, 4)
    ),
]


class Found(NamedTuple):
    """What one position has shown."""

    end: str
    players: int
    seed: int  # of the deal
    matters: bool
    seconds: float  # of the solver
    lost: dict[str, float]  # by level


def study(end: End, seeds: range, levels: list[str]) -> Iterator[Found]:
    """The first choice in the end of each deal, where it can be solved."""
    greedy = bots.get("greedy")
    for seed in seeds:
        state = games.get(end.game).new(players=end.players, seed=seed, **end.options)
        while not state.over and not (end.here(state) and len(state.actions()) > 1):
            state.apply(greedy.choose(Perspective(state), 0).action)
        if state.over:
            continue
        seen = Perspective(state)
        start = process_time()
        values = solved(seen.base, seen.seat, LONG)
        seconds = process_time() - start
        if values:
            lost = {level: regret(state, values, level, seed) for level in levels}
            matters = max(values) - min(values) > SAME
            yield Found(end.title, end.players, seed, matters, seconds, lost)


def regret(state: State, values: list[float], level: str, seed: int) -> float:
    action = bots.get(level).choose(Perspective(state), seed).action
    return 100 * (max(values) - values[state.actions().index(action)])


def main(
    positions: Annotated[int, typer.Option(help="Of each kind.")] = 200,
    levels: Annotated[str, typer.Option(help="Bots, with commas.")] = "greedy,normal,master,expert",
    only: Annotated[str, typer.Option(help="A part of the title of the ends to measure.")] = "",
    results: Annotated[Path | None, typer.Option(help="A file that keeps what is found.")] = None,
) -> None:
    """Print the regret of bots in the ends of games that can be solved."""
    names = levels.split(",")
    known: list[Found] = []
    if results and results.exists():
        known = [Found(*json.loads(line)) for line in results.read_text().splitlines()]
    table = Table(title="Points of win given away: mean (worst), and the solver's seconds")
    for column in ("", "players", "positions", "open", *names, "solver: median, longest"):
        table.add_column(column)
    for end in ENDS:
        if only not in end.title:
            continue
        found = [one for one in known if (one.end, one.players) == (end.title, end.players)]
        seeds = range(found[-1].seed + 1 if found else 0, 20 * positions)
        for one in islice(study(end, seeds, names), max(0, positions - len(found))):
            found.append(one)
            print(f"{end.title}, {end.players} players: {len(found)}", file=sys.stderr, flush=True)
            if results:
                with results.open("a") as file:
                    print(json.dumps(one), file=file)
        if found:
            seconds = [one.seconds for one in found]
            lost = [[one.lost[name] for one in found] for name in names]
            table.add_row(
                *(end.title, str(end.players), str(len(found)), str(sum(o.matters for o in found))),
                *(f"{mean(one):.2f} ({max(one):.1f})" for one in lost),
                f"{median(seconds):.3f}, {max(seconds):.2f}",
            )
    Console(width=140).print(table)


if __name__ == "__main__":
    typer.run(main)
