"""Compiles the engine and the busy part of the server with mypyc; src/tidetable/compiled.py says
which modules. Where that is impossible the install succeeds all the same, as plain Python, except
with TIDETABLE_COMPILE=yes. TIDETABLE_COMPILE=no does not even try.

A wheel or an sdist holds the browser client: if it is missing, it is built with Node, or the build
fails; TIDETABLE_CLIENT=no leaves it out. Nothing is translated or built before the command that
needs it runs, for pip loads this file several times.

`python setup.py build_ext --inplace` recompiles only what has changed: mypyc writes one C file per
group of modules, and setuptools skips a group whose C file and headers are older than its library.
"""

import contextlib
import importlib.metadata
import importlib.util
import io
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

ROOT = Path(__file__).parent.resolve()
SOURCE = ROOT / "src"
GENERATED = ROOT / "build" / "mypyc"  # the C files, kept for the next build
UNCOMPILED = "The engine runs as plain Python: everything works, about thirty times slower."
# Measured on all three games. -O2 saves a sixth of the compile time and costs 3 to 5 % of the
# engine's speed. One C file per module instead of one per group does not link in mypyc 2.4.
OPTIMIZATION = "3"
# Passes of GCC that find next to nothing in mypyc's C, which is full of calls: without them
# compiling takes a fifth less time, and games run at most 2 % more instructions (decision 0137).
FRUITLESS = ("gcse", "tree-pre", "tree-dominator-opts", "tree-vrp", "ipa-cp", "schedule-insns2")
GCC = [f"-fno-{name}" for name in FRUITLESS]
# Let the C compiler inline across a library's own functions, which Microsoft's does anyway. Python
# asks for warnings, and looking for misleading indentation alone is a fifth of the compile time.
WINDOWS = os.name == "nt"
FLAGS = [] if WINDOWS else ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all"]
QUICK = [] if WINDOWS else ["-O0", "-Wno-all"]
# The table mostly calls Python: measured, it is as fast as with -O3, and compiles in half the time.
TABLE = [] if WINDOWS else ["-O1"]
CLIENT = SOURCE / "tidetable" / "web" / "index.html"
BUILD_CLIENT = ROOT / "web" / "tools" / "build.py"  # not in an sdist, which holds the client itself
MYPY_OPTIONS = [
    "--config-file=pyproject.toml",
    f"--cache-dir={os.devnull}",  # mypyc fails on a cache that was written before a change
    # Checking types is the linter's task. Libraries without stubs are untyped here, whether they
    # are installed or not: to analyze them would take as long as all the rest.
    *("--ignore-missing-imports", "--follow-imports=skip", "--allow-subclassing-any"),
]


def compiler() -> str | None:
    if WINDOWS:  # setuptools finds it beside Visual Studio; without it the build says so
        return shutil.which("cl") or (
            "cl" if os.environ.get("TIDETABLE_COMPILE") == "yes" else None
        )
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) or shutil.which("cc")


def wanted() -> bool:
    return os.environ.get("TIDETABLE_COMPILE") != "no"


def can_compile() -> bool:
    return wanted() and compiler() is not None


def load_compiled(root: Path) -> ModuleType:
    """tidetable.compiled under this root, without importing tidetable: that checks the build."""
    spec = importlib.util.spec_from_file_location("compiled", root / "tidetable" / "compiled.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ensure_client() -> None:
    """Build the browser client where it is missing: without it, a server has no pages."""
    if CLIENT.is_file() or os.environ.get("TIDETABLE_CLIENT") == "no":
        return
    how = "TIDETABLE_CLIENT=no leaves it out, for research and the command line."
    if not BUILD_CLIENT.is_file():
        raise SetupError(f"This source tree has no browser client and cannot build one. {how}")
    print("Building the browser client (usually 15 s)", flush=True)
    done = subprocess.run([sys.executable, str(BUILD_CLIENT), "build"], cwd=ROOT, check=False)
    if done.returncode or not CLIENT.is_file():
        raise SetupError(
            "The browser client could not be built. `make wheel` brings what it needs; otherwise "
            f"install Node 22.12 or newer. {how}"
        )


class MaybeCompiled(Distribution):
    """Has extension modules, although they are known only once mypyc has run."""

    def has_ext_modules(self) -> bool:
        return can_compile()


class BuildPython(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            ensure_client()
            self.__dict__.pop("data_files", None)  # found before the client was there
        super().run()


class MakeSource(sdist):
    def run(self) -> None:
        ensure_client()
        super().run()


class BuildEngine(build_ext):
    """Translates and compiles, then writes the stamp; or leaves an uncompiled engine."""

    def run(self) -> None:
        if not wanted() and self.inplace:
            return  # an install without compiling does not remove an earlier build
        stamp = load_compiled(SOURCE if self.inplace else Path(self.build_lib).resolve())
        stamp.remove_build()
        if not can_compile():
            return
        try:
            sources = load_compiled(SOURCE).source_hashes()
            self.use(translate())
            remember_objects()
            super().run()
        except (Exception, SystemExit) as error:
            stamp.remove_build()
            if os.environ.get("TIDETABLE_COMPILE") == "yes":
                raise
            print(f"tidetable: compiling failed ({error}). {UNCOMPILED}", file=sys.stderr)
            return
        stamp.write_stamp(sources)
        reason = stamp.mismatch()
        if reason is not None:
            print(f"tidetable: {reason}. Run `make build` again.", file=sys.stderr)

    def use(self, extensions: list[Any]) -> None:
        """Take these extensions, although the command was finalized before they were known."""
        self.distribution.ext_modules = extensions
        self.parallel = self.parallel or os.cpu_count()
        self.swig_opts = None
        self.finalize_options()

    def build_extension(self, ext: Any) -> None:
        start = monotonic()
        super().build_extension(ext)
        seconds = monotonic() - start
        if ext.name.endswith("__mypyc") and seconds > 1:
            name = ext.name.removeprefix("tidetable_").removesuffix("__mypyc")
            print(f"  compiled {name} ({seconds:.0f} s)", flush=True)


def translate() -> list[Any]:
    """The modules as C, one library per group; a C file that stays the same is left alone."""
    from mypyc.build import mypycify

    discard_outdated()
    groups = {
        f"tidetable_{group}": [f"src/tidetable/{name}" for name in names]
        for group, names in load_compiled(SOURCE).groups().items()
    }
    os.chdir(ROOT)
    said = io.StringIO()  # warnings of mypyc, which are of no use to a player
    try:
        with contextlib.redirect_stdout(said):
            extensions = mypycify(
                [*MYPY_OPTIONS, *(path for paths in groups.values() for path in paths)],
                opt_level=OPTIMIZATION,
                debug_level="0",
                separate=[(paths, library) for library, paths in groups.items()],
                target_dir=str(GENERATED.relative_to(ROOT)),
            )
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise
    passes = GCC if "Free Software Foundation" in compiler_version() else []
    for extension in extensions:  # which share one list of arguments
        # Only the libraries of the groups do any work: a module itself just looks up its own.
        flags = [*FLAGS, *passes] if extension.name.endswith("__mypyc") else QUICK
        if extension.name == "tidetable_server__mypyc":
            flags = [*FLAGS, *TABLE]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    # Longest first, to keep all processors busy.
    return sorted(extensions, key=lambda e: -sum(Path(file).stat().st_size for file in e.sources))


def compiler_version() -> str:
    # Microsoft's compiler may not be on the path, and has no such option.
    ask = [sys.executable if WINDOWS else str(compiler()), "--version"]
    return subprocess.run(ask, capture_output=True, text=True).stdout


def remember_objects() -> None:
    """Compile through ccache where it is installed: in a second clone the same C code takes a
    second. Include paths count from this folder, so that they are alike in every clone."""
    if not WINDOWS and shutil.which("ccache"):
        os.environ["CC"] = f"ccache {os.environ.get('CC') or sysconfig.get_config_var('CC')}"
        os.environ.setdefault("CCACHE_BASEDIR", str(ROOT))
        os.environ.setdefault("CCACHE_NOHASHDIR", "yes")


def discard_outdated() -> None:
    """Remove the C files if other tools wrote them: then everything is compiled again."""
    tools = [
        *(sys.version, importlib.metadata.version("mypy"), importlib.metadata.version("librt")),
        *(compiler_version(), os.environ.get("CFLAGS", ""), OPTIMIZATION),
        *(*FLAGS, *GCC, *TABLE),
    ]
    made_with = GENERATED / "made-with.txt"
    if not made_with.is_file() or made_with.read_text() != "\n".join(tools):
        shutil.rmtree(GENERATED, ignore_errors=True)
        GENERATED.mkdir(parents=True)
        made_with.write_text("\n".join(tools))


if __name__ == "__main__":
    if wanted() and not can_compile():
        print(f"tidetable: no C compiler found. {UNCOMPILED}", file=sys.stderr)
    commands = {"build_ext": BuildEngine, "build_py": BuildPython, "sdist": MakeSource}
    setup(cmdclass=commands, distclass=MaybeCompiled)
