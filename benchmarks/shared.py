"""One process with SQLite and two with PostgreSQL and Redis, in turn, without boardgame.io. The two
are measured with the clients of a table at different processes, and at the same one, as behind a
proxy that routes by table (docs/operating.md).

    python -m benchmarks.shared             # one round takes about two minutes
    python -m benchmarks.shared --rounds 3

For tuning: it shows how often the target of 2.5 x is met, what each part takes of the processors,
and how much of the machine the load generator itself needs.
"""

import argparse

from rich.console import Console

from benchmarks import servers
from benchmarks.bench import Bench, Figures
from benchmarks.compare import amount
from benchmarks.server import PHASES, SHARED, drive, parts, phases

console = Console(highlight=False)


def main(rounds: int) -> None:
    bench = Bench(True, None, lambda *step: None, console.print, lambda found: None)
    load = [one for one in phases(quick=True, shared=True) if one["name"] != "games"]
    for number in range(rounds):
        console.print(f"round {number + 1}: one flush takes {servers.flush_seconds() * 1e3:.2f} ms")
        one = drive(bench, servers.tidetable, load)
        show("SQLite", one, one)
        show(SHARED, drive(bench, servers.two_processes, load), one)
        show(f"{SHARED}, routed", drive(bench, servers.two_processes, load, routed=True), one)


def show(title: str, figures: Figures, alone: Figures) -> None:
    for phase, name in PHASES.items():
        if f"{phase}_cpu" not in figures:
            continue
        used = figures[f"{phase}_cpu"]
        line = [
            f"{figures[f'{phase}_moves']:.0f} moves/s",
            f"p50 {amount(figures[f'{phase}_p50'], 's')}",
            f"p99 {amount(figures[f'{phase}_p99'], 's')}",
            f"{used * 1e6:.0f} us a move ({used / alone[f'{phase}_cpu']:.2f} x)",
            *(f"{part} {value * 1e6:.0f}" for part, value in parts(figures, phase).items()),
        ]
        console.print(f"  {title}, {name}: {', '.join(line)}", soft_wrap=True)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--rounds", type=int, default=1)
    main(options.parse_args().rounds)
