"""Step 5: the Big Wave. Dice are loaded on its slots; when all are full it tips into the ocean.

Slots with the same landing table form a group, usually a row. A seat chooses a group.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.poseidon.kraken import advance_on_track, free_nearest, may_look
from tidetable.engine.poseidon.model import (
    EMPTY,
    FACES,
    NEUTRAL,
    OWNERS,
    PoseidonState,
)
from tidetable.engine.poseidon.reef import WAVE
from tidetable.engine.poseidon.serialize import emit, owner_of
from tidetable.engine.seats import next_seat

# Bonuses, in the order of their thresholds.
BONUS_ONE_DIE: Final = 0
BONUS_TWO_DICE: Final = 1
BONUS_TRACK: Final = 2
BONUS_LOOK: Final = 3
BONUS_CLEAN: Final = 4
BONUS_FREE: Final = 5
BONUS_COUNT: Final = 6
BONUS_NAMES: Final = ["one-die", "two-dice", "track", "look", "clean", "free"]


# -- loading -------------------------------------------------------------------------------------


def free_slot(state: PoseidonState, group: i64) -> i64:
    """The first free slot of a group, EMPTY when there is none."""
    slots = state.slots
    for slot in range(state.box.group_start[group], state.box.group_start[group + 1]):
        if slots[slot] < 0:
            return slot
    return EMPTY


def only_group(state: PoseidonState) -> i64:
    """The only group with a free slot, EMPTY when there are several. There is at least one."""
    found: i64 = EMPTY
    for slot in range(state.box.slots):
        if state.slots[slot] < 0:
            group = state.box.group_of[slot]
            if found >= 0 and found != group:
                return EMPTY
            found = group
    return found


def is_full(state: PoseidonState) -> bool:
    return state.loaded == state.box.slots


def can_load(state: PoseidonState, owner: i64) -> bool:
    return state.supply[owner] > 0 and state.loaded < state.box.slots


def load_die(state: PoseidonState, seat: i64, owner: i64, group: i64) -> None:
    """Put a die from the supply on a slot of the group."""
    slot = free_slot(state, group)
    state.slots[slot] = owner
    state.loaded += 1
    state.supply[owner] -= 1
    if state.log is not None:
        row = int(state.box.row_of[slot])
        emit(state, "load", seat, {"owner": owner_of(owner), "row": row, "slot": int(slot)})


def ask_to_load(state: PoseidonState, seat: i64, owner: i64, count: i64) -> None:
    """Let the seat load `count` dice, as far as there are dice and slots."""
    state.loading = count
    state.loading_owner = owner
    state.loading_seat = seat
    state.loading_may_stop = False


def begin_loading(state: PoseidonState, group: i64) -> None:
    """Step 1, load: one die, and optionally more up to wave-strength."""
    seat = state.active
    ask_to_load(state, seat, seat, state.reef(seat).strength(WAVE))
    state.loading_may_stop = True
    load_next(state, group)


def load_next(state: PoseidonState, group: i64) -> None:
    load_die(state, state.loading_seat, state.loading_owner, group)
    state.loading -= 1


# -- tipping -------------------------------------------------------------------------------------


def tip(state: PoseidonState) -> None:
    """Throw all dice, again if more than half miss the board."""
    box = state.box
    tables: list[vec[i64]] = []
    for slot in range(box.slots):
        tables.append(box.faces)
        tables.append(box.landing[box.group_of[slot]])
    if state.log is not None:
        emit(state, "tip", state.active, {})
    thrown = state.chance.throw("tip", tables)
    while missed(thrown) * 2 > box.slots:
        if state.log is not None:
            emit(state, "throw-again", state.active, {"missed": int(missed(thrown))})
        thrown = state.chance.throw("tip", tables)
    state.off = vec[i64]([0] * OWNERS)
    for slot in range(box.slots):
        fall(state, slot, thrown[slot * 2] + 1, thrown[slot * 2 + 1])
    state.loaded = 0
    state.learned += 1


def missed(thrown: vec[i64]) -> i64:
    """How many dice are off the board."""
    count: i64 = 0
    for at in range(1, i64(len(thrown)), 2):
        if thrown[at] == 0:
            count += 1
    return count


def fall(state: PoseidonState, slot: i64, value: i64, landed: i64) -> None:
    """Let one die fall: `landed` is its wave, counted from 1, or 0 off the board."""
    owner = state.slots[slot]
    state.slots[slot] = EMPTY
    if landed == 0:
        state.supply[owner] += 1
        state.off[owner] += 1
    else:
        state.put_die(landed - 1, owner * FACES + value - 1)
    if state.log is not None:
        details: Json = {"owner": owner_of(owner), "slot": int(slot)}
        details["value"] = int(value) if landed else None
        details["wave"] = int(landed) if landed else None
        emit(state, "fall", state.active, details)


def ask_for_returns(state: PoseidonState) -> bool:
    """Let owners return dice off the board to slots, from the active seat on, which also returns
    neutral dice. False when there are none left."""
    seat = state.active
    for _ in range(state.setup.players):
        if ask_for_return(state, seat, seat):
            return True
        if seat == state.active and ask_for_return(state, seat, NEUTRAL):
            return True
        seat = next_seat(state, seat)
    return False


def ask_for_return(state: PoseidonState, seat: i64, owner: i64) -> bool:
    count = state.off[owner]
    if count > 0:
        state.off[owner] = 0
        ask_to_load(state, seat, owner, count)
    return count > 0


# -- bonuses -------------------------------------------------------------------------------------


def dice_for(state: PoseidonState, seat: i64, count: i64) -> i64:
    """How many of `count` dice the seat can load."""
    free = state.box.slots - state.loaded
    count = state.supply[seat] if state.supply[seat] < count else count
    return free if free < count else count


def bonus_possible(state: PoseidonState, seat: i64, bonus: i64, total: i64) -> bool:
    """Is the sum high enough, and would the bonus do anything?"""
    if total < state.box.thresholds[bonus]:
        return False
    if bonus == BONUS_ONE_DIE:
        return dice_for(state, seat, 1) > 0
    if bonus == BONUS_TWO_DICE:
        return dice_for(state, seat, 2) > 1  # one die is the bonus before this one
    if bonus == BONUS_TRACK:
        return not state.last_round()
    if bonus == BONUS_LOOK:
        return state.unseen(seat) > 0
    if bonus == BONUS_CLEAN:
        return state.reef(seat).skeletons > 0 or state.unseen(seat) > 0
    return state.friends[seat] != 0


def any_bonus(state: PoseidonState, seat: i64) -> bool:
    total = state.sum_of(seat)
    for bonus in range(i64(BONUS_COUNT)):
        if bonus_possible(state, seat, bonus, total):
            return True
    return False


def take_bonus(state: PoseidonState, seat: i64, bonus: i64) -> None:
    if state.log is not None:
        details: Json = {"bonus": BONUS_NAMES[bonus], "sum": int(state.sum_of(seat))}
        emit(state, "bonus", seat, details)
    if bonus == BONUS_ONE_DIE:
        ask_to_load(state, seat, seat, 1)
    elif bonus == BONUS_TWO_DICE:
        ask_to_load(state, seat, seat, 2)
    elif bonus == BONUS_TRACK:
        advance_on_track(state, seat, state.box.bonus_steps)
    elif bonus == BONUS_LOOK:
        may_look(state, seat)
        state.must_look = True
    elif bonus == BONUS_CLEAN:
        clean(state, seat)
        may_look(state, seat)
    else:
        free_nearest(state, seat, "bonus")


def clean(state: PoseidonState, seat: i64) -> None:
    """Return all skeletons of the seat to the box."""
    count = state.reef(seat).skeletons
    if count == 0:
        return
    state.skeletons += count
    state.reefs[seat] = state.reef(seat).cleaned()
    if state.log is not None:
        emit(state, "clean", seat, {"count": int(count)})


def turn_shark(state: PoseidonState) -> None:
    state.heading = -state.heading
    if state.log is not None:
        emit(state, "shark-turns", state.active, {"heading": int(state.heading)})
