"""The servers that the load generator drives, as context managers.

Everything listens on 127.0.0.1 and uses a temporary folder of its own.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.bench import WorkerFailed
from benchmarks.processes import HOST, answers, free_port, running


@dataclass
class Server:
    name: str  # of the adapter
    ports: list[int]
    pids: list[int]  # of everything that a move keeps busy ...
    parts: dict[str, list[int]] = field(default_factory=dict)  # ... and what they are, if several


class Missing(Exception):
    """A program is not installed; the message says which."""


@contextlib.contextmanager
def scratch() -> Iterator[Path]:
    # Not /tmp, which may be in memory: flushing would cost nothing there.
    with tempfile.TemporaryDirectory(dir="/var/tmp", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def flush_seconds() -> float:
    """How long the disk takes to flush one small write.

    It varies with the load on the disk, and no durable move is faster.
    """
    times = []
    with scratch() as folder, (folder / "flush").open("wb", buffering=0) as file:
        for _ in range(50):
            file.write(bytes(4096))
            start = perf_counter()
            os.fsync(file.fileno())
            times.append(perf_counter() - start)
    return median(times)


@contextlib.contextmanager
def tidetable(processes: int = 1, database: str = "", redis: str = "") -> Iterator[Server]:
    """Our server, on an SQLite file by default. Without bots, which would compete with it."""
    with scratch() as folder, contextlib.ExitStack() as stack:
        server = Server("tidetable", [], [])
        for _ in range(processes):
            port = free_port()
            command = [sys.executable, "-m", "tidetable", "serve", "--port", str(port)]
            command += [
                "--database",
                database or str(folder / "tables.sqlite"),
                "--bot-workers",
                "0",
            ]
            command += ["--redis", redis] if redis else []
            command += ["--rate", "0"]  # no limit: all clients share one address
            engine = {"TIDETABLE_ENGINE": "compiled"}
            server.pids.append(stack.enter_context(running(command, folder, answers(port), engine)))
            server.ports.append(port)
        yield server


@contextlib.contextmanager
def boardgame_io(command: list[str]) -> Iterator[Server]:
    port = free_port()
    production = {"NODE_ENV": "production"}  # otherwise it checks and logs more
    with (
        scratch() as folder,
        running([*command, str(port)], folder, answers(port), production) as pid,
    ):
        yield Server("boardgame.io", [port], [pid])


@contextlib.contextmanager
def two_processes() -> Iterator[Server]:
    """Our server as two processes that share PostgreSQL and Redis."""
    with (
        postgres() as (database, first),
        redis() as (channel, second),
        tidetable(2, database, channel) as server,
    ):
        server.parts = {"tidetable": [*server.pids], "PostgreSQL": [first], "Redis": [second]}
        server.pids += [first, second]
        yield server


@contextlib.contextmanager
def redis() -> Iterator[tuple[str, int]]:
    """Its address and its process."""
    program = shutil.which("redis-server")
    if program is None:
        raise Missing("redis-server")
    port = free_port()
    command = [program, "--port", str(port), "--bind", HOST, "--save", "", "--appendonly", "no"]
    with (
        scratch() as folder,
        running([*command, "--dir", str(folder)], folder, answers(port)) as pid,
    ):
        yield f"redis://{HOST}:{port}", pid


@contextlib.contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """A fresh PostgreSQL with default settings: a commit is on disk when it returns."""
    initdb, server = postgres_program("initdb"), postgres_program("postgres")
    # It refuses to run as root.
    user = "postgres" if os.geteuid() == 0 else None
    with scratch() as folder:
        data = folder / "data"
        data.mkdir()
        if user is not None:
            for path in (folder, data):
                shutil.chown(path, user)
        done = subprocess.run(
            [initdb, "--pgdata", str(data), "--username", "bench", "--auth", "trust"],
            cwd=folder,
            user=user,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise WorkerFailed(f"initdb: {done.stderr.strip()}")
        port = free_port()
        command = [server, "-D", str(data), "-p", str(port), "-k", str(folder)]
        ready = postgres_program("pg_isready"), "-q", "-h", HOST, "-p", str(port)
        with running(
            [*command, "-c", f"listen_addresses={HOST}"],
            folder,
            lambda: subprocess.run(ready, check=False).returncode == 0,
            user=user,
        ) as pid:
            yield f"postgresql://bench@{HOST}:{port}/postgres", pid


def postgres_program(name: str) -> str:
    """Find a program of PostgreSQL. Debian keeps them outside PATH, by version."""
    found = shutil.which(name)
    if found is None:
        installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(installed[-1]) if installed else None
    if found is None:
        raise Missing("PostgreSQL")
    return found
