"""`tidetable backup`: a consistent copy of the tables while the server goes on."""

import os
from pathlib import Path

from tidetable.engine.errors import SetupError
from tidetable.server.database import copy_sqlite
from tidetable.text import Text


def backup(text: Text, database: str, target: Path) -> None:
    if database.startswith("postgresql://"):
        raise SetupError("backup-postgres")
    if not Path(database).is_file():
        raise SetupError("backup-nothing", file=database)
    # Whole or not at all: a crash half-way leaves the backup of yesterday as it was.
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)  # it holds the same secrets as the original
    copy_sqlite(Path(database), unfinished)
    os.replace(unfinished, target)
    print(text("backup-done", file=str(target)))
