"""Write the fixture corpus of a game: finished games of random actions, one JSON record a line.

    python -m tests.engine.make_fixtures kadora

The corpus stands for all games ever played: they must replay to the same result. So it is written
once, and a file that is there is not overwritten unless --replace says so.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from tests.engine.modes import Mode, modes

FIXTURES = Path(__file__).with_name("fixtures")
FIRST_SEED = 20_000
NOTABLE = {  # seeds of games in which something rare happens
    "kadora-2": [1975, 1094],  # last resort, shared win
    "kadora-3": [1074, 382],
    "kadora-4": [88, 354],
    "octocube-3-standard-no": [13],  # shared win
    "octocube-4-standard-no": [15],
    "octocube-3-family-yes": [149],  # standstill
    "octocube-4-family-yes": [35, 16, 57],  # standstill, boards that cannot be filled, shared win
    "octocube-2-advanced-yes": [38],  # shared win
    "octocube-3-advanced-yes": [293],
    "octocube-4-advanced-yes": [21],
}


def records(mode: Mode, count: int) -> list[bytes]:
    chosen = [*NOTABLE.get(str(mode), []), *range(FIRST_SEED, FIRST_SEED + count)]
    return [msgspec.json.encode(mode.finished(seed).record()) for seed in chosen]


def main(arguments: list[str] | None = None, folder: Path = FIXTURES) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=20, help="games for each way to play")
    parser.add_argument("--replace", action="store_true", help="overwrite the corpus that is there")
    chosen = parser.parse_args(arguments)
    file = folder / f"{chosen.game}.jsonl"
    if file.exists() and not chosen.replace:
        print(f"{file} is there already; --replace overwrites it", file=sys.stderr)
        return 1
    lines = [
        line
        for mode in modes()
        if mode.game.name == chosen.game
        for line in records(mode, chosen.count)
    ]
    if not lines:
        print(f"no game of the name {chosen.game}", file=sys.stderr)
        return 1
    folder.mkdir(exist_ok=True)
    file.write_bytes(b"\n".join(lines) + b"\n")
    print(f"{len(lines)} games written to {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
