"""Breaks the code on purpose in a copy of the project, in plain Python, and runs tests there.

mutations.py breaks rules, server/fixes.py undoes fixes.
"""

import contextlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Protocol, TypeVar

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 60  # seconds of processor time for the tests of one change
IDLE = 600  # seconds altogether: what only waits uses no processor time
What = TypeVar("What")
Result = TypeVar("Result")


class Change(Protocol):
    """Replaces one piece of a file."""

    @property
    def path(self) -> Path: ...
    @property
    def before(self) -> str: ...
    @property
    def after(self) -> str: ...


def changed(change: Change) -> str:
    """The source with the change. ValueError when it no longer fits the code."""
    source = (ROOT / change.path).read_text(encoding="utf-8")
    found = source.count(change.before)
    if found != 1 or change.before == change.after:
        raise ValueError(f"{change.path}: {change.before!r} occurs {found} times")
    return source.replace(change.before, change.after)


@contextlib.contextmanager
def broken(copy: Path, change: Change) -> Iterator[None]:
    """A copy of the project with a change, for the duration of a block."""
    path = copy / change.path
    original = path.read_text(encoding="utf-8")
    path.write_text(changed(change), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(original, encoding="utf-8")


def fails(copy: Path, tests: list[str]) -> bool:
    """Whether one of the tests fails, or takes too long."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    environment = {
        **os.environ,
        "TIDETABLE_ENGINE": "source",
        "PYTHONPATH": str(copy / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    try:
        done = subprocess.run(
            [*command, "-m", "not thorough", *tests],
            cwd=copy,
            env=environment,
            capture_output=True,
            preexec_fn=limit,
            timeout=IDLE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True  # so is one that hangs
    if done.returncode == -signal.SIGXCPU:
        return True  # a game that no longer ends is noticed
    if done.returncode not in (0, 1, 2):  # 2: a test module could not be imported
        raise RuntimeError(done.stdout.decode() + done.stderr.decode())
    return done.returncode != 0


def limit() -> None:
    """Of processor time: on a busy machine every test takes long."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST + 5))


def copy_of_the_project(folder: Path) -> Path:
    """A copy without compiled modules, in which files can be changed."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", "compiled.json")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


class Copies:
    """As many copies of the project as jobs run side by side."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self.free: SimpleQueue[Path] = SimpleQueue()
        for job in range(jobs):
            self.free.put(copy_of_the_project(folder / str(job)))
        self.pool = ThreadPoolExecutor(jobs)

    def each(
        self, check: Callable[[What, Path], Result], chosen: list[What]
    ) -> Iterator[tuple[What, Result]]:
        """Each of these with what its check in a copy has found, in order."""

        def in_a_copy(what: What) -> Result:
            copy = self.free.get()
            try:
                return check(what, copy)
            finally:
                self.free.put(copy)

        yield from zip(chosen, self.pool.map(in_a_copy, chosen), strict=True)


@contextlib.contextmanager
def copies(jobs: int) -> Iterator[Copies]:
    with tempfile.TemporaryDirectory() as folder:
        made = Copies(Path(folder), jobs)
        try:
            yield made
        finally:
            made.pool.shutdown(cancel_futures=True)
