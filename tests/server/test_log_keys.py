"""Keys of commands in the log: they make sending a command again harmless."""

import asyncio
from collections.abc import Callable
from typing import Any

from alembic import command
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.test_commands import at_a_table, say
from tests.table.test_table import PEOPLE, begun
from tidetable.server.app import open_database
from tidetable.server.database import Append, Conflict, Database
from tidetable.server.migrate import config
from tidetable.server.store import RECENT
from tidetable.table import entries as log

ROWS = [("t", 1, None), ("t", 2, "ann/1"), ("t", 3, None), ("u", 1, None), ("u", 2, "ann/1")]


async def on(address: str, work: Callable[[Connection], Any]) -> None:
    """Do something with SQLAlchemy on either store."""
    if not address.startswith("postgresql://"):
        engine = create_engine(f"sqlite:///{address}")
        with engine.begin() as connection:
            work(connection)
        engine.dispose()
        return
    other = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://", 1))
    async with other.begin() as open_connection:
        await open_connection.run_sync(work)
    await other.dispose()


def downgraded(connection: Connection) -> None:
    command.downgrade(config(connection), "0013")


def filled(connection: Connection) -> None:
    for table, seq, key in ROWS:
        sql = "INSERT INTO log (table_id, seq, key, at, entry) VALUES (:table, :seq, :key, 0, '{}')"
        connection.execute(text(sql), {"table": table, "seq": seq, "key": key})


async def rows(database: Database) -> list[tuple[Any, ...]]:
    sql = "SELECT table_id, seq, key, move_key FROM log ORDER BY table_id, seq"
    return await database.read(sql)


async def outcome(database: Database, entry: Append) -> Exception | None:
    stored: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    database.append(stored.set_result, entry)
    return await stored


async def test_a_log_from_before_keeps_its_entries_and_their_keys(address: str) -> None:
    await (await open_database(address)).close()
    await on(address, downgraded)
    await on(address, filled)
    database = await open_database(address)
    try:
        assert await rows(database) == [(*row, None) for row in ROWS]
        again = Append("t", 4, "ann/1", None, 0.0, "{}", None)
        assert isinstance(await outcome(database, again), Conflict)
        taken = Append("t", 3, "ann/2", None, 0.0, "{}", None)
        assert isinstance(await outcome(database, taken), Conflict)
        moved = Append("t", 4, None, "ann/3", 0.0, "{}", None)
        assert await outcome(database, moved) is None
    finally:
        await database.close()
    await on(address, downgraded)

    def keys(connection: Connection) -> None:
        found = connection.execute(text("SELECT key FROM log WHERE table_id = 't' ORDER BY seq"))
        assert [row[0] for row in found] == [None, "ann/1", None, "ann/3"]

    await on(address, keys)


async def test_a_command_is_found_by_its_key_and_a_move_among_the_last_entries(
    tmp_path: Any,
) -> None:
    async with at_a_table(tmp_path) as (services, loaded, _):
        store, run = services.store, services.commands.run
        await run(loaded.table.id, say, "ann/said")
        await run(loaded.table.id, lambda table: log.Moved(0, 0), "ann/moved")
        await services.registry.refresh(loaded)
        for _ in range(RECENT - 1):
            await run(loaded.table.id, say)
        assert await store.has_key(loaded.table, "ann/said")
        assert await store.has_key(loaded.table, "ann/moved")
        assert not await store.has_key(loaded.table, "ann/other")
        await run(loaded.table.id, say)
        assert await store.has_key(loaded.table, "ann/said")
        assert not await store.has_key(loaded.table, "ann/moved")


def test_no_ply_comes_again() -> None:
    """So a move cannot be played twice, even if nobody finds its key."""
    played = begun(2)
    seen = {played.table.ply}
    for _ in range(3):
        seat = played.table.to_move()
        played.add(log.Moved(seat, played.table.state.actions()[0]))
        assert played.table.ply not in seen
        seen.add(played.table.ply)
        undo = played.table.undo(seat, PEOPLE[seat], played.at)
        if isinstance(undo, log.Undid):
            played.add(undo)
            assert played.table.ply not in seen
            seen.add(played.table.ply)
    assert len(seen) > 4
