"""Undoes what was fixed in the server, one measure at a time, and checks that its tests notice.

    python -m tests.server.fixes               # all of them
    python -m tests.server.fixes clocks people # some points
    python -m tests.server.fixes --log FILE    # continue an earlier run

Every entry of fixes.toml undoes one measure in a copy of the project, in plain Python. Each of
its tests must pass before and fail after that. test_fixes.py checks that every entry still
applies to the code.
"""

import argparse
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.breaking import broken, copies, fails

PACKAGE = Path("src/tidetable")


class Fix(NamedTuple):
    point: str
    undoes: str  # the measure
    file: str
    before: str
    after: str
    tests: list[str]

    def __str__(self) -> str:
        return f"{self.point}: {self.undoes}"

    @property
    def path(self) -> Path:
        return PACKAGE / self.file


def fixes() -> list[Fix]:
    listed = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return [Fix(point, **entry) for point, entries in listed.items() for entry in entries]


def failing(tests: list[str], copy: Path) -> set[str]:
    """The tests that fail although nothing is undone. Mostly there are none: then one run is
    enough."""
    return {test for test in tests if fails(copy, [test])} if fails(copy, tests) else set()


def unnoticed(fix: Fix, copy: Path) -> list[str]:
    """The tests that do not notice that a measure is undone."""
    with broken(copy, fix):
        return [f"{test} passes" for test in fix.tests if not fails(copy, [test])]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("points", nargs="*", help="only these points")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path, help="a file of what was noticed, which is left out")
    given = parser.parse_args()
    before = given.log.read_text().splitlines() if given.log and given.log.exists() else []
    chosen = [one for one in fixes() if not given.points or one.point in given.points]
    left = [one for one in chosen if str(one) not in before]
    missed = 0
    with copies(given.jobs) as made:
        modules: dict[str, set[str]] = {}
        for test in (test for one in left for test in one.tests):
            modules.setdefault(test.partition("::")[0], set()).add(test)
        together = [sorted(tests) for tests in modules.values()]
        red = set().union(*(found for _, found in made.each(failing, together)))
        for fix, found in made.each(unnoticed, left):
            found += [f"{test} fails anyway" for test in fix.tests if test in red]
            missed += bool(found)
            print(f"{'NOT ' if found else ''}noticed: {fix}", *found, flush=True)
            if given.log and not found:
                with given.log.open("a") as log:
                    log.write(f"{fix}\n")
    print(f"{len(chosen) - missed} of {len(chosen)} are noticed")
    sys.exit(1 if missed or not chosen else 0)


if __name__ == "__main__":
    main()
