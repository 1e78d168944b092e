"""Worker: a classic game of PettingZoo. Runs with the Python of the peers' environment.

python -m benchmarks.measure_pettingzoo speed connect_four_v3 0.5    one round
python -m benchmarks.measure_pettingzoo facts connect_four_v3
"""

import importlib
import importlib.metadata
import random
import sys
from typing import Any

import numpy as np

from benchmarks.stopwatch import answer, per_second, per_second_of_day, timed

STEPS = 200  # between two readings of the clock


def made(name: str) -> Any:
    return importlib.import_module(f"pettingzoo.classic.{name}").env()


def speed(name: str, seconds: float) -> dict[str, object]:
    env = made(name)
    env.reset()
    rng = random.Random(1)

    def steps() -> int:
        """The same loop as in PettingZoo's performance_benchmark."""
        for _ in range(STEPS):
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                observation, *_ = env.last()
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            env.step(rng.choice(legal))
        return STEPS

    return {
        "steps": per_second(timed(steps), seconds),
        "wall": per_second_of_day(steps, seconds),
    }


def facts(name: str) -> dict[str, object]:
    packages = ("pettingzoo", "shimmy") if name.startswith("hanabi") else ("pettingzoo",)
    versions = {what: importlib.metadata.version(what) for what in packages}
    return {"versions": versions, "players": len(made(name).possible_agents)}


def main(what: str, name: str, seconds: str = "0") -> None:
    answer(speed(name, float(seconds)) if what == "speed" else facts(name))


if __name__ == "__main__":
    main(*sys.argv[1:])
