"""Public profiles and leaderboards: what others see of a person, and what they do not."""

import asyncio
from pathlib import Path
from time import time

import pytest
from alembic import command
from sqlalchemy import create_engine

from tests.server.clients import BOT, HOST_SEAT, House, Message, Person, Refusal, is_over
from tests.server.harness import prepare
from tests.server.test_commands import running
from tests.server.test_people import SECRET, account
from tests.server.test_results import counted, ended, named
from tidetable.server.database import Database
from tidetable.server.leaderboards import LEAST, own_place, page
from tidetable.server.migrate import config
from tidetable.server.people_store import PeopleStore
from tidetable.server.ratings import STAND, ratings_of
from tidetable.server.results import count
from tidetable.server.sqlite import Sqlite

DAY = 86_400.0


async def finish(people: list[Person], table: str) -> Message:
    """The first person resigns; the others see the end, and how ratings changed."""
    async with people[0].at(table) as place:
        await place.do("resign", seat=0)
        await place.sees(is_over)
        if place.now["table"]["rated"]:
            await place.sees(lambda now: now["table"]["seats"][0]["rating_after"] is not None)
        answer: Message = place.now["table"]
        return answer


async def listed(reader: Person, person: str) -> list[str]:
    profile = await reader.get(f"/api/players/{person}")
    return [one["table"] for one in profile["last"]]


async def test_what_a_rated_game_did_is_kept_with_it(sqlite_house: House) -> None:
    ann, ben = await account(sqlite_house), await account(sqlite_house)
    first = await sqlite_house.table([ann, ben], rated=True)
    answer = (await finish([ann, ben], first))["seats"]
    assert [seat["rating_before"] for seat in answer] == [1000, 1000]
    assert answer[0]["rating_after"] < answer[1]["rating_after"]
    again = await ann.post(f"/api/tables/{first}/again")
    ratings = {seat["who"]: seat["rating"] for seat in again["seats"]}
    assert ratings == {seat["who"]: seat["rating_after"] for seat in answer}, "as they are now"
    second = await sqlite_house.table([ben, ann], rated=True)
    later = (await finish([ben, ann], second))["seats"]
    assert later[0]["rating_before"] == answer[1]["rating_after"]
    now = (await ann.get(f"/api/tables/{first}"))["seats"]
    assert [seat["rating_after"] for seat in now] == [seat["rating_after"] for seat in answer]
    profile = await Person(sqlite_house.server, "nobody").get(f"/api/players/{ann.id}")
    points = [point["rating"] for point in profile["history"]["kadora"]]
    assert points == [answer[0]["rating_after"], later[1]["rating_after"]]
    assert profile["ratings"]["kadora"]["shown"] == points[-1]
    assert (profile["games"], profile["wins"], profile["favourite"]) == (2, 1, "kadora")
    assert [one["table"] for one in profile["last"]] == [second, first]
    assert profile["last"][0]["rating_after"] == points[-1]
    assert profile["relation"] is None
    assert all(at % DAY == 0 for at in (profile["since"], profile["last"][0]["at"]))
    own = await ann.get(f"/api/players/{ann.id}")
    assert own["last"][0]["at"] % DAY != 0, "to others a time is a day"
    # A friendly game shows no ratings.
    friendly = await finish([ann, ben], await sqlite_house.table([ann, ben]))
    assert friendly["seats"][0]["rating_after"] is None


async def test_a_profile_lists_games_that_the_reader_may_see(sqlite_house: House) -> None:
    ann, ben = await account(sqlite_house), await sqlite_house.guest("Ben")
    cis = await sqlite_house.guest("Cis")
    seen = await sqlite_house.table([ann, ben])
    closed = await sqlite_house.table([ann, ben], spectators=False)
    running_game = await sqlite_house.table([ann, ben])
    shared = await ann.make([HOST_SEAT, HOST_SEAT, BOT], names={"1": "Zoe"})
    await ann.begin(shared)
    for table in (seen, closed):
        await finish([ann, ben], table)
    async with ann.at(shared) as place:
        await place.do("resign", seat=0)
        await place.do("resign", seat=1)
        await place.sees(is_over)
    await counted(ann, 4)
    assert await listed(cis, ann.id) == [seen]
    assert set(await listed(ben, ann.id)) == {seen, closed}
    for reader in (ann, ben, cis):
        assert running_game not in str(await reader.get(f"/api/players/{ann.id}"))
    assert "Zoe" not in str(await cis.get(f"/api/players/{ann.id}"))
    game = (await cis.get(f"/api/players/{ann.id}"))["last"][0]
    assert [one["person"] for one in game["people"]] == [ann.id, None], "a guest has no profile"
    assert [one["name"] for one in game["people"]] == ["Captain", "Ben"]
    guest = await cis.get(f"/api/players/{ben.id}")
    assert (guest["kind"], guest["name"], guest["since"], guest["last"]) == (
        "guest",
        "Ben",
        None,
        [],
    )
    assert (await cis.get(f"/api/people/{ben.id}"))["records"] == []


async def test_a_private_profile_is_a_name_and_a_deleted_one_nothing(sqlite_house: House) -> None:
    ann, ben = await account(sqlite_house), await account(sqlite_house)
    table = await sqlite_house.table([ann, ben], rated=True)
    await finish([ann, ben], table)
    await counted(ben, 1)
    await ann.ask("PATCH", "/api/me/privacy", json={"private": True})
    profile = await ben.get(f"/api/players/{ann.id}")
    assert (profile["kind"], profile["name"]) == ("private", "Captain")
    for field in ("since", "favourite", "ratings", "history", "records", "last", "games"):
        assert not profile[field], field
    short = await ben.get(f"/api/people/{ann.id}")
    assert (short["ratings"], short["records"]) == ({}, [])
    assert (await ann.get(f"/api/players/{ann.id}"))["games"] == 1, "one sees one's own"
    game = (await ben.get(f"/api/players/{ben.id}"))["last"][0]
    assert [one["person"] for one in game["people"]] == [None, ben.id]
    await ann.post("/api/me/delete", {"password": SECRET})
    with pytest.raises(Refusal, match="no-such-person"):
        await ben.get(f"/api/players/{ann.id}")
    async with asyncio.timeout(30):  # lists follow with a short delay
        while (game := (await ben.get(f"/api/players/{ben.id}"))["last"][0])["people"][0]["name"]:
            await asyncio.sleep(0.05)
    assert game["rating_after"] is not None


# -- leaderboards --------------------------------------------------------------------------------


async def add(database: Database, person: str, rating: int, games: int, **columns: object) -> None:
    """Somebody with an account and a rating."""
    await PeopleStore(database).add(person, person.title(), time())
    for column, value in {"account": person, **columns}.items():
        await database.write((f"UPDATE people SET {column} = ? WHERE id = ?", (value, person)))
    await database.write((STAND, (person, "kadora", 2, 25.0, 8.0, rating, games)))


async def test_a_leaderboard_has_people_with_enough_games(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        database = services.store.database
        kind = ("kadora", 2, LEAST)
        await add(database, "ann", 1200, LEAST)
        await add(database, "ben", 1300, LEAST + 5)
        await add(database, "cis", 1200, LEAST + 1)
        await add(database, "dee", 1900, LEAST - 1)
        await add(database, "eve", 1900, LEAST, private=1)
        await add(database, "fay", 1900, LEAST, account=None)
        await add(database, "gus", 1900, LEAST, closed="spam")
        await add(database, "hal", 1900, LEAST, deleted=time())
        await add(database, "ida", 1100, LEAST)
        found = [(one.place, one.person, one.rating) for one in await page(database, kind, 0)]
        assert found == [(1, "ben", 1300), (2, "cis", 1200), (2, "ann", 1200), (4, "ida", 1100)]
        assert [one.place for one in await page(database, kind, 2)] == [2, 4]
        assert await page(database, kind, 4) == []
        assert await page(database, ("kadora", 3, LEAST), 0) == []

        async def own(person: str) -> tuple[int | None, str | None]:
            found = await PeopleStore(database).person(person)
            assert found is not None
            answer = await own_place(database, found, "kadora", 2)
            return answer.place, answer.why

        assert [await own(one) for one in ("ann", "ida", "dee", "eve", "fay")] == [
            *((2, None), (4, None), (None, "games"), (None, "private"), (None, "guest"))
        ]


async def test_the_pages_of_a_leaderboard_have_bounds(sqlite_house: House) -> None:
    nobody, ann = Person(sqlite_house.server, "nobody"), await sqlite_house.guest("Ann")
    answer = await nobody.get("/api/leaderboards/octocube", players=3)
    assert (answer["leaders"], answer["total"], answer["own"]) == ([], 0, None)
    own = (await ann.get("/api/leaderboards/octocube"))["own"]
    assert own == {"place": None, "rating": None, "games": 0, "why": "guest"}
    with pytest.raises(Refusal, match="unknown-game"):
        await nobody.get("/api/leaderboards/chess")
    for wrong in ({"players": 9}, {"first": -1}, {"first": 10**9}):
        with pytest.raises(Refusal, match="bad-number") as refused:
            await nobody.get("/api/leaderboards/octocube", **wrong)
        assert next(iter(wrong)) in refused.value.message


STANDINGS = "SELECT person, players, games, shown, mu FROM standings ORDER BY person, players"


async def test_older_games_have_standings_too(tmp_path: Path) -> None:
    """The migration computes what counting would have stored."""
    path = tmp_path / "old.sqlite"
    prepare(str(path))
    database = Sqlite(path)
    for number, players in enumerate((2, 3, 2, 2)):
        await count(database, named(ended(players, rated=True).table, str(number)))
    assert (await ratings_of(database, "ann"))["kadora"].games == 4
    standings = await database.read(STANDINGS)
    assert [row[:3] for row in standings if row[0] == "ann"] == [
        *(("ann", 0, 4), ("ann", 2, 3), ("ann", 3, 1))
    ]
    results = "SELECT table_id, seat, rating_before, rating_after FROM results ORDER BY 1, 2"
    before = await database.read(results)
    assert None not in [row[3] for row in before]
    await database.close()
    engine = create_engine(f"sqlite:///{path}")
    for step in (command.downgrade, command.upgrade):
        with engine.begin() as connection:
            step(config(connection), "0007" if step is command.downgrade else "head")
    engine.dispose()
    database = Sqlite(path)
    again = await database.read(STANDINGS)
    assert [row[:4] for row in again] == [row[:4] for row in standings]
    assert await database.read(results) == before
    await database.close()
