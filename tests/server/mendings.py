"""Undoes what was mended in the server, one measure at a time, and checks that its tests notice.

    python -m tests.server.mendings               # all of them
    python -m tests.server.mendings clocks people # some points

Every entry of mendings.toml undoes one measure in a copy of the project, in plain Python. Each of
its tests must pass before and fail after that. test_mendings.py checks that every entry still
applies to the code.
"""

import argparse
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.mutations import ROOT, copy_of_the_project, fails

PACKAGE = Path("src/tidetable")


class Mending(NamedTuple):
    point: str
    undoes: str  # the measure
    file: str
    before: str
    after: str
    tests: list[str]

    @property
    def path(self) -> Path:
        return PACKAGE / self.file


def mendings() -> list[Mending]:
    listed = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return [Mending(point, **entry) for point, entries in listed.items() for entry in entries]


def undone(mending: Mending) -> str:
    """The source without the measure. ValueError when the entry no longer fits the code."""
    source = (ROOT / mending.path).read_text(encoding="utf-8")
    found = source.count(mending.before)
    if found != 1 or mending.before == mending.after:
        raise ValueError(f"{mending.path}: {mending.before!r} occurs {found} times")
    return source.replace(mending.before, mending.after)


def unnoticed(mending: Mending, copy: Path) -> list[str]:
    """The tests that do not notice that a measure is undone, or fail with it, too."""
    path = copy / mending.path
    original = path.read_text(encoding="utf-8")
    found = [f"{test} fails anyway" for test in mending.tests if fails(copy, [test])]
    path.write_text(undone(mending), encoding="utf-8")
    try:
        return found + [f"{test} passes" for test in mending.tests if not fails(copy, [test])]
    finally:
        path.write_text(original, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("points", nargs="*", help="only these points")
    given = parser.parse_args()
    chosen = [one for one in mendings() if not given.points or one.point in given.points]
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = copy_of_the_project(Path(folder) / "project")
        for mending in chosen:
            found = unnoticed(mending, copy)
            missed += bool(found)
            print(f"{'NOT ' if found else ''}noticed: {mending.point}: {mending.undoes}", *found)
            sys.stdout.flush()
    print(f"{len(chosen) - missed} of {len(chosen)} are noticed")
    sys.exit(1 if missed or not chosen else 0)


if __name__ == "__main__":
    main()
