"""People: guests, accounts, names, and what becomes of a guest who logs in to an account."""

import asyncio

import pytest

from tests.server.clients import (
    HOST_SEAT,
    OPEN,
    House,
    Person,
    Refusal,
    all_of,
    is_over,
    opened,
    varied,
)
from tests.server.harness import Server, query
from tests.server.test_tables import listed

SECRET = "a long secret"


async def account(house: House, server: Server | None = None) -> Person:
    """Somebody with an account of their own."""
    person = await Person(server or house.server, "Captain").arrive()
    await person.post("/api/accounts", {"account": person.id, "password": SECRET})
    return person


async def log_in(guest: Person, to: Person) -> Person:
    """The guest's device logs in; the guest's own token stays with the guest."""
    me = await guest.post("/api/login", {"account": to.id, "password": SECRET})
    assert me["person"] == to.id
    there = Person(guest.server, me["name"])
    there.token, there.id = me["token"], me["person"]
    return there


async def test_a_guest_who_makes_an_account_keeps_all_games(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    name = f"Käpt'n {ann.id[:8]}"
    with pytest.raises(Refusal, match="bad-password"):
        await ann.post("/api/accounts", {"account": name, "password": "short"})
    made = await ann.post("/api/accounts", {"account": name, "password": "a long secret"})
    assert made["person"] == ann.id
    with pytest.raises(Refusal, match="has-account"):
        await ann.post("/api/accounts", {"account": name, "password": "a long secret"})
    with pytest.raises(Refusal, match="account-taken"):
        await ben.post("/api/accounts", {"account": name.upper(), "password": "a long secret"})
    for account, password in ((name, "a wrong secret"), ("nobody", "a long secret")):
        with pytest.raises(Refusal, match="bad-login"):
            await ben.post("/api/login", {"account": account, "password": password})
    there = Person(house.servers[-1], "elsewhere")
    me = await there.post("/api/login", {"account": f" {name} ", "password": "a long secret"})
    assert me["person"] == ann.id
    there.token = me["token"]
    assert (await there.get("/api/me"))["account"] == name.lower()
    await listed(there, table, "playing")
    async with there.at(table) as place:
        assert place.now["yours"] == [0]


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\u0000b", "a\u202eb", "\ud83d"])
async def test_a_bad_name_is_refused(house: House, name: str) -> None:
    person = Person(house.server, "x")
    with pytest.raises(Refusal) as refused:
        await person.ask(
            "POST",
            "/api/guests",
            content='{"name": "' + "".join(f"\\u{ord(char):04x}" for char in name) + '"}',
        )
    assert refused.value.status == 400


async def test_a_forged_token_is_refused(house: House) -> None:
    ann = await house.guest("Ann")
    body, signature = ann.token.rsplit(".", 1)
    for token in ("x", "x.y", ann.token + "x", f"{body}.{signature[::-1]}", f"ImFubiI.{signature}"):
        forged = Person(house.server, "x")
        forged.token = token
        with pytest.raises(Refusal, match="bad-token") as refused:
            await forged.get("/api/me")
        assert refused.value.status == 401


async def test_a_new_name_shows_at_tables_before_and_after(house: House) -> None:
    ann = await house.guest("Ann")
    before = await ann.make([HOST_SEAT, OPEN])
    answer = await ann.ask("PATCH", "/api/me", json={"name": "  Anna  Maria "})
    assert answer["name"] == (await ann.get("/api/me"))["name"] == "Anna Maria"
    after = await ann.make([HOST_SEAT, OPEN])
    names = [(await ann.get(f"/api/tables/{one}"))["seats"][0]["name"] for one in (before, after)]
    assert names == ["Anna Maria", "Anna Maria"]
    with pytest.raises(Refusal, match="bad-name"):
        await ann.ask("PATCH", "/api/me", json={"name": "x" * 31})


async def test_an_account_takes_over_the_games_of_a_guest_who_logs_in(house: House) -> None:
    captain, ben = await account(house), await house.guest("Ben")
    guest = await Person(house.servers[-1], "Guest").arrive()
    running = await house.table([guest, ben])
    over = await house.table([ben, guest])
    unbegun = await guest.make([HOST_SEAT, OPEN])
    async with ben.at(over) as place:
        await place.do("resign", seat=0)
        await place.sees(is_over)
    async with opened(guest.at(running), ben.at(running, house.server)) as (mine, against):
        await all_of(mine.play_to(5, varied), against.play_to(5, varied))
        view = mine.now["view"]
        there = await log_in(guest, captain)
        for place in (mine, against):
            await place.sees(lambda now: now["table"]["seats"][0]["name"] == "Captain")
        # What is already connected plays on; a new connection must be the account's.
        assert (mine.now["yours"], mine.now["view"]) == ([0], view)
        await all_of(mine.play_to(10, varied), against.play_to(10, varied))
        with pytest.raises(Refusal, match="now-account"):
            await guest.get("/api/me")
        async with guest.at(running) as closed:
            assert closed.closed == 4401
        async with captain.at(running) as place:
            assert place.now["yours"] == [0]
            await all_of(place.play(varied), against.play(varied))
    for table, status in ((running, "over"), (over, "over"), (unbegun, "open")):
        assert (await listed(captain, table, status))["yours"] == ([1] if table == over else [0])
    again = await captain.post(f"/api/tables/{over}/again")
    assert [seat["name"] for seat in again["seats"]] == ["Captain", "Ben"]
    await ben.sit(unbegun, 1)
    await there.begin(unbegun)


async def test_logging_in_does_not_merge_accounts(house: House) -> None:
    one, two = await account(house), await account(house)
    table = await one.make([HOST_SEAT, OPEN])
    assert (await log_in(one, two)).id == two.id
    assert (await one.get("/api/me"))["person"] == one.id
    assert await two.get("/api/me/tables") == []
    await listed(one, table, "open")
    stale = Person(house.server, "x")
    stale.token = "no token at all"
    assert (await log_in(stale, two)).id == two.id


async def test_a_merge_is_finished_after_a_crash(own_server: Server) -> None:
    own_server.without_bots().start()
    house = House([own_server])
    captain, guest, ben = await account(house), *await house.guests(2)
    table = await house.table([guest, ben])
    await listed(guest, table, "playing")
    own_server.kill()
    hand = "INSERT INTO handing (guest, account, at) VALUES (?, ?, 0)"
    await query(own_server, hand, guest.id, captain.id)
    await query(own_server, "UPDATE people SET became = ? WHERE id = ?", captain.id, guest.id)
    await asyncio.to_thread(own_server.start)
    await listed(captain, table, "playing")
    async with captain.at(table) as place:
        assert place.now["yours"] == [0]
