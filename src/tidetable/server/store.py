"""Tables in the database: their logs, and the rows that lists are made from."""

import re
import secrets
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tidetable.engine.game import Game, Json
from tidetable.server.database import APPEND, Append, Callback, Database, Statement
from tidetable.server.list_rows import ListRow
from tidetable.server.messages import Summary
from tidetable.server.outage import is_outage
from tidetable.server.seat_rows import seat_rows
from tidetable.server.stored import Stored, reason, replay
from tidetable.server.tokens import LIFE, Secret
from tidetable.table.entries import AnyEntry, Made, Moved, SeatPlan, encoder
from tidetable.table.state import data_hash
from tidetable.table.table import FinalResult, Table

is_id = re.compile(r"[A-Za-z0-9_-]{1,40}").fullmatch  # of a table or a person


def new_id(size: int) -> str:
    """A fresh id of so many random bytes. It does not begin with a dash, which a command line would
    read as an option."""
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found


CREATE = (
    "INSERT INTO tables (id, game, rules, listed, host, status, made, changed, summary, seq) "
    "VALUES (?, ?, ?, ?, ?, 'open', ?, ?, ?, 1)"
)
# Without the summaries: those of the tables that are shown are read by id.
OPEN_TABLES = (
    "SELECT id, host FROM tables WHERE listed = 1 AND status = 'open' AND changed > ? "
    "ORDER BY changed DESC LIMIT ?"
)
LISTED = (
    "SELECT count(*) FROM tables WHERE host = ? AND listed = 1 AND status = 'open' AND changed > ?"
)
LISTED_FOR = 86_400.0  # seconds that a table in which nothing happens is on the list
CONSIDERED = 500  # the newest tables
OF_EACH_HOST = 3
PAGE = 500  # rows changed in one transaction
HAS_KEY = (
    "SELECT seq FROM log WHERE table_id = ?1 AND key = ?2 UNION ALL "
    "SELECT seq FROM log WHERE table_id = ?1 AND seq > ?3 AND move_key = ?2 LIMIT 1"
)
RECENT = 200  # entries among which a move is looked for by its key
ENTRIES = 500  # of a log, read and applied at once: some milliseconds
LIST = (
    "UPDATE tables SET status = ?1, changed = ?2, summary = ?3, seq = ?4, due = ?5 "
    "WHERE id = ?6 AND seq <= ?4"
)


class OwnRow(NamedTuple):
    """A table in the list of a person's games."""

    summary: str
    due: float | None
    yours: list[int]  # the person's seats


class Due(NamedTuple):
    """A table that must be looked after, and since when."""

    at: float
    id: str


FIRST = Due(-1.0, "")  # comes before all others


class Ending(msgspec.Struct):
    """The part of a summary that says how a game ended."""

    winners: list[int]
    scores: list[int]


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- logs ------------------------------------------------------------------------------------

    async def create(self, table: Table, summary: str) -> None:
        made = table.made
        await self.database.write(
            insert_log(table.id, 1, None, table.at, made),
            (
                CREATE,
                (
                    *(table.id, made.game, made.rules, int(made.listed), made.host),
                    *(table.at, table.at, summary),
                ),
            ),
        )

    def submit(
        self,
        done: Callback,
        table: Table,
        entry: AnyEntry,
        at: float,
        key: str | None,
        mark: str | None,
    ) -> None:
        """Append an entry. `done` gets Conflict if the entry's number or key is taken. With a mark
        the table is marked for this process."""
        text, seq = encoder.encode(entry).decode(), table.seq + 1
        if isinstance(entry, Moved):  # nearly all of them
            self.database.append(done, Append(table.id, seq, None, key, at, text, mark))
        else:
            appended = Append(table.id, seq, key, None, at, text, mark)
            self.database.append(done, appended, *seat_rows(table, entry))

    async def has_key(self, table: Table, key: str) -> bool:
        """Whether a command with this key is stored. A move that is older than `RECENT` entries is
        not found: it is refused as stale then, which does no harm."""
        return await self.database.row(HAS_KEY, table.id, key, table.seq - RECENT) is not None

    async def exists(self, table_id: str) -> bool:
        sql = "SELECT seq FROM log WHERE table_id = ? AND seq = 1"
        return await self.database.row(sql, table_id) is not None

    async def read(self, table_id: str, after: int = 0, limit: int = ENTRIES) -> list[Stored]:
        """The next entries of a log; as many as the limit if there may be more."""
        rows = await self.database.read(
            "SELECT seq, at, entry FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?",
            table_id,
            after,
            limit,
        )
        return [Stored(seq, at, entry) for seq, at, entry in rows]

    async def news(self, known: list[tuple[str, int]]) -> dict[str, list[Stored]]:
        """The entries after these numbers of several tables."""
        found: dict[str, list[Stored]] = {}
        for table_id, seq, at, entry in await self.database.news(known):
            found.setdefault(table_id, []).append(Stored(seq, at, entry))
        return found

    async def load(self, table_id: str) -> Table | None:
        """Rebuild a table from its log; None if there is no such table. An entry that cannot be
        read or applied halts the table: nothing is lost, and nobody else is affected. Between two
        pages of a long log the process does other things."""
        stored = await self.read(table_id)
        if not stored:
            return None
        table = await self.first(table_id, stored[0])
        if table is None:
            return None
        for one in stored[1:]:
            replay(table, one)
        while len(stored) == ENTRIES:
            stored = await self.read(table_id, table.seq)
            for one in stored:
                replay(table, one)
        if table.halted and (result := await self.result(table_id)) is not None:
            table.conclude(result)
        return table

    async def first(self, table_id: str, stored: Stored) -> Table | None:
        """The table after its first entry; None if nothing is known of it."""
        try:
            made = stored.read()
            if not isinstance(made, Made):
                return None
            table = Table(table_id, made, stored.at)
            if table.halted:
                table = Table(table_id, made, stored.at, await self.box(data_hash(made)))
            return table
        except Exception as error:
            if is_outage(error):
                raise
            shown = await self.listed(table_id, stored.at)
            if shown is not None:
                shown.halt(reason(table_id, stored, error))
            return shown

    async def listed(self, table_id: str, at: float) -> Table | None:
        """A table as its list row shows it, for one whose first entry cannot be read."""
        sql = "SELECT summary, rules FROM tables WHERE id = ?"
        found = await self.database.row(sql, table_id)
        if found is None:
            return None
        shown, rules = msgspec.json.decode(found[0], type=Summary), found[1]
        plans = [SeatPlan("host" if seat.person else "open") for seat in shown.seats]
        made = Made(shown.game, shown.players, shown.options, plans, "", "0", rules or 0, "")
        table = Table(table_id, made, at)
        for number, seat in enumerate(shown.seats):
            table.seats[number].take(seat.who, seat.name, seat.rating)
        table.index_seats()
        return table

    # -- rules and data that change --------------------------------------------------------------

    async def keep_boxes(self, known: Iterable[Game]) -> None:
        """At startup: store the data of the known games for later."""
        sql = "INSERT INTO boxes (hash, numbers) VALUES (?, ?) ON CONFLICT DO NOTHING"
        for game in known:
            numbers = msgspec.json.encode(game.data.values).decode()
            await self.database.write((sql, (game.data.hash, numbers)))

    async def revisit(self, known: Iterable[Game]) -> None:
        """After startup: let the sweep look at tables that halted under unknown rules and can
        continue, or whose rules are now unknown. This reads all rows, so nothing waits for it."""
        for game in known:
            rows = await self.database.read(
                "SELECT id FROM tables WHERE game = ? AND (status = 'halted' AND rules = ? "
                "OR status IN ('open', 'playing') AND rules <> ?) ORDER BY id",
                game.name,
                game.rules_version,
                game.rules_version,
            )
            for start in range(0, len(rows), PAGE):
                sql = "UPDATE tables SET due = 0 WHERE id = ? AND status <> 'over'"
                await self.database.write(*((sql, row) for row in rows[start : start + PAGE]))

    async def box(self, hash_: str) -> Json | None:
        """The game data with this hash, if any game was ever begun with it."""
        rows = await self.database.read("SELECT numbers FROM boxes WHERE hash = ?", hash_)
        return msgspec.json.decode(rows[0][0]) if rows else None

    async def result(self, table_id: str) -> FinalResult | None:
        """How a finished game ended, according to its summary."""
        rows = await self.database.read(
            "SELECT summary FROM tables WHERE id = ? AND status = 'over'", table_id
        )
        if not rows:
            return None
        ending = msgspec.json.decode(rows[0][0], type=Ending)
        return FinalResult(ending.winners, ending.scores)

    # -- lists -----------------------------------------------------------------------------------

    async def update_lists(self, rows: list[ListRow], at: float) -> None:
        """Write list rows. They follow the log with a delay; a newer row is not overwritten."""
        await self.database.write(
            *((LIST, (row.status, at, row.summary, row.seq, row.due, row.id)) for row in rows)
        )

    async def open_tables(self, now: float, limit: int = 50) -> list[str]:
        """Summaries for the public list, newest first. One host's tables do not push the others
        off the list: of each host a few come before the others of the same hosts."""
        rows = await self.database.read(OPEN_TABLES, now - LISTED_FOR, CONSIDERED)
        first: list[str] = []
        others: list[str] = []
        of_host: Counter[str] = Counter()
        for table_id, host in rows:
            of_host[host or table_id] += 1
            (first if of_host[host or table_id] <= OF_EACH_HOST else others).append(table_id)
        shown = [*first, *others][:limit]
        if not shown:
            return []
        marks = ", ".join(["?"] * len(shown))
        # Not "AND status = 'open'": SQLite would look through the index of all open tables.
        sql = f"SELECT id, summary, status FROM tables WHERE id IN ({marks})"
        found = {
            row[0]: row[1] for row in await self.database.read(sql, *shown) if row[2] == "open"
        }
        return [found[table_id] for table_id in shown if table_id in found]

    async def listed_tables(self, host: str, now: float) -> int:
        """How many of a person's tables are on the public list."""
        rows = await self.database.read(LISTED, host, now - LISTED_FOR)
        return int(rows[0][0])

    async def tables_of(self, person: str, limit: int = 200) -> list[OwnRow]:
        """A person's tables, newest first."""
        # The order is found without the summaries, which are only read of the tables in the answer.
        rows = await self.database.read(
            "SELECT t.id, t.summary, t.due, n.seat "
            "FROM (SELECT t.id, t.changed, s.seat FROM sitting s "
            "JOIN tables t ON t.id = s.table_id WHERE s.person = ? "
            "ORDER BY t.changed DESC, t.id, s.seat LIMIT ?) AS n JOIN tables t ON t.id = n.id "
            "ORDER BY n.changed DESC, n.id, n.seat",
            person,
            limit,
        )
        found: dict[str, OwnRow] = {}
        for table_id, summary, due, seat in rows:
            found.setdefault(table_id, OwnRow(summary, due, [])).yours.append(seat)
        return list(found.values())

    # -- who looks after a table -----------------------------------------------------------------

    async def overdue(self, before: float, after: Due = FIRST, limit: int = 100) -> list[Due]:
        """Tables that a process should have looked after by then, in server time: the first ones
        after `after`. Those with a mark of a living process are in its care."""
        rows = await self.database.read(
            "SELECT due, id FROM tables WHERE due < ?1 AND (due > ?2 OR due = ?2 AND id > ?3) "
            "AND NOT EXISTS (SELECT 1 FROM marks m "
            "JOIN processes p ON p.id = m.process WHERE m.table_id = tables.id) "
            "ORDER BY due, id LIMIT ?4",
            before,
            after.at,
            after.id,
            limit,
        )
        return [Due(at, table_id) for at, table_id in rows]

    # -- settings --------------------------------------------------------------------------------

    async def secrets(self, fresh: str) -> list[Secret]:
        """The secrets of this installation. The first process to ask sets the first one."""
        await self.database.write(
            (
                "INSERT INTO settings (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING",
                (fresh,),
            )
        )
        await self.database.write(
            (
                "INSERT INTO secrets (value, since) SELECT value, 0 FROM settings "
                "WHERE name = 'secret' AND NOT EXISTS (SELECT 1 FROM secrets) "
                "ON CONFLICT DO NOTHING",
                (),
            )
        )
        return await self.known_secrets()

    async def known_secrets(self) -> list[Secret]:
        """The secrets that sign and verify, oldest first."""
        rows = await self.database.read("SELECT value, since, until FROM secrets ORDER BY since")
        return [Secret(*row) for row in rows]

    async def rotate_secret(self, fresh: str, since: float, until: float) -> None:
        """Sign with a fresh secret from a time on; the older ones verify until another time."""
        await self.database.write(
            ("UPDATE secrets SET until = ? WHERE until IS NULL", (until,)),
            ("INSERT INTO secrets (value, since) VALUES (?, ?)", (fresh, since)),
        )

    async def first_tokens_until(self) -> float:
        """Until when tokens of the first form are accepted."""
        rows = await self.database.read("SELECT value FROM settings WHERE name = 'tokens-since'")
        return float(rows[0][0]) + LIFE if rows else 0.0

    # -- news from the command line --------------------------------------------------------------

    async def nudge(self, table_id: str, seq: int, at: float) -> None:
        """Let running servers read a table that this process, which is not a server, has written
        to."""
        await self.database.write(
            (
                "INSERT INTO nudges (table_id, seq, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (table_id, seq, at),
            )
        )

    async def nudges_since(self, at: float) -> list[tuple[str, int]]:
        rows = await self.database.read("SELECT table_id, seq FROM nudges WHERE at >= ?", at)
        return [(table_id, seq) for table_id, seq in rows]


def insert_log(table_id: str, seq: int, key: str | None, at: float, entry: AnyEntry) -> Statement:
    return APPEND, (table_id, seq, key, None, at, encoder.encode(entry).decode())
