"""Marks of processes stay as long as something is left to do for a table, and no longer."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.test_commands import PLANS, at_a_table, running, say
from tidetable.bots import Thought
from tidetable.server import lists
from tidetable.server.database import MARK
from tidetable.server.list_rows import ListRow
from tidetable.server.services import Services
from tidetable.server.summaries import new_made
from tidetable.server.sweeper import LATE
from tidetable.server.uptime import uptime
from tidetable.table import entries as log
from tidetable.table.table import Table


class EndlessThinking:
    """Thinks about every move forever."""

    def able(self) -> bool:
        return True

    async def choose(self, *asked: Any) -> Thought:
        await asyncio.Event().wait()
        return Thought(0)


async def marks(services: Services) -> list[tuple[Any, ...]]:
    return await services.store.database.read("SELECT process, table_id FROM marks")


async def until(so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(5):
        while not await so():
            await asyncio.sleep(0.01)


async def bots_turn(services: Services) -> Table:
    """A running game of two bots that nobody looks after, and that is overdue."""
    bots = [log.SeatPlan("bot", "random")] * 2
    table = await services.registry.create(new_made("kadora", 2, "ann", bots, {}))
    services.commands.route.on_change = lambda loaded: None
    await services.commands.run(table.id, lambda table: table.begin("ann"))
    services.registry.tables.clear()
    overdue = ("UPDATE tables SET due = ? WHERE id = ?", (uptime.now() - LATE - 1, table.id))
    await services.store.database.write(overdue, ("DELETE FROM marks", ()))
    return table


async def test_only_one_process_thinks_about_an_overdue_move(tmp_path: Path) -> None:
    async with running(tmp_path, shared=True) as one, running(tmp_path, shared=True) as two:
        for services in (one, two):
            await services.processes.enter()
            services.caretaker.thinking = cast(Any, EndlessThinking())
        table = await bots_turn(one)
        two.lists.quiet_for = 0.0
        await two.sweeper.sweep(uptime.now())
        assert two.registry.tables[table.id].thought is not None
        assert await marks(two) == [(two.processes.id, table.id)]
        await one.sweeper.sweep(uptime.now())
        assert table.id not in one.registry.tables  # the other one has it in its care


async def test_a_mark_that_could_not_be_removed_is_removed_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the table would never be taken over when its clock runs out."""
    monkeypatch.setattr(lists, "PAUSE", 0.01)
    async with at_a_table(tmp_path) as (services, loaded, _):
        await services.processes.enter()
        services.lists.quiet_for = 0.0
        unmark, tries = services.processes.unmark, []

        async def failing(table_ids: list[str]) -> None:
            tries.append(table_ids)
            if len(tries) == 1:
                raise OSError("down")
            await unmark(table_ids)

        monkeypatch.setattr(services.processes, "unmark", failing)
        await services.commands.run(loaded.table.id, say)

        async def removed() -> bool:
            return not await marks(services)

        assert not await removed()
        await until(removed)
        assert (len(tries), loaded.mark) == (2, None)


async def test_the_mark_of_a_table_that_is_gone_is_removed(tmp_path: Path) -> None:
    async with running(tmp_path) as services:
        await services.processes.enter()
        await services.store.database.write((MARK, ("dead", "nowhere")))
        await services.sweeper.sweep(uptime.now())
        assert await marks(services) == []


async def test_a_row_that_the_database_refuses_does_not_delay_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_a_table(tmp_path) as (services, loaded, _):
        other = await services.registry.create(new_made("kadora", 2, "ann", PLANS, {}))
        update = services.store.update_lists

        async def refusing(rows: list[ListRow], at: float) -> None:
            if any(row.id == loaded.table.id for row in rows):
                raise ValueError("refused")
            await update(rows, at)

        monkeypatch.setattr(services.store, "update_lists", refusing)
        for table_id in (loaded.table.id, other.id):
            await services.commands.run(table_id, say)

        async def written() -> bool:
            rows = await services.store.database.read("SELECT seq FROM tables WHERE seq = 2")
            return len(rows) == 1

        await until(written)
        await until(lambda: is_in(loaded.table.id, services.lists.again))


async def is_in(table_id: str, waiting: lists.Waiting) -> bool:
    return table_id in waiting


async def test_a_damaged_entry_of_another_process_affects_only_its_table(tmp_path: Path) -> None:
    """Entries of several tables are read with one query."""
    async with running(tmp_path, shared=True) as one, running(tmp_path, shared=True) as two:
        ids = []
        for _ in range(2):
            table = await one.registry.create(new_made("kadora", 2, "ann", PLANS, {}))
            await two.registry.get(table.id)
            await one.commands.run(table.id, say)
            ids.append(table.id)
        bad, good = (two.registry.tables[table_id] for table_id in ids)
        damage = "UPDATE log SET entry = 'damaged' WHERE table_id = ? AND seq = 2"
        await one.store.database.write((damage, (bad.table.id,)))
        for loaded in (bad, good):
            two.registry.written_elsewhere(loaded.table.id, 2)

        async def both() -> bool:
            return good.table.chat_count == 1 and bad.table.halted is not None

        await until(both)
        assert (bad.suspect, bad.queue.busy, two.registry.reloads) == (False, False, 1)
        assert good.table.halted is None
