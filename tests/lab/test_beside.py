"""Balance reports side by side."""

import csv
import re
from functools import cache
from pathlib import Path

import pytest

from tests.command import run
from tests.lab.test_balance import played
from tidetable import games
from tidetable.engine.errors import RecordError
from tidetable.lab import balance
from tidetable.lab.report.beside import beside, labels, measured
from tidetable.lab.report.numbers import Report, report
from tidetable.text import LANGUAGES

LADDER = ("random", "greedy")


@cache
def small(game: str, players: int = 2, mode: str = "", rung: int = 2) -> Report:
    options = {"mode": mode} if mode else {}
    study = balance.study(
        *(games.get(game), players, "random", 12, 3, options, 0), ladder=LADDER, rung=rung
    )
    return report(study, played(study))


def test_labels_say_what_differs() -> None:
    kadora, octocube, family = small("kadora"), small("octocube"), small("octocube", 2, "family")
    assert labels([kadora, octocube], "en") == ["De schat van Kadora", "Octocube"]
    assert labels([octocube, family], "en") == ["the usual options", "mode=family"]
    assert labels([kadora, small("kadora", 3)], "en") == ["2 players", "3 players"]
    assert labels([kadora, kadora], "en") == ["1", "2"]


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.thorough) for one in LANGUAGES[1:])]
)
def test_every_figure_of_every_study(language: str) -> None:
    html = beside([small("kadora"), small("octocube")], language)
    assert not re.search(r"https?:|//[a-z]|url\(|@import|<script", html)
    figures = re.findall(r'<figure id="figure-([a-z-]+)-(\d)"', html)
    assert len(figures) == len(set(figures))
    assert {name for name, number in figures if number == "1"} == {
        name for name, number in figures if number == "2"
    }
    assert {"order", "turns", "held", "by-step", "ladder", "rungs"} <= {name for name, _ in figures}
    assert html.count('class="figures of-2"') == len(figures) // 2


def test_a_figure_that_one_study_lacks_is_left_out() -> None:
    html = beside([small("kadora"), small("kadora", 3, rung=0)], "en")
    assert "figure-ladder" not in html
    assert "figure-turns-2" in html
    depths = measured([small("kadora"), small("kadora", 3, rung=0)])[-1]
    assert depths.name == "depth"
    assert depths.values[0] is not None
    assert depths.values[1] is None


@pytest.mark.thorough
def test_the_command(tmp_path: Path) -> None:
    files = []
    for name, option in (("standard", "standard"), ("family", "family")):
        files.append(str(tmp_path / f"{name}.jsonl"))
        done = run(
            *("balance", "octocube", "--players", "2", "--games", "10", "--bot", "random"),
            *("--option", f"mode={option}", "--each", "0", "--ladder", "2"),
            *("--ladder-bots", "random,greedy", "--results", files[-1]),
            *("--out", str(tmp_path / "x.html")),
        )
        assert done.returncode == 0, done.stderr
    page, sheet = tmp_path / "both.html", tmp_path / "both.csv"
    done = run("compare", *files, "--out", str(page), "--csv", str(sheet))
    assert done.returncode == 0, done.stderr
    assert "mode=family" in done.stdout
    assert "skill depth" in done.stdout
    assert "mode=standard \u2013 mode=family" in page.read_text(encoding="utf-8")
    with sheet.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert {row["study"] for row in rows} == {"mode=standard", "mode=family"}
    assert {row["measure"] for row in rows} >= {"first", "turns", "depth"}


def test_what_cannot_be_compared_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text('{"game": "kadora"}\n')
    with pytest.raises(RecordError, match="no-study"):
        balance.read(other)
    for files in ([other], [other, other], [tmp_path / "missing", other], [other] * 5):
        done = run("compare", *map(str, files), "--out", str(tmp_path / "x.html"))
        assert done.returncode == 2
        assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "x.html").exists()
