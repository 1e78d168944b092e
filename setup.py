"""Compiles the engine, and the way of a move through the server, with mypyc. Where that cannot be
done the install succeeds all the same."""

import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent.resolve()
ENGINE = ROOT / "src" / "tidetable" / "engine"
# Run at import time or by people only: compiling these would win nothing.
PLAIN = {
    *("__init__.py", "errors.py", "data.py", "record.py", "notation.py"),
    *("box.py", "schema.py", "words.py", "terminal.py", "features.py", "alternatives.py"),
}
# The way of a move through the server.
SERVER = (
    *("table/clock.py", "table/session.py", "table/table.py", "table/told.py"),
    *("server/connection.py", "server/frames.py", "server/held.py", "server/lists.py"),
    *("server/sight.py", "server/tables.py"),
)
UNCOMPILED = "The engine runs as plain Python: everything works, about thirty times slower."


compiled_from: list[Path] = []


def groups() -> dict[str, list[Path]]:
    """Libraries to be, and the sources of each."""
    engine = [path for path in ENGINE.rglob("*.py") if path.name not in PLAIN]
    package = ROOT / "src" / "tidetable"
    return {
        "tidetable_engine": sorted([*engine, package / "bots" / "ismcts.py"]),
        "tidetable_server": [package / name for name in SERVER],
    }


def stamp_writer(package: Path):  # type: ignore[no-untyped-def]
    """tidetable.compiled, loaded from a file: importing tidetable itself would check too early."""
    spec = importlib.util.spec_from_file_location("compiled", package / "compiled.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildEngine(build_ext):
    """Builds, then writes down what was built from what; or leaves a clean uncompiled engine."""

    def run(self) -> None:
        root = ROOT / "src" if self.inplace else Path(self.build_lib).resolve()
        record = stamp_writer(root / "tidetable")
        record.remove_build()
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as error:  # whatever the C compiler stumbles over: play goes on
            print(f"tidetable: compiling failed ({error}). {UNCOMPILED}", file=sys.stderr)
            record.remove_build()
            return
        record.write_stamp([root / path.relative_to(ROOT / "src") for path in compiled_from])


def compiler() -> str | None:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) or shutil.which("cc")


def extensions() -> list:  # type: ignore[type-arg]
    if os.environ.get("TIDETABLE_COMPILE") == "no":
        return []
    if compiler() is None:
        print(f"tidetable: no C compiler found. {UNCOMPILED}", file=sys.stderr)
        return []
    everything = groups()
    for libraries in (everything, {"tidetable_engine": everything["tidetable_engine"]}):
        try:
            return translated(libraries)
        except SystemExit:  # mypy has said why
            print("tidetable: not everything can be compiled", file=sys.stderr)
    print(f"tidetable: nothing can be compiled. {UNCOMPILED}", file=sys.stderr)
    return []


def translated(libraries: dict[str, list[Path]]) -> list:  # type: ignore[type-arg]
    """To C."""
    from mypyc.build import mypycify

    os.chdir(ROOT)
    names = {
        library: [str(path.relative_to(ROOT)) for path in paths]
        for library, paths in libraries.items()
    }
    modules = mypycify(
        # Without a cache: mypyc stumbles over one that was written before a change.
        [
            *("--config-file=pyproject.toml", f"--cache-dir={os.devnull}"),
            *(name for paths in names.values() for name in paths),
        ],
        opt_level="3",
        debug_level="0",
        separate=[(paths, library) for library, paths in names.items()],
    )
    for module in modules:  # let the C compiler inline across a library's own functions
        module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    compiled_from[:] = [path for paths in libraries.values() for path in paths]
    return modules


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
