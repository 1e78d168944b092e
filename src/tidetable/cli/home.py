"""`tidetable` without arguments: start the server for this computer and open the browser."""

import logging
import socket
import threading
import webbrowser
from pathlib import Path
from time import sleep
from urllib.request import urlopen

import platformdirs
import typer

from tidetable.cli.serve import run
from tidetable.server.app import Settings
from tidetable.text import Text

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8300  # if it is free, so that bookmarks and installed apps keep working


def home(text: Text, lan: bool, port: int | None, browser: bool, database: str | None) -> None:
    host = EVERYWHERE if lan else HERE
    port = chosen_port(host, port)
    address = f"http://{own_address() if lan else HERE}:{port}"
    typer.echo(text("home-open", address=address))
    typer.echo(text("home-lan" if lan else "home-only-here"))
    typer.echo(text("home-end"))
    if browser:
        threading.Thread(target=show, args=(address,), daemon=True).start()
    logging.basicConfig(level=logging.ERROR)
    run(Settings(database or str(own_database())), host, port)


def own_database() -> Path:
    folder = platformdirs.user_data_path("tidetable", appauthor=False, ensure_exists=True)
    return folder / "tidetable.sqlite"


def chosen_port(host: str, wanted: int | None) -> int:
    """The requested port; otherwise the usual one, or any free one if that is in use."""
    if wanted is not None:
        return wanted
    for port in (PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return PORT


def own_address() -> str:
    """Return this computer's address in the home network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        return str(probe.getsockname()[0])


def show(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(150):
        try:
            with urlopen(f"{address}/healthz", timeout=2):
                break
        except OSError:
            sleep(0.2)
    webbrowser.open(address)
