"""The compiled engine fits its source or is refused; without a compiler everything still works."""

import ast
import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PLAY = "from tidetable import games, compiled; print(games.get('kadora').new(players=2).over)"


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
    if not list((ROOT / "src").glob("*__mypyc*")):
        pytest.skip("the engine is not compiled here: no C compiler")
    copy = tmp_path / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return copy


def test_no_struct_is_compiled() -> None:
    """mypyc would make another class of it, which msgspec does not know."""
    stamp = ROOT / "src" / "tidetable" / "engine" / "compiled.json"
    if not stamp.exists():
        pytest.skip("the engine is not compiled here: no C compiler")
    (built,) = json.loads(stamp.read_text()).values()
    sources = [ROOT / "src" / name for name in built if name.endswith(".py")]
    assert ROOT / "src" / "tidetable" / "server" / "sight.py" in sources
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.ClassDef):
                assert not any("Struct" in ast.unparse(base) for base in node.bases), source


@pytest.mark.parametrize(
    ("fails", "libraries"),
    [
        (0, ["tidetable_engine", "tidetable_server"]),
        (1, ["tidetable_engine"]),  # as where the server's libraries are not installed
        (2, []),
    ],
)
def test_what_cannot_be_compiled_is_left_out(
    fails: int, libraries: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Any] = []

    def mypycify(paths: list[str], separate: list[tuple[list[str], str]], **_: object) -> list[Any]:
        tried.append(separate)
        if len(tried) <= fails:
            sys.exit(1)
        return [SimpleNamespace(name=name, extra_compile_args=[]) for _, name in separate]

    told: dict[str, Any] = {}
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("TIDETABLE_COMPILE", raising=False)
    monkeypatch.setenv("CC", sys.executable)  # something that is there
    monkeypatch.setattr("mypyc.build.mypycify", mypycify)
    monkeypatch.setattr("setuptools.setup", told.update)
    names = runpy.run_path(str(ROOT / "setup.py"))
    assert [module.name for module in told["ext_modules"]] == libraries
    server = ROOT / "src" / "tidetable" / "server" / "sight.py"
    assert (server in names["compiled_from"]) == ("tidetable_server" in libraries)


def test_a_fitting_build_is_used(package: Path) -> None:
    done = run(f"{PLAY}; print(compiled.is_compiled(), compiled.__file__)", package)
    assert done.stdout.split()[:2] == ["False", "True"], done.stderr
    assert str(package) in done.stdout


def test_a_changed_source_is_refused_loudly(package: Path) -> None:
    rules = package / "tidetable" / "engine" / "kadora" / "rules.py"
    rules.write_text(rules.read_text() + "\n# changed\n")
    done = run(PLAY, package)
    assert done.returncode != 0
    assert "StaleEngine" in done.stderr
    assert "rules.py" in done.stderr
    assert "make build" in done.stderr


def test_a_changed_binary_is_refused(package: Path) -> None:
    binary = next(package.glob("*__mypyc*"))
    binary.write_bytes(binary.read_bytes() + b"\0")
    assert "StaleEngine" in run(PLAY, package).stderr


def test_a_build_without_its_stamp_is_refused(package: Path) -> None:
    (package / "tidetable" / "engine" / "compiled.json").unlink()
    assert "StaleEngine" in run(PLAY, package).stderr


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


def test_installs_and_plays_without_a_compiler(tmp_path: Path) -> None:
    """A wheel built with no C compiler in sight holds plain Python, and plays."""
    tree = tmp_path / "tree"
    hidden = shutil.ignore_patterns("__pycache__", "*.so", "compiled.json", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=hidden)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    env = {**os.environ, "PATH": "/nonexistent", "CC": "/nonexistent/cc"}
    env.pop("TIDETABLE_ENGINE", None)
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "-w"]
    built = subprocess.run(
        [*pip, str(tmp_path), str(tree)], capture_output=True, text=True, env=env, check=False
    )
    assert built.returncode == 0, built.stderr
    assert "no C compiler found" in built.stdout + built.stderr
    wheel = next(tmp_path.glob("*.whl"))

    target = tmp_path / "site"
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--target", str(target)]
    subprocess.run([*install, str(wheel)], check=True, capture_output=True, env=env)
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
