"""Entries of a log as they are stored, and a table rebuilt from them."""

from typing import NamedTuple

import msgspec

from tidetable.engine.errors import RecordError, TidetableError
from tidetable.server.logs import log_error, logger
from tidetable.table.entries import AnyEntry, decoder
from tidetable.table.table import Table


class Stored(NamedTuple):
    """A log entry with its number and time, still encoded: it may be damaged, or of a newer
    version."""

    seq: int
    at: float
    entry: str

    def read(self) -> AnyEntry:
        entry: AnyEntry = decoder.decode(self.entry)
        return entry


def replay(table: Table, stored: Stored) -> None:
    """Apply an entry from the log. One that cannot be applied halts the table; those after it still
    count for seats and chat."""
    try:
        table.add(stored.read(), stored.at)
    except Exception as error:
        if table.halted is None:
            table.halt(reason(table.id, stored, error))
    table.seq = stored.seq


def reason(table_id: str, stored: Stored, error: Exception) -> TidetableError:
    """Why a table halts at this entry, for its players; everything else is in the server's log."""
    if isinstance(error, TidetableError):
        return error
    facts: dict[str, object] = {"table": table_id, "entry": stored.seq}
    if isinstance(error, msgspec.MsgspecError):
        logger.warning("a log entry is unreadable", extra={"facts": facts})
        return RecordError("log-unreadable", number=stored.seq)
    log_error("a log entry cannot be applied", error, **facts)
    return RecordError("log-failed", number=stored.seq)
