"""What a seat would see after each of its legal actions, for all games of a batch.

A player that learns to value positions needs no more to choose: it values what each action leads
to. Actions are tried in a resampled state, so a card that an action draws is a card that it may
draw, not the one that lies there.

Where asked, the features of the game's judge come along: what bots look at, and a small network
would take long to find out. They are those of the resampled state, and so reveal nothing else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.batch import Batch
from tidetable.engine.game import Game, Heuristics, State

ROW_BITS: Final = 32  # of a seed: number of the row


class Afterstates:
    """The afterstates of a batch: one for each entry of `batch.legal`, in the same order."""

    def __init__(self, batch: Batch) -> None:
        self.batch: Batch = batch
        self.observations: vec[u8] = vec[u8]([0])  # of the seat that decides
        self.room: i64 = 0  # afterstates that fit
        self.features: vec[float] = vec[float]([0.0])  # of the judge, the seat that decides first
        self.judged: i64 = 0  # features of an afterstate
        self.judged_room: i64 = 0  # afterstates whose features fit

    def look(self, seed: int, features: bool = False) -> None:
        """Try all legal actions of all games; `seed` is for resampling."""
        batch = self.batch
        size = batch.size
        needed = i64(batch.starts[batch.count])
        if needed > self.room:
            self.room = needed * 2
            self.observations = vec[u8]([0] * (self.room * size))
        if features and needed > self.judged_room:
            self.judged = len(batch.heuristics.features(batch.states[0]))
            self.judged_room = needed * 2
            self.features = vec[float]([0.0] * (self.judged_room * self.judged))
        for n in range(batch.count):
            start = i64(batch.starts[n])
            row_seed = (seed << ROW_BITS) | int(batch.first + n)
            base = batch.game.resample(batch.states[n], batch.states[n].to_move, row_seed)
            for at in range(start, i64(batch.starts[n + 1])):
                state = after(batch.game, base, i64(batch.legal[at]), self.observations, at * size)
                if features:
                    seat, first = base.to_move, at * self.judged
                    judge(batch.heuristics, state, seat, self.features, first)


def after(game: Game, base: State, action: i64, out: vec[u8], at: i64) -> State:
    seat = base.to_move
    state = base.fork()
    state.step(action)
    game.observe(state, seat, out, at)
    return state


def judge(heuristics: Heuristics, state: State, seat: i64, out: vec[float], at: i64) -> None:
    """Write the features of all seats, from the one that decided on, and the stage of the game."""
    values = heuristics.features(state)
    players = state.setup.players
    end: i64 = len(values) - 1
    each = end // players
    source = seat * each
    for n in range(end):
        out[at + n] = values[source]
        source += 1
        if source == end:
            source = 0
    out[at + end] = values[end]


def of_state(base: State, actions: list[int], size: i64) -> vec[u8]:
    """The same for one position, which must be resampled already."""
    out = vec[u8]([0] * (i64(len(actions)) * size))
    for n in range(i64(len(actions))):
        after(base.setup.game, base, actions[n], out, n * size)
    return out


def features_of_state(base: State, actions: list[int], heuristics: Heuristics) -> vec[float]:
    """The features of the judge in the same afterstates."""
    each: i64 = len(heuristics.features(base))
    out = vec[float]([0.0] * (i64(len(actions)) * each))
    for n in range(i64(len(actions))):
        state = base.fork()
        state.step(actions[n])
        judge(heuristics, state, base.to_move, out, n * each)
    return out
