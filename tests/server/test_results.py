"""Finished games: results, ratings and statistics; every game is counted exactly once."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from itertools import count as counting
from pathlib import Path
from typing import Any, cast

import pytest
from alembic import command
from sqlalchemy import create_engine

from tests.server.clients import (
    BOT,
    HOST_SEAT,
    OPEN,
    House,
    Message,
    Person,
    Refusal,
    all_of,
    is_over,
    opened,
    varied,
)
from tests.server.conftest import MOSTLY_SQLITE
from tests.server.harness import Server, prepare, query
from tests.table.test_table import PEOPLE, Logged, begun
from tidetable.server.database import Database, Statement
from tidetable.server.migrate import config, migrate_postgres, migrate_sqlite
from tidetable.server.postgres import Postgres as PostgresDatabase
from tidetable.server.ratings import ratings_of
from tidetable.server.results import (
    TRIES,
    count,
    count_finished,
    insert_results,
    places,
    stored_game,
)
from tidetable.server.sqlite import Sqlite
from tidetable.server.statistics import statistics
from tidetable.table import entries as log
from tidetable.table.table import Table

WITHIN = 30.0  # seconds
RESULTS = (
    "SELECT seat, person, place, won, score, against FROM results WHERE table_id = ? ORDER BY seat"
)


# -- without a server ----------------------------------------------------------------------------


def ended(players: int = 2, **plans: object) -> Logged:
    """A game played to its end."""
    played = begun(players, **plans)
    while played.table.status == "playing":
        seat = played.table.to_move()
        if played.table.seats[seat].bot is None:
            played.move(played.table.ply)
        else:
            actions = played.table.state.actions()
            played.add(log.Moved(seat, actions[played.table.ply % len(actions)]))
    return played


def named(table: Table, suffix: str) -> Table:
    """The same game at a table of its own."""
    table.id = f"{table.id}-{suffix}"
    return table


def test_places_follow_the_result() -> None:
    for players in (2, 3, 4):
        table = ended(players).table
        came, ahead = places(table), table.game.margins(table.state)
        assert min(came) == 1
        assert [seat for seat in range(players) if came[seat] == 1] == table.winners()
        losers = [seat for seat in range(players) if came[seat] > 1]
        for one in losers:
            for two in losers:
                assert (came[one] < came[two]) == (ahead[one] > ahead[two])


def test_players_who_give_up_come_last_and_do_not_win() -> None:
    played = begun(3)
    table = played.table
    quitter = (table.to_move() + 1) % 3
    played.add(table.resign(quitter, PEOPLE[quitter]))
    left = (quitter + 1) % 3
    played.add(table.stand(left, PEOPLE[left]))
    played.add(table.stand_in(left, PEOPLE[(quitter + 2) % 3]))
    while table.status == "playing":
        actions = table.state.actions()
        played.add(log.Moved(table.to_move(), actions[table.ply % len(actions)]))
    came = places(table)
    assert came[(quitter + 2) % 3] == 1
    assert (came[quitter], came[left]) == ((3, 2) if left in table.winners() else (2, 2))
    rows = {row[1][1]: row[1] for row in insert_results(table)}
    assert rows[quitter][7] == rows[left][7] == 0
    assert rows[quitter][8] is not None


def bot_ended(winner: bool, once: bool = False, **plans: object) -> tuple[Table, int]:
    """A rated game that a bot finishes for somebody who is only away, and who would win or not."""
    for offset in range(40):
        played = begun(2, rated=True, **plans)
        table = played.table
        away = table.to_move()
        ended_for = table.stand_in(away, PEOPLE[1 - away], once, 0.0)
        while table.status == "playing":
            if table.to_move() == away and table.seats[away].bot is None:
                played.add(ended_for)
            actions = table.state.actions()
            choice = (table.ply * 7 + offset) % len(actions)
            played.add(log.Moved(table.to_move(), actions[choice]))
        if (table.winners() == [away]) == winner:
            return table, away
    raise AssertionError("no such game")


@pytest.mark.parametrize("once", [False, True])
async def test_somebody_who_was_only_away_comes_where_the_bot_came(
    tmp_path: Path, once: bool
) -> None:
    """The others decide that a bot plays: it must not make a leader the last one."""
    prepare(str(tmp_path / "results.sqlite"))
    database = Sqlite(tmp_path / "results.sqlite")
    table, away = bot_ended(winner=True, once=once)
    assert places(table)[away] == 1
    won = {row[1][1]: row[1][7] for row in insert_results(table)}
    assert won[away] == 0, "a win that a bot finished is not the person's"
    await count(database, table)
    assert [await ratings_of(database, person) for person in PEOPLE[:2]] == [{}, {}]
    table, away = bot_ended(winner=False, once=once)
    await count(database, named(table, "lost"))
    lost, other = [(await ratings_of(database, PEOPLE[n]))["kadora"] for n in (away, 1 - away)]
    assert lost.mu <= other.mu, "and a loss is one"
    await database.close()


def test_a_player_who_leaves_or_runs_out_of_time_has_given_up() -> None:
    played = begun(2, rated=True, clock=log.TimeControl(per_move=60))
    table = played.table
    late = table.to_move()
    out = table.ran_out(played.at + 100)
    assert out is not None
    played.add(out, 100)
    while table.status == "playing":
        actions = table.state.actions()
        played.add(log.Moved(table.to_move(), actions[table.ply % len(actions)]))
    assert places(table)[late] == 2


def test_the_last_player_left_is_first_and_there_are_no_scores() -> None:
    played = begun(3)
    played.add(played.table.resign(0, "ann"))
    played.add(played.table.resign(2, "cis"))
    assert places(played.table) == [2, 1, 2]
    assert {row[1][8] for row in insert_results(played.table)} == {None}


@contextlib.asynccontextmanager
async def two_processes(address: str) -> AsyncIterator[list[Database]]:
    """The database as two processes open it."""
    both: list[Database]
    if address.startswith("postgresql://"):
        await migrate_postgres(address)
        both = [await PostgresDatabase.open(address) for _ in range(2)]
    else:
        await asyncio.to_thread(migrate_sqlite, Path(address))
        both = [Sqlite(Path(address)) for _ in range(2)]
    try:
        yield both
    finally:
        for one in both:
            await one.close()


async def test_a_game_is_counted_once_by_any_number_of_processes(address: str) -> None:
    table = named(ended(3, rated=True).table, "once")
    async with two_processes(address) as both:
        await all_of(*(count(one, table) for one in both * 5))
        assert len(await both[0].read(RESULTS, table.id)) == 3
        answer = await stored_game(both[1], table.id)
        assert answer is not None
        assert answer.record == table.record() | {"outcomes": answer.record["outcomes"]}
        ratings = [(await ratings_of(both[0], person))["kadora"] for person in PEOPLE[:3]]
        assert {rating.games for rating in ratings} == {1}
        best = table.winners() or [places(table).index(1)]
        assert max(ratings, key=lambda rating: rating.mu) is ratings[best[0]]


async def test_games_that_end_at_the_same_time_all_count(address: str) -> None:
    tables = [named(ended(2, rated=True).table, str(n)) for n in range(12)]
    async with two_processes(address) as both:
        await all_of(*(count(both[n % 2], table) for n, table in enumerate(tables)))
        found = await ratings_of(both[0], "ann")
        assert found["kadora"].games == 12
        assert (await ratings_of(both[0], "ben"))["kadora"].games == 12
        assert found["kadora"].sigma < 8


async def test_many_rated_games_of_one_person_at_the_same_time(tmp_path: Path) -> None:
    """More games than the number of attempts to count one."""
    tables = [named(ended(2, rated=True).table, str(n)) for n in range(TRIES + 5)]
    async with two_processes(str(tmp_path / "results.sqlite")) as (one, _):
        assert await count_finished(one, tables) == {table.id for table in tables}
        assert (await ratings_of(one, "ann"))["kadora"].games == TRIES + 5


async def test_a_game_that_cannot_be_counted_does_not_affect_others(tmp_path: Path) -> None:
    good, bad = (named(ended(2).table, name) for name in ("good", "bad"))
    bad.over_at = None  # a game without an end
    async with two_processes(str(tmp_path / "results.sqlite")) as (one, _):
        assert await count_finished(one, [bad, good]) == {good.id}
        assert await stored_game(one, bad.id) is None
        assert await stored_game(one, good.id) is not None


class Counting:
    """A database that counts its transactions and lookups."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writes = self.lookups = 0

    async def write(self, *statements: Statement) -> None:
        self.writes += 1
        await self.database.write(*statements)

    async def row(self, sql: str, *values: object) -> object:
        self.lookups += 1
        return await self.database.row(sql, *values)


async def test_games_that_end_together_are_counted_in_one_transaction(address: str) -> None:
    tables = [named(ended(2).table, f"together-{n}") for n in range(5)]
    async with two_processes(address) as (one, _):
        counted = Counting(one)
        assert await count_finished(cast(Any, counted), tables[:4]) == {t.id for t in tables[:4]}
        assert (counted.writes, counted.lookups) == (1, 0)
        # One that was counted before keeps no other from being counted, and is not counted twice.
        assert await count_finished(one, tables[3:]) == {t.id for t in tables[3:]}
        for table in tables:
            assert len(await one.read(RESULTS, table.id)) == 2
            assert await stored_game(one, table.id) is not None


async def test_a_person_on_two_seats_is_not_rated(address: str) -> None:
    """As when a guest logs in to the account on the other seat."""
    played = ended(2, rated=True)
    played.add(log.Handed("ben", "ann", "Ann"))
    async with two_processes(address) as (one, _):
        await count(one, played.table)
        assert await ratings_of(one, "ann") == {}
        assert len(await one.read(RESULTS, played.table.id)) == 2


async def test_statistics_add_up(address: str) -> None:
    numbers = counting()
    async with two_processes(address) as (one, _):
        for plans in ({}, {}, {"seats": [log.SeatPlan("host"), log.SeatPlan("bot", "random")]}):
            await count(one, named(ended(2, **plans).table, str(next(numbers))))
        for winner in (0, 1, 1):
            played = begun(3)
            played.at = 10_000.0 + next(numbers)
            for seat in {0, 1, 2} - {winner}:
                played.add(played.table.resign(seat, PEOPLE[seat]))
            await count(one, named(played.table, str(next(numbers))))
        answer = await statistics(one, "ben")
        assert [(record.players, record.games) for record in answer.records] == [(2, 2), (3, 3)]
        three = answer.records[1]
        assert three.against["people"].games == 3
        assert three.against["bots"].games == 0
        assert (three.wins, three.share, three.streak) == (2, 2 / 3, 2)
        assert three.place == (2 + 1 + 1) / 3
        assert len(answer.last) == 5
        assert [one.at for one in answer.last] == sorted(
            (one.at for one in answer.last), reverse=True
        )
        ann = await statistics(one, "ann")
        assert ann.records[0].against["bots"].games == 1
        assert ann.records[1].streak == -2
        assert await statistics(one, "eve") == type(answer)([], [])


# -- with one ------------------------------------------------------------------------------------


async def counted(person: Person, games: int) -> Message:
    """The person's statistics, once they include this many games."""
    async with asyncio.timeout(WITHIN):
        while True:
            answer: Message = await person.get("/api/me/statistics")
            if len(answer["last"]) >= games:
                return answer
            await asyncio.sleep(0.05)


async def play(people: list[Person], table: str) -> Message:
    async with opened(*(person.at(table) for person in people)) as places:
        ends = await all_of(*(place.play(varied) for place in places))
    end: Message = ends[0]
    return end


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_only_rated_games_change_ratings(house: House) -> None:
    people = await house.guests(3)
    await play(people, await house.table(people))
    await counted(people[0], 1)
    assert (await people[0].get("/api/me"))["ratings"] == {}
    table = await house.table(people, rated=True)
    end = await play(people, table)
    answer = [await counted(person, 2) for person in people]
    ratings = [(await person.get("/api/me"))["ratings"]["kadora"] for person in people]
    for seat, rating in enumerate(ratings):
        assert rating["games"] == 1
        assert (rating["mu"] == max(one["mu"] for one in ratings)) == (
            answer[seat]["last"][0]["place"] == 1
        )
        assert answer[seat]["last"][0]["score"] == end["table"]["scores"][seat]
        assert answer[seat]["last"][0]["table"] == table
        assert (answer[seat]["last"][0]["won"] > 0) == (seat in end["table"]["winners"])
    stranger = await house.guest("Cis")
    await people[0].post("/api/accounts", {"account": people[0].id, "password": "a long secret"})
    public = await stranger.get(f"/api/people/{people[0].id}")
    assert public["ratings"]["kadora"] == ratings[0]
    assert public["records"][0]["games"] == 2
    assert table not in str(public)
    assert end["table"]["seats"][0]["who"] == people[0].id
    # The next rated table shows the rating at the time of sitting down.
    again = await people[0].post(f"/api/tables/{table}/again")
    assert again["rated"]
    fresh = await people[0].make([HOST_SEAT, OPEN], rated=True)
    assert (await stranger.get(f"/api/tables/{fresh}"))["seats"][0]["rating"] == ratings[0]["shown"]
    for nobody in ("nobody", "a%00b", "x" * 500):
        with pytest.raises(Refusal, match=r"no-such-person|http-404"):
            await stranger.get(f"/api/people/{nobody}")


async def test_rated_tables_need_different_people(house: House) -> None:
    ann, ben = await house.guests(2)
    for seats in ([HOST_SEAT, HOST_SEAT], [HOST_SEAT, BOT]):
        with pytest.raises(Refusal, match="rated-people"):
            await ann.make(seats, rated=True)
    table = await ann.make([HOST_SEAT, OPEN], rated=True)
    with pytest.raises(Refusal, match="rated-people"):
        await ann.sit(table, 1)
    await ben.sit(table, 1)


async def test_a_game_that_ends_before_a_crash_is_counted_once(own_server: Server) -> None:
    own_server.without_bots().start()
    people = await House([own_server]).guests(2)
    table = await House([own_server]).table(people, rated=True)
    async with people[0].at(table) as place:
        await place.do("resign", seat=0)
        await place.sees(is_over)
        own_server.kill()  # most likely before the game is counted
    await asyncio.to_thread(own_server.start)
    await all_of(*(counted(person, 1) for person in people))
    own_server.kill()
    await asyncio.to_thread(own_server.start)
    ratings = [(await person.get("/api/me"))["ratings"]["kadora"] for person in people]
    assert [rating["games"] for rating in ratings] == [1, 1]
    assert ratings[0]["shown"] < ratings[1]["shown"]


@pytest.mark.thorough
async def test_games_from_before_the_results_migration_are_counted(
    sqlite_server: Server,
) -> None:
    sqlite_server.without_bots().start()
    people = await House([sqlite_server]).guests(2)
    table = await House([sqlite_server]).table(people)
    await play(people, table)
    before = await counted(people[0], 1)
    sqlite_server.stop()
    engine = create_engine(f"sqlite:///{sqlite_server.database}")
    with engine.begin() as connection:
        command.downgrade(config(connection), "0001")
    engine.dispose()
    await asyncio.to_thread(sqlite_server.start)
    assert await counted(people[0], 1) == before
    assert len(await query(sqlite_server, RESULTS, table)) == 2


async def test_a_guests_results_move_to_the_account(house: House) -> None:
    captain, guest = await house.guests(2)
    await captain.post("/api/accounts", {"account": captain.id, "password": "a long secret"})
    table = await house.table([captain, guest], rated=True)
    async with captain.at(table) as place:
        await place.do("resign", seat=0)
    await counted(guest, 1)
    own = (await captain.get("/api/me"))["ratings"]
    other = await house.guest("Other")
    await other.post("/api/accounts", {"account": other.id, "password": "a long secret"})
    brought = (await guest.get("/api/me"))["ratings"]
    await guest.post("/api/login", {"account": other.id, "password": "a long secret"})
    assert (await other.get("/api/me"))["ratings"] == brought
    assert len((await other.get("/api/me/statistics"))["last"]) == 1
    assert (await captain.get("/api/me"))["ratings"] == own
