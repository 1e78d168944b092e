"""Fitting the judge: repeatable, resumable, and better than knowing nothing."""

from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.command import run
from tidetable import games
from tidetable.engine.errors import SetupError
from tidetable.engine.heuristics import Heuristics
from tidetable.engine.judge_file import read, text_of
from tidetable.lab import fitting, training
from tidetable.lab.report.training_page import page
from tidetable.lab.training import Gathered, Plan

PLAN = Plan("octocube", "greedy", (2, 3), 15, 4)


def gathered(plan: Plan, file: Path | None = None) -> Gathered:
    found = Gathered(plan, file)
    for task in found.missing():
        found.add(training.play(plan, task))
    return found


def test_a_stopped_run_is_resumed_and_gives_the_same_weights(tmp_path: Path) -> None:
    whole = gathered(PLAN).in_order()
    file = tmp_path / "games.jsonl"
    begun = Gathered(PLAN, file)
    for task in begun.missing()[:6]:
        begun.add(training.play(PLAN, task))
    again = Gathered(PLAN, file)
    assert len(again.missing()) == 9
    resumed = gathered(PLAN, file).in_order()
    fit = partial(fitting.trained, PLAN, command="as before", before=None)
    one, two = fit(whole), fit(resumed)
    assert (one.first, one.second) == (two.first, two.second)
    assert one.provenance == two.provenance
    assert one.provenance.positions == sum(game.positions for game in whole)
    metrics = one.provenance.metrics
    assert metrics["log_loss_fitted"] < metrics["log_loss_even"]


def test_a_game_without_a_judge_cannot_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game here has one, so one is taken away."""
    kadora = games.get("kadora")
    simple = SimpleNamespace(heuristics=Heuristics, new=kadora.new)
    monkeypatch.setattr(training, "games", SimpleNamespace(get=lambda name: simple))
    with pytest.raises(SetupError) as refusal:
        training.check(Plan("kadora", "greedy", (3,), 10, 1))
    assert refusal.value.code == "no-judge"


def test_games_in_a_file_are_fitted_to_the_same_weights(tmp_path: Path) -> None:
    plan = Plan("kadora", "greedy", (2,), 40, 4)
    training.check(plan)
    file = tmp_path / "games.jsonl"
    played = gathered(plan, file).in_order()
    assert all(len(one.margins) == 2 for one in played)
    fit = partial(fitting.trained, plan, command="as before", before=None)
    one, two = fit(played), fit(Gathered(plan, file).in_order())
    assert (one.first, one.second, one.provenance) == (two.first, two.second, two.provenance)
    metrics = one.provenance.metrics
    assert metrics["log_loss_fitted"] < metrics["log_loss_even"]
    assert read(text_of(one), "kadora", one.features) == one
    bins = fitting.calibration(played, one)
    positions = sum(game.positions for game in played if game.number % fitting.HELD_OUT == 0)
    assert sum(each.positions for each in bins) == 2 * positions  # from the side of both seats
    assert "aside" in page(one, bins, "en")
    with pytest.raises(SetupError):
        fit(played[1:2])


def test_modes_are_played_in_turn_if_they_have_the_same_judge() -> None:
    plan = Plan("octocube", "greedy", (2, 3), 10, 1, {"mode": "standard,advanced"})
    training.check(plan)
    dealt = [plan.begin(n, plan.players[n % 2], 1) for n in range(4)]
    played = [(state.setup.options["mode"], state.players) for state in dealt]
    assert played == [("standard", 2), ("standard", 3), ("advanced", 2), ("advanced", 3)]
    with pytest.raises(SetupError):
        training.check(Plan("octocube", "greedy", (2,), 10, 1, {"mode": "standard,family"}))


def test_the_command_writes_weights(tmp_path: Path) -> None:
    out = tmp_path / "judge.json"
    done = run(
        *("train", "octocube", "--level", "greedy", "--players", "2", "--games", "10"),
        *("--out", str(out), "--report", str(tmp_path / "judge.html")),
    )
    assert done.returncode == 0, done.stderr
    assert "majorities" in done.stdout
    page = (tmp_path / "judge.html").read_text()
    assert "majorities" in page
    assert "--games 10 --seed 1" in page
    octocube = games.get("octocube")
    names = octocube.heuristics().feature_names(octocube.new(players=2, seed=1))
    found = read(out.read_bytes(), "octocube", names)
    assert found.provenance.games == 10
    assert "--games 10 --seed 1" in found.provenance.command


def test_games_of_an_earlier_run_are_fitted_too(tmp_path: Path) -> None:
    kadora = ("train", "kadora", "--level", "greedy", "--players", "2", "--games", "10")
    first, out = tmp_path / "first.jsonl", tmp_path / "judge.json"
    done = run(*kadora, "--seed", "3", "--results", str(first), "--out", str(out))
    assert done.returncode == 0, done.stderr
    done = run(*kadora, "--also", str(first), "--units", "4", "--out", str(out))
    assert done.returncode == 0, done.stderr
    game = games.get("kadora")
    found = read(out.read_bytes(), "kadora", game.heuristics().feature_names(game.new(2, seed=1)))
    assert len(found.second[0]) == 4
    source = found.provenance
    assert source.games == 20
    common = "tidetable train kadora --level greedy --players 2 --games 10"
    earlier, last = source.command.split("; ")
    assert earlier == f"{common} --seed 3 --results run1.jsonl"
    assert last == f"{common} --seed 1 --also run1.jsonl --units 4"
    both = [
        *Gathered.of(first).in_order(),
        *gathered(Plan("kadora", "greedy", (2,), 10, 1)).in_order(),
    ]
    again = fitting.trained(Plan("kadora", "greedy", (2,), 10, 1), both, "", None, units=4)
    assert (again.first, again.second) == (found.first, found.second)


def test_games_for_another_judge_and_broken_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    gathered(Plan("octocube", "greedy", (2,), 1, 1), file)
    family = ("train", "octocube", "--option", "mode=family", "--games", "10", "--also", str(file))
    refused = run(*family)
    assert refused.returncode == 2
    assert "octocube/judge.json" in refused.stderr
    file.write_text("{}\n")
    refused = run(*family)
    assert refused.returncode == 2
    assert "games.jsonl" in refused.stderr


def test_twenty_thousand_games_fit_into_memory() -> None:
    """As lists, nine thousand games of Kadora took five gigabytes."""
    game = training.play(Plan("kadora", "greedy", (4,), 1, 1), training.Task(0, 4))
    kadora = games.get("kadora")
    row = len(kadora.heuristics().features(kadora.new(players=4, seed=1))) - 1
    assert len(game.features) == game.positions * row * 4
    assert 20_000 * len(game.features) < 2e9
