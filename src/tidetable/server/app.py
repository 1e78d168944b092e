"""The application: services put together, errors in words, headers, health and figures."""

import asyncio
import contextlib
import gc
import secrets
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from tidetable import __version__, games
from tidetable.engine.errors import TidetableError
from tidetable.server import journal, messages, pages
from tidetable.server.database import Database, Postgres, Sqlite
from tidetable.server.handing import Handing
from tidetable.server.http import routes
from tidetable.server.hub import Redis
from tidetable.server.identity import Identity
from tidetable.server.limits import Gate
from tidetable.server.migrate import migrate_postgres, migrate_sqlite
from tidetable.server.outage import is_outage
from tidetable.server.pages import Pages, spoken
from tidetable.server.refusals import documented
from tidetable.server.services import Services
from tidetable.server.socket import serve
from tidetable.server.store import Store
from tidetable.server.tables import Tables
from tidetable.server.thinking import Thinking
from tidetable.text import Text

LARGEST_BODY = 200_000
STATUS = {  # of refusals; all others are 400
    "bad-token": 401,
    "bad-login": 401,
    "now-account": 401,
    "host-only": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "needs-invitation": 403,
    "no-such-table": 404,
    "no-such-person": 404,
    "unknown-game": 404,
    "account-taken": 409,
    "seat-taken": 409,
    "not-your-turn": 409,
    "no-hints": 403,
    "already-begun": 409,
    "halted": 409,
    "busy": 429,
}
HEADERS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; "
    b"style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; "
    b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
}


class Settings(msgspec.Struct):
    """How a server is run."""

    database: str = "tidetable.sqlite"  # a file, or postgresql://...
    redis: str | None = None
    thinkers: int = 1  # processes that think for bots; 0: none here
    origins: list[str] = []  # from which browsers may connect besides the server's own
    rate: float = 15.0  # requests or commands a second of one client, in the long run; 0: any


async def open_database(where: str) -> Database:
    if where.startswith("postgresql://"):
        await migrate_postgres(where)
        return await Postgres.open(where)
    path = Path(where)
    path.touch(mode=0o600)  # it holds the secret that signs tokens, and seeds of running games
    await asyncio.to_thread(migrate_sqlite, path)
    return Sqlite(path)


def run_smoothly() -> None:
    """Settings of the interpreter for a process with many small objects and a writing thread."""
    gc.collect()
    gc.freeze()  # what is here now stays; no need to look through it again and again
    gc.set_threshold(5_000, 10, 50)  # often a little, for a long look would hold up everybody
    sys.setswitchinterval(0.0005)  # the thread that writes waits for the interpreter this long


def create(settings: Settings) -> ASGIApp:
    services = Services()
    registry = CollectorRegistry()
    connections = Gauge("tidetable_connections", "Open WebSockets", registry=registry)
    in_hand = Gauge("tidetable_tables", "Tables in hand", registry=registry)
    written = Gauge(
        "tidetable_entries_written", "Entries stored since the start", registry=registry
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = await open_database(settings.database)
        services.store = Store(database)
        await services.store.begin_with(games.all())
        secret = await services.store.secret(secrets.token_urlsafe(32))
        services.thinking = thinking = Thinking(settings.thinkers)
        shared = isinstance(database, Postgres)
        services.tables = tables = Tables(services.store, thinking, secret, shared)
        services.identity = Identity(services.store, secret)
        if settings.redis is not None:
            tables.fanout = Redis.open(settings.redis, tables.heard, tables.missed, tables.presence)
        services.handing = handing = Handing(services.store, tables)
        upkeep = [asyncio.create_task(work) for work in (tables.sweep(), handing.run())]
        run_smoothly()
        yield
        for task in upkeep:
            task.cancel()
        await asyncio.gather(*upkeep, return_exceptions=True)
        await tables.close()
        await asyncio.to_thread(thinking.close)
        await database.close()

    @websocket("/ws/tables/{table_id:str}")
    async def play(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        if not allowed_origin(socket, settings.origins):
            await socket.close(code=4403)
            return
        tables, identity = services.tables, services.identity
        await serve(socket, table_id, tables, identity, settings.rate, connections.inc)

    @get("/healthz", include_in_schema=False)
    async def health() -> dict[str, str]:
        await services.store.database.read("SELECT 1")
        return {"status": "ok", "version": __version__}

    @get("/metrics", include_in_schema=False, media_type="text/plain")
    async def metrics() -> bytes:
        in_hand.set(len(services.tables.held))
        written.set(services.tables.written)
        return generate_latest(registry)

    @get("/api/schema/messages")
    async def message_schema() -> dict[str, Any]:
        """JSON Schema of what goes over the WebSocket, both ways."""
        return messages.schema()

    app = Litestar(
        documented(
            [play, health, metrics, message_schema, *routes(services), *pages.routes(Pages())]
        ),
        lifespan=[lifespan],
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
    return headers(Gate(app, settings.rate, too_fast))


def allowed_origin(socket: WebSocket[Any, Any, Any], origins: list[str]) -> bool:
    """A browser says where its page came from; other programs do not, and hold no cookies."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = socket.headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}", *origins)


def refused(request: Request[Any, Any, Any], error: TidetableError) -> Response[Any]:
    """A refusal: its code, and a sentence in the reader's language."""
    text = Text(spoken(request), None)
    for game in (None, *games.names()):
        text = Text(text.language, game)
        if text.has(f"error-{error.code}"):
            break
    said = text.error(error)
    return Response({"code": error.code, "message": said}, status_code=STATUS.get(error.code, 400))


def invalid(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: a wrong type, an unknown path."""
    extra = error.extra if isinstance(error.extra, list) else []
    fields = [one for one in extra if isinstance(one, dict)]
    reason = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in fields)
    code = "bad-message" if error.status_code == 400 else f"http-{error.status_code}"
    text = Text(spoken(request))
    message = text("error-bad-message", reason=reason or error.detail)
    return Response({"code": code, "message": message}, status_code=error.status_code)


def unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Nested too deeply, or not UTF-8."""
    text = Text(spoken(request))
    message = text("error-bad-message", reason=str(error))
    return Response({"code": "bad-message", "message": message}, status_code=400)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of ours, or of the database."""
    journal.failed("a request failed", path=request.url.path)
    text = Text(spoken(request))
    if is_outage(error):
        message = text("error-no-database")
        return Response({"code": "no-database", "message": message}, status_code=503)
    return Response({"code": "failed", "message": text("error-failed")}, status_code=500)


def too_fast(scope: Scope) -> str:
    text = Text(spoken(Request(scope)))
    return text("error-too-fast")


def headers(app: ASGIApp) -> ASGIApp:
    """The usual headers on every answer."""

    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        await app(scope, receive, send_more)

    return with_headers
