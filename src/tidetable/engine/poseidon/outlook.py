"""What the worth of every action of a position depends on, computed once for all of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.model import ASK_MOVE, PoseidonState
from tidetable.engine.poseidon.worth import SEA, best_take, dice_at, time_left

UNKNOWN: Final = -1.0e9


class Outlook:
    def __init__(self) -> None:
        self.time: float = 1.0  # what a strong reef is still worth, from 1 down
        # For moves, by wave + 1, where 0 means no wave:
        self.takes: vec[float] = vec[float]()  # the most that the dice in reach are worth
        self.dice: vec[i64] = vec[i64]()  # how many lie there

    def fill(self, state: PoseidonState) -> None:
        self.time = time_left(state)
        if state.ask != ASK_MOVE:
            return
        waves = state.box.waves
        if len(self.takes) != waves + 1:
            self.takes = vec[float]([UNKNOWN] * (waves + 1))
            self.dice = vec[i64]([0] * (waves + 1))
        for wave in range(i64(-1), waves):
            self.takes[wave + 1] = UNKNOWN
            self.dice[wave + 1] = dice_at(state, wave)

    def take(self, state: PoseidonState) -> float:
        """What the moved creature can take. It depends only on the wave that it reaches."""
        at = state.reachable_wave() + 1
        known = self.takes[at]
        if known == UNKNOWN:
            known = best_take(state)
            self.takes[at] = known
        return known

    def food_around(self, state: PoseidonState, space: i64) -> float:
        """The worth of dice on the waves of this space and its neighbours."""
        box = state.box
        count = self.dice[box.wave_of[space] + 1]
        for other in box.near[space]:
            count += self.dice[box.wave_of[other] + 1]
        return SEA * float(count)
