"""What a sensible player values."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.chance import Rng
from tidetable.engine.game import Heuristics, State, Verdict
from tidetable.engine.poseidon.model import PoseidonState
from tidetable.engine.poseidon.scoring import margins, winners

WIN: Final = 0.75  # of the reward; the rest is the margin
CLOSE: Final = 10.0  # a margin of so many points is worth half of what any margin can be


class PoseidonHeuristics(Heuristics):
    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        return vec[float]([0.0] * len(actions))

    def guide(self, state: State, rng: Rng) -> i64:
        here = cast(PoseidonState, state)
        return here.options[rng.below(i64(len(here.options)))]

    def verdict(self, state: State) -> Verdict:
        here = cast(PoseidonState, state)
        players = here.setup.players
        verdict = Verdict(players)
        best = winners(here)
        for seat in best:
            verdict.shares[seat] = 1.0 / len(best)
        ahead = margins(here)
        for seat in range(players):
            margin = float(ahead[seat])
            verdict.margins[seat] = margin
            size = margin if margin >= 0.0 else -margin
            part = 0.5 + 0.5 * margin / (size + CLOSE)
            verdict.rewards[seat] = WIN * verdict.shares[seat] + (1.0 - WIN) * part
        return verdict
