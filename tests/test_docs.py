"""The documentation is true: its files exist and its Python tutorial runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")
# `server/commands.py` or `web/src/net/`: paths are relative to the repository or to src/tidetable.
PATH = re.compile(r"`([\w./*-]+/[\w./*-]*|[\w-]+\.(?:py|md|toml|yml|ts|svelte|ftl|svg))`")


@pytest.mark.parametrize(
    "page", [*DOCS, ROOT / "README.md", ROOT / "CONTRIBUTING.md"], ids=lambda path: path.name
)
def test_links_lead_to_files(page: Path) -> None:
    for target in LINK.findall(page.read_text()):
        assert (page.parent / target).exists(), target


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text()


def place_of(path: str) -> Path | None:
    places = [ROOT / path, ROOT / "src" / "tidetable" / path]
    return next((place for place in places if place.exists()), None)


def test_every_path_in_the_architecture_exists() -> None:
    in_games = {"data.toml", "words.py", "terminal.py"}
    paths = set(PATH.findall(ARCHITECTURE)) - in_games
    assert not [path for path in paths if place_of(path) is None]


def test_every_path_in_its_pictures_exists() -> None:
    for picture in ("layers.svg", "way-of-a-move.svg"):
        text = (ROOT / "docs" / "images" / picture).read_text()
        for path in re.findall(r"\b[\w/]+/[\w.]+\.(?:py|ts|svelte)\b", text):
            assert place_of(path) or place_of(f"web/src/{path}"), f"{picture}: {path}"


def test_every_function_on_the_way_of_a_move_exists() -> None:
    rows = re.findall(r"^\| ?\d* \| `([^`]+)` \| (.*?) \|", ARCHITECTURE, re.MULTILINE)
    assert len(rows) > 20
    for path, functions in rows:
        file = place_of(path)
        assert file is not None, path
        for name in re.findall(r"`(\w+)`", functions):
            assert re.search(rf"\b{name}(\(| = )", file.read_text()), f"{path}: {name}"


def test_every_test_that_the_page_on_security_names_exists() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/.]*test_\w+\.py|[\w/.]*\.test\.ts)`", text))
    assert len(named) > 20
    known = (ROOT, ROOT / "tests" / "server", ROOT / "tests")
    assert not {one for one in named if not any((folder / one).exists() for folder in known)}


def test_the_python_tutorial_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "tutorials" / "python.md").read_text()
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    exec(
        compile(code.replace("games=100", "games=4"), "tutorial", "exec"), {"__name__": "tutorial"}
    )
    assert "one-step" in capsys.readouterr().out


LAYERS = {  # what each folder of src/tidetable may import from the others
    "engine": set[str](),
    "bots": {"engine"},
    "table": {"engine", "bots"},
    "tournament": {"engine", "table"},
    "lab": {"engine", "bots"},
    "server": {"engine", "bots", "table", "tournament"},
    "cli": {"engine", "bots", "table", "tournament", "lab", "server"},
}
IMPORT = re.compile(r"^\s*(?:from|import) tidetable(?:\.(\w+)| import (\w+))", re.MULTILINE)


@pytest.mark.parametrize("layer", LAYERS)
def test_layers_depend_only_on_layers_below(layer: str) -> None:
    for file in (ROOT / "src" / "tidetable" / layer).rglob("*.py"):
        used = {package or name for package, name in IMPORT.findall(file.read_text())}
        above = (used & set(LAYERS)) - LAYERS[layer] - {layer}
        assert not above, f"{file} imports {above}"
        if layer == "engine" and "text" in used:
            assert file.name in ("words.py", "terminal.py"), file
