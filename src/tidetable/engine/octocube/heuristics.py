"""What a sensible player of Octocube values.

The standard and the advanced game are in outlook.py, the family game in family_outlook.py.
"""

import math
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.appraiser import Appraiser
from tidetable.engine.heuristics import Verdict, reward
from tidetable.engine.octocube.family_outlook import FamilyOutlook, for_slots
from tidetable.engine.octocube.model import FAMILY, OctocubeState
from tidetable.engine.octocube.outlook import Outlook
from tidetable.engine.octocube.scoring import Tally
from tidetable.engine.state import State

CANDIDATES: Final = 6  # actions compared in a playout
CLOSE_SLOTS: Final = 4.0  # in the family game: margin in slots that counts half
HORIZON: Final = 12  # decisions of a playout before the position is judged
SPREAD_END: Final = 2.0  # points that make a win e times as likely at the very end ...
SPREAD: Final = 1.5  # ... plus this for each abyss tile left
SPREAD_SLOTS: Final = 1.5  # the same in slots
PROMISED: Final = 0.7  # share of a slot, for a tile on the cube that fits it


class OctocubeHeuristics(Appraiser):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = HORIZON
        self.guided = True
        self.candidates = CANDIDATES
        self.outlook: Outlook = Outlook()  # reused: filled for each position
        self.family: FamilyOutlook = FamilyOutlook()  # the same for the family game

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
        """Estimate the chances to win from the points so far. Leads count more towards the end."""
        spread = SPREAD_END + SPREAD * float(state.supply)
        if tally.family:
            spread = SPREAD_SLOTS
        standing = vec[float]([0.0] * tally.players)
        best = 0.0
        for seat in range(tally.players):
            standing[seat] = float(tally.points[seat])
            if tally.family:
                standing[seat] += PROMISED * float(for_slots(state, seat))
            if standing[seat] > best:
                best = standing[seat]
        total = 0.0
        for seat in range(tally.players):
            verdict.shares[seat] = math.exp((standing[seat] - best) / spread)
            total += verdict.shares[seat]
        for seat in range(tally.players):
            verdict.shares[seat] /= total
