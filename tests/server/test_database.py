"""SQLite: what is written together, in which thread, and what of it fails."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from tidetable.server import database
from tidetable.server.database import Conflict, Sqlite

ADD = "INSERT INTO things (id, text) VALUES (?, ?)"


Opened = AbstractAsyncContextManager[Sqlite]


@pytest.fixture(params=["quick disk", "slow disk"])
def opened(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Opened:
    """One whose commits are waited for on the spot, and one where a thread waits."""
    slow = request.param == "slow disk"
    monkeypatch.setattr(database, "SWIFT", -1.0 if slow else 60.0)
    monkeypatch.setattr(database, "SLOW_FOR", 60.0)

    @asynccontextmanager
    async def open_it() -> AsyncIterator[Sqlite]:
        sqlite = Sqlite(tmp_path / "things.sqlite")
        await sqlite.write(("CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT)", ()))
        assert (sqlite.slow_until > 0) == slow
        yield sqlite
        await sqlite.close()

    return open_it()


async def texts(sqlite: Sqlite) -> list[str]:
    return [row[0] for row in await sqlite.read("SELECT text FROM things ORDER BY id")]


async def test_what_has_returned_is_in_the_file(opened: Opened) -> None:
    async with opened as sqlite:
        for number in range(5):
            await sqlite.write((ADD, (number, f"t{number}")))
            with sqlite3.connect(sqlite.path) as other:
                (count,) = other.execute("SELECT count(*) FROM things").fetchone()
            assert count == number + 1


async def test_a_row_is_found_by_its_key_as_soon_as_it_is_written(opened: Opened) -> None:
    find = "SELECT text FROM things WHERE id = ?"
    async with opened as sqlite:
        assert await sqlite.row(find, 1) is None
        await sqlite.write((ADD, (1, "one")))
        assert await sqlite.row(find, 1) == ("one",)


async def test_one_that_fails_does_not_take_the_others_along(opened: Opened) -> None:
    async with opened as sqlite:
        writes = [sqlite.write((ADD, (number // 2, f"t{number}"))) for number in range(6)]
        broken = sqlite.write((ADD, (9, "nine")), ("no SQL", ()))
        too_large = sqlite.write((ADD, (2**70, "large")))
        results = await asyncio.gather(*writes, broken, too_large, return_exceptions=True)
        assert [type(result) for result in results] == [
            *(type(None), Conflict) * 3,
            sqlite3.OperationalError,
            OverflowError,
        ]
        assert await texts(sqlite) == ["t0", "t2", "t4"]


async def test_a_write_is_whole_or_not_at_all(opened: Opened) -> None:
    async with opened as sqlite:
        await sqlite.write((ADD, (1, "one")))
        with pytest.raises(Conflict):
            await sqlite.write((ADD, (2, "two")), (ADD, (1, "again")))
        assert await texts(sqlite) == ["one"]


async def test_writes_that_come_while_others_are_flushed_are_not_lost(opened: Opened) -> None:
    async with opened as sqlite:

        async def many(first: int) -> None:
            for number in range(first, first + 20):
                await sqlite.write((ADD, (number, f"t{number}")))

        await asyncio.gather(*(many(first) for first in range(0, 200, 20)))
        assert len(await texts(sqlite)) == 200


async def test_what_follows_one_write_does_not_disturb_the_next(
    opened: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened as sqlite:

        def stumble(error: Exception | None) -> None:
            raise ValueError

        sqlite.submit(stumble, (ADD, (1, "one")))
        await sqlite.write((ADD, (2, "two")))
        assert await texts(sqlite) == ["one", "two"]
        assert "what follows a write failed" in caplog.text


async def test_another_writer_is_waited_for_but_not_for_ever(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened as sqlite:
        other = sqlite3.connect(sqlite.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(sqlite.write((ADD, (1, "one"))))
        done, _ = await asyncio.wait([waiting], timeout=0.1)
        assert not done  # and the loop goes on meanwhile
        other.execute("ROLLBACK")
        await asyncio.wait_for(waiting, 5)
        monkeypatch.setattr(database, "PATIENCE", 0.05)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await sqlite.write((ADD, (2, "two")))
        other.close()
        await sqlite.write((ADD, (3, "three")))
        assert await texts(sqlite) == ["one", "three"]


async def test_what_was_committed_comes_to_its_place(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened as sqlite:
        monkeypatch.setattr(database, "CHECKPOINT_EVERY", 0.01)
        size = sqlite.path.stat().st_size
        await sqlite.write(*((ADD, (number, "x" * 1000)) for number in range(100)))
        sqlite.start_checkpoint()
        async with asyncio.timeout(5):
            while sqlite.path.stat().st_size <= size:
                await asyncio.sleep(0.01)


async def test_a_slow_disk_is_given_to_a_thread_and_gets_another_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "SLOW_FOR", 0.2)
    sqlite = Sqlite(tmp_path / "things.sqlite")
    sqlite.pace = 1.0  # as if many commits had taken that long
    await sqlite.write()
    assert sqlite.slow_until > 0
    await sqlite.write()
    monkeypatch.setattr(database, "SWIFT", 60.0)
    await asyncio.sleep(0.25)
    slow_until = sqlite.slow_until
    await sqlite.write()
    assert sqlite.slow_until == slow_until
    await sqlite.close()
