"""Many viewers of one table: what one of them costs does not depend on how many there are."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.clients import HOST_SEAT, OPEN, House, Person, Place, opened, spectator
from tests.server.harness import Server
from tests.server.test_commands import Viewer, at_a_table


async def join(places: list[Place], at_once: int = 50) -> None:
    """Open connections, so many at the same time."""
    room = asyncio.Semaphore(at_once)

    async def one(place: Place) -> None:
        async with room:
            await place.open()

    await asyncio.gather(*(one(place) for place in places))


async def leave(places: list[Place]) -> None:
    await asyncio.gather(*(place.close() for place in places))


async def test_a_viewer_who_comes_or_goes_costs_the_others_nothing(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await ann.make([HOST_SEAT, OPEN])
    async with opened(spectator(ann.server, table)) as (first,):
        others = [spectator(ann.server, table) for _ in range(20)]
        others += [ben.at(table, ann.server) for _ in range(20)]
        await join(others)
        await leave(others[:20])
        updates = sum(len(place.updates) for place in (first, *others))
        await leave(others)
    assert updates <= 2 * 41  # was 41 * 42 / 2


class Watchful(Viewer):
    """Notes that it had to look at the header, too."""

    def __init__(self, person: str | None) -> None:
        super().__init__()
        self.person = person

    def header_changed(self) -> None:
        self.noted.append("header")


async def test_a_viewer_who_comes_wakes_no_other(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, loaded, _):
        loaded.viewers.clear()
        registry = services.registry
        crowd = [Watchful(person) for person in ("ann", *[None] * 20, *["ann"] * 20)]
        for viewer in crowd:
            registry.arrived(loaded, viewer)
        registry.broadcast_presence(loaded)  # as a moment later
        assert all(viewer.noted == ["broadcast"] for viewer in crowd)  # its own first update
        for viewer in crowd[1:]:
            registry.left(loaded, viewer)
        registry.broadcast_presence(loaded)
        assert all(viewer.noted == ["broadcast"] for viewer in crowd)


async def test_people_who_come_together_are_announced_together(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, loaded, _):
        loaded.viewers.clear()
        registry = services.registry
        crowd = [Watchful(f"person-{number}") for number in range(40)]
        for viewer in crowd:
            registry.arrived(loaded, viewer)
        registry.broadcast_presence(loaded)
        assert all(viewer.noted == ["broadcast", "header"] for viewer in crowd)


async def test_everyone_sees_quickly_who_is_here(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with opened(spectator(ben.server, table)) as (looking,):

        def here() -> list[bool]:
            return [seat["here"] for seat in looking.now["table"]["seats"]]

        async with ann.at(table) as place:
            assert place.updates[0]["table"]["seats"][0]["here"]  # in the first update
            await looking.sees(lambda now: here() == [True, False], 5)
            async with opened(ben.at(table), ann.at(table)):
                await looking.sees(lambda now: here() == [True, True], 5)
            await looking.sees(lambda now: here() == [True, False], 5)  # ann's first tab stays
        await looking.sees(lambda now: here() == [False, False], 5)


async def test_a_player_who_comes_and_goes_does_not_flood_the_viewers(house: House) -> None:
    ann, _ = await house.guests(2)
    table = await ann.make([HOST_SEAT, OPEN])
    async with opened(spectator(ann.server, table)) as (looking,):
        started = time.monotonic()
        for _ in range(20):
            async with ann.at(table):
                pass
        await looking.sees(lambda now: not now["table"]["seats"][0]["here"])
        most = 4 + 2 * (time.monotonic() - started) / 0.2
        assert len(looking.updates) <= most


@pytest.mark.thorough
async def test_two_thousand_spectators_join(sqlite_server: Server) -> None:
    server = sqlite_server.without_bots().start()
    ann = await Person(server, "Ann").arrive()
    table = await ann.make([HOST_SEAT, OPEN])
    places = [spectator(server, table) for _ in range(2000)]
    for place in places:
        place.keeps = False
    started = time.monotonic()
    await join(places)
    took = time.monotonic() - started
    await leave(places)
    print(f"\n2,000 spectators joined in {took:.1f} s")
    assert took < 20
