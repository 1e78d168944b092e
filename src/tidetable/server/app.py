"""The ASGI application: startup and shutdown, errors, headers, health and metrics."""

import asyncio
import contextlib
import gc
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Gauge, ProcessCollector, generate_latest

from tidetable import __version__, games
from tidetable.engine.errors import TidetableError
from tidetable.server import health, messages, pages
from tidetable.server.asgi import Socket
from tidetable.server.database import Database
from tidetable.server.front import attended
from tidetable.server.http import routes
from tidetable.server.limits import Gate, turn_away
from tidetable.server.logs import log_error
from tidetable.server.migrate import migrate_postgres, migrate_sqlite
from tidetable.server.outage import is_outage
from tidetable.server.pages import Pages, language_of
from tidetable.server.peers import PER_ADDRESS, Peers
from tidetable.server.refusals import documented
from tidetable.server.retention import Keep, Retention
from tidetable.server.sentences import STATUS, sentence
from tidetable.server.services import Notify, Services
from tidetable.server.socket import refuse_origin, serve
from tidetable.server.sqlite import Sqlite
from tidetable.server.store import Store, is_id
from tidetable.server.thinking import Thinking
from tidetable.server.thinking_metrics import ThinkingMetrics
from tidetable.server.tokens import Tokens
from tidetable.server.uptime import uptime
from tidetable.text import Text

LARGEST_BODY = 200_000
WORKERS_START_AFTER = 2.0  # seconds: the first requests come before the first thoughts
POLICY = (
    b"default-src 'self'; img-src 'self' data:; "
    b"style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; "
    b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
# Python in the browser is WebAssembly in workers: allowed on the offline page alone.
OFFLINE_POLICY = POLICY + b"; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"
HEADERS = {
    b"content-security-policy": POLICY,
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
}


class Settings(msgspec.Struct):
    """The options of `tidetable serve`."""

    database: str = "tidetable.sqlite"  # a file, or postgresql://...
    redis: str | None = None
    bot_workers: int = 1  # worker processes for bots; 0: bots do not play in this process
    origins: list[str] = []  # that browsers may connect from, besides the server's own
    rate: float = 15.0  # requests or commands per second and client, on average; 0: no limit
    connections: int = PER_ADDRESS  # open connections from one address; 0: no limit
    keep: Keep = Keep()  # how long what nobody needs is kept
    notify: Notify = Notify()
    offline: str | None = None  # a folder that `tidetable static` has written


def is_shared(database: str) -> bool:
    """Whether other processes may use the same database at the same time."""
    return database.startswith("postgresql://")


async def open_database(where: str) -> Database:
    if is_shared(where):
        from tidetable.server.postgres import Postgres  # not needed with SQLite

        await migrate_postgres(where)
        return await Postgres.open(where)
    path = Path(where)
    path.touch(mode=0o600)  # it contains the signing secret and the seeds of running games
    await asyncio.to_thread(migrate_sqlite, path)
    return Sqlite(path)


def tune_interpreter() -> None:
    """Tune the interpreter for many small objects and a flushing thread."""
    gc.collect()
    gc.freeze()  # everything loaded so far stays: never scan it again
    # Short collections: a long one would delay everyone. A move leaves next to nothing to collect,
    # though, and looking for it too often took a tenth of a busy server's time. So what is new is
    # looked at once, or twice, and then not for a long time.
    gc.set_threshold(30_000, 0, 40)
    sys.setswitchinterval(0.0005)  # how long the flushing thread waits for the interpreter


def create(settings: Settings, peers: Peers | None = None) -> ASGIApp:
    """The application. `peers`: the connections of the server that runs it."""
    services = Services(settings.rate)
    client = Pages()
    offline = None if settings.offline is None else Pages(Path(settings.offline), pages.OFFLINE)
    files = [client] if offline is None else [client, offline]
    gate = Gate(settings.rate, too_fast, lambda path: any(one.has_small(path) for one in files))
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)  # memory, processor time, open files
    connections = Gauge("tidetable_connections", "Open WebSockets", registry=registry)
    loaded = Gauge("tidetable_tables", "Loaded tables", registry=registry)
    written = Gauge(
        "tidetable_entries_written", "Log entries stored since the start", registry=registry
    )
    registry.register(ThinkingMetrics(services.scheduler))
    notified = Gauge(
        "tidetable_notifications_sent", "Notifications sent since the start", registry=registry
    )
    rebuilt = Gauge(
        "tidetable_tables_rebuilt", "Tables rebuilt after a failed entry", registry=registry
    )
    neglected = Gauge(
        "tidetable_sweep_failures", "Tables that the sweep could not look after", registry=registry
    )
    malformed = Gauge(
        "tidetable_malformed_messages", "Messages over Redis not understood", registry=registry
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = await open_database(settings.database)
        store = Store(database)
        await store.keep_boxes(games.all())
        tokens = Tokens(
            await store.secrets(secrets.token_urlsafe(32)), await store.first_tokens_until()
        )
        thinking = Thinking(settings.bot_workers)
        shared = is_shared(settings.database)
        await uptime.start(database, shared)
        services.start(database, thinking, tokens, shared, settings.redis, settings.notify)
        await services.processes.enter()
        await services.channels.look()
        await services.mutes.look()
        asyncio.get_running_loop().call_later(WORKERS_START_AFTER, thinking.wake)
        retention = Retention(services, settings.keep)
        work = (
            *(services.sweeper.run(), services.account_merge.run()),
            *(services.watch.run(), retention.run(), uptime.run(database)),
            *(services.sweeper.revisit(games.all()), services.tournament_rounds.run()),
            *(services.attention.run(), services.deliveries.run(), services.holidays.run()),
        )
        upkeep = [asyncio.create_task(one) for one in work]
        if shared:
            upkeep.append(asyncio.create_task(services.sweeper.live()))
        tune_interpreter()
        yield
        for task in upkeep:
            task.cancel()
        await asyncio.gather(*upkeep, return_exceptions=True)
        await services.close()
        await asyncio.to_thread(thinking.close)
        await uptime.stop(database)
        with contextlib.suppress(Exception):  # otherwise the others notice it a moment later
            await services.processes.leave()
        await database.close()

    async def meet(socket: Socket, table_id: str) -> None:
        if not allowed_origin(socket, settings.origins):
            await refuse_origin(socket)
            return
        await serve(socket, table_id, services, connections.inc)

    @websocket("/ws/tables/{table_id:str}")
    async def play(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        await meet(Socket(socket.scope, socket.receive, socket.send), table_id)

    @get("/metrics", include_in_schema=False, media_type="text/plain")
    async def metrics() -> bytes:
        loaded.set(len(services.registry.tables))
        written.set(services.commands.route.written)
        notified.set(services.deliveries.sent)
        rebuilt.set(services.registry.reloads)
        neglected.set(services.sweeper.failures)
        malformed.set(services.fanout.malformed)
        return generate_latest(registry)

    @get("/api/schema/messages")
    async def message_schema() -> dict[str, Any]:
        """The JSON Schema of the WebSocket's messages, in both directions."""
        return messages.schema()

    app = Litestar(
        documented(
            [
                *(play, metrics, message_schema),
                *health.routes(lambda: services.health),
                *routes(services),
                *pages.routes(client, offline),
            ]
        ),
        lifespan=[lifespan],
        middleware=[gate.priced],
        exception_handlers={
            TidetableError: refused,
            HTTPException: invalid,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: failed,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Tidetable", version=__version__, path="/api/schema"),
    )
    whole = headers(gate.around(tables_first(app, meet)), offline is not None)
    return whole if peers is None else attended(whole, peers, crowded)


def tables_first(app: ASGIApp, meet: Callable[[Socket, str], Awaitable[None]]) -> ASGIApp:
    """Middleware that lets clients connect to tables past Litestar, whose routing and middleware
    are for requests and took a tenth of the time. A path without a plain id goes on to it."""
    prefix = "/ws/tables/"

    async def routed(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "websocket" and scope["path"].startswith(prefix):
            table_id = scope["path"][len(prefix) :]
            if is_id(table_id) is not None:
                await meet(Socket(scope, receive, send), table_id)
                return
        await app(scope, receive, send)

    return routed


def allowed_origin(socket: Socket, origins: list[str]) -> bool:
    """Whether a browser's page comes from an allowed origin. Other programs send none."""
    origin = socket.header(b"origin")
    if origin is None:
        return True
    host = socket.header(b"host") or ""
    return origin in (f"http://{host}", f"https://{host}", *origins)


def refused(request: Request[Any, Any, Any], error: TidetableError) -> Response[Any]:
    """The response to a refusal: its code, and a sentence in the client's language."""
    message = sentence(error, language_of(request))
    return Response(
        {"code": error.code, "message": message}, status_code=STATUS.get(error.code, 400)
    )


def invalid(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """The response to what Litestar refuses: a wrong type, an unknown path."""
    extra = error.extra if isinstance(error.extra, list) else []
    fields = [one for one in extra if isinstance(one, dict)]
    reason = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in fields)
    code = "bad-message" if error.status_code == 400 else f"http-{error.status_code}"
    text = Text(language_of(request))
    message = text("error-bad-message", reason=reason or error.detail)
    return Response({"code": code, "message": message}, status_code=error.status_code)


def unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The response to a body that is nested too deeply or not UTF-8."""
    text = Text(language_of(request))
    message = text("error-bad-message", reason=str(error))
    return Response({"code": "bad-message", "message": message}, status_code=400)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The response to an unexpected error, of the server or of the database."""
    log_error("a request failed", path=request.url.path)
    text = Text(language_of(request))
    if is_outage(error):
        message = text("error-no-database")
        return Response({"code": "no-database", "message": message}, status_code=503)
    return Response({"code": "failed", "message": text("error-failed")}, status_code=500)


def too_fast(scope: Scope) -> str:
    text = Text(language_of(Request(scope)))
    return text("error-too-fast")


async def crowded(scope: Scope, receive: Receive, send: Send) -> None:
    sentence = Text(language_of(Request(scope)))("error-too-many-connections")
    await turn_away("too-many-connections", sentence, scope, receive, send)


def headers(app: ASGIApp, offline: bool = False) -> ASGIApp:
    """Middleware that adds the security headers to every response. `offline`: whether there is a
    page that plays without the server, with a policy of its own."""
    usual = list(HEADERS.items())
    local = list({**HEADERS, b"content-security-policy": OFFLINE_POLICY}.items())

    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        there = offline and str(scope["type"]) == "http" and scope["path"].startswith(pages.OFFLINE)
        added = local if there else usual

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await app(scope, receive, send_more)

    return with_headers
