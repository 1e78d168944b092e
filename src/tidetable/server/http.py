"""HTTP handlers for games, tables and lists. people.py and finished.py have the others."""

import contextlib
from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable import bots, games
from tidetable.engine.game import Game
from tidetable.server import (
    explain,
    finished,
    game_files,
    imports,
    notification_routes,
    people,
    replays,
)
from tidetable.server.bot_tables import check_room, has_bots
from tidetable.server.disconnects import while_connected
from tidetable.server.limits import address_of, costs
from tidetable.server.messages import MyTable, Summary
from tidetable.server.people_store import Person
from tidetable.server.results import shown_rating
from tidetable.server.services import Services
from tidetable.server.summaries import is_turn, new_made, summary, time_left
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError
from tidetable.text import Text

Short = Annotated[str, Meta(min_length=1, max_length=60)]
Players = Annotated[int, Meta(ge=1, le=8)]


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    options: dict[str, list[str]]
    bots: list[str]
    parameters: dict[str, str]  # what the parameters of events, moves and refusals are
    seat_kind: str  # the field of a seat in the view that names it: message KIND-WORD
    board: str | None  # a board module that the game brings along


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of a finished game: the state after this many decisions."""

    table: Annotated[str, Meta(max_length=40)]
    step: Annotated[int, Meta(ge=0, lt=2**31)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Short
    players: Players
    seats: Annotated[list[log.SeatPlan], Meta(max_length=8)]
    options: dict[str, str] = {}
    listed: bool = True
    spectators: bool = True
    rated: bool = False
    clock: log.TimeControl = log.TimeControl()
    after: Position | None = msgspec.field(name="from", default=None)  # not listed, not rated


class TableMade(msgspec.Struct):
    table: Summary
    invitations: dict[str, str]  # seat -> the code that opens it


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=15)]
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=15)]


class RulesSection(msgspec.Struct):
    id: str
    title: str
    text: str


class Hint(msgspec.Struct):
    ply: int
    move: dict[str, Any]


def routes(services: Services) -> list[HTTPRouteHandler]:
    """All handlers that use these services."""
    authenticated = services.authenticated

    @get("/api/games")
    async def all_games() -> list[GameInfo]:
        return [
            GameInfo(
                game.name,
                list(game.players),
                {name: list(choices) for name, choices in game.options.items()},
                bots.names(),
                game.parameters,
                game.seat_kind,
                game_files.board_url(game),
            )
            for game in games.all()
        ]

    @get("/api/games/{game:str}/rules")
    async def rules(game: str, lang: str = "en") -> list[RulesSection]:
        """The rules page, filled in from the data of the game."""
        return rules_page(games.get(game), lang)

    @post("/api/tables", opt=costs(3))
    async def make_table(request: Request[Any, Any, Any], data: NewTable) -> TableMade:
        """Create a table. The caller takes the seats of kind "host"."""
        person = await authenticated(request)
        if any(plan.kind == "bot" for plan in data.seats):
            alone = all(plan.kind == "bot" for plan in data.seats)
            check_room(services.registry.tables.values(), person.id, alone)
        past, options = None, data.options
        if data.after is not None:
            old = (await services.registry.get(data.after.table)).table
            past, options = old.past(data.after.step), old.made.options
            if (old.made.game, old.made.players) != (data.game, data.players):
                raise TableError("other-game", game=old.made.game, players=old.made.players)
        made = new_made(
            data.game,
            data.players,
            person.id,
            data.seats,
            options,
            listed=data.listed and past is None,
            spectators=data.spectators,
            rated=data.rated and past is None,
            clock=data.clock,
            past=past,
        )
        place: contextlib.AbstractAsyncContextManager[None] = contextlib.nullcontext()
        if made.listed:
            place = services.listing.place(services.store, person.id, address_of(request.scope))
        async with place:
            table = await services.registry.create(made)
        for seat, plan in enumerate(data.seats):
            if plan.kind == "host":
                await sit_down(table.id, seat, person, True)
        invitations = {
            str(seat): table.invitation(seat, services.secret)
            for seat, plan in enumerate(data.seats)
            if plan.kind == "invited"
        }
        return TableMade(summary(table), invitations)

    async def sit_down(table_id: str, seat: int, person: Person, invited: bool) -> Table:
        made = (await services.registry.get(table_id)).table.made
        rating = (
            await shown_rating(services.store.database, person.id, made.game)
            if made.rated
            else None
        )
        return await services.commands.run(
            table_id, lambda table: table.sit(seat, person.id, person.name, invited, rating)
        )

    @get("/api/tables")
    async def open_tables() -> list[Summary]:
        return [
            msgspec.json.decode(one, type=Summary)
            for one in await services.store.open_tables(time())
        ]

    @get("/api/me/tables")
    async def my_tables(request: Request[Any, Any, Any]) -> list[MyTable]:
        """All games of the caller, newest first."""
        person = await authenticated(request)
        found = []
        services.attention.asks(person.id)
        for row in await services.store.tables_of(person.id):
            table = msgspec.json.decode(row.summary, type=Summary)
            turn = is_turn(table, row.yours)
            found.append(MyTable(table, row.yours, turn, time_left(table, row.due)))
        return found

    @get("/api/tables/{table_id:str}")
    async def one_table(table_id: str) -> Summary:
        return summary((await services.registry.get(table_id)).table)

    @post("/api/tables/{table_id:str}/sit")
    async def sit(request: Request[Any, Any, Any], table_id: str, data: Sitting) -> Summary:
        person = await authenticated(request)
        table = (await services.registry.get(table_id)).table
        invited = data.invitation is not None and services.is_invited(
            table, data.seat, data.invitation
        )
        return summary(await sit_down(table_id, data.seat, person, invited))

    @post("/api/tables/{table_id:str}/hint", status_code=200)
    async def hint(request: Request[Any, Any, Any], table_id: str) -> Hint:
        """The move that a bot would make now for the caller. Not at rated tables."""
        person = await authenticated(request)
        table = (await services.registry.get(table_id)).table
        table.hintable(person.id)
        ply = table.ply
        asker = services.whereabouts.saw(person.id, request)
        action = await while_connected(request, services.thinking.hint(table, asker))
        if table.ply != ply:
            raise TableError("stale", sent=ply, now=table.ply)
        return Hint(ply, table.game.move(table.state, action))

    @post("/api/tables/{table_id:str}/stand")
    async def stand(request: Request[Any, Any, Any], table_id: str, data: Leaving) -> Summary:
        person = await authenticated(request)
        return summary(
            await services.commands.run(table_id, lambda table: table.stand(data.seat, person.id))
        )

    @post("/api/tables/{table_id:str}/begin")
    async def begin(request: Request[Any, Any, Any], table_id: str) -> Summary:
        person = await authenticated(request)

        def plan(table: Table) -> log.Began:
            began = table.begin(person.id)
            if has_bots(table):
                alone = not any(seat.present for seat in table.seats)
                check_room(services.registry.tables.values(), table.host, alone)
            return began

        return summary(await services.commands.run(table_id, plan))

    return [
        *people.routes(services),
        *notification_routes.routes(services),
        *explain.routes(services),
        *(all_games, make_table, open_tables, my_tables, one_table, sit, stand, begin),
        *(rules, hint, *finished.routes(services), *replays.routes(services)),
        *(*imports.routes(services), *game_files.routes()),
    ]


def rules_page(game: Game, lang: str) -> list[RulesSection]:
    text = Text(lang, game.name)
    filled = text.rules_parameters(game.data)
    return [
        RulesSection(section, text.title(code), text(code, **filled))
        for section in text.sections()
        for code in (f"rules-{section}",)
    ]
