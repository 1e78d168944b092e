"""Fixtures: servers on both stores, and tests that are coroutines."""

import asyncio
import inspect
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.harness import Postgres, RedisServer, Server, removed, temporary
from tests.server.house import House

TEST_WITHIN = 900.0  # seconds; single waits are far shorter
numbers = count(1)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in wanted}

    async def run() -> None:
        async with asyncio.timeout(TEST_WITHIN):
            await pyfuncitem.obj(**given)

    asyncio.run(run())
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = temporary("postgres")
    running = Postgres(folder)
    yield running
    running.stop()
    removed(folder)


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    running = RedisServer(tmp_path_factory.mktemp("redis"))
    yield running
    running.stop()


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, not yet started: to kill, to flood."""
    server = Server(tmp_path, str(tmp_path / "tables.sqlite"), None, "--rate", "0")
    yield server
    server.kill()


@pytest.fixture
def postgres_server(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> Iterator[Server]:
    database = postgres.database(f"own{next(numbers)}")
    server = Server(tmp_path, database, redis.url, "--rate", "0")
    yield server
    server.kill()


@pytest.fixture(params=["sqlite", "postgres"])
def own_server(request: pytest.FixtureRequest) -> Server:
    """The same on both stores."""
    server: Server = request.getfixturevalue(f"{request.param}_server")
    return server


@pytest.fixture(scope="session")
def sqlite_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("sqlite")
    server = Server(folder, str(folder / "tables.sqlite"), None, "--rate", "0").start()
    yield House([server])
    server.stop()


@pytest.fixture(scope="session")
def postgres_house(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: RedisServer
) -> Iterator[House]:
    """Two processes on one database: people go to either in turn."""
    folder = tmp_path_factory.mktemp("pair")
    database = postgres.database("pair")
    pair = [Server(folder, database, redis.url, "--rate", "0") for _ in range(2)]
    for server in pair:
        server.launch()  # at once: they migrate one after the other
    for server in pair:
        server.started()
    yield House(pair)
    for server in pair:
        server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest) -> House:
    """Running servers on either store, shared by all tests that do no harm."""
    found: House = request.getfixturevalue(f"{request.param}_house")
    return found
