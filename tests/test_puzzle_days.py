"""`tidetable puzzle` counts the days in a row, in a file that nothing destroys."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tests.command import run
from tidetable.cli import puzzle_days
from tidetable.puzzles.position import daily

TODAY = date(2026, 3, 1)


def before(days: int) -> date:
    return TODAY - timedelta(days)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = puzzle_days.own_days()
    assert path.is_relative_to(tmp_path)
    return path


def solve(*arguments: str, lang: str = "en") -> str:
    """What is said to somebody who knows the puzzle of the day."""
    named = daily("kadora", datetime.now(UTC).date())
    assert named is not None
    right = named.state().actions().index(named.puzzle.best) + 1
    done = run("puzzle", "kadora", *arguments, typed=f"{right}\n", lang=lang)
    assert done.returncode == 0, done.stderr
    return done.stdout


def give_up() -> str:
    return run("puzzle", "kadora", typed="q\n").stdout


def test_days_in_a_row_are_counted_for_each_game(tmp_path: Path) -> None:
    path = tmp_path / "days.json"
    for days in (5, 2, 1, 0):
        assert puzzle_days.ended(path, "kadora", before(days), solved=True)
    assert puzzle_days.streak(path, "kadora", TODAY) == (3, True)
    assert puzzle_days.streak(path, "kadora", before(-1)) == (3, False)
    assert puzzle_days.streak(path, "octocube", TODAY) == (0, False)


def test_a_solution_that_was_shown_first_breaks_it(tmp_path: Path) -> None:
    path = tmp_path / "days.json"
    assert puzzle_days.ended(path, "kadora", before(1), solved=True)
    assert not puzzle_days.ended(path, "kadora", TODAY, solved=False)
    assert not puzzle_days.ended(path, "kadora", TODAY, solved=True)
    assert puzzle_days.streak(path, "kadora", TODAY) == (1, False)


def test_the_terminal_tells_the_days_in_a_row(kept: Path) -> None:
    puzzle_days.ended(kept, "kadora", datetime.now(UTC).date() - timedelta(1), solved=True)
    assert solve().rstrip().endswith("2 days in a row.")
    assert solve(lang="nl").rstrip().endswith("2 dagen op rij."), "a day counts once"
    assert "in a row" not in give_up()
    assert solve().rstrip().endswith("2 days in a row."), "what comes first holds"


def test_any_other_puzzle_does_not_count(kept: Path) -> None:
    assert run("puzzle", "kadora", "--any", typed="q\n").returncode == 0
    named = daily("kadora", datetime.now(UTC).date())
    assert named is not None
    assert run("puzzle", "--puzzle", named.id, typed="q\n").returncode == 0
    assert not kept.exists()


def test_a_day_with_its_solution_shown_says_so(kept: Path) -> None:
    give_up()
    assert "does not count" in solve()


DAMAGED = [b"", b"{", b"[]", b'{"kadora": {"yesterday": true}}', b'{"kadora": 3}', b"\xff\xfe{}"]


@pytest.mark.parametrize("damaged", DAMAGED)
def test_a_damaged_file_is_told_and_kept(kept: Path, damaged: bytes) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_bytes(damaged)
    said = solve()
    assert "Right, at the first attempt!" in said
    assert str(kept) in said
    assert "The file stays as it is" in said
    assert kept.read_bytes() == damaged
    assert list(kept.parent.iterdir()) == [kept]


def test_a_folder_that_cannot_be_written_is_told(kept: Path) -> None:
    kept.parent.parent.mkdir(parents=True, exist_ok=True)
    kept.parent.write_text("a file where the folder should be")
    assert "are not counted" in solve()


def test_a_write_that_is_interrupted_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "days.json"
    puzzle_days.ended(path, "kadora", before(1), solved=True)
    old = path.read_bytes()

    def fail(self: Path, target: Path) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(puzzle_days.Damaged):
        puzzle_days.ended(path, "kadora", TODAY, solved=True)
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]
