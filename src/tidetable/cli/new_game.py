"""`tidetable new-game`: write a small game that runs, to start a new one from.

The files in skeleton/ are a game themselves; writing them under another name is all there is
to it. In the repository they become a folder of the engine and one of its tests, elsewhere a
package with an entry point.
"""

import keyword
import re
import sys
from pathlib import Path

import typer

import tidetable
from tidetable import engine, games
from tidetable.engine.errors import SetupError
from tidetable.text import LANGUAGES, Text

SKELETON = Path(__file__).with_name("skeleton")
PACKAGE = "tidetable.cli.skeleton"  # as the skeleton imports itself
GAME = ["__init__.py", "game.py", "schema.py", "data.toml", *(f"text/{x}.ftl" for x in LANGUAGES)]
IMPORTS = re.compile(r"(?:^from .*\n)+", re.MULTILINE)
# Folders and modules that would be mistaken for the game.
RESERVED = {"tidetable", "skeleton", "lab", "plain", "tests", *sys.stdlib_module_names}


def new_game(text: Text, name: str, folder: Path | None) -> None:
    check_name(name)
    root = None if folder else checkout()
    if root is not None:
        rules = root / "src" / "tidetable" / "engine" / name
        files = inside(name, rules, root / "tests" / "engine" / name)
        loop = [f"TIDETABLE_ENGINE=source pytest tests/engine -k {name}"]
        source = "TIDETABLE_ENGINE=source "  # a compiled engine does not know the game yet
    else:
        home = folder or Path(name)
        rules = home / name
        files = outside(name, home)
        loop = [f"pip install -e {home}", f"pytest {home / 'tests'}"]
        source = ""
    write(files)
    shown = rules.relative_to(Path.cwd()) if rules.is_relative_to(Path.cwd()) else rules
    typer.echo(text("new-game-written", game=name, folder=str(shown)))
    typer.echo(text("new-game-edit", rules=str(shown / "game.py"), words=str(shown / "text")))
    show(text("new-game-test"), *loop)
    show(text("new-game-play"), f"{source}tidetable play {name}", f"{source}tidetable open")
    typer.echo(text("new-game-guide"))


def show(title: str, *commands: str) -> None:
    typer.echo("\n".join([title, *(f"    {command}" for command in commands)]))


def check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,31}", name):
        raise SetupError("game-name", name=name)
    if name in games.names():
        raise SetupError("game-exists", name=name)
    modules = {path.stem for folder in engine.__path__ for path in Path(folder).iterdir()}
    if name in RESERVED | modules or keyword.iskeyword(name):
        raise SetupError("game-name-reserved", name=name)


def checkout() -> Path | None:
    """Return the repository, when Tidetable runs from it and the command is given inside it."""
    root = Path(tidetable.__file__).resolve().parents[2]
    is_repository = (root / "tests" / "engine" / "contract").is_dir()
    return root if is_repository and Path.cwd().resolve().is_relative_to(root) else None


def inside(name: str, rules: Path, tests: Path) -> dict[Path, str]:
    """Return the files of a game in the repository."""
    package = f"tidetable.engine.{name}"
    files = {rules / file: renamed(file, name, package) for file in GAME}
    files[tests / "__init__.py"] = ""
    for file in ("conservation.py", "test_rules.py"):
        files[tests / file] = renamed(file, name, package)
    return files


def outside(name: str, home: Path) -> dict[Path, str]:
    """Return the files of a game in a package of its own."""
    files = {home / name / file: renamed(file, name, name) for file in GAME}
    files[home / "pyproject.toml"] = renamed("package.toml", name, name)
    files[home / "tests" / f"test_{name}.py"] = renamed("test_rules.py", name, name)
    return files


def renamed(file: str, name: str, package: str) -> str:
    """Return a file of the skeleton for a game of another name."""
    words = name.split("_")
    title = " ".join(words).capitalize() if file.endswith(".ftl") else "".join(map(capital, words))
    text = (SKELETON / file).read_text(encoding="utf-8")
    text = text.replace(PACKAGE, package).replace("Skeleton", title).replace("skeleton", name)
    return IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def write(files: dict[Path, str]) -> None:
    """Write all files, or none when one of them is there already."""
    for path in files:
        if path.exists() or path.parent.is_file():
            raise SetupError("file-exists", file=str(path))
    for path, text in files.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            reason = error.strerror or str(error)
            raise SetupError("cannot-write", file=str(path), reason=reason) from None
