"""Breaks the rules on purpose, one at a time, and checks that the tests notice.

    python -m tests.mutations                   # all of them
    python -m tests.mutations kadora --jobs 2   # one game

Every entry of mutations.toml replaces one piece of a rules file. The script runs, on the plain
Python engine, the tests that `make test` runs for that game, and lists the mutations that no test
has caught. test_mutations.py checks that every entry still applies to the code.
"""

import argparse
import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.breaking import broken, copies, fails

ENGINE = Path("src/tidetable/engine")


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


def noticed(game: str, copy: Path) -> bool:
    """Run the tests of a game, its own first, until one fails. Averages over whole games show no
    single rule, and the few games of plain Python are too few for them."""
    own = [f"tests/engine/{game}", "--ignore", f"tests/engine/{game}/test_statistics.py"]
    shared = ["tests/engine", "--ignore", own[0], "--ignore", "tests/engine/contract"]
    return any(fails(copy, tests) for tests in (own, [*shared, "-k", game]))


def is_caught(mutation: Mutation, copy: Path) -> bool:
    with broken(copy, mutation):
        return noticed(mutation.game, copy)


def run(chosen: list[Mutation], jobs: int) -> Iterator[tuple[Mutation, bool]]:
    """Each mutation with whether it was caught, in order. Without one, the tests must pass: what
    fails anyway, or takes too long, would catch everything."""
    with copies(jobs) as made:
        for game, failed in made.each(noticed, sorted({one.game for one in chosen})):
            if failed:
                sys.exit(f"{game}: the tests fail, or take too long, without a mutation")
        yield from made.each(is_caught, chosen)


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
