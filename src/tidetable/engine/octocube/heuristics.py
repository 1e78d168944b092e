"""What a sensible player of Octocube values.

The standard and the advanced game are in outlook.py, the family game in family_outlook.py.
"""

import math
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.appraiser import Appraiser
from tidetable.engine.heuristics import Verdict, reward
from tidetable.engine.judge import Judge
from tidetable.engine.judge_file import load
from tidetable.engine.octocube.endgame import solve
from tidetable.engine.octocube.family_outlook import FamilyOutlook, for_slots
from tidetable.engine.octocube.judging import FEATURES, features, stage
from tidetable.engine.octocube.model import FAMILY, OctocubeState
from tidetable.engine.octocube.outlook import Outlook
from tidetable.engine.octocube.scoring import Tally
from tidetable.engine.state import State

CANDIDATES: Final = 6  # actions compared in a playout
CLOSE_SLOTS: Final = 4.0  # in the family game: margin in slots that counts half
HORIZON: Final = 12  # decisions of a playout before the position is judged
SPREAD_SLOTS: Final = 1.5  # in the family game: slots that make a win e times as likely
PROMISED: Final = 0.7  # share of a slot, for a tile on the cube that fits it

# Shares of a turn's budget by step: place, orient, act, again, offer, keep, power; and in the
# family game slot, pile and return, of which there may be six in a turn.
SHARES: Final = [0.7, 0.6, 1.0, 0.5, 0.4, 0.25, 0.4, 0.1, 0.05, 0.1, 0.0]


class OctocubeHeuristics(Appraiser):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = HORIZON
        self.guided = True
        self.candidates = CANDIDATES
        self.outlook: Outlook = Outlook()  # reused: filled for each position
        self.family: FamilyOutlook = FamilyOutlook()  # the same for the family game
        self.judge: Judge = load(__file__, "octocube", FEATURES)

    def share(self, state: State) -> float:
        return SHARES[cast(OctocubeState, state).step_of_turn]

    def prepare(self, state: State) -> None:
        here = cast(OctocubeState, state)
        if here.box.mode == FAMILY:
            self.family.fill(here)
        else:
            self.outlook.fill(here)

    def worth(self, state: State, action: i64) -> float:
        here = cast(OctocubeState, state)
        if here.box.mode == FAMILY:
            return self.family.worth(here, action)
        return self.outlook.worth(here, action)

    def solve(self, state: State, seat: i64, effort: i64) -> vec[float]:
        return solve(cast(OctocubeState, state), effort, self)

    def verdict(self, state: State) -> Verdict:
        here = cast(OctocubeState, state)
        over = here.to_move < 0
        tally = Tally(here, not over)
        close = CLOSE_SLOTS if tally.family else self.close
        verdict = Verdict(tally.players)
        if over:
            best = tally.best()
            for seat in best:
                verdict.shares[seat] = 1.0 / len(best)
        else:
            self.foresee(here, tally, verdict)
        for seat in range(tally.players):
            margin = float(tally.margin(seat))
            verdict.margins[seat] = margin
            verdict.rewards[seat] = reward(verdict.shares[seat], margin, close)
        return verdict

    def foresee(self, state: OctocubeState, tally: Tally, verdict: Verdict) -> None:
        """Estimate the chances to win while the game goes on."""
        if tally.family:
            foresee_slots(state, tally, verdict)
        else:
            self.judge.share_win(features(state, tally), stage(state), verdict)

    def feature_names(self) -> list[str]:
        return FEATURES[:]

    def features(self, state: State) -> list[float]:
        here = cast(OctocubeState, state)
        if here.box.mode == FAMILY:
            return []
        return [*features(here, Tally(here, True)), stage(here)]


def foresee_slots(state: OctocubeState, tally: Tally, verdict: Verdict) -> None:
    """The family game: the chances to win from the slots so far."""
    standing = vec[float]([0.0] * tally.players)
    best = 0.0
    for seat in range(tally.players):
        standing[seat] = float(tally.points[seat]) + PROMISED * float(for_slots(state, seat))
        if standing[seat] > best:
            best = standing[seat]
    total = 0.0
    for seat in range(tally.players):
        verdict.shares[seat] = math.exp((standing[seat] - best) / SPREAD_SLOTS)
        total += verdict.shares[seat]
    for seat in range(tally.players):
        verdict.shares[seat] /= total
