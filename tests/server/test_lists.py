"""Lists follow the tables soon, and a busy server does not spend its time on them."""

from collections.abc import Coroutine
from pathlib import Path
from time import time
from typing import Any, cast

import pytest

from tests.server.test_attempt import at_a_table
from tidetable.server.held import Held
from tidetable.server.lists import MOMENT, SLOWEST, Lists
from tidetable.server.summaries import new_made
from tidetable.server.tables import IDLE, OVER_IDLE
from tidetable.table import entries as log
from tidetable.table.table import Table

PLANS = [log.SeatPlan("host"), log.SeatPlan("open")]


@pytest.mark.parametrize(
    ("tables", "shared", "expected"),
    [
        (1, False, MOMENT),
        (100, False, 2 * MOMENT),
        (1000, False, SLOWEST),
        (1000, True, MOMENT),  # others would take them for orphans
    ],
)
def test_the_more_there_is_to_list_the_later(tables: int, shared: bool, expected: float) -> None:
    begun: list[Coroutine[Any, Any, None]] = []
    lists = Lists(cast(Any, None), begun.append, shared)
    made = new_made("kadora", 2, "ann", PLANS, {})
    for number in range(tables):
        for _ in range(2):  # however often it changes
            lists.follow(Held(Table(f"t{number}", made, 0.0)))
    assert (len(lists.behind), len(begun)) == (tables, 1)
    assert lists.delay() == pytest.approx(expected, rel=0.02)
    begun[0].close()


async def test_what_nobody_looks_at_is_put_away_sooner_when_it_is_over(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (tables, seen, _):
        now = time()
        for status in ("open", "over"):
            held = Held(Table(status, new_made("kadora", 2, "ann", PLANS, {}), 0.0))
            held.table.status, held.used = status, now
            tables.held[status] = held
        others = {seen.table.id}
        tables.tidy(now + OVER_IDLE - 1)
        assert set(tables.held) == {"open", "over"} | others
        tables.tidy(now + OVER_IDLE + 1)
        assert set(tables.held) == {"open"} | others
        tables.tidy(now + IDLE + 1)
        assert set(tables.held) == others  # somebody looks


async def test_a_table_that_is_not_listed_yet_stays(tmp_path: Path) -> None:
    async with at_a_table(tmp_path) as (tables, held, looker):
        assert tables.attempt(held, lambda table: log.Said("ann", "Ann", "x"), "1", looker.then)
        await looker.done.wait()
        held.lookers.clear()
        tables.tidy(time() + 2 * IDLE)
        assert held.table.id in tables.held
