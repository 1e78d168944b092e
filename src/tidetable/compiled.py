"""Is the engine compiled (and with it the busy part of the server), and from the source that lies
beside it?

The build writes engine/compiled.json with the hash of every source file and binary. When they do
not fit, importing tidetable fails loudly: playing old rules in silence would be worse.

TIDETABLE_ENGINE=source runs the plain Python files although compiled ones are there;
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
COMPILED = ("tidetable.engine", "tidetable.bots", "tidetable.table", "tidetable.server")
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]  # of this Python: others are not loaded anyway


class StaleEngine(ImportError):
    """The compiled engine does not match its source."""


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def binaries() -> list[Path]:
    """The compiled engine files that this Python would load."""
    shared = PACKAGE.parent.glob(f"*__mypyc{SUFFIX}")
    return sorted([*PACKAGE.rglob(f"*{SUFFIX}"), *(p for p in shared if "tidetable" in p.name)])


def remove_build() -> None:
    """Called by the build before it begins: nothing old may stay behind."""
    for path in [*binaries(), STAMP]:
        path.unlink(missing_ok=True)


def write_stamp(sources: list[Path]) -> None:
    """Called by the build when everything has been compiled."""
    root = PACKAGE.parent
    hashes = {p.relative_to(root).as_posix(): digest(p) for p in [*sources, *binaries()]}
    STAMP.write_text(json.dumps({SUFFIX: hashes}, indent=1))


def mismatch() -> str | None:
    """The first file that does not fit the build, None when all do."""
    try:
        hashes: dict[str, str] = json.loads(STAMP.read_text())[SUFFIX]
    except (OSError, ValueError, KeyError):
        return STAMP.name
    root = PACKAGE.parent
    for name, expected in hashes.items():
        path = root / name
        if not path.is_file() or digest(path) != expected:
            return name
    for path in binaries():
        if path.relative_to(root).as_posix() not in hashes:
            return path.name
    return None


def check() -> None:
    wanted = os.environ.get("TIDETABLE_ENGINE", "")
    if wanted not in ("", "source", "compiled"):
        raise ImportError(f"TIDETABLE_ENGINE={wanted}: expected source or compiled")
    if wanted == "source":
        sys.meta_path.insert(0, SourceFinder())  # a build may be going on: what is not yet, may be
        return
    found = binaries()
    if not found:
        if wanted == "compiled":
            raise ImportError("the engine is not compiled; run `make build`")
        return
    stale = mismatch()
    if stale is not None:
        raise StaleEngine(
            f"the compiled engine does not match its source ({stale} differs): run `make build`, "
            "or set TIDETABLE_ENGINE=source to run the Python files"
        )


def is_compiled() -> bool:
    """What the running engine is."""
    from tidetable.engine import game

    return not str(game.__file__).endswith(".py")


class SourceFinder:
    """Finds modules as .py files even where compiled ones lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith(COMPILED):
            return None
        file = PACKAGE.joinpath(*name.split(".")[1:])
        if file.is_dir():
            return importlib.util.spec_from_file_location(
                name, file / "__init__.py", submodule_search_locations=[str(file)]
            )
        return importlib.util.spec_from_file_location(name, file.with_suffix(".py"))
