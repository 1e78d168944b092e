"""What the learned judge of Kadora looks at: every colour, from the side of each seat.

A colour is decided by totals: what the seats have won, what lies aside for the virtual player, and
what hands, block and stacks may still bring. Colours are alike, so the judge has the same weights
for all of them (`engine/judge.py`). It judges a state where everything is known or imagined.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.kadora.model import CARDS, CELLS, COLOURS, PER_COLOUR, KadoraState

FEATURES: Final = [
    *("own", "best rival", "next rival", "aside"),
    *("own hand", "best rival's hand", "next rival's hand", "other hands", "block", "stacks"),
    *("stage", "to move", "wait", "last turns", "no turn left", "three", "four", "one"),
]
COUNT: Final = 18
COMMON: Final = 8  # of these, from "stage" on, are the same in all colours of a seat
MOST: Final = 4  # seats
# Sizes to which sums of values and numbers of cards are scaled.
MUCH: Final = 10.0
IN_HAND: Final = 5.0
# Places of cards, in the order of `Places.sums`; the hands of all seats come last.
ASIDE: Final = 0
BLOCK: Final = COLOURS
STACKS: Final = 2 * COLOURS
HANDS: Final = 3 * COLOURS


class Places:
    """The features of a position, in the same memory for one position after another."""

    def __init__(self) -> None:
        self.sums: vec[i64] = vec[i64]([0] * (HANDS + MOST * COLOURS))  # of values, by colour
        # (seat * COLOURS + colour) * COUNT + feature
        self.features: vec[float] = vec[float]([0.0] * (MOST * COLOURS * COUNT))

    def look(self, state: KadoraState) -> None:
        self.add_up(state)
        players = state.setup.players
        stage = stage_of(state)
        last = float(state.last_turns) / float(players) if state.last_turns > 0 else 0.0
        three = 1.0 if players == 3 else 0.0
        four = 1.0 if players == 4 else 0.0
        features, sums = self.features, self.sums
        at: i64 = 0
        for seat in range(players):
            wait = (seat - state.to_move + players) % players
            moves = 1.0 if wait == 0 else 0.0
            none = 1.0 if 0 < state.last_turns <= wait else 0.0
            for colour in range(i64(COLOURS)):
                self.compare(state, seat, colour, at)
                features[at + 8] = float(sums[BLOCK + colour]) / MUCH
                features[at + 9] = float(sums[STACKS + colour]) / MUCH
                features[at + 10] = stage
                features[at + 11] = moves
                features[at + 12] = float(wait) / float(players)
                features[at + 13] = last
                features[at + 14] = none
                features[at + 15] = three
                features[at + 16] = four
                features[at + 17] = 1.0
                at += COUNT

    def compare(self, state: KadoraState, seat: i64, colour: i64, at: i64) -> None:
        """What a seat has in a colour, next to its two strongest rivals there."""
        features, sums, totals = self.features, self.sums, state.totals
        players = state.setup.players
        best, following = i64(-1), i64(-1)  # what the two rivals have, won before held
        first, second = i64(-1), i64(-1)
        held: i64 = 0
        for other in range(players):
            if other == seat:
                continue
            here = other * COLOURS + colour
            held += sums[HANDS + here]
            has = totals[here] * CARDS + sums[HANDS + here]
            if has > best:
                following, second = best, first
                best, first = has, here
            elif has > following:
                following, second = has, here
        features[at] = float(totals[seat * COLOURS + colour]) / MUCH
        features[at + 1] = float(totals[first]) / MUCH
        features[at + 2] = float(totals[second]) / MUCH if second >= 0 else 0.0
        # Only in a game of two somebody scores these cards.
        features[at + 3] = float(sums[ASIDE + colour]) / MUCH if players == 2 else 0.0
        features[at + 4] = float(sums[HANDS + seat * COLOURS + colour]) / IN_HAND
        features[at + 5] = float(sums[HANDS + first]) / IN_HAND
        features[at + 6] = float(sums[HANDS + second]) / IN_HAND if second >= 0 else 0.0
        held -= sums[HANDS + first]
        if second >= 0:
            held -= sums[HANDS + second]
        features[at + 7] = float(held) / IN_HAND

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
        for at in range(state.setup.players * size):
            if state.hands[at] >= 0:
                self.add(state, HANDS + at // size * COLOURS, state.hands[at])

    def add(self, state: KadoraState, place: i64, card: i64) -> None:
        self.sums[place + card // PER_COLOUR] += state.box.value[card]


def stage_of(state: KadoraState) -> float:
    """From 1 at the start to 0 when the stacks are empty. In drawn positions more may lie aside."""
    box, players = state.box, state.setup.players
    left = state.stack_left(0) + state.stack_left(1)
    full = CARDS - box.aside - players * box.hand_size - len(box.face_up)
    return float(left) / float(full) if full > left else 1.0
