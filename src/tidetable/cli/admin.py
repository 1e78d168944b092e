"""`tidetable admin`: look at tables and people in a database, and change them.

Works while servers run on the database, and when none does. Every change is written to the audit
log first: one that fails half-way leaves a trace.
"""

import asyncio
import getpass
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from tidetable import games
from tidetable.engine.errors import SetupError
from tidetable.puzzles.make import hash_of
from tidetable.server.agreed_games import agreed_games
from tidetable.server.app import open_database
from tidetable.server.audit import Audit
from tidetable.server.person_data import person_data
from tidetable.server.retention import DAY, Keep, Retention
from tidetable.server.services import Services
from tidetable.server.store import Store
from tidetable.server.thinking import Thinking
from tidetable.server.tokens import Tokens
from tidetable.table.entries import Said, decoder
from tidetable.text import Text

SIGNS_AFTER = 60.0  # seconds until a new secret signs: by then every process knows it
PAGE = 50  # rows
SETTLE_WITHIN = 30.0  # seconds

Work = Callable[["Office"], Awaitable[None]]


class Office:
    """The parts of a server without HTTP, and who uses them."""

    def __init__(self, text: Text, services: Services) -> None:
        self.text = text
        self.services = services
        self.database = services.store.database
        self.audit = Audit(self.database, getpass.getuser())
        self.console = Console(soft_wrap=True, highlight=False)

    def show(self, columns: list[str], rows: list[tuple[Any, ...]]) -> None:
        grid = Grid(box=None)
        cells = [
            [shown(name, value) for name, value in zip(columns, row, strict=True)] for row in rows
        ]
        for number, name in enumerate(columns):
            # Ids are copied into other commands: they are never cut.
            widest = max((len(row[number]) for row in cells), default=0)
            whole = name in ("id", "about", "host")
            title = self.text(f"admin-column-{name}")
            grid.add_column(title, no_wrap=whole, min_width=widest if whole else None)
        for row in cells:
            grid.add_row(*row)
        self.console.print(grid)

    def say(self, message: str) -> None:
        self.console.print(message, markup=False)

    async def nudge(self, table_id: str) -> None:
        """Let running servers show what was written to a table."""
        loaded = await self.services.registry.get(table_id)
        await self.services.store.nudge(table_id, loaded.table.seq, time())

    async def settle(self) -> None:
        """Wait until list rows and results are written. What fails is left to the servers: the
        tables stay marked."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_WITHIN):
                while self.services.background.tasks:
                    await asyncio.gather(*self.services.background.tasks, return_exceptions=True)


def run(text: Text, database: str, work: Work) -> None:
    """Open a database and do something with it."""
    if not database.startswith("postgresql://") and not Path(database).is_file():
        raise SetupError("backup-nothing", file=database)

    async def inside() -> None:
        async with opened(text, database) as office:
            await work(office)
            await office.settle()

    asyncio.run(inside())


@asynccontextmanager
async def opened(text: Text, where: str) -> AsyncIterator[Office]:
    database = await open_database(where)
    store = Store(database)
    known = await store.secrets(secrets.token_urlsafe(32))
    services = Services()
    # Shared: a server may write to the same tables.
    services.start(database, Thinking(0), Tokens(known, 0.0), shared=True)
    services.lists.quiet_for = 0.0  # marks go as soon as the rows are written
    try:
        yield Office(text, services)
    finally:
        await services.close()
        await database.close()


def shown(name: str, value: Any) -> str:
    if value is None:
        return ""
    if name in ("made", "changed", "seen", "at", "deleted", "until"):
        return datetime.fromtimestamp(float(value), UTC).strftime("%Y-%m-%d %H:%M")
    return str(value)


# -- looking -------------------------------------------------------------------------------------


def tables(status: str | None, game: str | None, person: str | None, page: int) -> Work:
    async def work(office: Office) -> None:
        asked = {"status = ?": status, "game = ?": game}
        asked["id IN (SELECT table_id FROM sitting WHERE person = ?)"] = person
        columns = ["id", "game", "status", "made", "changed"]
        office.show(columns, await rows(office, "tables", columns, asked, "changed", page))

    return work


def people(name: str | None, accounts: bool, closed: bool, page: int) -> Work:
    async def work(office: Office) -> None:
        like = None if name is None else f"%{name.lower()}%"
        asked: dict[str, Any] = {"(LOWER(name) LIKE ?1 OR account LIKE ?1)": like}
        asked["account IS NOT NULL"] = True if accounts else None
        asked["closed IS NOT NULL"] = True if closed else None
        columns = ["id", "name", "account", "made", "seen", "closed", "deleted"]
        office.show(columns, await rows(office, "people", columns, asked, "made", page))

    return work


async def rows(
    office: Office,
    table: str,
    columns: list[str],
    asked: dict[str, Any],
    order: str,
    page: int,
) -> list[tuple[Any, ...]]:
    """One page of a table, newest first; `asked` has conditions and their values."""
    conditions = [one for one, value in asked.items() if value is not None]
    values = [value for one, value in asked.items() if value is not None and "?" in one]
    number = iter(range(1, 10))
    where = " AND ".join(
        one.replace("?1", "?").replace("?", f"?{next(number)}") if "?" in one else one
        for one in conditions
    )
    sql = f"SELECT {', '.join(columns)} FROM {table}" + (f" WHERE {where}" if where else "")
    sql += f" ORDER BY {order} DESC, id LIMIT {PAGE} OFFSET {PAGE * max(0, page - 1)}"
    return await office.database.read(sql, *values)


def show_table(table_id: str, chat: bool) -> Work:
    async def work(office: Office) -> None:
        table = (await office.services.registry.get(table_id)).table
        columns = ["id", "game", "status", "made"]
        office.show(columns, [(table.id, table.made.game, table.status, table.at)])
        seats = [
            (number, seat.name, seat.person, seat.bot) for number, seat in enumerate(table.seats)
        ]
        office.show(["seat", "name", "id", "bot"], seats)
        if chat:
            stored = await office.database.read(
                "SELECT at, entry FROM log WHERE table_id = ? ORDER BY seq", table_id
            )
            said = [(at, decoder.decode(entry)) for at, entry in stored]
            lines = [
                (at, one.name, one.person, one.text) for at, one in said if isinstance(one, Said)
            ]
            office.show(["at", "name", "id", "text"], lines)

    return work


def export(person: str, file: Path | None) -> Work:
    async def work(office: Office) -> None:
        await known(office, person)
        await office.audit.write("export-person", person)
        found = json.dumps(await person_data(office.database, person, everywhere=True), indent=1)
        if file is None:
            office.say(found)
            return
        file.touch(mode=0o600)
        file.write_text(found)
        office.say(office.text("admin-exported", file=str(file)))

    return work


def agreed(game: str, folder: Path) -> Work:
    """Write the records of games of which puzzles may be made; their files say nothing of who."""

    async def work(office: Office) -> None:
        name = games.get(game).name
        await office.audit.write("agreed-games", name)
        folder.mkdir(parents=True, exist_ok=True)
        count = 0
        async for one in agreed_games(office.services.store, name):
            (folder / f"{hash_of(one)}.json").write_text(json.dumps(one))
            count += 1
        office.say(office.text("admin-agreed", count=count, folder=str(folder)))

    return work


def audit(page: int) -> Work:
    async def work(office: Office) -> None:
        columns = ["at", "who", "what", "about", "detail"]
        office.show(columns, await office.audit.page(page))

    return work


# -- changing ------------------------------------------------------------------------------------


async def known(office: Office, person: str) -> None:
    await office.services.identity.public(person)


def delete_person(person: str) -> Work:
    async def work(office: Office) -> None:
        await known(office, person)
        await office.audit.write("delete-person", person)
        seats = await office.services.identity.people.tables_with(person)
        await office.services.erasure.erase(person)
        cleared = await office.services.erasure.finish()
        for table_id in sorted({*seats, *cleared}):
            await office.nudge(table_id)
        office.say(office.text("admin-deleted", person=person))

    return work


def close_person(person: str, reason: str | None) -> Work:
    """Close a person's access, or open it again (`reason` None)."""

    async def work(office: Office) -> None:
        await known(office, person)
        what = "reopen-person" if reason is None else "close-person"
        await office.audit.write(what, person, reason or "")
        people = office.services.identity.people
        if reason is None:
            await people.reopen(person)
        else:
            await people.close(person, reason, time())
            await office.services.reports.settle(person)
        office.say(office.text(f"admin-{what}", person=person))

    return work


def close_table(table_id: str, reason: str) -> Work:
    async def work(office: Office) -> None:
        await office.audit.write("close-table", table_id, reason)
        await office.services.commands.run(table_id, lambda table: table.close(reason))
        await office.nudge(table_id)
        office.say(office.text("admin-close-table", table=table_id))

    return work


def rotate_secret(grace: float) -> Work:
    async def work(office: Office) -> None:
        await office.audit.write("rotate-secret", "", f"grace={grace:g}")
        signs = time() + SIGNS_AFTER
        until = signs + grace * DAY
        await office.services.store.rotate_secret(secrets.token_urlsafe(32), signs, until)
        office.say(office.text("admin-rotated", days=f"{grace:g}"))

    return work


def retain(keep: Keep) -> Work:
    async def work(office: Office) -> None:
        done = await Retention(office.services, keep).tidy(time())
        detail = " ".join(f"{name}={number}" for name, number in done.items())
        await office.audit.write("retain", "", detail)
        office.say(office.text("admin-retained", **done))

    return work
