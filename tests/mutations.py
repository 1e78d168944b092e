"""Breaks the rules on purpose, one at a time, and checks that the tests notice.

    python tests/mutations.py                   # all of them
    python tests/mutations.py kadora --jobs 2   # one game

Every entry of mutations.toml replaces one piece of a rules file. The script runs, on the plain
Python engine, the tests that `make test` runs for that game, and lists the mutations that no test
has caught. test_mutations.py checks that every entry still applies to the code.
"""

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, TypeVar

ROOT = Path(__file__).resolve().parent.parent
ENGINE = Path("src/tidetable/engine")
T = TypeVar("T")
LONGEST = 60  # seconds of processor time for the tests of one mutation


class Mutation(NamedTuple):
    game: str
    file: str
    rule: str  # the rule that it breaks
    before: str
    after: str

    @property
    def path(self) -> Path:
        return ENGINE / self.game / self.file


def mutations() -> list[Mutation]:
    """All mutations, game by game."""
    listed = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return [
        Mutation(game, entry["file"], entry["rule"], entry["before"], entry["after"])
        for game, entries in listed.items()
        for entry in entries
    ]


def mutated(mutation: Mutation) -> str:
    """The source with the rule broken. ValueError when the entry no longer fits the code."""
    source = (ROOT / mutation.path).read_text(encoding="utf-8")
    found = source.count(mutation.before)
    if found != 1 or mutation.before == mutation.after:
        raise ValueError(f"{mutation.path}: {mutation.before!r} occurs {found} times")
    return source.replace(mutation.before, mutation.after)


def copy_of_the_project(folder: Path) -> Path:
    """A copy without compiled modules, in which files can be changed."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", "compiled.json")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def noticed(game: str, copy: Path) -> bool:
    """Run the tests of a game, its own first, until one fails. Averages over whole games show no
    single rule, and the few games of plain Python are too few for them."""
    own = [f"tests/engine/{game}", "--ignore", f"tests/engine/{game}/test_statistics.py"]
    shared = ["tests/engine", "--ignore", own[0], "--ignore", "tests/engine/contract"]
    return any(fails(copy, tests) for tests in (own, [*shared, "-k", game]))


def is_caught(mutation: Mutation, copy: Path) -> bool:
    path = copy / mutation.path
    original = path.read_text(encoding="utf-8")
    path.write_text(mutated(mutation), encoding="utf-8")
    try:
        return noticed(mutation.game, copy)
    finally:
        path.write_text(original, encoding="utf-8")


def limit() -> None:
    """Of processor time: on a busy machine every test takes long."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST + 5))


def fails(copy: Path, tests: list[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    environment = {
        **os.environ,
        "TIDETABLE_ENGINE": "source",
        "PYTHONPATH": str(copy / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [*command, "-m", "not thorough", *tests],
        cwd=copy,
        env=environment,
        capture_output=True,
        preexec_fn=limit,
        check=False,
    )
    if done.returncode == -signal.SIGXCPU:
        return True  # a game that no longer ends is noticed
    if done.returncode not in (0, 1, 2):  # 2: a test module could not be imported
        raise RuntimeError(done.stdout.decode() + done.stderr.decode())
    return done.returncode != 0


def run(chosen: list[Mutation], jobs: int) -> Iterator[tuple[Mutation, bool]]:
    """Each mutation with whether it was caught, in order. Without one, the tests must pass: what
    fails anyway, or takes too long, would catch everything."""
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for job in range(jobs):
            copies.put(copy_of_the_project(Path(folder) / str(job)))

        def in_a_copy(check: Callable[[T, Path], bool], what: T) -> bool:
            copy = copies.get()
            try:
                return check(what, copy)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(jobs) as pool:
            games = sorted({one.game for one in chosen})
            for game, failed in zip(
                games, pool.map(partial(in_a_copy, noticed), games), strict=True
            ):
                if failed:
                    sys.exit(f"{game}: the tests fail, or take too long, without a mutation")
            yield from zip(chosen, pool.map(partial(in_a_copy, is_caught), chosen), strict=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    chosen = [one for one in mutations() if not given.games or one.game in given.games]
    survivors = []
    for number, (mutation, caught) in enumerate(run(chosen, given.jobs), 1):
        word = "caught" if caught else "SURVIVED"
        print(f"{number:3}/{len(chosen)} {word:8} {mutation.path}: {mutation.rule}", flush=True)
        if not caught:
            survivors.append(mutation)
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} mutations caught")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
