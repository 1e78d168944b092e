"""`tidetable static`: what it refuses, and what its help says. tests/browser/test_static.py runs it
to the end."""

import importlib.util
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tidetable.cli import static as command
from tidetable.engine.errors import SetupError
from tidetable.text import LANGUAGES, Text
from web.tools import build as tool


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The tool that builds the folder is only noted."""
    commands: list[list[str]] = []

    def run(arguments: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        commands.append(arguments)
        return subprocess.CompletedProcess(arguments, 0)

    monkeypatch.setattr(subprocess, "run", run)
    return commands


def test_a_new_folder_or_an_earlier_one_is_written(tmp_path: Path, built: list[list[str]]) -> None:
    earlier = tmp_path / "earlier"
    earlier.mkdir()
    (earlier / command.WRITTEN).write_text("{}")
    for folder in (tmp_path / "new", earlier):
        command.static(Text("en"), folder)
    assert [one[-1] for one in built] == [str(tmp_path / "new"), str(earlier)]


def test_what_somebody_else_has_written_stays(tmp_path: Path, built: list[list[str]]) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    for taken in (tmp_path, tmp_path / "letter.txt"):
        with pytest.raises(SetupError, match="static-folder"):
            command.static(Text("en"), taken)
    assert not built


@pytest.mark.parametrize(("status", "code"), [(tool.NO_NODE, "static-node"), (1, "static-failed")])
def test_a_failure_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, code: str
) -> None:
    ended: subprocess.CompletedProcess[str] = subprocess.CompletedProcess([], status)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: ended)
    with pytest.raises(SetupError, match=code):
        command.static(Text("en"), tmp_path / "new")


def test_without_node_the_tool_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1))
    with pytest.raises(SystemExit) as ended:
        tool.programs()
    assert ended.value.code == command.NO_NODE == tool.NO_NODE
    assert "Node.js" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_says_what_to_do_with_the_folder(lang: str) -> None:
    text = Text(lang)
    assert "tidetable serve --offline DIR" in text("help-static")
    assert "build/static" in text("help-static-folder")
