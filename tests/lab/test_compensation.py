"""The examples that look for what would make up for not moving first."""

import runpy
from pathlib import Path

import pytest

from tests.command import run
from tidetable import bots, games

EXAMPLE = Path(__file__).parents[2] / "examples" / "compensation.py"


def test_it_finds_the_points_that_the_first_player_is_ahead() -> None:
    wins = runpy.run_path(str(EXAMPLE))["wins"]
    games = [[10, 8], [9, 7], [12, 8], [7, 9]]  # two points ahead on average
    assert wins(games, (0, 0)) == [3, 1]
    assert wins(games, (0, 2)) == [2, 2]  # two shared wins
    assert wins(games, (0, 5)) == [0, 4]


@pytest.mark.thorough
def test_it_reads_the_games_of_a_balance_study(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path / "games.jsonl"
    common = ("--players", "2", "--games", "10", "--bot", "random", "--each", "0")
    run("balance", "octocube", *common, "--results", str(games), "--out", str(tmp_path / "x.html"))
    runpy.run_path(str(EXAMPLE))["main"](games)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "points in advance (0, 0)" in lines[0]
    assert lines[1].endswith("in 5 games")


def test_with_equal_turns_the_round_is_finished() -> None:
    """Then everybody gets one more turn, as in the rules."""
    play = runpy.run_path(str(EXAMPLE.with_name("first_player.py")))["play"]
    uneven = 0
    for seed in range(4):
        turns, longer = (
            int(games.get("poseidon").turn(play(bots.get("greedy"), seed, equal))) - 1  # the setup
            for equal in (False, True)
        )
        assert 0 <= longer - turns < 3
        assert longer % 3 == 0
        uneven += turns % 3 > 0
    assert uneven
