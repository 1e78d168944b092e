"""/healthz is right, within a bound, whatever is wrong."""

import asyncio
import os
import signal
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Server
from tests.server.test_containment import services_on
from tidetable.server import health
from tidetable.server.health import Health
from tidetable.server.sqlite import Sqlite

PARTS = {"database": "ok", "writing": "ok", "upkeep": "ok", "redis": "off", "bots": "off"}


@pytest.fixture(autouse=True)
def always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


async def test_all_is_well(tmp_path: Path) -> None:
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        report = await services.health.report()
        assert (report.status, report.parts) == ("ok", PARTS)


async def test_a_full_disk_is_a_failure_until_there_is_room(tmp_path: Path) -> None:
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        database = services.store.database
        assert isinstance(database, Sqlite)
        pages = database.connection.execute("PRAGMA page_count").fetchone()[0]
        database.connection.execute(f"PRAGMA max_page_count = {pages}")
        big = ("INSERT INTO settings (name, value) VALUES ('big', ?)", ("x" * 100_000,))
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await database.write(big)
        services.health.probes["writing"].check = lambda: write(database, big)
        report = await services.health.report()
        assert report.status == "failed"
        assert report.parts == {**PARTS, "writing": "disk-full"}
        database.connection.execute("PRAGMA max_page_count = 1000000")
        assert (await services.health.report()).status == "ok"


async def write(database: Sqlite, statement: tuple[str, tuple[str]]) -> str:
    await database.write(statement)
    return "ok"


async def test_a_database_that_has_become_read_only(tmp_path: Path) -> None:
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        database = services.store.database
        assert isinstance(database, Sqlite)
        database.connection.execute("PRAGMA query_only = on")
        report = await services.health.report()
        assert (report.status, report.parts["writing"]) == ("failed", "read-only")
        database.connection.execute("PRAGMA query_only = off")


async def test_a_hung_database_does_not_hang_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        asked, answer = 0, asyncio.Event()

        async def hung(*_: object) -> None:
            nonlocal asked
            asked += 1
            await answer.wait()

        database = services.store.database
        with monkeypatch.context() as patched:
            patched.setattr(health, "WITHIN", 0.1)
            patched.setattr(database, "read", hung)
            patched.setattr(database, "write", hung)
            began = time.monotonic()
            for _ in range(3):
                report = await services.health.report()
                assert report.status == "failed"
                assert report.parts == {**PARTS, "database": "no-answer", "writing": "no-answer"}
            assert time.monotonic() - began < 2
            assert asked == 2  # nothing piles up behind a check that hangs
            answer.set()
        assert (await services.health.report()).status == "ok"


async def test_upkeep_that_has_stopped_is_a_failure(tmp_path: Path) -> None:
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        services.sweeper.swept_at -= health.UPKEEP_WITHIN + 1
        report = await services.health.report()
        assert (report.status, report.parts["upkeep"]) == ("failed", "stalled")
        await services.sweeper.sweep(time.time())
        assert (await services.health.report()).status == "ok"


async def test_asking_often_costs_one_write(tmp_path: Path) -> None:
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        asked: list[object] = []

        async def counted() -> str:
            asked.append(None)
            return "ok"

        services.health.probes["writing"] = health.Probe(counted, fresh=60.0)
        await asyncio.gather(*(services.health.report() for _ in range(20)))
        await services.health.report()
        assert len(asked) == 1


def test_the_answer_has_no_secrets() -> None:
    shown = health.wrong(OSError("password of postgresql://ann:geheim@db/tables"))
    assert shown == "failed"
    assert set(Health.FATAL) <= PARTS.keys()


async def test_a_missing_bot_worker_is_a_degradation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services_on(str(tmp_path / "tables.sqlite")) as services:
        monkeypatch.setattr(services.thinking, "able", lambda: True)
        for awake, workers, status, bots in (
            *((False, [], "ok", "ok"), (True, [], "degraded", "no-worker")),
            (True, [1], "ok", "ok"),
        ):
            monkeypatch.setattr(services.thinking, "awake", lambda awake=awake: awake)
            monkeypatch.setattr(health, "active_children", lambda workers=workers: workers)
            report = await services.health.report()
            assert (report.status, report.parts["bots"]) == (status, bots)


@pytest.mark.thorough
async def test_dead_bot_workers_are_noticed(sqlite_server: Server) -> None:
    sqlite_server.start()

    def bots() -> tuple[str, str]:
        answer = httpx.get(f"{sqlite_server.url}/healthz")
        assert answer.status_code == 200
        return answer.json()["status"], answer.json()["parts"]["bots"]

    async with asyncio.timeout(30):
        while not sqlite_server.children() or bots() != ("ok", "ok"):
            await asyncio.sleep(0.05)
        for child in sqlite_server.children():
            os.kill(child, signal.SIGKILL)
        while bots() != ("degraded", "no-worker"):
            await asyncio.sleep(0.1)
