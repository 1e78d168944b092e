"""Which modules mypyc compiles, and whether the compiled ones match the source beside them.

The build writes engine/compiled.json with the hash of every source and of every binary. If one
does not match, importing tidetable fails: playing by outdated rules unnoticed would be worse.

TIDETABLE_ENGINE=source runs the Python files even where compiled ones exist;
TIDETABLE_ENGINE=compiled refuses to run without compiled ones.
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP = PACKAGE / "engine" / "compiled.json"
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]  # what other Pythons built is never loaded

# Files of the engine that stay plain Python, in the core as in every game: they run once, at import
# time, or only when people read the result. Everything else in the engine is compiled.
PLAIN = {
    *("__init__.py", "errors.py", "data.py", "record.py", "notation.py", "pickling.py"),
    *("box.py", "schema.py", "words.py", "terminal.py", "features.py", "alternatives.py"),
    *("positions.py", "judge_file.py", "reasons.py"),
    *("action_words.py", "slots.py", "view_bytes.py"),
}
# The rest of what is compiled. Only modules without coroutines: a compiled coroutine that raises
# corrupts memory (tests/test_build.py checks this).
SEARCH = ("bots/ismcts.py",)
SERVER = (
    *("table/absence.py", "table/clock.py", "table/session.py", "table/seating.py"),
    *("table/lobby.py", "table/state.py", "table/table.py"),
    *("server/frames.py", "server/updates.py", "server/jobs.py", "server/loaded.py"),
    *("server/route.py", "server/connection.py", "server/plans.py"),
)
COMPILED_PACKAGES = ("engine", "bots", "table", "server")


class StaleEngine(ImportError):
    """The compiled engine does not match its source."""


def groups() -> dict[str, list[str]]:
    """The libraries to build and the sources of each, relative to the package.

    One library per game, so that editing a game recompiles that game alone.
    """
    engine = PACKAGE / "engine"
    found = {"core": [*modules(engine), *SEARCH], "server": list(SERVER)}
    for folder in sorted(engine.iterdir()):
        if (folder / "game.py").is_file():
            found[folder.name] = modules(folder)
    return found


def modules(folder: Path) -> list[str]:
    return sorted(
        path.relative_to(PACKAGE).as_posix()
        for path in folder.glob("*.py")
        if path.name not in PLAIN
    )


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def source_hashes() -> dict[str, str]:
    """The hash of every source to compile. The build takes them before it reads the sources, so
    that a file saved during the build counts as changed."""
    return {name: digest(PACKAGE / name) for names in groups().values() for name in names}


def binaries() -> list[Path]:
    """The compiled files that this Python would load."""
    shared = PACKAGE.parent.glob(f"tidetable_*__mypyc{SUFFIX}")
    inside = (p for name in COMPILED_PACKAGES for p in (PACKAGE / name).rglob(f"*{SUFFIX}"))
    return sorted([*inside, *shared])


def remove_build() -> None:
    """Delete the compiled files: the build starts without them."""
    for path in [*binaries(), STAMP]:
        path.unlink(missing_ok=True)


def write_stamp(sources: dict[str, str]) -> None:
    """Record what was compiled from what; the build calls this when it has succeeded."""
    built = {path.relative_to(PACKAGE.parent).as_posix(): digest(path) for path in binaries()}
    STAMP.write_text(json.dumps({SUFFIX: {"sources": sources, "binaries": built}}, indent=1))


def mismatch() -> str | None:
    """Why the compiled files cannot be used, None if they match their sources."""
    try:
        stamp = json.loads(STAMP.read_text())[SUFFIX]
        sources, built = stamp["sources"], stamp["binaries"]
    except (OSError, ValueError, KeyError, TypeError):
        return f"{STAMP.name} is missing or unreadable"
    now = source_hashes()
    for name in now:
        if name not in sources:
            return f"{name} is new and not compiled yet"
    for name, expected in sources.items():
        if now.get(name) != expected:
            return f"{name} has changed since the engine was compiled"
    found = {path.relative_to(PACKAGE.parent).as_posix(): path for path in binaries()}
    for name in sorted(built.keys() | found.keys()):
        if name not in found or digest(found[name]) != built.get(name):
            return f"{name} is not the file that was built"
    return None


def check() -> None:
    """Decide how the engine runs; raise StaleEngine if its compiled files are outdated."""
    wanted = os.environ.get("TIDETABLE_ENGINE", "")
    if wanted not in ("", "source", "compiled"):
        raise ImportError(f"TIDETABLE_ENGINE={wanted}: expected source or compiled")
    if wanted == "source":
        # Even if there are no compiled files: a build running now may add some at any moment.
        sys.meta_path.insert(0, SourceFinder())
        return
    if not binaries():
        if wanted == "compiled":
            raise ImportError("the engine is not compiled: run `make build`")
        return
    reason = mismatch()
    if reason is not None:
        raise StaleEngine(
            f"{reason}: run `make build`, or set TIDETABLE_ENGINE=source to run the Python files"
        )


def is_compiled() -> bool:
    """Whether the running engine is compiled."""
    from tidetable.engine import game

    return not str(game.__file__).endswith(".py")


class SourceFinder:
    """Finds modules as .py files even where there are compiled ones beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        package, *parts = name.split(".")
        if package != "tidetable" or not parts or parts[0] not in COMPILED_PACKAGES:
            return None
        file = PACKAGE.joinpath(*parts)
        if (file / "__init__.py").is_file():
            return importlib.util.spec_from_file_location(
                name, file / "__init__.py", submodule_search_locations=[str(file)]
            )
        if file.with_suffix(".py").is_file():
            return importlib.util.spec_from_file_location(name, file.with_suffix(".py"))
        return None


if __name__ == "__main__":  # for the Makefile
    print(*(PACKAGE / name for names in groups().values() for name in names))
