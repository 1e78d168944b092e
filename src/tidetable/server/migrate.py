"""Migrate a database to the newest schema. Safe to call at every start.

Alembic takes longer to import than everything else together, so it is imported only when there is
something to migrate.
"""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_461_951  # arbitrary: processes that start together migrate one after the other
VERSION = "SELECT version_num FROM alembic_version"


def newest() -> str:
    """The newest revision: files are named by it."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("0*.py")).partition("_")[0]


def config(connection: Any) -> Any:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["connection"] = connection
    return made


def migrate_sqlite(path: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(path)) as found,
        contextlib.suppress(sqlite3.OperationalError),  # a new database has no version
    ):
        if found.execute(VERSION).fetchone() == (newest(),):
            return
    from alembic import command
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(config(connection), "head")
    engine.dispose()


async def migrate_postgres(url: str) -> None:
    import asyncpg  # not needed with SQLite

    plain = await asyncpg.connect(url)
    try:
        with contextlib.suppress(asyncpg.UndefinedTableError):  # a new database has no version
            if await plain.fetchval(VERSION) == newest():
                return
    finally:
        await plain.close()
    from alembic import command
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(lambda synchronous: command.upgrade(config(synchronous), "head"))
    await engine.dispose()
