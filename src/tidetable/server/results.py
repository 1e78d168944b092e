"""The results of finished games: records, places and ratings.

Everything about one game is written in one transaction under the table's id, so it is counted
exactly once, whichever processes try. A table stays marked until it is counted, so one that a
crash left uncounted is found.
"""

import asyncio
from collections.abc import Sequence

import msgspec

from tidetable.server.database import Conflict, Database, Statement
from tidetable.server.logs import log_error
from tidetable.server.outage import is_outage
from tidetable.server.ratings import Change, Player, new_ratings
from tidetable.server.records import FinishedGame, finished_game
from tidetable.server.store import is_id
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError
from tidetable.table.who_played import bot_finished

TRIES = 50  # attempts to count a game when other games of the same people end at once


def gave_up(table: Table, number: int) -> bool:
    """Whether the person on a seat resigned, or a bot finished the game for them."""
    return table.seats[number].resigned or bot_finished(table, number)


def is_excused(table: Table, number: int) -> bool:
    """Whether a bot finished a rated game for somebody who was only away: then they come where the
    bot came. The others decide that it plays, so it must not cost more than that."""
    seat = table.seats[number]
    return table.made.rated and not seat.resigned and seat.excused and bot_finished(table, number)


def places(table: Table) -> list[int]:
    """Places by seat, from 1; ties share a place. Winners come first, then the others by margin,
    then those who gave up."""
    winners, margins = table.winners(), table.game.margins(table.state)
    order = [
        (0, number in winners, 0)
        if gave_up(table, number) and not is_excused(table, number)
        else (1, number in winners, margins[number])
        for number in range(len(table.seats))
    ]
    return [1 + sum(other > own for other in order) for own in order]


def against(table: Table, person: str | None) -> str:
    """Whom a person played against: people, bots, or shared (several seats on one device)."""
    if len(table.seats_of(person)) > 1:
        return "shared"
    others = {seat.person for seat in table.seats} - {None, person}
    return "people" if others else "bots"


def is_rated(table: Table) -> bool:
    """Whether the game counts for ratings: planned so, and every seat has its own person."""
    people = {seat.person for seat in table.seats} - {None}
    return table.made.rated and len(people) == len(table.seats)


# -- counting ------------------------------------------------------------------------------------


async def count_finished(database: Database, over: list[Table]) -> set[str]:
    """Count finished games; the ids of those that are counted now or need not be."""
    counted = {table.id for table in over if not counts(table)}
    rated = [table for table in over if table.id not in counted and is_rated(table)]
    others = [table for table in over if table.id not in counted and not is_rated(table)]
    await asyncio.gather(
        # Rated games of one person would conflict with each other: count those one by one.
        count_in_sequence(database, rated, counted),
        count_together(database, others, counted),
    )
    return counted


async def count_together(database: Database, tables: list[Table], counted: set[str]) -> None:
    """Count games that change no ratings, which nothing stored has a say in: all of them in one
    transaction. If it fails, perhaps because one of them was counted before, each for itself."""
    finished: list[Statement] = []
    results: list[Statement] = []
    sound: list[Table] = []
    for table in sorted(tables, key=lambda table: table.id):  # all processes in the same order
        try:
            game, rows = insert_finished(table), insert_results(table)
        except Exception as error:  # it is tried again
            log_error("a finished game was not counted", error, table=table.id)
        else:
            sound.append(table)
            finished.append(game)
            results += rows
    if not sound:
        return
    try:
        await database.write(*finished, *results)
    except Exception as error:
        if is_outage(error):  # the others would only wait for it, too
            log_error("finished games were not counted", error, games=len(sound))
        else:
            await count_in_sequence(database, sound, counted)
    else:
        counted.update(table.id for table in sound)


async def count_in_sequence(database: Database, tables: list[Table], counted: set[str]) -> None:
    for table in tables:
        try:
            await count(database, table)
            counted.add(table.id)
        except Exception as error:  # it is tried again
            log_error("a finished game was not counted", error, table=table.id)


def counts(table: Table) -> bool:
    """Whether a finished game is counted: its rules are known, it was played here from the
    beginning, and nobody knew its hidden cards."""
    return table.halted is None and table.made.past is None and not table.carried


async def count(database: Database, table: Table) -> None:
    """Count a finished game, unless it was counted before or does not count."""
    if not counts(table):
        return
    for _ in range(TRIES):
        rows: list[Statement] = []
        changes: dict[str, Change] = {}
        players = ranked(table) if is_rated(table) else []
        if len(players) > 1:
            about = (table.id, table.made.game, len(table.seats))
            rows, changes = await new_ratings(database, *about, players)
        try:
            await database.write(insert_finished(table), *insert_results(table, changes), *rows)
            return
        except Conflict:
            if await is_counted(database, table.id):
                return
            # Otherwise another game of one of these people was counted meanwhile.
    raise TableError("busy")


async def is_counted(database: Database, table_id: str) -> bool:
    sql = "SELECT at FROM finished WHERE table_id = ?"
    return await database.row(sql, table_id) is not None


async def stored_game(database: Database, table_id: str) -> FinishedGame | None:
    """The stored form of a finished game; None if it is not counted yet."""
    if not is_id(table_id):
        return None
    found = await database.row("SELECT aftermath FROM finished WHERE table_id = ?", table_id)
    return None if found is None else msgspec.json.decode(found[0], type=FinishedGame)


def insert_finished(table: Table) -> Statement:
    game = msgspec.json.encode(finished_game(table)).decode()
    return (
        "INSERT INTO finished (table_id, at, aftermath) VALUES (?, ?, ?)",
        (table.id, table.over_at, game),
    )


def ranked(table: Table) -> list[Player]:
    """Who is rated, and the places. A win that a bot finished for somebody who was only away is
    neither a win of that person nor a loss."""
    place = places(table)
    won_by_bot = {one for one in table.winners() if is_excused(table, one)}
    return [
        Player(str(seat.person), place[number])
        for number, seat in enumerate(table.seats)
        if number not in won_by_bot
    ]


def insert_results(table: Table, changes: dict[str, Change] | None = None) -> list[Statement]:
    made, winners, place = table.made, table.winners(), places(table)
    scores: Sequence[int | None] = table.state.scores() if table.state.over else [None] * 8
    sql = (
        "INSERT INTO results "
        "(table_id, seat, person, game, players, against, place, won, score, at, "
        "rating_before, rating_after) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    rows: list[Statement] = []
    for number, seat in enumerate(table.seats):
        won = 1 / len(winners) if number in winners and not gave_up(table, number) else 0.0
        who = (
            table.id,
            number,
            seat.person,
            made.game,
            len(table.seats),
            against(table, seat.person),
        )
        change = (changes or {}).get(seat.person or "", (None, None))
        rows.append((sql, (*who, place[number], won, scores[number], table.over_at, *change)))
    return rows


async def rated_entry(database: Database, table: Table) -> log.Rated | None:
    """The entry that keeps the ratings with a finished game that was counted; None: the game was
    not rated, or its log has the entry."""
    if table.ratings is not None or table.halted is not None or not is_rated(table):
        return None
    rows = await database.read(
        "SELECT rating_before, rating_after FROM results WHERE table_id = ? ORDER BY seat", table.id
    )
    if not rows or any(before is None for before, _ in rows):
        return None  # it was not played here from the beginning
    return log.Rated([before for before, _ in rows], [after for _, after in rows])
