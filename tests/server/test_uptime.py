"""Server time: it stops while the server is down, and the system clock does not move it."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.clients import WITHIN, House, opened
from tests.server.harness import Server, prepare, query
from tests.server.test_commands import running
from tidetable.bots import Thought
from tidetable.server.app import open_database
from tidetable.server.database import Database
from tidetable.server.services import Services
from tidetable.server.summaries import new_made
from tidetable.server.sweeper import LATE
from tidetable.server.uptime import EVERY, SILENCE, Uptime, uptime
from tidetable.table import entries as log
from tidetable.table.table import Table


class Clock:
    """A system clock and a count of ticks that a test sets."""

    def __init__(self) -> None:
        self.system, self.ticks = 1000.0, 5.0

    def pass_by(self, seconds: float) -> None:
        self.system += seconds
        self.ticks += seconds

    def process(self) -> Uptime:
        return Uptime(lambda: self.system, lambda: self.ticks)


@asynccontextmanager
async def stored(tmp_path: Path) -> AsyncIterator[Database]:
    prepare(str(tmp_path / "tables.sqlite"))
    database = await open_database(str(tmp_path / "tables.sqlite"))
    try:
        yield database
    finally:
        await database.close()


async def test_time_stands_still_during_an_outage(tmp_path: Path) -> None:
    async with stored(tmp_path) as database:
        clock = Clock()
        first = clock.process()
        await first.start(database, shared=False)
        assert first.now() == 1000
        clock.pass_by(3)
        await first.beat(database)
        clock.pass_by(1)  # killed before the next heartbeat
        clock.pass_by(100_000)
        second = clock.process()
        await second.start(database, shared=False)
        assert second.now() == 1003
        clock.pass_by(2)
        assert second.now() == 1005
        await second.stop(database)
        third = clock.process()
        await third.start(database, shared=False)
        assert third.now() == 1005


@pytest.mark.parametrize("jump", [-100_000.0, 100_000.0])
async def test_the_system_clock_may_jump(tmp_path: Path, jump: float) -> None:
    async with stored(tmp_path) as database:
        clock = Clock()
        one = clock.process()
        await one.start(database, shared=False)
        clock.system += jump
        clock.pass_by(2)
        assert one.now() == 1002
        await one.beat(database)
        clock.system -= jump / 2
        two = clock.process()
        await two.start(database, shared=True)
        assert two.now() == 1002


async def test_time_stops_when_heartbeats_fail(tmp_path: Path) -> None:
    async with stored(tmp_path) as database:
        clock = Clock()
        one = clock.process()
        await one.start(database, shared=False)
        clock.pass_by(SILENCE - 1)
        assert not one.stopped()
        clock.pass_by(1000)
        assert one.stopped()
        assert one.now() == 1000 + SILENCE
        await one.beat(database)  # the database is back
        clock.pass_by(1)
        assert not one.stopped()
        assert one.now() == 1000 + SILENCE + 1


async def test_processes_agree(tmp_path: Path) -> None:
    async with stored(tmp_path) as database:
        clock = Clock()
        one, two = clock.process(), clock.process()
        await one.start(database, shared=True)
        clock.pass_by(EVERY / 2)
        await two.start(database, shared=True)
        assert one.now() == two.now()
        two.set(two.now() + 0.5)
        await two.beat(database)
        await one.beat(database)
        assert one.now() == two.now()


PLANS = [log.SeatPlan("host"), log.SeatPlan("bot", "random")]


class Thoughts:
    """Bots that choose the first action at once."""

    def able(self) -> bool:
        return True

    async def choose(self, level: str, table: Table, host: object, awaited: bool) -> Thought:
        return Thought(table.state.actions()[0])


async def has_person_to_move(services: Services, table_id: str) -> None:
    async with asyncio.timeout(10):
        while services.registry.tables[table_id].table.to_move() != 0:
            await asyncio.sleep(0.01)


async def test_bots_play_although_the_system_clock_went_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table whose bot is to move is left behind by a process; the next one starts with a system
    clock that is a day behind, and finds the table nevertheless."""
    async with running(tmp_path) as services:
        await uptime.start(services.store.database, shared=False)
        for number in range(20):
            made = new_made("kadora", 2, "ann", PLANS, {})
            made.seed = str(number)
            table = await services.registry.create(made, f"table{number}")
            services.commands.route.on_change = lambda loaded: (
                None
            )  # it dies before it looks after it
            run = services.commands.run
            await run(table.id, lambda table: table.sit(0, "ann", "Ann", False))
            await run(table.id, lambda table: table.begin("ann"))
            if table.to_move() == 1:
                break
        assert table.to_move() == 1
        await uptime.stop(services.store.database)
    system_time = time.time
    monkeypatch.setattr(time, "time", lambda: system_time() - 86_400)
    monkeypatch.setattr(uptime, "system_time", lambda: system_time() - 86_400)
    async with running(tmp_path) as services:
        await uptime.start(services.store.database, shared=False)
        services.caretaker.thinking = cast(Any, Thoughts())
        uptime.base += LATE + 1  # as if that much time had passed
        await services.sweeper.sweep(uptime.now())
        await has_person_to_move(services, table.id)
    uptime.set(system_time())


async def heartbeat(server: Server) -> str:
    """The stored count of server time, and when it was stored."""
    found: str = (await query(server, "SELECT value FROM settings WHERE name = 'up'"))[0][0]
    return found


async def make_older(server: Server, seconds: float) -> None:
    """Make everything that a server has stored that much older, server time as well."""
    for table_id, seq, at, text in await query(server, "SELECT table_id, seq, at, entry FROM log"):
        entry = json.loads(text)
        if "up" in entry:
            entry["up"] -= seconds
        change = "UPDATE log SET at = ?, entry = ? WHERE table_id = ? AND seq = ?"
        await query(server, change, at - seconds, json.dumps(entry), table_id, seq)
    for column in ("changed", "due"):
        change = f"UPDATE tables SET {column} = {column} - ? WHERE made > 0"
        await query(server, change, seconds)
    older = " ".join(str(float(one) - seconds) for one in (await heartbeat(server)).split())
    await query(server, "UPDATE settings SET value = ? WHERE name = 'up'", older)


async def test_a_bank_survives_an_outage(own_server: Server) -> None:
    own_server.without_bots().start()
    house = House([own_server])
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben], clock={"bank": 60.0, "increment": 5.0})
    async with opened(ann.at(table), ben.at(table)) as places:
        await places[0].sees(lambda now: now["table"]["status"] == "playing")
        before = places[0].now["clocks"]
    # What was counted since the last heartbeat is forgotten, so let one follow the first turn.
    begun = await heartbeat(own_server)
    async with asyncio.timeout(WITHIN):
        while await heartbeat(own_server) == begun:
            await asyncio.sleep(0.05)
    own_server.kill()
    await make_older(own_server, 86_400.0)  # as if the server had been down for a day
    await asyncio.to_thread(own_server.start)
    async with ann.at(table) as place:
        after = (await place.sees(lambda now: bool(now["clocks"])))["clocks"]
        assert [seat["bot"] for seat in place.now["table"]["seats"]] == [None, None]
        mover = place.now["table"]["to_move"]
    assert after[1 - mover] == before[1 - mover] == 60
    assert 60 - WITHIN < after[mover] <= 60 + 0.6  # and the allowance
