"""The interface of a benchmark section.

A section is a module with a function `section(bench) -> Report`; run.py lists them. It gets figures
from a fresh process with `bench.worker`, reports its progress with `bench.step` and figures so far
with `bench.show` and `bench.save`, and returns the tables to print, the targets with what was
reached, and all measurements for bench.json.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.console import RenderableType

ROOT = Path(__file__).resolve().parent.parent
Figures = dict[str, float]


def is_own(module: str) -> bool:
    """Whether this worker measures Tidetable and so needs no peers."""
    return module.startswith("measure_tidetable")


class WorkerFailed(Exception):
    """A measuring process failed; the message is the last line of its stderr."""


@dataclass
class Bench:
    quick: bool  # a quarter of an hour in total instead of half
    peers: Path | None  # the Python with the peers installed; None if there is none
    step: Callable[[str, int, int], None]  # description, number of the step, number of steps
    show: Callable[[RenderableType], None]  # prints figures at once: the run may be cut short
    save: Callable[[dict[str, object]], None]  # writes what is measured so far to bench.json

    def run(self, python: Path, arguments: list[str], engine: str = "") -> str:
        """The output of a fresh Python. `engine`: compiled or source, for our own."""
        # A fixed hash seed keeps the layout of sets and dicts from varying.
        environment = os.environ | {"TIDETABLE_ENGINE": engine, "PYTHONHASHSEED": "0"}
        # pip caches bytecode of the peers; ours must be cached as well, or its import time would
        # include compiling the source.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        done = subprocess.run(
            [str(python), *arguments],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
            raise WorkerFailed(lines[-1])
        return done.stdout

    def worker(self, module: str, *arguments: str, engine: str = "") -> dict[str, object]:
        """The figures that a measure_*.py prints, run with the Python it needs."""
        python = Path(sys.executable) if is_own(module) or self.peers is None else self.peers
        output = self.run(python, ["-m", f"benchmarks.{module}", *arguments], engine)
        figures: dict[str, object] = json.loads(output.splitlines()[-1])
        return figures


@dataclass(frozen=True)
class Spread:
    """Median and range of a figure over its rounds."""

    middle: float
    low: float
    high: float

    @staticmethod
    def of(values: list[float]) -> "Spread":
        return Spread(median(values), min(values), max(values))

    def data(self) -> Figures:
        return {"median": self.middle, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Target:
    """A target and what was reached; None if it could not be measured."""

    goal: str
    reached: str | None
    met: bool

    def data(self) -> dict[str, object]:
        return {"target": self.goal, "reached": self.reached, "met": self.met}


@dataclass
class Report:
    tables: list[RenderableType] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    measured: dict[str, object] = field(default_factory=dict)  # goes to bench.json as it is
