"""Public profiles: what others may see of a person.

Only people with an account have one, and only if they did not ask for a private one; of all others
there is the name. Of finished games those are listed whose table admitted spectators, or that the
reader has played too; never games on a shared device, which name people who did not come by
themselves. To others a time is a day: when exactly somebody plays is nobody's business
(docs/decisions/0052).
"""

import contextlib
from time import time
from typing import Any

import msgspec
from litestar import Request, get
from litestar.handlers import HTTPRouteHandler

from tidetable.server.database import Database
from tidetable.server.friends import Relation
from tidetable.server.identity import IdentityError
from tidetable.server.limits import costs
from tidetable.server.messages import SeatNow, Summary
from tidetable.server.people import Standing, standings
from tidetable.server.ratings import Rating
from tidetable.server.services import Services
from tidetable.server.statistics import GameStatistics, statistics
from tidetable.server.visibility import Kind, kind_of, public_ids

DAY = 86_400.0
SHOWN = 12  # games in the list
CONSIDERED = 60  # games of which those are chosen
POINTS = 200  # of a chart: the newest ratings of a game


class Point(msgspec.Struct):
    """A rating after a rated game."""

    at: float
    rating: int


class Opponent(msgspec.Struct):
    """Who played in a game of a profile."""

    name: str | None  # "": deleted; None: a bot
    person: str | None  # the id, if there is a public profile
    won: bool


class PlayedGame(msgspec.Struct):
    table: str
    game: str
    players: int
    at: float
    place: int
    won: bool
    people: list[Opponent]  # by seat
    rating_before: int | None
    rating_after: int | None


class PublicProfile(msgspec.Struct):
    """A person as others see them."""

    person: str
    name: str
    kind: Kind
    relation: Relation | None  # of the reader to the person; None: the reader is nobody
    since: float | None = None
    games: int = 0
    wins: int = 0
    favourite: str | None = None  # the game played most
    ratings: dict[str, Standing] = {}
    history: dict[str, list[Point]] = {}  # by game, oldest first
    records: list[GameStatistics] = []
    last: list[PlayedGame] = []


def routes(services: Services) -> list[HTTPRouteHandler]:
    @get("/api/players/{person_id:str}", opt=costs(4))
    async def player(request: Request[Any, Any, Any], person_id: str) -> PublicProfile:
        """The public profile of a person. The person sees it whole, also if it is private; a token
        is optional."""
        person = await services.identity.public(person_id)
        reader: str | None = None
        with contextlib.suppress(IdentityError):
            reader = (await services.authenticated(request)).id
        relation = None if reader is None else await services.friends.relation(reader, person.id)
        kind = await kind_of(services.store.database, person.id)
        shown = PublicProfile(person.id, person.name, kind, relation)
        if kind == "public" or reader == person.id:
            await fill(services, shown, reader)
        return shown

    return [player]


async def fill(services: Services, shown: PublicProfile, reader: str | None) -> None:
    """Add everything that is not the name."""
    database, own = services.store.database, reader == shown.person
    made = await database.row("SELECT made FROM people WHERE id = ?", shown.person)
    shown.since = rounded(made[0] if made else time(), own)
    shown.records = (await statistics(database, shown.person)).records
    shown.games = sum(record.games for record in shown.records)
    shown.wins = sum(record.wins for record in shown.records)
    shown.favourite = favourite(shown.records)
    shown.ratings = await standings(services, shown.person)
    for game in shown.ratings:
        shown.history[game] = await history(database, shown.person, game, own)
    shown.last = await last_games(database, shown.person, reader)


def rounded(at: float, own: bool) -> float:
    return at if own else at // DAY * DAY


def favourite(records: list[GameStatistics]) -> str | None:
    games: dict[str, int] = {}
    for record in records:
        games[record.game] = games.get(record.game, 0) + record.games
    return max(sorted(games), key=lambda game: games[game]) if games else None


async def history(database: Database, person: str, game: str, own: bool) -> list[Point]:
    rows = await database.read(
        "SELECT r.mu, r.sigma, r.number, f.at FROM ratings r "
        "JOIN finished f ON f.table_id = r.table_id "
        "WHERE r.person = ? AND r.game = ? ORDER BY r.number DESC LIMIT ?",
        person,
        game,
        POINTS,
    )
    return [
        Point(rounded(at, own), Rating(mu, sigma, number).shown)
        for mu, sigma, number, at in reversed(rows)
    ]


# -- last games ----------------------------------------------------------------------------------


async def last_games(database: Database, person: str, reader: str | None) -> list[PlayedGame]:
    rows = await database.read(
        "SELECT r.table_id, r.game, r.players, r.at, r.place, r.won, r.rating_before, "
        "r.rating_after, t.summary FROM results r JOIN tables t ON t.id = r.table_id "
        "WHERE r.person = ? AND r.against <> 'shared' AND t.status = 'over' "
        "ORDER BY r.at DESC, r.table_id, r.seat LIMIT ?",
        person,
        CONSIDERED,
    )
    found: list[tuple[PlayedGame, Summary]] = []
    for table_id, game, players, at, place, won, before, after, text in rows:
        table = msgspec.json.decode(text, type=Summary)
        if may_list(table, reader) and len(found) < SHOWN:
            when = rounded(at, reader == person)
            played = PlayedGame(table_id, game, players, when, place, won > 0, [], before, after)
            found.append((played, table))
    people = {seat.who for _, table in found for seat in table.seats if seat.who is not None}
    public = await public_ids(database, people)
    for played, table in found:
        played.people = [
            Opponent(
                opponent_name(seat),
                seat.who if seat.who in public else None,
                number in (table.winners or []) and not seat.bot_finished,
            )
            for number, seat in enumerate(table.seats)
        ]
    return [played for played, _ in found]


def may_list(table: Summary, reader: str | None) -> bool:
    """Whether a finished game may be shown to a reader, and names nobody who shared a device."""
    seats = [seat.who for seat in table.seats if seat.who is not None]
    if len(set(seats)) < len(seats) and reader not in seats:
        return False
    return table.spectators or (reader is not None and reader in seats)


def opponent_name(seat: SeatNow) -> str | None:
    return None if seat.kind == "bot" else seat.name
