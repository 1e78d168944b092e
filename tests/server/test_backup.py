"""A copy while the server goes on, and a server that goes on from the copy."""

import subprocess
import sys
from pathlib import Path

from tests.server.harness import Server
from tests.server.house import House, Person, all_of, opened, varied


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tidetable", "backup", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def test_a_backup_of_a_running_server_can_be_played_on(
    sqlite_server: Server, tmp_path: Path
) -> None:
    sqlite_server.start()
    people = [await Person(sqlite_server, name).arrive() for name in ("Ann", "Ben")]
    table = await House([sqlite_server]).table(people)
    copy = tmp_path / "copy.sqlite"
    async with opened(*(person.at(table) for person in people)) as places:
        for ply in range(5):
            await all_of(*(place.reaches(ply) for place in places))
            await next(place for place in places if place.now["choices"]).move(varied)
        await all_of(*(place.reaches(5) for place in places))
        done = run(str(copy), "--database", sqlite_server.database)
        assert done.returncode == 0, done.stderr
        view = places[0].now["view"]
        await next(place for place in places if place.now["choices"]).move(varied)
    assert copy.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite"]
    restored = Server(tmp_path, str(copy), None, "--rate", "0").start()
    try:
        async with people[0].at(table, restored) as place:
            assert place.now["ply"] == 5
            assert place.now["view"] == view
    finally:
        restored.stop()


def test_what_cannot_be_copied(tmp_path: Path) -> None:
    nowhere = run(str(tmp_path / "copy"), "--database", str(tmp_path / "nothing"))
    assert nowhere.returncode != 0
    assert "nothing" in nowhere.stderr
    assert not (tmp_path / "copy").exists()
    elsewhere = run(str(tmp_path / "copy"), "--database", "postgresql://somewhere/x")
    assert "pg_dump" in elsewhere.stderr
