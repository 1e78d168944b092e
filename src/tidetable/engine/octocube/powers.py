"""The advanced game: what the nine powers of the abyss tiles do.

A seat uses the power of an abyss tile next to its cube as its whole turn, or right after rolling
onto the tile. Using a power is one decision; what it does, if there is a choice, is the next.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.octocube.actions import ORIENTS, ROLLS, SEATS, SPACES, TILES
from tidetable.engine.octocube.cube import ORIENTATIONS, SIDES, UP
from tidetable.engine.octocube.model import (
    COIN,
    EMPTY,
    LETTERS,
    MOST_SPACES,
    NO_ABYSS,
    OBJECTS,
    OFFER,
    POWER,
    OctocubeState,
)
from tidetable.engine.octocube.movement import (
    lift,
    magnet,
    roll,
    stand,
    take_top,
    uncover,
)
from tidetable.engine.octocube.serialize import cell, net_now, tile
from tidetable.engine.octocube.turns import end_turn

ROLL_ONCE: Final = 0  # A
SWAP_OWN: Final = 1  # B: the top tile with one from the player's board
LIFT: Final = 2  # C: to any available space
TAKE: Final = 3  # D: a visible tile onto the top face
TURN_OVER: Final = 4  # E: into any other orientation
TRADE: Final = 5  # F: a visible tile next to the cube with one from the player's board
CHANGE_PLACES: Final = 6  # G: with another cube
SWAP_STACKS: Final = 7  # H
SWAP_TOPS: Final = 8  # I: the top tiles of two cubes


# -- which powers are usable ---------------------------------------------------------------------


def usable(state: OctocubeState, power: i64) -> bool:
    """Does the power do anything, and has its tile not been used this turn?"""
    if state.used >> power & 1:
        return False
    return len(power_actions(state, power, EMPTY)) > 0


def within_reach(state: OctocubeState) -> vec[i64]:
    """The usable powers of uncovered abyss tiles next to the cube, ascending."""
    neighbours, standing, abyss = state.box.neighbours, state.standing, state.abyss
    space = state.at[state.to_move]
    near: i64 = 0
    for at in range(space * SIDES, space * SIDES + SIDES):
        other = neighbours[at]
        if other >= 0 and standing[other] < 0 and abyss[other] >= 0:
            near |= i64(1) << abyss[other]
    found = vec[i64](capacity=SIDES)
    power: i64 = 0
    while near:
        if near & 1 and usable(state, power):
            found = append(found, power)
        near >>= 1
        power += 1
    return found


def space_of_power(state: OctocubeState, power: i64) -> i64:
    """The space of the abyss tile with this power, EMPTY when it is not on the board."""
    for space in range(state.box.spaces):
        if state.abyss[space] == power:
            return space
    return EMPTY


# -- what a power can do -------------------------------------------------------------------------


def power_actions(state: OctocubeState, power: i64, chosen: i64) -> vec[i64]:
    """The actions that choose what the power does, ascending, without those that change nothing.

    F and H take two actions: `chosen` is the space of the first one, EMPTY before it."""
    seat = state.to_move
    box = state.box
    found = vec[i64](capacity=ORIENTATIONS)
    if power == ROLL_ONCE:
        for side in range(i64(SIDES)):
            space = box.neighbours[state.at[seat] * SIDES + side]
            if space >= 0 and state.standing[space] < 0:
                found = append(found, ROLLS + side)
    elif power == SWAP_OWN:
        return from_board(state, state.face_at(seat, UP))
    elif power == LIFT:
        for space in range(box.spaces):
            if state.standing[space] < 0:
                found = append(found, SPACES + space)
    elif power == TAKE:
        empty = state.face_at(seat, UP) < 0
        for space in range(box.spaces):
            if empty and state.visible(space) >= 0:
                found = append(found, SPACES + space)
    elif power == TURN_OVER:
        now = state.pattern(seat, state.orientation[seat])
        for orientation in state.distinct_orientations(seat):
            if state.pattern(seat, orientation) != now:
                found = append(found, ORIENTS + orientation)
    elif power == TRADE:
        if chosen >= 0:
            return from_board(state, state.visible(chosen))
        for space in range(box.spaces):
            if next_to(state, space) and len(from_board(state, state.visible(space))) > 0:
                found = append(found, SPACES + space)
    elif power in (CHANGE_PLACES, SWAP_TOPS):
        for other in range(state.setup.players):
            if other == seat or state.at[other] < 0:
                continue
            if power == CHANGE_PLACES or different_tops(state, seat, other):
                found = append(found, SEATS + other)
    else:
        return stacks_to_swap(state, chosen)
    return found


def stacks_to_swap(state: OctocubeState, chosen: i64) -> vec[i64]:
    """Power H. To offer each swap once, the stack that comes first in reading order is named
    first (the switch `swaps_in_order`)."""
    in_order = state.box.swaps_in_order
    found = vec[i64](capacity=MOST_SPACES)
    for space in range(state.box.spaces):
        again = space <= chosen if in_order else space == chosen
        if is_stack(state, space) and not (chosen >= 0 and again):
            found = append(found, SPACES + space)
    if chosen < 0 and len(found) == 1:
        return vec[i64]()  # a swap takes two
    if chosen < 0 and in_order and len(found) > 0:
        return found[: len(found) - 1]  # no stack comes after the last one
    return found


def from_board(state: OctocubeState, given: i64) -> vec[i64]:
    """The tiles of the player's board to swap a tile for. A coin does not fit the board."""
    found = vec[i64](capacity=OBJECTS)
    if given < 0 or given == COIN:
        return found
    for shown in range(i64(OBJECTS)):
        if shown != given and state.board[state.to_move * OBJECTS + shown] > 0:
            found = append(found, TILES + shown)
    return found


def next_to(state: OctocubeState, space: i64) -> bool:
    start = state.at[state.to_move] * SIDES
    for at in range(start, start + SIDES):
        if state.box.neighbours[at] == space:
            return True
    return False


def different_tops(state: OctocubeState, seat: i64, other: i64) -> bool:
    own, theirs = state.face_at(seat, UP), state.face_at(other, UP)
    return own >= 0 and theirs >= 0 and own != theirs


def is_stack(state: OctocubeState, space: i64) -> bool:
    """Can power H swap it? An abyss tile counts as a stack; a covered or empty space does not."""
    return state.standing[space] < 0 and (state.top[space] >= 0 or state.abyss[space] >= 0)


# -- using it ------------------------------------------------------------------------------------


def use(state: OctocubeState, power: i64) -> None:
    state.used |= i64(1) << power
    state.power = power
    state.chosen = EMPTY
    state.step_of_turn = POWER
    if state.log is not None:
        state.log.emit(
            {
                "event": "power",
                "seat": int(state.to_move),
                "power": LETTERS[power],
                "cell": cell(state.box, space_of_power(state, power)),
            }
        )
    choose_if_forced(state)


def choose_if_forced(state: OctocubeState) -> None:
    left = power_actions(state, state.power, state.chosen)
    if len(left) == 1:
        choose(state, left[0])


def choose(state: OctocubeState, action: i64) -> None:
    power = state.power
    if (power in (TRADE, SWAP_STACKS)) and state.chosen < 0:
        state.chosen = action - SPACES
        if state.log is not None:
            state.log.emit(
                {
                    "event": "choose",
                    "seat": int(state.to_move),
                    "cell": cell(state.box, state.chosen),
                }
            )
        choose_if_forced(state)
        return
    if power == ROLL_ONCE:
        state.power = NO_ABYSS
        roll(state, action - ROLLS)
        rolled(state)
        return
    if power == SWAP_OWN:
        swap_own(state, action - TILES)
    elif power == LIFT:
        lift_to(state, action - SPACES)
    elif power == TAKE:
        take(state, action - SPACES)
    elif power == TURN_OVER:
        turn_over(state, action - ORIENTS)
    elif power == TRADE:
        trade(state, state.chosen, action - TILES)
    elif power == CHANGE_PLACES:
        change_places(state, action - SEATS)
    elif power == SWAP_STACKS:
        swap_stacks(state, state.chosen, action - SPACES)
    else:
        swap_tops(state, action - SEATS)
    end_turn(state)


def rolled(state: OctocubeState) -> None:
    """After a roll: the seat may use the power of the abyss tile that the cube is on."""
    power = state.abyss[state.at[state.to_move]]
    if power >= 0 and usable(state, power):
        state.step_of_turn = OFFER
    else:
        end_turn(state)


# -- the nine powers, A being a roll -------------------------------------------------------------


def swap_own(state: OctocubeState, wanted: i64) -> None:
    seat = state.to_move
    given = state.face_at(seat, UP)
    state.put_face(seat, UP, wanted)
    state.board[seat * OBJECTS + wanted] -= 1
    state.board[seat * OBJECTS + given] += 1
    if state.log is not None:
        state.log.emit(
            {
                "event": "swap-own",
                "seat": int(seat),
                "gives": tile(state.box, given),
                "gets": tile(state.box, wanted),
            }
        )


def lift_to(state: OctocubeState, space: i64) -> None:
    seat = state.to_move
    start = state.at[seat]
    lift(state, seat)
    if state.log is not None:
        state.log.emit(
            {
                "event": "lift",
                "seat": int(seat),
                "from": cell(state.box, start),
                "to": cell(state.box, space),
            }
        )
    uncover(state, start)
    stand(state, seat, space)


def take(state: OctocubeState, space: i64) -> None:
    seat = state.to_move
    shown = state.visible(space)
    take_top(state, space)
    state.put_face(seat, UP, shown)
    if state.log is not None:
        state.log.emit(
            {
                "event": "take",
                "seat": int(seat),
                "cell": cell(state.box, space),
                "tile": tile(state.box, shown),
            }
        )
    uncover(state, space)


def turn_over(state: OctocubeState, orientation: i64) -> None:
    seat = state.to_move
    state.orientation[seat] = orientation
    if state.log is not None:
        state.log.emit(
            {
                "event": "turn-over",
                "seat": int(seat),
                "orientation": int(orientation),
                "faces": net_now(state, seat),
            }
        )
    magnet(state, seat)


def trade(state: OctocubeState, space: i64, given: i64) -> None:
    seat = state.to_move
    got = state.visible(space)
    state.shown[state.top[space]] = given
    state.board[seat * OBJECTS + given] -= 1
    state.board[seat * OBJECTS + got] += 1
    if state.log is not None:
        state.log.emit(
            {
                "event": "trade",
                "seat": int(seat),
                "cell": cell(state.box, space),
                "gives": tile(state.box, given),
                "gets": tile(state.box, got),
            }
        )


def change_places(state: OctocubeState, other: i64) -> None:
    """Lift both cubes, uncover their spaces, then put the seat's own cube down first."""
    seat = state.to_move
    mine, theirs = state.at[seat], state.at[other]
    lift(state, seat)
    lift(state, other)
    if state.log is not None:
        state.log.emit(
            {
                "event": "change-places",
                "seat": int(seat),
                "with": int(other),
                "from": cell(state.box, mine),
                "to": cell(state.box, theirs),
            }
        )
    uncover(state, mine if mine < theirs else theirs)
    uncover(state, theirs if mine < theirs else mine)
    stand(state, seat, theirs)
    stand(state, other, mine)


def swap_stacks(state: OctocubeState, one: i64, two: i64) -> None:
    for row in (state.top, state.known, state.abyss):
        kept = row[one]
        row[one] = row[two]
        row[two] = kept
    if state.log is not None:
        state.log.emit(
            {
                "event": "swap-stacks",
                "seat": int(state.to_move),
                "cell": cell(state.box, one),
                "to": cell(state.box, two),
            }
        )


def swap_tops(state: OctocubeState, other: i64) -> None:
    seat = state.to_move
    given, got = state.face_at(seat, UP), state.face_at(other, UP)
    state.put_face(seat, UP, got)
    state.put_face(other, UP, given)
    if state.log is not None:
        state.log.emit(
            {
                "event": "swap-tops",
                "seat": int(seat),
                "with": int(other),
                "gives": tile(state.box, given),
                "gets": tile(state.box, got),
            }
        )
