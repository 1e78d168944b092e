"""Requests about one person at the same moment: one of them wins, and nobody is locked out."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import House, Person, Refusal
from tests.server.conftest import MOSTLY_SQLITE
from tests.server.test_containment import services_on
from tests.server.test_people import SECRET, account
from tidetable.server.identity import IdentityError

ROUNDS = 3


async def outcome(asking: Any) -> tuple[str, Any]:
    try:
        return "", await asking
    except Refusal as refusal:
        return refusal.code, None


def everywhere(house: House, person: Person) -> list[Person]:
    """The same person at each process of a server."""
    found = []
    for server in house.servers * 2:
        there = Person(server, person.name)
        there.token, there.id = person.token, person.id
        found.append(there)
    return found


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_one_guest_makes_two_accounts_at_once(house: House) -> None:
    for number in range(ROUNDS):
        ann = await house.guest("Ann")
        names = [f"{ann.id[:10]}-{number}-{which}" for which in range(4)]
        asked = [
            outcome(there.post("/api/accounts", {"account": name, "password": f"secret-{name}"}))
            for there, name in zip(everywhere(house, ann) * 2, names, strict=False)
        ]
        answers = await asyncio.gather(*asked)
        won = [name for name, (code, _) in zip(names, answers, strict=True) if not code]
        assert len(won) == 1
        # Somebody recognised before the account exists learns of it; later ones have a void
        # token. Which of them a request meets is chance here; the next test settles both.
        assert {code for code, _ in answers} - {""} <= {"has-account", "bad-token"}
        for name in names:
            login = await outcome(
                ann.post("/api/login", {"account": name, "password": f"secret-{name}"})
            )
            assert login[0] == ("" if name in won else "bad-login")


async def test_who_is_recognised_in_time_learns_of_the_account(tmp_path: Path) -> None:
    async with services_on(str(tmp_path / "people.sqlite")) as services:
        identity = services.identity
        token = identity.token(await identity.guest("Ann", 0.0))
        recognised = [await identity.known(token) for _ in range(4)]
        made = await asyncio.gather(
            *(identity.make_account(one, f"ann-{n}", SECRET) for n, one in enumerate(recognised)),
            return_exceptions=True,
        )
        refused = [one for one in made if isinstance(one, IdentityError)]
        assert [one.code for one in refused] == ["has-account"] * 3
        with pytest.raises(IdentityError) as late:
            await identity.known(token)
        assert late.value.code == "bad-token"


async def test_two_guests_take_one_account_name_at_once(house: House) -> None:
    for _ in range(ROUNDS):
        people = await house.guests(4)
        body = {"account": people[0].id, "password": SECRET}
        answers = await asyncio.gather(
            *(outcome(one.post("/api/accounts", body)) for one in people)
        )
        assert sorted(code for code, _ in answers) == ["", *["account-taken"] * 3]


async def test_a_guest_logs_in_and_makes_an_account_at_once(house: House) -> None:
    """Either the guest becomes the account they log in to, or has an account of their own; not
    both, for then nobody could use that account."""
    for number in range(ROUNDS):
        captain = await account(house)
        guest = await house.guest("Guest")
        own = {"account": f"own-{guest.id[:10]}-{number}", "password": SECRET}
        made, logged_in = await asyncio.gather(
            outcome(everywhere(house, guest)[-1].post("/api/accounts", own)),
            outcome(guest.post("/api/login", {"account": captain.id, "password": SECRET})),
        )
        assert logged_in[0] == ""
        assert made[0] in ("", "now-account")
        stranger = Person(house.server, "x")
        entered = await outcome(stranger.post("/api/login", own))
        assert entered[0] == ("bad-login" if made[0] else "")
        if not made[0]:
            stranger.token = entered[1]["token"]
            assert (await stranger.get("/api/me"))["person"] == guest.id
        else:
            with pytest.raises(Refusal, match="now-account"):
                await guest.get("/api/me")
