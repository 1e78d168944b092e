"""Games of other packages: found by their entry points, and held to the same contract.

tests/engine/outside is such a place: nim works, broken does not. The tests run in a process of its
own, because a process looks for games once.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tidetable import games

OUTSIDE = Path(__file__).with_name("outside")

PLAY = """
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    from tidetable import games
    print(*games.names())
for one in caught:
    print(one.message)
from tidetable import bots
from tidetable.bots.contract import Perspective
from tidetable.text import Text
game = games.get("nim")
state = game.new(players=6, seed=1)
assert bots.get("easy").choose(Perspective(state), 1).action in state.actions()
while not state.over:
    state.apply(state.actions()[0])
assert game.replay(state.record()).winners() == state.winners()
print(Text("fr", "nim").event(state.events(None)[1], ["Ann"]))
"""

IN_THE_LAB = """
from functools import partial
import numpy as np
from tidetable.lab import arena
from tidetable.lab.arena import Contest
from tidetable.lab.simulate import play_chunk
from tidetable.lab.vector import VectorEnv
from tidetable.lab.workers import run_jobs
if __name__ == "__main__":
    env = VectorEnv("nim", 8, players=3, seed=1)
    env.reset()
    ends = 0
    for _ in range(40):
        actions = env.sample()
        masks = env.masks()
        assert masks[np.arange(8), actions].all()
        ends += int(env.step(actions)[2].sum())
    assert ends >= 8
    tally = play_chunk("nim", 3, {}, None, 1, (0, 50))
    assert tally.games == 50 and sum(tally.shares) == 50 and tally.decisions.total() == 50
    contest = Contest("nim", ("random", "greedy"), 2, 6, 1)
    for jobs in (1, 2):  # other processes find the game, too
        tasks = list(arena.tasks(contest))
        played = list(run_jobs(partial(arena.play, contest), tasks, jobs, None))
        assert len(played) == 6 and all(sum(one.shares) == 1 for one in played)
"""


def run(*command: str) -> str:
    path = os.pathsep.join([str(OUTSIDE), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_package_offers_a_game_and_a_broken_one_does_no_harm() -> None:
    names, *warnings, event = run("-c", PLAY).splitlines()
    assert names.split() == sorted([*games.own(), "nim"])
    assert [line.split(" is left out: ")[0] for line in warnings] == [
        "the game broken of package broken",
        "the game stranger of package broken",
        "the game kadora of package broken",
    ]
    assert event == "Ann takes 1 from heap 1."


@pytest.mark.parametrize(
    "selected", ["nim-3", pytest.param("nim and not nim-3", marks=pytest.mark.thorough)]
)
def test_it_passes_the_contract_tests_unchanged(selected: str) -> None:
    tests = str(Path(__file__).with_name("contract"))
    quiet = ("-p", "no:cacheprovider", "-W", "ignore::RuntimeWarning")
    assert "passed" in run("-m", "pytest", tests, "-k", selected, *quiet)


def test_the_lab_plays_it(tmp_path: Path) -> None:
    """In an environment, a simulation and an arena, in one process and in two."""
    script = tmp_path / "lab.py"
    script.write_text(IN_THE_LAB)
    quiet = ("-W", "ignore::RuntimeWarning")
    run(*quiet, str(script))
    assert "95% interval" in run(*quiet, "-m", "tidetable", "simulate", "nim", "--games", "20")
