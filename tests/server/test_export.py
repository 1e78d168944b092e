"""Finished games of a server as data."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec

from tests.command import run
from tests.lab.test_corpus import finished
from tests.server.harness import Postgres
from tidetable import lab
from tidetable.server.migrate import migrate_sqlite
from tidetable.server.records import FinishedGame


def store(database: Path, *games: tuple[str, float, object]) -> None:
    with closing(sqlite3.connect(database)) as rows, rows:
        for table_id, at, record in games:
            game = msgspec.json.encode(FinishedGame(record, "", None, None)).decode()  # type: ignore[arg-type]
            rows.execute("INSERT INTO finished VALUES (?, ?, ?)", (table_id, at, game))


async def store_in_postgres(url: str, *games: tuple[str, float, object]) -> None:
    rows = await asyncpg.connect(url)
    try:
        for table_id, at, record in games:
            game = msgspec.json.encode(FinishedGame(record, "", None, None)).decode()  # type: ignore[arg-type]
            await rows.execute("INSERT INTO finished VALUES ($1, $2, $3)", table_id, at, game)
    finally:
        await rows.close()


def test_finished_games_of_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    url, folder = postgres.database("export"), tmp_path / "corpus"
    games = (("one", 5.0, finished("kadora", 2)), ("two", 5.0, finished("kadora", 3)))
    asyncio.run(store_in_postgres(url, *games, ("three", 4.0, finished("octocube", 1))))
    arguments = ("export", "kadora", str(folder), "--database", url, "--format", "jsonl")
    for _ in range(2):  # the second time there is nothing new
        done = run(*arguments)
        assert done.returncode == 0, done.stderr
        assert list(lab.frames(folder, "games")["seed"]) == ["2", "3"]


def test_finished_games_of_a_database(tmp_path: Path) -> None:
    database, folder = tmp_path / "table.sqlite", tmp_path / "corpus"
    database.touch()
    migrate_sqlite(database)
    with closing(sqlite3.connect(database)) as rows:
        columns = [row[1] for row in rows.execute("PRAGMA table_info(finished)")]
    assert columns == ["table_id", "at", "aftermath"]
    named = {**finished("kadora", 2), "names": ["Ann", "Ben"]}
    store(
        database,
        ("secret-table", 5.0, named),
        ("another", 4.0, finished("octocube", 1)),
        ("third", 5.0, finished("kadora", 3)),
        ("unknown", 6.0, {**finished("kadora", 4), "rules": 99}),
    )
    arguments = ("export", "kadora", str(folder), "--database", str(database), "--format", "jsonl")
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    assert "One game of other rules, or damaged, was left out" in done.stderr
    assert list(lab.frames(folder, "games")["seed"]) == ["2", "3"]
    # Another time, only what has ended since.
    store(database, ("later", 7.0, finished("kadora", 5)))
    assert run(*arguments).returncode == 0
    assert list(lab.frames(folder, "games")["seed"]) == ["2", "3", "5"]
    secrets = (b"Ann", b"secret-table", b"third", b"later")
    for file in folder.iterdir():
        assert not any(word in file.read_bytes() for word in secrets), file.name


def test_games_that_end_at_the_same_moment_are_written_once(tmp_path: Path) -> None:
    """Where to resume is noted without the id of a table: other games count, too."""
    database, folder = tmp_path / "table.sqlite", tmp_path / "corpus"
    database.touch()
    migrate_sqlite(database)
    arguments = ("export", "kadora", str(folder), "--database", str(database), "--format", "jsonl")
    store(database, ("a", 5.0, finished("octocube", 1)), ("b", 5.0, finished("kadora", 2)))
    assert run(*arguments).returncode == 0
    store(database, ("c", 5.0, finished("kadora", 3)), ("d", 6.0, finished("kadora", 4)))
    for _ in range(2):
        assert run(*arguments).returncode == 0
        assert list(lab.frames(folder, "games")["seed"]) == ["2", "3", "4"]


def test_names_are_written_where_asked(tmp_path: Path) -> None:
    database, folder = tmp_path / "table.sqlite", tmp_path / "corpus"
    database.touch()
    migrate_sqlite(database)
    store(database, ("one", 5.0, finished("kadora", 2)))
    with closing(sqlite3.connect(database)) as rows, rows:
        for person, name, deleted in (("p", "Ann", None), ("q", "Ben", 4.0)):
            sql = "INSERT INTO people (id, name, made, deleted) VALUES (?, ?, 1, ?)"
            rows.execute(sql, (person, name, deleted))
        for seat, person in enumerate(("q", "p")):
            rows.execute(
                "INSERT INTO results (table_id, seat, person, game, players, against, place, won, "
                "score, at) VALUES ('one', ?, ?, 'kadora', 2, 'people', 1, 0, 0, 5)",
                (seat, person),
            )
    arguments = ("export", "kadora", str(folder), "--database", str(database), "--format", "jsonl")
    assert run(*arguments, "--names").returncode == 0
    assert lab.frames(folder, "games")["names"].to_list() == [["", "Ann"]]  # Ben was deleted
    assert "personal data" in (folder / "README.md").read_text()
    assert run(*arguments).returncode == 2  # another export
