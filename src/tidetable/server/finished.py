"""HTTP handlers for finished games: record, replay, analysis, rematch and import."""

import asyncio
import contextlib
import hashlib
import hmac
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable import games
from tidetable.bots.analysis import Assessment
from tidetable.engine import notation, record
from tidetable.engine.errors import RecordError
from tidetable.engine.game import Json
from tidetable.server.commands import Plan
from tidetable.server.database import Conflict
from tidetable.server.limits import costs
from tidetable.server.messages import Summary
from tidetable.server.results import FinishedGame, finished_game, stored_game
from tidetable.server.services import Services
from tidetable.server.summaries import new_made, summary
from tidetable.table import entries as log
from tidetable.table.table import Seat, Table, TableError

ITERATIONS = 20_000  # at most, for one position
AT_ONCE = 20  # positions in one request
CACHED = 20_000  # assessments


class Imported(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=100_000)]  # JSON or notation


class Replay(msgspec.Struct):
    game: str
    steps: int
    views: list[dict[str, Any]]  # after each action, for the chosen viewer
    events: list[dict[str, Any]]
    told: list[int]  # how many of the events had happened after each action
    moves: list[dict[str, Any]]


class Judgement(msgspec.Struct):
    """A strong player's assessment of a decision, from what that seat knew."""

    step: int
    seat: int
    win: list[float]  # expected share of the win, by seat
    played: dict[str, Any]
    best: dict[str, Any]
    gain: float  # how much better the best move is than the one played


def routes(services: Services) -> list[HTTPRouteHandler]:
    cache: dict[tuple[str, int, int], Assessment] = {}

    async def finished(table_id: str) -> Table:
        table = (await services.registry.get(table_id)).table
        if table.status != "over":
            raise TableError("not-over")
        return table

    async def assess(table: Table, step: int, iterations: int) -> Assessment:
        """The assessment of a position, cached."""
        key = table.id, step, iterations
        if key not in cache:
            found = await services.thinking.assess(table.record(), step, iterations)
            if len(cache) >= CACHED:
                cache.clear()
            cache[key] = found
        return cache[key]

    @post("/api/tables/{table_id:str}/again")
    async def again(request: Request[Any, Any, Any], table_id: str) -> Summary:
        """Create a rematch, everyone one seat further. Asking again returns the same table."""
        person = await services.authenticated(request)
        old = await finished(table_id)
        if not old.seats_of(person.id):
            raise TableError("not-seated")
        return summary(await rematch(services, old, person.id))

    @get("/api/tables/{table_id:str}/record")
    async def recorded(table_id: str) -> FinishedGame:
        """The finished game with its seed, for `tidetable verify`."""
        stored = await stored_game(services.store.database, table_id)
        return stored or finished_game(await finished(table_id))

    @get("/api/tables/{table_id:str}/replay", opt=costs(5))
    async def replay(table_id: str, seat: int | None = None) -> Replay:
        """Every step as one seat saw it or, without a seat, with nothing hidden."""
        table = await finished(table_id)
        return await asyncio.to_thread(steps, table.record(), seat)

    @get("/api/tables/{table_id:str}/evaluate", opt=costs(10))
    async def evaluate(table_id: str, step: int, iterations: int = 2000) -> list[Json]:
        """A strong player's assessment of every legal move at a position of a finished game."""
        table = await finished(table_id)
        check("iterations", iterations, 1, ITERATIONS)
        check("step", step, 0, len(table.state.taken()) - 1)
        found = await assess(table, step, iterations)
        state = table.game.replay(table.record(), None, step)
        return [{**one, "move": table.game.move(state, one["action"])} for one in found["actions"]]

    @get("/api/tables/{table_id:str}/analysis")
    async def analysis(
        table_id: str, first: int = 0, count: int = 10, iterations: int = 1000
    ) -> list[Judgement]:
        """Assessments of the decisions of a finished game, a few per request."""
        table = await finished(table_id)
        actions = table.state.taken()
        check("iterations", iterations, 1, ITERATIONS)
        check("first", first, 0, len(actions))
        check("count", count, 1, AT_ONCE)
        judgements = []
        for step in range(first, min(first + count, len(actions))):
            judgements.append(judged(table, step, await assess(table, step, iterations)))
        return judgements

    @post("/api/replay", opt=costs(5))
    async def import_record(request: Request[Any, Any, Any], data: Imported) -> Summary:
        """Import a finished game, JSON or notation. It becomes a table like any other."""
        person = await services.authenticated(request)
        if notation.is_notation(data.text):
            game = games.get(notation.game_name(data.text))
            past = notation.parse(game, data.text)
        else:
            past = msgspec.to_builtins(record.read(data.text))
        return summary(await imported(services, past, person.id))

    return [again, recorded, replay, evaluate, analysis, import_record]


def check(field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise RecordError("bad-number", field=field, reason=f"{least} .. {most}")


def judged(table: Table, step: int, found: Assessment) -> Judgement:
    state = table.game.replay(table.record(), None, step)
    played = table.state.taken()[step]
    best = found["actions"][0]
    own = next(one for one in found["actions"] if one["action"] == played)
    return Judgement(
        step,
        int(state.to_move),
        found["win"],
        table.game.move(state, played),
        table.game.move(state, best["action"]),
        max(0.0, best["win"] - own["win"]),
    )


def steps(past: Json, seat: int | None) -> Replay:
    game = games.get(str(past["game"]))
    end = game.replay(past)
    state = game.replay(past, None, 0)
    viewer = None if seat is None else int(end.checked(seat))
    views = [state.reveal() if viewer is None else state.view(viewer)]
    counts = [len(state.events(viewer))]
    moves = []
    for action in end.taken():
        moves.append(game.move(state, action))
        state.apply(action)
        views.append(state.reveal() if viewer is None else state.view(viewer))
        counts.append(len(state.events(viewer)))
    events = end.events(viewer, reveal=viewer is None)
    return Replay(game.name, len(moves), views, events, counts, moves)


async def imported(services: Services, past: Json, host: str) -> Table:
    """A new table with a finished game that was played elsewhere."""
    game = games.get(str(past["game"]))
    end = game.replay(past)
    if not end.over:
        raise TableError("not-over")
    whole = end.record()
    plans = [log.SeatPlan("open") for _ in range(end.players)]
    options = end.setup.options
    made = new_made(game.name, end.players, host, plans, options, listed=False, past=whole)
    table = await services.registry.create(made)
    return await services.commands.run(table.id, lambda table: log.Began())


async def rematch(services: Services, old: Table, asking: str) -> Table:
    """A new table with the same people and bots, each one seat further. Its id is derived from
    the old table's, so that people who ask at once get the same table."""
    made = old.made
    host = old.host if old.seats_of(old.host) else old.current_id(asking)
    listed = made.listed and await services.listing.has_place(services.store, host)
    fresh = new_made(
        made.game,
        made.players,
        host,
        made.seats[-1:] + made.seats[:-1],
        made.options,
        listed=listed,
        spectators=made.spectators,
        rated=made.rated,
        clock=made.clock,
        before=old.id,
    )
    name = f"again/{old.id}".encode()
    table_id = hmac.new(services.secret, name, hashlib.sha256).hexdigest()[:16]
    # Another request, perhaps before a crash, created it: continue with that table.
    with contextlib.suppress(Conflict):
        await services.registry.create(fresh, table_id)
    for number, seat in enumerate(old.seats):
        if seat.person is not None and not seat.away:
            await services.commands.run(table_id, move_on((number + 1) % made.players, seat))
    await services.commands.run(
        old.id, lambda table: None if table.rematch else log.Again(table_id)
    )
    return (await services.registry.get(table_id)).table


def move_on(to: int, old: Seat) -> Plan:
    """Take the next seat, unless that was done before."""

    def plan(table: Table) -> log.Sat | None:
        assert old.person is not None
        if table.status != "open" or table.seats[to].taken:
            return None
        return table.sit(to, old.person, old.name or "", True, old.rating)

    return plan
