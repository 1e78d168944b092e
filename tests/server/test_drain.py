"""SIGTERM under load: clients are asked to reconnect, writes are finished, nothing is lost."""

import asyncio
import json
import time

from tests.server.clients import House, spectator
from tests.server.harness import Server
from tests.server.test_crash import TABLES, Client, Load, check_logs, progress

WITHIN = 10.0  # seconds, generous: the machine may be busy


async def test_sigterm_drains(own_server: Server) -> None:
    await asyncio.to_thread(own_server.start)
    house, load = House([own_server]), Load()
    games = []
    for number in range(TABLES):
        people = [await house.guest(f"p{number}{seat}") for seat in range(2)]
        games.append((await house.table(people), people))
    # Bots that think when the signal comes.
    bot = {"kind": "bot", "bot": "master"}
    thinking = await house.table([await house.guest("Ann")], bot, bot)
    # Spectators first: players who start earlier may have finished their games by then, and leave.
    watching = [await spectator(own_server, table).open() for table, _ in games for _ in range(5)]
    watching.append(await spectator(own_server, thinking).open())
    players = [Client(load, person, table) for table, people in games for person in people]
    playing = [asyncio.create_task(player.play()) for player in players]
    await progress(load, playing, 3 * TABLES)
    places = [player.place for player in players]

    began = time.monotonic()
    code = await asyncio.to_thread(own_server.stop)
    assert time.monotonic() - began < WITHIN
    assert code == 0
    for place in (*watching, *places):
        assert place is not None
        assert await place.ends() == 1012
        await place.close()
    logged = [json.loads(line) for line in own_server.logged().splitlines()]
    assert not [line for line in logged if "trace" in line]
    acknowledged = len(load.acknowledged)
    await check_logs(own_server, load)

    await asyncio.to_thread(own_server.start)  # everyone plays on
    await progress(load, playing, 2 * TABLES)
    load.stopping = True
    await asyncio.gather(*playing, return_exceptions=True)
    assert not load.refused
    assert len(load.acknowledged) > acknowledged
