"""Tournaments on a real server, played by people who are programs, over the public protocol."""

import asyncio

import httpx
import pytest

from tests.server.clients import House, Refusal
from tests.server.conftest import MOSTLY_SQLITE
from tests.server.harness import Server
from tests.server.tournaments import Field, points_of, round_over


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
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


@pytest.mark.thorough
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
    own_server.kill()  # perhaps before the tables of the round are created
    await asyncio.to_thread(own_server.start)
    ended = await field.play()
    assert (ended["status"], sum(points_of(ended).values())) == ("finished", 4)
    await field.replayed(own_server)


@pytest.mark.thorough
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


# -- the protocol --------------------------------------------------------------------------------


async def test_a_code_leads_to_the_tournament_and_its_page_says_when_nothing_has_changed(
    sqlite_house: House,
) -> None:
    field = await Field.arrive(sqlite_house, 2, moves=1)
    opened = await field.open(title="Harbour Cup", listed=True)
    stranger = await sqlite_house.guest("Otto")
    found = await stranger.get(f"/api/join/{opened['code'].lower()}")
    assert found == {"table": None, "tournament": field.id}
    assert [one["title"] for one in await stranger.get("/api/tournaments")][:1] == ["Harbour Cup"]
    assert [one["id"] for one in await field.host.get("/api/me/tournaments")] == [field.id]
    url = f"{sqlite_house.server.url}/api/tournaments/{field.id}"
    async with httpx.AsyncClient() as client:
        first = await client.get(url)
        again = await client.get(url, headers={"if-none-match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
        assert first.headers["etag"] == f'"{first.json()["tag"]}"'
        await field.do("join", stranger)
        changed = await client.get(url, headers={"if-none-match": first.headers["etag"]})
        assert changed.status_code == 200
    await field.do("cancel")
    assert all(one["id"] != field.id for one in await stranger.get("/api/tournaments"))


@pytest.mark.parametrize(
    ("what", "body", "code", "status"),
    [
        ("begin", {}, "not-the-host", 403),
        ("next", {"round": 2}, "not-the-host", 403),
        ("cancel", {}, "not-the-host", 403),
        ("remove", {"person": "x"}, "not-the-host", 403),
        ("host", {"person": "x"}, "not-the-host", 403),
        ("take-over", {}, "not-in-tournament", 403),
        ("withdraw", {}, "not-in-tournament", 403),
        ("decide", {"table": "x"}, "no-such-table", 404),
    ],
)
async def test_strangers_are_refused(
    sqlite_house: House, what: str, body: dict[str, object], code: str, status: int
) -> None:
    field = await Field.arrive(sqlite_house, 1, moves=1)
    await field.open(listed=False)
    stranger = await sqlite_house.guest("Otto")
    with pytest.raises(Refusal) as refusal:
        await field.do(what, stranger, **body)
    assert (refusal.value.code, refusal.value.status) == (code, status)
    assert refusal.value.message


async def test_a_tournament_that_cannot_be_played_is_refused(sqlite_house: House) -> None:
    host = await sqlite_house.guest("Ann")
    for wrong, code in (
        ({"size": 5}, "bad-players"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"mode": "x"}}, "unknown-option"),
        ({"stand_in": "deity"}, "unknown-bot"),
        ({"clock": {"reserve": 60}}, "bad-clock"),
        ({"rounds": 0}, "bad-message"),
        ({"title": "\u200b"}, "bad-name"),
    ):
        plan = {"game": "kadora", "size": 2, "rounds": 2, **wrong}
        with pytest.raises(Refusal) as refusal:
            await host.post("/api/tournaments", plan)
        assert refusal.value.code == code
