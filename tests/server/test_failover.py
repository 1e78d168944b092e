"""Processes die; their tables go on, here after a restart and elsewhere at once."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from tests.server.harness import Postgres, RedisServer, Server, query
from tests.server.house import House, Person, all_of, is_over, opened, varied
from tests.server.leaks import rebuilt, rows_of
from tests.server.test_play import all_here

SLOW_BOT = {"kind": "bot", "bot": "normal"}
ELSEWHERE = 2.0  # seconds that a table may stand still


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> Iterator[list[Server]]:
    database = postgres.database(f"failover_{time.monotonic_ns()}")
    servers = [Server(tmp_path, database, redis.url, "--rate", "0") for _ in range(2)]
    for server in servers:
        server.launch()
    for server in servers:
        server.started()
    yield servers
    for server in servers:
        server.kill()


async def bots_only(person: Person) -> str:
    """A table at which bots play and nobody looks on."""
    table = await House([person.server]).table([person], SLOW_BOT, SLOW_BOT, SLOW_BOT)
    async with person.at(table) as place:
        await place.do("stand", seat=0)
        await place.do("stand-in", seat=0, bot="normal")
        await place.reaches(2)
    return table


async def grows(server: Server, table: str) -> float:
    """How long after now, by the log's own times, the next entry is written."""
    now = time.time()
    sql = "SELECT MIN(at) FROM log WHERE table_id = ? AND at > ?"
    async with asyncio.timeout(60):
        while (at := (await query(server, sql, table, now))[0][0]) is None:
            await asyncio.sleep(0.3)  # seldom: asking costs the server time
    return float(at) - now


async def test_a_table_goes_on_at_another_process(pair: list[Server]) -> None:
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


async def test_bots_alone_go_on_at_another_process_at_once(pair: list[Server]) -> None:
    """Of several tables and two deaths: they wait for one thinker, and the machine may be busy."""
    stood_still: list[float] = []
    for dying, living in (pair, pair[::-1]):
        person = await Person(dying, "Ann").arrive()
        tables = [await bots_only(person) for _ in range(3)]
        dying.kill()
        stood_still += await all_of(*(grows(living, table) for table in tables))
        await asyncio.to_thread(dying.start)
    print("\nstood still for", ", ".join(f"{seconds:.2f} s" for seconds in stood_still))
    assert median(stood_still) < ELSEWHERE


async def test_who_was_at_a_process_that_died_is_no_longer_here(pair: list[Server]) -> None:
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


async def test_bots_go_on_after_a_restart_though_nobody_looks(own_server: Server) -> None:
    own_server.start()
    table = await bots_only(await Person(own_server, "Ann").arrive())
    own_server.kill()
    assert rebuilt(table, await rows_of(own_server, table)).status == "playing"
    growing = asyncio.create_task(grows(own_server, table))
    await asyncio.to_thread(own_server.start)
    await growing


async def test_lists_are_put_right_after_a_crash(own_server: Server) -> None:
    """The lists follow the log after a moment; a crash in between must not leave them wrong."""
    own_server.start()
    ann, ben = [await Person(own_server, name).arrive() for name in ("Ann", "Ben")]
    await House([own_server]).table([ann, ben])
    own_server.kill()  # most likely before the lists say that it has begun
    await asyncio.to_thread(own_server.start)
    async with asyncio.timeout(30):
        while (await ann.get("/api/me/tables"))[0]["table"]["status"] != "playing":
            await asyncio.sleep(0.05)


async def test_a_clock_runs_out_though_its_process_is_gone(pair: list[Server]) -> None:
    one, two = pair
    ann, ben = await Person(one, "Ann").arrive(), await Person(one, "Ben").arrive()
    table = await House([one]).table([ann, ben], clock={"per_move": 1.5})
    one.kill()
    async with ann.at(table, two) as place:
        await place.sees(lambda now: any(seat["bot"] for seat in now["table"]["seats"]))
        await place.sees(is_over)


async def test_without_redis_the_others_find_out_by_looking(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.database(f"quiet_{time.monotonic_ns()}")
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


async def test_a_thinking_process_may_die(own_server: Server) -> None:
    own_server.start()
    ann = await Person(own_server, "Ann").arrive()
    table = await bots_only(ann)
    for child in own_server.children():
        os.kill(child, signal.SIGKILL)
    await grows(own_server, table)
    async with ann.at(table) as place:
        await place.sees(is_over)
