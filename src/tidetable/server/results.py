"""The results of finished games: records, places and ratings.

Everything about one game is written in one transaction under the table's id, so it is counted
exactly once, whichever processes try. A table stays marked until it is counted, so one that a
crash left uncounted is found.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from tidetable.engine import notation
from tidetable.server.database import Conflict, Database, Statement
from tidetable.server.logs import log_error
from tidetable.server.store import is_id
from tidetable.table.table import Table, TableError
from tidetable.table.who_played import bot_finished

TRIES = 50  # attempts to count a game when other games of the same people end at once
model = PlackettLuce()


class FinishedGame(msgspec.Struct):
    """A finished game, with everything needed to verify it."""

    record: dict[str, Any]
    notation: str
    seed: str | None  # None if the game continued another one
    seed_hash: str | None


class Rating(msgspec.Struct):
    """An OpenSkill rating: the estimated skill and its uncertainty."""

    mu: float
    sigma: float
    games: int

    def model(self) -> PlackettLuceRating:
        return model.rating(mu=self.mu, sigma=self.sigma)

    @property
    def shown(self) -> int:
        """The rating that people see: a cautious estimate that starts at 1000 and rises as the
        uncertainty falls."""
        return round(self.model().ordinal(3.0, 40.0, 1000.0))


def finished_game(table: Table) -> FinishedGame:
    record = table.record()
    return FinishedGame(record, notation.write(table.game, record), table.seed, table.seed_hash)


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
    counted: set[str] = set()

    async def in_sequence(tables: list[Table]) -> None:
        for table in tables:
            try:
                await count(database, table)
                counted.add(table.id)
            except Exception as error:  # it is tried again
                log_error("a finished game was not counted", error, table=table.id)

    # Rated games of one person would conflict with each other: count those one by one.
    rated = [table for table in over if is_rated(table)]
    groups = [rated, *([table] for table in over if not is_rated(table))]
    await asyncio.gather(*map(in_sequence, groups))
    return counted


async def count(database: Database, table: Table) -> None:
    """Count a finished game, unless it was counted before or does not count: its rules are
    unknown, or it was not played here from the beginning."""
    if table.halted is not None or table.made.past is not None:
        return
    for _ in range(TRIES):
        if await stored_game(database, table.id) is not None:
            return
        statements = [insert_finished(table), *insert_results(table)]
        if is_rated(table):
            statements += await insert_ratings(database, table)
        try:
            await database.write(*statements)
        except Conflict:
            continue  # another process counted it, or another game of one of these people
        return
    raise TableError("busy")


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


def insert_results(table: Table) -> list[Statement]:
    made, winners, place = table.made, table.winners(), places(table)
    scores: Sequence[int | None] = table.state.scores() if table.state.over else [None] * 8
    sql = (
        "INSERT INTO results "
        "(table_id, seat, person, game, players, against, place, won, score, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
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
        rows.append((sql, (*who, place[number], won, scores[number], table.over_at)))
    return rows


async def insert_ratings(database: Database, table: Table) -> list[Statement]:
    """The new ratings. A rating's number is part of its key: two games that end at once cannot
    both build on the same one. People come in a fixed order, so that such games do not deadlock."""
    game, place_of = table.made.game, places(table)
    won_by_bot = {one for one in table.winners() if is_excused(table, one)}
    people = sorted(
        (str(seat.person), place_of[number])
        for number, seat in enumerate(table.seats)
        if number not in won_by_bot  # neither a win of the person nor a loss
    )
    if len(people) < 2:
        return []
    before = [(await ratings_of(database, person)).get(game) for person, _ in people]
    teams = [[one.model() if one else model.rating()] for one in before]
    after = model.rate(teams, ranks=[float(place) for _, place in people])
    sql = (
        "INSERT INTO ratings (person, game, number, mu, sigma, table_id) VALUES (?, ?, ?, ?, ?, ?)"
    )
    rows: list[Statement] = []
    for (person, _), old, (new,) in zip(people, before, after, strict=True):
        number = old.games + 1 if old else 1
        rows.append((sql, (person, game, number, new.mu, new.sigma, table.id)))
    return rows


async def ratings_of(database: Database, person: str) -> dict[str, Rating]:
    """A person's current ratings by game."""
    rows = await database.read(
        "SELECT game, mu, sigma, number FROM ratings r WHERE person = ? AND number = "
        "(SELECT MAX(number) FROM ratings WHERE person = r.person AND game = r.game)",
        person,
    )
    return {game: Rating(mu, sigma, number) for game, mu, sigma, number in rows}


async def shown_rating(database: Database, person: str, game: str) -> int | None:
    """The rating that people see; None before the first rated game."""
    rating = (await ratings_of(database, person)).get(game)
    return rating.shown if rating else None
