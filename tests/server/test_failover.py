"""Processes die; their tables continue after a restart, or at once in another process."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from tests.server.clients import House, Person, all_of, is_over, opened, varied
from tests.server.harness import Postgres, RedisServer, Server, query, wait_for
from tests.server.leaks import rebuilt, rows_of
from tests.server.test_play import all_here

SLOW_BOT = {"kind": "bot", "bot": "normal"}
ELSEWHERE = 2.0  # seconds in which another process must continue


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> Iterator[list[Server]]:
    database = postgres.database("failover")
    servers = [Server(tmp_path, database, redis.url, "--rate", "0") for _ in range(2)]
    for server in servers:
        server.launch()
    for server in servers:
        server.started()
    yield servers
    for server in servers:
        server.kill()


async def bots_only(person: Person) -> str:
    """A table with bots only and no viewers."""
    table = await House([person.server]).table([person], SLOW_BOT, SLOW_BOT, SLOW_BOT)
    async with person.at(table) as place:
        await place.do("stand", seat=0)
        await place.do("stand-in", seat=0, bot="normal")
        await place.reaches(2)
    return table


async def grows(server: Server, table: str) -> float:
    """Seconds from now until the next log entry, by the times in the log."""
    now = time.time()
    sql = "SELECT MIN(at) FROM log WHERE table_id = ? AND at > ?"
    async with asyncio.timeout(60):
        while (at := (await query(server, sql, table, now))[0][0]) is None:
            await asyncio.sleep(0.3)  # rarely: queries cost the server time
    return float(at) - now


async def test_a_table_continues_in_another_process(pair: list[Server]) -> None:
    one, two = pair
    ann, ben = await Person(one, "Ann").arrive(), await Person(two, "Ben").arrive()
    table = await House(pair).table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as (here, there):
        for ply in range(4):
            await all_of(here.reaches(ply), there.reaches(ply))
            await (here if here.now["choices"] else there).move(varied)
        await all_of(here.reaches(4), there.reaches(4))
        view = here.now["view"]
        one.kill()
        await here.until(lambda: here.closed is not None)
        async with ann.at(table, two) as again:
            assert again.now["view"] == view
            await all_of(again.play(varied), there.play(varied))


@pytest.mark.thorough
async def test_bots_continue_in_another_process_at_once(pair: list[Server]) -> None:
    """The median of several tables and two deaths: the tables share one worker."""
    gaps: list[float] = []
    for dying, living in (pair, pair[::-1]):
        person = await Person(dying, "Ann").arrive()
        tables = [await bots_only(person) for _ in range(3)]
        dying.kill()
        gaps += await all_of(*(grows(living, table) for table in tables))
        await asyncio.to_thread(dying.start)
    print("\ngaps:", ", ".join(f"{seconds:.2f} s" for seconds in gaps))
    assert median(gaps) < ELSEWHERE


@pytest.mark.thorough
async def test_people_connected_to_a_dead_process_are_not_present(pair: list[Server]) -> None:
    one, two = pair
    ann, ben = await Person(one, "Ann").arrive(), await Person(two, "Ben").arrive()
    table = await House(pair).table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as (_, there):
        await there.sees(lambda now: all_here(now) == [True, True])
        one.kill()
        await there.sees(lambda now: all_here(now) == [False, True])
        # A process that comes later learns who is here.
        one.start()
        async with ann.at(table) as again:
            await again.sees(lambda now: all_here(now) == [True, True])


async def test_bots_continue_after_a_restart_without_viewers(own_server: Server) -> None:
    own_server.start()
    table = await bots_only(await Person(own_server, "Ann").arrive())
    own_server.kill()
    assert rebuilt(table, await rows_of(own_server, table)).status == "playing"
    growing = asyncio.create_task(grows(own_server, table))
    await asyncio.to_thread(own_server.start)
    await growing


async def test_lists_are_corrected_after_a_crash(own_server: Server) -> None:
    """List rows follow the log with a delay; a crash in between must not leave them wrong."""
    own_server.without_bots().start()
    ann, ben = [await Person(own_server, name).arrive() for name in ("Ann", "Ben")]
    await House([own_server]).table([ann, ben])
    own_server.kill()  # most likely before the list row says that it has begun
    await asyncio.to_thread(own_server.start)
    async with asyncio.timeout(30):
        while (await ann.get("/api/me/tables"))[0]["table"]["status"] != "playing":
            await asyncio.sleep(0.05)


@pytest.mark.thorough
async def test_a_clock_runs_out_after_its_process_has_died(pair: list[Server]) -> None:
    one, two = pair
    ann, ben = await Person(one, "Ann").arrive(), await Person(one, "Ben").arrive()
    table = await House([one]).table([ann, ben], clock={"per_move": 1.5})
    one.kill()
    async with ann.at(table, two) as place:
        await place.sees(lambda now: any(seat["bot"] for seat in now["table"]["seats"]))
        await place.sees(is_over)


@pytest.mark.thorough
async def test_without_redis_processes_poll_the_database(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.database("quiet")
    servers = [Server(tmp_path, database, None, "--rate", "0") for _ in range(2)]
    try:
        for server in servers:
            server.launch()
        house = House([server.started() for server in servers])
        people = await house.guests(2)
        table = await house.table(people)
        async with opened(*(person.at(table) for person in people)) as places:
            await all_of(*(place.play(varied) for place in places))
    finally:
        for server in servers:
            server.kill()


@pytest.mark.thorough
async def test_a_worker_process_may_die(own_server: Server) -> None:
    own_server.start()
    ann = await Person(own_server, "Ann").arrive()
    table = await bots_only(ann)
    await asyncio.to_thread(wait_for, own_server.children, "no worker starts")
    for child in own_server.children():
        os.kill(child, signal.SIGKILL)
    await grows(own_server, table)
    async with ann.at(table) as place:
        await place.sees(is_over)
