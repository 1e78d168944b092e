"""`tidetable backup`: a consistent copy of the tables while the server goes on; and back again."""

import contextlib
import os
import sqlite3
from pathlib import Path

from tidetable.engine.errors import SetupError
from tidetable.server.sqlite import copy_sqlite
from tidetable.text import Text


def backup(text: Text, database: str, target: Path) -> None:
    copy(existing(database), target)
    print(text("backup-done", file=str(target)))


def restore(text: Text, file: Path, database: str) -> None:
    """Put a copy in the place of the database. What was there is kept beside it."""
    source, target = existing(str(file)), sqlite_file(database)
    check(source)
    before = target.with_name(f"{target.name}.before")
    if target.exists():
        close(target)
        os.replace(target, before)
    copy(source, target)
    print(text("restore-done", file=database))


def sqlite_file(database: str) -> Path:
    if database.startswith("postgresql://"):
        raise SetupError("backup-postgres")
    return Path(database)


def existing(database: str) -> Path:
    path = sqlite_file(database)
    if not path.is_file():
        raise SetupError("backup-nothing", file=database)
    return path


def copy(source: Path, target: Path) -> None:
    """Whole or not at all: a crash half-way leaves what was there as it was."""
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)  # it holds the same secrets as the original
    copy_sqlite(source, unfinished)
    os.replace(unfinished, target)


def check(file: Path) -> None:
    """That it is a whole database with tables in it."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as database:
            found = database.execute("PRAGMA integrity_check").fetchone()[0]
            database.execute("SELECT entry FROM log LIMIT 1").fetchall()
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise SetupError("restore-damaged", file=str(file), reason=found)


def close(file: Path) -> None:
    """Bring the companions of the file into it: left beside a restored one they would spoil it.
    That is not possible while a server has it open."""
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=0.5)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise SetupError("restore-running", file=str(file)) from None
    except sqlite3.DatabaseError:
        pass  # it is damaged: that is why somebody restores
    for companion in ("-wal", "-shm"):
        file.with_name(file.name + companion).unlink(missing_ok=True)
