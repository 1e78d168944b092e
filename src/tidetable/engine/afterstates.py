"""What a seat would see after each of its legal actions, for all games of a batch.

A player that learns to value positions needs no more to choose: it values what each action leads
to. Actions are tried in a resampled state, so a card that an action draws is a card that it may
draw, not the one that lies there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.batch import Batch
from tidetable.engine.game import Game, State

ROW_BITS: Final = 32  # of a seed: number of the row


class Afterstates:
    """The afterstates of a batch: one for each entry of `batch.legal`, in the same order."""

    def __init__(self, batch: Batch) -> None:
        self.batch: Batch = batch
        self.observations: vec[u8] = vec[u8]([0])  # of the seat that decides
        self.room: i64 = 0  # afterstates that fit

    def look(self, seed: int) -> None:
        """Try all legal actions of all games; `seed` is for resampling."""
        batch = self.batch
        size = batch.size
        needed = i64(batch.starts[batch.count])
        if needed > self.room:
            self.room = needed * 2
            self.observations = vec[u8]([0] * (self.room * size))
        for n in range(batch.count):
            start = i64(batch.starts[n])
            row_seed = (seed << ROW_BITS) | int(batch.first + n)
            base = batch.game.resample(batch.states[n], batch.states[n].to_move, row_seed)
            for at in range(start, i64(batch.starts[n + 1])):
                after(batch.game, base, i64(batch.legal[at]), self.observations, at * size)


def after(game: Game, base: State, action: i64, out: vec[u8], at: i64) -> None:
    seat = base.to_move
    state = base.fork()
    state.step(action)
    game.observe(state, seat, out, at)


def of_state(base: State, actions: list[int], size: i64) -> vec[u8]:
    """The same for one position, which must be resampled already."""
    out = vec[u8]([0] * (i64(len(actions)) * size))
    for n in range(i64(len(actions))):
        after(base.setup.game, base, actions[n], out, n * size)
    return out
