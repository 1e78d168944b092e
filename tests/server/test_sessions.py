"""Tokens that expire and can be revoked, secrets that change, and people who delete their data."""

import asyncio
import json
import time

import pytest
from itsdangerous import URLSafeSerializer

from tests.server.clients import HOST_SEAT, OPEN, House, Person, Refusal, is_over, opened
from tests.server.harness import query
from tests.server.test_people import SECRET, account
from tidetable.server import tokens as module
from tidetable.server.names import IdentityError
from tidetable.server.passwords import AT_ONCE, WAITING, Passwords
from tidetable.server.tokens import LIFE, Claim, Secret, Tokens

NEW = "another long secret"
CLAIM = Claim("ann", "s1", 0)


def copy_of(person: Person, token: str | None = None) -> Person:
    """The same person on another device."""
    there = Person(person.server, person.name)
    there.token, there.id = token or person.token, person.id
    return there


async def login(house: House, person: Person, password: str = SECRET) -> Person:
    stranger = Person(house.servers[-1], "x")
    me = await stranger.post("/api/login", {"account": person.id, "password": password})
    return copy_of(person, me["token"])


async def is_out(person: Person) -> None:
    with pytest.raises(Refusal, match="bad-token") as refused:
        await person.get("/api/me")
    assert refused.value.status == 401


# -- tokens ----------------------------------------------------------------------------------------


def test_a_token_expires_unless_it_is_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = Tokens([Secret("a", 0, None)], 0)
    old = tokens.sign(CLAIM)
    later = time.time() + LIFE + 60
    set_clocks(monkeypatch, later)
    with pytest.raises(IdentityError, match="bad-token"):
        tokens.read(old)
    assert tokens.read(tokens.sign(CLAIM)) == CLAIM


def test_a_token_survives_a_clock_that_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was set back by a second, or the process that signed is ahead by less than that."""
    tokens = Tokens([Secret("a", 0, None)], 0)
    token = tokens.sign(CLAIM)
    for earlier in (0.2, 1.5, 3600.0):
        set_clocks(monkeypatch, time.time() - earlier)
        assert tokens.read(token) == CLAIM
        monkeypatch.undo()


def set_clocks(monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    """The clocks with which tokens are signed and read."""
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now)
    monkeypatch.setattr(module, "time", lambda: now)


def test_tokens_of_the_first_form_are_accepted_for_a_while() -> None:
    first = str(URLSafeSerializer("a", salt="person").dumps("ann"))
    known = [Secret("a", 0, None)]
    assert Tokens(known, time.time() + 60).read(first) == Claim("ann", "0", 0)
    with pytest.raises(IdentityError, match="bad-token"):
        Tokens(known, time.time() - 60).read(first)


def test_an_older_secret_verifies_until_its_grace_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    old, new = Secret("a", 0, now + 100), Secret("b", now + 10, None)
    tokens = Tokens([Secret("a", 0, None)], 0)
    issued = tokens.sign(CLAIM)
    tokens.use([old, new])
    ahead = Tokens([old, Secret("b", 0.5, None)], 0)  # a process that signs with the new one
    assert tokens.values()[-1] == "a"
    for token in (issued, ahead.sign(CLAIM)):
        assert tokens.read(token) == CLAIM
    monkeypatch.setattr(module, "time", lambda: now + 11)
    assert tokens.values() == ["a", "b"]
    assert tokens.read(issued) == CLAIM
    monkeypatch.setattr(module, "time", lambda: now + 101)
    with pytest.raises(IdentityError, match="bad-token"):
        tokens.read(issued)


def test_hashing_is_expensive() -> None:
    """The servers of other tests hash quickly; a real one must not."""
    hasher = Passwords().hasher
    assert hasher.memory_cost >= 64 * 1024
    assert hasher.time_cost >= 3


async def test_hashing_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    passwords = Passwords()
    running = most = 0

    def slow(hashed: str, password: str) -> bool:
        nonlocal running, most
        running += 1
        most = max(most, running)
        time.sleep(0.002)
        running -= 1
        return True

    fake = {"verify": staticmethod(slow), "hash": staticmethod(str)}
    monkeypatch.setattr(passwords, "hasher", type("Slow", (), fake))
    crowd = [passwords.fits("x", "y") for _ in range(AT_ONCE + WAITING + 5)]
    answers = await asyncio.gather(*crowd, return_exceptions=True)
    refused = [one for one in answers if isinstance(one, IdentityError)]
    assert len(refused) == 5
    assert {one.code for one in refused} == {"busy"}
    assert most <= AT_ONCE
    assert await passwords.fits("x", "y")


# -- signing out -----------------------------------------------------------------------------------


async def test_a_fresh_token_is_handed_out_and_the_old_one_works_on(house: House) -> None:
    ann = await house.guest("Ann")
    fresh = copy_of(ann, (await ann.get("/api/me"))["token"])
    assert (await fresh.get("/api/me"))["person"] == (await ann.get("/api/me"))["person"] == ann.id


async def test_signing_out_ends_one_session_with_all_its_tokens(house: House) -> None:
    captain = await account(house)
    phone = await login(house, captain)
    renewed = copy_of(phone, (await phone.get("/api/me"))["token"])
    table = await captain.make([HOST_SEAT, OPEN])
    async with renewed.at(table) as there, captain.at(table) as here:
        await phone.post("/api/me/sign-out", {})
        assert await there.ends() == 4401
        assert here.closed is None
    for one in (phone, renewed):
        await is_out(one)
    assert (await captain.get("/api/me"))["person"] == captain.id


async def test_signing_out_everywhere_ends_all_sessions(house: House) -> None:
    captain = await account(house)
    phone = await login(house, captain)
    table = await captain.make([HOST_SEAT, OPEN])
    async with opened(captain.at(table), phone.at(table)) as places:
        await phone.post("/api/me/sign-out", {"everywhere": True})
        for place in places:
            assert await place.ends() == 4401
    for one in (captain, phone):
        await is_out(one)
    again = await login(house, captain)
    assert (await again.get("/api/me"))["person"] == captain.id


async def test_a_new_password_signs_out_the_others(house: House) -> None:
    captain = await account(house)
    thief = await login(house, captain)
    with pytest.raises(Refusal, match="bad-login"):
        await captain.post("/api/me/password", {"old": "wrong", "new": NEW})
    with pytest.raises(Refusal, match="bad-password"):
        await captain.post("/api/me/password", {"old": SECRET, "new": "short"})
    me = await captain.post("/api/me/password", {"old": SECRET, "new": NEW})
    for one in (captain, thief):
        await is_out(one)
    assert (await copy_of(captain, me["token"]).get("/api/me"))["person"] == captain.id
    with pytest.raises(Refusal, match="bad-login"):
        await login(house, captain)
    await login(house, captain, NEW)
    guest = await house.guest("Guest")
    with pytest.raises(Refusal, match="no-account"):
        await guest.post("/api/me/password", {"old": SECRET, "new": NEW})


# -- deleting --------------------------------------------------------------------------------------


async def test_the_token_of_a_guest_does_not_open_the_account(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    copied = Person(house.servers[-1], "somebody who has copied the token")
    copied.id, copied.token = ann.id, ann.token
    async with opened(copied.at(table)) as (spying,):
        await ann.post("/api/accounts", {"account": ann.id, "password": SECRET})
        with pytest.raises(Refusal, match="bad-token"):
            await copied.get("/api/me")
        assert await spying.ends() == 4401
    assert (await ann.get("/api/me"))["account"] == ann.id.lower()
    async with opened(ann.at(table)) as (place,):
        assert place.closed is None


async def test_a_deleted_person_leaves_games_without_a_name(house: House) -> None:
    captain, ben = await account(house), await house.guest("Ben")
    table = await house.table([captain, ben])
    waiting = await captain.make([HOST_SEAT, OPEN])
    async with captain.at(table) as mine, ben.at(table) as other:
        await mine.do("say", text="my address is 1 Harbour Street")
        await other.do("say", text="hello")
        await other.sees(lambda now: len(now["chat"]) == 2)
        data = await captain.get("/api/me/export")
        assert data["people"][0]["account"] == captain.id.lower()
        assert {one["table_id"] for one in data["tables"]} == {table, waiting}
        assert [line["text"] for line in data["chat"]] == ["my address is 1 Harbour Street"]
        assert SECRET not in json.dumps(data)
        with pytest.raises(Refusal, match="bad-login"):
            await captain.post("/api/me/delete", {"password": "wrong"})
        await captain.post("/api/me/delete", {"password": SECRET})
        await mine.ends()
        # The others play on or win; they are not kept waiting.
        now = await other.sees(lambda now: now["table"]["seats"][0]["name"] == "")
        await other.sees(is_over)
        assert [line["text"] for line in now["chat"]] == ["hello"]
    await is_out(captain)
    with pytest.raises(Refusal, match="bad-login"):
        await login(house, captain)
    with pytest.raises(Refusal, match="no-such-person"):
        await ben.get(f"/api/people/{captain.id}")
    rows = await query(house.server, "SELECT entry FROM log WHERE table_id = ?", table)
    stored = " ".join(row[0] for row in rows)
    assert "Harbour" not in stored
    assert "Captain" not in stored
    assert "hello" in stored
    people = await query(
        house.server, "SELECT name, account, password FROM people WHERE id = ?", captain.id
    )
    assert people == [("", None, None)]
    assert (await ben.get(f"/api/tables/{waiting}"))["seats"][0]["person"] is False
    # The account name is free again.
    await ben.post("/api/accounts", {"account": captain.id, "password": SECRET})


async def test_a_guest_can_be_deleted_without_a_password(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.post("/api/me/delete", {})
    await is_out(ann)
