"""A person's statistics, computed from the results of their games."""

import msgspec

from tidetable.server.database import Database

LAST = 20  # games in the list of recent games


class Played(msgspec.Struct):
    """A finished game in the list of recent games."""

    table: str
    game: str
    players: int
    against: str  # people, bots, or shared (several seats on one device)
    place: int
    won: float  # share of the win
    score: int | None
    at: float


class Tally(msgspec.Struct):
    games: int = 0
    wins: int = 0  # including shared ones


class GameStatistics(msgspec.Struct):
    """For one game and number of players. Games on a shared device are not counted."""

    game: str
    players: int
    games: int
    wins: int
    share: float  # of the wins; a shared win counts partly
    place: float  # average
    streak: int  # games won in a row; negative: not won
    against: dict[str, Tally]  # people, bots


class Statistics(msgspec.Struct):
    records: list[GameStatistics]
    last: list[Played]  # newest first


async def statistics(database: Database, person: str) -> Statistics:
    rows = await database.read(
        "SELECT table_id, game, players, against, place, won, score, at FROM results "
        "WHERE person = ? ORDER BY at DESC, table_id, seat",
        person,
    )
    played = [Played(*row) for row in rows]
    kinds: dict[tuple[str, int], list[Played]] = {}
    for one in played:
        if one.against != "shared":
            kinds.setdefault((one.game, one.players), []).append(one)
    return Statistics([of_kind(*kind, kinds[kind]) for kind in sorted(kinds)], played[:LAST])


def of_kind(game: str, players: int, played: list[Played]) -> GameStatistics:
    """The statistics of games of one kind, given newest first."""
    count = len(played)
    tallies = {"people": Tally(), "bots": Tally()}
    for one in played:
        tallies[one.against].games += 1
        tallies[one.against].wins += one.won > 0
    return GameStatistics(
        game,
        players,
        count,
        sum(one.won > 0 for one in played),
        sum(one.won for one in played) / count,
        sum(one.place for one in played) / count,
        streak(played),
        tallies,
    )


def streak(played: list[Played]) -> int:
    won = played[0].won > 0
    for count, one in enumerate(played):
        if (one.won > 0) != won:
            return count if won else -count
    return len(played) if won else -len(played)
