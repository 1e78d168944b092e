"""`make bench`: compares Tidetable's speed with others. README.md explains the output."""

import json
import os
import platform
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # so that this folder is a package

from benchmarks import bots, engine, lab, peers, scale, server
from benchmarks.bench import ROOT, Bench, Report, Target, WorkerFailed

SECTIONS: dict[str, Callable[[Bench], Report]] = {
    "engine": engine.section,
    "bots": bots.section,
    "lab": lab.section,
    "server": server.section,
    "scale": scale.section,
}
RESULTS = ROOT / "bench.json"

console = Console()
if not console.is_terminal:
    console = Console(width=120)  # a file has no width: leave room for the table


def main(
    quick: Annotated[bool, typer.Option(help="A quarter of an hour instead of half.")] = False,
    only: Annotated[str, typer.Option(help=f"One section: {', '.join(SECTIONS)}.")] = "",
) -> None:
    """Measure, print tables and write bench.json. A missed target is not an error."""
    if only and only not in SECTIONS:
        raise typer.BadParameter(f"no such section: {only}; there are {', '.join(SECTIONS)}")
    why_no_peers = ""
    python: Path | None = None
    try:
        if only not in ("server", "scale"):  # the first gets its peer from npm
            python = peers.install(console.print)
    except peers.NoPeers as reason:
        why_no_peers = str(reason)

    reports: dict[str, Report] = {}
    with console.status("starting") as status:

        def step(what: str, number: int, count: int) -> None:
            line = f"{name}: {what} ({number}/{count})"
            if console.is_terminal:
                status.update(line)
            else:
                print(line, file=sys.stderr, flush=True)

        def save(measured: dict[str, object]) -> None:
            """What is measured so far: a run that is cut short leaves it in bench.json."""
            write(quick, {**reports, name: Report(measured={**measured, "complete": False})})

        for name in [only] if only else list(SECTIONS):
            try:
                reports[name] = SECTIONS[name](Bench(quick, python, step, console.print, save))
            except WorkerFailed as failure:
                console.print(f"[red]Cannot measure {name}:[/] {failure}")
                raise typer.Exit(1) from None
            for table in reports[name].tables:
                console.print(table)

    targets = [target for report in reports.values() for target in report.targets]
    if targets:
        console.print(verdicts(targets))
        console.print(summary(targets))
    if why_no_peers:
        console.print(
            "[yellow]The peers could not be installed, so the ratios to them are missing.[/] "
            "With a network they are downloaded once. pip's message:"
        )
        console.print(why_no_peers, style="dim", markup=False)
    write(quick, reports)
    console.print(f"Every round is in {RESULTS.name}.", style="dim")


def verdicts(targets: list[Target]) -> Table:
    table = Table(title="Targets", title_justify="left")
    table.add_column("")
    table.add_column("reached", justify="right")
    table.add_column("")
    for target in targets:
        mark = Text("met", style="green") if target.met else Text("MISSED", style="bold red")
        if target.reached is None:
            mark = Text("not measured", style="yellow")
        table.add_row(target.goal, target.reached or "-", mark)
    return table


def summary(targets: list[Target]) -> str:
    missed = sum(target.reached is not None and not target.met for target in targets)
    unknown = sum(target.reached is None for target in targets)
    line = f"{missed} of {len(targets)} targets missed" if missed else "No target missed"
    return f"{line}; {unknown} not measured." if unknown else f"{line}."


def write(quick: bool, reports: dict[str, Report]) -> None:
    RESULTS.write_text(json.dumps(results(quick, reports), indent=1) + "\n")


def results(quick: bool, reports: dict[str, Report]) -> dict[str, object]:
    versions: dict[str, str] = {}
    for report in reports.values():
        versions |= report.versions
    return {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "quick": quick,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cpus": os.cpu_count(),
        "versions": versions,
        "targets": [target.data() for report in reports.values() for target in report.targets],
        "sections": {name: report.measured for name, report in reports.items()},
    }


if __name__ == "__main__":
    typer.run(main)
