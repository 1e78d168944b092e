"""The tutorial docs/adding-a-game.md: its code is a game that works, as it stands on the page.

The code blocks are written to a folder as a package that is not part of Tidetable. Its game runs in
processes of their own, because a process looks for games once.
"""

import asyncio
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.server.clients import House, Message, varied
from tests.server.harness import Server
from tidetable import compiled

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r'^```\w+ title="(.+?)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
ENGINES = ["source", *(["compiled"] if compiled.binaries() else [])]
MOST_LINES = 350
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider")

either_engine = pytest.mark.parametrize(
    "engine",
    [*(pytest.param(one, marks=pytest.mark.thorough) for one in ENGINES[:-1]), ENGINES[-1]],
)


def files_of(page: str) -> dict[str, str]:
    """The files on the page; blocks of the same file follow each other."""
    files: dict[str, str] = {}
    for name, code in BLOCK.findall(page):
        gap = "\n" if code.startswith(" ") else "\n\n"
        files[name] = files[name] + gap + code if name in files else code
    return files


FILES = files_of(PAGE)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of the tutorial, as if it were installed."""
    return written(tmp_path_factory.mktemp("tutorial"))


def written(folder: Path) -> Path:
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    install(folder, project["name"], project["entry-points"])
    return folder


def install(folder: Path, name: str, entry_points: dict[str, dict[str, str]]) -> None:
    """Write what an installer writes, so that a folder on PYTHONPATH is enough."""
    described = folder / f"{name.replace('-', '_')}-0.1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n")
    lines = []
    for group, entries in entry_points.items():
        lines += [f"[{group}]", *(f"{entry} = {value}" for entry, value in entries.items())]
    (described / "entry_points.txt").write_text("\n".join(lines) + "\n")


def run(package: Path, engine: str, *command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path_with(package), "TIDETABLE_ENGINE": engine},
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def path_with(package: Path) -> str:
    return os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])])


def test_the_bill_is_right_and_short() -> None:
    bill = dict(re.findall(r"^\| `(\S+)` \| (\d+) \|$", PAGE, re.MULTILINE))
    assert {name: len(text.splitlines()) for name, text in FILES.items()} == {
        name: int(lines) for name, lines in bill.items()
    }
    total = sum(map(int, bill.values()))
    assert f"| **together** | **{total}** |" in PAGE
    assert total <= MOST_LINES


def test_the_code_passes_the_linter(package: Path) -> None:
    config = ("--no-cache", "--config", str(ROOT / "pyproject.toml"), ".")
    for check in (("check",), ("format", "--check")):
        subprocess.run([sys.executable, "-m", "ruff", *check, *config], cwd=package, check=True)


@either_engine
def test_its_own_tests_pass(package: Path, engine: str) -> None:
    assert "2 passed" in run(package, engine, *PYTEST, str(package / "tests"))


CONTRACT_RUNS = [
    (ENGINES[-1], "shells-3"),
    pytest.param("source", "shells-3", marks=pytest.mark.thorough),
    pytest.param(ENGINES[-1], "shells and not shells-3", marks=pytest.mark.thorough),
]


@pytest.mark.parametrize(("engine", "selected"), CONTRACT_RUNS)
def test_it_passes_the_contract_tests(package: Path, engine: str, selected: str) -> None:
    tests = ("tests/engine/contract", "-k", selected)
    assert re.search(r"\d\d+ passed", run(package, engine, *PYTEST, *tests))


PLAY = """
from tidetable import bots, games
from tidetable.bots.contract import Perspective
from tidetable.text import Text

game = games.get("shells")
for players in game.players:
    state = game.new(players=players, seed=players)
    while not state.over:
        level = ("greedy", "easy", "random")[state.to_move % 3]
        thought = bots.get(level).choose(Perspective(state), int(state.steps))
        state.apply(thought.action)
    assert game.replay(state.record()).scores() == state.scores()
    for language in ("en", "nl", "de"):
        text = Text(language, "shells")
        names = text.seat_names(players, game.data)
        for event in state.events(None):
            print(text.event(event, names))
"""


@either_engine
def test_bots_play_it_with_any_number_of_players(package: Path, engine: str) -> None:
    said = run(package, engine, "-c", PLAY)
    for line in (
        "Player 6 turns",
        "turns over a conch.",
        "draait een krab om.",
        "A second crab!",
    ):
        assert line in said, line


def test_the_terminal_shows_what_the_page_shows(package: Path) -> None:
    command = ("-m", "tidetable", "--lang", "en", "play", "shells", "--players", "2")
    shown = run(
        package, "source", *command, "--bots", "greedy", "--seed", "3", typed="1\n1\n1\nq\n"
    )
    sample = re.search(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert sample is not None
    for line in sample[1].splitlines():
        if "your move" not in line:  # as wide as the terminal
            assert line.strip() in shown, line


@pytest.mark.thorough
def test_a_whole_game_on_a_server(package: Path, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(package))
        server = Server(tmp_path, str(tmp_path / "tables.sqlite"), None, "--rate", "0").start()
    try:
        end = asyncio.run(played(House([server])))
    finally:
        server.stop()
    assert end["view"]["beach"] == []
    assert end["table"]["scores"] == [seat["points"] for seat in end["view"]["seats"]]


async def played(house: House) -> Message:
    """The last update of a game against a bot."""
    ann = await house.guest("Ann", "nl")
    found = {game["name"]: game for game in await ann.get("/api/games")}
    assert found["shells"]["parameters"]["shell"] == "piece shell"
    table = await house.table([ann], {"kind": "bot", "bot": "greedy"}, game="shells")
    async with ann.at(table) as place:
        end: Message = await place.play(varied)
    return end
