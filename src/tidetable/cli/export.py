"""`tidetable export`: games as data, from bots, from an arena, or from a server's database."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
from rich.console import Console

from tidetable import extras
from tidetable.cli.progress import at_least, bar
from tidetable.engine.errors import RecordError, SetupError
from tidetable.engine.game import Game
from tidetable.lab import corpus as lab
from tidetable.lab.arena import Contest
from tidetable.lab.workers import run_jobs
from tidetable.text import Text

PAGE = 200  # games read from a database at once


def export(
    text: Text,
    game: Game,
    folder: Path,
    names: str,
    players: int,
    count: int,
    seed: int,
    jobs: int,
    options: dict[str, str],
    search: int,
    kind: str,
    arena: Path | None,
    database: str | None,
    named: bool,
) -> None:
    at_least(1, games=count, jobs=jobs)
    at_least(0, search=search)
    if kind not in get_args(lab.Kind):
        reason = " | ".join(get_args(lab.Kind))
        raise SetupError("bad-number", field="--format", reason=reason)
    contest: Contest | None = None
    if arena is not None:
        contest = contest_of(game, arena)
    elif database is None:
        bots = tuple(name.strip() for name in names.split(",") if name.strip())
        contest = Contest(game.name, bots, players, count, seed, options)
    if named and contest is not None:
        raise SetupError("no-names")
    corpus = lab.Corpus(game.name, cast(lab.Kind, kind), search, contest, named)
    try:
        lab.check(corpus)
        if contest is None:
            check_database(str(database))
    except extras.MissingExtra as missing:
        raise SetupError("no-extra", extra=missing.extra) from None
    lab.open_folder(corpus, folder)
    if contest is not None:
        from_bots(text, corpus, folder, jobs)
    else:
        skipped = asyncio.run(from_database(text, corpus, folder, str(database)))
        if skipped:
            Console(stderr=True).print(text("export-skipped", count=skipped), style="dim")
    games = sum(1 for _ in folder.glob(f"games-*.{kind}"))
    print(text("export-done", folder=str(folder), parts=games))


def contest_of(game: Game, file: Path) -> Contest:
    """The contest of an arena's results: its games are played again, move by move the same."""
    try:
        with file.open("rb") as lines:
            contest = msgspec.json.decode(lines.readline(), type=Contest)
    except OSError as error:
        raise RecordError("record-unreadable", file=str(file), reason=error.strerror) from None
    except msgspec.DecodeError as error:
        raise RecordError("record-broken", reason=str(error)) from None
    if contest.game != game.name:
        raise RecordError("record-game", found=contest.game, known=game.name)
    return contest


def from_bots(text: Text, corpus: lab.Corpus, folder: Path, jobs: int) -> None:
    missing = lab.missing_parts(corpus, folder)
    with bar(text) as steps:
        task = steps.add_task("", total=sum(len(job.tasks) for job in missing))
        for games, _ in run_jobs(lab.play_part, missing, jobs):
            steps.advance(task, games)


# -- a server's database -------------------------------------------------------------------------


def check_database(database: str) -> None:
    """Refuse a file that does not exist: opening a database would create it."""
    extras.require("server", "litestar")
    if not database.startswith("postgresql://") and not Path(database).is_file():
        raise SetupError("backup-nothing", file=database)


async def from_database(text: Text, corpus: lab.Corpus, folder: Path, where: str) -> int:
    """Write the finished games that are not there yet; return how many were left out."""
    from tidetable.server.app import open_database

    database = await open_database(where)
    writer = lab.RecordWriter(corpus, folder)
    since, known = writer.progress.after, writer.progress.at_once
    try:
        with bar(text) as steps:
            count = await database.read("SELECT count(*) FROM finished WHERE at >= ?", since)
            task = steps.add_task("", total=count[0][0])
            async for at, table_id, record in finished(database, since):
                steps.advance(task)
                if record["game"] != corpus.game:
                    continue
                if at == since and known:  # written another time
                    known -= 1
                    continue
                names = await names_of(database, table_id) if corpus.names else None
                writer.add(at, record, names)
        writer.flush()
    finally:
        await database.close()
    return writer.progress.skipped


async def finished(database: Any, since: float) -> AsyncIterator[tuple[float, str, dict[str, Any]]]:
    """The records of the games that have ended since a moment, or at it, in that order. Names of
    people are not in a record; those of an imported game are dropped with it."""
    at, table_id = since, ""
    while True:
        rows = await database.read(
            "SELECT at, table_id, aftermath FROM finished "
            "WHERE at > ? OR (at = ? AND table_id > ?) ORDER BY at, table_id LIMIT ?",
            *(at, at, table_id, PAGE),
        )
        for at, table_id, aftermath in rows:
            record = msgspec.json.decode(aftermath)["record"]
            if record["data"] is None:
                box = await database.row(
                    "SELECT numbers FROM boxes WHERE hash = ?", record["data_hash"]
                )
                record["data"] = msgspec.json.decode(box[0]) if box else None
            yield at, table_id, {**record, "names": None}
        if len(rows) < PAGE:
            return


async def names_of(database: Any, table_id: str) -> list[str]:
    """The names of the people at a table, by seat; "" is a bot, or somebody who was deleted."""
    rows = await database.read(
        "SELECT people.name FROM results LEFT JOIN people "
        "ON people.id = results.person AND people.deleted IS NULL "
        "WHERE results.table_id = ? ORDER BY results.seat",
        table_id,
    )
    return [row[0] or "" for row in rows]
