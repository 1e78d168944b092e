"""What happens in a tournament without a person, in one process or two, with time made to pass."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_commands import Viewer, running
from tidetable.engine.errors import TidetableError
from tidetable.server import tournament_rounds
from tidetable.server.account_merge import AccountMerge
from tidetable.server.notifications import occasions
from tidetable.server.retention import Keep, Retention
from tidetable.server.services import Services
from tidetable.server.tournament_routes import NewTournament, checked
from tidetable.server.tournament_views import TournamentView, host_away, view
from tidetable.server.tournaments import HOST_EVERY, PER_PERSON, LoadedTournament
from tidetable.server.uptime import uptime
from tidetable.table import entries as table_log
from tidetable.table.table import Table
from tidetable.tournament.tournament import HOST_AWAY, TableOfRound, Tournament

PEOPLE = ["ann", "ben", "cleo", "dirk"]


class Clock:
    """Server time, which passes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(uptime, "now", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


class Held:
    """A tournament of some people at the parts of a server."""

    def __init__(self, services: Services, id_: str) -> None:
        self.services, self.id = services, id_

    @property
    def loaded(self) -> LoadedTournament:
        return self.services.tournaments.loaded[self.id]

    @property
    def tournament(self) -> Tournament:
        return self.loaded.tournament

    @property
    def tables(self) -> list[TableOfRound]:
        return self.tournament.rounds[-1].tables

    async def look(self, times: int = 1) -> None:
        for _ in range(times):
            await self.services.tournament_rounds.look_after(self.id)

    async def settle(self) -> None:
        """Wait until the finished games are counted, and take their results."""
        for _ in range(200):
            await self.look()
            if all(table.outcome is not None for table in self.tables):
                return
            await asyncio.sleep(0.02)
        raise TimeoutError

    async def come(self, *people: str) -> None:
        for table in self.tables:
            for person in people:
                await self.services.tournament_rounds.note_arrival(self.id, table.id, person)

    async def game(self, table: TableOfRound) -> Table:
        return (await self.services.registry.get(table.id)).table

    async def run(self, table: TableOfRound, plan: Any) -> None:
        await self.services.commands.run(table.id, plan)

    def shown(self) -> TournamentView:
        return view(self.loaded)

    def points(self) -> dict[str, float]:
        return {one.person: one.points for one in self.shown().standings}


@contextlib.asynccontextmanager
async def held(tmp_path: Path, people: int = 2, **plan: Any) -> AsyncIterator[Held]:
    """A tournament that has begun, with the tables of its first round."""
    async with running(tmp_path) as services:
        for person in PEOPLE[:people]:
            await services.identity.people.add(person, person.title(), 0.0)
        wanted = NewTournament("kadora", plan.pop("size", 2), plan.pop("rounds", 3), **plan)
        made = await services.tournaments.open(checked(wanted, "ann"), "ann")
        one = Held(services, made.tournament.id)
        for person in PEOPLE[:people]:
            await services.tournaments.run(one.id, joining(person))
        await services.tournaments.run(one.id, lambda it: it.begin("ann"))
        await one.look(2)
        yield one


def joining(person: str) -> Any:
    return lambda it: it.join(person)


async def test_a_game_begins_when_everybody_has_come(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path) as one:
        (table,) = one.tables
        game = await one.game(table)
        assert [seat.name for seat in game.seats] == [who.title() for who in table.people]
        assert game.made.tournament == one.id
        await one.come("ann")
        await one.look()
        assert game.status == "open"
        await one.come("ben")
        await one.look()
        assert game.status == "playing"


@pytest.mark.parametrize(("chosen", "plays"), [("random", "master"), ("expert", "expert")])
async def test_no_host_lets_a_weak_bot_play_for_a_rival(
    tmp_path: Path, clock: Clock, chosen: str, plays: str
) -> None:
    """The host of a tournament may take part in it, so points are as good as ratings."""
    async with held(tmp_path, stand_in=chosen) as one:
        (table,) = one.tables
        assert (await one.game(table)).stand_in_level == plays


async def test_a_smaller_table_lacks_the_seat_that_was_to_begin(
    tmp_path: Path, clock: Clock
) -> None:
    async with held(tmp_path, size=3, options={"first": "seat2"}) as one:
        (table,) = one.tables
        await one.come("ann", "ben")
        await one.look()
        game = await one.game(table)
        assert (game.status, len(game.seats)) == ("playing", 2)


async def test_a_connection_is_how_one_comes(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path) as one:
        loaded = await one.services.registry.get(one.tables[0].id)
        viewer = Viewer()
        viewer.person = "ben"
        one.services.registry.arrived(loaded, viewer)
        async with asyncio.timeout(10):
            while one.tables[0].came != {"ben"}:
                await asyncio.sleep(0.01)


async def test_a_player_who_does_not_come_loses_and_the_other_wins(
    tmp_path: Path, clock: Clock
) -> None:
    async with held(tmp_path, no_show=60.0) as one:
        await one.come("ann")
        clock.now += 61
        await one.settle()
        assert one.points() == {"ann": 1.0, "ben": 0.0}
        assert (await one.game(one.tables[0])).winners() == [one.tables[0].people.index("ann")]


async def test_if_nobody_comes_nobody_gets_a_point(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path, people=3, size=3, no_show=60.0) as one:
        clock.now += 61
        await one.settle()
        assert one.points() == {"ann": 0.0, "ben": 0.0, "cleo": 0.0}


async def test_time_stands_still_while_the_server_is_down(tmp_path: Path, clock: Clock) -> None:
    """Deadlines follow the server time: an outage makes nobody a no-show."""
    async with held(tmp_path, no_show=60.0) as one:
        deadline = one.shown().played[0].tables[0].deadline
        assert deadline == clock.now + 60
        await one.look(3)
        assert not one.tables[0].missed


async def test_who_withdraws_gives_up_the_game_at_hand(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path) as one:
        await one.come("ann", "ben")
        await one.look()
        await one.services.tournaments.run(one.id, lambda it: it.withdraw("ben"))
        await one.settle()
        assert one.points() == {"ann": 1.0, "ben": 0.0}
        clock.now += 100
        await one.look()
        assert one.tournament.status == "finished"


async def test_without_a_clock_nobody_dawdles_forever(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path, no_show=60.0, limit=600.0) as one:
        await one.come("ann", "ben")
        await one.look()
        (table,) = one.tables
        game = await one.game(table)
        clock.now += 599
        await one.look(2)
        clock.now += 2
        await one.look()  # from now on nobody may let the other wait for a minute
        clock.now += 59
        await one.look()
        assert game.status == "playing"
        slow = game.to_move()
        clock.now += 2
        await one.settle()
        assert one.points()[table.people[slow]] == 0.0
        assert sum(one.points().values()) == 1.0


async def test_a_table_that_is_closed_counts_the_same_for_everybody(
    tmp_path: Path, clock: Clock
) -> None:
    async with held(tmp_path) as one:
        await one.come("ann", "ben")
        await one.look()
        await one.run(one.tables[0], lambda table: table.close("noise"))
        await one.settle()
        assert one.points() == {"ann": 0.5, "ben": 0.5}
        assert one.shown().played[0].tables[0].void


async def test_two_processes_do_everything_once(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path, people=4) as one, running(tmp_path, shared=True) as services:
        one.services.registry.shared = True
        other = Held(services, one.id)
        await one.come("ann", "ben", "cleo", "dirk")
        for _ in range(3):
            await asyncio.gather(one.look(), other.look())
        for table in one.tables:
            await one.run(table, lambda table: table_log.Resigned(0))
        await asyncio.gather(one.settle(), other.settle())
        clock.now += 100
        await asyncio.gather(one.look(2), other.look(2))
        entries = await services.tournaments.store.read(one.id)
        kinds = [type(entry).__name__ for entry in entries]
        assert (kinds.count("Result"), kinds.count("Paired"), kinds.count("TableCreated")) == (
            2,
            2,
            4,
        )
        assert one.shown().standings == other.shown().standings
        rows = await services.store.database.read("SELECT COUNT(*) FROM tables")
        assert rows == [(4,)]


async def test_a_crash_between_any_two_steps_loses_nothing(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every write of a tournament fails once: the next look continues where the last one
    stopped."""
    async with held(tmp_path, people=4) as one:
        monkeypatch.setattr(tournament_rounds, "log_error", lambda *_, **__: None)
        store, count = one.services.tournaments.store, 0
        append = store.append

        async def failing(*arguments: Any) -> None:
            nonlocal count
            count += 1
            if count % 2:
                raise ConnectionError
            await append(*arguments)

        monkeypatch.setattr(store, "append", failing)
        for person in PEOPLE:
            for table_id in [table.id for table in one.tables]:
                for _ in range(2):
                    with contextlib.suppress(ConnectionError):
                        await one.services.tournament_rounds.note_arrival(one.id, table_id, person)
                await one.services.tournaments.get(one.id)
        await one.look(6)
        for table in one.tables:
            await one.run(table, lambda table: table_log.Resigned(0))
        for _ in range(20):
            await one.look()
            await one.services.tournaments.get(one.id)
            await asyncio.sleep(0.05)
        assert sum(one.points().values()) == 2.0


# -- people --------------------------------------------------------------------------------------


async def test_a_guest_who_logs_in_plays_on(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path) as one:
        people = one.services.identity.people
        await people.add("account", "Benjamin", 0.0)
        guest, account = await people.person("ben"), await people.person("account")
        assert guest is not None
        assert account is not None
        await AccountMerge(people, one.services.commands).merge(guest, account)
        clock.now += 10
        await one.look()
        assert {seat.name for seat in one.shown().standings} == {"Ann", "Benjamin"}
        await one.come("ann", "account")
        await one.look()
        assert (await one.game(one.tables[0])).status == "playing"
        mine = await one.services.tournaments.store.of("account", 10)
        assert [found.id for found in mine] == [one.id]


async def test_somebody_whose_data_is_deleted_leaves_no_name(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path, people=3, title="Cup of Ann") as one:
        before = one.shown()
        assert before.title == "Cup of Ann"
        await one.services.erasure.erase("ann")
        clock.now += 10
        await one.look()
        shown = one.shown()
        assert (shown.title, shown.host_name) == ("", "")
        (gone,) = (found for found in shown.standings if found.person == "ann")
        assert (gone.name, gone.gone) == ("", "withdrew")
        rows = await one.services.store.database.read(
            "SELECT entry FROM tournament_log WHERE entry LIKE '%Cup%' "
            "UNION SELECT summary FROM tournaments WHERE summary LIKE '%Cup%' "
            'UNION SELECT entry FROM log WHERE entry LIKE \'%"name":"Ann%\''
        )
        assert rows == []


async def test_a_host_who_plays_is_not_away(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path) as one:
        clock.now += HOST_AWAY
        assert one.shown().host_away
        loaded = await one.services.registry.get(one.tables[0].id)
        viewer = Viewer()
        viewer.person = "ann"
        one.services.registry.arrived(loaded, viewer)
        await one.look()
        assert host_away(one.loaded) < HOST_EVERY
        assert not one.shown().host_away


async def test_one_host_has_only_so_many_tournaments(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        plan = checked(NewTournament("kadora", 2, 2), "ann")
        for _ in range(PER_PERSON):
            await services.tournaments.open(plan, "ann")
        with pytest.raises(TidetableError, match="too-many-tournaments"):
            await services.tournaments.open(plan, "ann")


async def test_a_tournament_that_never_begins_is_deleted(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        made = await services.tournaments.open(checked(NewTournament("kadora", 2, 2), "ann"), "ann")
        old = ("UPDATE tournaments SET changed = 0", ())
        await services.store.database.write(old)
        await Retention(services, Keep()).tidy(1e9)
        with pytest.raises(TidetableError, match="no-such-tournament"):
            await services.tournaments.get(made.tournament.id)


async def test_the_people_of_a_round_are_notified(tmp_path: Path, clock: Clock) -> None:
    async with held(tmp_path) as one:
        found = occasions(await one.game(one.tables[0]), 0.0)
        assert {(kind, person) for kind, person, _ in found} == {
            ("invitation", "ann"),
            ("invitation", "ben"),
        }
