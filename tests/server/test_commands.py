"""The route of a command: stored, answered, broadcast; whatever goes wrong, the next one runs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.harness import prepare
from tidetable.server import commands
from tidetable.server.app import open_database
from tidetable.server.loaded import LoadedTable
from tidetable.server.plans import Plan
from tidetable.server.services import Notify, Services
from tidetable.server.summaries import new_made
from tidetable.server.tokens import Secret, Tokens
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError

PLANS = [log.SeatPlan("host"), log.SeatPlan("open")]


class Viewer:
    """Notes what it gets, in order."""

    person: str | None = "ann"
    session = ""
    generation = 0

    def __init__(self) -> None:
        self.noted: list[object] = []
        self.answered = asyncio.Event()

    def wake(self) -> None:
        self.noted.append("broadcast")

    def end(self, code: int) -> None:
        self.noted.append(code)

    def done(self, error: Exception | None) -> None:
        self.noted.append(error)
        self.answered.set()

    async def answer(self) -> object:
        await asyncio.wait_for(self.answered.wait(), 5)
        self.answered.clear()
        return self.noted[-1]

    def header_changed(self) -> None:
        pass

    def set_mute(self, mute: object) -> None:
        pass


@asynccontextmanager
async def running(
    tmp_path: Path, shared: bool = False, notify: Notify | None = None
) -> AsyncIterator[Services]:
    """The services of a server on a SQLite file, without a server."""
    prepare(str(tmp_path / "tables.sqlite"))
    database = await open_database(str(tmp_path / "tables.sqlite"))
    services = Services()
    tokens = Tokens([Secret("secret", 0, None)], 0)
    services.start(database, cast(Any, None), tokens, shared, notify=notify or Notify())
    yield services
    await services.close()
    await database.close()


@asynccontextmanager
async def at_a_table(tmp_path: Path) -> AsyncIterator[tuple[Services, LoadedTable, Viewer]]:
    async with running(tmp_path) as services:
        table = await services.registry.create(new_made("kadora", 2, "ann", PLANS, {}))
        loaded, viewer = services.registry.tables[table.id], Viewer()
        loaded.viewers.add(viewer)
        yield services, loaded, viewer


def say(table: Table) -> log.AnyEntry:
    return log.Said("ann", "Ann", "hello")


def refused(table: Table) -> log.AnyEntry:
    raise TableError("not-begun")


def broken(table: Table) -> log.AnyEntry:
    raise ValueError


async def test_a_command_is_stored_then_answered_then_broadcast(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, loaded, viewer):
        services.commands.submit(loaded, say, "ann/1", viewer.done)
        assert loaded.queue.busy
        assert (viewer.noted, loaded.table.chat_count) == ([], 0)
        await viewer.answer()
        assert (viewer.noted, loaded.table.chat_count) == ([None, "broadcast"], 1)
        assert await services.store.has_key(loaded.table, "ann/1")
        assert not loaded.queue.busy


async def test_commands_run_in_the_order_of_their_arrival(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, loaded, _):

        def numbered(number: int) -> Plan:
            return lambda table: log.Said("ann", "Ann", f"{number}")

        run = services.commands.run
        await asyncio.gather(*(run(loaded.table.id, numbered(number)) for number in range(20)))
        assert [line.text for line in loaded.table.chat] == [f"{n}" for n in range(20)]


@pytest.mark.parametrize(
    ("plan", "outcome"),
    [
        (refused, TableError),
        (broken, ValueError),
        (lambda table: None, type(None)),
        (lambda table: log.Said("ann", "Ann", "\ud800"), UnicodeEncodeError),
    ],
)
async def test_a_command_that_stores_nothing_is_answered_and_the_next_one_runs(
    tmp_path: Path, plan: Any, outcome: type
) -> None:
    async with at_a_table(tmp_path) as (services, loaded, viewer):
        services.commands.submit(loaded, plan, "ann/1", viewer.done)
        assert isinstance(await viewer.answer(), outcome)
        assert "broadcast" not in viewer.noted
        await services.commands.run(loaded.table.id, say)
        assert loaded.table.chat_count == 1


async def test_a_repeated_command_is_not_executed_again(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, loaded, viewer):
        await services.commands.run(loaded.table.id, say, "ann/1")
        for plan in (say, refused):  # a stored command may be refused when it is repeated
            services.commands.submit(loaded, plan, "ann/1", viewer.done)
            assert await viewer.answer() is None
        assert loaded.table.chat_count == 1


async def test_a_command_whose_number_is_taken_is_checked_again(tmp_path: Path) -> None:
    async with running(tmp_path, shared=True) as one, running(tmp_path, shared=True) as two:
        table_id = (await one.registry.create(new_made("kadora", 2, "ann", PLANS, {}))).id
        await two.registry.get(table_id)
        runs = [services.commands.run(table_id, say) for services in (one, two) * 5]
        await asyncio.gather(*runs)
        for services in (one, two):
            loaded = await services.registry.get(table_id)
            assert (loaded.table.chat_count, loaded.table.seq) == (10, 11)


async def test_a_refusal_by_an_outdated_process_is_reconsidered(tmp_path: Path) -> None:
    async with running(tmp_path, shared=True) as one, running(tmp_path, shared=True) as two:
        table_id = (await one.registry.create(new_made("kadora", 2, "ann", PLANS, {}))).id
        await two.registry.get(table_id)
        await one.commands.run(table_id, say)
        # The second process has not heard of the chat line, and would refuse.
        await two.commands.run(table_id, lambda table: table.mute("ben", "ann", True))
        assert (await two.registry.get(table_id)).table.muted_by("ben") == {"ann"}


async def test_an_entry_that_cannot_be_applied_halts_its_table(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, loaded, viewer):
        no_such_seat = log.Sat(99, "ann", "Ann")  # no check of a command lets this through
        services.commands.submit(loaded, lambda table: no_such_seat, "ann/1", viewer.done)
        await viewer.answer()
        assert isinstance(viewer.noted[0], TableError)
        assert viewer.noted[0].code == "halted"
        assert loaded.table.halt_code == "log-failed"
        assert not loaded.queue.busy
        await services.commands.run(loaded.table.id, say)
        assert loaded.table.chat_count == 1


async def test_what_was_stored_although_the_answer_was_lost_is_found_and_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database may fail after it has stored an entry. Nobody may come back to ask."""
    monkeypatch.setattr(commands, "LOOK_AGAIN", (0.01, 0.01))
    async with at_a_table(tmp_path) as (services, loaded, viewer):
        database: Any = services.store.database
        append, published = database.append, []
        seen: list[LoadedTable] = []

        def answer_lost(done: Any, *entry: Any) -> None:
            append(lambda error: done(OSError("lost")), *entry)

        monkeypatch.setattr(database, "append", answer_lost)
        monkeypatch.setattr(services.fanout, "publish", lambda *news: published.append(news))
        services.commands.route.on_change = seen.append
        services.commands.submit(loaded, say, "ann/1", viewer.done)
        assert isinstance(await viewer.answer(), OSError)
        async with asyncio.timeout(5):
            while not seen:
                await asyncio.sleep(0.01)
        assert (loaded.table.chat_count, seen[0]) == (1, loaded)
        assert published == [(loaded.table.id, loaded.table.seq)]
        assert viewer.noted[1] == "broadcast"


async def test_entries_of_others_are_read_when_the_database_answers_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "LOOK_AGAIN", (0.01, 0.01))
    async with running(tmp_path, shared=True) as one, running(tmp_path, shared=True) as two:
        table_id = (await one.registry.create(new_made("kadora", 2, "ann", PLANS, {}))).id
        other = await two.registry.get(table_id)
        await one.commands.run(table_id, say)

        async def down(known: Any) -> Any:
            raise OSError("down")

        monkeypatch.setattr(two.store, "news", down)
        two.registry.written_elsewhere(table_id, 2)
        async with asyncio.timeout(5):
            while other.table.chat_count == 0:
                await asyncio.sleep(0.01)
