"""What is kept of a finished game: its record, who came where, and what it does to ratings.

Everything about one game is written as one, under the table's id: so it is counted exactly once,
whichever processes try. A table stays due until then, so one that a crash left uncounted is found.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from tidetable.engine import notation
from tidetable.server.database import Conflict, Database, Statement
from tidetable.server.journal import failed
from tidetable.server.store import is_id
from tidetable.table.table import Seat, Table, TableError

TRIES = 50  # how often a rating is worked out again when other games of these people end too
model = PlackettLuce()


class Aftermath(msgspec.Struct):
    """A finished game as anybody may check it."""

    record: dict[str, Any]
    notation: str
    seed: str | None  # none when it was played on from another game
    seed_hash: str | None


class Rating(msgspec.Struct):
    """OpenSkill: how good somebody is taken to be, and how unsure that is."""

    mu: float
    sigma: float
    games: int

    def model(self) -> PlackettLuceRating:
        return model.rating(mu=self.mu, sigma=self.sigma)

    @property
    def shown(self) -> int:
        """What people see: a cautious guess. Everybody starts at 1000 and climbs while playing."""
        return round(self.model().ordinal(3.0, 40.0, 1000.0))


def aftermath(table: Table) -> Aftermath:
    told = table.record()
    written = notation.write(table.game, told)
    return Aftermath(told, written, table.seed, table.seed_hash)


def gave_up(seat: Seat) -> bool:
    """A bot has finished the game for the person on this seat."""
    return seat.resigned or (seat.person is not None and seat.bot is not None)


def places(table: Table) -> list[int]:
    """From 1, equal ones shared: the winners, then by how far ahead; who gave up comes last."""
    winners, ahead = table.winners(), table.game.margins(table.state)
    order = [
        (0, number in winners, 0) if gave_up(seat) else (1, number in winners, ahead[number])
        for number, seat in enumerate(table.seats)
    ]
    return [1 + sum(other > own for other in order) for own in order]


def against(table: Table, person: str | None) -> str:
    """Whom somebody played against: people, only bots, or (on one device) also themselves."""
    if len(table.seats_of(person)) > 1:
        return "shared"
    others = {seat.person for seat in table.seats} - {None, person}
    return "people" if others else "bots"


def is_rated(table: Table) -> bool:
    """Rated as planned, and every seat belongs to a person of its own."""
    people = {seat.person for seat in table.seats} - {None}
    return table.made.rated and len(people) == table.made.players


# -- counting ------------------------------------------------------------------------------------


async def settled(database: Database, over: list[Table]) -> set[str]:
    """Count finished games, together; the ids of those that are counted now, or need not be."""
    counted: set[str] = set()

    async def one_after_the_other(tables: list[Table]) -> None:
        for table in tables:
            try:
                await settle(database, table)
                counted.add(table.id)
            except Exception as error:  # the sweep finds it again
                failed("a game could not be counted", error, table=table.id)

    # Two rated games of one person at once would only get in each other's way.
    rated = [table for table in over if is_rated(table)]
    ways = [rated, *([table] for table in over if not is_rated(table))]
    await asyncio.gather(*map(one_after_the_other, ways))
    return counted


async def settle(database: Database, table: Table) -> None:
    """Count a finished game, unless that has been done or cannot be: its rules are not known, or
    it was not played here from its beginning."""
    if table.halted is not None or table.made.past is not None:
        return
    for _ in range(TRIES):
        if await kept(database, table.id) is not None:
            return
        statements = [finished(table), *results(table)]
        if is_rated(table):
            statements += await ratings(database, table)
        try:
            await database.write(*statements)
        except Conflict:
            continue  # another process has counted it, or another game of one of these people
        return
    raise TableError("busy")


async def kept(database: Database, table_id: str) -> Aftermath | None:
    """What was stored of a finished game; None: nothing (yet)."""
    if not is_id(table_id):
        return None
    found = await database.row("SELECT aftermath FROM finished WHERE table_id = ?", table_id)
    return None if found is None else msgspec.json.decode(found[0], type=Aftermath)


def finished(table: Table) -> Statement:
    told = msgspec.json.encode(aftermath(table)).decode()
    return (
        "INSERT INTO finished (table_id, at, aftermath) VALUES (?, ?, ?)",
        (table.id, table.over_at, told),
    )


def results(table: Table) -> list[Statement]:
    made, winners, came = table.made, table.winners(), places(table)
    scores: Sequence[int | None] = table.state.scores() if table.state.over else [None] * 8
    sql = (
        "INSERT INTO results "
        "(table_id, seat, person, game, players, against, place, won, score, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    rows: list[Statement] = []
    for number, seat in enumerate(table.seats):
        won = 1 / len(winners) if number in winners and not gave_up(seat) else 0.0
        who = (table.id, number, seat.person, made.game, made.players, against(table, seat.person))
        rows.append((sql, (*who, came[number], won, scores[number], table.over_at)))
    return rows


async def ratings(database: Database, table: Table) -> list[Statement]:
    """The number of a rating is part of its key: two games that end at once cannot both build on
    the same one. Everybody in one order, so that such games do not wait for each other."""
    game, came = table.made.game, places(table)
    people = sorted((str(seat.person), came[number]) for number, seat in enumerate(table.seats))
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
    """How somebody stands, by game."""
    rows = await database.read(
        "SELECT game, mu, sigma, number FROM ratings r WHERE person = ? AND number = "
        "(SELECT MAX(number) FROM ratings WHERE person = r.person AND game = r.game)",
        person,
    )
    return {game: Rating(mu, sigma, number) for game, mu, sigma, number in rows}


async def shown(database: Database, person: str, game: str) -> int | None:
    """What others see of somebody's rating; None: no rated game yet."""
    rating = (await ratings_of(database, person)).get(game)
    return rating.shown if rating else None
