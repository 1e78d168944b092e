"""Test clients of a running server: HTTP, a WebSocket, and everything received, for the leak
scanner."""

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import count
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Server

UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # creating one per client is slow
WITHIN = 40.0  # seconds that a step may take on a busy machine

Message = dict[str, Any]
Pick = Callable[[Message], int]  # which of the choices of an update
BOT = {"kind": "bot", "bot": "random"}
HOST_SEAT = {"kind": "host"}
OPEN = {"kind": "open"}


class Refusal(Exception):
    def __init__(self, code: str, message: str, status: int = 0) -> None:
        self.code, self.message, self.status = code, message, status
        super().__init__(code, message)


class House:
    """One or more servers on one database."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = list(servers)
        self.turn = count()

    @property
    def server(self) -> Server:
        return self.servers[0]

    async def guest(self, name: str, lang: str = "en") -> "Person":
        """A new guest, at each server in turn."""
        server = self.servers[next(self.turn) % len(self.servers)]
        return await Person(server, name, lang).arrive()

    async def guests(self, number: int) -> list["Person"]:
        return [await self.guest(f"player {n}") for n in range(number)]

    async def table(self, people: Sequence["Person"], *others: Message, **plans: Any) -> str:
        """A started table: the first person is the host, then the others, then bots."""
        host = people[0]
        open_seats = [OPEN for _ in people[1:]]
        table_id = await host.make([HOST_SEAT, *open_seats, *others], **plans)
        for seat, person in enumerate(people[1:], 1):
            await person.sit(table_id, seat)
        await host.begin(table_id)
        return table_id


class Person:
    def __init__(self, server: Server, name: str, lang: str = "en") -> None:
        self.server = server
        self.name = name
        self.lang = lang
        self.token = ""
        self.id = ""

    async def arrive(self) -> Self:
        me = await self.post("/api/guests", {"name": self.name})
        self.token, self.id = me["token"], me["person"]
        return self

    def __repr__(self) -> str:
        return self.name

    # -- HTTP ------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        headers = {"accept-language": self.lang}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        asking = httpx.AsyncClient(base_url=self.server.url, timeout=WITHIN, verify=UNUSED)
        async with asking as client:
            answer = await client.request(method, path, headers=headers, **more)
        shown = answer.json()
        if answer.status_code >= 400:
            raise Refusal(shown["code"], shown["message"], answer.status_code)
        return shown

    async def post(self, path: str, body: object = None) -> Any:
        shown = await self.ask("POST", path, json=body)
        if path == "/api/accounts":  # the guest's own token is void
            self.token = shown["token"]
        return shown

    async def get(self, path: str, **params: Any) -> Any:
        return await self.ask("GET", path, params=params)

    async def make(self, seats: Sequence[Message], game: str = "kadora", **plans: Any) -> str:
        shown = await self.make_full(seats, game, **plans)
        return str(shown["table"]["id"])

    async def make_full(self, seats: Sequence[Message], game: str = "kadora", **plans: Any) -> Any:
        body = {"game": game, "players": len(seats), "seats": list(seats), **plans}
        return await self.post("/api/tables", body)

    async def sit(self, table_id: str, seat: int, invitation: str | None = None) -> Any:
        body: Message = {"seat": seat}
        if invitation is not None:
            body["invitation"] = invitation
        return await self.post(f"/api/tables/{table_id}/sit", body)

    async def begin(self, table_id: str) -> Any:
        return await self.post(f"/api/tables/{table_id}/begin")

    # -- at a table ------------------------------------------------------------------------------

    def at(self, table_id: str, server: Server | None = None) -> "Place":
        """This person's connection to a table, through this or another server."""
        return Place(server or self.server, table_id, self.token or None, self.lang)


def spectator(server: Server, table_id: str) -> "Place":
    return Place(server, table_id, None)


class Place:
    """A connection to a table: `async with person.at(table) as place`."""

    keys = count(1)

    def __init__(self, server: Server, table_id: str, token: str | None, lang: str = "en") -> None:
        self.server, self.table_id, self.token, self.lang = server, table_id, token, lang
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.raw: list[bytes] = []  # everything received
        self.updates: list[Message] = []
        self.answers: dict[str, Message] = {}
        self.news = asyncio.Condition()
        self.closed: int | None = None  # close code
        self.keeps = True  # everything received; otherwise only the newest

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> Self:
        """Connect (again), send the hello and wait for the first update."""
        self.updates.clear()
        self.closed = None
        self.socket = await connect(
            f"{self.server.ws}/ws/tables/{self.table_id}",
            compression=None,
            max_size=None,
            open_timeout=WITHIN,
        )
        hello: Message = {"type": "hello", "lang": self.lang}
        if self.token is not None:
            hello["token"] = self.token
        await self.socket.send(json.dumps(hello))
        self.reading = asyncio.create_task(self.read(self.socket))
        await self.until(lambda: bool(self.updates) or self.closed is not None)
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await self.reading
        self.socket = self.reading = None

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                raw = data if isinstance(data, bytes) else data.encode()
                if not self.keeps:
                    self.raw.clear()
                self.raw.append(raw)
                message = json.loads(raw)
                async with self.news:
                    if message["type"] == "update":
                        update = merged(self.updates[-1:], message)
                        if not self.keeps:
                            self.updates.clear()
                        self.updates.append(update)
                    elif message["key"] is not None:
                        self.answers[message["key"]] = message
                    else:
                        self.answers["?"] = message
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        async with self.news:
            self.closed = socket.close_code or 1006
            self.news.notify_all()

    @property
    def now(self) -> Message:
        """The newest state."""
        return self.updates[-1]

    async def until(self, so: Callable[[], bool], within: float = WITHIN) -> None:
        async with asyncio.timeout(within), self.news:
            await self.news.wait_for(so)

    async def sees(self, so: Callable[[Message], bool], within: float = WITHIN) -> Message:
        """Wait until the newest state fulfils a condition."""
        await self.until(lambda: bool(self.updates) and so(self.now), within)
        return self.now

    async def ends(self) -> int:
        """Wait until the server closes the connection; the close code."""
        await self.until(lambda: self.closed is not None)
        return self.closed or 0

    async def reaches(self, ply: int) -> Message:
        return await self.sees(lambda now: bool(now["ply"] >= ply))

    async def send(self, message: Message) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def do(self, kind: str, /, key: str | None = None, **fields: Any) -> str:
        """Send a command and wait for its answer; Refusal if it is refused. Returns the key."""
        key = key or f"k{next(self.keys)}"
        self.answers.pop(key, None)
        await self.send({"type": kind, "key": key, **fields})
        await self.until(lambda: key in self.answers or self.closed is not None)
        answer = self.answers.get(key)
        if answer is None:
            raise ConnectionError(self.closed)
        if answer["type"] == "refused":
            raise Refusal(answer["code"], answer["message"])
        return key

    async def move(self, pick: Pick = lambda update: 0, key: str | None = None) -> Message:
        """Make one of the legal moves; returns the state it was chosen in."""
        before = self.now
        move = before["choices"][pick(before)]["move"]
        await self.do("move", key, ply=before["ply"], move=move)
        return before

    async def play(self, pick: Pick = lambda update: 0, moves: int = 10_000) -> Message:
        """Decide whenever it is this player's turn, until the game is over or `moves` are made."""
        for _ in range(moves):
            update = await self.sees(lambda now: bool(now["choices"]) or is_over(now))
            if is_over(update):
                return update
            await self.move(pick)
        return self.now

    async def play_to(self, ply: int, pick: Pick = lambda update: 0) -> Message:
        """Decide whenever it is this player's turn, until the game reaches a ply. Players who stop
        after a number of own decisions could wait for each other: turns differ in length."""
        while True:
            update = await self.sees(
                lambda now: bool(now["choices"]) or is_over(now) or now["ply"] >= ply
            )
            if is_over(update) or update["ply"] >= ply:
                return update
            await self.move(pick)


@contextlib.asynccontextmanager
async def opened(*places: Place) -> AsyncIterator[list[Place]]:
    """Several open connections."""
    try:
        for place in places:
            await place.open()
        yield list(places)
    finally:
        for place in places:
            await place.close()


def merged(before: list[Message], news: Message) -> Message:
    """The whole state: fields that an update leaves out are unchanged."""
    if not before:
        return news
    old = before[0]
    whole = {**old, **news}
    for part in ("table", "view"):
        if news.get(part) is not None and old[part] is not None:
            whole[part] = {**old[part], **news[part]}
    for lines in ("events", "chat", "notices"):
        if lines in news:
            whole[lines] = old[lines][: news[f"{lines}_from"]] + news[lines]
            whole[f"{lines}_from"] = 0
    return whole


def is_over(update: Message) -> bool:
    return bool(update["table"]["status"] == "over")


def everyone_here(update: Message) -> bool:
    """Whether every person at the table is connected. Others may hear of it a moment later."""
    return all(seat["here"] for seat in update["table"]["seats"] if seat["person"])


def varied(update: Message) -> int:
    """A different choice each time, the same in every run."""
    return (int(update["ply"]) * 7919 + 13) % len(update["choices"])


async def all_of(*work: Awaitable[Any]) -> list[Any]:
    return list(await asyncio.gather(*work))
