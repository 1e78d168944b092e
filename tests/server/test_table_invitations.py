"""Inviting a named person to a table: one tap to sit down, and no way to pester anybody."""

import asyncio
from pathlib import Path

import pytest

from tests.server.clients import HOST_SEAT, OPEN, House, Person, Refusal
from tests.server.test_friends import befriend
from tests.server.test_notifications import SITE, post
from tidetable.server.invitation_routes import notify
from tidetable.server.people_store import PeopleStore
from tidetable.server.summaries import new_made
from tidetable.table import entries as log

WITHIN = 30.0  # seconds
INVITED = {"kind": "invited"}


async def invitations(person: Person) -> list[str]:
    return [one["table"]["id"] for one in (await person.get("/api/me/friends"))["invitations"]]


async def sees(person: Person, tables: list[str]) -> None:
    """Lists follow the tables with a short delay."""
    async with asyncio.timeout(WITHIN):
        while await invitations(person) != tables:
            await asyncio.sleep(0.05)


async def test_a_friend_is_invited_and_joins_with_one_tap(sqlite_house: House) -> None:
    ann, ben, cis = await sqlite_house.guests(3)
    await befriend(ann, ben)
    table = await ann.make([HOST_SEAT, INVITED, INVITED], listed=False)
    path = f"/api/tables/{table}/invite"
    for _ in range(2):  # a second tap changes nothing
        answer = await ann.post(path, {"who": ben.id})
        assert [(one["person"], one["declined"]) for one in answer] == [(ben.id, False)]
    shown = (await ben.get("/api/me/friends"))["invitations"]
    assert [(one["table"]["id"], one["name"]) for one in shown] == [(table, ann.name)]
    sat = await ben.post(f"/api/me/invitations/{table}/accept")
    assert sat["seats"][1]["who"] == ben.id
    assert await ben.post(f"/api/me/invitations/{table}/accept") == sat, "a second tap"
    assert await invitations(ben) == []
    assert await ann.get(f"/api/tables/{table}/invited") == []
    # Somebody who was let in may invite, too; somebody who was not invited cannot accept.
    with pytest.raises(Refusal, match="invitation-gone"):
        await cis.post(f"/api/me/invitations/{table}/accept")
    await ben.post(path, {"who": cis.id})
    await sees(cis, [table])
    # The invitation also opens a seat that is picked by hand.
    await cis.sit(table, 2)
    with pytest.raises(Refusal, match="no-free-seat"):
        await ann.post(path, {"who": (await sqlite_house.guest("Dee")).id})


async def test_who_declines_is_not_asked_again(sqlite_house: House) -> None:
    ann, ben = await sqlite_house.guests(2)
    await befriend(ann, ben)
    table = await ann.make([HOST_SEAT, INVITED], listed=False)
    path = f"/api/tables/{table}/invite"
    await ann.post(path, {"who": ben.id})
    await ben.ask("DELETE", f"/api/me/invitations/{table}")
    assert await invitations(ben) == []
    await ann.ask("DELETE", f"{path}/{ben.id}")
    answer = await ann.post(path, {"who": ben.id})
    assert [one["declined"] for one in answer] == [True]
    assert await invitations(ben) == []
    with pytest.raises(Refusal, match="invitation-gone"):
        await ben.post(f"/api/me/invitations/{table}/accept")


async def test_an_invitation_ends_with_the_code_and_with_who_sent_it(sqlite_house: House) -> None:
    ann, ben, cis = await sqlite_house.guests(3)
    table = await ann.make([HOST_SEAT, INVITED, INVITED], listed=False)
    path = f"/api/tables/{table}/invite"
    await ann.post(path, {"who": ben.id})
    await ben.post(f"/api/me/invitations/{table}/accept")
    await ben.post(path, {"who": cis.id})
    async with ann.at(table) as place:
        await place.do("remove", person=ben.id)
        await sees(cis, [])
        with pytest.raises(Refusal, match="invitation-gone"):
            await cis.post(f"/api/me/invitations/{table}/accept")
        await ann.post(path, {"who": cis.id})
        await place.do("reinvite")
        with pytest.raises(Refusal, match="invitation-gone"):
            await cis.post(f"/api/me/invitations/{table}/accept")
        await ann.post(path, {"who": cis.id})  # the host asks once more
    assert (await cis.post(f"/api/me/invitations/{table}/accept"))["seats"][1]["who"] == cis.id


async def test_strangers_cannot_invite_who_is_private_or_has_blocked_them(
    sqlite_house: House,
) -> None:
    ann, ben, cis = await sqlite_house.guests(3)
    table = await ann.make([HOST_SEAT, OPEN, INVITED])
    path = f"/api/tables/{table}/invite"
    await ben.ask("PATCH", "/api/me/privacy", json={"private": True})
    with pytest.raises(Refusal, match="friends-only"):
        await ann.post(path, {"who": ben.id})
    await cis.post("/api/me/blocks", {"person": ann.id})
    answer = await ann.post(path, {"who": cis.id})
    assert [one["person"] for one in answer] == [cis.id], "it looks as if cis were invited"
    assert await invitations(cis) == []
    with pytest.raises(Refusal, match="invitation-gone"):
        await cis.post(f"/api/me/invitations/{table}/accept")
    # Who came from the public list does not let others in.
    await ben.sit(table, 1)
    for who, refusal in ((ben, "host-only"), (cis, "not-seated")):
        with pytest.raises(Refusal, match=refusal):
            await who.post(path, {"who": ann.id})


async def test_an_invitation_is_notified_once_unless_it_is_taken_back(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        services = at.services
        for person in ("ann", "ben"):
            await PeopleStore(services.store.database).add(person, person.title(), 0.0)
        await at.mail("ben", "en", "invitation")
        seats = [log.SeatPlan("host"), log.SeatPlan("invited")]
        for round_ in range(3):
            made = await services.registry.create(new_made("kadora", 2, "ann", seats, {}))
            table = services.registry.tables[made.id].table
            await services.table_invitations.add(table, "ben", "ann")
            await notify(services, table, "ben")
            await notify(services, table, "ben")
            if round_ == 1:
                await services.table_invitations.withdraw(table.id, "ben")
            if round_ == 2:
                await services.friends.block("ben", "ann")
            await at.deliver(10.0)
        assert [letter["subject"] for letter in at.box.letters] == [
            "Ann invites you: De schat van Kadora"
        ]
        assert f"{SITE}/table/" in at.box.links()[0]
