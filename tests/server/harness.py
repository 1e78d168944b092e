"""Real servers for the tests: `tidetable serve`, PostgreSQL and Redis, in temporary folders on free
loopback ports, started and stopped (or killed) by the tests themselves."""

import contextlib
import glob
import os
import pwd
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import asyncpg
import httpx
import pytest

from tidetable.server.postgres import numbered

HOST = "127.0.0.1"
STARTS_WITHIN = 60.0  # seconds; generous, the machine may be busy


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def wait_for(ready: Callable[[], bool], what: str, within: float = STARTS_WITHIN) -> None:
    deadline = time.monotonic() + within
    while not ready():
        if time.monotonic() > deadline:
            raise TimeoutError(what)
        time.sleep(0.02)


def needed(pattern: str, package: str) -> str:
    """The program's path. Without it a test is skipped, in continuous integration it fails."""
    found = sorted(glob.glob(pattern))
    if found:
        return found[-1]
    reason = f"{pattern} is missing: install {package} (python tests/system.py does)"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


class Server:
    """One `tidetable serve`."""

    def __init__(
        self, folder: Path, database: str, redis: str | None = None, *options: str
    ) -> None:
        self.folder = folder
        self.database = database
        self.redis = redis
        self.options = options
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://{HOST}:{self.port}"

    def launch(self) -> None:
        command = [sys.executable, "-m", "tidetable", "serve", "--port", str(self.port)]
        command += ["--database", self.database, *self.options]
        if self.redis is not None:
            command += ["--redis", self.redis]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, start_new_session=True
            )

    def start(self) -> "Server":
        self.launch()
        return self.started()

    def started(self) -> "Server":
        wait_for(self.healthy, "the server does not answer")
        return self

    def healthy(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended:\n{self.said()}")
        try:
            return httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        """Ask it to end, and give back its exit code."""
        if self.process is None:
            return 0
        self.process.terminate()
        try:
            code = self.process.wait(30)
        finally:
            self.kill()
        return code

    def kill(self) -> None:
        """kill -9, with the processes that think for it."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def children(self) -> list[int]:
        """The processes it has started, to think for bots."""
        assert self.process is not None
        own = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(number) for number in own.read_text().split()]

    def said(self) -> str:
        return self.log.read_text(errors="replace")


class Postgres:
    """A PostgreSQL cluster of its own. It refuses to run as root, so root lends it a name."""

    def __init__(self, folder: Path) -> None:
        self.programs = Path(needed("/usr/lib/postgresql/*/bin/initdb", "postgresql")).parent
        self.folder = folder
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        self.run("initdb", "-D", str(folder / "data"), "-U", "tidetable", "-A", "trust")
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = self.launch(log)
        wait_for(self.ready, "PostgreSQL does not answer")

    def launch(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        folder = self.folder
        return subprocess.Popen(
            [
                *(str(self.programs / "postgres"), "-D", str(folder / "data")),
                *("-p", str(self.port), "-k", str(folder)),
                *("-c", f"listen_addresses={HOST}", "-c", "fsync=on"),
            ],
            user=self.user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=log,
            start_new_session=True,
        )

    def run(self, program: str, *arguments: str) -> int:
        path = str(self.programs / program)
        done = subprocess.run(
            [path, *arguments], user=self.user, cwd=self.folder, capture_output=True, check=False
        )
        return done.returncode

    def ready(self) -> bool:
        return self.run("pg_isready", "-h", HOST, "-p", str(self.port), "-U", "tidetable") == 0

    def database(self, name: str) -> str:
        """A fresh database, as an address."""
        made = self.run("createdb", "-h", HOST, "-p", str(self.port), "-U", "tidetable", name)
        assert made == 0
        return f"postgresql://tidetable@{HOST}:{self.port}/{name}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()


class RedisServer:
    def __init__(self, folder: Path) -> None:
        self.program = needed("/usr/bin/redis-server", "redis-server")
        self.folder = folder
        self.port = free_port()
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                *(self.program, "--bind", HOST, "--port", str(self.port)),
                *("--dir", str(self.folder)),
                *("--save", "", "--appendonly", "no"),
            ],
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait_for(self.ready, "Redis does not answer")

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}"

    def ready(self) -> bool:
        try:
            with socket.create_connection((HOST, self.port), 1) as asking:
                asking.sendall(b"PING\r\n")
                return asking.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


async def query(server: Server, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Straight to the database of a server, running or not; ? stands for each value."""
    if server.database.startswith("postgresql://"):
        connection = await asyncpg.connect(server.database)
        try:
            return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]
        finally:
            await connection.close()
    kept = sqlite3.connect(server.database, isolation_level=None)
    try:
        return kept.execute(sql, values).fetchall()
    finally:
        kept.close()


def temporary(name: str) -> Path:
    """A folder that another user may enter; those of pytest are closed to others."""
    folder = Path(tempfile.mkdtemp(prefix=f"tidetable-{name}-"))
    folder.chmod(0o755)
    return folder


def removed(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
