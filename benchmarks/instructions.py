"""Counts the instructions of vector steps, observations and legal actions included.

    python -m benchmarks.instructions [--against FOLDER] [WAY ...]

Instructions hardly depend on what else the machine does: two versions can be compared where times
differ by a third from round to round. FOLDER is a clone of another version, built in its own
.venv. Valgrind does the counting, inside `Batch.step` alone; it takes about a minute for each way.
The checksum at the end of a line is that of the observations: equal ones mean that both versions
have played the same games.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from benchmarks.measure_tidetable_lab import PLAYERS, WAYS

ROOT = Path(__file__).parents[1]
STEP = "CPyDef_tidetable___engine___batch___Batch___step"
STEPS, ROWS = 400, 48
# Only what every version of the environments knows.
PROGRAM = """
import zlib
from tidetable.lab.vector import VectorEnv
env = VectorEnv({game!r}, {rows}, {players}, seed=1, **{options!r})
seen = 0
for step in range({steps}):
    env.step(env.sample())
    if step % 10 == 9:
        seen = zlib.crc32(env.observations.tobytes(), seen)
print("seen", seen)
"""


def counted(tree: Path, way: str) -> tuple[int, str]:
    """The instructions of all steps, and the checksum of the observations."""
    game, options = WAYS[way]
    program = PROGRAM.format(game=game, options=options, rows=ROWS, players=PLAYERS, steps=STEPS)
    done = subprocess.run(
        [
            *("valgrind", "--tool=callgrind", f"--toggle-collect={STEP}"),
            *("--callgrind-out-file=/dev/null", str(tree / ".venv" / "bin" / "python")),
            *("-c", program),
        ],
        cwd=tree,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    collected = re.search(r"Collected : (\d+)", done.stderr)
    seen = re.search(r"seen (\d+)", done.stdout)
    if collected is None or seen is None:
        sys.exit(f"{tree}, {way}: {done.stderr.strip()}")
    return int(collected[1]), seen[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("ways", nargs="*", metavar="WAY", help=f"of {', '.join(WAYS)}")
    parser.add_argument("--against", type=Path, help="a clone of another version, built")
    given = parser.parse_args()
    if unknown := set(given.ways) - set(WAYS):
        parser.error(f"no such way: {', '.join(sorted(unknown))}")
    trees = [ROOT, *([given.against.resolve()] if given.against else [])]
    print(f"millions of instructions, {STEPS} steps of {ROWS} games, {PLAYERS} players")
    for way in given.ways or WAYS:
        for tree in trees:
            instructions, seen = counted(tree, way)
            print(f"{way:10} {instructions / 1e6:8.1f}  {tree.name:12} {seen}", flush=True)


if __name__ == "__main__":
    main()
