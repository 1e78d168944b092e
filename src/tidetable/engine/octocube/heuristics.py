"""What a sensible player of Octocube values."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.chance import Rng
from tidetable.engine.game import Heuristics, State, Verdict
from tidetable.engine.octocube.model import OctocubeState
from tidetable.engine.octocube.rules import legal
from tidetable.engine.octocube.scoring import Tally

WIN: Final = 0.75  # of the reward; the rest is the margin
CLOSE: Final = 10.0  # a margin of so many points is worth half of what any margin can be


class OctocubeHeuristics(Heuristics):
    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        return vec[float]([0.0] * len(actions))

    def guide(self, state: State, rng: Rng) -> i64:
        actions = legal(cast(OctocubeState, state))
        return actions[rng.below(i64(len(actions)))]

    def verdict(self, state: State) -> Verdict:
        tally = Tally(cast(OctocubeState, state))
        verdict = Verdict(tally.players)
        best = tally.best()
        for seat in best:
            verdict.shares[seat] = 1.0 / len(best)
        for seat in range(tally.players):
            margin = float(tally.margin(seat))
            verdict.margins[seat] = margin
            size = margin if margin >= 0.0 else -margin
            part = 0.5 + 0.5 * margin / (size + CLOSE)
            verdict.rewards[seat] = WIN * verdict.shares[seat] + (1.0 - WIN) * part
        return verdict
