"""The load generator's adapter for our own server: real games with two players."""

import asyncio
from itertools import cycle
from random import Random
from zlib import crc32

import msgspec

from benchmarks.load import Place
from benchmarks.wire import Http, Socket

GAMES = ["kadora", "octocube", "poseidon"]


class Person(msgspec.Struct):
    token: str


class Id(msgspec.Struct):
    id: str


class Made(msgspec.Struct):
    table: Id


class Status(msgspec.Struct, frozen=True):
    status: str = ""  # empty: unchanged


class Choice(msgspec.Struct):
    move: msgspec.Raw


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """Only the fields that a client without a screen needs."""

    ply: int
    table: Status = Status()
    choices: list[Choice] | None = None


class Done(msgspec.Struct, tag="done", tag_field="type"):
    pass


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    code: str


read_answer = msgspec.json.Decoder(Update | Done | Refused).decode
read_person = msgspec.json.Decoder(Person).decode
read_made = msgspec.json.Decoder(Made).decode


class Tidetable:
    def __init__(self, ports: list[int], routed: bool = False) -> None:
        self.ports = ports  # with several processes, the clients of a table use different ones ...
        self.routed = routed  # ... or the same, as behind a proxy that routes by table
        self.http = Http(ports[0])
        self.people: list[tuple[str, str]] = []
        self.tables: list[tuple[str, tuple[str, str]]] = []  # started, no client connected yet
        self.random = Random(0)
        self.play("kadora")

    def play(self, game: str) -> None:
        """The game of the next tables; "mix": all games in turn."""
        self.games = cycle(GAMES if game == "mix" else [game])

    async def prepare(self, tables: int) -> None:
        self.people = await asyncio.gather(*(self.pair() for _ in range(min(tables, 500))))
        pairs = [self.people[n % len(self.people)] for n in range(tables)]
        self.tables = list(await asyncio.gather(*map(self.make, pairs)))

    async def pair(self) -> tuple[str, str]:
        first, second = [
            read_person(await self.http.post("/api/guests", b'{"name":"Load"}')).token
            for _ in range(2)
        ]
        return first, second

    async def make(self, pair: tuple[str, str]) -> tuple[str, tuple[str, str]]:
        seats = [{"kind": "host"}, {"kind": "open"}]
        new = msgspec.json.encode({"game": next(self.games), "players": 2, "seats": seats})
        table = read_made(await self.http.post("/api/tables", new, pair[0])).table.id
        await self.http.post(f"/api/tables/{table}/sit", b'{"seat":1}', pair[1])
        await self.http.post(f"/api/tables/{table}/begin", b"", pair[0])
        return table, pair

    async def join(self, place: Place) -> list[Socket]:
        if not self.tables:
            self.tables.append(await self.make(self.random.choice(self.people)))
        table, pair = self.tables.pop()
        clients = [Client(place, seat, self.random) for seat in range(2)]
        for seat, client in enumerate(clients):
            port = self.ports[(crc32(table.encode()) if self.routed else seat) % len(self.ports)]
            await client.join(port, table, pair[seat])
        return [client.socket for client in clients]

    def close(self) -> None:
        self.http.close()


class Client:
    def __init__(self, place: Place, seat: int, random: Random) -> None:
        self.place, self.seat, self.random = place, seat, random
        self.here = asyncio.Event()
        self.choices: list[Choice] = []
        self.socket: Socket

    async def join(self, port: int, table: str, token: str) -> None:
        lost = self.place.load.lost
        self.socket = await Socket.open(port, f"/ws/tables/{table}", self.heard, lost)
        self.socket.send(msgspec.json.encode({"type": "hello", "token": token}))
        await asyncio.wait_for(self.here.wait(), 30)

    def heard(self, text: bytes) -> None:
        message = read_answer(text)
        if isinstance(message, Refused):
            self.place.load.lost(f"refused: {message.code}")
            return
        if isinstance(message, Update) and message.choices is not None:
            self.choices = message.choices
        if isinstance(message, Done) or not self.place.is_new(self.seat, message.ply):
            return
        self.here.set()
        ply = message.ply
        self.place.saw(self.seat, ply, message.table.status == "over")
        if self.choices:
            chosen = self.choices[int(self.random.random() * len(self.choices))]
            move = b'{"type":"move","key":"%d","ply":%d,"move":%b}' % (ply, ply, chosen.move)
            self.place.may(self.socket, move, ply)
