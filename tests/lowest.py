"""Tests the dependencies that pyproject.toml declares, in virtual environments of their own.

    python tests/lowest.py

Bare: the package without extras plays in the terminal and says what the browser table needs.
Lowest: with the oldest versions that are allowed, a part of every kind of test passes.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = Path(sys.executable).with_name("uv")
EXTRAS = ("server", "lab", "data", "openspiel", "dev")
# A part that imports every dependency and takes about a minute.
PART = (
    *(
        "tests/table",
        "tests/engine/kadora/test_moves.py",
        "tests/test_cli.py",
        "tests/test_text.py",
    ),
    *("tests/server/test_pages.py", "tests/server/test_people.py", "tests/server/test_backup.py"),
    *("tests/lab/test_arena.py", "tests/lab/test_gym.py", "tests/lab/test_pettingzoo.py"),
    *("tests/lab/test_openspiel.py", "tests/lab/test_balance.py", "tests/lab/test_corpus.py"),
)
ENVIRONMENT = {**os.environ, "TIDETABLE_COMPILE": "no", "TIDETABLE_ENGINE": "source"}


def install(folder: Path, *arguments: str) -> Path:
    """Create a virtual environment with these packages and Tidetable; return its programs."""
    programs = folder / "bin"
    pip = [str(UV), "pip", "install", "--quiet", "--python", str(programs / "python")]
    for command in (
        [str(UV), "venv", "--quiet", str(folder)],
        [*pip, "setuptools", "-r", "pyproject.toml", *arguments],
        [*pip, "--no-deps", "--no-build-isolation", "--editable", "."],
    ):
        subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=True)
    return programs


def bare(folder: Path) -> None:
    programs = install(folder, "-c", "constraints.txt")

    def said(*arguments: str, typed: str = "") -> str:
        command = [str(programs / "tidetable"), "--lang", "en", *arguments]
        done = subprocess.run(
            command, cwd=folder, env=ENVIRONMENT, input=typed, capture_output=True, text=True
        )
        return done.stdout + done.stderr

    for asked in ([], ["serve"]):
        answer = said(*asked)
        assert "tidetable-games[server]" in answer, answer
        assert "Traceback" not in answer, answer
    game = said("play", "kadora", "--players", "2", "--bots", "random", typed="1\n" * 200)
    assert "The game is saved in" in game, game
    assert "De schat van Kadora" in said("rules", "kadora")


def lowest(folder: Path) -> None:
    extras = [part for extra in EXTRAS for part in ("--extra", extra)]
    programs = install(folder, "--resolution", "lowest-direct", *extras)
    pytest = [str(programs / "python"), "-m", "pytest", "-n", "2", *PART]
    subprocess.run(pytest, cwd=ROOT, env=ENVIRONMENT, check=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        bare(Path(folder) / "bare")
        lowest(Path(folder) / "lowest")
