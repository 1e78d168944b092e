"""How many running tables with bots one person may have. Bots at tables where nobody waits think
without end, and each table keeps memory; fair shares alone would let one guest fill the server."""

from collections import Counter
from collections.abc import Iterable

from tidetable.server.loaded import LoadedTable
from tidetable.table.table import Table, TableError

BOTS_ALONE = 4  # tables at which only bots play: enough to compare levels side by side. Of one
# host, so many think at once where nobody waits for them, however they came to play alone.
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


class Unattended:
    """Tables where a bot is to move and nobody waits for it. Of one host, few think at once: people
    leave, and clocks run out, at tables that were begun without any bot. The others have their turn
    when a thought has ended, so none waits for ever."""

    def __init__(self) -> None:
        self.thinking: Counter[str] = Counter()  # by host
        self.waiting: dict[str, dict[LoadedTable, None]] = {}  # by host, first come first
        self.closed = False

    def admits(self, loaded: LoadedTable) -> bool:
        """Whether a thought may begin here; otherwise the table waits."""
        host = loaded.table.host
        if self.closed:
            return False
        if self.thinking[host] < BOTS_ALONE:
            return True
        self.waiting.setdefault(host, {})[loaded] = None
        return False

    def begins(self, host: str) -> None:
        self.thinking[host] += 1

    def ends(self, host: str) -> None:
        """A thought has ended."""
        self.thinking[host] -= 1
        if not self.thinking[host]:
            del self.thinking[host]

    def next(self, host: str) -> LoadedTable | None:
        """The next table of this host whose turn it is."""
        waiting = self.waiting.get(host)
        if self.closed or not waiting or self.thinking[host] >= BOTS_ALONE:
            return None
        found = next(iter(waiting))
        del waiting[found]
        if not waiting:
            del self.waiting[host]
        return found
