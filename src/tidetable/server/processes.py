"""Which processes are alive, and the tables that dead ones leave behind.

A process marks a table with its id when it stores an entry there, in the same transaction, and
removes the mark when nothing is left to do for the table: its list row is written, its game is
counted, no bot thinks. As long as it lives it needs no second mark. Each process counts up a number
in the database. If the others see that it does not grow, they remove the process, and take over the
tables with its marks. They compare no times: the clocks of machines may differ.
"""

import secrets
from time import monotonic

from tidetable.server.database import MARK, Database

EVERY = 0.2  # seconds between two beats
SILENT = 0.8  # seconds without a beat after which a process counts as dead ...
# ... if its number was looked at this often meanwhile: this process itself may have been suspended.
UNCHANGED = 4
RESCAN = 5.0  # seconds after which marks of dead processes are looked for without a reason
PAGE = 100  # tables taken over at a time

Orphan = tuple[str, str]  # the dead process and the table


class Other:
    """Another process, as seen from here."""

    def __init__(self, beat: int) -> None:
        self.beat = beat
        self.since = monotonic()  # when this number was seen first ...
        self.looks = 0  # ... and how often since

    def silent(self) -> bool:
        return self.looks >= UNCHANGED and monotonic() - self.since > SILENT


class Processes:
    def __init__(self, database: Database, shared: bool) -> None:
        self.database = database
        self.shared = shared  # with other processes; otherwise all marks of others are old ones
        self.id = secrets.token_hex(6)
        self.others: dict[str, Other] = {}
        self.scan_at = 0.0
        self.scanned = ""  # the last table of the page of orphans before

    async def enter(self) -> None:
        """Sign on. Before that, this process must not mark tables."""
        if not self.shared:
            await self.database.write(("DELETE FROM processes", ()))
        await self.database.write(("INSERT INTO processes (id, beat) VALUES (?, 0)", (self.id,)))

    async def leave(self) -> None:
        """Sign off: the others take over at once."""
        await self.database.write(("DELETE FROM processes WHERE id = ?", (self.id,)))

    async def beat(self) -> None:
        """Show that this process lives, and remove those that do not."""
        try:
            await self.database.write(
                ("UPDATE processes SET beat = beat + 1 WHERE id = ?", (self.id,))
            )
            beats: dict[str, int] = dict(await self.database.read("SELECT id, beat FROM processes"))
        except Exception:
            self.others.clear()  # the others may have the same trouble: start watching again
            raise
        if beats.pop(self.id, None) is None:  # they thought this process was dead
            self.id = secrets.token_hex(6)  # a new id is on no table yet
            await self.enter()
        if self.others.keys() - beats.keys():
            self.scan_at = 0.0
        self.others = {one: self.watched(one, beat) for one, beat in beats.items()}
        for one, other in self.others.items():
            if other.silent():
                self.scan_at = 0.0
                await self.database.write(
                    ("DELETE FROM processes WHERE id = ? AND beat = ?", (one, other.beat))
                )

    def watched(self, one: str, beat: int) -> Other:
        other = self.others.get(one)
        if other is None or other.beat != beat:
            return Other(beat)
        other.looks += 1
        return other

    # -- marks -----------------------------------------------------------------------------------

    async def orphans(self) -> list[Orphan]:
        """Tables with marks of dead processes: the next page of them, [] when all were shown."""
        if monotonic() < self.scan_at:
            return []
        rows = await self.database.read(
            "SELECT m.process, m.table_id FROM marks m LEFT JOIN processes p ON p.id = m.process "
            "WHERE p.id IS NULL AND m.table_id > ? ORDER BY m.table_id LIMIT ?",
            self.scanned,
            PAGE,
        )
        found = [(process, table_id) for process, table_id in rows]
        self.scanned = found[-1][1] if len(found) == PAGE else ""
        if not self.scanned:
            self.scan_at = monotonic() + RESCAN
        return found

    async def inherit(self, orphans: list[Orphan]) -> None:
        """Replace the marks of dead processes by those of this one."""
        ordered = sorted(orphans, key=lambda orphan: orphan[1])
        await self.database.write(
            *((MARK, (self.id, table_id)) for _, table_id in ordered),
            *unmarking(ordered),
        )

    async def drop(self, marks: list[Orphan]) -> None:
        """Remove marks of tables that are gone."""
        await self.database.write(*unmarking(sorted(marks, key=lambda mark: mark[1])))

    async def unmark(self, table_ids: list[str]) -> None:
        await self.database.write(*unmarking([(self.id, one) for one in sorted(table_ids)]))


def unmarking(marks: list[Orphan]) -> list[tuple[str, Orphan]]:
    return [("DELETE FROM marks WHERE process = ? AND table_id = ?", mark) for mark in marks]
