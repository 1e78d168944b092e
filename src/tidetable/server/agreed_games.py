"""Finished games of which puzzles may be made: everybody who played has agreed."""

from collections.abc import AsyncIterator
from typing import Any

from tidetable.server.database import Database
from tidetable.server.results import stored_game
from tidetable.server.store import Store
from tidetable.table.table import Table


async def agreed_games(store: Store, game: str) -> AsyncIterator[dict[str, Any]]:
    """The records of these games, without names and without the seed."""
    agreed = await who_agreed(store.database)
    sql = "SELECT DISTINCT table_id FROM results WHERE game = ? AND person IS NOT NULL"
    for (table_id,) in sorted(await store.database.read(sql, game)):
        table = await store.load(table_id)
        stored = await stored_game(store.database, table_id)
        if table is not None and stored is not None and may_be_used(table, agreed):
            hidden = ("names", "seed", "seed_hash")
            yield {key: value for key, value in stored.record.items() if key not in hidden}


async def who_agreed(database: Database) -> set[str]:
    rows = await database.read("SELECT id FROM people WHERE puzzles = 1 AND deleted IS NULL")
    return {row[0] for row in rows}


def may_be_used(table: Table, agreed: set[str]) -> bool:
    """Whether every seat has a bot or somebody who has agreed. A game that continues another one
    has decisions of people whom nobody has asked; a former player cannot agree any more."""
    if table.made.past is not None:
        return False
    people = [seat.person for seat in table.seats if seat.person or seat.plan.kind != "bot"]
    return bool(people) and all(
        one is not None and table.current_id(one) in agreed for one in people
    )
