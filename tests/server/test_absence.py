"""Somebody closes the lid in the middle of a game: the others play on, and the seat is kept."""

import asyncio

import pytest

from tests.server.clients import HOST_SEAT, House, Message, Place, Refusal, opened
from tests.server.conftest import MOSTLY_SQLITE
from tests.table.test_table import begun
from tidetable.server.loaded import LoadedTable
from tidetable.server.presence import Announcement, encode
from tidetable.server.registry import Registry
from tidetable.server.updates import Feed
from tidetable.server.uptime import uptime
from tidetable.table.state import PATIENCE

SOON = 5.0  # seconds: the shortest patience


async def all_there(house: House) -> tuple[list[Place], int]:
    """Three people who are connected to a table, and whose turn it is."""
    people = await house.guests(3)
    table = await house.table(people, patience=SOON, stand_in="random")
    places = [await person.at(table).open() for person in people]
    for place in places:  # another process needs a moment to hear who has come
        await place.sees(lambda now: all(seat["here"] for seat in now["table"]["seats"]))
    return places, places[0].now["table"]["to_move"]


def stands_in(now: Message, seat: int) -> bool:
    return now["table"]["seats"][seat]["bot"] is not None


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_the_others_play_on_and_the_absent_one_finds_the_seat_again(house: House) -> None:
    places, seat = await all_there(house)
    gone, here, other = places[seat], places[(seat + 1) % 3], places[(seat + 2) % 3]
    with pytest.raises(Refusal, match="not-away"):
        await here.do("stand-in", seat=seat)
    await gone.close()
    now = await here.sees(lambda now: now["absence"] is not None)
    assert now["absence"]["seat"] == seat
    assert 0 < now["absence"]["left"] <= SOON
    with pytest.raises(Refusal, match="away-a-moment"):
        await here.do("stand-in", seat=seat)
    for _ in range(100):
        try:
            await here.do("stand-in", seat=seat)
            break
        except Refusal as refusal:
            assert refusal.code == "away-a-moment"  # noqa: PT017
            await asyncio.sleep(0.1)
    now = await other.sees(lambda now: any(one["what"] == "bot" for one in now["notices"]))
    assert now["notices"][-1] == {"what": "bot", "seat": seat, "by": (seat + 1) % 3, "event": 2}
    assert now["absence"] is None
    await other.reaches(1)
    await gone.open()
    for place in places:
        await place.sees(lambda now: not stands_in(now, seat))
        await place.sees(lambda now: now["notices"][-1]["what"] == "back")
    for place in places:
        await place.close()


async def test_a_rematch_with_a_missing_friend(sqlite_house: House) -> None:
    house = sqlite_house
    people = await house.guests(3)
    for missing, players in (("open", 3), ("bot", 3), ("drop", 2)):
        table = await house.table(people)
        async with opened(people[0].at(table), people[1].at(table)) as (host, other):
            await host.do("resign", seat=0)
            await other.do("resign", seat=1)
            new = await people[0].post(f"/api/tables/{table}/again", {"missing": missing})
            seats = {seat["name"]: seat for seat in new["seats"]}
            assert (new["players"], len(new["seats"])) == (players, players)
            assert {"player 0", "player 1"} <= seats.keys()
            assert "player 2" not in seats
            assert [seat["kind"] for seat in new["seats"]].count("bot") == (missing == "bot")
            if missing == "open":
                # Somebody who comes later still finds the seat.
                late = await people[2].post(f"/api/tables/{table}/again")
                assert late["id"] == new["id"]
                assert all(seat["person"] for seat in late["seats"])
            else:
                await people[2].post(f"/api/tables/{table}/again")
            begun = await people[0].begin(new["id"])
            assert begun["status"] == "playing"


async def test_the_missing_friend_may_be_the_host(sqlite_house: House) -> None:
    house = sqlite_house
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with ben.at(table) as place:
        await place.do("resign", seat=1)
        new = await ben.post(f"/api/tables/{table}/again", {"missing": "bot"})
        assert [seat["kind"] for seat in new["seats"]].count("bot") == 1
        assert (await ben.begin(new["id"]))["status"] == "playing"
        with pytest.raises(Refusal, match="bad-message"):
            await ben.post(f"/api/tables/{table}/again", {"missing": "eat"})


async def test_the_options_of_a_new_table_are_checked(sqlite_house: House) -> None:
    ann = await sqlite_house.guest("Ann")
    with pytest.raises(Refusal, match="unknown-bot"):
        await ann.make([HOST_SEAT, {"kind": "open"}], stand_in="genius")
    with pytest.raises(Refusal, match="bad-message"):
        await ann.make([HOST_SEAT, {"kind": "open"}], patience=1)
    made = await ann.make_full([HOST_SEAT, {"kind": "open"}])
    assert (made["table"]["patience"], made["table"]["stand_in"]) == (PATIENCE, "normal")


# -- in one process ------------------------------------------------------------------------------


class Viewer:
    def __init__(self, loaded: LoadedTable, person: str) -> None:
        self.person: str | None = person
        self.session, self.generation = "", 0
        self.feed = Feed(loaded.shared, person)
        self.last = self.feed.next()

    def end(self, code: int) -> None:
        pass

    def wake(self) -> None:
        self.last = self.feed.next()

    def set_mute(self, mute: object) -> None:
        pass

    def header_changed(self) -> None:
        if not self.feed.knows_header():
            self.wake()


async def test_a_person_who_is_connected_to_another_process_is_not_absent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And while the other processes cannot be heard, nobody is."""
    times = [1000.0]
    monkeypatch.setattr(uptime, "now", lambda: times[0])
    registry = Registry(None, None, True)  # type: ignore[arg-type]
    loaded = LoadedTable(begun(2).table)
    registry.tables["t"] = loaded
    seat = loaded.table.to_move()
    mover, other = ("ann", "ben") if seat == 0 else ("ben", "ann")
    here = Viewer(loaded, other)
    registry.arrived(loaded, here)
    reliable = [True]
    registry.presence.complete = lambda: reliable[0]

    def elsewhere(*people: str) -> None:
        registry.presence.receive(encode(Announcement("b", {"t": list(people)})))
        registry.note_present(loaded)  # otherwise a moment later

    assert registry.wait_for(loaded, seat) == PATIENCE
    elsewhere(mover)
    times[0] += 2 * PATIENCE
    assert registry.wait_for(loaded, seat) is None
    elsewhere()
    assert registry.wait_for(loaded, seat) == PATIENCE
    reliable[0] = False
    times[0] += 1
    assert registry.wait_for(loaded, seat) is None
    times[0] += 2 * PATIENCE
    assert registry.wait_for(loaded, seat) is None
    reliable[0] = True
    registry.note_present(loaded)
    times[0] += PATIENCE - 1
    assert registry.wait_for(loaded, seat) == 0
    registry.close()
