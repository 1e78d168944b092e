"""What a section of the benchmark is given and what it gives back.

A section is one module with a function `section(bench) -> Report`; run.py lists them. It asks
`bench.worker` for figures from a fresh process, tells `bench.step` how far it is, and returns the
tables to print, the targets with what was reached, and everything measured for bench.json.
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
    """Does this worker measure ours, and so need no peers?"""
    return module.startswith("measure_tidetable")


class WorkerFailed(Exception):
    """A measuring process died; the message is the last thing it said."""


@dataclass
class Bench:
    quick: bool  # seven minutes in all rather than seventeen
    peers: Path | None  # the Python that has the peers installed; None: there are none
    step: Callable[[str, int, int], None]  # what is being done, which of how many steps

    def run(self, python: Path, arguments: list[str], engine: str = "") -> str:
        """What a fresh Python prints. `engine`: compiled or source, for our own."""
        # A fixed hash seed: the layout of sets and dicts is one thing less to vary.
        environment = os.environ | {"TIDETABLE_ENGINE": engine, "PYTHONHASHSEED": "0"}
        # pip stores bytecode of the peers; ours must be stored as well, or its import would be
        # timed with compiling the source each time.
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
            said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
            raise WorkerFailed(said[-1])
        return done.stdout

    def worker(self, module: str, *arguments: str, engine: str = "") -> dict[str, object]:
        """The figures that a measure_*.py prints, run with the Python it is for."""
        python = Path(sys.executable) if is_own(module) or self.peers is None else self.peers
        said = self.run(python, ["-m", f"benchmarks.{module}", *arguments], engine)
        figures: dict[str, object] = json.loads(said.splitlines()[-1])
        return figures


@dataclass(frozen=True)
class Spread:
    """A figure as its rounds gave it."""

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
    """Something the issue asks for; reached None: it could not be measured."""

    wish: str
    reached: str | None
    met: bool

    def data(self) -> dict[str, object]:
        return {"target": self.wish, "reached": self.reached, "met": self.met}


@dataclass
class Report:
    tables: list[RenderableType] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    measured: dict[str, object] = field(default_factory=dict)  # goes to bench.json as it is
