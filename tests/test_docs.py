"""The documentation is true: its files exist and its Python tutorial runs."""

import ast
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


def test_every_module_is_in_the_tables_of_the_architecture() -> None:
    for layer in set(LAYERS) - {"cli"}:
        for file in (ROOT / "src" / "tidetable" / layer).glob("*.py"):
            assert file.name == "__init__.py" or f"`{layer}/{file.name}`" in ARCHITECTURE, file


def test_every_path_in_its_pictures_exists() -> None:
    for picture in ("layers.svg", "way-of-a-move.svg"):
        text = (ROOT / "docs" / "images" / picture).read_text()
        for path in re.findall(r"\b[\w/]+/[\w.]+\.(?:py|ts|svelte)\b", text):
            assert place_of(path) or place_of(f"web/src/{path}"), f"{picture}: {path}"


def defines(text: str, name: str) -> bool:
    """Whether a Python, TypeScript or Svelte file defines a function, a method, a class or a
    variable of this name. A call does not count."""
    forms = (
        rf"(?:async )?(?:def|class) {name}\b",  # Python
        rf"(?:export )?(?:async )?(?:function|class|const|let) {name}\b",
        rf"(?:self\.)?{name}(?:: [^=\n]+)? = ",
        rf"(?:(?:private|async|get|static) )*{name}\([^\n]*\{{$",  # a method of a class
    )
    return any(re.search(rf"^[ \t]*{form}", text, re.MULTILINE) for form in forms)


def test_every_function_on_the_way_of_a_move_exists() -> None:
    rows = re.findall(r"^\| ?\d* \| (`[^|]+`) \|([^|]*)\|", ARCHITECTURE, re.MULTILINE)
    assert len(rows) > 80
    for paths, functions in rows:
        texts = []
        for path in re.findall(r"`([^`]+)`", paths):
            file = place_of(path)
            assert file is not None, path
            texts.append(file.read_text())
        for name in re.findall(r"`(\w+)`", functions):
            assert any(defines(text, name) for text in texts), f"{paths}: {name}"


def test_functions_named_in_the_text_exist() -> None:
    """Also those in a sentence: `miss` in `tournament/tournament.py`."""
    pairs = re.findall(r"`(\w+)` in `([\w./-]+)`", ARCHITECTURE)
    pairs += [(b, a) for a, b in re.findall(r"\(`([\w./-]+\.\w+)`, `(\w+)`\)", ARCHITECTURE)]
    assert len(pairs) > 5
    for name, path in pairs:
        file = place_of(path)
        assert file is not None, path
        assert defines(file.read_text(), name), f"{path}: {name}"


def test_every_function_in_its_picture_exists() -> None:
    text = (ROOT / "docs" / "images" / "way-of-a-move.svg").read_text()
    pairs = re.findall(r">([\w./]+\.(?:py|ts|svelte)): (\w+)<", text)
    assert len(pairs) >= 3
    for path, name in pairs:
        file = place_of(path) or place_of(f"web/src/{path}")
        assert file is not None, path
        assert defines(file.read_text(), name), f"{path}: {name}"


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
    "puzzles": {"engine", "bots", "lab"},
    "offline": {"engine", "bots", "table", "server"},
    "server": {"engine", "bots", "table", "tournament", "puzzles"},
    "cli": {"engine", "bots", "table", "tournament", "lab", "puzzles", "server"},
}


def imported(file: Path) -> set[str]:
    """The folders and modules of Tidetable that a file imports, wherever it does so."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return {name.split(".")[1] for name in found if name.startswith("tidetable.")}


def test_every_layer_is_listed() -> None:
    folders = {file.parent.name for file in (ROOT / "src" / "tidetable").glob("*/__init__.py")}
    assert folders == set(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_layers_depend_only_on_layers_below(layer: str) -> None:
    for file in (ROOT / "src" / "tidetable" / layer).rglob("*.py"):
        used = imported(file)
        above = (used & set(LAYERS)) - LAYERS[layer] - {layer}
        assert not above, f"{file} imports {above}"
        if layer == "engine" and "text" in used:
            assert file.name in ("words.py", "terminal.py"), file


def test_every_file_with_slow_tests_is_in_the_table_of_contributing() -> None:
    """The last column names the files whose tests, or some of them, run only in `make test-all`."""
    page = (ROOT / "CONTRIBUTING.md").read_text()
    cells = re.findall(r"^\|.*\|([^|]*)\|$", page, re.MULTILINE)
    tests = ROOT / "tests"
    named: set[Path] = set()
    for pattern in re.findall(r"`([^`]+)`", " ".join(cells)):
        found = set(tests.glob(pattern))
        assert found, pattern
        named |= found
    slow = re.compile(r"mark\.thorough|^@thorough|marks=thorough", re.MULTILINE)
    files = {file for file in tests.rglob("*.py") if slow.search(file.read_text())}
    forms = {
        tests / "test_docs.py",
        tests / "engine" / "modes.py",
        tests / "browser" / "conftest.py",
    }
    assert not files - named - forms
