"""Regret at the end of games: how much of the win a bot gives away against an exact solution.

python benchmarks/regret.py --positions 200 --levels hard,expert

The positions come from games of `greedy`, one of each deal, the same in every run. The solver
(`Heuristics.solve`) gets as long as it needs; positions that it cannot solve at all are left out.
Regret is in points of win: 100 means that a won game was lost. "open" are the positions in which
it matters what one does.
"""

import sys
from collections.abc import Callable, Iterator
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

ENDLESS = 10**12
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
]


class Position(NamedTuple):
    state: State
    values: list[float]
    seconds: float  # of the solver


def positions(end: End, count: int) -> Iterator[Position]:
    """Solved positions with a choice, one of each game."""
    greedy = bots.get("greedy")
    for seed in range(20 * count):
        state = games.get(end.game).new(players=end.players, seed=seed, **end.options)
        while not state.over:
            if end.here(state) and len(state.actions()) > 1:
                seen = Perspective(state)
                start = process_time()
                values = solved(seen.base, seen.seat, ENDLESS)
                if values:
                    yield Position(state, values, process_time() - start)
                    count -= 1
                break
            state.apply(greedy.choose(Perspective(state), 0).action)
        if count == 0:
            return


def regret(position: Position, level: str, seed: int) -> float:
    state, values, _ = position
    action = bots.get(level).choose(Perspective(state), seed).action
    return 100 * (max(values) - values[state.actions().index(action)])


def main(
    positions_: Annotated[int, typer.Option("--positions", help="Of each kind.")] = 200,
    levels: Annotated[str, typer.Option(help="Bots, with commas.")] = "greedy,normal,hard,expert",
    only: Annotated[str, typer.Option(help="A part of the title of the ends to measure.")] = "",
) -> None:
    """Print the regret of bots in the ends of games that can be solved."""
    names = levels.split(",")
    table = Table(title="Points of win given away: mean (worst), and the solver's seconds")
    for column in ("", "players", "positions", "open", *names, "solver: median, longest"):
        table.add_column(column)
    for end in ENDS:
        if only not in end.title:
            continue
        found = list(positions(end, positions_))
        if not found:
            continue
        cells = []
        for level in names:
            print(f"{end.title}, {end.players} players: {level}", file=sys.stderr, flush=True)
            lost = [regret(one, level, seed) for seed, one in enumerate(found)]
            cells.append(f"{mean(lost):.2f} ({max(lost):.1f})")
        seconds = [one.seconds for one in found]
        matters = sum(max(one.values) - min(one.values) > SAME for one in found)
        table.add_row(
            *(end.title, str(end.players), str(len(found)), str(matters)),
            *(*cells, f"{median(seconds):.3f}, {max(seconds):.2f}"),
        )
    Console(width=140).print(table)


if __name__ == "__main__":
    typer.run(main)
