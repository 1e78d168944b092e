"""HTTP handlers for tournaments. Clients ask for a tournament again every few seconds, with the
ETag of what they have: usually the answer is short."""

from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable import bots, games
from tidetable.engine.errors import SetupError
from tidetable.server.limits import address_of, costs
from tidetable.server.messages import PersonId
from tidetable.server.names import clean
from tidetable.server.services import Services
from tidetable.server.summaries import new_made
from tidetable.server.tournament_store import TournamentSummary
from tidetable.server.tournament_views import TournamentView, host_away, view
from tidetable.server.tournaments import Plan
from tidetable.server.uptime import uptime
from tidetable.table.entries import SeatPlan, TimeControl
from tidetable.table.table import TableError
from tidetable.tournament.entries import Settings, Uneven

SHOWN = 50  # tournaments on the public list
MINE = 30  # tournaments of one person
Seconds = Annotated[float, Meta(ge=5, le=86_400)]


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=60)]
    size: Annotated[int, Meta(ge=2, le=8)]  # players at a table
    rounds: Annotated[int, Meta(ge=1, le=15)]
    title: Annotated[str, Meta(max_length=30)] = ""
    options: dict[str, str] = {}
    clock: TimeControl = TimeControl()
    rated: bool = False
    spectators: bool = True
    listed: bool = True
    uneven: Uneven = "smaller"  # where numbers do not divide: smaller tables, or byes
    late: bool = True  # people may join until the second round
    no_show: Seconds = 300.0
    pause: Annotated[float, Meta(ge=0, le=86_400)] | None = 30.0  # None: the host calls rounds
    limit: Seconds = 3600.0
    stand_in: Annotated[str, Meta(min_length=1, max_length=60)] = "normal"
    joins: bool = True  # the host plays, too


class WhichRound(msgspec.Struct, forbid_unknown_fields=True):
    round: Annotated[int, Meta(ge=1, le=100)]


class WhichPerson(msgspec.Struct, forbid_unknown_fields=True):
    person: PersonId


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]
    winner: PersonId | None = None  # None: nobody is ahead


class CodeFound(msgspec.Struct):
    """What a code leads to: a table or a tournament."""

    table: str | None = None
    tournament: str | None = None


def checked(data: NewTournament, host: str) -> Settings:
    """The settings of a new tournament: a table of it can be made."""
    game = games.get(data.game)
    known = list(game.players)
    if data.size not in known:
        low, high = min(known), max(known)
        raise SetupError("bad-players", game=data.game, players=data.size, low=low, high=high)
    bots.level(data.stand_in)
    seats = [SeatPlan("invited") for _ in range(data.size)]
    made = new_made(
        data.game, data.size, host, seats, data.options, rated=data.rated, clock=data.clock
    )
    return Settings(
        title=clean(data.title) if data.title.strip() else "",
        game=data.game,
        options=made.options,
        sizes=known,
        size=data.size,
        rounds=data.rounds,
        clock=data.clock,
        rated=data.rated,
        spectators=data.spectators,
        listed=data.listed,
        uneven=data.uneven,
        late=data.late,
        no_show=data.no_show,
        pause=data.pause,
        limit=data.limit,
        stand_in=data.stand_in,
    )


def routes(services: Services) -> list[HTTPRouteHandler]:
    authenticated = services.authenticated

    async def run(request: Request[Any, Any, Any], id_: str, plan: Plan) -> TournamentView:
        """Execute a command of the caller."""
        await services.tournaments.run(id_, plan)
        loaded = await services.tournaments.get(id_)  # with new names
        await services.tournaments.saw(loaded, (await authenticated(request)).id)
        return view(loaded)

    @post("/api/tournaments", opt=costs(5))
    async def open_tournament(
        request: Request[Any, Any, Any], data: NewTournament
    ) -> TournamentView:
        """Open a tournament. The caller is its host, and takes part unless `joins` is false."""
        person = await authenticated(request)
        loaded = await services.tournaments.open(checked(data, person.id), person.id)
        id_ = loaded.tournament.id
        if not data.joins:
            return view(loaded)
        return await run(request, id_, lambda one: one.join(person.id))

    @get("/api/tournaments")
    async def all_tournaments() -> list[TournamentSummary]:
        """Tournaments that anybody may join, newest first."""
        return await services.tournaments.store.joinable(time(), SHOWN)

    @get("/api/me/tournaments")
    async def my_tournaments(request: Request[Any, Any, Any]) -> list[TournamentSummary]:
        """The tournaments in which the caller takes part or is host, the last changed first."""
        person = await authenticated(request)
        return await services.tournaments.store.of(person.id, MINE)

    @get("/api/tournaments/{tournament_id:str}")
    async def one_tournament(
        request: Request[Any, Any, Any], tournament_id: str
    ) -> Response[TournamentView | None]:
        """A tournament, its rounds and standings; 304 if nothing has changed since."""
        loaded = await services.tournaments.get(tournament_id)
        if "authorization" in request.headers:
            await services.tournaments.saw(loaded, (await authenticated(request)).id)
        shown = view(loaded)
        # Not stored by browsers: the countdowns of an old answer would be wrong.
        headers = {"etag": f'"{shown.tag}"', "cache-control": "no-store"}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(None, status_code=304, headers=headers)
        return Response(shown, headers=headers)

    @post("/api/tournaments/{tournament_id:str}/join", status_code=200)
    async def join(request: Request[Any, Any, Any], tournament_id: str) -> TournamentView:
        person = await authenticated(request)
        return await run(request, tournament_id, lambda one: one.join(person.id))

    @post("/api/tournaments/{tournament_id:str}/withdraw", status_code=200)
    async def withdraw(request: Request[Any, Any, Any], tournament_id: str) -> TournamentView:
        """Do not play on. A game that is not over is given up."""
        person = await authenticated(request)
        return await run(request, tournament_id, lambda one: one.withdraw(person.id))

    @post("/api/tournaments/{tournament_id:str}/take-over", status_code=200)
    async def take_over(request: Request[Any, Any, Any], tournament_id: str) -> TournamentView:
        """Be the host in the place of one who has not looked for two minutes."""
        person = await authenticated(request)
        away = host_away(await services.tournaments.get(tournament_id))
        return await run(request, tournament_id, lambda one: one.take_over(person.id, away))

    @post("/api/tournaments/{tournament_id:str}/begin", status_code=200)
    async def begin_tournament(
        request: Request[Any, Any, Any], tournament_id: str
    ) -> TournamentView:
        person = await authenticated(request)
        return await run(request, tournament_id, lambda one: one.begin(person.id))

    @post("/api/tournaments/{tournament_id:str}/next", status_code=200)
    async def next_round(
        request: Request[Any, Any, Any], tournament_id: str, data: WhichRound
    ) -> TournamentView:
        """Begin a round before the pause is over."""
        person = await authenticated(request)
        return await run(request, tournament_id, lambda one: one.call(person.id, data.round))

    @post("/api/tournaments/{tournament_id:str}/remove", status_code=200)
    async def remove(
        request: Request[Any, Any, Any], tournament_id: str, data: WhichPerson
    ) -> TournamentView:
        """Do not let somebody play on after the current game."""
        person = await authenticated(request)
        return await run(request, tournament_id, lambda one: one.remove(data.person, person.id))

    @post("/api/tournaments/{tournament_id:str}/host", status_code=200)
    async def make_host(
        request: Request[Any, Any, Any], tournament_id: str, data: WhichPerson
    ) -> TournamentView:
        """Hand the tournament over to somebody who takes part."""
        person = await authenticated(request)
        return await run(request, tournament_id, lambda one: one.make_host(data.person, person.id))

    @post("/api/tournaments/{tournament_id:str}/cancel", status_code=200)
    async def cancel(request: Request[Any, Any, Any], tournament_id: str) -> TournamentView:
        person = await authenticated(request)
        return await run(request, tournament_id, lambda one: one.cancel(person.id))

    @post("/api/tournaments/{tournament_id:str}/decide", status_code=200)
    async def decide(
        request: Request[Any, Any, Any], tournament_id: str, data: Decision
    ) -> TournamentView:
        """Decide a game that does not come to an end."""
        person = await authenticated(request)
        (await services.tournaments.get(tournament_id)).tournament.table(data.table)
        table = (await services.registry.get(data.table)).table
        halted = table.status == "halted"
        return await run(
            request,
            tournament_id,
            lambda one: one.decide(data.table, data.winner, person.id, uptime.now(), halted),
        )

    @get("/api/join/{code:str}", opt=costs(3))
    async def find_code(request: Request[Any, Any, Any], code: str) -> CodeFound:
        """What a code leads to: a table or a tournament."""
        found = await services.codes.find(code, address_of(request.scope))
        if found is None:
            raise TableError("no-such-code")
        return CodeFound(*found)

    return [
        *(open_tournament, all_tournaments, my_tournaments, one_tournament, find_code),
        *(join, withdraw, take_over, begin_tournament, next_round),
        *(remove, make_host, cancel, decide),
    ]
