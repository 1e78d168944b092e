"""The family game: which slots the next tile can take, and whether it may wait.

The tiles that come off a cube are asked about one by one, but the player decides in which order
they are placed. So a tile that fits a free slot may wait whenever later tiles can fill every slot
that it fits: then some order leaves no room for it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.octocube.actions import ASIDE, SHIFTS, SLOT_TAKES
from tidetable.engine.octocube.cube import FACES
from tidetable.engine.octocube.model import EMPTY, SLOTS, OctocubeState, full_of


def slot_actions(state: OctocubeState) -> vec[i64]:
    """Slots that the next tile can take, shifts, and putting it aside, ascending."""
    shown = state.loose[0]
    start = state.to_move * SLOTS
    found = vec[i64](capacity=SLOTS)
    for slot in range(i64(SLOTS)):
        if state.slots[start + slot] < 0 and state.box.fits(start + slot, shown):
            found = append(found, SLOT_TAKES + slot)
    if state.box.shift:
        for slot in range(i64(SLOTS)):
            if state.slots[start + slot] < 0 or not state.box.fits(start + slot, shown):
                continue
            for to in range(i64(SLOTS)):
                if can_shift(state, shown, slot, to):
                    found = append(found, SHIFTS + slot * SLOTS + to)
    if may_wait(state):
        found = append(found, i64(ASIDE))
    return found


def can_shift(state: OctocubeState, shown: i64, slot: i64, to: i64) -> bool:
    """May the tile take slot `slot` of the board, whose tile moves to the free slot `to`?

    Not for a tile like itself: that would be the same as going to the free slot."""
    start = state.to_move * SLOTS
    there = state.slots[start + slot]
    return (
        state.box.shift
        and there >= 0
        and not (state.box.free_order and there == shown)
        and state.slots[start + to] < 0
        and state.box.fits(start + slot, shown)
        and state.box.fits(start + to, there)
    )


# -- waiting -------------------------------------------------------------------------------------


def may_wait(state: OctocubeState) -> bool:
    """May the next tile be put aside?

    Yes when it fits no free slot, or in the first pass when later tiles can fill all that it
    fits."""
    shown = state.loose[0]
    start = state.to_move * SLOTS
    wanted = vec[i64](capacity=SLOTS)
    for slot in range(i64(SLOTS)):
        if state.slots[start + slot] < 0 and state.box.fits(start + slot, shown):
            wanted = append(wanted, slot)
    if len(wanted) == 0 or state.second_pass:
        return len(wanted) == 0
    return later_fill(state, wanted) if state.box.free_order else each_suits(state, wanted)


def each_suits(state: OctocubeState, wanted: vec[i64]) -> bool:
    """Without `free_order`: does each of the slots suit some later tile, without shifting?"""
    start = state.to_move * SLOTS
    for slot in wanted:
        suits = False
        for n in range(i64(1), i64(len(state.loose))):
            if is_later(state, n) and state.box.fits(start + slot, state.loose[n]):
                suits = True
        if not suits:
            return False
    return True


def is_later(state: OctocubeState, n: i64) -> bool:
    """Is it a later tile that makes a difference? A tile need not wait for one like itself."""
    return n < len(state.loose) and state.loose[n] != state.loose[0]


def later_fill(state: OctocubeState, wanted: vec[i64]) -> bool:
    """Can later tiles fill all these free slots, directly or by shifts?

    This is a matching of slots with tiles: the later ones (numbers below FACES) and those on the
    board (FACES + their slot), each of which is in its slot at first. Shifts that follow one
    another lead to no other board than single ones, so a tile on the board moves once."""
    if len(wanted) >= len(state.loose):
        return False
    slot_of = full_of(EMPTY, FACES + SLOTS)
    start = state.to_move * SLOTS
    for slot in range(i64(SLOTS)):
        if state.slots[start + slot] >= 0:
            slot_of[FACES + slot] = slot
    for slot in wanted:
        if not supplied(state, slot, slot_of, full_of(0, FACES + SLOTS)):
            return False
    return True


def supplied(state: OctocubeState, slot: i64, slot_of: vec[i64], tried: vec[i64]) -> bool:
    """Find a tile for the slot, if need be one that the slot it is for can do without."""
    for number in range(i64(FACES + SLOTS)):
        if tried[number] or not could_fill(state, slot, number):
            continue
        tried[number] = 1
        if slot_of[number] < 0 or supplied(state, slot_of[number], slot_of, tried):
            slot_of[number] = slot
            return True
    return False


def could_fill(state: OctocubeState, slot: i64, number: i64) -> bool:
    """Can this tile come to this slot? A tile on the board stays or moves to a free slot."""
    start = state.to_move * SLOTS
    if number < FACES:
        fits = number > 0 and is_later(state, number)
        return fits and state.box.fits(start + slot, state.loose[number])
    here = number - FACES
    there = state.slots[start + here]
    if there < 0 or here == slot:
        return there >= 0
    free = state.slots[start + slot] < 0
    return state.box.shift and free and state.box.fits(start + slot, there)
