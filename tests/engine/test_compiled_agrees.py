"""The compiled engine and the plain Python files play the same games, action by action."""

import os
import subprocess
import sys
from pathlib import Path
from types import FrameType

import pytest

from tests.engine.modes import Mode, everywhere
from tidetable import compiled
from tidetable.engine.chance import Rng

ROOT = Path(__file__).parents[2]


def steps_of(engine: str, games: int) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.digest", str(games)],
        cwd=ROOT,
        env={**os.environ, "TIDETABLE_ENGINE": engine},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.parametrize("games", [1, pytest.param(5, marks=pytest.mark.thorough)])
def test_action_by_action(games: int) -> None:
    """With this many games of every mode."""
    if not compiled.binaries():
        pytest.skip("the engine is not compiled here")
    plain, fast = steps_of("source", games), steps_of("compiled", games)
    assert (plain.pop(0), fast.pop(0)) == ("plain", "compiled")
    assert len(plain) > 100
    for one, other in zip(plain, fast, strict=True):
        assert one == other


@everywhere
def test_a_decision_calls_no_plain_python(mode: Mode) -> None:
    """Such a call takes as long as a whole decision."""
    if not compiled.is_compiled():
        pytest.skip("the engine is not compiled here")
    called: set[str] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        # What others have left with the garbage collector may be called at any time.
        if event == "call" and frame.f_globals["__name__"].startswith("tidetable."):
            called.add(f"{frame.f_code.co_filename}: {frame.f_code.co_name}")

    state, rng = mode.new(1), Rng(1)
    sys.setprofile(note)
    try:
        while state.to_move >= 0:
            actions = state.actions()
            state.apply(actions[rng.below(len(actions))])
    finally:
        sys.setprofile(None)
    assert called == set()
