"""The HTTP side: tables, lists, and what remains after a game."""

import contextlib
import hashlib
import hmac
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable import bots, games
from tidetable.engine import notation, record
from tidetable.engine.errors import RecordError
from tidetable.engine.game import Json
from tidetable.server import people
from tidetable.server.database import Conflict
from tidetable.server.messages import MyTable, Summary
from tidetable.server.results import Aftermath, aftermath, kept, shown
from tidetable.server.services import Services
from tidetable.server.store import Person
from tidetable.server.summaries import new_made, summary
from tidetable.server.tables import Plan, Tables
from tidetable.table import entries as log
from tidetable.table.table import Seat, Table, TableError

Short = Annotated[str, Meta(min_length=1, max_length=60)]
Players = Annotated[int, Meta(ge=1, le=8)]
ITERATIONS = 20_000  # the most that an evaluation over HTTP may ask for


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    options: dict[str, list[str]]
    bots: list[str]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Short
    players: Players
    seats: Annotated[list[log.SeatPlan], Meta(max_length=8)]
    options: dict[str, str] = {}
    listed: bool = True
    spectators: bool = True
    rated: bool = False
    clock: log.ClockPlan = log.ClockPlan()


class TableMade(msgspec.Struct):
    table: Summary
    invitations: dict[str, str]  # seat -> the word that opens it


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=15)]
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=15)]


class Imported(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=100_000)]  # JSON or notation


class Replay(msgspec.Struct):
    game: str
    steps: int
    views: list[dict[str, Any]]  # after each action, through the chosen eyes
    events: list[dict[str, Any]]


def routes(services: Services) -> list[HTTPRouteHandler]:
    """All handlers, over these services."""

    who = services.who

    async def finished(table_id: str) -> Table:
        table = (await services.tables.get(table_id)).table
        if table.status != "over":
            raise TableError("not-over")
        return table

    @get("/api/games")
    async def all_games() -> list[GameInfo]:
        return [
            GameInfo(
                game.name,
                list(game.players),
                {name: list(choices) for name, choices in game.options.items()},
                bots.names(),
            )
            for game in games.all()
        ]

    @post("/api/tables")
    async def make_table(request: Request[Any, Any, Any], data: NewTable) -> TableMade:
        """A new table. The seats of kind "host" are taken by whoever makes it."""
        person = await who(request)
        made = new_made(
            data.game,
            data.players,
            person.id,
            data.seats,
            data.options,
            listed=data.listed,
            spectators=data.spectators,
            rated=data.rated,
            clock=data.clock,
        )
        table = await services.tables.make(made)
        for seat, plan in enumerate(data.seats):
            if plan.kind == "host":
                await sit_down(table.id, seat, person, True)
        invitations = {
            str(seat): table.invitation(seat, services.tables.secret)
            for seat, plan in enumerate(data.seats)
            if plan.kind == "invited"
        }
        return TableMade(summary(table), invitations)

    async def sit_down(table_id: str, seat: int, person: Person, invited: bool) -> Table:
        made = (await services.tables.get(table_id)).table.made
        rating = await shown(services.store.database, person.id, made.game) if made.rated else None
        return await services.tables.do(
            table_id, lambda table: table.sit(seat, person.id, person.name, invited, rating)
        )

    @get("/api/tables")
    async def open_tables() -> list[Summary]:
        return [
            msgspec.json.decode(one, type=Summary) for one in await services.store.open_tables()
        ]

    @get("/api/me/tables")
    async def my_tables(request: Request[Any, Any, Any]) -> list[MyTable]:
        """All games of a person, newest first: where it is their turn, and where it is not."""
        person = await who(request)
        found = []
        for told, yours in (await services.store.tables_of(person.id)).items():
            table = msgspec.json.decode(told, type=Summary)
            found.append(MyTable(table, yours, is_turn(table, yours)))
        return found

    @get("/api/tables/{table_id:str}")
    async def one_table(table_id: str) -> Summary:
        return summary((await services.tables.get(table_id)).table)

    @post("/api/tables/{table_id:str}/sit")
    async def sit(request: Request[Any, Any, Any], table_id: str, data: Sitting) -> Summary:
        person = await who(request)
        table = (await services.tables.get(table_id)).table
        invited = data.invitation is not None and table.is_invited(
            data.seat, data.invitation, services.tables.secret
        )
        return summary(await sit_down(table_id, data.seat, person, invited))

    @post("/api/tables/{table_id:str}/stand")
    async def stand(request: Request[Any, Any, Any], table_id: str, data: Leaving) -> Summary:
        person = await who(request)
        return summary(
            await services.tables.do(table_id, lambda table: table.stand(data.seat, person.id))
        )

    @post("/api/tables/{table_id:str}/begin")
    async def begin(request: Request[Any, Any, Any], table_id: str) -> Summary:
        person = await who(request)
        return summary(await services.tables.do(table_id, lambda table: table.begin(person.id)))

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
        return steps(table.record(), seat)

    @get("/api/tables/{table_id:str}/evaluate")
    async def evaluate(table_id: str, step: int, iterations: int = 2000) -> list[Json]:
        """What a strong player thinks of a position of a finished game."""
        table = await finished(table_id)
        if not 1 <= iterations <= ITERATIONS:
            raise RecordError("bad-number", field="iterations", reason=f"1 .. {ITERATIONS}")
        taken = len(table.state.taken())
        if not 0 <= step < taken:
            raise RecordError("bad-number", field="step", reason=f"0 .. {taken - 1}")
        found = await services.thinking.evaluate(table.record(), step, iterations)
        state = table.game.replay(table.record(), None, step)
        return [{**one, "move": table.game.move(state, one["action"])} for one in found]

    @post("/api/replay")
    async def import_record(data: Imported) -> Replay:
        """Look at a record from elsewhere: JSON or notation."""
        if notation.is_notation(data.text):
            game = games.get(notation.game_name(data.text))
            return steps(notation.parse(game, data.text), None)
        return steps(msgspec.to_builtins(record.read(data.text)), None)

    return [
        *people.routes(services),
        *(all_games, make_table, open_tables, my_tables, one_table, sit, stand, begin, again),
        *(recorded, replay, evaluate, import_record),
    ]


def steps(told: Json, seat: int | None) -> Replay:
    game = games.get(str(told["game"]))
    end = game.replay(told)
    state = game.replay(told, None, 0)
    eyes = None if seat is None else int(end.checked(seat))
    views = [state.reveal() if eyes is None else state.view(eyes)]
    for action in end.taken():
        state.apply(action)
        views.append(state.reveal() if eyes is None else state.view(eyes))
    return Replay(game.name, len(views) - 1, views, end.events(eyes, reveal=eyes is None))


def is_turn(table: Summary, seats: list[int]) -> bool:
    return table.to_move in seats and table.seats[table.to_move].bot is None


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
