"""Fits the judge of a game to the games of several runs.

    tidetable train poseidon --level greedy --games 4000 --results greedy.jsonl
    tidetable train poseidon --level search-30-fresh --games 2000 --seed 2 --results search.jsonl
    python benchmarks/fit_judge.py greedy.jsonl search.jsonl --out judge.json

Games of a quick bot are cheap, those of a search are like the ones that will be judged: with both,
a judge knew more than with either. The log-losses that are printed, of games that were not fitted,
are those of all runs, and then of each by number of players.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from tidetable import games
from tidetable.cli.train import command_of, now
from tidetable.engine.judge_file import text_of
from tidetable.lab import fitting
from tidetable.lab.fitting import HELD_OUT
from tidetable.lab.training import Plan, Sample


def load(file: Path) -> tuple[Plan, list[Sample]]:
    head, *lines = file.read_bytes().splitlines()
    played = [msgspec.json.decode(line, type=Sample) for line in lines]
    plan = msgspec.json.decode(head, type=Plan)
    return plan, sorted(played, key=lambda one: one.number)


def losses(plan: Plan, samples: list[Sample], found: Any) -> list[float]:
    """Of the games that were not fitted, by number of players."""
    groups = games.get(plan.game).heuristics().groups(plan.first())
    held_out = [one for one in samples if one.number % HELD_OUT == 0]
    arrays = fitting.arrays_of(found)
    every = fitting.arranged(held_out, groups)
    return [fitting.log_loss([one], *arrays) for one in every]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", type=Path, help="files of tidetable train --results")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    runs = [load(file) for file in asked.games]
    plan = runs[0][0]
    commands = "; ".join(command_of(one) for one, _ in runs)
    before = now(plan)
    samples = [one for _, played in runs for one in played]
    found = fitting.trained(plan, samples, f"{commands}; benchmarks/fit_judge.py", before)
    asked.out.write_text(text_of(found))
    print(found.provenance.metrics)
    for one, played in runs:
        for name, weights in (("now", found), ("before", before)):
            if weights is not None:
                print(f"{one.level} {len(played)} games, {name}: {losses(one, played, weights)}")


if __name__ == "__main__":
    main()
