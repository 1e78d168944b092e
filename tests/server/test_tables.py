"""Tables before and after a game: seats, invitations, lists, rematches."""

import asyncio

import pytest

from tests.server.clients import (
    BOT,
    HOST_SEAT,
    OPEN,
    House,
    Message,
    Person,
    Refusal,
    all_of,
    opened,
    varied,
)
from tests.server.conftest import MOSTLY_SQLITE
from tidetable.server.summaries import with_allowance
from tidetable.table import entries as log

INVITED = {"kind": "invited"}


async def listed(person: Person, table: str, so: str) -> Message:
    """The table in the person's list, once it has this status (list rows follow with a delay)."""
    async with asyncio.timeout(30):
        while True:
            for one in await person.get("/api/me/tables"):
                if one["table"]["id"] == table and one["table"]["status"] == so:
                    answer: Message = one
                    return answer
            await asyncio.sleep(0.05)


async def test_what_changes_nothing_is_answered_at_once(house: House) -> None:
    """No update follows, with which the answer could go out."""
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT, OPEN])
    async with ann.at(table) as place:
        said = await place.do("say", text="ahoy")
        await asyncio.sleep(1)  # what else is told of a new connection
        async with asyncio.timeout(2):
            for _ in range(3):
                await place.do("say", key=said, text="ahoy")
        assert len(place.now["chat"]) == 1


async def test_a_seat_is_taken_once_and_can_be_given_up(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await ann.make([HOST_SEAT, OPEN])
    with pytest.raises(Refusal, match="seats-free"):
        await ann.begin(table)
    await ben.sit(table, 1)
    with pytest.raises(Refusal, match="seat-taken"):
        await ann.sit(table, 1)
    with pytest.raises(Refusal, match="no-such-seat"):
        await ann.sit(table, 2)
    with pytest.raises(Refusal, match="not-your-seat"):
        await ben.post(f"/api/tables/{table}/stand", {"seat": 0})
    await ben.post(f"/api/tables/{table}/stand", {"seat": 1})
    assert await ben.get("/api/me/tables") == []
    cis = await house.guest("Cis")
    await cis.sit(table, 1)
    with pytest.raises(Refusal, match="host-only"):
        await cis.begin(table)
    answer = await ann.begin(table)
    assert answer["status"] == "playing"
    assert [seat["name"] for seat in answer["seats"]] == [ann.name, "Cis"]
    with pytest.raises(Refusal, match="already-begun"):
        await ann.begin(table)
    with pytest.raises(Refusal, match="already-begun"):
        await ben.sit(table, 1)


async def test_only_one_of_many_gets_a_seat(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT, OPEN])
    crowd = await house.guests(8)
    results = await asyncio.gather(
        *(person.sit(table, 1) for person in crowd), return_exceptions=True
    )
    assert sum(not isinstance(result, Refusal) for result in results) == 1


async def test_an_invitation_opens_only_its_seat(house: House) -> None:
    ann, ben = await house.guests(2)
    answer = await ann.make_full([HOST_SEAT, INVITED, INVITED])
    table, words = answer["table"]["id"], answer["invitations"]
    assert set(words) == {"1", "2"}
    for word in (None, "", "x" * 24, words["2"]):
        with pytest.raises(Refusal, match="needs-invitation"):
            await ben.sit(table, 1, word)
    await ben.sit(table, 1, words["1"])
    other = await ann.make_full([HOST_SEAT, INVITED])
    with pytest.raises(Refusal, match="needs-invitation"):
        await ben.sit(other["table"]["id"], 1, words["1"])


async def test_open_tables_are_listed_unless_private(house: House) -> None:
    ann = await house.guest("Ann")
    shown = await ann.make([HOST_SEAT, OPEN])
    hidden = await ann.make([HOST_SEAT, OPEN], listed=False)
    ids = {table["id"] for table in await ann.get("/api/tables")}
    assert shown in ids
    assert hidden not in ids
    assert (await ann.get(f"/api/tables/{hidden}"))["status"] == "open"


async def test_the_list_of_games_says_whose_turn_it_is(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    lists = [await listed(person, table, "playing") for person in (ann, ben)]
    assert [one["yours"] for one in lists] == [[0], [1]]
    mover = lists[0]["table"]["to_move"]
    assert [one["your_turn"] for one in lists] == [mover == 0, mover == 1]
    assert "seed" not in str(lists)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 3}, "bad-seat-count"),
        ({"players": 8, "seats": [OPEN] * 8}, "bad-players"),
        ({"seats": [OPEN, {"kind": "bot"}]}, "bad-seat-plan"),
        ({"seats": [OPEN, {"kind": "bot", "bot": "genius"}]}, "unknown-bot"),
        ({"seats": [OPEN, {"kind": "open", "bot": "random"}]}, "bad-seat-plan"),
        ({"seats": [OPEN, {"kind": "throne"}]}, "bad-message"),
        ({"options": {"data": "/etc/passwd"}}, "unknown-option"),
        ({"options": {"seed": "1"}}, "unknown-option"),
        ({"clock": {"per_move": -1}}, "bad-message"),
        ({"clock": {"per_move": 1e308}}, "bad-message"),
        ({"clock": {"bank": 0}}, "bad-message"),
        ({"seed": "1"}, "bad-message"),
    ],
)
async def test_invalid_settings_are_refused(sqlite_house: House, wrong: Message, code: str) -> None:
    ann = await sqlite_house.guest("Ann")
    plan = {"game": "kadora", "players": 2, "seats": [HOST_SEAT, OPEN], **wrong}
    with pytest.raises(Refusal, match=code):
        await ann.post("/api/tables", plan)


async def test_a_rematch_moves_everyone_one_seat_further(house: House) -> None:
    people = await house.guests(2)
    table = await people[0].make([HOST_SEAT, OPEN, BOT])
    await people[1].sit(table, 1)
    await people[0].begin(table)
    with pytest.raises(Refusal, match="not-over"):
        await people[0].post(f"/api/tables/{table}/again")
    async with opened(*(person.at(table) for person in people)) as places:
        await all_of(*(place.play(varied) for place in places))
        asked = await all_of(*(person.post(f"/api/tables/{table}/again") for person in people))
        update = await places[1].sees(lambda now: now["table"]["again"] is not None)
    again = update["table"]["again"]
    assert {one["id"] for one in asked} == {again}
    cis = await house.guest("Cis")
    with pytest.raises(Refusal, match="not-seated"):
        await cis.post(f"/api/tables/{table}/again")
    answer = await people[1].get(f"/api/tables/{again}")
    assert [seat["name"] for seat in answer["seats"]] == [None, people[0].name, people[1].name]
    assert answer["seats"][0]["kind"] == "bot"
    await people[0].begin(again)
    async with people[1].at(again) as place:
        assert place.now["yours"] == [2]


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_a_rematch_without_the_host_can_begin(house: House) -> None:
    ann, ben, cis = await house.guests(3)
    table = await house.table([ann, ben, cis])
    async with opened(ann.at(table), ben.at(table), cis.at(table)) as (host, one, two):
        await host.do("stand", seat=0)
        await one.do("resign", seat=1)
        await two.sees(lambda now: bool(now["table"]["seats"][1]["resigned"]))
        await two.do("stand-in", seat=0, bot="random")
        await two.play(varied)
    again = (await ben.post(f"/api/tables/{table}/again"))["id"]
    answer = await ben.get(f"/api/tables/{again}")
    assert [seat["person"] for seat in answer["seats"]] == [True, False, True]


@pytest.mark.parametrize("table", ["nowhere", "a%00b", "x" * 500, "%F0%9F%90%99", "a'--"])
async def test_no_such_table(house: House, table: str) -> None:
    ann = await house.guest("Ann")
    with pytest.raises(Refusal, match=r"no-such-table|http-404") as refused:
        await ann.get(f"/api/tables/{table}")
    assert refused.value.status == 404


def test_no_more_is_allowed_than_a_small_part_of_the_time() -> None:
    shown = [
        with_allowance(control).allowance
        for control in (
            log.TimeControl(),
            log.TimeControl(per_move=30),
            log.TimeControl(per_move=5),
            log.TimeControl(bank=900),
            log.TimeControl(bank=60),
        )
    ]
    assert shown == [0, 3, 0.5, 3, 0.6]


def test_a_wave_that_breaks_is_allowed_for_in_proportion() -> None:
    times = [with_allowance(log.TimeControl(bank=bank)).moment for bank in (900, 60)]
    assert times == pytest.approx([2.4, 0.48])
