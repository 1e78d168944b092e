"""Skill depth: the ladder of bots in a balance study."""

import math
from functools import partial
from pathlib import Path

import pytest

from tests.lab.test_balance import played
from tidetable import games
from tidetable.bots import ratings
from tidetable.cli.levels import levels
from tidetable.engine.errors import SetupError
from tidetable.lab import balance
from tidetable.lab.balance import RUNG, PlayedGame, Study
from tidetable.lab.depth import Depth, depth
from tidetable.lab.level_ratings import ways
from tidetable.lab.report.numbers import report
from tidetable.lab.report.page import page
from tidetable.lab.report.words import ReportText
from tidetable.text import Text

CLIMB = balance.study(
    games.get("kadora"), 2, "random", 10, 5, {}, 0, ladder=("random", "greedy"), rung=20
)


def game(number: int, deal: int, lineup: tuple[str, str], winner: str) -> PlayedGame:
    shares = [float(name == winner) for name in lineup]
    margins = [1 if share else -1 for share in shares]
    made = partial(PlayedGame, number, deal, lineup[1], RUNG, 0)
    return made(shares, [0, 0], margins, 1, 1, "", lineup=lineup)


def climbed(*winners: str) -> Depth:
    """A ladder of a, b and c; the winners of the games of b with a, then of c with b."""
    study = Study("kadora", 2, "greedy", 0, 1, ladder=("a", "b", "c"), rung=len(winners) // 2)
    half = len(winners) // 2
    found = depth(
        study,
        [
            game(n, n, ("a", "b") if n < half else ("b", "c"), winner)
            for n, winner in enumerate(winners)
        ],
    )
    assert found is not None
    return found


def test_neighbours_of_the_ladder_meet_in_every_seating() -> None:
    meetings = [task for task in balance.tasks(CLIMB) if task.variant == RUNG]
    assert len(meetings) == 20
    assert {task.lineup for task in meetings} == {("random", "greedy"), ("greedy", "random")}
    assert {task.deal for task in meetings} == set(range(10))


def test_distances_add_up() -> None:
    """Three games out of four are 191 Elo points; here half a game is added to both sides."""
    found = climbed(*"bbba" * 50, *"cccb" * 50)
    assert found.bots == ["a", "b", "c"]
    assert [rung.ahead[0] for rung in found.rungs] == [0.75, 0.75]
    one = 400 * math.log10((150 + 0.5) / (50 + 0.5))
    assert [round(height[0]) for height in found.heights] == [0, round(one), round(2 * one)]
    assert (found.lowest, found.highest) == ("a", "c")
    assert found.elo[1] < 2 * one < found.elo[2]
    # Independent errors add up as squares.
    below = [rung.elo[0] - rung.elo[1] for rung in found.rungs]
    assert found.elo[0] - found.elo[1] == pytest.approx(math.hypot(*below))


def test_a_bot_that_is_weaker_than_the_one_below_adds_nothing() -> None:
    found = climbed(*"bbba" * 50, *"bbbc" * 50)
    assert (found.lowest, found.highest) in (("a", "b"), ("c", "b"))
    assert found.elo[0] == pytest.approx(found.rungs[0].elo[0])
    falling = climbed(*"aaab" * 50, *"bbbc" * 50)
    assert (falling.lowest, falling.highest) == ("c", "a")
    assert falling.elo[0] == pytest.approx(-falling.heights[2][0])
    assert 0 < falling.elo[1] < falling.elo[0] < falling.elo[2]


def test_a_bot_that_always_wins_is_a_finite_distance_ahead() -> None:
    found = climbed(*"b" * 40, *"c" * 40)
    for rung in found.rungs:
        assert rung.ahead[0] == 1.0
        assert 100 < rung.elo[1] < rung.elo[0] < rung.elo[2] < 2000


def test_the_ladder_is_in_the_report() -> None:
    found = report(CLIMB, played(CLIMB))
    assert found.games == 10  # games of the ladder are not those that are watched
    assert found.depth is not None
    assert found.depth.rungs[0].games == 20
    assert found.depth.elo[1] > 0  # greedy is better than chance
    html = page(found, "en")
    assert 'id="figure-ladder"' in html
    assert 'id="figure-rungs"' in html
    assert "20 games by random, greedy · seed 5" in html
    assert "--ladder 20 --ladder-bots random,greedy" in html
    sentences = ReportText("en", found.study).findings(found)
    assert any("from “random” to “greedy” it is" in one for one in sentences)


def test_a_study_without_a_ladder_has_no_section() -> None:
    study = balance.study(
        games.get("kadora"), 2, "random", 10, 5, {}, 0, ladder=("greedy",), rung=9
    )
    assert study.rung == 0
    found = report(study, played(study))
    assert found.depth is None
    html = page(found, "en")
    assert "figure-ladder" not in html
    assert "--ladder 0" in html


def test_a_ladder_of_unknown_bots_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown-bot"):
        balance.study(games.get("kadora"), 2, "greedy", 10, 5, {}, ladder=("random", "ace"), rung=2)


def test_the_levels_of_a_game_are_rated_by_command(tmp_path: Path) -> None:
    out = tmp_path / "ratings.json"
    kadora = games.get("kadora")
    levels(Text("en"), [kadora], "random,greedy", "4", 1, 1, tmp_path / "games", out)
    way = ratings.read(out).ways["kadora"]
    assert way.ratings["greedy"].rating == 1000
    assert way.ratings["random"].rating < 1000
    assert [(step.bot, step.below, step.games) for step in way.steps] == [("greedy", "random", 4)]
    assert way.command == "tidetable levels kadora --games 4 --bots random,greedy --seed 1"
    before = (tmp_path / "games" / "kadora-greedy.jsonl").read_bytes()
    levels(Text("en"), [kadora], "random,greedy", "4", 1, 1, tmp_path / "games", out)  # resumed
    assert (tmp_path / "games" / "kadora-greedy.jsonl").read_bytes() == before
    assert set(ways(games.get("octocube"))) == {
        f"octocube/{mode}" for mode in ("standard", "family", "advanced")
    }


def test_each_step_may_have_a_number_of_games_of_its_own(tmp_path: Path) -> None:
    out, kadora = tmp_path / "ratings.json", games.get("kadora")
    names = "random,search-2,greedy"
    levels(Text("en"), [kadora], names, "4,6", 1, 1, tmp_path / "games", out)
    way = ratings.read(out).ways["kadora"]
    assert [(step.bot, step.games) for step in way.steps] == [("search-2", 4), ("greedy", 6)]
    assert way.command == f"tidetable levels kadora --games 4,6 --bots {names} --seed 1"
    for wrong in ("4,6,8", "4,", "4,1", "many"):
        with pytest.raises(SetupError, match="bad-number"):
            levels(Text("en"), [kadora], names, wrong, 1, 1, None, out)
    with pytest.raises(SetupError, match="bad-number"):  # no two neighbours
        levels(Text("en"), [kadora], "greedy", "4", 1, 1, None, out)
