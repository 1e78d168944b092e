"""Installs boardgame.io from npm on first use, and again when the lock file changes."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "node"
LOCK = FOLDER / "package-lock.json"
STAMP = FOLDER / "node_modules" / "installed.json"  # the lock that was installed; written last
PATIENCE = 180  # seconds


class NoNode(Exception):
    """boardgame.io cannot be installed; the message says why."""


def install(say: Callable[[], None]) -> list[str]:
    """Install it. Returns the command that starts its server, without the port."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NoNode("node and npm are not installed")
    if not (STAMP.is_file() and STAMP.read_text() == LOCK.read_text()):
        say()
        # Few retries: without a network, failing should not take minutes.
        patience = ["--fetch-retries=1", "--fetch-timeout=15000"]
        command = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", *patience]
        try:
            done = subprocess.run(
                command, cwd=FOLDER, capture_output=True, text=True, check=False, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:
            raise NoNode(f"npm took longer than {PATIENCE} s") from None
        if done.returncode != 0:
            errors = [line for line in done.stderr.splitlines() if "error" in line.lower()]
            raise NoNode(errors[0] if errors else f"npm: exit code {done.returncode}")
        STAMP.write_text(LOCK.read_text())
    return [node, str(FOLDER / "server.js")]
