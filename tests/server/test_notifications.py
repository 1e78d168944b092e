"""Notifications: once per turn, by one process, not to people who look, in the reader's language,
to a real mail server and to a push service that decrypts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

import pytest
from py_vapid import Vapid02

from tests.server.receivers import Browser, Mailbox, browser, mailbox
from tests.server.test_commands import PLANS, running
from tests.server.test_containment import services_on
from tidetable.server.channels import Channel, Keys
from tidetable.server.outbox import OF_ONE, Notification, Outbox, about
from tidetable.server.services import Notify, Services
from tidetable.server.summaries import new_made
from tidetable.table import entries as log
from tidetable.table.table import Table

SITE = "https://tide.example.org"
PEOPLE = ("ann", "ben")


class Post:
    """Services whose notifications go to a mailbox and to a browser, and a running table."""

    def __init__(self, services: Services, box: Mailbox, page: Browser, table_id: str) -> None:
        self.services, self.box, self.page, self.table_id = services, box, page, table_id

    @property
    def table(self) -> Table:
        return self.services.registry.tables[self.table_id].table

    @property
    def mover(self) -> str:
        return self.table.seats[self.table.to_move()].person or ""

    async def mail(self, person: str, language: str = "en", *wanted: str) -> Channel:
        """A confirmed address of a person."""
        channels = self.services.channels
        made = await channels.add(
            person, "mail", f"{person}@example.org", language, wanted or ("turn", "over")
        )
        await channels.confirm(made.id)
        return made

    async def push(self, person: str, language: str = "en") -> Channel:
        keys = Keys(**self.page.keys())
        return await self.services.channels.add(
            person, "push", self.page.url, language, ("turn",), keys=keys
        )

    async def decide(self) -> None:
        """The seat to move makes a move."""

        def plan(table: Table) -> log.Moved:
            return log.Moved(table.to_move(), table.state.actions()[0])

        await self.services.commands.run(self.table_id, plan)

    async def pass_on(self) -> None:
        """Decide until another seat is to move."""
        seat = self.table.to_move()
        while self.table.to_move() == seat:
            await self.decide()

    async def deliver(self, later: float = 0.0) -> None:
        """Let everything be made, and send what is due then."""
        await self.settled()
        await self.services.deliveries.send_due(time() + later)

    async def settled(self) -> None:
        async with asyncio.timeout(10):
            while any(
                "Lists" not in repr(task.get_coro()) for task in self.services.background.tasks
            ):
                await asyncio.sleep(0.002)

    async def states(self) -> list[str]:
        rows = await self.services.store.database.read(
            "SELECT state FROM notifications ORDER BY at, id"
        )
        return [row[0] for row in rows]


@asynccontextmanager
async def post(tmp_path: Path, **plans: Any) -> AsyncIterator[Post]:
    async with mailbox() as box, browser() as page:
        notify = Notify(SITE, box.url, "tide@example.org", private=True, delay=0.0)
        async with running(tmp_path, notify=notify) as services:
            game = plans.pop("game", "kadora")
            table = await services.registry.create(new_made(game, 2, "ann", PLANS, {}, **plans))
            for seat, person in enumerate(PEOPLE):
                await services.commands.run(
                    table.id,
                    lambda table, seat=seat, person=person: table.sit(  # type: ignore[misc]
                        seat, person, person.title(), False
                    ),
                )
            await services.commands.run(table.id, lambda table: table.begin("ann"))
            yield Post(services, box, page, table.id)


# -- when ----------------------------------------------------------------------------------------


async def test_a_turn_is_announced_once_not_for_each_decision(tmp_path: Path) -> None:
    async with post(tmp_path, game="poseidon") as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.mail(other)
        turns: set[int] = set()
        decisions = 0
        while len(turns) < 3 or decisions == len(turns):
            if at.mover == other:
                turns.add(at.table.turn_seq)
                decisions += 1
            await at.deliver()
            await at.deliver()
            await at.decide()
        assert len(at.box.letters) == len(turns)
        assert {letter["subject"] for letter in at.box.letters} == {"Your turn: Poseidon's Kingdom"}


async def test_nothing_is_sent_to_who_looks_and_it_waits_while_they_look_elsewhere(
    tmp_path: Path,
) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.mail(other)
        looks = at.services.attention.looks
        looks(other, "another-table", True)
        await at.pass_on()
        await at.deliver()
        assert (at.box.letters, await at.states()) == ([], ["waiting"])
        looks(other, "another-table", False)
        await at.deliver()
        assert at.box.letters == [], "it was put off for a minute"
        await at.deliver(later=61)
        assert len(at.box.letters) == 1
        await at.pass_on()
        looks(other, at.table_id, True)
        await at.pass_on()
        await at.deliver()
        await at.deliver(later=61)
        assert len(at.box.letters) == 1, "who looks at the table sees it"
        assert (await at.states())[-1] == "dropped"


async def test_a_page_that_is_hidden_does_not_look(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        await at.mail("ann")
        attention = at.services.attention
        attention.looks("ann", "t", True)
        attention.looks("ann", "t", True)  # on two devices
        attention.looks("ann", "t", False)
        await at.settled()
        assert await attention.at("ann", time()) == {"t"}
        attention.looks("ann", "t", False)
        await at.settled()
        assert await attention.at("ann", time()) == set()
        attention.asks("ann")
        await at.settled()
        assert await attention.at("ann", time()) == {""}
        attention.looks("ben", "t", True)
        await at.settled()
        assert await attention.at("ben", time()) == set(), "nothing is noted without a channel"


async def test_looks_are_stored_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pool of connections gives no order by itself: here every second write comes first."""
    async with post(tmp_path) as at:
        await at.mail("ann")
        database = at.services.store.database
        write, second = database.write, asyncio.Event()

        async def disordered(*statements: Any) -> None:
            if second.is_set():
                await write(*statements)
                return
            second.set()
            await asyncio.sleep(0.05)
            await write(*statements)

        monkeypatch.setattr(database, "write", disordered)
        at.services.attention.looks("ann", "t", True)
        await asyncio.sleep(0)
        at.services.attention.looks("ann", "t", False)
        await at.settled()
        assert await at.services.attention.at("ann", time()) == set()


async def test_a_channel_that_another_process_has_added_reaches_a_turn_that_has_begun(
    tmp_path: Path,
) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.mail(at.mover)
        await at.mail(other)
        channels = at.services.channels
        channels.people.discard(other)  # as if another process had added it
        await at.pass_on()
        await at.deliver()
        assert at.box.letters == []
        known = set(channels.people)
        await channels.look()
        at.services.attention.on_new(channels.people - known)
        await at.deliver()
        assert [letter["to"] for letter in at.box.letters] == [f"{other}@example.org"]


async def test_a_turn_that_is_over_is_not_announced(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        for person in PEOPLE:
            await at.mail(person)
        await at.pass_on()
        await at.settled()
        await at.pass_on()
        await at.deliver()
        assert [letter["to"] for letter in at.box.letters] == [f"{at.mover}@example.org"]


async def test_the_end_is_announced_without_the_result(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        await at.mail("ben", "de")
        await at.services.commands.run(at.table_id, lambda table: table.resign(0, "ann"))
        await at.deliver()
        letter = at.box.letters[-1]
        assert letter["subject"] == "De schat van Kadora: Die Partie ist zu Ende"
        assert "Ben" not in letter.get_content()


async def test_a_rematch_is_an_invitation(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        await at.mail("ben", "nl", "invitation")
        made = new_made("kadora", 2, "ann", PLANS, {}, before=at.table_id)
        table = await at.services.registry.create(made)
        for seat, person in enumerate(PEOPLE):
            await at.services.commands.run(
                table.id,
                lambda table, seat=seat, person=person: table.sit(  # type: ignore[misc]
                    seat, person, person.title(), False
                ),
            )
        await at.deliver()
        expected = "Ann wil nog een keer De schat van Kadora spelen"
        assert [letter["subject"] for letter in at.box.letters] == [expected]


async def test_the_digest_comes_once_a_day_in_the_morning_of_the_reader(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        made = await at.mail(at.mover, "fr", "digest")
        deliveries = at.services.deliveries
        await at.services.store.database.write(
            ("UPDATE channels SET zone = 'Europe/Paris' WHERE id = ?", (made.id,))
        )
        await asyncio.sleep(0)
        for hour, count in ((5, 0), (7, 1), (12, 1), (31, 2)):
            day, hour = divmod(hour, 24)
            await deliveries.make_digests(datetime(2026, 7, 1 + day, hour, 30, tzinfo=UTC))
            await row_written(at)
            await at.deliver()
            assert len(at.box.letters) == count, hour
        assert at.box.letters[0]["subject"].startswith("Une partie t")


async def row_written(at: Post) -> None:
    """Wait until the list row says whose turn it is."""
    async with asyncio.timeout(10):
        while not await at.services.deliveries.waiting(at.mover):
            await asyncio.sleep(0.02)


# -- exactly once --------------------------------------------------------------------------------


async def test_two_processes_send_a_notification_once(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.mail(other)
        await at.pass_on()
        await at.settled()
        one, two = (await at.services.outbox.due(time()))[0], at.services.deliveries
        await asyncio.gather(*(two.attempt(one) for _ in range(5)))
        assert (len(at.box.letters), await at.states()) == (1, ["sent"])


async def test_what_a_dead_process_has_claimed_is_sent_by_another(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.mail(other)
        await at.pass_on()
        await at.settled()
        dead = Outbox(at.services.store.database)
        assert await dead.claim((await dead.due(time()))[0])
        await at.deliver()
        assert at.box.letters == [], "the other process may be about to send it"
        at.services.outbox.lease = -1.0
        await at.deliver()
        at.services.outbox.lease = 60.0
        await at.deliver()
        assert len(at.box.letters) == 1


class Killed(BaseException):
    """The process ends here."""


async def test_a_mail_that_a_killed_process_had_sent_comes_again_with_the_same_message_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the mail server's acceptance and the mark in the database nobody knows that the mail
    is sent. The repetition is recognizable: mail programs show one of two with the same id."""
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.mail(other)
        await at.pass_on()
        await at.settled()

        async def killed(*_: object) -> None:
            raise Killed

        with monkeypatch.context() as patched:
            patched.setattr(at.services.outbox, "end", killed)
            with pytest.raises(Killed):
                await at.services.deliveries.send_due(time())
        assert (len(at.box.letters), await at.states()) == (1, ["sending"])
        await at.services.deliveries.send_due(time())
        assert len(at.box.letters) == 1, "not before the claim has expired"
        at.services.outbox.lease = -1.0
        await at.services.deliveries.send_due(time())
        assert await at.states() == ["sent"]
        await at.services.deliveries.send_due(time())
        first, second = at.box.letters
        assert first["Message-ID"] == second["Message-ID"]
        assert first.get_content() == second.get_content()
        # Another turn is another mail.
        await at.pass_on()
        await at.pass_on()
        await at.deliver()
        assert at.box.letters[2]["Message-ID"] != first["Message-ID"]


async def test_a_table_that_is_taken_over_makes_what_was_not_made(tmp_path: Path) -> None:
    """A process dies after a move is stored and before its notification is."""
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.mail(other)
        at.services.caretaker.on_look = lambda loaded: None
        await at.pass_on()
        await at.deliver()
        assert at.box.letters == []
        at.services.caretaker.on_look = at.services.notifications.consider
        for _ in range(2):
            at.services.registry.tables.pop(at.table_id)
            await at.services.sweeper.look_after(at.table_id)
            await at.deliver()
        assert len(at.box.letters) == 1


async def test_a_mail_server_that_is_busy_gets_the_mail_later(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.mail(other)
        at.box.answer = "451 later"
        await at.pass_on()
        await at.deliver()
        assert await at.states() == ["waiting"]
        at.box.answer = "250 OK"
        await at.deliver(later=31)
        assert (len(at.box.letters), await at.states()) == (1, ["sent"])
        at.box.answer = "550 no such user"
        await at.pass_on()
        await at.pass_on()
        await at.deliver()
        assert (await at.states())[-1] == "failed"


# -- how -----------------------------------------------------------------------------------------


async def test_a_push_message_is_encrypted_and_signed(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.push(other, "de")
        await at.pass_on()
        await at.deliver()
        (headers, body), shown = at.page.requests[0], at.page.shown()
        assert shown["title"] == "Du bist am Zug: De schat van Kadora"
        assert shown["path"] == f"/table/{at.table_id}"
        assert shown["tag"] == at.table_id
        assert b"Zug" not in body
        assert headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"])
        key = await at.services.deliveries.push.public_key()
        assert f"k={key}" in headers["authorization"]


async def test_a_subscription_that_has_ended_is_dropped(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.push(other)
        at.page.status = 410
        await at.pass_on()
        await at.deliver()
        assert await at.services.channels.of(other) == []


async def test_one_tap_stops_the_mails(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        made = await at.mail(other)
        await at.pass_on()
        await at.deliver()
        table, stop = at.box.links()
        assert table == f"{SITE}/table/{at.table_id}"
        token = stop.removeprefix(f"{SITE}/stop/")
        assert at.services.links.read("stop", token) == made.id
        letter = at.box.letters[0]
        assert f"token={token}>" in letter["list-unsubscribe"]
        assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        await at.services.channels.drop(made.id)
        await at.pass_on()
        await at.pass_on()
        await at.deliver()
        assert len(at.box.letters) == 1


async def test_an_address_gets_nothing_before_it_is_confirmed(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.services.channels.add(other, "mail", "x@example.org", "en", ("turn",))
        await at.pass_on()
        await at.deliver()
        assert at.box.letters == []


async def test_the_webhook_of_a_table_notifies_the_group(tmp_path: Path) -> None:
    async with post(tmp_path) as at:
        await at.services.channels.add(
            *("ann", "webhook", at.page.url, "en", ("turn", "over")), table_id=at.table_id
        )
        await at.pass_on()
        await at.deliver()
        await at.services.commands.run(at.table_id, lambda table: table.resign(0, "ann"))
        await at.deliver()
        reply = [body.decode() for _, body in at.page.requests]
        assert len(reply) == 2
        assert f"{at.mover.title() or 'Ben'}" not in reply[1]
        assert "is to move: De schat van Kadora" in reply[0]
        assert f"{SITE}/table/{at.table_id}" in reply[0]


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
async def test_every_language_has_its_words(tmp_path: Path, language: str) -> None:
    async with post(tmp_path) as at:
        other = next(person for person in PEOPLE if person != at.mover)
        await at.mail(other, language)
        await at.pass_on()
        await at.deliver()
        assert "De schat van Kadora" in at.box.letters[0]["subject"]
        assert "{" not in at.box.letters[0].get_content()


async def test_a_webhook_of_somebody_who_is_not_at_the_table_any_more_is_silent(
    tmp_path: Path,
) -> None:
    async with post(tmp_path) as at:
        await at.services.channels.add(
            *("wim", "webhook", at.page.url, "en", ("turn", "over")), table_id=at.table_id
        )
        await at.pass_on()
        await at.deliver()
        assert at.page.requests == []


# -- a receiver that is slow ---------------------------------------------------------------------


async def test_nobody_waits_for_the_slow_webhooks_of_somebody_else(address: str) -> None:
    """Hundreds of notifications go to addresses that never answer: the others are sent."""
    async with services_on(address) as services:
        deliveries, channels = services.deliveries, services.channels
        made = []
        for number in range(5):
            slow = f"https://slow{number}.example.org/"
            channel = await channels.add("mallory", "webhook", slow, "en", ("turn",))
            made += [about("turn", channel, "ann", "t", turn, 1.0) for turn in range(60)]
        quick = await channels.add("ann", "webhook", "https://quick.example.org/", "en", ("turn",))
        made.append(about("turn", quick, "ann", "t", 1, 2.0))
        await services.outbox.add(made)
        answers, claimed, sent = asyncio.Event(), list[str](), list[str]()

        async def attempt(one: Notification) -> None:
            await services.outbox.claim(one)
            if one.owner == "mallory":
                claimed.append(one.id)
                await answers.wait()
            sent.append(one.id)
            await services.outbox.database.write(
                ("UPDATE notifications SET state = 'sent' WHERE id = ?", (one.id,))
            )

        deliveries.attempt = attempt  # type: ignore[method-assign]
        begun = await deliveries.begin_due(time())
        assert len(begun) == OF_ONE + 1
        async with asyncio.timeout(20):
            while len(claimed) < OF_ONE or not sent:
                await asyncio.sleep(0.01)
        assert sent == [made[-1].id]
        assert await deliveries.begin_due(time()) == []
        answers.set()
        await asyncio.gather(*deliveries.sending.values())
        await deliveries.send_due(time())
        assert sorted(sent) == sorted(one.id for one in made)
