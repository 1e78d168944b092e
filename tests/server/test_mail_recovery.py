"""A way back by e-mail: to a confirmed address, once, for an hour. Nobody learns who is known."""

import asyncio
from pathlib import Path
from time import time

import pytest

from tests.server.clients import House, Person, Refusal
from tests.server.harness import Server
from tests.server.receivers import Mailbox, mailbox
from tests.server.test_channels import SITE, links, refused, until
from tests.server.test_commands import running
from tests.server.test_people import SECRET
from tidetable.server import mail_recovery, tokens
from tidetable.server.channels import NotificationError
from tidetable.server.identity import IdentityError
from tidetable.server.mail_recovery import AT_ONCE, RecoveryLimits
from tidetable.server.people_store import Person as Stored
from tidetable.server.services import Notify, Services

ASK, ADD, USE = "/api/recover/mail", "/api/me/recovery/mail", "/api/recover/link"


async def link(box: Mailbox, name: str, number: int) -> str:
    """The token in the nth recovery mail to somebody."""
    await until(lambda: len(links(box, name, "/recover/")) >= number)
    return links(box, name, "/recover/")[number - 1].removeprefix(f"{SITE}/recover/")


async def add(person: Person, box: Mailbox, name: str, password: str = "") -> None:
    body = {"address": f"{name}@example.org", "password": password, "lang": "nl"}
    made = await person.post(ADD, body)
    assert (made["wanted"], made["confirmed"]) == (["recovery"], False)
    await until(lambda: links(box, name, "/confirm/"))
    token = links(box, name, "/confirm/")[0].removeprefix(f"{SITE}/confirm/")
    await person.post("/api/notifications/confirm", {"token": token})


async def test_a_guest_and_an_account_come_in_again(sqlite_server: Server) -> None:
    async with mailbox() as box:
        mail = ("--smtp", box.url, "--mail-from", "t@example.org", "--url", SITE)
        sqlite_server.options = (*sqlite_server.options, *mail)
        house = House([sqlite_server.without_bots().start()])
        ann, ben, stranger = await house.guests(3)
        await add(ann, box, "ann")
        await ben.post("/api/accounts", {"account": "ben", "password": SECRET})
        await refused("bad-login", ben.post(ADD, {"address": "ben@example.org", "password": "no"}))
        await add(ben, box, "ben", SECRET)

        # A guest who has lost the browser is the same person again; the old one is signed out.
        answers = [
            await stranger.post(ASK, {"address": address})
            for address in ("nobody@example.org", "ANN@example.org", "ben@example.org")
        ]
        assert answers == [{}, {}, {}]
        token = await link(box, "ann", 1)
        assert await stranger.post("/api/recover/whose", {"token": token}) == {
            "name": ann.name,
            "account": None,
        }
        me = await stranger.post(USE, {"token": token})
        assert me["person"] == ann.id
        await refused("bad-token", ann.get("/api/me"))
        await refused("bad-link", stranger.post(USE, {"token": token}))
        ann.token = me["token"]
        await ann.get("/api/me")

        # An account gets a new password; the printed code is not needed for it.
        token = await link(box, "ben", 1)
        await refused("bad-password", stranger.post(USE, {"token": token, "password": "short"}))
        both = [
            asyncio.create_task(stranger.post(USE, {"token": token, "password": f"{n}-new-tides"}))
            for n in range(2)
        ]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(isinstance(one, Refusal) for one in done) == [False, True], "once"
        number = next(n for n, one in enumerate(done) if not isinstance(one, BaseException))
        login = {"account": "ben", "password": f"{number}-new-tides"}
        assert (await stranger.post("/api/login", login))["person"] == ben.id
        await refused("bad-login", stranger.post("/api/login", {**login, "password": SECRET}))

        # No more than three mails a day to one address, no matter who asks, and none to others.
        for _ in range(3):
            await stranger.post(ASK, {"address": "ann@example.org"})
        await link(box, "ann", 3)
        await stranger.post(ASK, {"address": "ben@example.org"})
        await link(box, "ben", 2)
        assert len(links(box, "ann", "/recover/")) == 3
        assert not links(box, "nobody", "/recover/")


async def prepared(services: Services) -> str:
    """Ann, with a confirmed address; the token that her mail would have."""
    await services.identity.people.add("ann", "Ann", 1.0)
    channel = await services.channels.add_recovery("ann", "ann@example.org", "en")
    await services.channels.confirm(channel.id)
    return services.mail_recovery.serializer().dumps(["ann", 0, "one"])


async def test_a_link_is_void_when_it_is_old_or_its_person_has_signed_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as services:
        token, recovery = await prepared(services), services.mail_recovery
        assert (await recovery.read(token)).person.id == "ann"
        for wrong in ("", "x.y.z", token[:-2], services.links.sign("stop", "ann")):
            with pytest.raises(NotificationError, match="bad-link"):
                await recovery.read(wrong)
        with monkeypatch.context() as patched:  # the clock was set back
            earlier = time() - 5
            patched.setattr("itsdangerous.timed.time.time", lambda: earlier)
            patched.setattr(tokens, "time", lambda: earlier)
            assert (await recovery.read(token)).person.id == "ann"
        with monkeypatch.context() as patched:
            patched.setattr(mail_recovery, "LIFE", -1)
            with pytest.raises(NotificationError, match="bad-link"):
                await recovery.read(token)
        await services.identity.people.close("ann", "rude", time())
        with pytest.raises(IdentityError, match="closed-account"):
            await recovery.read(token)
        await services.identity.people.reopen("ann")
        await services.identity.people.revoke_all("ann", time())
        with pytest.raises(NotificationError, match="bad-link"):
            await recovery.use(token, "")


async def test_an_address_recovers_nobody_before_it_is_confirmed_and_after_it_is_removed(
    tmp_path: Path,
) -> None:
    notify = Notify(SITE, "smtp://127.0.0.1:1", "t@example.org")
    async with running(tmp_path, notify=notify) as services:
        channels = services.channels
        await services.identity.people.add("ann", "Ann", 1.0)
        made = await channels.add_recovery("ann", "Ann@example.org", "en")
        assert await channels.for_recovery("ann@example.org") == []
        await channels.confirm(made.id)
        assert len(await channels.for_recovery("ann@EXAMPLE.org")) == 1
        # Notifications to the same address come and go without it.
        await channels.add("ann", "mail", "Ann@example.org", "en", ("turn",))
        assert (await channels.of("ann"))[0].wanted == "turn recovery"
        await channels.stop(made.id)
        assert (await channels.of("ann"))[0].wanted == "recovery"
        await channels.drop(made.id, "ann")
        assert await channels.for_recovery("ann@example.org") == []
        # An address that is used for notifications alone recovers nobody.
        plain = await channels.add("ann", "mail", "ann@example.org", "en", ("turn",))
        await channels.confirm(plain.id)
        assert await channels.for_recovery("ann@example.org") == []
        await channels.stop(plain.id)
        assert await channels.of("ann") == []


async def test_a_guests_mailbox_does_not_open_the_account_that_the_guest_logs_in_to(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as services:
        await prepared(services)
        people = services.identity.people
        await people.add("ben", "Ben", 1.0)
        await people.make_account("ben", "ben", "ben", "x", 1.0)
        await services.account_merge.merge(
            Stored("ann", "Ann", None, None), Stored("ben", "Ben", "ben", "x")
        )
        assert [one.wanted for one in await services.channels.of("ben")] == [""]
        assert await services.channels.for_recovery("ann@example.org") == []


def test_asking_is_limited_by_address() -> None:
    limits = RecoveryLimits(active=True)
    for _ in range(AT_ONCE):
        limits.take("192.0.2.1")
    with pytest.raises(IdentityError, match="too-many-recoveries"):
        limits.take("192.0.2.1")
    limits.take("192.0.2.2")
