"""`tidetable serve`: runs the server under uvicorn."""

import uvicorn
from litestar.types import ASGIApp

from tidetable.server import logs
from tidetable.server.app import Settings, create
from tidetable.server.transport import websocket_protocol


def serve(
    host: str,
    port: int,
    database: str,
    redis: str | None,
    bot_workers: int,
    origins: list[str],
    rate: float,
) -> None:
    logs.configure()
    run(create(Settings(database, redis, bot_workers, origins, rate)), host, port)


def run(app: ASGIApp, host: str, port: int) -> None:
    uvicorn.run(
        app,
        log_config=None,
        host=host,
        port=port,
        loop="auto",  # uvloop where it exists: not on Windows
        ws=websocket_protocol(),
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # it costs more than it saves on small messages
        access_log=False,
        timeout_graceful_shutdown=3,
    )
