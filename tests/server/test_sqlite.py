"""SQLite: which writes share a transaction, in which thread they run, and which fail."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from tidetable.server import sqlite as module
from tidetable.server.database import Conflict
from tidetable.server.sqlite import Sqlite

ADD = "INSERT INTO things (id, text) VALUES (?, ?)"


Opened = AbstractAsyncContextManager[Sqlite]


@pytest.fixture(params=["fast disk", "slow disk"])
def opened(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Opened:
    """A database whose loop waits for commits, and one where a thread does."""
    slow = request.param == "slow disk"
    monkeypatch.setattr(module, "FAST", -1.0 if slow else 60.0)
    monkeypatch.setattr(module, "SLOW_FOR", 60.0)

    @asynccontextmanager
    async def open_it() -> AsyncIterator[Sqlite]:
        sqlite = Sqlite(tmp_path / "things.sqlite")
        await sqlite.write(("CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT)", ()))
        assert (sqlite.slow_until > 0) == slow
        try:
            yield sqlite
        finally:
            await sqlite.close()

    return open_it()


async def texts(sqlite: Sqlite) -> list[str]:
    return [row[0] for row in await sqlite.read("SELECT text FROM things ORDER BY id")]


async def test_a_finished_write_is_in_the_file(opened: Opened) -> None:
    async with opened as sqlite:
        for number in range(5):
            await sqlite.write((ADD, (number, f"t{number}")))
            with sqlite3.connect(sqlite.path) as other:
                (count,) = other.execute("SELECT count(*) FROM things").fetchone()
            assert count == number + 1


async def test_a_row_is_found_by_its_key_after_the_write(opened: Opened) -> None:
    find = "SELECT text FROM things WHERE id = ?"
    async with opened as sqlite:
        assert await sqlite.row(find, 1) is None
        await sqlite.write((ADD, (1, "one")))
        assert await sqlite.row(find, 1) == ("one",)


async def test_a_failing_write_does_not_affect_the_others(opened: Opened) -> None:
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


async def test_a_write_is_atomic(opened: Opened) -> None:
    async with opened as sqlite:
        await sqlite.write((ADD, (1, "one")))
        with pytest.raises(Conflict):
            await sqlite.write((ADD, (2, "two")), (ADD, (1, "again")))
        assert await texts(sqlite) == ["one"]


async def test_writes_submitted_during_a_flush_are_not_lost(opened: Opened) -> None:
    async with opened as sqlite:

        async def many(first: int) -> None:
            for number in range(first, first + 20):
                await sqlite.write((ADD, (number, f"t{number}")))

        await asyncio.gather(*(many(first) for first in range(0, 200, 20)))
        assert len(await texts(sqlite)) == 200


async def test_a_failing_callback_does_not_affect_the_next_write(
    opened: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened as sqlite:

        def stumble(error: Exception | None) -> None:
            raise ValueError

        sqlite.submit(stumble, (ADD, (1, "one")))
        await sqlite.write((ADD, (2, "two")))
        assert await texts(sqlite) == ["one", "two"]
        assert "the callback of a write failed" in caplog.text


async def test_a_lock_of_another_process_is_waited_for_with_a_limit(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened as sqlite:
        other = sqlite3.connect(sqlite.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(sqlite.write((ADD, (1, "one"))))
        done, _ = await asyncio.wait([waiting], timeout=0.1)
        assert not done  # and the loop keeps running
        other.execute("ROLLBACK")
        await asyncio.wait_for(waiting, 5)
        monkeypatch.setattr(module, "PATIENCE", 0.05)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await sqlite.write((ADD, (2, "two")))
        other.close()
        await sqlite.write((ADD, (3, "three")))
        assert await texts(sqlite) == ["one", "three"]


async def test_a_checkpoint_moves_commits_to_the_database_file(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened as sqlite:
        monkeypatch.setattr(module, "CHECKPOINT_EVERY", 0.01)
        size = sqlite.path.stat().st_size
        await sqlite.write(*((ADD, (number, "x" * 1000)) for number in range(100)))
        sqlite.start_checkpoint()
        async with asyncio.timeout(5):
            while sqlite.path.stat().st_size <= size:
                await asyncio.sleep(0.01)


async def test_a_slow_disk_gets_a_thread_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(module, "monotonic", lambda: now)
    sqlite = Sqlite(tmp_path / "things.sqlite")
    sqlite.pace = 1.0  # as if many commits had taken that long
    await sqlite.write()
    assert sqlite.slow_until > 0
    await sqlite.write()
    monkeypatch.setattr(module, "FAST", 60.0)
    now += module.SLOW_FOR + 0.1
    slow_until = sqlite.slow_until
    await sqlite.write()
    assert sqlite.slow_until == slow_until
    await sqlite.close()
