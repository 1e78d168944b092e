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
    for file in folder.iterdir():
        if file.name != "progress.json":  # where to go on: not for others
            assert not any(word in file.read_bytes() for word in (b"Ann", b"secret", b"later"))
