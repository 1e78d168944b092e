"""The compiled engine matches its source or is refused; without a compiler everything works."""

import ast
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tidetable import compiled

ROOT = Path(__file__).parent.parent
PLAY = "from tidetable import games, compiled; print(games.get('kadora').new(players=2).over)"
SOURCES = [name for names in compiled.groups().values() for name in names]
COROUTINES = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)


def run(
    code: str, package: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(package), **(environment or {})}
    if environment is None:
        env.pop("TIDETABLE_ENGINE", None)
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False
    )


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the source tree, compiled modules included."""
    if not compiled.binaries():
        pytest.skip("the engine is not compiled here: no C compiler")
    copy = tmp_path / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return copy


def parsed(name: str) -> ast.Module:
    return ast.parse((compiled.PACKAGE / name).read_text())


def test_one_group_for_each_game() -> None:
    assert {"core", "server", "kadora", "octocube", "poseidon"} <= compiled.groups().keys()
    assert compiled.groups()["kadora"] == sorted(
        name for name in SOURCES if name.startswith("engine/kadora/")
    )
    assert len(SOURCES) == len(set(SOURCES))


@pytest.mark.parametrize("name", SOURCES)
def test_what_is_compiled_can_be(name: str) -> None:
    """No coroutine: compiled, one that raises corrupts memory. No Struct: mypyc would make another
    class of it, which msgspec does not recognize."""
    for node in ast.walk(parsed(name)):
        assert not isinstance(node, COROUTINES), f"line {node.lineno}"
        assert not (isinstance(node, ast.comprehension) and node.is_async)
        if isinstance(node, ast.ClassDef):
            assert not any("Struct" in ast.unparse(base) for base in node.bases), node.name


def test_no_constant_of_a_plain_module_is_compiled_in() -> None:
    """mypyc copies the value of a Final constant to where it is used. The stamp covers compiled
    modules only, so that it would not notice a change in a plain one."""
    for name in SOURCES:
        for node in ast.walk(parsed(name)):
            if isinstance(node, ast.ImportFrom) and node.module:
                package = node.module.removeprefix("tidetable.").replace(".", "/")
                for file in (f"{package}.py", *(f"{package}/{n.name}.py" for n in node.names)):
                    if (compiled.PACKAGE / file).is_file() and file not in SOURCES:
                        text = (compiled.PACKAGE / file).read_text()
                        assert not re.search(r"\bFinal\b", text), (name, file)


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("TIDETABLE_COMPILE", raising=False)
    return runpy.run_path(str(ROOT / "setup.py"))


class Build:
    """What one run of the build did."""

    def __init__(self, setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
        self.stamp: dict[str, str] | None = None
        self.removed = 0
        self.hashes = {"engine/game.py": "before"}
        fake = SimpleNamespace(
            remove_build=self.remove,
            source_hashes=lambda: dict(self.hashes),
            write_stamp=self.write,
            mismatch=lambda: None if self.hashes == self.stamp else "engine/game.py has changed",
        )
        command = setup["BuildEngine"]
        scope = command.run.__globals__
        monkeypatch.setitem(scope, "load_compiled", lambda root: fake)
        monkeypatch.setitem(scope, "remember_objects", lambda: None)  # it changes the environment
        monkeypatch.setattr("setuptools.command.build_ext.build_ext.run", lambda _: self.compile())
        self.command = command(setup["MaybeCompiled"]())
        self.command.inplace = True
        self.command.build_lib = "build"
        self.scope = scope

    def remove(self) -> None:
        self.removed += 1

    def write(self, sources: dict[str, str]) -> None:
        self.stamp = sources

    def compile(self) -> None:
        """Takes a while, in which somebody saves a file."""
        self.hashes["engine/game.py"] = "after"


def test_a_file_saved_while_compiling_counts_as_changed(
    setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build = Build(setup, monkeypatch)
    monkeypatch.setitem(build.scope, "translate", list)
    monkeypatch.setenv("CC", sys.executable)  # something that exists
    build.command.run()
    assert build.stamp == {"engine/game.py": "before"}
    assert "engine/game.py has changed. Run `make build` again" in capsys.readouterr().err


def test_what_cannot_be_translated_stays_plain(
    setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build = Build(setup, monkeypatch)
    monkeypatch.setitem(build.scope, "translate", lambda: sys.exit(1))  # as mypy does
    monkeypatch.setenv("CC", sys.executable)
    build.command.run()
    assert build.stamp is None
    assert build.removed == 2
    assert "runs as plain Python" in capsys.readouterr().err
    monkeypatch.setenv("TIDETABLE_COMPILE", "yes")
    with pytest.raises(SystemExit):
        build.command.run()


@pytest.mark.skipif(os.name == "nt", reason="ccache knows other compilers")
@pytest.mark.parametrize(("found", "command"), [("/usr/bin/ccache", "ccache gcc"), (None, "gcc")])
def test_ccache_is_used_where_it_is_installed(
    setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch, found: str | None, command: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: found)
    monkeypatch.setattr(os, "environ", {"CC": "gcc"})
    setup["remember_objects"]()
    assert os.environ["CC"] == command
    assert os.environ.get("CCACHE_BASEDIR") == (str(ROOT) if found else None)


def test_installing_more_packages_keeps_the_build(
    setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    build = Build(setup, monkeypatch)
    monkeypatch.setenv("TIDETABLE_COMPILE", "no")
    build.command.run()
    assert build.removed == 0
    build.command.inplace = False  # but a wheel has nothing that was compiled earlier
    build.command.run()
    assert build.removed == 1
    assert build.stamp is None


METADATA = """
import sys
from setuptools import build_meta
sys.modules["mypyc"] = sys.modules["mypy"] = None
folder = sys.argv[1]
build_meta.get_requires_for_build_wheel()
print(build_meta.prepare_metadata_for_build_wheel(folder))
"""


def test_make_installs_this_tree_and_no_copy_of_it() -> None:
    """A copy would hide what is changed afterwards, from tests too."""
    lines = (ROOT / "Makefile").read_text().splitlines()
    installs = [line for line in lines if "$(call install" in line and re.search(r"'[.$]", line)]
    assert any("'.[fuzz]'" in line for line in installs)
    assert [line for line in installs if "--no-build-isolation -e '" not in line] == []


def test_asking_for_the_metadata_translates_nothing(tmp_path: Path) -> None:
    """pip loads setup.py three times for one wheel."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    package = tmp_path / "src" / "tidetable"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.3"')
    command = [sys.executable, "-c", METADATA, str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1] == "tidetable_games-1.2.3.dist-info", done.stderr


def test_no_wheel_and_no_sdist_lacks_the_browser_client(
    setup: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    ensure = setup["ensure_client"]
    monkeypatch.delenv("TIDETABLE_CLIENT", raising=False)
    monkeypatch.setitem(ensure.__globals__, "CLIENT", tmp_path / "index.html")
    build = tmp_path / "build.py"
    monkeypatch.setitem(ensure.__globals__, "BUILD_CLIENT", build)
    for command in ("BuildPython", "MakeSource"):
        with pytest.raises(Exception, match="has no browser client and cannot build one"):
            setup[command](setup["MaybeCompiled"]()).run()
    build.write_text("raise SystemExit('npm is missing')")
    with pytest.raises(Exception, match="install Node"):
        ensure()
    monkeypatch.setenv("TIDETABLE_CLIENT", "no")
    ensure()
    monkeypatch.delenv("TIDETABLE_CLIENT")
    build.write_text(f"open({str(tmp_path / 'index.html')!r}, 'w').close()")
    ensure()
    assert "Building the browser client" in capfd.readouterr().out


TRANSLATE = """
import hashlib, json, pathlib, runpy
runpy.run_path("setup.py")["translate"]()
files = pathlib.Path("build/mypyc").glob("__native_tidetable_*.[ch]")
print(json.dumps({f.name: hashlib.sha256(f.read_bytes()).hexdigest() for f in files}))
"""


@pytest.mark.thorough
def test_an_edit_of_a_game_recompiles_that_game_alone(tmp_path: Path) -> None:
    """setuptools compiles a library again when its C file or a header it includes is newer, and
    mypyc leaves a file alone that stays the same."""
    if runpy.run_path(str(ROOT / "setup.py"))["compiler"]() is None:
        pytest.skip("no C compiler")
    hidden = shutil.ignore_patterns("__pycache__", "*.so", "compiled.json", "web")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=hidden)
    for name in ("pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tmp_path / name)

    def translated() -> dict[str, str]:
        command = [sys.executable, "-c", TRANSLATE]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        found: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
        return found

    before = translated()
    rules = tmp_path / "src" / "tidetable" / "engine" / "kadora" / "rules.py"
    rules.write_text(rules.read_text() + "\n\ndef added(number: int) -> int:\n    return number\n")
    after = translated()
    assert before.keys() == after.keys()
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"__native_tidetable_kadora.c", "__native_tidetable_kadora.h"}


def test_a_matching_build_is_used(package: Path) -> None:
    done = run(f"{PLAY}; print(compiled.is_compiled(), compiled.__file__)", package)
    assert done.stdout.split()[:2] == ["False", "True"], done.stderr
    assert str(package) in done.stdout


def test_a_changed_source_is_refused(package: Path) -> None:
    rules = package / "tidetable" / "engine" / "kadora" / "rules.py"
    rules.write_text(rules.read_text() + "\n# changed\n")
    done = run(PLAY, package)
    assert done.returncode != 0
    assert "StaleEngine: engine/kadora/rules.py has changed" in done.stderr
    assert "make build" in done.stderr


def test_a_new_game_is_refused_until_it_is_compiled(package: Path) -> None:
    engine = package / "tidetable" / "engine"
    shutil.copytree(engine / "kadora", engine / "copied", ignore=shutil.ignore_patterns("*.so"))
    done = run(PLAY, package)
    assert "StaleEngine: engine/copied/" in done.stderr
    assert "is new and not compiled yet: run `make build`" in done.stderr
    code = "import tidetable.engine.copied.rules as rules; print(rules.__file__)"
    assert run(code, package, {"TIDETABLE_ENGINE": "source"}).stdout.endswith("copied/rules.py\n")


def test_a_new_module_is_refused_until_it_is_compiled(package: Path) -> None:
    (package / "tidetable" / "engine" / "kadora" / "more.py").write_text("MORE = 1\n")
    assert "engine/kadora/more.py is new" in run(PLAY, package).stderr
    (package / "tidetable" / "engine" / "kadora" / "more.py").rename(
        package / "tidetable" / "engine" / "kadora" / "words_of_a_folder.txt"
    )
    assert run(PLAY, package).stdout == "False\n"


def test_a_changed_binary_is_refused(package: Path) -> None:
    binary = next(package.glob("*__mypyc*"))
    binary.write_bytes(binary.read_bytes() + b"\0")
    assert f"{binary.name} is not the file that was built" in run(PLAY, package).stderr


def test_a_build_without_its_stamp_is_refused(package: Path) -> None:
    stamp = package / "tidetable" / "engine" / "compiled.json"
    for content in ("", "[]", "{}", None):
        if content is None:
            stamp.unlink()
        else:
            stamp.write_text(content)
        assert "StaleEngine: compiled.json is missing or unreadable" in run(PLAY, package).stderr


def test_a_removed_module_is_refused(package: Path) -> None:
    next((package / "tidetable" / "engine" / "kadora").glob("rules.*.so")).unlink()
    assert "StaleEngine" in run(PLAY, package).stderr


def test_the_source_can_be_asked_for(package: Path) -> None:
    rules = package / "tidetable" / "engine" / "kadora" / "rules.py"
    rules.write_text(rules.read_text() + "\nCHANGED = 1\n")
    code = f"{PLAY}; print(compiled.is_compiled())"
    code += "; from tidetable.engine.kadora import rules; print(rules.CHANGED)"
    done = run(code, package, {"TIDETABLE_ENGINE": "source"})
    assert done.stdout.split() == ["False", "False", "1"], done.stderr


def test_a_compiled_engine_can_be_insisted_on(package: Path) -> None:
    for path in [*package.rglob("*.so"), package / "tidetable" / "engine" / "compiled.json"]:
        path.unlink()
    done = run(PLAY, package, {"TIDETABLE_ENGINE": "compiled"})
    assert "not compiled" in done.stderr
    assert run(PLAY, package).stdout.strip() == "False"
    assert "expected source or compiled" in run(PLAY, package, {"TIDETABLE_ENGINE": "x"}).stderr


def test_the_source_finder_answers_only_for_files_that_exist() -> None:
    found = compiled.SourceFinder().find_spec
    game = found("tidetable.engine.game", None)
    assert game is not None
    assert game.origin == str(compiled.PACKAGE / "engine" / "game.py")
    folder = found("tidetable.engine.kadora", None)
    assert folder is not None
    assert folder.submodule_search_locations == [str(compiled.PACKAGE / "engine" / "kadora")]
    for missing in ("engine.nothing", "engine.kadora.text", "engine.kadora.nothing"):
        assert found(f"tidetable.{missing}", None) is None
    for foreign in ("tidetable", "tidetable.games", "tidetable.engines", "engine.game"):
        assert found(foreign, None) is None


def test_a_missing_module_is_an_import_error_in_source_mode() -> None:
    code = "import tidetable.engine.kadora.nothing"
    done = run(code, ROOT / "src", {"TIDETABLE_ENGINE": "source"})
    assert "ModuleNotFoundError: No module named 'tidetable.engine.kadora.nothing'" in done.stderr


def test_installs_and_plays_without_a_compiler(tmp_path: Path) -> None:
    """A wheel built where there is no C compiler contains plain Python, and plays."""
    tree = tmp_path / "tree"
    hidden = shutil.ignore_patterns("__pycache__", "*.so", "compiled.json", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=hidden)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    env = {**os.environ, "PATH": "/nonexistent", "CC": "/nonexistent/cc"}
    env.pop("TIDETABLE_ENGINE", None)
    build = "from setuptools import build_meta; build_meta.build_wheel('..')"
    built = subprocess.run(
        [sys.executable, "-c", build],
        cwd=tree,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert "no C compiler found" in built.stdout + built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")

    target = tmp_path / "site"
    shutil.unpack_archive(wheel, target, "zip")
    assert not list(target.rglob("*.so"))
    done = run(f"{PLAY}; print(compiled.is_compiled(), compiled.__file__)", target)
    assert done.stdout.split()[:2] == ["False", "False"], done.stderr
    assert str(target) in done.stdout
    said = subprocess.run(
        [sys.executable, "-m", "tidetable", "--lang", "en", "--version"],
        env={**env, "PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "plain Python" in said.stdout
