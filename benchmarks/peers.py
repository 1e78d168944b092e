"""The environment of the peers: created on first use, and again when peers.txt changes."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
PINNED = HERE / "peers.txt"
ENVIRONMENT = HERE / ".venv"
STAMP = ENVIRONMENT / "installed.txt"  # the peers.txt that was installed; written last


class NoPeers(Exception):
    """The peers cannot be installed; the message says why."""


def python() -> Path:
    windows = ENVIRONMENT / "Scripts" / "python.exe"
    return windows if windows.exists() else ENVIRONMENT / "bin" / "python"


def install(say: Callable[[str], None]) -> Path:
    """Install the peers. Returns the Python that can import them."""
    wanted = PINNED.read_text() + f"# Python {sys.version_info.major}.{sys.version_info.minor}\n"
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return python()
    say(f"Installing the peers of {PINNED.name} into benchmarks/{ENVIRONMENT.name} (once) ...")
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    call([sys.executable, "-m", "venv", str(ENVIRONMENT)])
    # Wheels only: building OpenSpiel takes half an hour and needs clang. Few retries: without a
    # network, failing should not take minutes.
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    patience = ["--only-binary", ":all:", "--retries", "1", "--timeout", "15"]
    call([str(python()), *pip, *patience, "-r", str(PINNED)])
    STAMP.write_text(wanted)
    return python()


def call(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        errors = [line for line in done.stderr.splitlines() if "ERROR" in line]
        raise NoPeers(errors[-1] if errors else done.stderr.strip() or "no reason given")
