"""A short run of the soak, and whether it reports a failure."""

import pytest

from tests import soak
from tests.engine.modes import THOROUGH, Mode, modes
from tidetable import games
from tidetable.engine.game import State


def test_a_short_soak_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    many = "10" if THOROUGH else "1"  # of each mode
    assert soak.main(["--games", many, "--jobs", "1"]) == 0
    assert "no failures" in capsys.readouterr().out


def test_the_plan_names_games_that_exist() -> None:
    assert set(soak.GAMES) < set(games.names())


def test_a_failure_prints_the_seed_and_how_to_play_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mode = str(modes()[0])

    def fails_at_73(mode: Mode, state: State) -> None:
        assert state.chance.seed != 73, "found something"

    monkeypatch.setattr(soak, "check_end", fails_at_73)
    assert soak.main(["--games", "10", "--first", "70", "--mode", mode, "--jobs", "1"]) == 1
    shown = capsys.readouterr().out
    assert "found something" in shown
    assert f"FAILED: {mode} seed 73" in shown
    assert f"--games 1 --mode {mode} --first 73" in shown


def test_batches_cover_every_seed_once() -> None:
    played = [
        seed
        for batch in soak.batches("kadora-2", 7, 1203)
        for seed in range(batch.first, batch.first + batch.games)
    ]
    assert played == list(range(7, 1210))
