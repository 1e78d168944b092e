"""Tournaments on a real server, played by people who are programs, over the public protocol."""

import asyncio

import pytest

from tests.server.harness import Server
from tests.server.house import House
from tests.server.tournaments import Field, points_of, round_over


async def test_sixteen_people_play_a_swiss_tournament(house: House) -> None:
    field = await Field.arrive(house, 16, moves=2)
    opened = await field.open(rounds=2)
    assert (opened["status"], len(opened["standings"])) == ("open", 16)
    await field.do("begin")
    ended = await field.play()
    assert [len(one["tables"]) for one in ended["played"]] == [8, 8]
    assert sum(points_of(ended).values()) == 16
    assert [one["points"] for one in ended["standings"]][:4] == [2.0] * 4
    met = {
        frozenset(seat["person"] for seat in table["seats"])
        for one in ended["played"]
        for table in one["tables"]
    }
    assert len(met) == 16  # nobody has met the same person twice
    again = await field.replayed(house.server)
    assert [one.person for one in again.standings()] == [
        one["person"] for one in ended["standings"]
    ]


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["kadora", "octocube", "poseidon"])
async def test_sixteen_people_play_every_game_to_its_end(house: House, game: str) -> None:
    field = await Field.arrive(house, 16, moves=None)
    await field.open(rounds=4, game=game, rated=True)
    await field.do("begin")
    ended = await field.play()
    again = await field.replayed(house.server)
    assert [one.points / 12 for one in again.standings()] == pytest.approx(
        [one["points"] for one in ended["standings"]], abs=0.001
    )


async def test_kill_9_between_and_within_rounds_loses_nothing(own_server: Server) -> None:
    await asyncio.to_thread(own_server.without_bots().start)
    field = await Field.arrive(House([own_server]), 4, moves=1)
    await field.open(rounds=2, pause=2)
    await field.do("begin")
    first = await field.play(until_round=1)
    own_server.kill()
    await asyncio.to_thread(own_server.start)
    now = await field.until(lambda now: len(now["played"]) == 2)
    assert points_of(now) == points_of(first)
    own_server.kill()  # perhaps before the tables of the round are laid
    await asyncio.to_thread(own_server.start)
    ended = await field.play()
    assert (ended["status"], sum(points_of(ended).values())) == ("finished", 4)
    await field.replayed(own_server)


async def test_tables_of_three_with_everything_that_may_happen(sqlite_server: Server) -> None:
    await asyncio.to_thread(sqlite_server.start)
    house = House([sqlite_server])
    field = await Field.arrive(house, 10, moves=1)
    await field.open(size=3, rounds=3, uneven="bye", no_show=5, pause=1)
    await field.do("begin")
    now = await field.until(
        lambda now: (
            bool(now["played"])
            and all(one["status"] == "waiting" for one in now["played"][0]["tables"])
        )
    )
    first = now["played"][0]
    (bye,) = (one["person"] for one in first["byes"])
    absent = first["tables"][0]["seats"][1]["person"]
    now = await field.play(absent=[absent], until_round=1)
    (missed,) = (
        one for table in now["played"][0]["tables"] for one in table["seats"] if one["missed"]
    )
    assert (missed["person"], missed["points"]) == (absent, 0.0)
    assert points_of(now)[bye] == 1.0
    # Somebody withdraws, and two come late: eleven may play.
    gone = next(one for one in field.people if one not in (absent, bye, field.host.id))
    now = await field.do("withdraw", field.people[gone])
    for name in ("late", "later"):
        person = await house.guest(name)
        field.people[person.id] = person
        now = await field.do("join", person)
    assert now["may_join"]
    now = await field.play(until_round=2)
    second = now["played"][1]
    seated = {one["person"] for table in second["tables"] for one in table["seats"]}
    byes = {one["person"] for one in second["byes"]}
    assert seated | byes == set(field.people) - {gone}
    assert (len(seated), len(byes)) == (9, 2)
    assert bye not in byes
    assert not now["may_join"]
    ended = await field.play()
    assert (ended["status"], len(ended["played"])) == ("finished", 3)
    assert round_over(ended)
    again = await field.replayed(sqlite_server)
    assert [one.person for one in again.standings()] == [
        one["person"] for one in ended["standings"]
    ]
