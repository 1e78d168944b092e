"""`tidetable new-game`: a skeleton that runs, and names that it refuses."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.command import run
from tests.test_tutorial import PYTEST, install
from tests.test_tutorial import run as run_with
from tidetable.cli import new_game
from tidetable.engine.errors import TidetableError
from tidetable.text import LANGUAGES

ROOT = Path(__file__).parents[1]
WRONG_NAMES = (
    *("Pebbles", "2pebbles", "sea-dice", "p", "", "../pebbles", "pebbles.py", "élan", "x" * 33),
    *("kadora", "game", "state", "random", "tidetable", "skeleton", "lab", "class", "plain"),
)


@pytest.mark.parametrize(
    ("name", "language"),
    [
        *((name, "en") for name in WRONG_NAMES),
        *(
            (name, language)
            for language in LANGUAGES[1:]
            for name in ("2pebbles", "kadora", "class")
        ),
    ],
)
def test_other_names_are_refused_in_one_line(name: str, language: str, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    done = run("new-game", name, "--folder", str(folder), lang=language)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert name in done.stderr
    assert not folder.exists()


@pytest.fixture
def pebbles(tmp_path: Path) -> Path:
    """A game from outside, as it is written, installed."""
    folder = tmp_path / "pebbles"
    done = run("new-game", "pebbles", "--folder", str(folder))
    assert done.returncode == 0, done.stderr
    assert f"pytest {folder / 'tests'}" in done.stdout
    assert "tidetable play pebbles" in done.stdout
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    install(folder, project["name"], project["entry-points"])
    return folder


def test_nothing_is_overwritten(pebbles: Path) -> None:
    rules = pebbles / "pebbles" / "game.py"
    rules.write_text("mine")
    (pebbles / "pyproject.toml").unlink()
    done = run("new-game", "pebbles", "--folder", str(pebbles), lang="fr")
    assert done.returncode == 2
    assert "existe déjà" in done.stderr
    assert rules.read_text() == "mine"
    assert not (pebbles / "pyproject.toml").exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("new-game", "pebbles", "--folder", str(tmp_path / "file"))
    assert done.returncode == 2
    assert str(tmp_path / "file") in done.stderr


@pytest.mark.thorough
def test_a_package_passes_its_tests_and_the_contract_tests(pebbles: Path) -> None:
    assert "3 passed" in run_with(pebbles, "source", *PYTEST, str(pebbles / "tests"))
    tests = ("tests/engine/contract", "-k", "pebbles-3")
    assert " passed" in run_with(pebbles, "source", *PYTEST, *tests)


PLAY = """
import sys

from tests.command import run
from tidetable.text import LANGUAGES

for lang in LANGUAGES:
    options = ("--bots", "greedy", "--seed", "1", "--save", f"{sys.argv[1]}/{lang}.tide.json")
    print(run("play", "pebbles", *options, typed="1\\n1\\n1\\n", lang=lang).stdout)
"""


def test_it_plays_in_the_terminal_in_every_language(pebbles: Path) -> None:
    shown = run_with(pebbles, "source", "-c", PLAY, str(pebbles))
    for words in ("draws", "trekt", "zieht", "pioche"):
        assert words in shown


def test_a_game_in_the_repository(tmp_path: Path) -> None:
    """The same files in other places, with imports that the linter accepts."""
    rules = tmp_path / "src" / "tidetable" / "engine" / "sea_dice"
    tests = tmp_path / "tests" / "engine" / "sea_dice"
    new_game.write(new_game.inside("sea_dice", rules, tests))
    assert "class SeaDice(Game)" in (rules / "game.py").read_text()
    assert "game-title = Sea dice" in (rules / "text" / "en.ftl").read_text()
    assert "tidetable.engine.sea_dice.schema" in (rules / "game.py").read_text()
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(written) == len(new_game.GAME) + 3
    assert not [path for path in written if "skeleton" in path.read_text().lower()]
    ours = 'lint.isort.known-first-party = ["tidetable"]'  # the rest of it is elsewhere
    config = ("--no-cache", "--config", str(ROOT / "pyproject.toml"), "--config", ours, ".")
    for check in (("check",), ("format", "--check")):
        subprocess.run([sys.executable, "-m", "ruff", *check, *config], cwd=tmp_path, check=True)


def test_where_a_game_is_written_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert new_game.checkout() == ROOT or not Path.cwd().is_relative_to(ROOT)
    monkeypatch.chdir(tmp_path)
    assert new_game.checkout() is None
    assert run("new-game", "pebbles").returncode == 0
    assert (tmp_path / "pebbles" / "pebbles" / "game.py").is_file()


def test_a_name_of_an_engine_module_is_reserved() -> None:
    for name in os.listdir(ROOT / "src" / "tidetable" / "engine"):
        with pytest.raises(TidetableError):
            new_game.check_name(Path(name).stem)
