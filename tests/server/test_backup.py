"""A backup of a running server, and a server that continues from it."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.clients import House, Person, all_of, opened, varied
from tests.server.harness import Postgres, Server, query

LOG = "SELECT seq FROM log WHERE table_id = ?"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tidetable", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def test_a_backup_of_a_running_server_can_be_restored(
    sqlite_server: Server, tmp_path: Path
) -> None:
    sqlite_server.without_bots().start()
    people = [await Person(sqlite_server, name).arrive() for name in ("Ann", "Ben")]
    table = await House([sqlite_server]).table(people)
    copy = tmp_path / "copy.sqlite"
    async with opened(*(person.at(table) for person in people)) as places:
        for ply in range(5):
            await all_of(*(place.reaches(ply) for place in places))
            await next(place for place in places if place.now["choices"]).move(varied)
        await all_of(*(place.reaches(5) for place in places))
        done = run("backup", str(copy), "--database", sqlite_server.database)
        assert done.returncode == 0, done.stderr
        view = places[0].now["view"]
        await next(place for place in places if place.now["choices"]).move(varied)
    assert copy.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite"]
    # Not while a server runs; and a killed server leaves a -wal file behind.
    refused = run("restore", str(copy), "--database", sqlite_server.database)
    assert refused.returncode != 0
    assert "in use" in refused.stderr
    sqlite_server.kill()
    assert Path(f"{sqlite_server.database}-wal").exists()
    done = run("restore", str(copy), "--database", sqlite_server.database)
    assert done.returncode == 0, done.stderr
    assert not Path(f"{sqlite_server.database}-wal").exists()
    assert Path(sqlite_server.database).stat().st_mode & 0o077 == 0
    assert len(await query(Server(tmp_path, f"{sqlite_server.database}.before"), LOG, table)) > 8
    await asyncio.to_thread(sqlite_server.start)
    async with people[0].at(table) as place:
        assert place.now["ply"] == 5
        assert place.now["view"] == view


@pytest.mark.thorough
async def test_a_dump_of_postgresql_can_be_restored(
    postgres_server: Server, postgres: Postgres, tmp_path: Path
) -> None:
    """As in docs/operating.md: pg_dump while the server runs, pg_restore into an empty database."""
    postgres_server.without_bots().start()
    people = [await Person(postgres_server, name).arrive() for name in ("Ann", "Ben")]
    table = await House([postgres_server]).table(people)
    async with opened(*(person.at(table) for person in people)) as places:
        await all_of(*(place.play_to(5, varied) for place in places))
        await all_of(*(place.reaches(5) for place in places))
        view = places[0].now["view"]
        dump = str(postgres.folder / "tidetable.dump")
        assert postgres.run("pg_dump", "-Fc", "-f", dump, postgres_server.database) == 0
        await all_of(*(place.play_to(9, varied) for place in places))
    fresh = postgres.database("restored", template="template1")
    assert postgres.run("pg_restore", "--no-owner", "-d", fresh, dump) == 0
    restored = Server(tmp_path, fresh, postgres_server.redis, "--rate", "0").start()
    try:
        async with people[0].at(table, restored) as place:
            assert place.now["view"] == view
    finally:
        restored.stop()


@pytest.mark.thorough
def test_a_backup_that_fails_says_why(tmp_path: Path) -> None:
    nowhere = run("backup", str(tmp_path / "copy"), "--database", str(tmp_path / "nothing"))
    assert nowhere.returncode != 0
    assert "nothing" in nowhere.stderr
    assert not (tmp_path / "copy").exists()
    elsewhere = run("backup", str(tmp_path / "copy"), "--database", "postgresql://somewhere/x")
    assert "pg_dump" in elsewhere.stderr


@pytest.mark.thorough
def test_a_restore_that_fails_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    database.write_text("not touched")
    nothing, damaged, other = (tmp_path / name for name in ("nothing", "damaged", "other"))
    damaged.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    sqlite3.connect(other).close()
    for file in (nothing, damaged, other):
        done = run("restore", str(file), "--database", str(database))
        assert done.returncode != 0
        assert file.name in done.stderr
    assert database.read_text() == "not touched"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["damaged", "other", "tables.sqlite"]
