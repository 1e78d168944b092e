"""Everything the server stores about a person, for the person."""

from typing import Any

import msgspec

from tidetable.server.database import Database, Row

FORMAT = "tidetable-person/1"


async def person_data(database: Database, person: str, everywhere: bool = False) -> dict[str, Any]:
    """A person's data as JSON. Chat lines come from tables where the person has a seat; with
    `everywhere`, from all tables, which reads the whole log."""
    people = await rows(
        database,
        "id, name, account, made, seen, closed, deleted",
        "FROM people WHERE id = ? OR became = ? ORDER BY made",
        person,
        person,
    )
    ids = [one["id"] for one in people] or [person]
    marks = ", ".join("?" for _ in ids)
    tables = await rows(
        database,
        "table_id, seat, game, status, made, changed",
        "FROM sitting JOIN tables ON tables.id = sitting.table_id "
        f"WHERE person IN ({marks}) ORDER BY made, table_id, seat",
        *ids,
    )
    results = await rows(
        database,
        "table_id, seat, game, players, against, place, won, score, at",
        f"FROM results WHERE person IN ({marks}) ORDER BY at, table_id, seat",
        *ids,
    )
    ratings = await rows(
        database,
        "game, number, mu, sigma, table_id",
        f"FROM ratings WHERE person IN ({marks}) ORDER BY game, number",
        *ids,
    )
    channels = await rows(
        database,
        "kind, address, table_id, wanted, language, zone, made, confirmed",
        f"FROM channels WHERE person IN ({marks}) ORDER BY made",
        *ids,
    )
    notifications = await rows(
        database,
        "kind, table_id, at, state",
        f"FROM notifications WHERE person IN ({marks}) ORDER BY at",
        *ids,
    )
    holidays = await rows(
        database, "start, until", f"FROM holidays WHERE person IN ({marks}) ORDER BY start", *ids
    )
    tournaments = await rows(
        database,
        "tournament_id, status, made, changed",
        "FROM tournament_people JOIN tournaments ON tournaments.id = tournament_id "
        f"WHERE person IN ({marks}) ORDER BY made, tournament_id",
        *ids,
    )
    mutes = await rows(database, "until, reason, at", f"FROM mutes WHERE person IN ({marks})", *ids)
    reports = await rows(
        database,
        "table_id, said, reason, at, state",
        f"FROM reports WHERE reporter IN ({marks}) ORDER BY at",
        *ids,
    )
    # What others declined, or whom they have blocked, is theirs to know.
    wishes = await rows(
        database,
        "person, other, at",
        f"FROM wishes WHERE withdrawn IS NULL AND (person IN ({marks}) "
        f"OR declined IS NULL AND other IN ({marks})) ORDER BY at, person, other",
        *ids,
        *ids,
    )
    blocks = await rows(
        database,
        "blocked, at",
        f"FROM blocks WHERE active = 1 AND person IN ({marks}) ORDER BY at, blocked",
        *ids,
    )
    invitations = await rows(
        database,
        "table_id, person, inviter, at",
        f"FROM invitations WHERE person IN ({marks}) OR inviter IN ({marks}) ORDER BY at, person",
        *ids,
        *ids,
    )
    puzzles = await rows(
        database,
        "puzzle, solved, at",
        f"FROM puzzle_attempts WHERE person IN ({marks}) ORDER BY at, puzzle",
        *ids,
    )
    puzzle_days = await rows(
        database,
        "game, day, solved",
        f"FROM puzzle_days WHERE person IN ({marks}) ORDER BY day, game",
        *ids,
    )
    puzzle_ratings = await rows(
        database,
        "game, rating, tried",
        f"FROM puzzle_solvers WHERE person IN ({marks}) ORDER BY game",
        *ids,
    )
    settings = await rows(
        database,
        "private, hidden, puzzles, friend_code",
        f"FROM people WHERE id IN ({marks}) ORDER BY made",
        *ids,
    )
    return {
        "format": FORMAT,
        "people": people,
        "tables": tables,
        "results": results,
        "ratings": ratings,
        "channels": channels,
        "notifications": notifications,
        "holidays": holidays,
        "tournaments": tournaments,
        "mutes": mutes,
        "reports": reports,
        "settings": settings,
        "wishes": wishes,
        "blocks": blocks,
        "invitations": invitations,
        "puzzles": puzzles,
        "puzzle_days": puzzle_days,
        "puzzle_ratings": puzzle_ratings,
        "chat": await chat(database, ids, everywhere),
    }


async def rows(database: Database, columns: str, rest: str, *values: Any) -> list[dict[str, Any]]:
    names = columns.split(", ")
    found = await database.read(f"SELECT {columns} {rest}", *values)
    return [dict(zip(names, row, strict=True)) for row in found]


async def chat(database: Database, ids: list[str], everywhere: bool) -> list[dict[str, Any]]:
    """The chat lines that these people wrote."""
    found: list[Row] = []
    for id_ in ids:
        pattern = f'{{"entry":"said","person":"{id_}"%'
        where = "entry LIKE ?"
        if not everywhere:
            where += " AND table_id IN (SELECT table_id FROM sitting WHERE person = ?)"
        values = (pattern,) if everywhere else (pattern, id_)
        sql = f"SELECT table_id, at, entry FROM log WHERE {where} ORDER BY at"
        found += await database.read(sql, *values)
    lines = []
    for table_id, at, entry in found:
        said = msgspec.json.decode(entry)
        if said["person"] in ids and said["text"]:
            lines.append({"table": table_id, "at": at, "name": said["name"], "text": said["text"]})
    return lines
