"""The puzzles that come with the games: they are what their file says, and give nothing away."""

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from tests.command import run
from tidetable import games
from tidetable.bots.contract import Perspective
from tidetable.engine.chance import Rng
from tidetable.engine.errors import SetupError
from tidetable.engine.game import State
from tidetable.engine.playout import play_random
from tidetable.puzzles import file, make, rating
from tidetable.puzzles.compare import ranked
from tidetable.puzzles.file import Named, puzzles_of
from tidetable.puzzles.position import daily, position, shown, solution

LEAST = {"kadora": 100, "octocube": 100, "poseidon": 100}  # puzzles in the files
GAMES = tuple(LEAST)
SAMPLE = 2  # puzzles of each game that every run checks again
SHALLOW = 500  # iterations for each move, with a seed that the file has not used


def sample(game: str, count: int) -> list[Named]:
    known = list(puzzles_of(game).values())
    return known[:: max(1, len(known) // count)][:count]


def led(named: Named, iterations: int) -> float:
    """By how much the solution leads the other moves that came close."""
    perspective = Perspective(named.state())
    others = [action for action, _ in named.puzzle.values[:4]]
    found = {one.action: one.win for one in ranked(perspective, others, iterations, range(90, 91))}
    best = found.pop(named.puzzle.best)
    return best - max(found.values())


# -- the files -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_checked_well_enough(game: str) -> None:
    known = puzzles_of(game)
    assert len(known) >= LEAST[game]
    for named in known.values():
        head, puzzle = named.head, named.puzzle
        state = named.state()
        assert not state.over
        assert len(state.actions()) >= 3
        values = dict(puzzle.values)
        assert puzzle.best == puzzle.values[0][0]
        assert set(values) <= set(state.actions())
        assert puzzle.margin >= head.margin
        assert puzzle.margin >= 5 * puzzle.error
        assert puzzle.depth == head.iterations * head.seeds >= 2000
        assert puzzle.rating == rating.initial(puzzle.found)
        assert date.fromisoformat(named.made)
        assert head.command.startswith("tidetable puzzles make")


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_solved_again_by_another_search(game: str) -> None:
    for named in sample(game, SAMPLE):
        assert led(named, SHALLOW) > 0, named.id


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_solved_again_by_another_search(game: str) -> None:
    doubtful = [named.id for named in puzzles_of(game).values() if led(named, 1500) < 0.02]
    assert doubtful == []


def test_puzzles_differ_in_difficulty() -> None:
    for game in GAMES:
        ratings = [named.puzzle.rating for named in puzzles_of(game).values()]
        assert ratings == sorted(ratings)
        assert ratings[-1] - ratings[0] >= 400


# -- nothing hidden --------------------------------------------------------------------------------


def sent(named: Named, state: State) -> bytes:
    """Everything that a solver can get: the position and, later, the solution."""

    class Other(Named, frozen=True, eq=False):
        def state(self) -> State:
            return state

    other = Other(named.id, named.puzzle, named.head, named.made)
    return msgspec.json.encode([shown(state), solution(other)])


@pytest.mark.parametrize("game", GAMES)
def test_a_solver_learns_nothing_that_the_seat_does_not_know(game: str) -> None:
    for named in sample(game, 8):
        state = named.state()
        seen = sent(named, state)
        for seed in range(4):
            assert sent(named, state.resample(int(state.to_move), seed)) == seen


@pytest.mark.parametrize("game", GAMES)
def test_the_file_has_no_seed(game: str) -> None:
    for named in sample(game, 8):
        assert named.state().chance.seed is None
        assert named.state().seed_hash is None


# -- the daily puzzle ------------------------------------------------------------------------------


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    known = puzzles_of("kadora")
    first = date(2026, 1, 1)
    days = [daily("kadora", first + timedelta(days=n)) for n in range(len(known))]
    assert {one.id for one in days if one} == set(known)
    assert daily("kadora", first) is days[0]


def test_unknown_puzzles_are_refused() -> None:
    for name in ("kadora-0-0", "chess-1-2", "", "../kadora"):
        with pytest.raises(SetupError, match="no-such-puzzle"):
            file.puzzle(name)


def test_a_position_is_kept_ready() -> None:
    named = sample("kadora", 1)[0]
    assert position(named) is position(named)


# -- ratings ---------------------------------------------------------------------------------------


def test_a_puzzle_that_bots_miss_is_harder() -> None:
    easy = dict.fromkeys(rating.LEVELS, 1.0)
    hard = dict.fromkeys(rating.LEVELS, 0.0)
    middle = {**hard, "normal": 1.0, "hard": 1.0}
    assert rating.initial(easy) < rating.initial(middle) < rating.initial(hard)
    assert rating.initial(easy) >= rating.LOWEST
    assert rating.initial(hard) <= rating.HIGHEST


def test_nobody_moves_a_puzzle_far() -> None:
    person, puzzle = 1200.0, 1200.0
    for tried in range(1000):
        person, puzzle = rating.updated(1200.0, tried, puzzle, 1200, False)
    assert puzzle == 1200 + rating.DRIFT
    assert person < 1200
    better, easier = rating.updated(1200.0, 0, 1200.0, 1200, True)
    assert better > 1200 > easier


# -- the command line ------------------------------------------------------------------------------


def test_a_puzzle_in_the_terminal() -> None:
    named = sample("kadora", 3)[1]
    actions = named.state().actions()
    right = actions.index(named.puzzle.best) + 1
    wrong = next(n for n in range(1, len(actions) + 1) if n != right)
    done = run("puzzle", "--puzzle", named.id, typed=f"?\n{wrong}\n{right}\n")
    assert done.returncode == 0, done.stderr
    assert "One move is clearly best" in done.stdout
    assert "not the best move" in done.stdout.lower()
    assert "Right, after 2 attempts." in done.stdout
    assert "Chance to win" in done.stdout
    given_up = run("puzzle", "octocube", "--any", typed="q\n", lang="de")
    assert given_up.returncode == 0
    assert "Gewinnchance" in given_up.stdout


QUICK = make.Recipe(0.05, 100, 2, 50, (2,), ({},))


@pytest.mark.thorough
def test_puzzles_are_made_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(make.RECIPES, "kadora", QUICK)
    out = tmp_path / "some.jsonl"
    command = ("puzzles", "make", "kadora", "--seed", "11", "--out", str(out))
    assert run(*command, "--count", "1").returncode == 0
    first = out.read_bytes()
    assert file.read(out)
    assert "--resume" in run(*command, "--count", "2").stderr
    assert run(*command, "--count", "1", "--resume").returncode == 0
    assert out.read_bytes() == first, "nothing is missing"
    again = tmp_path / "again.jsonl"
    again_by = file.read(out).popitem()[1].head.command.split()
    assert run(*again_by[1:], "--count", "1", "--out", str(again)).returncode == 0
    assert again.read_bytes() == first, "the command in the file makes it again"


def test_puzzles_of_recorded_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(make.RECIPES, "kadora", QUICK)
    folder = tmp_path / "games"
    folder.mkdir()
    for game in ("kadora", "octocube"):  # the second one is of another game
        state = games.get(game).new(players=2, seed=1)
        play_random(state, Rng(1))
        names = {"names": ["Ann", "Ben"]}
        (folder / f"{game}.json").write_bytes(msgspec.json.encode(state.record() | names))
    played = msgspec.json.decode((folder / "kadora.json").read_bytes())
    out = tmp_path / "some.jsonl"
    command = ("puzzles", "make", "kadora", "--from-records", str(folder), "--out", str(out))
    done = run(*command)
    assert done.returncode == 0, done.stderr
    found = file.read(out)
    assert found
    for name, named in found.items():
        taken = named.puzzle.actions
        assert name == f"kadora-r0-{len(taken)}"
        assert taken == played["actions"][: len(taken)]
        assert named.state().seed_hash is None
    kept = out.read_bytes()
    assert b"Ann" not in kept
    assert run(*command, "--resume").returncode == 0
    assert out.read_bytes() == kept, "each game is searched once"
