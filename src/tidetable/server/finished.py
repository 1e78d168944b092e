"""HTTP handlers for finished games: record, replay, analysis, rematch and import."""

import contextlib
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable import games
from tidetable.engine import notation
from tidetable.engine.errors import TidetableError
from tidetable.puzzles.position import PuzzlePosition, shown
from tidetable.server.disconnects import while_connected
from tidetable.server.imports import finished_record, imported
from tidetable.server.judgements import AT_ONCE, ITERATIONS, Judgement, judged
from tidetable.server.limits import costs
from tidetable.server.messages import Summary
from tidetable.server.records import FinishedGame, finished_game
from tidetable.server.rematch_seats import Rematch
from tidetable.server.rematches import rematch
from tidetable.server.replays import STEPS, Replay, check, encoded_page
from tidetable.server.results import stored_game
from tidetable.server.services import Services
from tidetable.server.summaries import summary
from tidetable.table.table import Table, TableError


class Imported(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=100_000)]  # JSON or notation


def routes(services: Services) -> list[HTTPRouteHandler]:
    async def finished(table_id: str) -> Table:
        table = (await services.registry.get(table_id)).table
        if table.status != "over":
            raise TableError("not-over")
        return table

    @post("/api/tables/{table_id:str}/again")
    async def again(
        request: Request[Any, Any, Any], table_id: str, data: Rematch | None = None
    ) -> Summary:
        """Create a rematch, everyone one seat further. Asking again returns the same table."""
        person = await services.authenticated(request)
        old = await finished(table_id)
        if not old.seats_of(person.id):
            raise TableError("not-seated")
        return summary(await rematch(services, old, person.id, data or Rematch()))

    @get("/api/tables/{table_id:str}/record")
    async def recorded(table_id: str) -> FinishedGame:
        """The finished game with its seed, for `tidetable verify`."""
        stored = await stored_game(services.store.database, table_id)
        if stored is not None:
            return await with_data(services, stored)
        return await services.threads.run(finished_game, await finished(table_id))

    @get("/api/tables/{table_id:str}/evaluate", opt=costs(10))
    async def evaluate(
        request: Request[Any, Any, Any], table_id: str, step: int, iterations: int = 2000
    ) -> list[dict[str, Any]]:
        """A strong player's assessment of every legal move at a position of a finished game."""
        table = await finished(table_id)
        check("iterations", iterations, 1, ITERATIONS)
        check("step", step, 0, len(table.state.taken()) - 1)
        asker = await services.asker(request)
        thought = services.thinking.assess(table, step, iterations, asker)
        return (await while_connected(request, thought)).actions

    @get("/api/tables/{table_id:str}/analysis")
    async def analysis(
        request: Request[Any, Any, Any],
        table_id: str,
        first: int = 0,
        count: int = 10,
        iterations: int = 1000,
        step: list[int] | None = None,
    ) -> list[Judgement]:
        """Assessments of the decisions of a finished game, a few per request: `count` of them from
        `first` on, or each `step` that is named."""
        table = await finished(table_id)
        actions = table.state.taken()
        check("iterations", iterations, 1, ITERATIONS)
        check("first", first, 0, len(actions))
        check("count", count if step is None else len(step), 1, AT_ONCE)
        wanted = range(first, min(first + count, len(actions))) if step is None else step
        for one in wanted:
            check("step", one, 0, len(actions) - 1)
        asker = await services.asker(request)

        async def judge() -> list[Judgement]:
            judgements = []
            for one in wanted:
                found = await services.thinking.assess(table, one, iterations, asker)
                judgements.append(judged(one, actions[one], found))
            return judgements

        return await while_connected(request, judge())

    @get("/api/tables/{table_id:str}/position", opt=costs(2))
    async def past_position(table_id: str, step: int) -> PuzzlePosition:
        """A position of a finished game as the seat to move saw it, with its legal moves: to look
        for a better one."""
        table = await finished(table_id)
        check("step", step, 0, len(table.state.taken()) - 1)
        return await services.threads.run(at_step, table, step)

    @get("/api/tables/{table_id:str}/replay", opt=costs(5))
    async def replay(
        table_id: str, seat: int | None = None, first: int = 0, count: int = STEPS
    ) -> Response[Replay]:
        """The steps of a finished game as one seat saw them or, without a seat, with nothing
        hidden. A long game comes in pages: ask again with `first` set to `next`."""
        table = (await services.registry.get(table_id)).table
        if table.status != "over":
            raise TableError("not-over")
        check("first", first, 0, len(table.state.taken()))
        check("count", count, 1, STEPS)
        found = await services.threads.run(encoded_page, table, seat, first, count)
        return Response(cast(Any, found), media_type="application/json")

    @post("/api/replay", opt=costs(5))
    async def import_record(request: Request[Any, Any, Any], data: Imported) -> Summary:
        """Import a finished game, JSON or notation. It becomes a table like any other."""
        person = await services.authenticated(request)
        end, names = await services.threads.run(finished_record, data.text)
        return summary(await imported(services, end, person.id, names))

    return [again, recorded, evaluate, analysis, past_position, replay, import_record]


def at_step(table: Table, step: int) -> PuzzlePosition:
    return shown(table.at_step(step))


async def with_data(services: Services, stored: FinishedGame) -> FinishedGame:
    """A stored game with the data that it was played with, should the data file have changed since:
    only so can anyone replay and verify it."""
    past = stored.record
    with contextlib.suppress(TidetableError):  # rules that this server does not know
        game = games.get(past["game"])
        if past["data"] is None and past["data_hash"] != game.data.hash:
            stored.record = {**past, "data": await services.store.box(past["data_hash"])}
            stored.notation = await services.threads.run(notation.write, game, stored.record)
    return stored
