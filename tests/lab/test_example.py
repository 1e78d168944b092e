"""The training example runs, or says which package is missing."""

import importlib.util
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def run(*arguments: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


def test_it_trains_or_names_the_missing_package() -> None:
    output = run(str(EXAMPLE), "1", "2")
    if importlib.util.find_spec("torch") is None:
        assert "pip install 'tidetable-games[train]'" in output
    else:
        assert "learned" in output


def test_without_pytorch_nothing_is_trained() -> None:
    hide = "import sys, runpy; sys.modules['torch'] = None; runpy.run_path(sys.argv[1])"
    assert "PyTorch is not installed" in run("-c", hide, str(EXAMPLE))
