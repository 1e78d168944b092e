"""How many running tables with bots one person may have. Bots at tables where nobody waits think
without end, and each table keeps memory; fair shares alone would let one guest fill the server."""

from collections.abc import Iterable

from tidetable.server.loaded import LoadedTable
from tidetable.table.table import Table, TableError

BOTS_ALONE = 4  # tables at which only bots play: enough to compare levels side by side
WITH_BOTS = 20  # tables with bots at all. A table nobody visits is evicted after ten minutes and
# then does not count, so games that were left behind do not keep a person from playing.


def check_room(tables: Iterable[LoadedTable], host: str, alone: bool) -> None:
    """Whether a person may have another running table with bots. `alone`: without people."""
    with_bots = bots_alone = 0
    for loaded in tables:
        table = loaded.table
        if table.status == "playing" and table.host == host and has_bots(table):
            with_bots += 1
            bots_alone += not any(seat.present for seat in table.seats)
    if with_bots >= WITH_BOTS:
        raise TableError("too-many-bot-tables", most=WITH_BOTS)
    if alone and bots_alone >= BOTS_ALONE:
        raise TableError("too-many-bots-alone", most=BOTS_ALONE)


def has_bots(table: Table) -> bool:
    return any(seat.bot is not None for seat in table.seats)
