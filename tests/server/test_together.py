"""Getting together: the code of a table, what the host arranges, names, open tables."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.clients import BOT, HOST_SEAT, OPEN, House, Message, Person, Refusal, opened
from tests.server.test_commands import running
from tests.server.test_tables import INVITED, listed
from tidetable.server.codes import LENGTH, MISSES, Codes, Guesses
from tidetable.server.guest_names import guest_name
from tidetable.server.spoken import LETTERS, new_code, typed
from tidetable.table.table import TableError
from tidetable.text import LANGUAGES, Text


async def code_of(person: Person, table: str) -> str:
    return str((await person.get(f"/api/tables/{table}/invitations"))["code"])


def people(update: Message) -> list[str | None]:
    return [seat["name"] for seat in update["table"]["seats"]]


# -- codes ---------------------------------------------------------------------------------------


def test_codes_can_be_read_aloud_and_typed_as_one_likes() -> None:
    codes = [new_code(LENGTH) for _ in range(200)]
    assert all(set(code) <= set(LETTERS) for code in codes)
    assert not set(LETTERS) & set("AEIOUYJNQ0123456789")
    assert not any(one == other for code in codes for one, other in pairwise(code))
    assert typed(" bcd-fgh ") == typed("BCD FGH") == typed("bcd·f.gh") == "BCDFGH"


async def test_a_code_brings_friends_to_any_free_seat(house: House) -> None:
    ann, ben, cis, dan = await house.guests(4)
    table = await ann.make([HOST_SEAT, INVITED, INVITED, OPEN], listed=False)
    code = await code_of(ann, table)
    assert await code_of(ann, table) == code
    found = await ben.get(f"/api/codes/{code[:3].lower()}-{code[3:].lower()}")
    assert (found["id"], found["game"], found["host"]) == (table, "kadora", ann.id)
    for wrong in ("BCDFGX", "", "x" * 40):
        with pytest.raises(Refusal, match="needs-invitation"):
            await ben.sit(table, 2, wrong)
    await ben.sit(table, 2, code)
    assert await code_of(ben, table) == code  # a friend may bring friends
    await cis.sit(table, 3)  # a stranger must not be able to fill the table
    with pytest.raises(Refusal, match="host-only"):
        await code_of(cis, table)
    with pytest.raises(Refusal, match="not-seated"):
        await code_of(dan, table)
    with pytest.raises(Refusal, match="no-such-code"):
        await dan.get("/api/codes/BCDFGX")


async def test_a_renewed_code_is_the_only_one_that_works(house: House) -> None:
    ann, ben = await house.guests(2)
    answer = await ann.make_full([HOST_SEAT, INVITED])
    table, code = answer["table"]["id"], await code_of(ann, answer["table"]["id"])
    async with ann.at(table) as place:
        await place.do("reinvite")
        await place.sees(lambda now: bool(now["table"]["invitations"] == 1))
    with pytest.raises(Refusal, match="no-such-code"):
        await ben.get(f"/api/codes/{code}")
    for word in (code, answer["invitations"]["1"]):
        with pytest.raises(Refusal, match="needs-invitation"):
            await ben.sit(table, 1, word)
    fresh = await ann.get(f"/api/tables/{table}/invitations")
    await ben.sit(table, 1, fresh["seats"]["1"])


async def test_guessing_codes_is_limited_by_address(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        codes = Codes(services.store.database, Guesses(active=True))
        code = await codes.of("table")
        for _ in range(MISSES):
            assert await codes.table("BCDFGH", "1.2.3.4") is None
            assert await codes.table(code, "5.6.7.8") == "table"  # hits cost nothing
        with pytest.raises(TableError, match="too-many-guesses"):
            await codes.table(code, "1.2.3.4")


class FarDatabase:
    """Has no code, and takes a moment to say so."""

    async def row(self, sql: str, *values: object) -> None:
        await asyncio.sleep(0)


async def test_guesses_that_come_at_once_are_counted_as_well() -> None:
    codes = Codes(cast(Any, FarDatabase()), Guesses(active=True))
    guesses = (codes.table("BCDFGH", "1.2.3.4") for _ in range(3 * MISSES))
    answers = await asyncio.gather(*guesses, return_exceptions=True)
    assert answers.count(None) == MISSES


async def test_one_code_for_all_who_ask_at_once(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT, INVITED])
    codes = await asyncio.gather(*(code_of(ann, table) for _ in range(8)))
    assert len(set(codes)) == 1


# -- the host ------------------------------------------------------------------------------------


async def test_a_host_arranges_the_table_and_begins(house: House) -> None:
    ann, ben, cis = await house.guests(3)
    table = await ann.make([HOST_SEAT, INVITED, INVITED, INVITED])
    code = await code_of(ann, table)
    await ben.sit(table, 1, code)
    await cis.sit(table, 3, code)
    async with opened(ann.at(table), cis.at(table)) as (host, guest):
        with pytest.raises(Refusal, match="host-only"):
            await guest.do("drop-seat", seat=2)
        with pytest.raises(Refusal, match="Seat 2 is taken"):
            await host.do("plan-seat", seat=1, kind="bot", bot="random")
        await host.do("plan-seat", seat=2, kind="bot", bot="random")
        await host.do("remove", person=ben.id)
        with pytest.raises(Refusal, match="removed"):
            await ben.sit(table, 1, code)
        removed = (await ann.get(f"/api/tables/{table}/invitations"))["removed"]
        assert removed == [{"person": ben.id, "name": ben.name}]
        await host.do("swap-seats", seat=3, other=1)
        await host.do("drop-seat", seat=3)
        now = await guest.sees(lambda now: len(now["table"]["seats"]) == 3)
        assert people(now) == [ann.name, cis.name, None]
        assert now["yours"] == [1]
        answer = await ann.begin(table)
        assert (answer["status"], answer["players"]) == ("playing", 3)
        await guest.sees(lambda now: now["table"]["status"] == "playing")
    assert (await listed(cis, table, "playing"))["yours"] == [1]
    assert await ben.get("/api/me/tables") == []


async def test_a_game_begins_without_the_missing_ones(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await ann.make([HOST_SEAT, INVITED, INVITED])
    await ben.sit(table, 2, await code_of(ann, table))
    with pytest.raises(Refusal, match="seats-free"):
        await ann.begin(table)
    answer = await ann.post(f"/api/tables/{table}/begin", {"missing": "drop"})
    assert [seat["name"] for seat in answer["seats"]] == [ann.name, ben.name]
    assert (await listed(ben, table, "playing"))["yours"] == [1]
    alone = await ann.make([HOST_SEAT, INVITED, INVITED])
    answer = await ann.post(f"/api/tables/{alone}/begin", {"missing": "bots", "bot": "random"})
    assert [seat["bot"] for seat in answer["seats"]] == [None, "random", "random"]


async def test_a_table_is_handed_over_and_cleared_away(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await ann.make([HOST_SEAT, OPEN])
    await ben.sit(table, 1)
    async with opened(ann.at(table), ben.at(table)) as (host, guest):
        with pytest.raises(Refusal, match="host-is-here"):
            await guest.do("take-over")
        await host.do("make-host", person=ben.id)
        with pytest.raises(Refusal, match="host-only"):
            await host.do("clear-away")
        await guest.do("clear-away")
        now = await host.sees(lambda now: now["table"]["status"] == "halted")
        assert now["table"]["halted"] == "cleared-table"
    assert await ann.get("/api/me/tables") == []
    for _ in range(400):  # the list follows a moment later
        if table not in {one["id"] for one in await ann.get("/api/tables")}:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("a table that was cleared away is listed")


async def test_a_guest_relieves_a_host_who_has_gone(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await ann.make([HOST_SEAT, OPEN])
    await ben.sit(table, 1)
    async with ben.at(table) as guest:
        with pytest.raises(Refusal, match="host-just-left"):
            await guest.do("take-over")
    await ann.post(f"/api/tables/{table}/stand", {"seat": 0})
    assert (await ben.get(f"/api/tables/{table}"))["host"] == ben.id


async def test_a_table_is_put_on_the_public_list_and_taken_off(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await ann.make([HOST_SEAT, INVITED], listed=False)

    async def shown(**filters: object) -> bool:
        return table in {one["id"] for one in await ben.get("/api/tables", **filters)}

    assert not await shown()
    with pytest.raises(Refusal, match="host-only"):
        await ben.post(f"/api/tables/{table}/list", {"listed": True})
    for _ in range(2):
        answer = await ann.post(f"/api/tables/{table}/list", {"listed": True})
        assert answer["listed"]
    assert await shown(game="kadora", rated=False)
    assert not await shown(game="octocube")
    assert not await shown(rated=True)
    await ann.post(f"/api/tables/{table}/list", {"listed": False})
    assert not await shown()


async def test_a_rematch_keeps_the_seats_and_names_of_the_game(house: House) -> None:
    """Seats were dropped, also the one that was to begin, and the table was handed over: the
    rematch follows what was played."""
    ann, ben = await house.guests(2)
    last = {"first": "seat3"}
    answer = await ann.make_full(
        [HOST_SEAT, HOST_SEAT, INVITED, INVITED], names={"1": "Zoe"}, options=last
    )
    assert answer["table"]["options"] == last
    table = answer["table"]["id"]
    await ben.sit(table, 3, answer["invitations"]["3"])
    async with opened(ann.at(table), ben.at(table)) as (host, guest):
        await host.do("make-host", person=ben.id)
        await ben.post(f"/api/tables/{table}/begin", {"missing": "drop"})
        await host.do("resign", seat=0)
        await host.do("resign", seat=1)
        await guest.sees(lambda now: now["table"]["status"] == "over")
    again = await ann.post(f"/api/tables/{table}/again")
    assert [seat["name"] for seat in again["seats"]] == [ben.name, ann.name, "Zoe"]
    assert again["host"] == ben.id
    assert again["options"] == {}


async def test_players_choose_their_creatures(house: House) -> None:
    ann, ben = await house.guests(2)
    seats = [HOST_SEAT, INVITED, {"kind": "bot", "bot": "random", "sign": "octopus"}]
    answer = await ann.make_full(seats, "poseidon")
    table = answer["table"]["id"]
    assert [seat["sign"] for seat in answer["table"]["seats"]] == ["starfish", "fish", "octopus"]
    await ben.sit(table, 1, answer["invitations"]["1"])
    async with opened(ann.at(table), ben.at(table)) as (host, guest):
        await guest.do("choose-sign", seat=1, sign="clam")
        with pytest.raises(Refusal, match="sign-taken"):
            await host.do("choose-sign", seat=0, sign="clam")
        with pytest.raises(Refusal, match="not-your-seat"):
            await guest.do("choose-sign", seat=2, sign="starfish")
        await ann.begin(table)
        await guest.sees(lambda now: now["table"]["status"] == "playing")
        signs = ["fish", "clam", "octopus"]
        assert [seat["sign"] for seat in guest.now["table"]["seats"]] == signs
        assert [seat["creature"] for seat in guest.now["view"]["seats"]] == signs
        await host.do("resign", seat=0)
        await guest.do("resign", seat=1)
        again = await ann.post(f"/api/tables/{table}/again")
    kept = {seat["name"]: seat["sign"] for seat in again["seats"] if seat["sign_chosen"]}
    assert kept == {ben.name: "clam", None: "octopus"}  # Ann had not chosen


# -- names ---------------------------------------------------------------------------------------


async def test_people_on_one_device_have_names_of_their_own(house: House) -> None:
    ann, ben = await house.guests(2)
    answer = await ann.make_full([HOST_SEAT, HOST_SEAT, INVITED, INVITED], names={"1": " Zoe "})
    table = answer["table"]["id"]
    code = await code_of(ann, table)
    await ben.sit(table, 2, code)
    await ben.post(f"/api/tables/{table}/sit", {"seat": 3, "invitation": code, "name": "Zoe"})
    with pytest.raises(Refusal, match="bad-name"):
        await ben.post(f"/api/tables/{table}/sit", {"seat": 3, "name": "\u200b"})
    async with ben.at(table) as place:
        await ann.ask("PATCH", "/api/me", json={"name": "Anna"})
        now = await place.sees(lambda now: people(now)[0] == "Anna")
        assert people(now) == ["Anna", "Zoe", ben.name, "Zoe 2"]


async def test_a_new_name_shows_in_a_running_game(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with ben.at(table) as place:
        await ann.ask("PATCH", "/api/me", json={"name": ben.name})
        now = await place.sees(lambda now: people(now)[0] != ann.name)
        assert people(now) == [f"{ben.name} 2", ben.name]


async def test_two_guests_never_get_the_same_name(house: House) -> None:
    guests = [Person(server, "", lang) for server in house.servers for lang in LANGUAGES]

    async def name(person: Person) -> str:
        if person.lang == "en":
            return str((await person.post("/api/guest-names"))["name"])
        return str((await person.post("/api/guests", {}))["name"])

    names = await asyncio.gather(*(name(person) for person in guests * 3))
    assert len(set(names)) == len(names)


async def test_the_names_for_guests_start_again_with_a_number(tmp_path: Path) -> None:
    lists = {
        language: [one.strip() for one in Text(language)("guest-names").split(",")]
        for language in LANGUAGES
    }
    assert len({len(names) for names in lists.values()}) == 1
    places = {(name, place) for names in lists.values() for place, name in enumerate(names)}
    assert len(places) == len({name for name, _ in places})  # no name at two places
    async with running(tmp_path) as services:
        given = [await guest_name(services.store.database, "en") for _ in range(21)]
    assert given == [*lists["en"], "Otter 2"]


async def test_a_bot_and_a_person_cannot_share_a_seat(house: House) -> None:
    """A friend sits down just when the host turns the seat into a bot: one of them wins."""
    ann, ben = await house.guests(2)
    table = await ann.make([HOST_SEAT, OPEN, BOT])
    async with ann.at(table) as host:
        await asyncio.gather(
            host.do("plan-seat", seat=1, kind="bot", bot="random"),
            ben.sit(table, 1),
            return_exceptions=True,
        )
        seat = (await ann.get(f"/api/tables/{table}"))["seats"][1]
        assert (seat["kind"] == "bot") != seat["person"]
