"""Where an extra is missing, one line says which one, in Python as on the command line."""

import importlib
import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.command import run
from tidetable import extras

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"""(?:extras\.(?:needed|require)\(|extra=)["']([a-z]+)["']""")
NEEDED = {
    "tidetable.lab.vector": ("numpy", "lab"),
    "tidetable.lab.gym": ("gymnasium", "lab"),
    "tidetable.lab.pettingzoo": ("pettingzoo", "lab"),
    "tidetable.lab.openspiel": ("pyspiel", "openspiel"),
    "tidetable.lab.ladder": ("openskill", "lab"),
    "tidetable.lab.ladder_plot": ("vl_convert", "lab"),
    "tidetable.lab.report.charts": ("vl_convert", "lab"),
}


@pytest.mark.parametrize("module", NEEDED)
def test_a_missing_package_is_named_with_its_extra(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, extra = NEEDED[module]
    monkeypatch.delitem(sys.modules, module, raising=False)
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(extras.MissingExtra) as missing:
        importlib.import_module(module)
    install = f"pip install 'tidetable-games[{extra}]'"
    assert str(missing.value).endswith(f" is not installed: {install}")
    assert "\n" not in str(missing.value)


def test_a_package_can_be_required_without_importing_it() -> None:
    extras.require("server", "msgspec")
    with pytest.raises(extras.MissingExtra, match=r"tidetable-games\[server\]"):
        extras.require("server", "no_such_package")


def test_a_missing_module_of_ours_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError) as error, extras.needed("lab"):
        importlib.import_module("tidetable.lab.nothing")
    assert not isinstance(error.value, extras.MissingExtra)


def test_the_command_line_says_it_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tidetable.cli.arena", raising=False)
    monkeypatch.setitem(sys.modules, "tidetable.lab.ladder", None)
    done = run("arena", "kadora")
    assert done.returncode == 2
    assert "pip install 'tidetable-games[lab]'" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_every_extra_that_is_asked_for_exists() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    asked = {
        extra
        for file in (ROOT / "src").rglob("*.py")
        for extra in NAMED.findall(file.read_text(encoding="utf-8"))
    }
    assert {"lab", "data", "pandas", "ray", "server"} <= asked
    assert asked <= set(extras)
