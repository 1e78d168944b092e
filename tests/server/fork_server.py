"""Forks servers from a process that has imported everything: most of a server's start is imports.

A forked server runs `tidetable serve` as the command line does, in a session of its own. A test
whose environment differs from that of the first start gets a process that starts from nothing.
"""

import functools
import gc
import importlib
import json
import os
import resource
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
IMPORTED = [  # what a server imports when it starts, besides its modules
    *("anyio._backends._asyncio", "asyncpg", "tidetable.cli.app", "tidetable.cli.serve"),
    *("tidetable.server.wire", "uvicorn.lifespan.on", "uvicorn.loops.uvloop"),
    "uvicorn.protocols.websockets.websockets_sansio_impl",
]
# What pytest and Polars set for themselves: servers are the same without it.
IGNORED = {"PYTEST_CURRENT_TEST", "_RJEM_MALLOC_CONF"}


class Forked:
    """A server process, with what subprocess.Popen has of it."""

    def __init__(self, fork_server: "ForkServer", pid: int) -> None:
        self.fork_server = fork_server
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.fork_server.ask({"ended": self.pid, "wait": False})
        return self.returncode

    def wait(self) -> int:
        if self.returncode is None:
            self.returncode = self.fork_server.ask({"ended": self.pid, "wait": True})
        return int(self.returncode or 0)


class ForkServer:
    """The process that forks, seen from the tests."""

    def __init__(self) -> None:
        self.environment = dict(os.environ)
        self.lock = threading.Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.fork_server"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def fits(self) -> bool:
        """Whether a process forked now is what a new one would be."""
        names = (os.environ.keys() | self.environment.keys()) - IGNORED
        return all(os.environ.get(name) == self.environment.get(name) for name in names)

    def ask(self, request: dict[str, Any]) -> int | None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
            answer: int | None = json.loads(self.process.stdout.readline())
        return answer

    def start(
        self, arguments: list[str], folder: Path, log: Path, files: int | None = None
    ) -> Forked:
        """`files`: how many the server may open."""
        pid = self.ask(
            {"arguments": arguments, "folder": str(folder), "log": str(log), "files": files}
        )
        assert pid is not None
        return Forked(self, pid)


def fork(arguments: list[str], folder: str, log: str, files: int | None) -> int:
    """Run `tidetable` with these arguments in a new process, which never returns from here."""
    pid = os.fork()
    if pid:
        return pid
    os.setsid()
    os.chdir(folder)
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(written, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.close(written)
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    from tidetable.cli import main

    main(arguments)
    raise AssertionError("main exits")


def ended(pid: int, wait: bool) -> int | None:
    """The exit code of a forked process, None while it runs."""
    found, status = os.waitpid(pid, 0 if wait else os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def hash_quickly() -> None:
    """Hundreds of test passwords, each meant to take long."""
    from argon2 import PasswordHasher

    from tidetable.server import passwords

    quick = functools.partial(PasswordHasher, time_cost=1, memory_cost=64)
    setattr(passwords, "PasswordHasher", quick)  # noqa: B010  (a type, to the type checker)


def run() -> None:
    for name in IMPORTED:
        importlib.import_module(name)
    # Here and not above: the worker processes of a server import this module, too.
    from tidetable import games
    from tidetable.cli.app import build
    from tidetable.server.app import Settings, create
    from tidetable.text import LANGUAGES, Text

    hash_quickly()
    create(Settings("", None, 0, [], 0.0))  # fills the caches of libraries
    for game in games.all():
        game.new(players=min(game.players), seed=1)
    for language in LANGUAGES:
        build(Text(language))  # reads the help of every command
    gc.collect()
    gc.freeze()  # a collection in a forked process does not touch, and so copy, all of this

    for line in sys.stdin.buffer:
        request = json.loads(line)
        if "arguments" in request:
            answer: int | None = fork(**request)
        else:
            answer = ended(request["ended"], request["wait"])
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    run()
