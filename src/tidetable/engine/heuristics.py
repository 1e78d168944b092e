"""What a sensible player values: the part of a game that bots and hints use.

The base class knows nothing about a game: all actions look equally good, playouts are random, and
a finished game is worth its winners and margins. Search works with that; a game that subclasses it
plays better.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tidetable.engine.chance import Rng
from tidetable.engine.slots import fill_slots
from tidetable.engine.state import State

EXPLORATION: Final = 1.2
TEMPERATURE: Final = 2.5
WIN: Final = 0.75  # part of the reward that the win is worth; the rest is the margin


class Verdict:
    """What a position is worth to each seat, for search."""

    def __init__(self, players: i64) -> None:
        # 0 .. 1: mostly the win, partly the margin, so that a close game beats a clear loss.
        self.rewards: vec[float] = vec[float]([0.0] * players)
        self.shares: vec[float] = vec[float]([0.0] * players)  # of the win
        self.margins: vec[float] = vec[float]([0.0] * players)  # points ahead of the best rival


def reward(share: float, margin: float, close: float) -> float:
    """Combine a share of the win with a margin; a margin of `close` points counts half."""
    size = margin if margin >= 0.0 else -margin
    return WIN * share + (1.0 - WIN) * (0.5 + 0.5 * margin / (size + close))


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """What a sensible player of a game values.

    It must use only what the seat to move knows: own cards, open cards, backs."""

    # How search plays on below its tree: to the end, or for a number of decisions or turns and
    # then by the verdict on the position; randomly, or as `guide` says.
    horizon: i64 = -1  # decisions
    guided: bool = False
    close: float = 10.0  # a margin of this many points is worth half of what any margin can be

    def __init__(self) -> None:
        fill_slots(self, Heuristics)

    def turns_ahead(self, state: State) -> i64:
        """Return after how many turns a playout stops for a verdict; 0: at the end of the game."""
        return 0

    def turns_below(self, state: State) -> i64:
        """Return after how many turns a playout stops, counted from the turn in which it leaves the
        tree (1: at the end of that turn); 0: `turns_ahead` counts."""
        return 0

    def exploration(self, state: State) -> float:
        """Return the weight of the bonus with which a search explores from this position."""
        return EXPLORATION

    def temperature(self, state: State) -> float:
        """Return the difference in appraisal that makes an action e times as likely at first."""
        return TEMPERATURE

    def share(self, state: State) -> float:
        """Return the part of a turn's budget that this decision deserves. The decisions of a usual
        turn add up to about 1; 0 means that the choices are equal, so that no search is needed."""
        return 1.0

    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        """Return how good each of these legal actions looks to the seat to move, in points."""
        return vec[float]([0.0] * len(actions))

    def guide(self, state: State, rng: Rng) -> i64:
        """Choose a sensible action quickly, for playouts."""
        actions = state.setup.game.legal(state)
        return actions[rng.below(i64(len(actions)))]

    def solve(self, state: State, seat: i64, effort: i64) -> vec[float]:
        """Return the exact share of the win that each legal action of the seat to move is worth,
        where the rest of the game is so small that `effort` positions are enough to solve it; else
        nothing. Like a search, it must use only what the seat knows."""
        return vec[float]()

    def judge_file(self, state: State) -> str:
        """Return the name of the file with the weights of the learned judge (judge.py) of the mode
        that is played; empty without a judge."""
        return ""

    def feature_names(self, state: State) -> list[str]:
        """Return the names of the features from which that judge computes the chances to win."""
        return []

    def groups(self, state: State) -> i64:
        """Return how many groups of these features a seat has, such as the colours of a game."""
        return 1

    def features(self, state: State) -> list[float]:
        """Return the features of each seat, seat by seat and group by group, and the stage of the
        game after them."""
        return []

    def verdict(self, state: State) -> Verdict:
        """Return what a finished game is worth to each seat; with a horizon, any position."""
        game = state.setup.game
        verdict = Verdict(state.setup.players)
        winners = game.winners(state)
        for seat in winners:
            verdict.shares[seat] = 1.0 / len(winners)
        margins = game.margins(state)
        for seat in range(len(margins)):
            margin = float(margins[seat])
            verdict.margins[seat] = margin
            verdict.rewards[seat] = reward(verdict.shares[seat], margin, self.close)
        return verdict
