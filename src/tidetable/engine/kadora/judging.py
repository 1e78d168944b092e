"""What the learned judge of Kadora looks at: every colour, from the side of each seat.

A colour is decided by totals: what the seats have won, what lies aside for the virtual player, and
what hands, block and stacks may still bring. Colours are alike, so the judge has the same weights
for all of them (`engine/group_judge.py`). It judges games of two, in a state where everything
is known or imagined.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.kadora.model import CARDS, CELLS, COLOURS, PER_COLOUR, KadoraState

FEATURES: Final = [
    *("own", "rival", "aside", "own hand", "rival's hand", "block", "stacks"),
    *("stage", "to move", "last turns", "one"),
]
COUNT: Final = 11
SEATS: Final = 2
# Sizes to which sums of values and numbers of cards are scaled.
MUCH: Final = 10.0
IN_HAND: Final = 5.0
IN_STACKS: Final = 34.0  # cards at the start of a game of two
# Places of cards, in the order of `Places.sums`; the hands of both seats come last.
ASIDE: Final = 0
BLOCK: Final = COLOURS
STACKS: Final = 2 * COLOURS
HANDS: Final = 3 * COLOURS


class Places:
    """The features of a position, in the same memory for one position after another."""

    def __init__(self) -> None:
        self.sums: vec[i64] = vec[i64]([0] * (HANDS + SEATS * COLOURS))  # of values, by colour
        # (seat * COLOURS + colour) * COUNT + feature
        self.features: vec[float] = vec[float]([0.0] * (SEATS * COLOURS * COUNT))

    def look(self, state: KadoraState) -> None:
        self.add_up(state)
        stage = stage_of(state)
        last = 1.0 if state.last_turns > 0 else 0.0
        features, sums, totals = self.features, self.sums, state.totals
        at: i64 = 0
        for seat in range(i64(SEATS)):
            moves = 1.0 if state.to_move == seat else 0.0
            own, rival = seat * COLOURS, (1 - seat) * COLOURS
            for colour in range(i64(COLOURS)):
                features[at] = float(totals[own + colour]) / MUCH
                features[at + 1] = float(totals[rival + colour]) / MUCH
                features[at + 2] = float(sums[ASIDE + colour]) / MUCH
                features[at + 3] = float(sums[HANDS + own + colour]) / IN_HAND
                features[at + 4] = float(sums[HANDS + rival + colour]) / IN_HAND
                features[at + 5] = float(sums[BLOCK + colour]) / MUCH
                features[at + 6] = float(sums[STACKS + colour]) / MUCH
                features[at + 7] = stage
                features[at + 8] = moves
                features[at + 9] = last
                features[at + 10] = 1.0
                at += COUNT

    def add_up(self, state: KadoraState) -> None:
        sums, deck = self.sums, state.deck
        for n in range(i64(len(sums))):
            sums[n] = 0
        for at in range(state.box.aside):
            self.add(state, ASIDE, deck[at])
        for at in range(i64(CELLS)):
            if state.block[at] >= 0:
                self.add(state, BLOCK, state.block[at])
        for at in range(state.top0, state.end0):
            self.add(state, STACKS, deck[at])
        for at in range(state.top1, i64(CARDS)):
            self.add(state, STACKS, deck[at])
        size = state.box.hand_size
        for at in range(SEATS * size):
            if state.hands[at] >= 0:
                self.add(state, HANDS + at // size * COLOURS, state.hands[at])

    def add(self, state: KadoraState, place: i64, card: i64) -> None:
        self.sums[place + card // PER_COLOUR] += state.box.value[card]


def stage_of(state: KadoraState) -> float:
    """From 1 at the start to 0 when the stacks are empty."""
    return float(state.stack_left(0) + state.stack_left(1)) / IN_STACKS
