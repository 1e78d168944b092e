"""`tidetable backup` and `restore`: a consistent copy while the server runs, and back again."""

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
    """Replace the database by a backup. The old database is kept next to it."""
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
    """Copy atomically: a crash leaves the existing file as it was."""
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)  # it contains the same secrets as the original
    copy_sqlite(source, unfinished)
    os.replace(unfinished, target)


def check(file: Path) -> None:
    """Check that the file is an intact database with a log."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as database:
            found = database.execute("PRAGMA integrity_check").fetchone()[0]
            database.execute("SELECT entry FROM log LIMIT 1").fetchall()
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise SetupError("restore-damaged", file=str(file), reason=found)


def close(file: Path) -> None:
    """Merge the WAL into the database file, and fail if a server still has the file open.

    A leftover -wal or -shm file would corrupt the restored database.
    """
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=0.5)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise SetupError("restore-running", file=str(file)) from None
    except sqlite3.DatabaseError:
        pass  # damaged, which may be the reason for restoring
    for companion in ("-wal", "-shm"):
        file.with_name(file.name + companion).unlink(missing_ok=True)
