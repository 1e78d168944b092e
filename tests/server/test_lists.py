"""List rows follow the tables soon, and a busy server does not spend its time on them."""

from collections.abc import Coroutine
from pathlib import Path
from time import time
from typing import Any, cast

import pytest

from tests.server.test_commands import PLANS, at_a_table, say
from tidetable.server.lists import DELAY, SLOWEST, Lists
from tidetable.server.loaded import LoadedTable
from tidetable.server.registry import IDLE, OVER_IDLE
from tidetable.server.summaries import new_made
from tidetable.table.table import Table


class NoBackground:
    """Keeps what is started, without running it."""

    def __init__(self) -> None:
        self.started: list[Coroutine[Any, Any, None]] = []

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.started.append(work)


@pytest.mark.parametrize(("tables", "expected"), [(1, DELAY), (100, 2 * DELAY), (1000, SLOWEST)])
def test_rows_are_later_when_many_tables_change(tables: int, expected: float) -> None:
    background = NoBackground()
    lists = Lists(cast(Any, None), cast(Any, background), cast(Any, None))
    made = new_made("kadora", 2, "ann", PLANS, {})
    for number in range(tables):
        for _ in range(2):  # however often it changes
            lists.follow(LoadedTable(Table(f"t{number}", made, 0.0)))
    assert (len(lists.behind), len(background.started)) == (tables, 1)
    assert lists.delay() == pytest.approx(expected, rel=0.02)
    background.started[0].close()


async def test_idle_tables_are_evicted_sooner_when_they_are_over(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, viewed, _):
        registry, now = services.registry, time()
        for status in ("open", "over"):
            loaded = LoadedTable(Table(status, new_made("kadora", 2, "ann", PLANS, {}), 0.0))
            loaded.table.status, loaded.used = status, now
            registry.tables[status] = loaded
        others = {viewed.table.id}
        registry.evict_idle(now + OVER_IDLE - 1, pinned=())
        assert set(registry.tables) == {"open", "over"} | others
        registry.evict_idle(now + OVER_IDLE + 1, pinned=())
        assert set(registry.tables) == {"open"} | others
        registry.evict_idle(now + IDLE + 1, pinned=())
        assert set(registry.tables) == others  # it has a viewer


async def test_a_table_whose_row_is_behind_is_not_evicted(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (services, loaded, _):
        await services.commands.run(loaded.table.id, say)
        loaded.viewers.clear()
        later = time() + 2 * IDLE
        services.registry.evict_idle(later, pinned=services.sweeper.lists.behind)
        assert loaded.table.id in services.registry.tables
        services.registry.evict_idle(later, pinned=())
        assert loaded.table.id not in services.registry.tables
