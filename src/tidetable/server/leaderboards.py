"""Leaderboards: people with a public profile and enough rated games, by game and number of
players."""

import contextlib
from typing import Any

import msgspec
from litestar import Request, get
from litestar.handlers import HTTPRouteHandler

from tidetable import games
from tidetable.server.database import Database
from tidetable.server.identity import IdentityError
from tidetable.server.limits import costs
from tidetable.server.people_store import Person
from tidetable.server.ratings import ANY
from tidetable.server.replays import check
from tidetable.server.services import Services
from tidetable.server.visibility import PUBLIC

LEAST = 10  # rated games
PAGE = 50
FURTHEST = 5_000  # rows that a page may begin after

LISTED = (
    "FROM standings s JOIN people p ON p.id = s.person "
    f"WHERE s.game = ? AND s.players = ? AND s.games >= ? AND {PUBLIC}"
)


class Leader(msgspec.Struct):
    place: int  # people with the same rating share it
    person: str
    name: str
    rating: int
    games: int  # rated ones


class OwnPlace(msgspec.Struct):
    """Where the reader stands."""

    place: int | None  # None: not listed
    rating: int | None
    games: int
    why: str | None  # why the reader is not listed: games, guest, private


class Leaderboard(msgspec.Struct):
    game: str
    players: int  # 0: any number
    least: int  # rated games that somebody needs to be listed
    total: int
    first: int
    leaders: list[Leader]
    own: OwnPlace | None  # None: the reader is nobody


def routes(services: Services) -> list[HTTPRouteHandler]:
    @get("/api/leaderboards/{game:str}", opt=costs(3))
    async def leaderboard(
        request: Request[Any, Any, Any], game: str, players: int = ANY, first: int = 0
    ) -> Leaderboard:
        """The people with the best ratings in a game, with any number of players (0) or with so
        many, from a place on. A token is optional: it adds the reader's own place."""
        rules = games.get(game)
        check("players", players, 0, max(rules.players))
        check("first", first, 0, FURTHEST)
        database = services.store.database
        own: OwnPlace | None = None
        with contextlib.suppress(IdentityError):
            own = await own_place(database, await services.authenticated(request), game, players)
        kind = (game, players, LEAST)
        total = int((await database.read(f"SELECT COUNT(*) {LISTED}", *kind))[0][0])
        leaders = await page(database, kind, first)
        return Leaderboard(game, players, LEAST, total, first, leaders, own)

    return [leaderboard]


async def page(database: Database, kind: tuple[str, int, int], first: int) -> list[Leader]:
    rows = await database.read(
        f"SELECT p.id, p.name, s.shown, s.games {LISTED} "
        "ORDER BY s.shown DESC, s.games DESC, p.id LIMIT ? OFFSET ?",
        *kind,
        PAGE,
        first,
    )
    leaders: list[Leader] = []
    place = await better(database, kind, rows[0][2]) + 1 if rows else 1
    for number, (person, name, rating, played) in enumerate(rows):
        if leaders and rating != leaders[-1].rating:
            place = first + number + 1
        leaders.append(Leader(place, person, name, rating, played))
    return leaders


async def better(database: Database, kind: tuple[str, int, int], rating: int) -> int:
    """How many people on the list have a better rating."""
    rows = await database.read(f"SELECT COUNT(*) {LISTED} AND s.shown > ?", *kind, rating)
    return int(rows[0][0])


async def own_place(database: Database, person: Person, game: str, players: int) -> OwnPlace:
    row = await database.row(
        "SELECT shown, games FROM standings WHERE person = ? AND game = ? AND players = ?",
        person.id,
        game,
        players,
    )
    rating, played = row or (None, 0)
    private = await database.row("SELECT private FROM people WHERE id = ?", person.id)
    if person.account is None:
        return OwnPlace(None, rating, played, "guest")
    if private is not None and private[0]:
        return OwnPlace(None, rating, played, "private")
    if rating is None or played < LEAST:
        return OwnPlace(None, rating, played, "games")
    place = await better(database, (game, players, LEAST), rating) + 1
    return OwnPlace(place, rating, played, None)
