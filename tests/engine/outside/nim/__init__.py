"""Nim with three heaps: the smallest game from outside. It hides nothing and has no chance."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.game import NOBODY, Game, Json, Log, Setup, State
from tidetable.engine.schema import Header

HEAPS = (3, 4, 5)
MOST = 5


class SeatView(TypedDict):
    taken: int


class View(Header):
    heaps: list[int]
    seats: list[SeatView]


class NimState(State):
    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.heaps = list(HEAPS)
        self.piles = [0] * setup.players  # objects, by seat
        self.last: int = NOBODY  # the seat that took the last object


class Nim(Game):
    name = "nim"
    players = range(2, 7)
    action_count = len(HEAPS) * MOST
    random_setup = False
    view_type = View
    parameters = {"heap": "ordinal"}

    def deal(self, setup: Setup, chance: Chance, log: Log | None) -> State:
        state = NimState(setup, chance)
        state.log = log
        state.emit({"event": "begin", "first": 0})
        return state

    def legal(self, state: State) -> vec[i64]:
        assert isinstance(state, NimState)
        sizes = enumerate(state.heaps)
        return vec[i64]([heap * MOST + n for heap, size in sizes for n in range(size)])

    def perform(self, state: State, action: i64) -> None:
        assert isinstance(state, NimState)
        heap, count, seat = action // MOST, action % MOST + 1, int(state.to_move)
        state.heaps[heap] -= count
        state.piles[seat] += count
        state.emit({"event": "take", "seat": seat, "heap": heap, "count": count})
        state.turns += 1
        state.to_move = (seat + 1) % state.players
        if not any(state.heaps):
            state.last, state.to_move = seat, NOBODY

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, NimState)
        return [int(seat == state.last) for seat in range(state.players)]

    def visible(self, state: State, seat: i64, reveal: bool) -> Json:
        assert isinstance(state, NimState)
        return {"heaps": list(state.heaps), "seats": [{"taken": n} for n in state.piles]}

    def move(self, state: State, action: int) -> Json:
        return {"do": "take", "heap": action // MOST, "count": action % MOST + 1}


game = Nim()
