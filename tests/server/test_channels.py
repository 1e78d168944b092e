"""Notifications over HTTP: channels, links, holidays; and two processes of which one is killed."""

import asyncio
from pathlib import Path
from time import time

import asyncpg
import pytest

from tests.server.clients import House, Person, Refusal
from tests.server.harness import HOST, Postgres, RedisServer, Server
from tests.server.receivers import Browser, Mailbox, browser, mailbox
from tests.server.test_commands import PLANS, running
from tidetable.server.holidays import ALLOWANCE, HolidayError, days
from tidetable.server.person_data import person_data
from tidetable.server.retention import Keep, Retention
from tidetable.server.summaries import new_made
from tidetable.table import entries as log
from tidetable.table.table import Table

DAY = 86_400.0
BY_DAY = log.TimeControl(per_move=DAY, missed="turn")
HOOK = "https://hooks.example.org/abc"
SITE = "https://tide.example.org"


async def refused(code: str, work: object) -> None:
    with pytest.raises(Refusal) as refusal:
        await work  # type: ignore[misc]
    assert refusal.value.code == code


async def test_channels_over_http(sqlite_house: House) -> None:
    ann, ben = await sqlite_house.guests(2)
    able = await ann.get("/api/notifications")
    assert len(able["push_key"]) == 87
    assert not able["mail"]
    path = "/api/me/channels"
    await refused("no-mail", ann.post(path, {"kind": "mail", "address": "a@example.org"}))
    await refused("bad-address", ann.post(path, {"kind": "webhook", "address": "https://[::1]/"}))
    push = {"kind": "push", "address": "https://push.example.org/abc"}
    await refused("bad-address", ann.post(path, {**push, "p256dh": "AAAA", "auth": "AAAA"}))
    await ann.post(path, {**push, **Browser().keys()})
    made = await ann.post(path, {"kind": "webhook", "address": HOOK, "wanted": ["turn"]})
    assert made["wanted"] == ["turn"]
    assert [one["kind"] for one in await ann.get(path)] == ["push", "webhook"]
    assert await ben.get(path) == [], "nobody else sees them"
    await ben.ask("DELETE", f"{path}/{made['id']}")
    assert len(await ann.get(path)) == 2, "nor removes them"
    exported = await ann.get("/api/me/export")
    assert [one["address"] for one in exported["channels"]] == [push["address"], HOOK]
    await ann.ask("DELETE", f"{path}/{made['id']}")
    assert [one["kind"] for one in await ann.get(path)] == ["push"]
    await ben.post(path, {**push, **Browser().keys()})
    assert await ann.get(path) == [], "a browser belongs to the person who uses it now"
    await refused("bad-link", ann.ask("POST", "/api/notifications/stop", params={"token": "x"}))
    for number in range(9):
        await ann.post(path, {"kind": "webhook", "address": f"{HOOK}{number}"})
    await ann.post(path, {"kind": "webhook", "address": HOOK})
    await refused("too-many-channels", ann.post(path, {"kind": "webhook", "address": HOOK + "x"}))


async def test_who_sits_at_a_table_adds_tests_and_removes_its_webhooks(
    sqlite_server: Server,
) -> None:
    sqlite_server.options = (*sqlite_server.options, "--private-targets")
    house = House([sqlite_server.without_bots().start()])
    ann, ben, wim = await house.guests(3)
    table = await house.table([ann, ben])
    path = f"/api/tables/{table}/webhooks"
    await refused("not-seated", wim.get(path))
    await refused("not-seated", wim.post(path, {"address": HOOK}))
    hook = {"kind": "webhook", "address": HOOK, "table": table}
    await refused("not-seated", wim.post("/api/me/channels", hook))
    await refused("bad-address", ben.post(path, {"address": "ftp://example.org/x"}))
    async with browser() as page:
        made = await ben.post(path, {"address": page.url, "lang": "nl"})
        assert made["yours"]
        await ben.post(f"{path}/{made['id']}/test")
        assert "Berichten over De schat van Kadora" in page.requests[-1][1].decode()
        (seen,) = await ann.get(path)
        assert (seen["address"], seen["yours"]) == (HOST, False), "the address is a secret"
        page.status = 403
        with pytest.raises(Refusal, match="webhook-failed") as failed:
            await ben.post(f"{path}/{made['id']}/test")
        assert "403" in failed.value.message
    await refused("no-such-webhook", ben.post(f"{path}/x/test"))
    other = await ann.post(path, {"address": HOOK})
    await refused("host-only", ben.ask("DELETE", f"{path}/{other['id']}"))
    await ann.post(path, {"address": HOOK + "2"})
    await refused("too-many-channels", ann.post(path, {"address": HOOK + "3"}))
    await ann.ask("DELETE", f"{path}/{made['id']}")  # the host may
    assert len(await ben.get(path)) == 2


async def test_my_games_say_how_much_time_is_left_and_when_the_last_move_was(
    sqlite_house: House,
) -> None:
    people = await sqlite_house.guests(2)
    clock = {"per_move": 2 * DAY, "missed": "turn"}
    table = await sqlite_house.table(people, clock=clock)
    places = [await person.at(table).open() for person in people]
    mover = next(place for place in places if place.now["choices"])
    await mover.move()
    async with asyncio.timeout(20):
        while (one := (await people[0].get("/api/me/tables"))[0])["table"]["moved"] is None:
            await asyncio.sleep(0.05)
    assert 2 * DAY - 60 < one["left"] <= 2 * DAY
    assert abs(one["table"]["moved"] - time()) < 60
    assert "moved" not in mover.now["table"]
    await mover.do("look", looking=False)
    await mover.do("ask-pause", seat=mover.now["seat"], days=3)
    other = next(place for place in places if place is not mover)
    await other.sees(lambda now: now["asked_pause"] == mover.now["seat"])
    assert other.now["asked_pause_days"] == 3
    await other.do("answer", seat=other.now["seat"], agreed=True, to="pause")
    await mover.sees(lambda now: bool(now["pauses"]) and now["pauses"][0] > 2.9 * DAY)
    for place in places:
        await place.close()


async def test_a_holiday_reaches_every_table_by_the_day(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        ids = []
        for clock in (BY_DAY, log.TimeControl(bank=300), BY_DAY):
            made = new_made("kadora", 2, "ann", PLANS, {}, clock=clock)
            table = await services.registry.create(made)
            ids.append(table.id)
            for seat, person in enumerate(("ann", "ben")):

                def sit(table: Table, seat: int = seat, person: str = person) -> log.Sat:
                    return table.sit(seat, person, person, False)

                await services.commands.run(table.id, sit)
            if len(ids) < 3:
                await services.commands.run(table.id, lambda table: table.begin("ann"))

        async def playing(number: int) -> None:
            sql = "SELECT COUNT(*) FROM tables WHERE status = 'playing'"
            async with asyncio.timeout(10):
                while await services.store.database.read(sql) != [(number,)]:
                    await asyncio.sleep(0.02)

        def paused() -> list[bool]:
            clocks = [services.registry.tables[id_].table.clocks for id_ in ids]
            return [any(one.until > one.start for one in clock.pauses[0]) for clock in clocks]

        await playing(2)
        now = time()
        taken = await services.holidays.take("ann", 10, now)
        assert (taken.left, round((taken.until or 0) - now)) == (ALLOWANCE - 10, 10 * DAY)
        assert paused() == [True, False, False]
        with pytest.raises(HolidayError):
            await services.holidays.take("ann", 1, now)
        await services.commands.run(ids[2], lambda table: table.begin("ann"))
        await playing(3)
        await services.holidays.look(now)
        assert paused() == [True, False, True], "also a game that begins during it"
        seq = services.registry.tables[ids[0]].table.seq
        await services.holidays.look(now)
        assert services.registry.tables[ids[0]].table.seq == seq, "once"
        ended = await services.holidays.end("ann", now + 2.5 * DAY)
        assert (ended.left, ended.until) == (ALLOWANCE - 3, None)
        with pytest.raises(HolidayError):
            await services.holidays.take("ann", ALLOWANCE - 2, now + 3 * DAY)
        assert (await services.holidays.of("ann", now + 369 * DAY)).left == ALLOWANCE
        stored = await person_data(services.store.database, "ann")
        assert len(stored["holidays"]) == 1


async def test_a_holiday_can_be_taken_when_an_old_one_was_deleted(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        now = time()
        for start in (now, now + 10 * DAY):
            await services.holidays.take("ann", 1, start)
        sql = "DELETE FROM holidays WHERE until < ?"
        await services.store.database.write((sql, (now + 5 * DAY,)))
        taken = await services.holidays.take("ann", 1, now + 20 * DAY)
        assert taken.until is not None


def test_a_holiday_counts_in_whole_days() -> None:
    assert [days(0, length) for length in (1, DAY, DAY + 1, 2.5 * DAY)] == [1, 1, 2, 3]


async def test_deleted_people_leave_no_address_behind(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        ann = await services.identity.guest("Ann", time())
        await services.channels.add(ann.id, "webhook", HOOK, "en", ("turn",))
        await services.holidays.take(ann.id, 1, time())
        await services.erasure.erase(ann.id)
        stored = await person_data(services.store.database, ann.id)
        assert (stored["channels"], stored["holidays"]) == ([], [])


async def test_channels_of_people_and_tables_that_are_gone_are_deleted(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        ann = await services.identity.guest("Ann", time())
        add, old = services.channels.add, ("en", ("turn",))
        await add(ann.id, "webhook", HOOK, *old)
        await add(ann.id, "webhook", HOOK, *old, table_id="gone")
        await add(ann.id, "mail", "ann@example.org", *old)
        await add("nobody", "webhook", HOOK, *old)
        retention = Retention(services, Keep(0, 0, 0))
        await retention.tidy(time())
        kept = {one.kind for one in await services.channels.of(ann.id)}
        assert kept == {"webhook", "mail"}
        assert await services.channels.of("nobody") == []
        await retention.tidy(time() + 8 * DAY)
        (left,) = await services.channels.of(ann.id)
        assert (left.kind, left.table_id) == ("webhook", None), "the address was never confirmed"


# -- two processes -------------------------------------------------------------------------------


def links(box: Mailbox, person: str, start: str) -> list[str]:
    return [
        link
        for number, letter in enumerate(box.letters)
        if letter["to"] == f"{person}@example.org"
        for link in box.links(number)
        if link.startswith(f"{SITE}{start}")
    ]


async def until(so: object, within: float = 40.0) -> None:
    async with asyncio.timeout(within):
        while not so():  # type: ignore[operator]
            await asyncio.sleep(0.05)


async def confirmed(person: Person, box: Mailbox, name: str) -> None:
    """Register an address, and open the link in the mail that comes."""
    await person.post("/api/me/channels", {"kind": "mail", "address": f"{name}@example.org"})
    await until(lambda: links(box, name, "/confirm/"))
    token = links(box, name, "/confirm/")[0].removeprefix(f"{SITE}/confirm/")
    await person.post("/api/notifications/confirm", {"token": token})


@pytest.mark.thorough
async def test_a_mail_arrives_once_though_a_process_is_killed(
    tmp_path: Path, postgres: Postgres, redis: RedisServer
) -> None:
    database = postgres.database("mail")
    async with mailbox() as box:
        options = ("--rate", "0", "--smtp", box.url, "--mail-from", "t@example.org", "--url", SITE)
        servers = [
            Server(tmp_path, database, redis.url, *options, "--notify-after", "3") for _ in range(2)
        ]
        try:
            for server in servers:
                server.launch()
            for server in servers:
                await asyncio.to_thread(server.started)
            people = [
                await Person(server, name).arrive()
                for server, name in zip(servers, "ab", strict=True)
            ]
            for person, name in zip(people, "ab", strict=True):
                await confirmed(person, box, name)
            table = await House(servers).table(people)
            async with people[0].at(table) as place:
                first = place.now["table"]["to_move"]
            # The process that stores the move is killed before the notification is due.
            async with people[first].at(table) as place:
                while place.now["table"]["to_move"] == first:
                    await place.move()
            servers[first].kill()
            waiting = "ab"[1 - first]
            await until(lambda: links(box, waiting, "/table/"))
            connection = await asyncpg.connect(database)
            open_ = "SELECT COUNT(*) FROM notifications WHERE state IN ('waiting', 'sending')"
            async with asyncio.timeout(40):
                while await connection.fetchval(open_):  # whatever could still be sent
                    await asyncio.sleep(0.05)
            await connection.close()
            assert len(links(box, waiting, "/table/")) == 1
        finally:
            for server in servers:
                server.kill()
