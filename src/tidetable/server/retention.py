"""Deletes what nobody needs any more: docs/privacy.md says what is kept, and for how long.

Every process does this once in a while, and so does `tidetable admin retain`; doing it twice is
harmless.
"""

import asyncio
import random
from time import time

import msgspec

from tidetable.server.contact_limits import FORGET, LONGEST
from tidetable.server.database import Database, Statement
from tidetable.server.logs import log_error
from tidetable.server.services import Services
from tidetable.server.tokens import LIFE

EVERY = 6 * 3_600.0  # seconds
FIRST = 60.0  # seconds after the start
DAY = 86_400.0
CLEARED = '%"halted":"cleared-table"%'  # in the summary of a table that its host cleared away
AT_ONCE = 100  # tables or people in one transaction
NUDGED = 3_600.0  # seconds after which every server has read a table again
NOTIFIED = 60 * DAY  # seconds: no turn lasts longer, so none is announced twice
HOLIDAYS = 366 * DAY  # seconds: they count for a year
REPORTED = 366 * DAY  # seconds that reports of chat lines are kept
UNCONFIRMED = 7 * DAY  # seconds in which an e-mail address must be confirmed
DECLINED = 60 * DAY  # seconds after which somebody may be asked again
UNANSWERED = 120 * DAY  # seconds after which a wish or an invitation ends
PEOPLES = (  # rows that go with a guest who is deleted
    *(("wishes", "person"), ("wishes", "other"), ("blocks", "person"), ("blocks", "blocked")),
    *(("invitations", "person"), ("invitations", "inviter")),
    *(("puzzle_attempts", "person"), ("puzzle_days", "person"), ("puzzle_solvers", "person")),
)
SAID = '{"entry":"said"%'


class Keep(msgspec.Struct, frozen=True):
    """How many days what nobody needs is kept; 0: forever."""

    guests: float = 30.0  # guests without a game, since they were last here
    open_tables: float = 30.0  # tables that never began, since they last changed
    chat: float = 365.0  # chat of games that are over, since they ended


class Retention:
    def __init__(self, services: Services, keep: Keep) -> None:
        self.services = services
        self.keep = keep
        self.database: Database = services.store.database

    async def run(self) -> None:
        wait = FIRST
        while True:
            await asyncio.sleep(wait * (0.8 + 0.4 * random.random()))  # processes take turns
            wait = EVERY
            try:
                await self.tidy(time())
            except Exception:
                log_error("retention failed")

    async def tidy(self, now: float) -> dict[str, int]:
        """Delete what is too old; how much of what."""
        done = {"people": len(await self.services.erasure.finish())}
        for name, days, work in (
            ("tables", self.keep.open_tables, self.open_tables),
            ("guests", self.keep.guests, self.guests),
            ("chat", self.keep.chat, self.chat),
        ):
            done[name] = await work(now - days * DAY) if days else 0
        await self.database.write(
            ("DELETE FROM revoked WHERE at < ?", (now - LIFE,)),
            ("DELETE FROM secrets WHERE until < ?", (now,)),
            ("DELETE FROM nudges WHERE at < ?", (now - NUDGED,)),
            ("DELETE FROM pairings WHERE until < ?", (now,)),
            # A code may be used again once its game is over. A table without a row is being made.
            (
                "DELETE FROM codes WHERE at < ? AND table_id NOT IN "
                "(SELECT id FROM tables WHERE status IN ('open', 'playing'))",
                (now - DAY,),
            ),
            (
                "DELETE FROM notifications WHERE at < ? AND state NOT IN ('waiting', 'sending')",
                (now - NOTIFIED,),
            ),
            (FORGET, (now - LONGEST,)),
            ("DELETE FROM mutes WHERE until < ?", (now,)),
            ("DELETE FROM muted_networks WHERE until < ?", (now,)),
            ("DELETE FROM reports WHERE at < ?", (now - REPORTED,)),
            ("DELETE FROM used_links WHERE until < ?", (now,)),
            ("DELETE FROM looking WHERE until < ?", (now - NUDGED,)),
            *forgotten_tournaments(now - self.keep.open_tables * DAY, self.keep.open_tables > 0),
            # Somebody who was declined may ask again one day; a wish without an answer ends.
            ("DELETE FROM wishes WHERE declined < ?", (now - DECLINED,)),
            (
                "DELETE FROM wishes WHERE at < ? AND NOT EXISTS (SELECT 1 FROM wishes v "
                "WHERE v.person = wishes.other AND v.other = wishes.person)",
                (now - UNANSWERED,),
            ),
            ("DELETE FROM blocks WHERE active = 0 AND at < ?", (now - NUDGED,)),
            (
                "DELETE FROM invitations WHERE at < ? OR table_id NOT IN "
                "(SELECT id FROM tables WHERE status = 'open')",
                (now - UNANSWERED,),
            ),
            *(
                (
                    f"DELETE FROM {table} WHERE NOT EXISTS "
                    f"(SELECT 1 FROM people WHERE people.id = {table}.{column})",
                    (),
                )
                for table, column in PEOPLES
            ),
            ("DELETE FROM holidays WHERE until < ?", (now - HOLIDAYS,)),
            (
                "DELETE FROM channels WHERE kind = 'mail' AND confirmed IS NULL AND made < ?",
                (now - UNCONFIRMED,),
            ),
            (
                "DELETE FROM channels "
                "WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = channels.person) "
                "OR table_id IS NOT NULL "
                "AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = channels.table_id)",
                (),
            ),
        )
        return done

    async def open_tables(self, before: float) -> int:
        """Delete tables that never began, except those that somebody looks at."""
        rows = await self.database.read(
            "SELECT id FROM tables WHERE changed < ? AND (status = 'open' OR status = 'halted' "
            "AND summary LIKE ?) ORDER BY id",
            before,
            CLEARED,
        )
        loaded = self.services.registry.tables
        ids = [id_ for (id_,) in rows if id_ not in loaded or not loaded[id_].is_busy()]
        for first in range(0, len(ids), AT_ONCE):
            statements: list[Statement] = []
            for id_ in ids[first : first + AT_ONCE]:
                loaded.pop(id_, None)
                statements += [
                    ("DELETE FROM tables WHERE id = ?", (id_,)),
                    ("DELETE FROM sitting WHERE table_id = ?", (id_,)),
                    ("DELETE FROM log WHERE table_id = ?", (id_,)),
                    ("DELETE FROM marks WHERE table_id = ?", (id_,)),
                    ("DELETE FROM codes WHERE table_id = ?", (id_,)),
                ]
            await self.database.write(*statements)
        return len(ids)

    async def guests(self, before: float) -> int:
        """Delete guests who have no game and were not here for long."""
        where = (
            "account IS NULL AND became IS NULL AND deleted IS NULL AND closed IS NULL "
            "AND COALESCE(seen, made) < ? "
            "AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = people.id) "
            "AND NOT EXISTS (SELECT 1 FROM results WHERE person = people.id) "
            "AND NOT EXISTS (SELECT 1 FROM ratings WHERE person = people.id)"
        )
        rows = await self.database.read(f"SELECT id FROM people WHERE {where}", before)
        ids = [row[0] for row in rows]
        for first in range(0, len(ids), AT_ONCE):
            sql = f"DELETE FROM people WHERE id = ? AND {where}"  # still: one may have come back
            chunk = ids[first : first + AT_ONCE]
            await self.database.write(*((sql, (id_, before)) for id_ in chunk))
        return len(ids)

    async def chat(self, before: float) -> int:
        """Remove the chat of games that ended long ago. A mark says how far this has come."""
        rows = await self.database.read("SELECT value FROM settings WHERE name = 'chat-removed'")
        since = float(rows[0][0]) if rows else 0.0
        rows = await self.database.read(
            "SELECT table_id FROM finished WHERE at >= ? AND at < ? ORDER BY at", since, before
        )
        count = 0
        for (table_id,) in rows:
            lines = await self.database.read(
                "SELECT seq, entry FROM log WHERE table_id = ? AND entry LIKE ?", table_id, SAID
            )
            sql = "UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?"
            changed = [(sql, (silent(entry), table_id, seq)) for seq, entry in lines]
            if changed:
                await self.database.write(*changed)
            count += len(changed)
        mark = (
            "INSERT INTO settings (name, value) VALUES ('chat-removed', ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        )
        await self.database.write((mark, (str(before),)))
        return count


def forgotten_tournaments(before: float, wanted: bool) -> list[Statement]:
    """Delete tournaments that never began, as tables that never began."""
    old = "SELECT id FROM tournaments WHERE status = 'open' AND changed < ?"
    if not wanted:
        return []
    return [
        (f"DELETE FROM tournament_log WHERE tournament_id IN ({old})", (before,)),
        (f"DELETE FROM tournament_people WHERE tournament_id IN ({old})", (before,)),
        ("DELETE FROM tournaments WHERE status = 'open' AND changed < ?", (before,)),
    ]


def silent(entry: str) -> str:
    """A stored chat line without its name and words; the log keeps its numbers."""
    found = msgspec.json.decode(entry)
    return msgspec.json.encode({**found, "name": "", "text": ""}).decode()
