"""The requests of docs/protocol.md that make sense without a server. Every other one is refused as
`offline`."""

import re
import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from tidetable import games
from tidetable.engine.errors import TidetableError
from tidetable.offline import finished, ports
from tidetable.offline.storage import Person
from tidetable.rulebook import chosen_options, reconstructed_values, sections
from tidetable.server import requests
from tidetable.server.carrying import brought, carry
from tidetable.server.explain import Attempt, explain, explanation
from tidetable.server.guest_names import numbered_name
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.names import IdentityError, clean
from tidetable.server.plans import Plan
from tidetable.server.sentences import STATUS, sentence
from tidetable.server.summaries import new_made, summary
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError
from tidetable.text import LANGUAGES, Text

if TYPE_CHECKING:
    from tidetable.offline.host import Host

Body = TypeVar("Body")


class Guest(msgspec.Struct):
    name: str | None = None


class Asked:
    """A request, and how it is answered: once, now or later."""

    def __init__(self, host: "Host", request: ports.Request) -> None:
        self.host = host
        self.request = request
        self.parts: dict[str, str] = {}  # of the path
        self.lang = request.lang if request.lang in LANGUAGES else "en"

    def answer(self, found: Any, status: int = 200) -> None:
        body = ports.encode(found).decode()
        self.host.post(ports.Answer(self.request.id, status, body))

    def fail(self, error: Exception) -> None:
        if isinstance(error, msgspec.MsgspecError | ValueError):
            error = TableError("bad-message", reason=str(error))
        if not isinstance(error, TidetableError):
            log_error("a request failed", error, path=self.request.path)
            message = Text(self.lang)("error-failed")
            self.answer({"code": "failed", "message": message}, 500)
            return
        message = sentence(error, self.lang)
        self.answer({"code": error.code, "message": message}, STATUS.get(error.code, 400))

    def body(self, kind: type[Body]) -> Body:
        return msgspec.json.decode(self.request.body or "{}", type=kind)

    def query(self, name: str, otherwise: int) -> int:
        return int(self.request.query.get(name, [str(otherwise)])[0])

    def person(self) -> Person:
        """Who asks; IdentityError if it is not the person of this device."""
        person = self.host.storage.person
        if person is None or not self.host.storage.knows(self.request.token):
            raise IdentityError("bad-token")
        return person

    def table(self, found: Callable[[LoadedTable], None]) -> None:
        """Continue with the table that the path names."""

        def safely(loaded: LoadedTable) -> None:
            try:
                found(loaded)
            except Exception as error:
                self.fail(error)

        self.host.find(self.parts["table"], safely, self.fail)

    def run(self, loaded: LoadedTable, *plans: Plan, then: Callable[[], Any] | None = None) -> None:
        """Execute commands one after the other, and answer with the table."""
        failed: list[Exception] = []
        if not plans:
            self.answer(then() if then else shown(loaded), 201)

        def done(last: bool, error: Exception | None) -> None:
            if failed:
                return
            if error is not None:
                failed.append(error)
                self.fail(error)
            elif last:
                self.answer(then() if then else shown(loaded), 201)

        for number, plan in enumerate(plans, 1):
            self.host.submit(loaded, plan, None, partial(done, number == len(plans)))


def shown(loaded: LoadedTable) -> Any:
    return summary(loaded.table)


class Route(NamedTuple):
    method: str
    path: re.Pattern[str]
    handle: Callable[[Asked], None]


ROUTES: list[Route] = []


def route(method: str, path: str) -> Callable[[Callable[[Asked], None]], Callable[[Asked], None]]:
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def register(handle: Callable[[Asked], None]) -> Callable[[Asked], None]:
        ROUTES.append(Route(method, pattern, handle))
        return handle

    return register


def respond(host: "Host", request: ports.Request) -> None:
    asked = Asked(host, request)
    for one in ROUTES:
        found = one.path.fullmatch(request.path) if one.method == request.method else None
        if found:
            asked.parts = found.groupdict()
            try:
                one.handle(asked)
            except Exception as error:
                asked.fail(error)
            return
    asked.fail(TableError("offline"))


# -- games ---------------------------------------------------------------------------------------


@route("GET", "/api/games")
def all_games(asked: Asked) -> None:
    asked.answer([requests.game_info(game, None) for game in games.all()])


@route("GET", "/api/games/{game}/rules")
def rules(asked: Asked) -> None:
    query = asked.request.query
    lang = query.get("lang", ["en"])[0]
    examples = query.get("examples", ["true"])[0] != "false"
    game = asked.parts["game"]
    chosen = chosen_options(query.get("option"))
    players = asked.query("players", 0)
    asked.answer(sections(Text(lang, game), games.get(game).data, players, chosen, examples))


@route("GET", "/api/games/{game}/reconstructed")
def reconstructed(asked: Asked) -> None:
    game, lang = asked.parts["game"], asked.request.query.get("lang", ["en"])[0]
    asked.answer(reconstructed_values(Text(lang, game), games.get(game).data))


# -- the person ----------------------------------------------------------------------------------


def me(person: Person) -> dict[str, Any]:
    return {
        **{"person": person.id, "name": person.name, "account": None},
        **{"token": person.id, "ratings": {}},
    }


@route("POST", "/api/guest-names")
def suggestion(asked: Asked) -> None:
    asked.answer({"name": numbered_name(secrets.randbelow(10), asked.lang)}, 201)


@route("POST", "/api/guests")
def guest(asked: Asked) -> None:
    """The person of this device: there is one, who may have lost the token."""
    storage = asked.host.storage
    name = asked.body(Guest).name
    known = storage.person
    chosen = clean(name) if name else known.name if known else numbered_name(0, asked.lang)
    person = Person(known.id if known else secrets.token_hex(12), chosen)
    storage.keep_person(person)
    asked.answer(me(person), 201)


@route("GET", "/api/me")
def myself(asked: Asked) -> None:
    asked.answer(me(asked.person()))


@route("PATCH", "/api/me")
def rename(asked: Asked) -> None:
    person = Person(asked.person().id, clean(asked.body(Guest).name or ""))
    asked.host.storage.keep_person(person)
    for loaded in asked.host.tables.values():
        if loaded.table.status in ("open", "playing"):
            asked.host.caretaker.submit(loaded, lambda table: table.rename(person.id, person.name))
    asked.answer(me(person))


@route("GET", "/api/me/tables")
def my_tables(asked: Asked) -> None:
    asked.person()
    asked.answer(asked.host.storage.mine())


@route("GET", "/api/tables")
def open_tables(asked: Asked) -> None:
    asked.answer([])  # nobody else can come


# -- tables --------------------------------------------------------------------------------------


@route("POST", "/api/tables")
def make_table(asked: Asked) -> None:
    """Create a table. The person of this device takes the seats of kind "host"."""
    person, data = asked.person(), asked.body(requests.NewTable)
    if data.rated or data.clock != log.TimeControl():
        raise TableError("offline")
    names = {seat: clean(name) for seat, name in data.names.items()}
    if data.after is not None:
        asked.parts = {"table": data.after.table}
        asked.table(lambda old: make(asked, person, data, names, old))
    else:
        make(asked, person, data, names, None)


def make(
    asked: Asked,
    person: Person,
    data: requests.NewTable,
    names: dict[str, str],
    old: LoadedTable | None,
) -> None:
    carried = None if data.record is None else brought(data.record)
    past, options = requests.played_on(data, None if old is None else old.table, carried)
    made = new_made(
        data.game,
        data.players,
        person.id,
        data.seats,
        options,
        listed=data.listed and past is None,
        spectators=data.spectators,
        patience=data.patience,
        stand_in=data.stand_in,
        past=past,
    )
    own = [number for number, plan in enumerate(data.seats) if plan.kind == "host"]

    def sit(seat: int) -> Plan:
        companion = names.get(str(seat))
        return lambda table: table.sit(seat, person.id, person.name, True, None, companion)

    def seat_all(loaded: LoadedTable) -> None:
        asked.run(loaded, *map(sit, own), then=lambda: made_table(loaded))

    asked.host.create(made, seat_all, asked.fail)


def made_table(loaded: LoadedTable) -> requests.TableMade:
    return requests.TableMade(summary(loaded.table), {})


@route("GET", "/api/tables/{table}")
def one_table(asked: Asked) -> None:
    asked.table(lambda loaded: asked.answer(shown(loaded)))


@route("POST", "/api/tables/{table}/sit")
def sit_down(asked: Asked) -> None:
    person, data = asked.person(), asked.body(requests.Sitting)
    companion = None if data.name is None else clean(data.name)

    def plan(table: Table) -> log.Sat:
        return table.sit(data.seat, person.id, person.name, True, None, companion)

    asked.table(lambda loaded: asked.run(loaded, plan))


@route("POST", "/api/tables/{table}/stand")
def stand(asked: Asked) -> None:
    person, data = asked.person(), asked.body(requests.Leaving)
    asked.table(lambda loaded: asked.run(loaded, lambda table: table.stand(data.seat, person.id)))


@route("POST", "/api/tables/{table}/begin")
def begin(asked: Asked) -> None:
    person, how = asked.person(), asked.body(requests.Beginning)
    asked.table(
        lambda loaded: asked.run(loaded, lambda table: table.begin(person.id, how.missing, how.bot))
    )


@route("GET", "/api/tables/{table}/carry")
def carry_over(asked: Asked) -> None:
    """The game so far, to be played on at a server. Its seed is on this device anyway; with it the
    server can check that nobody has chosen the cards."""
    person = asked.person()
    asked.table(lambda loaded: asked.answer(carry(loaded.table, person.id, seed=True)))


@route("POST", "/api/tables/{table}/explain")
def explain_move(asked: Asked) -> None:
    person, data = asked.person(), asked.body(Attempt)

    def answer(loaded: LoadedTable) -> None:
        table = loaded.table
        asked.answer(explanation(table, explain(table, person.id, data), asked.lang))

    asked.table(answer)


@route("POST", "/api/tables/{table}/hint")
def hint(asked: Asked) -> None:
    person = asked.person()

    def ask(loaded: LoadedTable) -> None:
        table = loaded.table
        table.hintable(person.id)
        ply = table.ply

        def answer(advice: Any, error: Exception | None) -> None:
            if error is None and table.ply != ply:
                error = TableError("stale", sent=ply, now=table.ply)
            if error is not None:
                asked.fail(error)
            else:
                move = table.game.move(table.state, advice.action)
                asked.answer(requests.Hint(ply, move, advice.why))

        asked.host.caretaker.hint(loaded, answer)

    asked.table(ask)


# -- finished games ------------------------------------------------------------------------------

for method, path, handle in finished.HANDLERS:
    route(method, path)(handle)
