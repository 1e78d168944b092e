"""The worth of actions in the family game to the seat to move, in slots.

A tile has worth when it fits a slot that no tile on the cube will take, and more when the slot is
hard to fill. All weights are in this file.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.octocube.actions import (
    ASIDE,
    ORIENTS,
    PLACES,
    ROLLS,
    ROTATES,
    SCORE,
    SHIFTS,
    SKIP,
    SLOT_TAKES,
)
from tidetable.engine.octocube.cube import FACES, SIDES
from tidetable.engine.octocube.model import (
    COIN,
    COLOURS,
    EMPTY,
    KINDS,
    OBJECTS,
    SLOTS,
    OctocubeState,
)

COIN_WORTH: Final = 0.12
USELESS: Final = -0.25  # a tile that fits nowhere takes up a face and has to be put back
FAR: Final = 0.75  # share of a tile's worth that is left one space further away
AHEAD: Final = 0.6  # share of what can be taken next
BRING_HOME: Final = 0.14  # taking back, for each tile on the cube that fits
LAST: Final = 5.0  # taking back when that fills the board
REST: Final = 0.35  # cost of a turn without a tile, while there are tiles to get
WAITING: Final = 3.0  # cost of a tile that is not placed


class FamilyOutlook:
    def __init__(self) -> None:
        self.ease: vec[float] = vec[float]([0.0] * SLOTS)  # how many tiles could fill each slot
        self.want: vec[float] = vec[float]([0.0] * (OBJECTS + 1))  # worth of each tile
        self.left: vec[i64] = vec[i64]([0] * (OBJECTS + 1))  # tiles that are in no slot
        self.by_kind: vec[i64] = vec[i64]([0] * KINDS)  # ... by kind
        self.by_colour: vec[i64] = vec[i64]([0] * COLOURS)  # ... by colour
        # Bit n when slot n is free, and no tile on the cube will fill it.
        self.free: i64 = 0
        self.useful: i64 = 0  # tiles on the cube that will find a slot
        self.open: i64 = 0  # slots that are still free after that
        self.around: vec[float] = vec[float]([0.0] * 25)  # worth of the tiles near each space

    def fill(self, state: OctocubeState) -> None:
        seat = state.to_move
        box = state.box
        self.count_left(state)
        self.free = 0
        for slot in range(i64(SLOTS)):
            at = seat * SLOTS + slot
            if state.slots[at] < 0:
                self.free |= i64(1) << slot
            self.ease[slot] = float(self.fitting(box.slot_kind[at], box.slot_colour[at]))
        self.useful = 0
        for face in range(seat * FACES, seat * FACES + FACES):
            shown = state.faces[face]
            if shown >= 0 and shown != COIN:
                slot = self.hardest(state, shown)
                if slot >= 0:
                    self.free &= ~(i64(1) << slot)
                    self.useful += 1
        self.open = 0
        free = self.free
        while free:
            free &= free - 1
            self.open += 1
        for shown in range(i64(OBJECTS)):
            slot = self.hardest(state, shown)
            self.want[shown] = 1.0 + 2.0 / (2.0 + self.ease[slot]) if slot >= 0 else USELESS
        self.want[COIN] = COIN_WORTH
        self.look_around(state)

    def count_left(self, state: OctocubeState) -> None:
        """Count the tiles that can still fill a slot."""
        left, by_kind, by_colour = self.left, self.by_kind, self.by_colour
        counts = state.box.counts
        for shown in range(i64(OBJECTS + 1)):
            left[shown] = counts[shown]
        for shown in state.slots:
            if shown >= 0:
                left[shown] -= 1
        for kind in range(i64(KINDS)):
            by_kind[kind] = 0
        for colour in range(i64(COLOURS)):
            by_colour[colour] = 0
        for shown in range(i64(OBJECTS)):
            by_kind[shown // COLOURS] += left[shown]
            by_colour[shown % COLOURS] += left[shown]

    def fitting(self, kind: i64, colour: i64) -> i64:
        """How many of the tiles left have this kind and colour; -1 for any."""
        if kind >= 0:
            return self.by_kind[kind] if colour < 0 else self.left[kind * COLOURS + colour]
        if colour >= 0:
            return self.by_colour[colour]
        total: i64 = 0
        for number in self.by_kind:
            total += number
        return total

    def hardest(self, state: OctocubeState, shown: i64) -> i64:
        """The slot that is hardest to fill among the free ones that a tile fits."""
        best: i64 = EMPTY
        slots = self.free & state.box.tile_slots[state.to_move * (OBJECTS + 1) + shown]
        slot: i64 = 0
        while slots:
            if slots & 1 and (best < 0 or self.ease[slot] < self.ease[best]):
                best = slot
            slots >>= 1
            slot += 1
        return best

    def look_around(self, state: OctocubeState) -> None:
        """Find the best visible tile from each space; its worth falls with the distance."""
        around = self.around
        box = state.box
        for space in range(box.spaces):
            shown = state.visible(space)
            around[space] = self.want[shown] if shown >= 0 and self.want[shown] > 0.0 else 0.0
        for _ in range(box.side):
            changed = False
            for space in range(box.spaces):
                for at in range(space * SIDES, space * SIDES + SIDES):
                    other = box.neighbours[at]
                    if other >= 0 and around[other] * FAR > around[space]:
                        around[space] = around[other] * FAR
                        changed = True
            if not changed:
                return

    def worth(self, state: OctocubeState, action: i64) -> float:
        seat = state.to_move
        if action < ORIENTS:
            return self.standing_on(state, action - PLACES)
        if ROLLS <= action < ROTATES:
            space = state.box.neighbours[state.at[seat] * SIDES + action - ROLLS]
            return self.standing_on(state, space)
        if action == SCORE:
            worth = BRING_HOME * float(self.useful * self.useful) - REST
            return worth + LAST if self.open == 0 and self.useful > 0 else worth
        if action == SKIP:
            return AHEAD * self.nearby(state, state.at[seat])
        if SLOT_TAKES <= action < SHIFTS:
            return -self.still_wanted(state, action - SLOT_TAKES)
        if SHIFTS <= action < ASIDE:
            return -self.still_wanted(state, (action - SHIFTS) % SLOTS)
        if action == ASIDE:
            return -self.still_wanted(state, EMPTY) - WAITING
        return 0.0  # what is put back where matters little

    def standing_on(self, state: OctocubeState, space: i64) -> float:
        shown = state.visible(space)
        worth = self.want[shown] if shown >= 0 else 0.0
        return worth + AHEAD * self.nearby(state, space)

    def nearby(self, state: OctocubeState, space: i64) -> float:
        best = 0.0
        for at in range(space * SIDES, space * SIDES + SIDES):
            other = state.box.neighbours[at]
            if other >= 0 and self.around[other] > best and state.standing[other] < 0:
                best = self.around[other]
        return best

    def still_wanted(self, state: OctocubeState, filled: i64) -> float:
        """How hard the free slots are to fill without this one."""
        hard = 0.0
        for slot in range(i64(SLOTS)):
            if slot != filled and state.slots[state.to_move * SLOTS + slot] < 0:
                hard += 1.0 / (1.0 + self.ease[slot])
        return hard
