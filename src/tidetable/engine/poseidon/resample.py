"""States that a seat cannot tell from the real one.

Only what unseen corals show is hidden, besides the dice that are not thrown yet.
"""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.chance import Rng
from tidetable.engine.poseidon.model import CORALS, EMPTY, STAGE_OVER, Box, PoseidonState
from tidetable.engine.resample import imagined


def resample(state: PoseidonState, seat: i64, seed: int) -> PoseidonState:
    """Permute the corals that the seat has not seen at random, and throw all future dice again.

    The result depends only on what the seat knows and on the seed: unseen corals are sorted before
    they are shuffled. No action names what a coral shows, so the history stays as it is."""
    rng = Rng(seed)
    if state.stage == STAGE_OVER:
        return cast(PoseidonState, imagined(state, rng, {}))
    corals = mixed(state, state.seen[seat] if seat >= 0 else 0, rng)
    dealt = {"corals": deal_of(state.box, corals)} if state.history is not None else {}
    other = cast(PoseidonState, imagined(state, rng, dealt))
    other.corals = corals
    return other


def mixed(state: PoseidonState, seen: i64, rng: Rng) -> vec[i64]:
    """The corals, with the unseen ones shuffled."""
    box = state.box
    count = box.corals
    left = vec[i64]([0] * len(CORALS))  # corals of each kind that the seat has not seen
    for n in range(count):
        if not seen >> n & 1:
            left[state.corals[n]] += 1
    unseen = vec[i64]([0] * count)
    size: i64 = 0
    for kind in range(i64(len(CORALS))):
        for _ in range(left[kind]):
            unseen[size] = kind
            size += 1
    unseen = unseen[:size]
    rng.shuffle(unseen)
    corals = state.corals[:]
    for n in range(count):
        if not seen >> n & 1:
            size -= 1
            corals[n] = unseen[size]
    return corals


def deal_of(box: Box, corals: vec[i64]) -> vec[i64]:
    """The outcome that deals these corals; equal ones come in ascending order."""
    kinds = box.coral_kinds
    used = vec[i64]([0] * len(kinds))
    order = vec[i64]([EMPTY] * len(kinds))
    for n in range(i64(len(kinds))):
        for coral in range(i64(len(kinds))):
            if not used[coral] and kinds[coral] == corals[n] and order[n] < 0:
                used[coral] = 1
                order[n] = coral
    return order
