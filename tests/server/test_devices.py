"""Another device: a code that works once; a recovery code for a forgotten password."""

import asyncio
from pathlib import Path
from time import time

import pytest

from tests.server.clients import House, Person, Refusal, opened
from tests.server.test_commands import running
from tests.server.test_people import SECRET, account
from tidetable.server import pairing


async def paired(person: Person, moves: bool = False) -> str:
    return str((await person.post("/api/me/devices", {"moves": moves}))["code"])


async def use(house: House, code: str) -> Person:
    """A new device that uses a code."""
    device = Person(house.servers[-1], "new device")
    me = await device.post("/api/devices", {"code": code})
    device.token, device.id, device.name = me["token"], me["person"], me["name"]
    return device


async def test_a_code_adds_another_device_once(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    void, code = await paired(ann), await paired(ann)
    with pytest.raises(Refusal, match="bad-device-code"):
        await use(house, void)  # a newer code has been made
    whose = await ben.get(f"/api/devices/{code.lower()}")
    assert whose == {"name": ann.name, "account": None, "moves": False}
    results = await asyncio.gather(*(use(house, code) for _ in range(4)), return_exceptions=True)
    devices = [result for result in results if isinstance(result, Person)]
    assert [device.id for device in devices] == [ann.id]
    with pytest.raises(Refusal, match="bad-device-code"):
        await ben.get(f"/api/devices/{code}")
    async with opened(ann.at(table), devices[0].at(table)) as places:
        assert [place.now["yours"] for place in places] == [[0], [0]]


async def test_a_code_moves_a_person_and_signs_the_old_device_out(house: House) -> None:
    ann = await house.guest("Ann")
    there = await use(house, await paired(ann, moves=True))
    assert (await there.get("/api/me"))["person"] == ann.id
    with pytest.raises(Refusal, match="bad-token"):
        await ann.get("/api/me")


async def test_a_code_is_void_after_signing_out(house: House) -> None:
    ann = await house.guest("Ann")
    code = await paired(ann)
    await ann.post("/api/me/sign-out", {"everywhere": True})
    with pytest.raises(Refusal, match="bad-device-code"):
        await use(house, code)


async def test_a_code_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as services:
        person = await services.identity.guest("Ann", 0.0)
        code = await services.pairings.make(person, moves=False)
        assert await services.pairings.find(code) is not None
        assert await services.pairings.find(f"{code}B") is None
        later = time() + pairing.LIFE + 1
        monkeypatch.setattr(pairing, "time", lambda: later)
        assert await services.pairings.find(code) is None


async def test_a_recovery_code_replaces_a_forgotten_password(sqlite_house: House) -> None:
    house = sqlite_house  # passwords take time, whatever the store
    ann = await account(house)
    with pytest.raises(Refusal, match="bad-login"):
        await ann.post("/api/me/recovery", {"password": "wrong"})
    void = (await ann.post("/api/me/recovery", {"password": SECRET}))["code"]
    code = (await ann.post("/api/me/recovery", {"password": SECRET}))["code"]
    body = {"account": ann.id, "password": "another long secret"}
    stranger = Person(house.servers[-1], "stranger")
    for wrong in (void, "", code[:-1]):
        with pytest.raises(Refusal, match="bad-recovery"):
            await stranger.post("/api/recover", {**body, "code": wrong})
    with pytest.raises(Refusal, match="bad-password"):
        await stranger.post("/api/recover", {**body, "password": "short", "code": code})
    spaced = " ".join(code[at : at + 5].lower() for at in range(0, len(code), 5))
    me = await stranger.post("/api/recover", {**body, "code": spaced})
    assert me["person"] == ann.id
    with pytest.raises(Refusal, match="bad-token"):
        await ann.get("/api/me")  # somebody who took the device is out
    with pytest.raises(Refusal, match="bad-recovery"):
        await stranger.post("/api/recover", {**body, "code": code})  # it is used up
    with pytest.raises(Refusal, match="bad-login"):
        await stranger.post("/api/login", {"account": ann.id, "password": SECRET})


async def test_guests_have_no_recovery_code(sqlite_house: House) -> None:
    ann = await sqlite_house.guest("Ann")
    with pytest.raises(Refusal, match="no-account"):
        await ann.post("/api/me/recovery", {"password": ""})
