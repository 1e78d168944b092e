"""What happens in a tournament without a person: tables are created, games begin, results come in,
and rounds follow each other.

Every process looks at all running tournaments about once a second, and does what is to be done.
Each step may be repeated, and is harmless the second time: a table of a round has an id that is in
the log before the table exists, and a result is taken from the finished games in the database, so
that nothing depends on a message that a crash could lose.
"""

import asyncio
import contextlib
import secrets
from typing import NamedTuple

import msgspec

from tidetable import bots, games
from tidetable.server.background import Background
from tidetable.server.commands import Commands
from tidetable.server.database import Conflict
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.plans import Plan
from tidetable.server.ratings import shown_rating
from tidetable.server.store import Ending, new_id
from tidetable.server.summaries import new_made
from tidetable.server.tournaments import LoadedTournament, Tournaments
from tidetable.server.uptime import uptime
from tidetable.table import entries as table_log
from tidetable.table.state import RATED_STAND_IN, fitting
from tidetable.table.table import Table
from tidetable.tournament.tournament import TableOfRound, Tournament

EVERY = 1.0  # seconds
CLOSED = "closed-table"  # by an administrator


def fair_stand_in(chosen: str) -> str:
    """The bot that plays for somebody who is away: the host may take part, and a weak one would be
    a weapon, as in a rated game."""
    levels = bots.names()
    return max(chosen, RATED_STAND_IN, key=levels.index) if chosen in levels else chosen


class Halted(msgspec.Struct):
    """The part of a summary that says why a table halted."""

    halted: str | None = None


class Waiting(NamedTuple):
    """Whose decision a game waits for, and since when, in server time."""

    ply: int
    since: float


class TournamentRounds:
    def __init__(
        self, tournaments: Tournaments, commands: Commands, background: Background
    ) -> None:
        self.tournaments = tournaments
        self.commands = commands
        self.registry = commands.registry
        self.database = commands.store.database
        self.background = background
        self.waiting: dict[str, Waiting] = {}  # by table: games that take too long
        self.news = asyncio.Event()
        tournaments.on_change = self.news.set

    async def run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), EVERY)
            self.news.clear()
            try:
                for id_ in await self.tournaments.store.running():
                    await self.look_after(id_)
            except Exception:
                log_error("tournaments were not looked after")
            await asyncio.sleep(EVERY / 10)  # several changes at once are one reason to look

    async def look_after(self, id_: str) -> None:
        """Do what a tournament needs now. One that fails does not affect the others."""
        try:
            loaded = await self.tournaments.get(id_)
            for table in self.unfinished(loaded.tournament):
                await self.see_host(loaded, table)
                await self.advance_table(loaded, table)
            await self.take_results(loaded)
            await self.tournaments.run(
                id_, lambda one: one.advance(uptime.now(), secrets.token_hex(8), lambda: new_id(9))
            )
        except Exception:
            log_error("a tournament was not looked after", tournament=id_)

    async def see_host(self, loaded: LoadedTournament, table: TableOfRound) -> None:
        """A host who plays is not away."""
        host, game = loaded.tournament.host, self.registry.tables.get(table.id)
        if game is not None and host in self.registry.people(game):
            await self.tournaments.saw(loaded, host)

    def unfinished(self, tournament: Tournament) -> list[TableOfRound]:
        last = tournament.current_round()
        return [] if last is None else [one for one in last.tables if one.outcome is None]

    # -- tables ----------------------------------------------------------------------------------

    async def advance_table(self, loaded: LoadedTournament, table: TableOfRound) -> None:
        """Do what a table of a round needs: create it, wait for its people, begin the game, and end
        one that would never end."""
        id_, now = loaded.tournament.id, uptime.now()
        if table.created_at is None:
            await self.create_table(loaded, table)
            return
        if table.started_at is None:
            while loaded.tournament.miss(table.id, now) is not None:
                await self.tournaments.run(id_, lambda one: one.miss(table.id, now))
            table = loaded.tournament.table(table.id)
            if not loaded.tournament.may_start(table):
                return
            await self.commands.run(table.id, begin)
            await self.tournaments.run(id_, lambda one: one.start(table.id))
        for person in loaded.tournament.given_up(table):
            await self.resign(table, table.people.index(person))
        if loaded.tournament.is_late(table, now):
            await self.hurry(loaded.tournament, table, now)

    async def create_table(self, loaded: LoadedTournament, table: TableOfRound) -> None:
        """Create a table of a round and seat its people."""
        tournament = loaded.tournament
        plan = tournament.settings
        made = new_made(
            plan.game,
            len(table.people),
            tournament.host,
            [table_log.SeatPlan("invited") for _ in table.people],
            # A smaller table may lack the seat that was to begin, and signs are for all seats.
            fitting(games.get(plan.game), plan.options, len(table.people)),
            listed=False,
            spectators=plan.spectators,
            rated=plan.rated,
            clock=plan.clock,
            stand_in=fair_stand_in(plan.stand_in),
            tournament=tournament.id,
        )
        with contextlib.suppress(Conflict):  # created before a crash, or by another process
            await self.registry.create(made, table.id)
        for seat, player in enumerate(table.people):
            person = tournament.current_id(player)
            rating = None
            if plan.rated:
                rating = await shown_rating(self.database, person, plan.game)
            await self.commands.run(table.id, sitting(seat, person, loaded.name(player), rating))
        await self.tournaments.run(tournament.id, lambda one: one.table_created(table.id))

    async def resign(self, table: TableOfRound, seat: int) -> None:
        """Give up for somebody who is not there any more."""
        known = self.registry.tables.get(table.id)
        if known is not None and known.table.seats[seat].resigned:
            return
        await self.commands.run(table.id, resigning(seat))

    async def hurry(self, tournament: Tournament, table: TableOfRound, now: float) -> None:
        """A round without clocks has reached its limit: a player who lets the others wait from now
        on for as long as one may be late gives up."""
        game = (await self.registry.get(table.id)).table
        known = self.waiting.get(table.id)
        if game.status != "playing":
            self.waiting.pop(table.id, None)
        elif known is None or known.ply != game.ply:
            self.waiting[table.id] = Waiting(game.ply, now)
        elif now - known.since >= tournament.settings.no_show:
            del self.waiting[table.id]
            seat = game.to_move()
            if game.seats[seat].bot is None:
                await self.commands.run(table.id, resigning(seat, game.ply))

    def arrived(self, loaded: LoadedTable, person: str) -> None:
        """Somebody has connected to a table: if it belongs to a tournament, they have come."""
        tournament, table = loaded.table.made.tournament, loaded.table
        if tournament is not None and table.status == "open" and table.seats_of(person):
            self.background.start(self.note_arrival(tournament, table.id, person))

    async def note_arrival(self, id_: str, table_id: str, person: str) -> None:
        await self.tournaments.run(id_, lambda one: one.come(table_id, person))

    # -- results ---------------------------------------------------------------------------------

    async def take_results(self, loaded: LoadedTournament) -> None:
        """Take over the results of games that are over: places as in the statistics."""
        ids = [table.id for table in self.unfinished(loaded.tournament) if table.started_at]
        if not ids:
            return
        marks = ", ".join("?" for _ in ids)
        ended = await self.database.read(
            f"SELECT id, status, summary FROM tables WHERE id IN ({marks}) "
            "AND status IN ('over', 'halted')",
            *ids,
        )
        if not ended:
            return
        rows = await self.database.read(
            f"SELECT table_id, place FROM results WHERE table_id IN ({marks}) "
            "ORDER BY table_id, seat",
            *ids,
        )
        places: dict[str, list[int]] = {}
        for table_id, place in rows:
            places.setdefault(table_id, []).append(place)
        for table_id, status, text in ended:
            await self.take(loaded, table_id, status, text, places.get(table_id))

    async def take(
        self,
        loaded: LoadedTournament,
        table_id: str,
        status: str,
        text: str,
        places: list[int] | None,
    ) -> None:
        id_, seats = loaded.tournament.id, len(loaded.tournament.table(table_id).people)
        if status == "over" and places is not None:
            nobody = not msgspec.json.decode(text, type=Ending).winners
            await self.tournaments.run(id_, lambda one: one.report(table_id, places, nobody))
        elif status == "halted" and msgspec.json.decode(text, type=Halted).halted == CLOSED:
            same = [1] * seats
            await self.tournaments.run(id_, lambda one: one.report(table_id, same, False, True))


# -- plans ---------------------------------------------------------------------------------------


def begin(table: Table) -> table_log.Began | None:
    return table_log.Began() if table.status == "open" else None


def sitting(seat: int, person: str, name: str, rating: int | None) -> Plan:
    def plan(table: Table) -> table_log.Sat | None:
        if table.status != "open" or table.seats[seat].taken:
            return None
        return table_log.Sat(seat, person, table.distinct(name, person), rating)

    return plan


def resigning(seat: int, ply: int | None = None) -> Plan:
    """Give up for a seat; only if the game has not continued since, where a ply is given."""

    def plan(table: Table) -> table_log.Resigned | None:
        if table.status != "playing" or table.seats[seat].resigned:
            return None
        return table_log.Resigned(seat) if ply in (None, table.ply) else None

    return plan
