"""A table that goes wrong affects no other: it is rebuilt from its log or halts, with a reason."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from tests.engine.outside.nim import Nim
from tests.server.harness import prepare
from tests.server.test_commands import PLANS, Viewer, at_a_table, say
from tidetable import games
from tidetable.engine.errors import RecordError
from tidetable.engine.game import State
from tidetable.server.app import open_database
from tidetable.server.database import Database
from tidetable.server.plans import Plan
from tidetable.server.registry import IDLE
from tidetable.server.services import Services
from tidetable.server.store import ENTRIES, FIRST
from tidetable.server.stored import Stored
from tidetable.server.summaries import list_row, new_made
from tidetable.server.thinking import Thinking
from tidetable.server.tokens import Secret, Tokens
from tidetable.table import entries as log
from tidetable.table.table import Table

DUE_TABLES = 150


@asynccontextmanager
async def services_on(address: str) -> AsyncIterator[Services]:
    prepare(address)
    database = await open_database(address)
    services = Services()
    tokens = Tokens([Secret("secret", 0, None)], 0)
    services.start(database, Thinking(0), tokens, shared=False)
    try:
        yield services
    finally:
        await services.close()
        await database.close()


def two_bots() -> log.Made:
    bots = [log.SeatPlan("bot", "random")] * 2
    return new_made("kadora", 2, "ann", bots, {})


def sits(seat: int, person: str) -> Plan:
    return lambda table: log.Sat(seat, person, person)


async def running_table(
    services: Services, game: str = "kadora", clock: log.TimeControl | None = None
) -> Table:
    """A running game of two people."""
    made = new_made(game, 2, "ann", PLANS, {}, clock=clock or log.TimeControl())
    table = await services.registry.create(made)
    for seat, person in enumerate(("ann", "ben")):
        await services.commands.run(table.id, sits(seat, person))
    return await services.commands.run(table.id, lambda table: log.Began())


async def poison(database: Database, table: Table, entry: str) -> None:
    """Append something to a log that no version of this server would write."""
    await database.write(
        (
            "INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?)",
            (table.id, table.seq + 1, time.time(), entry),
        )
    )


async def make_due(database: Database, at: float, *tables: Table) -> None:
    sql = "UPDATE tables SET due = ? WHERE id = ?"
    await database.write(*((sql, (at, table.id)) for table in tables))


async def not_due(services: Services) -> None:
    """Wait until no table is due any more."""
    async with asyncio.timeout(20):
        while await services.store.overdue(time.time()):
            await asyncio.sleep(0.02)


async def playing_in_lists(services: Services, table: Table) -> None:
    sql = "SELECT status FROM tables WHERE id = ?"
    async with asyncio.timeout(5):
        while (await services.store.database.read(sql, table.id))[0][0] != "playing":
            await asyncio.sleep(0.02)


# -- a poisoned log ------------------------------------------------------------------------------

UNKNOWN = '{"entry": "danced", "seat": 0}'
CUT_OFF = '{"entry": "mov'
NO_SUCH_SEAT = '{"entry": "stood-in", "seat": 99, "bot": "random"}'


@pytest.mark.parametrize(
    ("entry", "code"),
    [(UNKNOWN, "log-unreadable"), (CUT_OFF, "log-unreadable"), (NO_SUCH_SEAT, "log-failed")],
)
async def test_one_bad_table_does_not_block_the_sweep(address: str, entry: str, code: str) -> None:
    async with services_on(address) as services:
        store, registry = services.store, services.registry
        bad = await running_table(services)
        good = [await registry.create(two_bots()) for _ in range(DUE_TABLES)]
        await playing_in_lists(services, bad)
        await poison(store.database, bad, entry)
        registry.tables.clear()
        now = time.time()
        await make_due(store.database, now - 100, bad)
        await make_due(store.database, now - 50, *good)
        for _ in range(3):
            await services.sweeper.sweep(now)
        await not_due(services)
        assert registry.tables.keys() >= {table.id for table in good}
        halted = (await registry.get(bad.id)).table
        assert (halted.status, halted.halt_code) == ("halted", code)
        assert [seat.person for seat in halted.seats] == ["ann", "ben"]
        rows = await store.database.read("SELECT status FROM tables WHERE id = ?", bad.id)
        assert rows[0][0] == "halted"
        # The log is kept, and continues: chat, and handing over.
        await services.commands.run(bad.id, say)
        assert (await store.read(bad.id))[-1].seq == bad.seq + 2


async def test_a_first_entry_that_cannot_be_read(address: str) -> None:
    async with services_on(address) as services:
        table = await running_table(services)
        await playing_in_lists(services, table)
        sql = "UPDATE log SET entry = ? WHERE table_id = ? AND seq = 1"
        await services.store.database.write((sql, (CUT_OFF, table.id)))
        services.registry.tables.clear()
        found = (await services.registry.get(table.id)).table
        assert (found.status, found.halt_code) == ("halted", "log-unreadable")
        assert [seat.person for seat in found.seats] == ["ann", "ben"]
        assert found.seq == table.seq


async def test_tables_that_keep_failing_do_not_fill_the_sweep(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services_on(address) as services:
        store, registry = services.store, services.registry
        bad = [await registry.create(two_bots()) for _ in range(DUE_TABLES)]
        good = await registry.create(two_bots())
        registry.tables.clear()
        now = time.time()
        await make_due(store.database, now - 100, *bad)
        await make_due(store.database, now - 50, good)
        names, load = {table.id for table in bad}, store.load
        loads: list[str] = []

        async def failing(table_id: str) -> Table | None:
            loads.append(table_id)
            if table_id in names:
                raise ValueError
            return await load(table_id)

        monkeypatch.setattr(store, "load", failing)
        for _ in range(3):
            await services.sweeper.sweep(now)
        assert good.id in registry.tables
        assert len(loads) == len(set(loads)) == DUE_TABLES + 1  # none of them twice
        assert services.sweeper.failures == DUE_TABLES
        await services.sweeper.sweep(now + 1.5)  # later they are tried again
        assert len(loads) > DUE_TABLES + 1


async def test_all_overdue_tables_are_paged_through(address: str) -> None:
    async with services_on(address) as services:
        tables = [await services.registry.create(two_bots()) for _ in range(25)]
        await make_due(services.store.database, 5.0, *tables)  # all at the same time
        seen, last = [], FIRST
        while page := await services.store.overdue(10.0, last, 10):
            seen += [one.id for one in page]
            last = page[-1]
        assert sorted(seen) == sorted(table.id for table in tables)


# -- an exception while an entry is applied ------------------------------------------------------


class Flaky(Nim):
    """A game whose rules fail half-way through a move, so many times."""

    name = "flaky"
    failures = 0

    def perform(self, state: State, action: i64) -> None:
        if Flaky.failures > 0:
            Flaky.failures -= 1
            raise RuntimeError("engine")
        super().perform(state, action)


@pytest.fixture
def flaky(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Flaky()
    monkeypatch.setattr(games, "outside", lambda: {"flaky": game})
    monkeypatch.setattr(Flaky, "failures", 0)


def move(table: Table) -> log.AnyEntry:
    return log.Moved(table.to_move(), table.state.actions()[0])


async def test_a_half_applied_table_is_rebuilt_from_its_log(address: str, flaky: None) -> None:
    async with services_on(address) as services:
        table = await running_table(services, "flaky")
        loaded, viewer = services.registry.tables[table.id], Viewer()
        loaded.viewers.add(viewer)
        Flaky.failures = 1
        services.commands.submit(loaded, move, "ann/1", viewer.done)
        assert await viewer.answer() in (None, "broadcast")
        assert viewer.noted == [None, "broadcast"]
        stored = await services.store.load(table.id)
        assert stored is not None
        assert (loaded.table.seq, loaded.table.ply) == (stored.seq, 1)
        assert loaded.table.state.record() == stored.state.record()
        assert loaded.table.state.reveal() == stored.state.reveal()  # not only the same log
        assert loaded.shared.table is loaded.table
        await services.commands.run(table.id, move)  # on the right position
        assert (loaded.table.ply, len(loaded.table.state.taken())) == (2, 2)


async def test_a_table_that_always_fails_halts_alone(address: str, flaky: None) -> None:
    async with services_on(address) as services:
        table, other = (
            await running_table(services, "flaky"),
            await running_table(services, "flaky"),
        )
        Flaky.failures = 2
        with pytest.raises(Exception, match="halted"):
            await services.commands.run(table.id, move)
        assert services.registry.tables[table.id].table.halt_code == "log-failed"
        with pytest.raises(Exception, match="halted"):
            await services.commands.run(table.id, lambda table: table.resign(0, "ann"))
        await services.commands.run(other.id, move)
        # Nothing is lost: with working rules it continues, the stored move included.
        services.registry.tables.clear()
        again = (await services.registry.get(table.id)).table
        assert (again.status, again.ply) == ("playing", 1)


async def test_a_table_that_cannot_be_rebuilt_now_is_rebuilt_before_the_next_command(
    address: str, flaky: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services_on(address) as services:
        table = await running_table(services, "flaky")
        store, load = services.store, services.store.load

        async def outage(table_id: str) -> Table | None:
            raise TimeoutError

        monkeypatch.setattr(store, "load", outage)
        Flaky.failures = 1
        with pytest.raises(TimeoutError):
            await services.commands.run(table.id, move)
        with pytest.raises(TimeoutError):
            await services.commands.run(table.id, move)
        monkeypatch.setattr(store, "load", load)
        await services.commands.run(table.id, move)
        loaded = services.registry.tables[table.id]
        assert (loaded.table.ply, loaded.suspect) == (2, False)


async def test_a_list_row_that_cannot_be_made_does_not_delay_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tidetable.server import lists

    monkeypatch.setattr(lists, "PAUSE", 0.05)
    monkeypatch.setattr(lists, "LONGEST", 0.1)
    async with at_a_table(tmp_path) as (services, loaded, _):
        await services.processes.enter()
        other = await services.registry.create(new_made("kadora", 2, "ann", PLANS, {}))
        failures = []

        def broken(table: Table, short: Any) -> Any:
            if table.id == loaded.table.id:
                failures.append(table.id)
                raise ValueError
            return list_row(table, short)

        async def seqs() -> dict[str, int]:
            return dict(await services.store.database.read("SELECT id, seq FROM tables"))

        monkeypatch.setattr(lists, "list_row", broken)
        await services.commands.run(loaded.table.id, lambda table: table.sit(0, "ann", "Ann", True))
        await services.commands.run(other.id, lambda table: table.sit(0, "ann", "Ann", True))
        async with asyncio.timeout(5):
            while (await seqs())[other.id] < 2 or len(failures) < 2:  # it is tried again
                await asyncio.sleep(0.02)
        assert (await seqs())[loaded.table.id] == 1
        marks = await services.store.database.read("SELECT table_id FROM marks")
        assert (loaded.table.id,) in marks  # another process knows that something is left
        assert loaded.table.id in services.lists.pinned()
        monkeypatch.setattr(lists, "list_row", list_row)
        async with asyncio.timeout(5):
            while (await seqs())[loaded.table.id] < 2:
                await asyncio.sleep(0.02)


async def test_a_table_whose_row_is_being_written_stays_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_a_table(tmp_path) as (services, loaded, _):
        await services.processes.enter()
        started, go_on = asyncio.Event(), asyncio.Event()
        update = services.store.update_lists

        async def slow(*args: Any) -> None:
            started.set()
            await go_on.wait()
            await update(*args)

        monkeypatch.setattr(services.store, "update_lists", slow)
        await services.commands.run(loaded.table.id, lambda table: table.sit(0, "ann", "Ann", True))
        async with asyncio.timeout(20):
            await started.wait()
        assert loaded.table.id in services.lists.pinned()
        go_on.set()
        async with asyncio.timeout(20):
            while services.lists.writing:
                await asyncio.sleep(0.02)
        assert loaded.table.id in services.lists.pinned()  # marked until it is quiet


# -- eviction ------------------------------------------------------------------------------------


async def test_an_idle_table_with_a_running_clock_is_evicted_and_wakes_when_it_is_due(
    address: str,
) -> None:
    async with services_on(address) as services:
        table = await running_table(services, clock=log.TimeControl(per_move=3600.0))
        sql = "SELECT due FROM tables WHERE id = ?"
        ends = table.clocks.ends()
        assert ends is not None
        async with asyncio.timeout(5):
            while (await services.store.database.read(sql, table.id))[0][0] != ends:
                await asyncio.sleep(0.02)
        loaded = services.registry.tables[table.id]
        services.caretaker.look_after(loaded)
        timer = loaded.timer
        assert timer is not None
        services.registry.evict_idle(time.time() + IDLE + 1, ())
        assert table.id not in services.registry.tables
        assert timer.cancelled()
        await services.sweeper.look_after_overdue(ends - 1)
        assert table.id not in services.registry.tables
        await services.sweeper.look_after_overdue(ends + 10)
        assert table.id in services.registry.tables


# -- handing over games --------------------------------------------------------------------------


async def test_a_bad_table_does_not_hold_up_an_account_merge(address: str) -> None:
    async with services_on(address) as services:
        identity, merge = services.identity, services.account_merge
        guest = await identity.guest("Gast", time.time())
        account = await identity.guest("Ann", time.time())
        tables = []
        for _ in range(3):
            table = await services.registry.create(new_made("kadora", 2, guest.id, PLANS, {}))
            await services.commands.run(
                table.id, lambda table: table.sit(0, guest.id, guest.name, True)
            )
            tables.append(table)
        find, gone = services.registry.find, tables[0].id

        async def failing(table_id: str) -> Any:
            if table_id == gone:
                raise RecordError("no-such-table")
            return await find(table_id)

        services.registry.find = failing  # type: ignore[method-assign]
        await merge.merge(guest, account)
        for table in tables[1:]:
            assert (await services.registry.get(table.id)).table.seats[0].person == account.id
        await merge.finish_all(time.time() + 100)
        assert await merge.people.merges() != []  # not given up
        services.registry.find = find  # type: ignore[method-assign]
        await merge.finish_all(time.time() + 1000)
        await merge.finish_all(time.time() + 2000)
        assert (await services.registry.get(gone)).table.seats[0].person == account.id
        assert await merge.people.merges() == []


async def test_a_long_log_is_read_in_pages(address: str) -> None:
    """Somebody may have written for a whole night: others do not wait until all of it is read."""
    async with services_on(address) as services:
        store, registry = services.store, services.registry
        table = await running_table(services)
        said = log.encoder.encode(log.Said("ann", "Ann", "ahoy")).decode()
        wanted = table.seq + 4 * ENTRIES
        sql = "INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, 1.0, ?)"
        rows = [(sql, (table.id, seq, said)) for seq in range(table.seq + 1, wanted + 1)]
        pages: list[int] = []
        read = store.read

        async def counted(table_id: str, after: int = 0, limit: int = ENTRIES) -> list[Stored]:
            found = await read(table_id, after, limit)
            pages.append(len(found))
            return found

        store.read = counted  # type: ignore[method-assign]
        await store.database.write(*rows[: 2 * ENTRIES])
        registry.tables.clear()
        assert (await registry.get(table.id)).table.seq == wanted - 2 * ENTRIES
        assert len(pages) >= 3
        registry.shared = True  # what other processes have written is read in pages, too
        await store.database.write(*rows[2 * ENTRIES :])
        assert (await registry.get(table.id)).table.seq == wanted
        assert len(pages) >= 6
        assert max(pages) == ENTRIES
