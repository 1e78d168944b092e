"""The compiled engine and the plain Python files play the same, action by action."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tidetable import compiled

ROOT = Path(__file__).parents[2]
GAMES = 5  # of each mode


def steps_of(engine: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.digest", str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "TIDETABLE_ENGINE": engine},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_action_by_action() -> None:
    if not compiled.binaries():
        pytest.skip("the engine is not compiled here")
    plain, fast = steps_of("source"), steps_of("compiled")
    assert (plain.pop(0), fast.pop(0)) == ("plain", "compiled")
    assert len(plain) > 100
    for one, other in zip(plain, fast, strict=True):
        assert one == other
