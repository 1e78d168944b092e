"""What the operator of a server does about chat: people who may not write for a time (mutes), and
the lines that were reported. docs/decisions/0056 says why it works like this.

Mutes are in the database, and in the memory of every server process, which reads them with the
watch (watch.py): so `tidetable moderate` works beside running servers, with Redis and without.
"""

from time import time
from typing import NamedTuple

from tidetable.server.database import Database, Row, Statement
from tidetable.server.messages import OperatorMute
from tidetable.server.registry import Registry
from tidetable.table.table import TableError

DAY = 86_400.0
EACH = 10  # reports of one person in a day
COLUMNS = "number, at, table_id, said, person, reporter, reason, state"


class Mutes:
    """Who may not write, as this process knows it."""

    def __init__(self, database: Database, registry: Registry) -> None:
        self.database = database
        self.registry = registry
        self.known: dict[str, OperatorMute] = {}

    async def look(self) -> None:
        """Read all mutes, and let the pages of those concerned show what has changed."""
        rows = await self.database.read(
            "SELECT person, until, reason, because IS NOT NULL FROM mutes WHERE until > ?", time()
        )
        before, self.known = self.known, {row[0]: mute_of(*row[1:]) for row in rows}
        changed = {
            person
            for person in before.keys() | self.known.keys()
            if before.get(person) != self.known.get(person)
        }
        if changed:
            for loaded in list(self.registry.tables.values()):
                for viewer in list(loaded.viewers):
                    if viewer.person in changed:
                        viewer.set_mute(self.known.get(viewer.person or ""))

    def of(self, person: str | None) -> OperatorMute | None:
        return self.known.get(person or "")

    def check(self, person: str) -> None:
        """Refuse what others would read, if the person may not write now."""
        check_mute(self.of(person))

    async def mute(self, person: str, until: float, reason: str) -> None:
        """Let a person write nothing until then."""
        sql = (
            "INSERT INTO mutes (person, until, reason, at) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (person) DO UPDATE "
            "SET until = excluded.until, reason = excluded.reason, at = excluded.at, because = NULL"
        )
        await self.database.write((sql, (person, until, reason, time())))

    async def overshadow(self, guest: str, until: float, because: str) -> None:
        """Let a new guest write nothing, for somebody from the same network is muted."""
        sql = "INSERT INTO mutes (person, until, reason, at, because) VALUES (?, ?, '', ?, ?)"
        await self.database.write((sql, (guest, until, time(), because)))
        self.known[guest] = mute_of(until, "", True)

    async def unmute(self, person: str) -> None:
        """Let a person write again, and new guests from where they were seen."""
        await self.database.write(
            ("DELETE FROM mutes WHERE person = ?1 OR because = ?1", (person,)),
            ("DELETE FROM muted_networks WHERE person = ?", (person,)),
        )


def mute_of(until: float, reason: str, network: bool | int) -> OperatorMute:
    return OperatorMute(until, reason, bool(network))


def check_mute(mute: OperatorMute | None) -> None:
    if mute is not None and mute.until > time():
        if mute.network:
            raise TableError("muted-network", until=mute.until)
        raise TableError("muted-by-operator", until=mute.until, reason=mute.reason)


class Report(NamedTuple):
    """A chat line that somebody has reported."""

    number: int
    at: float
    table_id: str
    said: float  # when the line was written
    person: str  # who wrote it
    reporter: str
    reason: str
    state: str


REPORTED = "SELECT 1 FROM reports WHERE table_id = ? AND said = ? AND person = ? AND reporter = ?"
# ?7: since when reports count, ?8: how many a person may make
REPORT = (
    "INSERT INTO reports (at, table_id, said, person, reporter, reason, state) "
    "SELECT CAST(?1 AS DOUBLE PRECISION), CAST(?2 AS TEXT), CAST(?3 AS DOUBLE PRECISION), "
    "CAST(?4 AS TEXT), CAST(?5 AS TEXT), CAST(?6 AS TEXT), 'open' "
    "WHERE (SELECT COUNT(*) FROM reports WHERE reporter = ?5 AND at > ?7) < CAST(?8 AS INTEGER) "
    "AND NOT EXISTS (SELECT 1 FROM reports "
    "WHERE table_id = ?2 AND said = ?3 AND person = ?4 AND reporter = ?5)"
)


class Reports:
    """Reports in the database. The words stay where they are, in the log: what a person deletes is
    gone from reports, too."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self, reporter: str, table_id: str, person: str, said: float, reason: str
    ) -> None:
        """Report a line. Reporting it again changes nothing."""
        now = time()
        row = (now, table_id, said, person, reporter, reason, now - DAY, EACH)
        await self.database.write((REPORT, row), in_turn=[f"reports/{reporter}"])
        if await self.database.row(REPORTED, table_id, said, person, reporter) is None:
            raise TableError("too-many-reports", most=EACH)

    async def page(self, number: int, size: int, state: str | None = "open") -> list[Report]:
        """A page of the reports, the oldest open ones first, or all of them, newest first."""
        where, order = ("WHERE state = ?", "") if state else ("", " DESC")
        values = (state,) if state else ()
        rows = await self.database.read(
            f"SELECT {COLUMNS} FROM reports {where} ORDER BY number{order} "
            f"LIMIT {size} OFFSET {size * max(0, number - 1)}",
            *values,
        )
        return [Report(*row) for row in rows]

    async def get(self, number: int) -> Report | None:
        row = await self.database.row(f"SELECT {COLUMNS} FROM reports WHERE number = ?", number)
        return None if row is None else Report(*row)

    async def dismiss(self, number: int) -> None:
        sql = "UPDATE reports SET state = 'dismissed' WHERE number = ? AND state = 'open'"
        await self.database.write((sql, (number,)))

    async def settle(self, person: str) -> None:
        """Something was done about what a person wrote."""
        sql = "UPDATE reports SET state = 'settled' WHERE person = ? AND state = 'open'"
        await self.database.write((sql, (person,)))

    async def around(self, report: Report, lines: int) -> list[Row]:
        """The reported line and those before and after it: time, stored entry. Empty if the log is
        gone."""
        found: list[Row] = []
        for sign, order in (("<=", "DESC"), (">", "")):
            rows = await self.database.read(
                "SELECT at, entry FROM log "
                f'WHERE table_id = ? AND at {sign} ? AND entry LIKE \'{{"entry":"said"%\' '
                f"ORDER BY seq {order} LIMIT {lines + (sign == '<=')}",
                report.table_id,
                report.said,
            )
            found += rows if not order else reversed(rows)
        return found


def merged(guest: str, account: str) -> list[Statement]:
    """A guest logs in to an account: a mute goes with the person, and so do reports. The guest's
    own mute stays, for connections that the guest has opened before. What fell on a new guest
    because of somebody else does not go with them."""
    return [
        (
            "INSERT INTO mutes (person, until, reason, at) "
            "SELECT CAST(? AS TEXT), until, reason, at FROM mutes "
            "WHERE person = ? AND because IS NULL ON CONFLICT (person) DO UPDATE "
            "SET until = excluded.until, reason = excluded.reason, because = NULL "
            "WHERE mutes.until < excluded.until",
            (account, guest),
        ),
        ("UPDATE reports SET person = ? WHERE person = ?", (account, guest)),
        ("UPDATE reports SET reporter = ? WHERE reporter = ?", (account, guest)),
    ]
