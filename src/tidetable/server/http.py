"""HTTP handlers for games, tables and lists. people.py and finished.py have the others."""

import contextlib
from functools import partial
from time import time
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.config.compression import CompressionConfig
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from msgspec import Meta

from tidetable import games
from tidetable.rulebook import (
    ReconstructedValue,
    RulesSection,
    chosen_options,
    reconstructed_values,
    sections,
)
from tidetable.server import (
    devices,
    finished,
    friend_routes,
    game_files,
    invitation_routes,
    joining,
    leaderboards,
    notification_routes,
    past_games,
    people,
    profiles,
    puzzles,
    recovery_routes,
    reports,
    tournament_routes,
    webhooks,
)
from tidetable.server.bot_tables import check_room
from tidetable.server.carrying import Carried, brought, carry, taken_along
from tidetable.server.disconnects import while_connected
from tidetable.server.explain import Attempt, Explanation, explain, explanation
from tidetable.server.joining import sit_down
from tidetable.server.limits import address_of, costs
from tidetable.server.messages import MyTable, Summary
from tidetable.server.names import clean
from tidetable.server.pages import language_of
from tidetable.server.requests import GameInfo, Hint, NewTable, TableMade, game_info, played_on
from tidetable.server.services import Services
from tidetable.server.summaries import is_turn, new_made, read_summary, summary, time_left
from tidetable.table.table import TableError
from tidetable.text import Text

CONSIDERED = 200  # open tables that a filter looks at ...
SHOWN = 50  # ... and how many of them are shown

# For large answers that are the same for everybody: one that holds a secret beside words of
# somebody else would reveal it by its length (decision 145).
PACKED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=5)
)


def routes(services: Services) -> list[HTTPRouteHandler]:
    """All handlers that use these services."""
    authenticated = services.authenticated

    @get("/api/games")
    async def all_games() -> list[GameInfo]:
        return [game_info(game, game_files.board_url(game)) for game in games.all()]

    @get("/api/games/{game:str}/rules", middleware=[PACKED])
    async def rules(
        game: str,
        lang: str = "en",
        players: int = 0,
        option: Annotated[list[str], Meta(max_length=20)] | None = None,
        examples: bool = True,
    ) -> list[RulesSection]:
        """The rules page, filled in from the data of the game, for a number of players and options
        (NAME=CHOICE); without them, for the usual ones. The worked examples can be left out."""
        played = games.get(game)
        chosen = chosen_options(option)
        return sections(Text(lang, game), played.data, players, chosen, examples)

    @get("/api/games/{game:str}/reconstructed")
    async def reconstructed(game: str, lang: str = "en") -> list[ReconstructedValue]:
        """The values of the game's data that no rulebook gives, and why they are what they are."""
        return reconstructed_values(Text(lang, game), games.get(game).data)

    @post("/api/tables", opt=costs(3))
    async def make_table(request: Request[Any, Any, Any], data: NewTable) -> TableMade:
        """Create a table. The caller takes the seats of kind "host"."""
        person = await authenticated(request)
        data.names = {seat: clean(name) for seat, name in data.names.items()}
        if data.names:
            services.mutes.check(person.id)
        if any(plan.kind == "bot" for plan in data.seats):
            alone = all(plan.kind == "bot" for plan in data.seats)
            check_room(services.registry.tables.values(), person.id, alone)
        old = None if data.after is None else await services.registry.get(data.after.table)
        carried = None if data.record is None else await services.threads.run(brought, data.record)
        past, options = played_on(data, None if old is None else old.table, carried)
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
            patience=data.patience,
            stand_in=data.stand_in,
            rating_low=data.rating_low,
            rating_high=data.rating_high,
            past=past,
        )
        place: contextlib.AbstractAsyncContextManager[None] = contextlib.nullcontext()
        if made.listed:
            place = services.listing.place(services.store, person.id, address_of(request.scope))
        async with place:
            table = await services.registry.create(made)
        for seat, plan in enumerate(data.seats):
            if plan.kind == "host":
                companion = data.names.get(str(seat))
                await sit_down(services, table.id, seat, person, True, companion)
        invitations = {
            str(seat): table.invitation(seat, services.secret)
            for seat, plan in enumerate(data.seats)
            if plan.kind == "invited"
        }
        return TableMade(summary(table), invitations)

    @get("/api/tables")
    async def open_tables(game: str | None = None, rated: bool | None = None) -> list[Summary]:
        """Open tables that anybody may join, perhaps only those of one game, or (not) rated."""
        filtered = game is not None or rated is not None
        rows = await services.store.open_tables(time(), CONSIDERED if filtered else SHOWN)
        fitting = (table for table in map(read_summary, rows) if game in (None, table.game))
        return [table for table in fitting if rated in (None, table.rated)][:SHOWN]

    @get("/api/me/tables")
    async def my_tables(request: Request[Any, Any, Any]) -> list[MyTable]:
        """All games of the caller, newest first."""
        person = await authenticated(request)
        found = []
        services.attention.asks(person.id)
        services.online.asks(person.id)
        for row in await services.store.tables_of(person.id):
            table = read_summary(row.summary)
            turn = is_turn(table, row.yours)
            found.append(MyTable(table, row.yours, turn, time_left(table, row.due)))
        return found

    @get("/api/tables/{table_id:str}")
    async def one_table(table_id: str) -> Summary:
        return summary((await services.registry.get(table_id)).table)

    @get("/api/tables/{table_id:str}/carry", opt=costs(3))
    async def carry_over(request: Request[Any, Any, Any], table_id: str) -> Carried:
        """The caller's running game against bots, to be played on without a server. It does not
        count here any more: the caller could look at every card."""
        person = await authenticated(request)
        await services.commands.run(table_id, partial(taken_along, person=person.id))
        return carry((await services.registry.get(table_id)).table, person.id)

    @post("/api/tables/{table_id:str}/hint", status_code=200)
    async def hint(request: Request[Any, Any, Any], table_id: str) -> Hint:
        """The move that a bot would make now for the caller, and why. Not at rated tables."""
        person = await authenticated(request)
        table = (await services.registry.get(table_id)).table
        table.hintable(person.id)
        ply = table.ply
        asker = services.last_seen.saw(person.id, request.scope)
        advice = await while_connected(request, services.thinking.hint(table, asker))
        if table.ply != ply:
            raise TableError("stale", sent=ply, now=table.ply)
        return Hint(ply, table.game.move(table.state, advice.action), advice.why)

    @post("/api/tables/{table_id:str}/explain", status_code=200)
    async def explain_move(
        request: Request[Any, Any, Any], table_id: str, data: Attempt
    ) -> Explanation:
        """Why a move is refused. For the person whose turn it is; nothing is changed."""
        person = await authenticated(request)
        table = (await services.registry.get(table_id)).table
        return explanation(table, explain(table, person.id, data), language_of(request))

    return [
        *people.routes(services),
        *profiles.routes(services),
        *leaderboards.routes(services),
        *puzzles.routes(services),
        *friend_routes.routes(services),
        *invitation_routes.routes(services),
        *devices.routes(services),
        *notification_routes.routes(services),
        *recovery_routes.routes(services),
        *joining.routes(services),
        *tournament_routes.routes(services),
        *reports.routes(services),
        *webhooks.routes(services),
        *(all_games, make_table, open_tables, my_tables, one_table, carry_over),
        *(rules, reconstructed, hint, explain_move, *finished.routes(services)),
        *(*past_games.routes(services), *game_files.routes()),
    ]
