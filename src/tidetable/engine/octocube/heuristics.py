"""What a sensible player of Octocube values.

The standard and the advanced game are in outlook.py, the family game in family_outlook.py.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.appraiser import Appraiser
from tidetable.engine.heuristics import Verdict, reward
from tidetable.engine.judge import Judge
from tidetable.engine.judge_file import load
from tidetable.engine.octocube import family_judging, judging
from tidetable.engine.octocube.endgame import solve
from tidetable.engine.octocube.family_outlook import FamilyOutlook
from tidetable.engine.octocube.judging import Sight
from tidetable.engine.octocube.model import FAMILY, OctocubeState
from tidetable.engine.octocube.outlook import Outlook
from tidetable.engine.octocube.scoring import Tally
from tidetable.engine.state import State

CANDIDATES: Final = 6  # actions compared in a playout
CLOSE_SLOTS: Final = 4.0  # in the family game: margin in slots that counts half
EXPLORATION: Final = 0.4
FAMILY_EXPLORATION: Final = 0.6
TEMPERATURE: Final = 0.5
FAMILY_TEMPERATURE: Final = 2.5
JUDGE: Final = "judge.json"
FAMILY_JUDGE: Final = "judge_family.json"

# Shares of a turn's budget by step: place, orient, act, again, offer, keep, power; and in the
# family game slot, pile and return, of which there may be six in a turn.
SHARES: Final = [0.7, 0.6, 1.0, 0.5, 0.4, 0.25, 0.4, 0.1, 0.05, 0.1, 0.0]


class OctocubeHeuristics(Appraiser):
    def __init__(self) -> None:
        super().__init__()
        self.guided = True
        self.candidates = CANDIDATES
        self.outlook: Outlook = Outlook()  # reused: filled for each position
        self.family: FamilyOutlook = FamilyOutlook()  # the same for the family game
        self.sight: Sight = Sight()  # reused, too
        self.judge: Judge = load(__file__, "octocube", judging.FEATURES, JUDGE)
        self.family_judge: Judge = load(__file__, "octocube", family_judging.FEATURES, FAMILY_JUDGE)

    def temperature(self, state: State) -> float:
        """The family game did not gain by following its appraisal closely (docs/bots.md)."""
        family = cast(OctocubeState, state).box.mode == FAMILY
        return FAMILY_TEMPERATURE if family else TEMPERATURE

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

    def turns_below(self, state: State) -> i64:
        """The judge decides as soon as a turn is over: it needs no playouts."""
        return 1

    def exploration(self, state: State) -> float:
        family = cast(OctocubeState, state).box.mode == FAMILY
        return FAMILY_EXPLORATION if family else EXPLORATION

    def verdict(self, state: State) -> Verdict:
        here = cast(OctocubeState, state)
        verdict = Verdict(here.setup.players)
        if here.to_move < 0:
            self.tell_result(here, verdict)
        elif here.box.mode == FAMILY:
            values = family_judging.features(here, Tally(here))
            self.family_judge.judge(values, 1, verdict)
            for seat in range(here.setup.players):
                verdict.margins[seat] = family_judging.ahead_of_rivals(values, seat)
        else:
            self.sight.look(here)
            self.judge.judge(self.sight.values, 1, verdict)
        close = CLOSE_SLOTS if here.box.mode == FAMILY else self.close
        for seat in range(here.setup.players):
            verdict.rewards[seat] = reward(verdict.shares[seat], verdict.margins[seat], close)
        return verdict

    def tell_result(self, state: OctocubeState, verdict: Verdict) -> None:
        tally = Tally(state)
        best = tally.best()
        for seat in best:
            verdict.shares[seat] = 1.0 / len(best)
        for seat in range(tally.players):
            verdict.margins[seat] = float(tally.margin(seat))

    def judge_file(self, state: State) -> str:
        return FAMILY_JUDGE if cast(OctocubeState, state).box.mode == FAMILY else JUDGE

    def feature_names(self, state: State) -> list[str]:
        family = cast(OctocubeState, state).box.mode == FAMILY
        return family_judging.FEATURES[:] if family else judging.FEATURES[:]

    def groups(self, state: State) -> i64:
        """A seat is looked at as a whole."""
        return 1

    def features(self, state: State) -> list[float]:
        here = cast(OctocubeState, state)
        if here.box.mode == FAMILY:
            tally = Tally(here)
            return [*family_judging.features(here, tally), family_judging.stage(here, tally)]
        self.sight.look(here)
        values = self.sight.values[: here.setup.players * judging.COUNT]
        return [*values, judging.stage(here)]
