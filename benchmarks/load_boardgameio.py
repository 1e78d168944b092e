"""The load generator's adapter for boardgame.io: plain socket.io, a game that only counts."""

import asyncio

import msgspec

from benchmarks.load import Place
from benchmarks.wire import Socket

GAME = "count"
EVENT = f"42/{GAME},".encode()  # engine.io message 4, socket.io event 2, in the game's namespace


class Context(msgspec.Struct):
    current_player: str = msgspec.field(name="currentPlayer")
    gameover: bool = False


class State(msgspec.Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    synced: Synced


read_update = msgspec.json.Decoder(Update).decode
read_sync = msgspec.json.Decoder(Sync).decode


class BoardgameIo:
    def __init__(self, ports: list[int]) -> None:
        self.port = ports[0]
        self.made = 0

    def play(self, game: str) -> None:
        """There is only one game."""

    async def prepare(self, tables: int) -> None:
        """Nothing to do: a match is created when its first client asks for it."""

    async def join(self, place: Place) -> list[Socket]:
        self.made += 1
        clients = [Client(place, seat, f"m{self.made}") for seat in range(2)]
        for client in clients:
            await client.join(self.port)
        return [client.socket for client in clients]

    def close(self) -> None:
        pass


class Client:
    def __init__(self, place: Place, seat: int, match: str) -> None:
        self.place, self.seat, self.match = place, seat, match
        self.here = asyncio.Event()
        self.socket: Socket

    async def join(self, port: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.socket = await Socket.open(port, path, self.heard, self.place.load.lost)
        self.socket.send(f"40/{GAME},".encode())
        await asyncio.wait_for(self.here.wait(), 30)

    def heard(self, text: bytes) -> None:
        if text.startswith(EVENT):
            event = text[len(EVENT) :]
            if event.startswith(b'["update"'):
                self.show(read_update(event).state)
            elif event.startswith(b'["sync"'):
                self.here.set()
                self.show(read_sync(event).synced.state)
        elif text == b"2":  # ping
            self.socket.send(b"3")
        elif text.startswith(b"40/"):
            self.emit("sync", self.match, str(self.seat), None, 2)

    def show(self, state: State) -> None:
        if not self.place.is_new(self.seat, state.number):
            return
        self.place.saw(self.seat, state.number, state.ctx.gameover)
        if state.ctx.current_player == str(self.seat) and not state.ctx.gameover:
            player, number = self.seat, state.number
            move = (
                b'%b["update",{"type":"MAKE_MOVE","payload":{"type":"add","args":[],'
                b'"playerID":"%d","credentials":null}},%d,"%b","%d"]'
                % (EVENT, player, number, self.match.encode(), player)
            )
            self.place.may(self.socket, move, number)

    def emit(self, *event: object) -> None:
        self.socket.send(EVENT + msgspec.json.encode(event))
