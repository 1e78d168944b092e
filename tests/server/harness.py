"""Real servers for the tests: `tidetable serve`, PostgreSQL and Redis, in temporary folders on free
loopback ports.

Each may be started by one pytest worker and used by others: `facts` says what they need to know,
and `attached` makes an object from it.
"""

import asyncio
import contextlib
import glob
import http.client
import os
import pwd
import secrets
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.fork_server import Forked, ForkServer
from tidetable.server.migrate import migrate_postgres, migrate_sqlite
from tidetable.server.postgres import numbered

HOST = "127.0.0.1"
TEMPLATE = "migrated"  # a PostgreSQL database with the newest schema
STARTED: list[subprocess.Popen[bytes]] = []
STARTS_WITHIN = 60.0  # seconds; generous, the machine may be busy


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def wait_for(ready: Callable[[], object], what: str, within: float = STARTS_WITHIN) -> None:
    deadline = time.monotonic() + within
    while not ready():
        if time.monotonic() > deadline:
            raise TimeoutError(what)
        time.sleep(0.02)


def needed(pattern: str, package: str) -> str:
    """The path of a program. Without it a test is skipped; in continuous integration it fails."""
    found = sorted(glob.glob(pattern))
    if found:
        return found[-1]
    reason = f"{pattern} is missing: install {package} (python tests/system.py does)"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@cache
def fork_server() -> ForkServer:
    return ForkServer()


@cache
def empty_database() -> bytes:
    """A SQLite database with the newest schema: migrating takes longer than starting a server."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        migrate_sqlite(path)
        return path.read_bytes()


def prepare(database: str) -> None:
    """Make a SQLite database that does not exist yet."""
    if "://" not in database and not Path(database).exists():
        Path(database).write_bytes(empty_database())


class Program:
    """A process in a session of its own, started by this pytest worker or by another one."""

    process: subprocess.Popen[bytes] | Forked | None = None  # if this worker has started it
    pid: int | None = None

    def run_in_background(self, command: Sequence[str], **options: Any) -> None:
        self.process = subprocess.Popen(command, start_new_session=True, **options)
        self.pid = self.process.pid
        STARTED.append(self.process)  # another worker may stop it: it outlives this object

    def alive(self) -> bool:
        if self.pid is None or (self.process is not None and self.process.poll() is not None):
            return False
        try:
            state = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return False
        return state not in "ZX"  # another worker's zombie

    def end(self, sent: signal.Signals) -> None:
        """Send a signal to the process and all it has started, and wait for its end."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, sent)
            wait_for(lambda: not self.alive(), f"{self.pid} does not end")


def is_worker(pid: str) -> bool:
    """Whether it is a worker that has begun: no helper of multiprocessing, and no process between
    its fork and its program, which the server waits for."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


class Server(Program):
    """One `tidetable serve`."""

    files: int | None = None  # that it may open; None: as many as the tests
    forked = True  # from a process that has imported everything; False: as the command line does

    def __init__(
        self, folder: Path, database: str, redis: str | None = None, *options: str
    ) -> None:
        self.folder = folder
        self.database = database
        self.redis = redis
        self.options = options
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"

    def facts(self) -> dict[str, Any]:
        return {
            "folder": str(self.folder),
            "database": self.database,
            "redis": self.redis,
            "options": self.options,
            "port": self.port,
            "pid": self.pid,
        }

    @classmethod
    def attached(cls, facts: dict[str, Any]) -> "Server":
        server = cls(Path(facts["folder"]), facts["database"], facts["redis"], *facts["options"])
        server.port, server.pid = facts["port"], facts["pid"]
        server.log = server.folder / f"server-{server.port}.log"
        return server

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://{HOST}:{self.port}"

    def without_bots(self) -> "Server":
        """Start no worker process: it takes as long to start as the server."""
        self.options = (*self.options, "--bot-workers", "0")
        return self

    def launch(self) -> None:
        if self.forked:
            prepare(self.database)
        arguments = ["serve", "--port", str(self.port), "--database", self.database, *self.options]
        if self.redis is not None:
            arguments += ["--redis", self.redis]
        if self.forked and fork_server().fits():
            self.process = fork_server().start(arguments, self.folder, self.log, self.files)
            self.pid = self.process.pid
            return
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "tidetable", *arguments]
            self.run_in_background(command, stdout=log, stderr=log, cwd=self.folder)

    def start(self) -> "Server":
        self.launch()
        return self.started()

    def started(self) -> "Server":
        wait_for(self.healthy, "the server does not answer")
        return self

    def healthy(self) -> bool:
        if not self.alive():
            raise RuntimeError(f"the server ended:\n{self.logged()}")
        # Not httpx: its clients take longer to create than the server to answer.
        asking = http.client.HTTPConnection(HOST, self.port, timeout=5)
        try:
            asking.request("GET", "/healthz")
            return asking.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            asking.close()

    def stop(self) -> int:
        """Ask it to end; its exit code, if this worker has started it."""
        if self.pid is None:
            return 0
        os.kill(self.pid, signal.SIGTERM)
        try:
            wait_for(lambda: not self.alive(), "the server does not stop", 30)
            return 0 if self.process is None else int(self.process.wait())
        finally:
            self.kill()

    def kill(self) -> None:
        """kill -9, with its worker processes."""
        self.end(signal.SIGKILL)
        if self.process is not None:
            self.process.wait()
        self.process = self.pid = None

    def children(self) -> list[int]:
        """The worker processes that think for bots."""
        own = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(number) for number in own.read_text().split() if is_worker(number)]

    def logged(self) -> str:
        """Everything it has logged so far."""
        return self.log.read_text(errors="replace")


class Postgres(Program):
    """A PostgreSQL cluster. It refuses to run as root, so root runs it as another user."""

    def __init__(self, folder: Path) -> None:
        self.programs = Path(needed("/usr/lib/postgresql/*/bin/initdb", "postgresql")).parent
        self.folder = folder
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else None

    def facts(self) -> dict[str, Any]:
        return {"folder": str(self.folder), "port": self.port, "pid": self.pid}

    @classmethod
    def attached(cls, facts: dict[str, Any]) -> "Postgres":
        cluster = cls(Path(facts["folder"]))
        cluster.port, cluster.pid = facts["port"], facts["pid"]
        return cluster

    def start(self) -> "Postgres":
        data = self.folder / "data"
        if not data.exists():
            if self.user is not None:
                owner = pwd.getpwnam(self.user)
                os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self.run("initdb", "-D", str(data), "-U", "tidetable", "-A", "trust")
        with (self.folder / "log").open("ab") as log:
            self.run_in_background(
                [
                    *(str(self.programs / "postgres"), "-D", str(data)),
                    *("-p", str(self.port), "-k", str(self.folder)),
                    *("-c", f"listen_addresses={HOST}", "-c", "fsync=on"),
                    *("-c", "max_connections=300"),
                ],
                user=self.user,
                cwd=self.folder,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        wait_for(self.ready, "PostgreSQL does not answer")
        return self

    def run(self, program: str, *arguments: str) -> int:
        path = str(self.programs / program)
        done = subprocess.run(
            [path, *arguments], user=self.user, cwd=self.folder, capture_output=True, check=False
        )
        return done.returncode

    def ready(self) -> bool:
        return self.run("pg_isready", "-h", HOST, "-p", str(self.port), "-U", "tidetable") == 0

    def make_template(self) -> None:
        """Migrate a database once; `database` copies it."""
        self.create(TEMPLATE, "template1")
        asyncio.run(migrate_postgres(self.address(TEMPLATE)))

    def create(self, name: str, template: str) -> None:
        where = ("-h", HOST, "-p", str(self.port), "-U", "tidetable")
        assert self.run("createdb", *where, "-T", template, name) == 0

    def address(self, name: str) -> str:
        return f"postgresql://tidetable@{HOST}:{self.port}/{name}"

    def database(self, name: str, template: str = TEMPLATE) -> str:
        """The address of a fresh database with the newest schema."""
        name = f"{name}_{secrets.token_hex(4)}"
        self.create(name, template)
        return self.address(name)

    def all_get(self, sent: signal.Signals) -> None:
        """Send a signal to every process of the cluster; each is in a session of its own."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        assert self.pid is not None
        for pid in (self.pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, sent)

    def stop(self) -> None:
        """Stop at once, as in a crash."""
        if self.pid is not None:
            os.kill(self.pid, signal.SIGQUIT)
            wait_for(lambda: not self.alive(), "PostgreSQL does not stop")


class RedisServer(Program):
    def __init__(self, folder: Path, *options: str) -> None:
        self.options = options
        self.greeting = b"PONG"
        self.program = needed("/usr/bin/redis-server", "redis-server")
        self.folder = folder
        self.port = free_port()

    def facts(self) -> dict[str, Any]:
        return {"folder": str(self.folder), "port": self.port, "pid": self.pid}

    @classmethod
    def attached(cls, facts: dict[str, Any]) -> "RedisServer":
        server = cls(Path(facts["folder"]))
        server.port, server.pid = facts["port"], facts["pid"]
        return server

    def start(self, greeting: str = "PONG") -> "RedisServer":
        self.greeting = greeting.encode()
        self.run_in_background(
            [
                *(self.program, "--bind", HOST, "--port", str(self.port)),
                *("--dir", str(self.folder)),
                *("--save", "", "--appendonly", "no"),
                *self.options,
            ],
            stdout=subprocess.DEVNULL,
        )
        wait_for(self.ready, "Redis does not answer")
        return self

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}"

    def ready(self) -> bool:
        try:
            with socket.create_connection((HOST, self.port), 1) as asking:
                asking.sendall(b"PING\r\n")
                return asking.recv(16)[1:].startswith(self.greeting)
        except OSError:
            return False

    def publish(self, channel: str, message: bytes) -> None:
        """Let everyone who listens hear a message, whatever is in it."""
        name = channel.encode()
        with socket.create_connection((HOST, self.port), 5) as asking:
            asking.sendall(b"*3\r\n$7\r\nPUBLISH\r\n$%d\r\n%b\r\n" % (len(name), name))
            asking.sendall(b"$%d\r\n%b\r\n" % (len(message), message))
            assert asking.recv(16).startswith(b":")

    def stop(self) -> None:
        self.end(signal.SIGKILL)


async def query(server: Server, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Query the database of a server, running or not; ? stands for each value."""
    if server.database.startswith("postgresql://"):
        connection = await asyncpg.connect(server.database)
        try:
            return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]
        finally:
            await connection.close()
    connection_to_file = sqlite3.connect(server.database, isolation_level=None)
    try:
        return connection_to_file.execute(sql, values).fetchall()
    finally:
        connection_to_file.close()


def temporary(name: str) -> Path:
    """A folder that another user may enter, unlike those of pytest."""
    folder = Path(tempfile.mkdtemp(prefix=f"tidetable-{name}-"))
    folder.chmod(0o755)
    return folder


def removed(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
