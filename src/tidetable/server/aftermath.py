"""What remains after a game: its record, the way through it, what was thought of it, a rematch."""

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
from tidetable.server.database import Conflict
from tidetable.server.messages import Summary
from tidetable.server.results import Aftermath, aftermath, kept
from tidetable.server.services import Services
from tidetable.server.summaries import new_made, summary
from tidetable.server.tables import Plan, Tables
from tidetable.table import entries as log
from tidetable.table.table import Seat, Table, TableError

ITERATIONS = 20_000  # the most that may be asked for of one position
AT_ONCE = 20  # positions that may be asked for at once
REMEMBERED = 20_000  # assessments kept


class Imported(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=100_000)]  # JSON or notation


class Replay(msgspec.Struct):
    game: str
    steps: int
    views: list[dict[str, Any]]  # after each action, through the chosen eyes
    events: list[dict[str, Any]]
    told: list[int]  # how many of the events had been told after each action
    moves: list[dict[str, Any]]


class Judgement(msgspec.Struct):
    """What a strong player, knowing what that seat knew, thought of a decision."""

    step: int
    seat: int
    win: list[float]  # expected share of the win, by seat
    played: dict[str, Any]
    best: dict[str, Any]
    gain: float  # by how much the best is better than what was played


def after_routes(services: Services) -> list[HTTPRouteHandler]:
    who = services.who
    assessed: dict[tuple[str, int, int], Assessment] = {}

    async def finished(table_id: str) -> Table:
        table = (await services.tables.get(table_id)).table
        if table.status != "over":
            raise TableError("not-over")
        return table

    async def assess(table: Table, step: int, iterations: int) -> Assessment:
        """Thought about once; looked up afterwards."""
        asked = table.id, step, iterations
        if asked not in assessed:
            found = await services.thinking.assess(table.record(), step, iterations)
            if len(assessed) >= REMEMBERED:
                assessed.clear()
            assessed[asked] = found
        return assessed[asked]

    @post("/api/tables/{table_id:str}/again")
    async def again(request: Request[Any, Any, Any], table_id: str) -> Summary:
        """A rematch with everybody moved on by one seat; asked for twice it is the same one."""
        person = await who(request)
        old = await finished(table_id)
        if not old.seats_of(person.id):
            raise TableError("not-seated")
        return summary(await rematch(services.tables, old, person.id))

    @get("/api/tables/{table_id:str}/record")
    async def recorded(table_id: str) -> Aftermath:
        """The finished game with its seed: `tidetable verify` checks it."""
        told = await kept(services.store.database, table_id)
        return told or aftermath(await finished(table_id))

    @get("/api/tables/{table_id:str}/replay")
    async def replay(table_id: str, seat: int | None = None) -> Replay:
        """Step by step, through one seat's eyes or (none given) all open."""
        table = await finished(table_id)
        return await asyncio.to_thread(steps, table.record(), seat)

    @get("/api/tables/{table_id:str}/evaluate")
    async def evaluate(table_id: str, step: int, iterations: int = 2000) -> list[Json]:
        """What a strong player thinks of a position of a finished game: every legal move."""
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
        """The decisions of a finished game, one by one: ask in portions."""
        table = await finished(table_id)
        actions = table.state.taken()
        check("iterations", iterations, 1, ITERATIONS)
        check("first", first, 0, len(actions))
        check("count", count, 1, AT_ONCE)
        told = []
        for step in range(first, min(first + count, len(actions))):
            told.append(judged(table, step, await assess(table, step, iterations)))
        return told

    @post("/api/replay")
    async def import_record(request: Request[Any, Any, Any], data: Imported) -> Summary:
        """A finished game from elsewhere, JSON or notation: afterwards it is like any other."""
        person = await who(request)
        if notation.is_notation(data.text):
            game = games.get(notation.game_name(data.text))
            past = notation.parse(game, data.text)
        else:
            past = msgspec.to_builtins(record.read(data.text))
        return summary(await brought(services.tables, past, person.id))

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


def steps(told: Json, seat: int | None) -> Replay:
    game = games.get(str(told["game"]))
    end = game.replay(told)
    state = game.replay(told, None, 0)
    eyes = None if seat is None else int(end.checked(seat))
    views = [state.reveal() if eyes is None else state.view(eyes)]
    heard = [len(state.events(eyes))]
    moves = []
    for action in end.taken():
        moves.append(game.move(state, action))
        state.apply(action)
        views.append(state.reveal() if eyes is None else state.view(eyes))
        heard.append(len(state.events(eyes)))
    events = end.events(eyes, reveal=eyes is None)
    return Replay(game.name, len(moves), views, events, heard, moves)


async def brought(tables: Tables, past: Json, host: str) -> Table:
    """A table on which a game lies that was played elsewhere."""
    game = games.get(str(past["game"]))
    end = game.replay(past)
    if not end.over:
        raise TableError("not-over")
    told = end.record()
    plans = [log.SeatPlan("open") for _ in range(end.players)]
    options = end.setup.options
    made = new_made(game.name, end.players, host, plans, options, listed=False, past=told)
    table = await tables.make(made)
    return await tables.do(table.id, lambda table: log.Began())


async def rematch(tables: Tables, old: Table, asking: str) -> Table:
    """The same people and bots, each one seat further; nobody has to sit down again. Its id
    follows from the old one's, so that those who ask at once get the same table."""
    made = old.made
    host = old.host if old.seats_of(old.host) else old.known(asking)
    fresh = new_made(
        made.game,
        made.players,
        host,
        made.seats[-1:] + made.seats[:-1],
        made.options,
        listed=made.listed,
        spectators=made.spectators,
        rated=made.rated,
        clock=made.clock,
        before=old.id,
    )
    table_id = hmac.new(tables.secret, f"again/{old.id}".encode(), hashlib.sha256).hexdigest()[:16]
    # Somebody else asked too, or this was begun before a crash: go on with that one.
    with contextlib.suppress(Conflict):
        await tables.make(fresh, table_id)
    for number, seat in enumerate(old.seats):
        if seat.person is not None and not seat.away:
            await tables.do(table_id, move_on((number + 1) % made.players, seat))
    await tables.do(old.id, lambda table: None if table.again else log.Again(table_id))
    return (await tables.get(table_id)).table


def move_on(to: int, old: Seat) -> Plan:
    """Sit down on the next seat, unless that has been done."""

    def plan(table: Table) -> log.Sat | None:
        assert old.person is not None
        if table.status != "open" or table.seats[to].taken:
            return None
        return table.sit(to, old.person, old.name or "", True, old.rating)

    return plan
