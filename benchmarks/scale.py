"""Section "scale": many stored tables and many idle connections, on both stores.

A database gets 100,000 tables with plain SQL, as copies of one that was created through the
server. Then a fresh server starts on it and answers requests for lists, one after the other. The
idle connections are spectators, two at each of 5,000 tables.
"""

import asyncio
import contextlib
import http.client
import json
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Any

import asyncpg
import uvloop
from rich.box import HORIZONTALS
from rich.table import Table

from benchmarks import servers
from benchmarks.bench import Bench, Figures, Report, Target
from benchmarks.compare import amount
from benchmarks.processes import HOST
from benchmarks.wire import Socket

TABLES = 100_000  # stored
REQUESTS = 400  # for each list
SOCKETS, AT_TABLES = 10_000, 5_000
JOINING = 100  # sockets that connect at a time
MINE = 200  # tables of the person who asks for their own
# Of 100 tables one is open, nine are being played and the others are over; everyone has seats.
FILL = [
    "INSERT INTO log (table_id, seq, key, at, entry) "
    "SELECT 'fill-' || n, l.seq, l.key, l.at, l.entry FROM {numbers}, log l "
    "WHERE l.table_id = '{table}' AND l.seq = 1",
    "INSERT INTO tables (id, game, rules, listed, status, made, changed, summary, seq) "
    "SELECT 'fill-' || n, t.game, t.rules, 1, CASE WHEN n % 100 = 0 THEN 'open' "
    "WHEN n % 100 < 10 THEN 'playing' ELSE 'over' END, t.made, t.changed - n, "
    "replace(t.summary, '{table}', 'fill-' || n), 1 FROM {numbers}, tables t "
    "WHERE t.id = '{table}'",
    "INSERT INTO sitting (person, table_id, seat) "
    "SELECT CASE WHEN n % {every} = 0 THEN '{person}' ELSE 'person-' || (n % 3000) END, "
    "'fill-' || n, 0 FROM {numbers}",
]
SERIES = {
    "sqlite": "(WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c "
    f"WHERE n < {TABLES - 1}) SELECT n FROM c) AS numbers",
    "postgres": f"generate_series(0, {TABLES - 1}) AS numbers(n)",
}
ROWS = [
    ("start", "start until the first answer", "s", 2.0),
    ("open_p99", "list of open tables, p99", "s", 0.02),
    ("mine_p99", f"list of one's own tables ({MINE}), p99", "s", 0.02),
    ("sockets", f"memory of the server with {SOCKETS:,} idle connections", "MB", 1000.0),
]


def section(bench: Bench) -> Report:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for this process and the servers
    measured: dict[str, Figures] = {}
    for number, store in enumerate(SERIES):
        bench.step(store, number + 1, len(SERIES))
        with contextlib.suppress(servers.Missing):
            measured[store] = measure(store)
    shown = Table(title=f"Scale: {TABLES:,} stored tables", title_justify="left", box=HORIZONTALS)
    shown.show_edge, shown.padding = False, (0, 1)
    shown.add_column("")
    targets = []
    for store in measured:
        shown.add_column(store, justify="right")
    for key, title, unit, most_of in ROWS:
        values = [figures[key] for figures in measured.values()]
        shown.add_row(title, *(written(value, unit) for value in values))
        goal = f"{title} under {written(most_of, unit)}"
        reached = ", ".join(written(value, unit) for value in values)
        targets.append(Target(goal, reached or None, all(value < most_of for value in values)))
    return Report(tables=[shown], targets=targets, measured=dict(measured))


def written(value: float, unit: str) -> str:
    return f"{value:.0f} MB" if unit == "MB" else amount(value, unit)


def measure(store: str) -> Figures:
    with contextlib.ExitStack() as stack:
        database = ""
        folder = stack.enter_context(servers.scratch())
        if store == "postgres":
            database, _ = stack.enter_context(servers.postgres())
        else:
            database = str(folder / "tables.sqlite")
        with servers.tidetable(1, database) as server:
            wait(server.ports[0])
            token = ask(server.ports[0], "POST", "/api/guests", {"name": "Ann"})["token"]
            person = ask(server.ports[0], "GET", "/api/me", token=token)["person"]
            new = {"game": "kadora", "players": 2, "seats": [{"kind": "host"}, {"kind": "open"}]}
            table = ask(server.ports[0], "POST", "/api/tables", new, token)["table"]["id"]
        fill(store, database, table, person)
        began = perf_counter()
        with servers.tidetable(1, database) as server:
            wait(server.ports[0])
            figures = {"start": perf_counter() - began}
            figures["open_p99"] = p99(server.ports[0], "/api/tables")
            figures["mine_p99"] = p99(server.ports[0], "/api/me/tables", token)
            figures["sockets"] = uvloop.run(idle(server.ports[0], server.pids[0]))
    return figures


def fill(store: str, database: str, table: str, person: str) -> None:
    words = {"numbers": SERIES[store], "table": table, "person": person, "every": TABLES // MINE}
    statements = [sql.format(**words) for sql in FILL]
    if store == "sqlite":
        with contextlib.closing(sqlite3.connect(database)) as connection, connection:
            for sql in statements:
                connection.execute(sql)
        return

    async def run() -> None:
        connection = await asyncpg.connect(database)
        for sql in statements:
            await connection.execute(sql)
        await connection.execute("ANALYZE")
        await connection.close()

    asyncio.run(run())


# -- requests ------------------------------------------------------------------------------------


def ask(port: int, method: str, path: str, body: object = None, token: str = "") -> Any:
    with connected(port) as line:
        return asked(line, method, path, body, token)


@contextlib.contextmanager
def connected(port: int) -> Iterator[http.client.HTTPConnection]:
    line = http.client.HTTPConnection(HOST, port, timeout=30)
    yield line
    line.close()


def asked(
    line: http.client.HTTPConnection, method: str, path: str, body: object, token: str
) -> Any:
    return json.loads(answer(line, method, path, body, token))


def answer(
    line: http.client.HTTPConnection, method: str, path: str, body: object, token: str
) -> bytes:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    line.request(method, path, None if body is None else json.dumps(body), headers)
    response = line.getresponse()
    content = response.read()
    assert response.status < 300, (path, content)
    return content


def wait(port: int) -> None:
    """Wait until the server is healthy."""
    until = monotonic() + 30
    while monotonic() < until:
        with contextlib.suppress(OSError, AssertionError):
            ask(port, "GET", "/healthz")
            return
        sleep(0.01)


def p99(port: int, path: str, token: str = "") -> float:
    times = []
    with connected(port) as line:
        for _ in range(REQUESTS):
            began = perf_counter()
            answer(line, "GET", path, None, token)
            times.append(perf_counter() - began)
    return sorted(times)[int(REQUESTS * 0.99)]


# -- idle connections ----------------------------------------------------------------------------


async def idle(port: int, pid: int) -> float:
    """The megabytes of a server with spectators who only look."""
    sockets: list[Socket] = []
    for start in range(0, SOCKETS, JOINING):
        numbers = range(start, start + JOINING)
        sockets += await asyncio.gather(*(spectate(port, n % AT_TABLES) for n in numbers))
    status = Path(f"/proc/{pid}/status").read_text().splitlines()
    used = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    for socket in sockets:
        socket.close()
    return used / 1000


async def spectate(port: int, number: int) -> Socket:
    shown = asyncio.Event()

    def heard(text: bytes) -> None:
        shown.set()

    socket = await Socket.open(port, f"/ws/tables/fill-{number}", heard, lambda reason: None)
    socket.send(b'{"type":"hello"}')
    await asyncio.wait_for(shown.wait(), 30)
    return socket
