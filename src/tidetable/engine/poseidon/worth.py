"""The worth of single choices to the seat that makes them, in points. All weights are here, but for
those of reefs (reef_worth.py).

Hidden things are never used: an unseen coral counts as the mean of all corals not seen.
"""

from typing import Final

from mypy_extensions import i64

from tidetable.engine.poseidon.eating import Larder, can_free
from tidetable.engine.poseidon.kraken import freed, holds_friend, nearest, next_space
from tidetable.engine.poseidon.model import (
    DICE,
    FACES,
    NEUTRAL,
    OWNERS,
    TENTACLES,
    PoseidonState,
)
from tidetable.engine.poseidon.reef import COVER, DIE, FIELDS
from tidetable.engine.poseidon.scoring import coral_points

STORED: Final = 0.5  # a stored die, without the storage it takes
BITE: Final = 2.2  # being eaten, without the skeleton
RIVAL_BITE: Final = 0.7  # a rival is eaten
STEP: Final = 0.45  # a step of a rival on the Kraken track
HEAD: Final = 3.0  # reaching the head
FRIEND: Final = 1.5  # a freed friend, without its token
SPENT: Final = 0.35  # a stored die that is eaten
PEEK: Final = 0.3  # looking at a coral
LAUNCH: Final = 0.55  # a die of the seat on the Big Wave
SEA: Final = 0.06  # a die within reach of a creature


def time_left(state: PoseidonState) -> float:
    """From 1 at the start down to 0.25 in the last round."""
    if state.last_round():
        return 0.25
    most: i64 = 0
    for seat in range(state.setup.players):
        done = freed(state, seat)
        if done > most:
            most = done
    left = float(state.box.friends - most) / float(state.box.friends)
    return 0.3 + 0.7 * left


# -- dice ----------------------------------------------------------------------------------------


def steps_given(state: PoseidonState, die: i64) -> float:
    """What a rival gains when this die is taken from the board."""
    owner = die // FACES
    if owner == state.active or owner == NEUTRAL or state.last_round():
        return 0.0
    near = next_space(state, owner, state.track[owner]) == 0
    return HEAD if near and state.friends[owner] != 0 else STEP


def meal_worth(state: PoseidonState, seat: i64, tentacle: i64) -> float:
    token = float(state.top_token(tentacle))
    return token + FRIEND


def store_worth(state: PoseidonState, value: i64) -> float:
    """The worth of storing a die of this value: does it combine with those already stored?"""
    seat = state.active
    reef = state.reef(seat)
    same: i64 = 0
    near: i64 = 0
    seven: i64 = 0
    other: i64 = 0
    for hex in range(reef.count):
        cover = reef.hexes[hex * FIELDS + COVER]
        if cover >= DIE:
            have = (cover - DIE) % FACES + 1
            if have == value:
                same += 1
            else:
                other += 1
            apart = have - value
            if apart != 0 and apart >= -2 and apart <= 2:
                near += 1
            if have + value == 7:
                seven += 1
    worth = STORED
    for tentacle in range(i64(TENTACLES)):
        if not holds_friend(state, seat, tentacle):
            continue
        rule = state.box.combination[tentacle]
        if rule == 0:
            worth += 0.5 if seven > 0 else 0.1
        elif rule == 1 or rule == 2:
            fits = (value <= 3) == (rule == 1)
            worth += (0.7 if same > 0 else 0.1) if fits else 0.0
        elif rule == 3:
            worth += 0.35 * float(near if near < 2 else 2)
        elif rule == 4:
            worth += 0.5 * float(same if same < 2 else 2)
        elif same == 0:
            worth += 0.25 * float(other if other < 3 else 3)
    return worth


def best_take(state: PoseidonState) -> float:
    """The most that the dice in reach are worth: a meal, or dice to store."""
    seat = state.active
    best = 0.0
    larder = Larder(state)
    if larder.size == 0:
        return 0.0
    for tentacle in range(i64(TENTACLES)):
        if holds_friend(state, seat, tentacle):
            worth = meal_worth(state, seat, tentacle)
            if worth > best and can_free(larder, tentacle):
                best = worth
    reef = state.reef(seat)
    takes = larder.takes_left if larder.takes_left < reef.rooms else reef.rooms
    if takes == 0:
        return best
    kept = 0.0
    for at in range(larder.size):
        if larder.codes[at] < DICE and takes > 0:
            worth = store_worth(state, larder.values[at]) - steps_given(state, larder.codes[at])
            if worth > 0.0:
                kept += worth
                takes -= 1
    return kept if kept > best else best


# -- the ocean -----------------------------------------------------------------------------------


def bite_worth(state: PoseidonState, seat: i64, space: i64) -> float:
    """The worth to a seat of the shark entering a space."""
    worth = 0.0
    for creature in range(i64(len(state.creatures))):
        if state.creatures[creature] == space:
            worth += -BITE if creature // 2 == seat else RIVAL_BITE
    return worth


def food_around(state: PoseidonState, space: i64) -> float:
    """The worth of dice on the waves of this space and its neighbours."""
    box = state.box
    count: i64 = dice_at(state, box.wave_of[space])
    for other in box.near[space]:
        count += dice_at(state, box.wave_of[other])
    return SEA * float(count)


def dice_at(state: PoseidonState, wave: i64) -> i64:
    count: i64 = 0
    if wave >= 0:
        for owner in range(i64(OWNERS)):
            dice = state.sea[wave * OWNERS + owner]
            while dice:
                count += dice & 255
                dice >>= 8
    return count


def danger(state: PoseidonState, space: i64) -> float:
    """How soon the shark can be there: about 1 for its next space, less for later ones."""
    box = state.box
    length: i64 = len(box.route)
    at = state.shark
    for steps in range(i64(1), i64(5)):
        at = (at + state.heading + length) % length
        if box.route[at] == space:
            return 1.2 - 0.25 * float(steps)
    return 0.0


# -- the Kraken ----------------------------------------------------------------------------------


def reaches_head(state: PoseidonState, seat: i64, steps: i64) -> bool:
    space = state.track[seat]
    for _ in range(steps):
        space = next_space(state, seat, space)
        if space == 0:
            return True
    return False


def head_worth(state: PoseidonState, seat: i64) -> float:
    tentacle = nearest(state, seat)
    return meal_worth(state, seat, tentacle) if tentacle >= 0 else PEEK


def coral_worth(state: PoseidonState, seat: i64, coral: i64) -> float:
    """The worth of owning a coral, from what the seat knows."""
    if state.seen[seat] >> coral & 1:
        return float(coral_points(state, seat, state.corals[coral]))
    total = 0.0
    count = 0
    for other in range(state.box.corals):
        if not state.seen[seat] >> other & 1:
            total += float(coral_points(state, seat, state.corals[other]))
            count += 1
    return total / float(count)
