"""Many games stepped by one compiled loop: the basis of vectorised environments.

Each game of a batch has one row in every array. Its deals depend on the seed, on the number of the
row and on how many games were played there before, not on the size of the batch or the process. The
arrays are vecs: numpy reads them without a copy. Only a game that writes its observations in larger
pieces (`Game.writes_observations`) has them in `written` instead of `observations`.

With opponents, the caller decides for one seat of each row, and the others play on in the same loop
until that seat is to move again.
"""

from typing import Final

from librt.strings import BytesWriter, read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from tidetable.engine.chance import Chance, Rng
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, Heuristics, State

ROOM: Final = 32  # legal actions per game, at first; grows when more are needed
DEAL_BITS: Final = 32  # of a seed: number of earlier games on the same row
ANY_SEAT: Final = -1
OPPONENTS: Final = 0x6F70706F  # makes other random numbers of the seed of a deal

# The bots that play in the loop, by name: those that decide without searching.
RANDOM: Final = 0
GREEDY: Final = 1
QUICK: Final[dict[str, int]] = {"random": RANDOM, "greedy": GREEDY}


class Batch:
    """`count` games, numbered from `first`. Rewards are margins in points or shares of the win.

    `opponents` are names of QUICK, for the seats that follow the caller's `seat`; too few are
    repeated, and without any the caller decides for all seats. ANY_SEAT goes round: the k-th game
    of row n has seat n + k.
    """

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
        opponents: list[str] | None = None,
        seat: int = ANY_SEAT,
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
        self.opponents: vec[i64] = vec[i64]([QUICK[name] for name in opponents or []])
        self.heuristics: Heuristics = game.heuristics()
        self.others: list[Rng] = [Rng(0) for _ in range(count)]  # for random opponents
        self.seat: i64 = seat
        self.seats: vec[u8] = vec[u8]([0] * count)  # the caller's seat on each row
        self.states: list[State] = []
        self.rngs: list[Rng] = []  # for random actions
        for n in range(self.count):
            self.states.append(self.deal(n))
            self.rngs.append(Rng(self.row_seed(n)))
        setup = self.states[0].setup
        self.size: i64 = game.observation_size(setup)
        self.writes: bool = game.writes_observations
        self.written: BytesWriter = BytesWriter()  # the observations of all rows
        room: i64 = 0
        if not self.writes:
            room = self.count * self.size
        self.observations: vec[u8] = vec[u8]([0] * room)  # of the seat to move
        self.starts: vec[i32] = vec[i32]([0] * (self.count + 1))  # where the actions of a row start
        self.legal: vec[i16] = vec[i16]([0] * (self.count * ROOM))  # legal actions, row by row
        self.room: i64 = self.count * ROOM
        self.to_move: vec[u8] = vec[u8]([0] * self.count)
        self.done: vec[u8] = vec[u8](
            [0] * self.count
        )  # 1: a game has just ended and a new one started
        self.rewards: vec[float] = vec[float]([0.0] * (self.count * self.players))  # of the ended
        self.chosen: vec[i32] = vec[i32]([0] * self.count)  # a random legal action of each game
        self.finals: vec[u8] = vec[u8]([0] * (self.count * self.size))  # how ended games ended
        self.show_all()

    def show_all(self) -> None:
        at: i64 = 0
        self.written.truncate(0)
        for n in range(self.count):
            at = self.show(n, at)

    def restart(self, seed: int | None) -> None:
        """Begin a new game on every row: the next one, or the first of another seed."""
        if seed is not None:
            self.seed = seed
        for n in range(self.count):
            if seed is not None:
                self.deals[n] = 0
                self.rngs[n] = Rng(self.row_seed(n))
            self.states[n] = self.deal(n)
            self.done[n] = 0
        for at in range(self.count * self.players):
            self.rewards[at] = 0.0
        self.show_all()

    def row_seed(self, n: i64) -> int:
        return (self.seed << 32 | int(self.first + n)) << DEAL_BITS

    def deal(self, n: i64) -> State:
        """Return the next game of a row, as `game.new(seed=...)` deals it, at the caller's first
        decision. A game that ends before it is skipped."""
        while True:
            number = self.deals[n]
            seed = self.row_seed(n) | int(number)
            self.deals[n] += 1
            state = self.game.start(int(self.players), self.choices, self.data, Chance(seed), None)
            state.history = None  # nobody asks for records or events here
            if not self.opponents:
                return state
            seat = self.seat if self.seat >= 0 else (self.first + n + number) % self.players
            self.seats[n] = u8(seat)
            self.others[n] = Rng(seed ^ OPPONENTS)
            self.play_others(state, seat, self.others[n])
            if state.to_move >= 0:
                return state

    def play_others(self, state: State, seat: i64, rng: Rng) -> None:
        """Let the opponents decide until the seat is to move or the game is over."""
        game = self.game
        kinds: i64 = len(self.opponents)
        while state.to_move >= 0 and state.to_move != seat:
            follows = (state.to_move - seat - 1 + self.players) % self.players
            actions = game.legal(state)
            count: i64 = len(actions)
            action = actions[0]
            if count > 1:
                if self.opponents[follows % kinds] == RANDOM:
                    action = actions[rng.below(count)]
                else:
                    action = self.greediest(state, actions)
            state.step(action)

    def greediest(self, state: State, actions: vec[i64]) -> i64:
        """Return what the bot `greedy` chooses. Heuristics use only what the seat to move knows,
        so that the state need not be resampled."""
        values = self.heuristics.appraise(state, actions)
        best: i64 = 0
        for n in range(i64(len(actions))):
            if values[n] > values[best]:
                best = n
        return actions[best]

    def show(self, n: i64, at: i64) -> i64:
        """Write the observation and the legal actions of a row, these from place `at` on, and
        choose a random one. Return where the actions of the next row start. Rows are shown in
        order, one after the other."""
        game = self.game
        state = self.states[n]
        seat = state.to_move
        if self.writes:
            game.write_observation(state, seat, self.written)
        else:
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
        self.written.truncate(0)
        at: i64 = 0
        alone = not self.opponents
        for n in range(self.count):  # step and observe together, while the state is in the cache
            state = self.states[n]
            seat = state.to_move
            state.step(i64(read_i32_le(actions, n * 4)))
            if not alone:
                self.play_others(state, seat, self.others[n])
            if state.to_move < 0:
                self.done[n] = 1
                self.pay(n, state)
                self.game.observe(state, seat, self.finals, n * self.size)
                self.states[n] = self.deal(n)
            elif self.done[n]:
                self.done[n] = 0
                for place in range(n * self.players, (n + 1) * self.players):
                    self.rewards[place] = 0.0
            at = self.show(n, at)

    def observed(self) -> bytes:
        """The observations of a game that writes them."""
        return self.written.getvalue()

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
