"""Worker: our vectorised environments, with all games and options that section "lab" lists.

python -m benchmarks.measure_tidetable_lab speed all 0.5    one round
python -m benchmarks.measure_tidetable_lab facts all
"""

import sys
from collections.abc import Sequence
from typing import Any

from benchmarks.stopwatch import answer, per_second, per_second_of_day, timed
from tidetable import __version__
from tidetable.lab.vector import VectorEnv

BATCH = 1024  # games at once
STEPS = 4  # between two readings of the clock
PLAYERS = 4
WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "kadora": ("kadora", {}),
    "octocube": ("octocube", {}),
    "family": ("octocube", {"mode": "family"}),
    "advanced": ("octocube", {"mode": "advanced"}),
    "poseidon": ("poseidon", {}),
}


def made(
    way: str, processes: int = 1, opponents: Sequence[str] = (), players: int = PLAYERS
) -> VectorEnv:
    game, options = WAYS[way]
    env = VectorEnv(
        game, BATCH, players, seed=1, processes=processes, opponents=opponents, **options
    )
    for _ in range(100):  # advance to the middle of the games, where the boards are full
        env.step(env.sample())
    return env


def steps(env: VectorEnv, masked: bool = False) -> int:
    for _ in range(STEPS):
        if masked:
            env.masks()
        env.step(env.sample())
    return STEPS * BATCH


def speed(way: str, seconds: float) -> dict[str, object]:
    env = made(way)
    figures: dict[str, object] = {
        f"{way}_steps": per_second(timed(lambda: steps(env)), seconds),
        f"{way}_masks": per_second(timed(lambda: steps(env, masked=True)), seconds),
    }
    # A step is one decision of the seat that learns; the opponent's come on top.
    against = made(way, opponents=["greedy"], players=2)
    figures[f"{way}_greedy"] = per_second(timed(lambda: steps(against, masked=True)), seconds)
    with made(way, processes=2) as shared:
        figures[f"{way}_wall"] = per_second_of_day(lambda: steps(shared), seconds)
    return figures


def main(what: str, _: str = "all", seconds: str = "0") -> None:
    if what == "facts":
        answer({"versions": {"tidetable": __version__}, "players": PLAYERS})
        return
    figures: dict[str, object] = {}
    for way in WAYS:
        figures |= speed(way, float(seconds))
    answer(figures)


if __name__ == "__main__":
    main(*sys.argv[1:])
