"""Tournaments in the database: their logs, and the rows that lists are made from.

An entry and what lists show after it are written in one transaction. The number of an entry is part
of its key: of several processes that write at once, one is first, and the others get Conflict.
"""

from typing import NamedTuple

import msgspec

from tidetable.server.database import Database, Statement
from tidetable.table.entries import TimeControl
from tidetable.tournament import entries as log
from tidetable.tournament.tournament import Tournament

APPEND = "INSERT INTO tournament_log (tournament_id, seq, at, entry) VALUES (?, ?, ?, ?)"
CREATE = (
    "INSERT INTO tournaments "
    "(id, code, opener, host, host_seen, status, listed, made, changed, seq, summary) "
    "VALUES (?, ?, ?, ?, ?, 'open', ?, ?, ?, 1, ?)"
)
UPDATE = (
    "UPDATE tournaments SET host = ?, status = ?, listed = ?, changed = ?, seq = ?, summary = ? "
    "WHERE id = ?"
)
PERSON = (
    "INSERT INTO tournament_people (person, tournament_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
)
LISTED_FOR = 86_400.0  # seconds that a tournament in which nothing happens is on the list


class TournamentSummary(msgspec.Struct):
    """What lists show of a tournament."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    size: int  # players at a table
    rounds: int
    round: int  # the current one, from 1; 0: it has not begun
    status: str  # open, running, finished, cancelled
    people: int
    host: str
    rated: bool
    clock: TimeControl
    may_join: bool
    host_name: str = ""  # "": a former player


class Known(NamedTuple):
    """What a tournament needs to know of a person."""

    name: str
    became: str | None  # the account that a guest has logged in to
    deleted: float | None
    closed: str | None


class Head(NamedTuple):
    """The row of a tournament without its summary."""

    code: str
    seq: int
    host_seen: float


class TournamentStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, made: Tournament, opened: log.Opened, code: str, at: float) -> None:
        row = (made.id, code, made.opener, made.host, opened.up, int(made.settings.listed), at, at)
        await self.database.write(
            (APPEND, (made.id, 1, at, encoded(opened))), (CREATE, (*row, summary(made)))
        )

    async def append(self, after: Tournament, entry: log.AnyEntry, at: float) -> None:
        """Store an entry; `after` is the tournament with it. Conflict if its number is taken."""
        statements: list[Statement] = [(APPEND, (after.id, after.seq, at, encoded(entry)))]
        if isinstance(entry, (log.Joined, log.Handed)):
            statements.append((PERSON, (after.current_id(entry.person), after.id)))
        listed = after.settings.listed and after.may_join()
        row = (after.host, after.status, int(listed), at, after.seq, summary(after), after.id)
        await self.database.write(*statements, (UPDATE, row))

    async def read(self, id_: str, after: int = 0) -> list[log.AnyEntry]:
        rows = await self.database.read(
            "SELECT entry FROM tournament_log WHERE tournament_id = ? AND seq > ? ORDER BY seq",
            id_,
            after,
        )
        return [log.decoder.decode(entry) for (entry,) in rows]

    async def head(self, id_: str) -> Head | None:
        sql = "SELECT code, seq, host_seen FROM tournaments WHERE id = ?"
        row = await self.database.row(sql, id_)
        return None if row is None else Head(*row)

    async def saw_host(self, id_: str, up: float) -> None:
        sql = "UPDATE tournaments SET host_seen = ? WHERE id = ?"
        await self.database.write((sql, (up, id_)))

    async def with_code(self, code: str) -> str | None:
        row = await self.database.row("SELECT id FROM tournaments WHERE code = ?", code)
        return None if row is None else str(row[0])

    async def forget(self, people: list[str]) -> None:
        """Delete the titles of tournaments that these people have opened: they wrote them."""
        marks = ", ".join("?" for _ in people)
        rows = await self.database.read(
            "SELECT l.tournament_id, l.entry, t.summary FROM tournament_log l "
            "JOIN tournaments t ON t.id = l.tournament_id WHERE l.seq = 1 AND l.tournament_id IN "
            f"(SELECT id FROM tournaments WHERE opener IN ({marks}))",
            *people,
        )
        for id_, entry, text in rows:
            opened, short = log.decoder.decode(entry), msgspec.json.decode(text)
            if isinstance(opened, log.Opened):
                opened.settings = msgspec.structs.replace(opened.settings, title="")
                shown = msgspec.json.encode({**short, "title": ""}).decode()
                await self.database.write(
                    (
                        "UPDATE tournament_log SET entry = ? WHERE tournament_id = ? AND seq = 1",
                        (encoded(opened), id_),
                    ),
                    ("UPDATE tournaments SET summary = ? WHERE id = ?", (shown, id_)),
                )

    async def people(self, ids: list[str]) -> dict[str, Known]:
        marks = ", ".join("?" for _ in ids)
        if not ids:
            return {}
        rows = await self.database.read(
            f"SELECT id, name, became, deleted, closed FROM people WHERE id IN ({marks})", *ids
        )
        return {row[0]: Known(*row[1:]) for row in rows}

    # -- lists -----------------------------------------------------------------------------------

    async def running(self) -> list[str]:
        rows = await self.database.read(
            "SELECT id FROM tournaments WHERE status = 'running' ORDER BY id"
        )
        return [row[0] for row in rows]

    async def hosted_by(self, person: str) -> int:
        """How many tournaments of a host are not over."""
        rows = await self.database.read(
            "SELECT COUNT(*) FROM tournaments WHERE host = ? AND status IN ('open', 'running')",
            person,
        )
        return int(rows[0][0])

    async def joinable(self, now: float, limit: int) -> list[TournamentSummary]:
        """The public list, newest first."""
        return await self.named(
            "WHERE t.listed = 1 AND t.status IN ('open', 'running') AND t.changed > ? "
            "ORDER BY t.made DESC, t.id LIMIT ?",
            now - LISTED_FOR,
            limit,
        )

    async def of(self, person: str, limit: int) -> list[TournamentSummary]:
        """The tournaments in which a person takes part or is host, newest first."""
        return await self.named(
            "WHERE (t.host = ?1 OR EXISTS (SELECT 1 FROM tournament_people p "
            "WHERE p.tournament_id = t.id AND p.person = ?1)) "
            "ORDER BY t.changed DESC, t.id LIMIT ?2",
            person,
            limit,
        )

    async def named(self, where: str, *values: object) -> list[TournamentSummary]:
        rows = await self.database.read(
            "SELECT t.summary, people.name FROM tournaments t "
            f"LEFT JOIN people ON people.id = t.host {where}",
            *values,
        )
        found = []
        for text, name in rows:
            one = msgspec.json.decode(text, type=TournamentSummary)
            one.host_name = name or ""
            found.append(one)
        return found


def encoded(entry: log.AnyEntry) -> str:
    return log.encoder.encode(entry).decode()


def summary(made: Tournament) -> str:
    plan = made.settings
    short = TournamentSummary(
        *(made.id, plan.title, plan.game, plan.options, plan.size, plan.rounds, len(made.rounds)),
        *(made.status, len(made.active()), made.host, plan.rated, plan.clock, made.may_join()),
    )
    return msgspec.json.encode(short).decode()
