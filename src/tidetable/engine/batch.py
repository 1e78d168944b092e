"""Many games stepped by one compiled loop: the basis of vectorised environments.

Each game of a batch has one row in every array. Its deals depend on the seed, on the number of the
row and on how many games were played there before, not on the size of the batch or the process. The
arrays are vecs: numpy reads them without a copy.
"""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from tidetable.engine.chance import Chance, Rng
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, State

ROOM: Final = 32  # legal actions per game, at first; grows when more are needed
DEAL_BITS: Final = 32  # of a seed: number of earlier games on the same row


class Batch:
    """`count` games, numbered from `first`. Rewards are margins in points or shares of the win."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        data: Data,
        seed: int,
        first: int,
        count: int,
        margins: bool,
    ) -> None:
        self.game: Game = game
        self.players: i64 = players
        self.choices: dict[str, str] = options
        self.data: Data = data
        self.seed: int = seed
        self.first: i64 = first
        self.count: i64 = count
        self.margins: bool = margins
        self.deals: vec[i64] = vec[i64]([0] * count)  # games started on each row
        self.states: list[State] = []
        self.rngs: list[Rng] = []  # for random actions
        for n in range(self.count):
            self.states.append(self.deal(n))
            self.rngs.append(Rng(self.row_seed(n)))
        setup = self.states[0].setup
        self.size: i64 = game.observation_size(setup)
        self.observations: vec[u8] = vec[u8]([0] * (self.count * self.size))  # of the seat to move
        self.starts: vec[i32] = vec[i32]([0] * (self.count + 1))  # where the actions of a row start
        self.legal: vec[i16] = vec[i16]([0] * (self.count * ROOM))  # legal actions, row by row
        self.room: i64 = self.count * ROOM
        self.to_move: vec[u8] = vec[u8]([0] * self.count)
        self.done: vec[u8] = vec[u8](
            [0] * self.count
        )  # 1: a game has just ended and a new one started
        self.rewards: vec[float] = vec[float]([0.0] * (self.count * self.players))  # of the ended
        self.chosen: vec[i32] = vec[i32]([0] * self.count)  # a random legal action of each game
        at: i64 = 0
        for n in range(self.count):
            at = self.show(n, at)

    def row_seed(self, n: i64) -> int:
        return (self.seed << 32 | int(self.first + n)) << DEAL_BITS

    def deal(self, n: i64) -> State:
        """Return the next game of a row, as `game.new(seed=...)` deals it."""
        chance = Chance(self.row_seed(n) | int(self.deals[n]))
        self.deals[n] += 1
        state = self.game.start(int(self.players), self.choices, self.data, chance, None)
        state.history = None  # nobody asks for records or events here
        return state

    def show(self, n: i64, at: i64) -> i64:
        """Write the observation and the legal actions of a row, these from place `at` on, and
        choose a random one. Return where the actions of the next row start."""
        game = self.game
        state = self.states[n]
        seat = state.to_move
        game.observe(state, seat, self.observations, n * self.size)
        self.to_move[n] = u8(seat)
        actions = game.legal(state)
        count: i64 = len(actions)
        while at + count > self.room:
            self.make_room()
        legal = self.legal
        for k in range(count):
            legal[at + k] = i16(actions[k])
        self.chosen[n] = i32(actions[self.rngs[n].below(count)])
        self.starts[n + 1] = i32(at + count)
        return at + count

    def make_room(self) -> None:
        larger = vec[i16]([0] * (self.room * 2))
        for n in range(self.room):
            larger[n] = self.legal[n]
        self.legal = larger
        self.room *= 2

    def check(self, actions: bytes) -> None:
        """Refuse all actions when one of them is illegal, before anything has changed."""
        legal = self.legal
        for n in range(self.count):
            action = i64(read_i32_le(actions, n * 4))
            at = i64(self.starts[n])
            end = i64(self.starts[n + 1])
            while at < end and i64(legal[at]) < action:
                at += 1
            if at == end or i64(legal[at]) != action:
                raise self.refusal(n, action)

    def refusal(self, n: i64, action: i64) -> IllegalAction:
        why = IllegalAction("no-such-action", action=int(action))
        if 0 <= action < self.game.action_count:
            why = self.game.refusal(self.states[n], action) or why
        why.add_note(f"game {int(self.first + n)} of the batch")
        return why

    def step(self, actions: bytes) -> None:
        """Perform one action in every game, each four bytes, little-endian."""
        self.check(actions)
        at: i64 = 0
        for n in range(self.count):  # step and observe together, while the state is in the cache
            state = self.states[n]
            state.step(i64(read_i32_le(actions, n * 4)))
            if state.to_move < 0:
                self.done[n] = 1
                self.pay(n, state)
                self.states[n] = self.deal(n)
            elif self.done[n]:
                self.done[n] = 0
                for seat in range(n * self.players, (n + 1) * self.players):
                    self.rewards[seat] = 0.0
            at = self.show(n, at)

    def pay(self, n: i64, state: State) -> None:
        at = n * self.players
        if self.margins:
            for points in self.game.margins(state):
                self.rewards[at] = float(points)
                at += 1
        else:
            for share in state.rewards():
                self.rewards[at] = share
                at += 1
