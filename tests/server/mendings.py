"""Undoes what was mended in the server, one measure at a time, and checks that its tests notice.

    python -m tests.server.mendings               # all of them
    python -m tests.server.mendings clocks people # some points
    python -m tests.server.mendings --log FILE    # go on where an earlier run was cut off

Every entry of mendings.toml undoes one measure in a copy of the project, in plain Python. Each of
its tests must pass before and fail after that. test_mendings.py checks that every entry still
applies to the code.
"""

import argparse
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.breaking import broken, copies, fails

PACKAGE = Path("src/tidetable")


class Mending(NamedTuple):
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


def mendings() -> list[Mending]:
    listed = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return [Mending(point, **entry) for point, entries in listed.items() for entry in entries]


def failing(tests: list[str], copy: Path) -> set[str]:
    """The tests that fail although nothing is undone. Mostly there are none: then one run is
    enough."""
    return {test for test in tests if fails(copy, [test])} if fails(copy, tests) else set()


def unnoticed(mending: Mending, copy: Path) -> list[str]:
    """The tests that do not notice that a measure is undone."""
    with broken(copy, mending):
        return [f"{test} passes" for test in mending.tests if not fails(copy, [test])]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("points", nargs="*", help="only these points")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path, help="a file of what was noticed, which is left out")
    given = parser.parse_args()
    before = given.log.read_text().splitlines() if given.log and given.log.exists() else []
    chosen = [one for one in mendings() if not given.points or one.point in given.points]
    left = [one for one in chosen if str(one) not in before]
    missed = 0
    with copies(given.jobs) as made:
        modules: dict[str, set[str]] = {}
        for test in (test for one in left for test in one.tests):
            modules.setdefault(test.partition("::")[0], set()).add(test)
        together = [sorted(tests) for tests in modules.values()]
        red = set().union(*(found for _, found in made.each(failing, together)))
        for mending, found in made.each(unnoticed, left):
            found += [f"{test} fails anyway" for test in mending.tests if test in red]
            missed += bool(found)
            print(f"{'NOT ' if found else ''}noticed: {mending}", *found, flush=True)
            if given.log and not found:
                with given.log.open("a") as log:
                    log.write(f"{mending}\n")
    print(f"{len(chosen) - missed} of {len(chosen)} are noticed")
    sys.exit(1 if missed or not chosen else 0)


if __name__ == "__main__":
    main()
