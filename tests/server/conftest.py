"""Fixtures: servers on both stores, and tests that are coroutines.

PostgreSQL, Redis and the servers that tests only play on are started once for a run and shared by
all workers. Tests that kill or flood a server start one of their own.
"""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import House
from tests.server.harness import Postgres, RedisServer, Server, prepare, removed, temporary
from tests.server.sharing import Facts, common_folder, shared

TEST_WITHIN = 900.0  # seconds; single waits are far shorter


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
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
def common(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return common_folder(tmp_path_factory)


# -- databases -----------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres(common: Path) -> Iterator[Postgres]:
    def start() -> Facts:
        cluster = Postgres(temporary("postgres")).start()
        cluster.make_template()
        return cluster.facts()

    def stop(facts: Facts) -> None:
        Postgres.attached(facts).stop()
        removed(Path(facts["folder"]))

    with shared(common, "postgres", start, stop) as facts:
        yield Postgres.attached(facts)


@pytest.fixture(scope="session")
def redis(common: Path) -> Iterator[RedisServer]:
    with shared(
        common,
        "redis",
        lambda: RedisServer(common).start().facts(),
        lambda facts: RedisServer.attached(facts).stop(),
    ) as facts:
        yield RedisServer.attached(facts)


# -- servers of a test's own, not yet started: to kill, to flood ---------------------------------


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, str(tmp_path / "tables.sqlite"), None, "--rate", "0")
    yield server
    server.kill()


@pytest.fixture
def postgres_server(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> Iterator[Server]:
    server = Server(tmp_path, postgres.database("own"), redis.url, "--rate", "0")
    yield server
    server.kill()


BOTH_STORES = ["sqlite", "postgres"]
# For what hardly depends on the store: on PostgreSQL in `make test-all` only.
MOSTLY_SQLITE = ["sqlite", pytest.param("postgres", marks=pytest.mark.thorough)]


@pytest.fixture(params=MOSTLY_SQLITE)
def own_server(request: pytest.FixtureRequest) -> Server:
    """A server of the test's own, on either store."""
    server: Server = request.getfixturevalue(f"{request.param}_server")
    return server


@pytest.fixture(params=BOTH_STORES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database on either store."""
    if request.param == "sqlite":
        prepare(str(tmp_path / "tables.sqlite"))
        return str(tmp_path / "tables.sqlite")
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database("own")


# -- servers that all tests share ----------------------------------------------------------------


def start_all(servers: list[Server]) -> Facts:
    for server in servers:
        server.launch()  # all at once
    return {"servers": [server.started().facts() for server in servers]}


def attached(facts: Facts) -> House:
    return House([Server.attached(server) for server in facts["servers"]])


def stop_all(facts: Facts) -> None:
    for server in attached(facts).servers:
        server.stop()


@pytest.fixture(scope="session")
def sqlite_house(common: Path) -> Iterator[House]:
    def start() -> Facts:
        return start_all([Server(common, str(common / "tables.sqlite"), None, "--rate", "0")])

    with shared(common, "sqlite-house", start, stop_all) as facts:
        yield attached(facts)


@pytest.fixture(scope="session")
def postgres_house(common: Path, postgres: Postgres, redis: RedisServer) -> Iterator[House]:
    """Two processes on one database: people go to either in turn."""

    def start() -> Facts:
        database = postgres.database("pair")
        return start_all([Server(common, database, redis.url, "--rate", "0") for _ in range(2)])

    with shared(common, "postgres-house", start, stop_all) as facts:
        yield attached(facts)


@pytest.fixture(params=BOTH_STORES)
def house(request: pytest.FixtureRequest) -> House:
    """Running servers on either store, for tests that do no harm."""
    found: House = request.getfixturevalue(f"{request.param}_house")
    return found
