"""Exported corpora: every row is true, the export can be stopped, and nothing private is in it."""

import base64
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.command import run
from tests.lab.ways import each_game
from tidetable import games, lab
from tidetable.engine.errors import RecordError, SetupError
from tidetable.lab import corpus
from tidetable.lab.arena import Contest
from tidetable.lab.corpus import Corpus, RecordWriter


def small(game: str = "kadora", **more: Any) -> Corpus:
    contest = Contest(game, ("greedy", "random"), 2, 4, 3)
    return Corpus(game, contest=contest, **more)


def written(one: Corpus, folder: Path) -> Path:
    corpus.open_folder(one, folder)
    for job in corpus.missing_parts(one, folder):
        corpus.play_part(job)
    return folder


def lines_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text().splitlines()]


@each_game
@pytest.mark.parametrize("kind", ["parquet", "jsonl"])
def test_every_decision_is_what_the_seat_saw(game: str, kind: Any, tmp_path: Path) -> None:
    folder = written(small(game, kind=kind), tmp_path / "corpus")
    played, decisions = lab.frames(folder, "games"), lab.frames(folder)
    assert len(played) == 4
    rows = iter(decisions.iter_rows(named=True))
    for one in played.iter_rows(named=True):
        state = games.get(game).new(players=2, seed=int(one["seed"]))
        for step, action in enumerate(one["actions"]):
            row, seat = next(rows), int(state.to_move)
            assert (row["game"], row["step"], row["seat"]) == (one["game"], step, seat)
            assert row["observation"] == state.observation(seat)
            assert row["legal"] == state.actions()
            assert row["action"] == action
            assert row["share"] == (one["winners"] == [seat]) or len(one["winners"]) > 1
            assert row["margin"] == one["margins"][seat]
            state.apply(action)
        assert (state.scores(), state.winners()) == (one["scores"], one["winners"])
        assert sorted(one["bots"]) == ["greedy", "random"]
    assert next(rows, None) is None


def test_both_formats_hold_the_same(tmp_path: Path) -> None:
    for table in ("games", "decisions"):
        one, two = (
            lab.frames(written(small(kind=kind), tmp_path / kind), table)
            for kind in ("parquet", "jsonl")
        )
        assert one.equals(two)


def test_search_values_are_written_where_asked(tmp_path: Path) -> None:
    folder = written(small(kind="jsonl", search=30), tmp_path / "corpus")
    rows = lines_of(folder / "decisions-00000.jsonl")
    for row in rows:
        searched = len(row["legal"]) if len(row["legal"]) > 1 else 0
        assert len(row["visits"]) == len(row["win"]) == searched
    assert len(base64.b64decode(rows[0]["observation"])) == 157


def test_a_stopped_export_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "PART", 1)
    one, folder = small(kind="jsonl"), tmp_path / "corpus"
    corpus.open_folder(one, folder)
    whole = corpus.missing_parts(one, folder)
    assert len(whole) == 4
    corpus.play_part(whole[1])
    (folder / "decisions-00002.jsonl").write_text("cut off")  # stopped before its games
    assert [job.number for job in corpus.missing_parts(one, folder)] == [0, 2, 3]
    written(one, folder)
    again = written(one, tmp_path / "again")
    for file in again.iterdir():
        assert (folder / file.name).read_bytes() == file.read_bytes()


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    folder = written(small(kind="jsonl"), tmp_path / "corpus")
    with pytest.raises(RecordError, match="arena-other"):
        corpus.open_folder(small(kind="jsonl", search=5), folder)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.tex").touch()
    with pytest.raises(RecordError, match="arena-other"):
        corpus.open_folder(small(), tmp_path / "mine")
    with pytest.raises(SetupError, match="no-corpus"):
        lab.frames(tmp_path / "mine")


def test_the_card_explains_every_column(tmp_path: Path) -> None:
    folder = written(small(kind="jsonl"), tmp_path / "corpus")
    card = (folder / "README.md").read_text()
    for table, columns in corpus.COLUMNS.items():
        row = lines_of(folder / f"{table}-00000.jsonl")[0]
        assert list(row) == list(columns)
        for name, (kind, _) in columns.items():
            assert f"| {name} | {kind} |" in card
    schema = json.loads((folder / "schema.json").read_text())
    assert schema["decisions"]["observation"]["type"] == "binary"
    assert {table: list(one) for table, one in schema.items()} == {
        table: list(one) for table, one in corpus.COLUMNS.items()
    }


def finished(game: str, seed: int) -> Any:
    state = games.get(game).new(players=2, seed=seed)
    rng = random.Random(seed)
    while not state.over:
        state.apply(rng.choice(state.actions()))
    return state.record()


def test_finished_games_are_written_as_they_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(corpus, "PART", 2)
    one = Corpus("kadora", "jsonl")
    corpus.open_folder(one, tmp_path / "corpus")
    writer = RecordWriter(one, tmp_path / "corpus")
    for number in range(3):
        writer.add(float(number), {**finished("kadora", number), "names": ["Ann", "Ben"]})
    writer.add(3.0, {**finished("kadora", 3), "rules": 99})  # left out
    writer.flush()
    later = RecordWriter(one, tmp_path / "corpus")
    assert (later.progress.after, later.progress.at_once) == (3.0, 1)
    later.add(4.0, finished("kadora", 4))
    later.flush()
    rows = lab.frames(tmp_path / "corpus", "games")
    assert list(rows["game"]) == [0, 1, 2, 3]
    assert [int(seed) for seed in rows["seed"]] == [0, 1, 2, 4]
    assert (later.progress.skipped, later.progress.parts) == (1, 3)
    for file in (tmp_path / "corpus").iterdir():
        assert b"Ann" not in file.read_bytes()


def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "corpus"
    arguments = ("export", "octocube", str(folder), "--games", "4", "--option", "mode=family")
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    assert "one part" in done.stdout
    assert run(*arguments).returncode == 0  # nothing left to do
    assert run(*arguments, "--seed", "2").returncode == 2
    frame = lab.frames(folder, "games")
    assert set(frame["name"]) == {"octocube"}
    assert json.loads(frame["options"][0])["mode"] == "family"
    from tidetable.lab.corpus_frames import masks, observations

    decisions = lab.frames(folder)
    assert observations(decisions).shape == (len(decisions), len(decisions["observation"][0]))
    mask = masks(decisions, games.get("octocube").action_count)
    for row, legal in zip(mask, decisions["legal"], strict=True):
        assert row.nonzero()[0].tolist() == legal.to_list()


def test_the_games_of_an_arena_are_exported(tmp_path: Path) -> None:
    results = tmp_path / "arena.jsonl"
    arena = ("arena", "kadora", "--bots", "greedy,random", "--games", "4", "--seed", "8")
    assert run(*arena, "--results", str(results)).returncode == 0
    folder = tmp_path / "corpus"
    assert run("export", "kadora", str(folder), "--arena", str(results)).returncode == 0
    lines = lines_of(results)[1:]
    exported = lab.frames(folder, "games")
    assert [line["scores"] for line in lines] == exported["scores"].to_list()
    assert run("export", "octocube", str(folder), "--arena", str(results)).returncode == 2


@pytest.mark.parametrize(
    "wrong",
    [
        ("--format", "csv"),
        ("--games", "0"),
        ("--database", "/nonexistent/table.sqlite"),
        ("--arena", "/nonexistent/arena.jsonl"),
        ("--names", "--games=4"),  # of bots
    ],
)
def test_bad_input_is_refused_in_one_line(wrong: tuple[str, str], tmp_path: Path) -> None:
    done = run("export", "kadora", str(tmp_path / "corpus"), *wrong)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert not (tmp_path / "corpus").exists()
