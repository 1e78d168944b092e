"""The figures of a balance report as CSV."""

import csv
import json
import re
from pathlib import Path

from tests.command import run
from tests.lab.test_balance import small_report
from tidetable.lab.report.page import page
from tidetable.lab.report.tables import tables

FILES = """choices-by-number choices-by-step decisions features ladder lead-changes lead-held
margins scores seats sensitivity settled turn-order turns"""
# The files of figures that are not named like them.
FILE_OF = {
    **{"order": "turn-order", "held": "lead-held", "rungs": "ladder", "what-if": "sensitivity"},
    **{"by-number": "choices-by-number", "by-step": "choices-by-step"},
    **{"had": "features", "counted": "features"},
}


def test_every_figure_has_its_numbers_in_a_file(tmp_path: Path) -> None:
    folder = tmp_path / "figures"
    results = ("--results", str(tmp_path / "games.jsonl"))
    ladder = ("--ladder", "2", "--ladder-bots", "random,greedy")
    study = ("balance", "kadora", "--games", "12", "--each", "0", *ladder, *results, "--json")
    done = run(*study, "--csv", str(folder))
    assert done.returncode == 0, done.stderr
    found = json.loads(run(*study).stdout)
    assert sorted(file.stem for file in folder.iterdir()) == FILES.split()
    rows = {}
    for file in folder.iterdir():
        with file.open(newline="") as lines:
            rows[file.stem] = list(csv.DictReader(lines))
    assert [float(row["share"]) for row in rows["seats"]] == [one[0] for one in found["seats"]]
    assert [row["tenth"] for row in rows["lead-held"]] == [str(n) for n in range(1, 11)]
    assert sum(int(row["count"]) for row in rows["turns"]) == 12
    assert [row["name"] for row in rows["features"]] == [one["name"] for one in found["features"]]
    assert float(rows["features"][0]["difference_low"]) <= float(rows["features"][0]["difference"])
    assert all(row["at"] for row in rows["choices-by-step"])
    assert [(row["bot"], row["below"]) for row in rows["ladder"]] == [("greedy", "random")]
    assert float(rows["ladder"][0]["elo"]) == found["depth"]["rungs"][0]["elo"][0]
    figures = re.findall(r'id="figure-([a-z-]+)"', page(small_report("kadora"), "en"))
    assert {FILE_OF.get(name, name) for name in [*figures, "ladder", "rungs"]} <= set(FILES.split())


def test_changed_values_are_named() -> None:
    rows = list(csv.DictReader(tables(small_report("kadora"))["sensitivity.csv"].splitlines()))
    assert rows
    changed = small_report("kadora").study.changed
    assert [(row["field"], row["instead"]) for row in rows] == [
        (one.field, one.name) for one in changed
    ]


def test_a_folder_that_cannot_be_made_is_refused_before_any_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("balance", "kadora", "--json", "--csv", str(tmp_path / "file" / "figures"))
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
