"""The arena: fair seatings, reproducible games, the same result wherever they are played."""

from functools import partial
from io import StringIO
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

from tests.command import run as run_command
from tidetable import bots
from tidetable.cli.arena import ladder_table, pairs_table
from tidetable.engine.errors import RecordError, SetupError
from tidetable.lab import arena, ladder_plot, measures
from tidetable.lab.arena import Contest, PlayedGame, Results, Task
from tidetable.lab.ladder import Pair, Row, by_deal, ladder, nobody, pairs, share_by_deal
from tidetable.lab.workers import run_jobs
from tidetable.text import Text

SMALL = Contest("kadora", ("random", "greedy"), 2, 12, 3)


def outcome(played: PlayedGame) -> tuple[object, ...]:
    """Everything except the times."""
    return played.number, played.lineup, played.shares, played.scores, played.margins


def run(contest: Contest, jobs: int = 1, ray: str | None = None) -> list[tuple[object, ...]]:
    done = run_jobs(partial(arena.play, contest), list(arena.tasks(contest)), jobs, ray)
    return sorted(map(outcome, done), key=lambda one: str(one[0]).zfill(6))


def test_every_deal_is_played_in_every_seating() -> None:
    found = list(arena.tasks(Contest("kadora", ("a", "b", "c"), 3, 7, 1)))
    assert [task.number for task in found] == list(
        range(9)
    )  # the last deal is played in all seatings
    for deal in range(3):
        lineups = [task.lineup for task in found if task.deal == deal]
        assert lineups == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_bots_are_repeated_to_fill_the_table() -> None:
    four = [task.lineup for task in arena.tasks(Contest("kadora", ("a", "b"), 4, 2, 1))]
    assert four == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    lone = [task.lineup for task in arena.tasks(Contest("kadora", ("a", "b", "b", "b"), 4, 4, 1))]
    assert [lineup.index("a") for lineup in lone] == [0, 3, 2, 1]
    pairs = {task.lineup for task in arena.tasks(Contest("kadora", ("a", "b", "c"), 2, 6, 1))}
    assert len(pairs) == 6


def test_a_game_replays_exactly() -> None:
    contest = Contest("kadora", ("easy", "greedy"), 3, 3, 5)
    for task in arena.tasks(contest):
        assert outcome(arena.play(contest, task)) == outcome(arena.play(contest, task))


def test_seatings_of_a_deal_have_the_same_cards() -> None:
    contest = Contest("kadora", ("greedy",), 2, 3, 5)
    assert len(list(arena.tasks(contest))) == 3  # one bot: all seatings are the same
    same = [arena.play(contest, Task(n, 4, ("greedy", "greedy"))) for n in (0, 1)]
    assert same[0].scores == same[1].scores


def test_one_process_and_two_agree() -> None:
    assert run(SMALL) == run(SMALL, jobs=2)


@pytest.mark.thorough
def test_one_process_and_ray_agree() -> None:
    pytest.importorskip("ray")
    assert run(SMALL) == run(SMALL, ray="local")


def test_a_stopped_contest_can_be_resumed(tmp_path: Path) -> None:
    whole = run(SMALL)
    file = tmp_path / "contest.jsonl"
    first = Results(SMALL, file)
    for task in first.missing()[:5]:
        first.add(arena.play(SMALL, task))
    file.write_bytes(file.read_bytes()[:-20])  # killed while writing the fifth
    again = Results(SMALL, file)
    assert len(again.missing()) == 8
    for task in again.missing():
        again.add(arena.play(SMALL, task))
    assert [outcome(played) for played in Results(SMALL, file).in_order()] == whole


def test_the_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    Results(SMALL, file)
    with pytest.raises(RecordError, match="arena-other"):
        Results(Contest("kadora", ("random", "greedy"), 2, 12, 4), file)
    file.write_text("what is this\n")
    with pytest.raises(RecordError, match="arena-other"):
        Results(SMALL, file)


@pytest.mark.parametrize(
    "contest",
    [
        Contest("kadora", ("random", "genius"), 2, 2, 1),
        Contest("kadora", (), 2, 2, 1),
        Contest("kadora", ("random",), 5, 2, 1),
        Contest("chess", ("random",), 2, 2, 1),
        Contest("kadora", ("random",), 2, 2, -1),
    ],
)
def test_invalid_settings_are_rejected_before_any_game(contest: Contest) -> None:
    with pytest.raises(SetupError):
        arena.check(contest)


def made(number: int, lineup: tuple[str, ...], shares: list[float]) -> PlayedGame:
    margins = [10 if share else -10 for share in shares]
    return PlayedGame(number, number // 2, lineup, shares, margins, [0, 0], [[1.0], [3.0]])


def test_the_ladder() -> None:
    games = []
    for number in range(0, 40, 2):
        games.append(made(number, ("a", "b"), [1.0, 0.0]))
        b_wins = number % 10 == 0
        games.append(made(number + 1, ("b", "a"), [1.0, 0.0] if b_wins else [0.0, 1.0]))
    first, second = ladder(games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.share == pytest.approx(0.9)
    assert second.share == pytest.approx(0.1)
    assert first.low < 0.9 < first.high
    assert first.rating > second.rating
    assert first.fair == 0.5
    assert first.margin == pytest.approx(8)
    assert first.median_ms == 1.0 or first.median_ms == 2.0
    assert nobody(games) == 0


def test_the_ladder_as_a_picture(tmp_path: Path) -> None:
    rows = ladder([made(0, ("a", "b"), [1.0, 0.0]), made(1, ("b", "a"), [1.0, 0.0])])
    for suffix, start in ((".png", b"\x89PNG"), (".svg", b"<svg"), (".pdf", b"%PDF")):
        file = tmp_path / f"ladder{suffix}"
        ladder_plot.check(file)
        ladder_plot.write(Text("en"), "A title", rows, file)
        assert file.read_bytes().startswith(start)
    assert "A title" in (tmp_path / "ladder.svg").read_text()
    with pytest.raises(SetupError, match="cannot-write"):
        ladder_plot.check(tmp_path / "ladder.bmp")
    with pytest.raises(SetupError, match="cannot-write"):
        ladder_plot.write(Text("en"), "", rows, tmp_path / "missing" / "ladder.png")


def test_games_of_one_deal_count_as_one_observation() -> None:
    mean, error = by_deal({0: [1.0, 0.0], 1: [0.0, 1.0], 2: [1.0, 0.0]})
    assert mean == 0.5
    assert error == 0  # every deal ended even, so luck cancelled out


def test_greedy_is_far_stronger_than_random() -> None:
    contest = Contest("kadora", ("greedy", "random"), 2, 200, 1)
    rows = ladder(arena.play(contest, task) for task in arena.tasks(contest))
    assert rows[0].bot == "greedy"
    assert rows[0].low > 0.7
    assert bots.names().index("random") < bots.names().index("greedy")


def test_an_interval_has_a_width_even_where_every_game_was_won() -> None:
    share, low, high = share_by_deal({deal: [1.0, 1.0] for deal in range(50)})
    assert (share, high) == (1.0, 1.0)
    assert 0.9 < low < 0.95  # Wilson's for 50 games
    rows = ladder([made(2 * deal, ("a", "b"), [1.0, 0.0]) for deal in range(10)])
    assert rows[0].low < 0.9
    assert rows[1].high > 0.1


def test_an_interval_is_never_printed_without_its_width() -> None:
    _, low, _ = measures.share(10_000, 10_000)
    rows = [
        Row("a", 40, 1, 10_000, 1.0, low, 1.0, 0.5, 9, 1, 0, 0),
        Row("b", 10, 1, 10_000, 0.0, 0.0, 1 - low, 0.5, -9, 1, 0, 0),
    ]
    met = [Pair("a", "b", 10_000, 1.0, low, 1.0), Pair("b", "a", 10_000, 0.0, 0.0, 1 - low)]
    console, text = Console(file=StringIO(), width=100), Text("en")
    console.print(ladder_table(text, rows), pairs_table(text, ["a", "b"], met))
    shown = cast(StringIO, console.file).getvalue()
    assert "99.9 - 100.0" in shown
    assert "0.0 - 0.1" in shown
    assert "100 (99-100)" in shown
    assert "0 (0-1)" in shown


def test_deals_that_vary_little_give_a_narrow_interval() -> None:
    """Each bot wins one of the two games of each deal: the luck of the deal cancels out."""
    _, low, high = share_by_deal({deal: [1.0, 0.0] for deal in range(50)})
    _, wide_low, wide_high = share_by_deal({deal: [float(deal % 2)] * 2 for deal in range(50)})
    assert high - low < wide_high - wide_low
    assert wide_low == pytest.approx(measures.share(25, 50)[1], abs=0.01)


def test_the_fair_share_leaves_out_games_that_nobody_wins() -> None:
    ends = [[1.0, 0.0], [0.0, 0.0]] * 5
    played = [made(number, ("a", "b"), shares) for number, shares in enumerate(ends)]
    assert [row.fair for row in ladder(played)] == [0.25, 0.25]
    assert nobody(played) == 0.5


def test_who_beats_whom() -> None:
    played = [
        PlayedGame(n, n, ("a", "b", "c"), [1.0, 0.0, 0.0], [3, -3, -5], [9, 6, 4], [[], [], []])
        for n in range(8)
    ]
    found = {(pair.bot, pair.rival): pair for pair in pairs(played)}
    assert len(found) == 6
    assert found["a", "b"].share == found["b", "c"].share == 1.0
    assert found["c", "a"].share == 0.0
    assert found["c", "a"].high > 0.1
    assert found["a", "b"].games == 8


def test_the_arena_prints_the_pairs_and_that_the_fewest_points_win() -> None:
    done = run_command("arena", "kadora", "--bots", "greedy,random,easy", "--games", "12")
    assert "Who beats whom" in done.stdout
    assert "the lowest wins" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    other = run_command("arena", "octocube", "--bots", "greedy,random", "--games", "2")
    assert "the lowest wins" not in other.stdout
    assert "Who beats whom" not in other.stdout
