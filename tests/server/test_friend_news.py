"""Notifications about friends: once, to who does not look, and never of a decline or a block."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

import pytest

from tests.server.receivers import Mailbox, mailbox
from tests.server.test_commands import running
from tests.server.test_notifications import SITE
from tests.server.test_results import two_processes
from tidetable.server import contact_limits
from tidetable.server.contact_limits import ASKS, STRANGERS, ContactError, ContactLimits
from tidetable.server.friend_news import A_DAY
from tidetable.server.services import Notify, Services


class Circle:
    """People with mailboxes."""

    def __init__(self, services: Services, box: Mailbox) -> None:
        self.services, self.box = services, box

    async def add(self, person: str, language: str = "en", *wanted: str) -> None:
        await self.services.identity.people.add(person, person.title(), time())
        channel = await self.services.channels.add(
            person, "mail", f"{person}@example.org", language, wanted or ("friend",)
        )
        await self.services.channels.confirm(channel.id)

    async def ask(self, person: str, other: str) -> None:
        """As the handler does."""
        before = await self.services.friends.relation(person, other)
        await self.services.friends.ask(person, other)
        await self.services.friend_news.after(person, other, before)

    async def read(self, later: float = 0.0) -> list[tuple[str, str]]:
        """The mails that have come since: to whom, and the subject."""
        self.box.letters.clear()
        await self.services.deliveries.send_due(time() + later)
        return [(one["to"].split("@")[0], one["subject"]) for one in self.box.letters]


@asynccontextmanager
async def circle(tmp_path: Path, *people: str) -> AsyncIterator[Circle]:
    async with mailbox() as box:
        notify = Notify(SITE, box.url, "tide@example.org", private=True, delay=0.0)
        async with running(tmp_path, notify=notify) as services:
            found = Circle(services, box)
            for person in people:
                await found.add(person)
            yield found


async def test_a_wish_and_its_answer_are_notified_once_in_the_readers_language(
    tmp_path: Path,
) -> None:
    async with circle(tmp_path, "ann") as at:
        await at.add("ben", "de")
        await at.ask("ann", "ben")
        await at.ask("ann", "ben")
        assert await at.read() == [("ben", "Ann möchte mit dir befreundet sein")]
        links = at.box.links()
        assert links[0] == f"{SITE}/friends"
        assert links[1].startswith(f"{SITE}/stop/")
        await at.ask("ben", "ann")
        assert await at.read() == [("ann", "Ben and you are friends now")]
        await at.services.friends.remove("ann", "ben")
        await at.ask("ann", "ben")
        await at.ask("ben", "ann")
        assert await at.read() == [], "ending and asking again is no way to send more"


async def test_only_who_wants_them_gets_them_and_one_tap_stops_them(tmp_path: Path) -> None:
    async with circle(tmp_path, "ann", "ben") as at:
        await at.add("cis", "en", "turn", "over")
        await at.ask("ann", "cis")
        assert await at.read() == []
        await at.ask("ann", "ben")
        await at.read()
        token = at.box.links()[1].rpartition("/")[2]
        await at.services.channels.stop(at.services.links.read("stop", token))
        await at.ask("cis", "ben")
        assert await at.read() == []


@pytest.mark.parametrize("deed", ["decline", "block"])
async def test_a_decline_or_a_block_is_not_notified(tmp_path: Path, deed: str) -> None:
    async with circle(tmp_path, "ann", "ben") as at:
        friends = at.services.friends
        await at.ask("ann", "ben")
        await getattr(friends, deed)("ben", "ann")  # before it was sent
        await friends.remove("ann", "ben")
        await at.ask("ann", "ben")
        assert await at.read() == []
        assert await friends.relation("ann", "ben") == "asked"
        if deed == "block":
            await friends.unblock("ben", "ann")
        await at.ask("ben", "ann")
        assert await at.read() == [("ann", "Ben and you are friends now")], "as without it"


async def test_who_looks_at_the_list_sees_it_and_who_plays_is_notified_later(
    tmp_path: Path,
) -> None:
    async with circle(tmp_path, "ann", "ben", "cis") as at:
        attention = at.services.attention
        attention.looks("ben", "table", True)
        attention.asks("cis")
        async with asyncio.timeout(10):
            while not (await attention.at("cis", time()) and await attention.at("ben", time())):
                await asyncio.sleep(0.002)
        await at.ask("ann", "ben")
        await at.ask("ann", "cis")
        assert await at.read() == []
        await at.services.store.database.write(("DELETE FROM looking", ()))
        assert await at.read(later=61) == [("ben", "Ann wants to be friends")]


async def test_many_who_ask_one_person_are_not_all_notified(tmp_path: Path) -> None:
    async with circle(tmp_path, "ann") as at:
        people = at.services.identity.people
        for number in range(A_DAY + 2):
            await people.add(f"guest{number}", f"Guest {number}", time())
            await at.ask(f"guest{number}", "ann")
        assert len(await at.read()) == A_DAY
        assert len(await at.services.friends.asking("ann")) == A_DAY + 2


async def test_a_muted_person_causes_no_notification_and_who_logs_in_still_does(
    tmp_path: Path,
) -> None:
    async with circle(tmp_path, "ann", "ben", "cis") as at:
        await at.services.mutes.mute("ben", time() + 100, "sponges")
        await at.services.mutes.look()
        await at.ask("ben", "ann")
        assert await at.read() == []
        await at.services.identity.people.add("account", "Cis", time())
        await at.ask("cis", "ann")
        await at.services.identity.people.merge_results("cis", "account")
        assert await at.read() == [("ann", "Cis wants to be friends")]


# -- limits --------------------------------------------------------------------------------------


async def test_limits_of_asking_hold_for_all_processes_together(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(address) as both:
        one, two = (ContactLimits(database, lambda: b"secret", True) for database in both)
        for number in range(ASKS.most):
            await (one, two)[number % 2].ask("ann", "here")
        for process in (one, two):
            with pytest.raises(ContactError) as refused:
                await process.ask("ann", "there")
            assert refused.value.params == {"minutes": ASKS.within / 60}
        for number in range(2 * ASKS.most):  # as many guests from one address
            await (one, two)[number % 2].ask(f"guest {number}", "here")
        with pytest.raises(ContactError):
            await two.ask("another guest", "here")
        await one.invite("ann", "here", friend=True)
        for _ in range(STRANGERS.most):
            await two.invite("ann", "here", friend=False)
        with pytest.raises(ContactError):
            await one.invite("ann", "here", friend=False)
        rows = await both[0].read("SELECT network FROM approaches")
        assert not {"here", "there"} & {row[0] for row in rows}, "no address is stored"
        later = time() + ASKS.within + 1
        monkeypatch.setattr(contact_limits, "time", lambda: later)
        await two.ask("ann", "here")


async def test_limits_of_asking_hold_at_the_very_same_moment(address: str) -> None:
    async with two_processes(address) as both:
        one, two = (ContactLimits(database, lambda: b"secret", True) for database in both)
        asked = await asyncio.gather(
            *(process.ask("ann", "here") for _ in range(ASKS.most) for process in (one, two)),
            return_exceptions=True,
        )
        assert asked.count(None) == ASKS.most
        assert sum(isinstance(answer, ContactError) for answer in asked) == ASKS.most
        rows = await both[0].read("SELECT COUNT(*) FROM approaches")
        assert rows == [(ASKS.most,)]


async def test_no_limits_without_a_rate(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        for _ in range(ASKS.most + 1):
            await services.contact_limits.ask("ann", "here")
        assert await services.store.database.read("SELECT 1 FROM approaches") == []
