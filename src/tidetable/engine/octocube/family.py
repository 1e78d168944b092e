"""The family game: taking the cube back, filling slots, and putting back what fits nowhere.

The tiles that come off are placed one by one. A tile that fits a free slot must be placed. It may
wait for a second pass only when later tiles can fill what it fits (placing.py): so the player
decides which tile gets the slot.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.octocube.actions import ASIDE, SHIFTS, SLOT_TAKES, SPACES, TILES
from tidetable.engine.octocube.cube import FACES
from tidetable.engine.octocube.model import (
    CENTRE_A,
    COIN,
    EMPTY,
    NO_ABYSS,
    OBJECTS,
    PILE,
    RETURN,
    SLOT,
    SLOTS,
    OctocubeState,
    full_of,
)
from tidetable.engine.octocube.movement import begin_last_round, lay_abyss
from tidetable.engine.octocube.placing import slot_actions
from tidetable.engine.octocube.serialize import cell, tile, tiles
from tidetable.engine.octocube.turns import coming_off, end_turn, go_home


def take_back(state: OctocubeState) -> None:
    """Take the cube home and all tiles off it."""
    seat = state.to_move
    go_home(state, seat)
    off = sorted([int(shown) for shown in coming_off(state, seat, 0)])
    for face in range(seat * FACES, seat * FACES + FACES):
        state.faces[face] = EMPTY
    loose = vec[i64](capacity=FACES)
    for shown in off:
        if shown == COIN:
            state.coins[seat] += 1
        else:
            loose = append(loose, shown)
    if state.log is not None:
        state.log.emit(
            {"event": "take-back", "seat": int(seat), "tiles": tiles(state.box, vec[i64](off))}
        )
    state.loose = loose
    state.unfit = vec[i64](capacity=FACES)
    state.pile = vec[i64](capacity=FACES)
    state.second_pass = False
    place_tiles(state)


# -- filling slots -------------------------------------------------------------------------------


def place_tiles(state: OctocubeState) -> None:
    """Place tiles until there is a choice, or none are left; then build the pile."""
    while True:
        if len(state.loose) == 0:
            if state.second_pass or len(state.unfit) == 0:
                break
            state.second_pass = True
            state.loose = state.unfit
            state.unfit = vec[i64](capacity=FACES)
        found = slot_actions(state)
        if len(found) > 1:
            state.step_of_turn = SLOT
            return
        place(state, found[0])
    build_pile(state)


def place(state: OctocubeState, action: i64) -> None:
    """Place the next tile in a slot, or put it aside."""
    seat = state.to_move
    shown = state.loose[0]
    state.loose = state.loose[1:]
    if action == ASIDE:
        state.unfit = append(state.unfit, shown)
        return
    slot = action - SLOT_TAKES
    if action >= SHIFTS:
        slot = (action - SHIFTS) // SLOTS
        to = (action - SHIFTS) % SLOTS
        there = state.slots[seat * SLOTS + slot]
        state.slots[seat * SLOTS + to] = there
        if state.log is not None:
            state.log.emit(
                {
                    "event": "shift",
                    "seat": int(seat),
                    "tile": tile(state.box, there),
                    "slot": int(slot),
                    "to": int(to),
                }
            )
    state.slots[seat * SLOTS + slot] = shown
    state.progress = True
    if state.log is not None:
        state.log.emit(
            {
                "event": "slot",
                "seat": int(seat),
                "tile": tile(state.box, shown),
                "slot": int(slot),
            }
        )


def choose_slot(state: OctocubeState, action: i64) -> None:
    if action == ASIDE and state.log is not None:
        state.log.emit(
            {
                "event": "aside",
                "seat": int(state.to_move),
                "tile": tile(state.box, state.loose[0]),
            }
        )
    place(state, action)
    place_tiles(state)


# -- putting back --------------------------------------------------------------------------------


def pile_actions(state: OctocubeState) -> vec[i64]:
    """The tiles that can go next on the pile, ascending."""
    found = vec[i64](capacity=FACES)
    for shown in range(i64(OBJECTS)):
        for other in state.unfit:
            if other == shown:
                found = append(found, TILES + shown)
                break
    return found


def build_pile(state: OctocubeState) -> None:
    """Put tiles on the pile until there is a choice, or none are left; then put the pile back."""
    while len(state.unfit) > 0:
        found = pile_actions(state)
        if len(found) > 1:
            state.step_of_turn = PILE
            return
        put_on_pile(state, found[0])
    if len(state.pile) == 0:
        taken_back(state)
        return
    found = return_actions(state)
    if len(found) > 1:
        state.step_of_turn = RETURN
    else:
        put_back(state, found[0])


def put_on_pile(state: OctocubeState, action: i64) -> None:
    shown = action - TILES
    rest = vec[i64](capacity=FACES)
    found = False
    for other in state.unfit:
        if other == shown and not found:
            found = True
        else:
            rest = append(rest, other)
    state.unfit = rest
    state.pile = append(state.pile, shown)


def choose_for_pile(state: OctocubeState, action: i64) -> None:
    if state.log is not None:
        top = tile(state.box, action - TILES)
        state.log.emit({"event": "pile", "seat": int(state.to_move), "tile": top})
    put_on_pile(state, action)
    build_pile(state)


def return_actions(state: OctocubeState) -> vec[i64]:
    """Spaces for the pile: it replaces an abyss tile, or goes onto one of the lowest stacks."""
    box = state.box
    found = vec[i64](capacity=8)
    for space in range(box.spaces):
        stays = state.abyss[space] == CENTRE_A and not box.centre_may_go
        if state.abyss[space] >= 0 and state.standing[space] < 0 and not stays:
            found = append(found, SPACES + space)
    if len(found) > 0:
        return found
    found = lowest_stacks(state)
    if len(found) > 0:
        return found
    for space in range(box.spaces):  # all stacks are under cubes: only empty spaces are left
        if state.standing[space] < 0 and state.abyss[space] < 0:
            found = append(found, SPACES + space)
    return found


def lowest_stacks(state: OctocubeState) -> vec[i64]:
    found = vec[i64](capacity=8)
    lowest: i64 = -1
    for space in range(state.box.spaces):
        if state.visible(space) < 0:
            continue
        height = state.height(space)
        if lowest < 0 or height < lowest:
            lowest = height
            found = vec[i64](capacity=8)
        if height == lowest:
            found = append(found, SPACES + space)
    return found


def put_back(state: OctocubeState, action: i64) -> None:
    """Put the pile on a space; an abyss tile there returns to the supply."""
    space = action - SPACES
    replaced = state.abyss[space] >= 0
    if replaced:
        state.abyss[space] = NO_ABYSS
        state.supply += 1
    for shown in state.pile:
        last: i64 = len(state.free) - 1
        place = state.free[last]
        state.free = state.free[:last]
        state.shown[place] = shown
        state.below[place] = state.top[space]
        state.top[space] = place
    state.known[space] += len(state.pile)
    if state.log is not None:
        state.log.emit(
            {
                "event": "put-back",
                "seat": int(state.to_move),
                "cell": cell(state.box, space),
                "tiles": tiles(state.box, state.pile),
                "abyss": replaced,
                "left": int(state.supply),
            }
        )
    if replaced:
        for bare in range(state.box.spaces):
            if state.top[bare] < 0 and state.abyss[bare] < 0 and state.standing[bare] < 0:
                lay_abyss(state, bare)
    taken_back(state)


# -- the end -------------------------------------------------------------------------------------


def taken_back(state: OctocubeState) -> None:
    state.loose = vec[i64]()
    state.pile = vec[i64]()
    if state.filled(state.to_move) == SLOTS:
        begin_last_round(state, "full")
    elif state.progress and state.box.unfillable_ends and not anybody_can_fill(state):
        begin_last_round(state, "unfillable")
    end_turn(state)


def anybody_can_fill(state: OctocubeState) -> bool:
    left = state.box.counts[:]  # tiles in circulation: neither on a board nor coins
    for shown in state.slots:
        if shown >= 0:
            left[shown] -= 1
    for seat in range(state.setup.players):
        if can_fill(state, seat, left):
            return True
    return False


def can_fill(state: OctocubeState, seat: i64, circulating: vec[i64]) -> bool:
    """Is there a tile for every slot? With shifting, the tiles on the board count in any slot."""
    left = circulating[:]
    start = seat * SLOTS
    for slot in range(start, start + SLOTS):
        if state.box.shift and state.slots[slot] >= 0:
            left[state.slots[slot]] += 1
    taken = full_of(EMPTY, SLOTS)  # the tile that each slot would get
    for slot in range(i64(SLOTS)):
        if not state.box.shift and state.slots[start + slot] >= 0:
            continue
        if not supplied(state, start, slot, left, taken, full_of(0, OBJECTS)):
            return False
    return True


def supplied(
    state: OctocubeState, start: i64, slot: i64, left: vec[i64], taken: vec[i64], tried: vec[i64]
) -> bool:
    """Find a tile for the slot, if need be one that another slot can replace."""
    for shown in range(i64(OBJECTS)):
        if tried[shown] or not state.box.fits(start + slot, shown):
            continue
        tried[shown] = 1
        if left[shown] > 0:
            left[shown] -= 1
            taken[slot] = shown
            return True
        for other in range(i64(SLOTS)):
            if taken[other] == shown and supplied(state, start, other, left, taken, tried):
                taken[slot] = shown
                return True
    return False
