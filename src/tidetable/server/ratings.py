"""Ratings: OpenSkill (Plackett-Luce), one for each game, and one for each game with a number of
players, for the leaderboards."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from tidetable.server.database import Database, Statement

model = PlackettLuce()
ANY = 0  # players: games with any number of them

INSERT = "INSERT INTO ratings (person, game, number, mu, sigma, table_id) VALUES (?, ?, ?, ?, ?, ?)"
STAND = (
    "INSERT INTO standings (person, game, players, mu, sigma, shown, games) "
    "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person, game, players) DO UPDATE "
    "SET mu = excluded.mu, sigma = excluded.sigma, shown = excluded.shown, games = excluded.games"
)


class Rating(msgspec.Struct, frozen=True):
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


NEW = Rating(model.mu, model.sigma, 0)  # before the first rated game


class Change(NamedTuple):
    """What a game did to the rating that people see."""

    before: int
    after: int


class Player(NamedTuple):
    """Who played a rated game, and the place they came in at."""

    person: str
    place: int


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game."""
    after = model.rate([[one.model()] for one in before], ranks=[float(place) for place in places])
    return [
        Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(before, after, strict=True)
    ]


async def new_ratings(
    database: Database, table_id: str, game: str, size: int, players: Sequence[Player]
) -> tuple[list[Statement], dict[str, Change]]:
    """What to store after a rated game of `size` people, and the change by person.

    A rating's number is part of its key: two games that end at once cannot both build on the same
    one. The standings are read after the ratings and written with them, so this holds for them,
    too. People come in a fixed order, so that such games do not deadlock."""
    ordered = sorted(players)
    places = [one.place for one in ordered]
    before = [(await ratings_of(database, one.person)).get(game, NEW) for one in ordered]
    after = rate(before, places)
    sized = [await current_rating(database, one.person, game, size) or NEW for one in ordered]
    statements: list[Statement] = []
    changes: dict[str, Change] = {}
    for (person, _), old, new in zip(ordered, before, after, strict=True):
        statements.append((INSERT, (person, game, new.games, new.mu, new.sigma, table_id)))
        changes[person] = Change(old.shown, new.shown)
    for (person, _), whole, part in zip(ordered, after, rate(sized, places), strict=True):
        for number, one in ((ANY, whole), (size, part)):
            row = (person, game, number, one.mu, one.sigma, one.shown, one.games)
            statements.append((STAND, row))
    return statements, changes


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


async def current_rating(database: Database, person: str, game: str, players: int) -> Rating | None:
    """A person's rating in games with so many players; None before the first one."""
    found = await database.row(
        "SELECT mu, sigma, games FROM standings WHERE person = ? AND game = ? AND players = ?",
        person,
        game,
        players,
    )
    return None if found is None else Rating(*found)
