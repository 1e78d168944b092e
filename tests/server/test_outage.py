"""PostgreSQL or Redis stop during play and start again; the server survives."""

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.clients import House, Person, Refusal, all_of, opened, varied
from tests.server.harness import Postgres, RedisServer, Server, removed, temporary
from tests.server.test_crash import Load, check_logs, pair, progress

TABLES = 4


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    folder = temporary("outage")
    running = Postgres(folder).start()
    running.make_template()
    yield running
    running.stop()
    removed(folder)


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[RedisServer]:
    running = RedisServer(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture
def servers(
    tmp_path: Path, own_postgres: Postgres, own_redis: RedisServer
) -> Iterator[list[Server]]:
    database = own_postgres.database("outage")
    both = [Server(tmp_path, database, own_redis.url, "--rate", "0") for _ in range(2)]
    for server in both:
        server.launch()
    for server in both:
        server.started()
    yield both
    for server in both:
        server.kill()


@pytest.mark.thorough
async def test_postgres_restarts_during_play(servers: list[Server], own_postgres: Postgres) -> None:
    house, load = House(servers), Load()
    pairs = [asyncio.create_task(pair(house, load, number)) for number in range(TABLES)]
    ann = await Person(servers[0], "Ann", "nl").arrive()
    processes = [server.pid for server in servers]
    for _ in range(2):
        await progress(load, pairs, 3 * TABLES)
        await asyncio.to_thread(own_postgres.stop)  # as in a crash
        with pytest.raises(Refusal, match="no-database") as refused:
            await ann.get("/api/me")
        assert refused.value.status == 503
        assert "database" in refused.value.message
        assert httpx.get(f"{servers[0].url}/healthz").status_code == 503
        async with connect(f"{servers[0].ws}/ws/tables/x", compression=None) as socket:
            await socket.send('{"type": "hello", "token": "' + ann.token + '"}')
            await socket.wait_closed()
            assert socket.close_code == 1013
        await asyncio.to_thread(own_postgres.start)
    await progress(load, pairs, 8 * TABLES)  # everyone plays on
    load.stopping = True
    await asyncio.gather(*pairs, return_exceptions=True)
    assert [server.pid for server in servers] == processes
    assert all(server.alive() for server in servers)
    assert not load.refused
    applied = await check_logs(servers[0], load)
    print(f"\n{len(load.acknowledged)} moves acknowledged, {applied} in the log")


@pytest.mark.thorough
async def test_redis_restarts_during_play(servers: list[Server], own_redis: RedisServer) -> None:
    """Without Redis the processes poll the database: updates come later, but they come."""
    ann, ben = [await Person(server, "Ann").arrive() for server in servers]
    table = await House(servers).table([ann, ben])

    async def play_on(plies: int) -> float:
        start, goal = time.monotonic(), places[0].now["ply"] + plies
        await all_of(*(place.play_to(goal, varied) for place in places))
        await all_of(*(place.reaches(goal) for place in places))
        return time.monotonic() - start

    async with opened(ann.at(table), ben.at(table)) as places:
        await play_on(6)
        own_redis.stop()
        await play_on(6)
        own_redis.start()
        await play_on(6)
        assert len({str(place.now["view"]["block"]) for place in places}) == 1
        assert all(place.closed is None for place in places)
    async with opened(ann.at(table), ben.at(table)) as places:
        await all_of(*(place.play(varied) for place in places))


@pytest.mark.thorough  # it waits as long as the server does; test_postgres.py has the quick form
async def test_postgres_hangs_during_play(servers: list[Server], own_postgres: Postgres) -> None:
    ann, ben = [await Person(server, "Ann").arrive() for server in servers]
    table = await House(servers).table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as places:
        await all_of(*(place.play_to(4, varied) for place in places))
        await all_of(*(place.reaches(4) for place in places))
        mover = next(place for place in places if place.now["choices"])
        own_postgres.all_get(signal.SIGSTOP)
        try:
            start = time.monotonic()
            move = mover.now["choices"][0]["move"]
            with pytest.raises(ConnectionError):
                await mover.do("move", "k", ply=4, move=move)
            assert mover.closed == 1013
            healthy = httpx.get(f"{servers[0].url}/healthz", timeout=30).status_code
            assert healthy == 503
            assert time.monotonic() - start < 15
        finally:
            own_postgres.all_get(signal.SIGCONT)
    async with opened(ann.at(table), ben.at(table)) as places:
        await all_of(*(place.play(varied) for place in places))
