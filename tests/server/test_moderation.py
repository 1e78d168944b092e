"""Chat lines are reported, and the operator mutes and closes people beside running servers."""

import asyncio
from pathlib import Path
from time import time

import pytest

from tests.server.clients import HOST_SEAT, House, Refusal
from tests.server.harness import Server, query
from tests.server.test_commands import PLANS, running
from tests.server.test_containment import services_on
from tests.server.tournaments import Field
from tidetable.cli import main
from tidetable.server import muted_networks
from tidetable.server.messages import OperatorMute
from tidetable.server.moderation import DAY, EACH, Reports
from tidetable.server.people_store import Person
from tidetable.server.reports import AT_ONCE, NewReport, ReportLimits, check_line
from tidetable.server.summaries import new_made
from tidetable.server.updates import Feed, SharedParts
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError


@pytest.fixture
def house(own_server: Server) -> House:
    own_server.options = ("--rate", "1000")  # with limits
    own_server.without_bots().start()
    return House([own_server])


async def moderate(house: House, *arguments: str) -> int:
    """Run a command; its exit code."""

    def run() -> int:
        with pytest.raises(SystemExit) as ended:
            main(["--lang", "en", "moderate", *arguments, "--database", house.server.database])
        return int(ended.value.code or 0)

    return await asyncio.to_thread(run)


async def test_a_line_is_reported_its_writer_muted_closed_and_let_in_again(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, rude = await house.guest("Ann"), await house.guest("Rolf", "de")
    watcher = await house.guest("Wim")
    table = await house.table([ann, rude])
    async with ann.at(table) as place, rude.at(table) as other:
        for text in ("hello", "you play like a sponge", "what?"):
            await (other if "sponge" in text else place).do("say", text=text)
        now = await place.sees(lambda now: len(now["chat"]) == 3)
        line = {field: now["chat"][1][field] for field in ("person", "at")}
        path = f"/api/tables/{table}/reports"
        await ann.post(path, {**line, "reason": "an insult"})
        await ann.post(path, {**line, "reason": "again"})  # counts once
        await watcher.post(path, line)  # spectators may, too
        assert await moderate(house, "reports") == 0
        out = capsys.readouterr().out
        assert out.index("Ann: hello") < out.index("▶ Rolf: you play like a sponge")
        assert "Ann: what?" in out
        assert "an insult" in out
        assert "again" not in out
        assert "2 times by 2 people" in out

        # The muted one reads why and until when, in their language, and may write nothing.
        assert await moderate(house, "mute", rude.id, "--reason", "sponges", "--days", "2") == 0
        muted = (await other.sees(lambda now: bool(now["muted"]), within=10))["muted"]
        assert muted["reason"] == "sponges"
        with pytest.raises(Refusal, match="muted-by-operator") as refused:
            await other.do("say", text="but")
        assert "sponges" in refused.value.message
        assert "lässt dich bis" in refused.value.message
        with pytest.raises(Refusal, match="muted-by-operator"):
            await rude.ask("PATCH", "/api/me", json={"name": "Ann is a sponge"})
        assert place.now["muted"] is None
        await place.do("say", text="fine")

        # Nor may a new guest from there, until the mute is lifted; people from before may.
        async with asyncio.timeout(30):
            while not await query(house.server, "SELECT 1 FROM muted_networks"):
                await asyncio.sleep(0.05)
        newcomer = await house.guest("Rolf again")
        assert (await newcomer.get("/api/me"))["name"] != "Rolf again"
        async with newcomer.at(table) as disguised:
            with pytest.raises(Refusal, match="muted-network") as refused:
                await disguised.do("say", text="but")
            assert "new guests" in refused.value.message.lower()
        private = await ann.make_full([HOST_SEAT, {"kind": "invited"}])
        among = private["table"]["id"]
        await newcomer.sit(among, 1, private["invitations"]["1"])
        async with newcomer.at(among) as welcome:
            assert welcome.now["muted"] is None
            await welcome.do("say", text="hello, it is me")
        capsys.readouterr()
        assert await moderate(house, "mutes") == 0
        assert rude.id in capsys.readouterr().out
        assert await moderate(house, "reports") == 0
        assert "no reports" in capsys.readouterr().out  # they are settled
        assert await moderate(house, "unmute", rude.id) == 0
        await other.sees(lambda now: now["muted"] is None, within=10)
        await other.do("say", text="sorry")

        # A closed person is away for the others, and finds the seat again when let in.
        assert await moderate(house, "close", rude.id, "--reason", "enough") == 0
        assert await other.ends() == 4423
        await place.sees(lambda now: not now["table"]["seats"][1]["here"])
        assert place.now["table"]["status"] == "playing"
        with pytest.raises(Refusal, match="closed-account"):
            await rude.get("/api/me")
        assert await moderate(house, "reopen", rude.id) == 0
        async with rude.at(table) as again:
            assert again.now["yours"] == [1]
    capsys.readouterr()
    assert await moderate(house, "close", "nobody", "--reason", "x") == 2
    assert await moderate(house, "dismiss", "77") == 2
    rows = await query(house.server, "SELECT what, about FROM audit ORDER BY number")
    assert rows == [
        *(("mute", rude.id), ("unmute", rude.id)),
        *(("close-person", rude.id), ("reopen-person", rude.id)),
    ]


async def test_a_report_is_dismissed_and_words_that_are_deleted_are_gone(
    sqlite_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House([sqlite_server.without_bots().start()])
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await house.table([ann, ben])
    async with ben.at(table) as place:
        await place.do("say", text="ahoy")
        now = await place.sees(lambda now: len(now["chat"]) == 1)
    line = {field: now["chat"][0][field] for field in ("person", "at")}
    await ann.post(f"/api/tables/{table}/reports", line)
    assert await moderate(house, "dismiss", "1") == 0
    assert await moderate(house, "reports", "--all") == 0
    out = capsys.readouterr().out
    assert "dismissed" in out
    assert "ahoy" in out
    exported = await ann.get("/api/me/export")
    assert [one["state"] for one in exported["reports"]] == ["dismissed"]
    await ben.post("/api/me/delete", {})
    assert await moderate(house, "reports", "--all") == 0
    assert "ahoy" not in capsys.readouterr().out


async def test_the_same_person_reports_ten_lines_a_day(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        reports: Reports = services.reports
        for number in range(EACH):
            await reports.add("ann", "table", "rolf", float(number), "")
        await reports.add("ann", "table", "rolf", 0.0, "")  # a repetition
        with pytest.raises(TableError, match="too-many-reports"):
            await reports.add("ann", "table", "rolf", 99.0, "")
        await reports.add("ben", "table", "rolf", 99.0, "")
        assert len(await reports.page(1, 100)) == EACH + 1


async def test_lines_that_are_reported_at_the_very_same_moment_are_counted_one_by_one(
    address: str,
) -> None:
    async with services_on(address) as services:
        made = await asyncio.gather(
            *(services.reports.add("ann", "table", "rolf", float(n), "") for n in range(2 * EACH)),
            return_exceptions=True,
        )
        assert made.count(None) == EACH
        assert len(await services.reports.page(1, 100)) == EACH


def test_one_address_does_not_flood_the_operator() -> None:
    limits = ReportLimits(active=True)
    for _ in range(AT_ONCE):
        limits.take("192.0.2.1")
    with pytest.raises(TableError, match="too-many-reports"):
        limits.take("192.0.2.1")
    limits.take("192.0.2.2")


def test_only_lines_of_others_that_one_may_read_can_be_reported() -> None:
    table = Table("t", new_made("kadora", 2, "ann", PLANS, {}, spectators=False), 0.0)
    for seat, person in enumerate(("ann", "ben")):
        table.add(log.Sat(seat, person, person), 1.0)
    table.add(log.Said("ann", "Ann", "hello"), 2.0)
    check_line(table, "ben", NewReport("ann", 2.0))
    for reader, person, at, code in (
        ("wim", "ann", 2.0, "not-seated"),
        ("ann", "ann", 2.0, "nobody-said"),
        ("ben", "ann", 3.0, "nobody-said"),
        ("ben", "wim", 2.0, "nobody-said"),
    ):
        with pytest.raises(TableError, match=code):
            check_line(table, reader, NewReport(person, at))


def test_a_mute_that_falls_on_a_new_guest_does_not_hold_among_people_who_were_invited() -> None:
    host, invited, anybody = log.SeatPlan("host"), log.SeatPlan("invited"), log.SeatPlan("open")

    def mute_of(person: str, *plans: log.SeatPlan, network: bool = True) -> bool:
        """Whether somebody at a table with these seats may write nothing. Ann is the host."""
        table = Table("t", new_made("kadora", len(plans), "ann", list(plans), {}), 0.0)
        for seat, sitting in zip(range(len(plans)), ("ann", "ben", "cis"), strict=False):
            table.add(log.Sat(seat, sitting, sitting), 1.0)
        table.add(log.Listed(False), 2.0)
        feed = Feed(SharedParts(table), person)
        feed.mute = OperatorMute(9.0, "", network)
        muted = feed.next().muted
        assert muted == feed.mute_here()
        return muted is not None

    assert not mute_of("ann", host, invited)
    assert not mute_of("ben", host, invited)
    assert mute_of("wim", host, invited), "who only watches"
    assert mute_of("ben", host, invited, network=False), "who was muted"
    for person in ("ann", "ben", "cis"):
        assert mute_of(person, host, invited, anybody), "among strangers, the table's host as well"


async def test_a_mute_follows_a_guest_to_an_account_and_ends_by_itself(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        people = services.identity.people
        for id_ in ("guest", "account"):
            await people.add(id_, id_, 1.0)
        await people.make_account("account", "account", "account", "x", 1.0)
        await services.mutes.mute("guest", 9e9, "rude")
        await services.mutes.mute("account", 2.0, "long ago")
        await services.account_merge.merge(
            Person("guest", "guest", None, None), Person("account", "account", "account", "x")
        )
        await services.mutes.look()
        for person in ("guest", "account"):
            with pytest.raises(TableError, match="muted-by-operator"):
                services.mutes.check(person)
        await services.mutes.mute("account", 3.0, "over")
        await services.mutes.look()
        services.mutes.check("account")


async def test_the_operator_lists_and_cancels_tournaments_and_removes_a_person(
    sqlite_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House([sqlite_server.without_bots().start()])
    field = await Field.arrive(house, 3, moves=2)
    await field.open(title="Tuesday")
    _, ben, cis = field.people.values()
    assert await moderate(house, "tournaments") == 0
    out = capsys.readouterr().out
    assert all(part in out for part in (field.id, "Tuesday", "kadora", "open", field.host.id))

    why = ("--reason", "insults")
    assert await moderate(house, "remove-player", field.id, ben.id, *why) == 0
    now = await field.look()
    assert {one["person"] for one in now["standings"] if not one["gone"]} == {
        field.host.id,
        cis.id,
    }
    with pytest.raises(Refusal, match="removed-from-tournament"):
        await field.do("join", ben)
    assert await moderate(house, "remove-player", field.id, "nobody", *why) == 2

    await field.do("begin")  # the running server continues with what the command has stored
    await field.until(lambda now: bool(now["played"]))
    assert await moderate(house, "cancel-tournament", field.id, *why) == 0
    assert (await field.look())["status"] == "cancelled"
    assert await moderate(house, "cancel-tournament", field.id, *why) == 2
    assert await moderate(house, "cancel-tournament", "none", *why) == 2
    capsys.readouterr()
    assert await moderate(house, "tournaments") == 0
    assert field.id not in capsys.readouterr().out
    assert await moderate(house, "tournaments", "--all") == 0
    assert "cancelled" in capsys.readouterr().out
    await field.replayed(house.server)


async def test_a_mute_falls_on_new_guests_from_the_same_network_for_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as services:
        people, mutes, networks = services.identity.people, services.mutes, services.muted_networks
        networks.active = True
        services.last_seen.seen |= {"rude": "home", "guest": "elsewhere"}
        for person in ("rude", "guest", "account"):
            await people.add(person, person.title(), time())
        assert await networks.over("home") is None

        async def look() -> None:  # as the watch does
            await mutes.look()
            await networks.note(mutes.known)

        await mutes.mute("rude", time() + 9 * DAY, "sponges")
        await look()
        shadow = await networks.over("home")
        assert shadow is not None
        assert shadow.person == "rude"
        assert shadow.until == pytest.approx(time() + DAY, abs=60)
        rows = await services.store.database.read("SELECT network FROM muted_networks")
        assert "home" not in rows[0][0]

        # It does not spread from the guest it fell on, and does not follow to an account.
        await mutes.overshadow("guest", *shadow)
        await look()
        assert mutes.of("guest") == OperatorMute(shadow.until, "", True)
        assert await networks.over("elsewhere") is None
        await people.merge_results("guest", "account")
        await look()
        assert mutes.of("account") is None

        # Deleting oneself is no way around; a day later it is over; unmuting ends everything.
        await services.erasure.erase("rude")
        assert await networks.over("home") == shadow
        later = time() + DAY + 1
        monkeypatch.setattr(muted_networks, "time", lambda: later)
        assert await networks.over("home") is None
        await mutes.unmute("rude")
        await look()
        assert mutes.of("guest") is None
