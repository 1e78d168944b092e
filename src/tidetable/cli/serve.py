"""`tidetable serve`: runs the server under uvicorn."""

import signal
import sys

import uvicorn
from litestar.types import ASGIApp

from tidetable.server import logs
from tidetable.server.app import Settings, create
from tidetable.server.retention import Keep
from tidetable.server.transport import websocket_protocol


def serve(
    host: str,
    port: int,
    database: str,
    redis: str | None,
    bot_workers: int,
    origins: list[str],
    rate: float,
    keep: tuple[float, float, float],
) -> None:
    logs.configure()
    settings = Settings(database, redis, bot_workers, origins, rate, keep=Keep(*keep))
    run(create(settings), host, port)


def run(app: ASGIApp, host: str, port: int) -> None:
    # uvicorn drains on SIGTERM: it stops accepting, closes every WebSocket with 1012, waits for
    # what runs and shuts the application down. Then it raises the signal again, which would look
    # like a crash to whoever has asked the server to stop.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
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
