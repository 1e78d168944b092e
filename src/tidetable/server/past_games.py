"""A person's finished games with date, mode, players, score and result: for lists and statistics.

The client searches, filters and counts them; it asks for one page after the other.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request, get
from litestar.handlers import HTTPRouteHandler

from tidetable.server.database import Database
from tidetable.server.limits import costs
from tidetable.server.replays import check
from tidetable.server.services import Services
from tidetable.server.summaries import read_summary

PAGE = 200  # games in one answer, at most


class PastSeat(msgspec.Struct):
    name: str | None  # None: a bot, whose name the client makes up
    bot: str | None  # the level of a bot
    score: int | None
    won: bool


class PastGame(msgspec.Struct):
    table: str
    game: str
    options: dict[str, str]
    rated: bool
    against: str  # people, bots, or shared (several seats on one device)
    at: float
    seat: int  # the person's own
    place: int
    won: float  # share of the win
    seats: list[PastSeat]


class PastGames(msgspec.Struct):
    games: list[PastGame]  # newest first
    next: str | None  # for `after`; None: there are no more


def routes(services: Services) -> list[HTTPRouteHandler]:
    @get("/api/me/games", opt=costs(3))
    async def my_games(
        request: Request[Any, Any, Any], after: str | None = None, count: int = PAGE
    ) -> PastGames:
        """The person's finished games, newest first, in pages."""
        person = await services.authenticated(request)
        check("count", count, 1, PAGE)
        return await past_games(services.store.database, person.id, after, count)

    return [my_games]


async def past_games(
    database: Database, person: str, after: str | None, count: int = PAGE
) -> PastGames:
    """A page of games, each as soon as its table's last summary is written. `after` names the last
    row of the page before: games of the same moment are neither repeated nor left out."""
    at, table, seat = place_of(after)
    rows = await database.read(
        "SELECT r.table_id, r.seat, r.against, r.place, r.won, r.at, t.summary "
        "FROM results r JOIN tables t ON t.id = r.table_id AND t.status = 'over' "
        "WHERE r.person = ? "
        "AND (r.at < ? OR (r.at = ? AND (r.table_id > ? OR (r.table_id = ? AND r.seat > ?)))) "
        "ORDER BY r.at DESC, r.table_id, r.seat LIMIT ?",
        *(person, at, at, table, table, seat, count + 1),
    )
    found = [past_game(*row) for row in rows[:count]]
    if len(rows) <= count:
        return PastGames(found, None)
    last = found[-1]
    return PastGames(found, f"{last.at!r} {last.table} {last.seat}")


def place_of(after: str | None) -> tuple[float, str, int]:
    """Where a page begins; anything unreadable is the beginning."""
    try:
        at, table, seat = (after or "").split(" ")
        return float(at), table, int(seat)
    except ValueError:
        return 1e18, "", -1


def past_game(
    table: str, seat: int, against: str, place: int, won: float, at: float, summary: str
) -> PastGame:
    short = read_summary(summary)
    scores: Sequence[int | None] = short.scores or [None for _ in short.seats]
    seats = [
        PastSeat(
            one.name, one.bot if one.kind == "bot" else None, score, n in (short.winners or [])
        )
        for n, (one, score) in enumerate(zip(short.seats, scores, strict=True))
    ]
    return PastGame(
        table, short.game, short.options, short.rated, against, at, seat, place, won, seats
    )
