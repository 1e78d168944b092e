"""`tidetable static`: write a folder that plays without a server, for any web host.

It is built with the tools of the browser client, so it needs a checkout of the source.
"""

import subprocess
import sys
from pathlib import Path

import typer

from tidetable.engine.errors import SetupError
from tidetable.text import Text

CHECKOUT = Path(__file__).parents[3]
TOOL = "web.tools.static"
NO_NODE = 3  # the exit status of web/tools/build.py without Node
WRITTEN = "offline.json"  # in every such folder


def static(text: Text, folder: Path) -> None:
    if not (CHECKOUT / "web" / "tools" / "static.py").is_file():
        raise SetupError("static-checkout")
    check(folder)
    command = [sys.executable, "-m", TOOL, str(folder.resolve())]
    done = subprocess.run(command, cwd=CHECKOUT, check=False)
    if done.returncode:
        raise SetupError("static-node" if done.returncode == NO_NODE else "static-failed")
    typer.echo(text("static-written", folder=str(folder)))


def check(folder: Path) -> None:
    """Refuse a folder that holds anything else: everything in it is replaced."""
    if folder.exists() and not folder.is_dir():
        raise SetupError("static-folder", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()) and not (folder / WRITTEN).is_file():
        raise SetupError("static-folder", folder=str(folder))
