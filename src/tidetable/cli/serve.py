"""`tidetable serve`: runs the server under uvicorn."""

import signal
import sys
from pathlib import Path

import uvicorn

from tidetable.cli.static import WRITTEN
from tidetable.engine.errors import SetupError
from tidetable.server import logs
from tidetable.server.app import Settings, create
from tidetable.server.front import front
from tidetable.server.peers import Peers, proxies, raise_file_limit, room_for
from tidetable.server.retention import Keep
from tidetable.server.services import Notify
from tidetable.server.transport import websocket_protocol


def serve(
    host: str,
    port: int,
    database: str,
    redis: str | None,
    bot_workers: int,
    origins: list[str],
    rate: float,
    connections: int,
    keep: tuple[float, float, float],
    notify: tuple[str, str, str, str, bool, float],
    offline: Path | None = None,
) -> None:
    logs.configure()
    check_notify(notify)
    if offline is not None and not (offline / WRITTEN).is_file():
        raise SetupError("offline-folder", folder=str(offline))
    settings = Settings(
        *(database, redis, bot_workers, origins, rate, connections),
        Keep(*keep),
        Notify(*notify),
        None if offline is None else str(offline),
    )
    run(settings, host, port)


def check_notify(notify: tuple[str, str, str, str, bool, float]) -> None:
    """Mails have links, and come from somewhere."""
    url, smtp, sender, *_ = notify
    if smtp and not (url and sender):
        raise SetupError("smtp-needs")
    if smtp and not smtp.startswith(("smtp://", "smtps://")):
        raise SetupError("smtp-form")


def run(settings: Settings, host: str, port: int) -> None:
    room, backlog = room_for(raise_file_limit())
    peers = Peers(room, settings.connections, proxies())
    # uvicorn drains on SIGTERM: it stops accepting, closes every WebSocket with 1012, waits for
    # what runs and shuts the application down. Then it raises the signal again, which would look
    # like a crash to the person who has stopped the server.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
    uvicorn.run(
        create(settings, peers),
        log_config=None,
        host=host,
        port=port,
        backlog=backlog,
        loop="auto",  # uvloop where it exists: not on Windows
        http=front(peers),
        ws=websocket_protocol(),
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # it costs more than it saves on small messages
        access_log=False,
        timeout_graceful_shutdown=3,
    )
