"""Why an action is not allowed: the same rules as in legal.py, with their reasons."""

from mypy_extensions import i64

from tidetable.engine.errors import IllegalAction
from tidetable.engine.octocube.actions import (
    ASIDE,
    DONE,
    KEEPS,
    ORIENTS,
    PLACES,
    ROLLS,
    ROTATES,
    SCORE,
    SEATS,
    SHIFTS,
    SKIP,
    SLOT_TAKES,
    SPACES,
    TILES,
    USES,
)
from tidetable.engine.octocube.cube import DIRECTIONS, NORTH, SIDES, UP
from tidetable.engine.octocube.family import pile_actions, return_actions
from tidetable.engine.octocube.model import (
    ACT,
    ADVANCED,
    AGAIN,
    COIN,
    FAMILY,
    KEEP,
    LETTERS,
    OBJECTS,
    OFFER,
    ORIENT,
    OVER,
    PILE,
    PLACE,
    POWER,
    RETURN,
    SLOT,
    SLOTS,
    OctocubeState,
)
from tidetable.engine.octocube.placing import can_shift, may_wait
from tidetable.engine.octocube.powers import (
    CHANGE_PLACES,
    LIFT,
    ROLL_ONCE,
    SWAP_OWN,
    SWAP_STACKS,
    SWAP_TOPS,
    TAKE,
    TRADE,
    TURN_OVER,
    from_board,
    is_stack,
    next_to,
    space_of_power,
    stacks_to_swap,
    usable,
)
from tidetable.engine.octocube.serialize import cell, tile


def refusal(state: OctocubeState, action: i64) -> IllegalAction | None:
    """Why the action is not allowed now; None when it is."""
    step = state.step_of_turn
    if action < ORIENTS:
        return place_refusal(state, action - PLACES) if step == PLACE else other_step(state)
    if action < ROLLS:
        if step == ORIENT or (step == POWER and state.power == TURN_OVER):
            return orient_refusal(state, action - ORIENTS)
    elif action < ROTATES:
        if step in (ACT, AGAIN) or (step == POWER and state.power == ROLL_ONCE):
            return roll_refusal(state, action - ROLLS)
    elif action < SCORE:
        if step == ACT:
            return rotate_refusal(state, action - ROTATES)
    elif action == SCORE:
        if step == ACT:
            return None
    elif action == SKIP:
        if step in (AGAIN, OFFER):
            return None
        if step == ACT:
            return IllegalAction("no-skipping") if state.box.mode == FAMILY else None
    elif action < DONE:
        if step == KEEP:
            return keep_refusal(state, action - KEEPS)
    elif action == DONE:
        if step == KEEP:
            return None
    elif action < SPACES:
        if step in (ACT, OFFER):
            return use_refusal(state, action - USES)
    elif action < TILES:
        if step == POWER and takes_space(state):
            return space_refusal(state, action - SPACES)
        if step == RETURN:
            return return_refusal(state, action)
    elif action < SEATS:
        if step == POWER and takes_tile(state):
            return board_refusal(state, action - TILES)
        if step == PILE:
            return pile_refusal(state, action)
    elif action < SLOT_TAKES:
        if step == POWER and (state.power == CHANGE_PLACES or state.power == SWAP_TOPS):
            return cube_refusal(state, action - SEATS)
    elif step == SLOT:
        return slot_refusal(state, action)
    return other_step(state)


def other_step(state: OctocubeState) -> IllegalAction:
    """The seat has to decide something else first."""
    step = state.step_of_turn
    if step == OVER:
        return IllegalAction("game-over")
    if step == PLACE:
        return IllegalAction("must-place")
    if step == ORIENT:
        return IllegalAction("must-orient")
    if step == ACT:
        family = state.box.mode == FAMILY
        return IllegalAction("must-roll-or-take-back" if family else "must-act")
    if step == AGAIN:
        return IllegalAction("must-roll-or-stop")
    if step == OFFER:
        return IllegalAction("must-use-or-stop")
    if step == KEEP:
        return IllegalAction("must-unload")
    if step == POWER:
        return IllegalAction("must-finish-power", power=LETTERS[state.power])
    if step == SLOT:
        return IllegalAction("must-fill-slot")
    if step == PILE:
        return IllegalAction("must-pile")
    return IllegalAction("must-put-back")


def place_refusal(state: OctocubeState, space: i64) -> IllegalAction | None:
    if space >= state.box.spaces:
        return IllegalAction("no-such-space")
    neighbours = state.box.neighbours
    edge = False
    for at in range(space * SIDES, space * SIDES + SIDES):
        if neighbours[at] < 0:
            edge = True
    if not edge:
        return IllegalAction("not-at-the-edge", cell=cell(state.box, space))
    return taken(state, space)


def taken(state: OctocubeState, space: i64) -> IllegalAction | None:
    if state.standing[space] >= 0:
        return IllegalAction("space-taken", cell=cell(state.box, space))
    return None


def orient_refusal(state: OctocubeState, orientation: i64) -> IllegalAction | None:
    seat = state.to_move
    if state.first_alike(seat, orientation) != orientation:
        return IllegalAction("looks-the-same")
    if state.step_of_turn == POWER:
        now = state.pattern(seat, state.orientation[seat])
        if state.pattern(seat, orientation) == now:
            return IllegalAction("stands-like-that")
    return None


def roll_refusal(state: OctocubeState, side: i64) -> IllegalAction | None:
    space = state.box.neighbours[state.at[state.to_move] * SIDES + side]
    if space < 0:
        return IllegalAction("off-the-board", direction=DIRECTIONS[NORTH + side])
    return taken(state, space)


def rotate_refusal(state: OctocubeState, rotation: i64) -> IllegalAction | None:
    if state.box.mode == FAMILY:
        return IllegalAction("no-rotating")
    if rotation >= state.rotations(state.to_move):
        return IllegalAction("looks-the-same")
    return None


def keep_refusal(state: OctocubeState, direction: i64) -> IllegalAction | None:
    if state.face_at(state.to_move, direction) < 0:
        return IllegalAction("face-empty", face=DIRECTIONS[direction])
    if state.kept >> direction != 0:
        return IllegalAction("keep-in-order", face=DIRECTIONS[direction])
    return None


# -- powers --------------------------------------------------------------------------------------


def use_refusal(state: OctocubeState, power: i64) -> IllegalAction | None:
    if state.box.mode != ADVANCED:
        return IllegalAction("no-powers")
    letter = LETTERS[power]
    space = space_of_power(state, power)
    here = state.at[state.to_move]
    if state.step_of_turn == OFFER:
        if space != here:
            return IllegalAction("power-not-here", power=letter)
    elif space < 0 or state.standing[space] >= 0 or not next_to(state, space):
        return IllegalAction("power-out-of-reach", power=letter)
    if not usable(state, power):
        return IllegalAction("power-useless", power=letter)
    return None


def takes_space(state: OctocubeState) -> bool:
    power = state.power
    if power == TRADE:
        return state.chosen < 0
    return power in (LIFT, TAKE, SWAP_STACKS)


def takes_tile(state: OctocubeState) -> bool:
    return state.power == SWAP_OWN or (state.power == TRADE and state.chosen >= 0)


def space_refusal(state: OctocubeState, space: i64) -> IllegalAction | None:
    if space >= state.box.spaces:
        return IllegalAction("no-such-space")
    power = state.power
    at = cell(state.box, space)
    if power == LIFT:
        return taken(state, space)
    if power == SWAP_STACKS:
        if space == state.chosen:
            return IllegalAction("same-stack", cell=at)
        if not is_stack(state, space):
            return IllegalAction("no-stack-there", cell=at)
        for possible in stacks_to_swap(state, state.chosen):
            if possible == SPACES + space:
                return None
        return IllegalAction("swap-in-order", cell=at)
    shown = state.visible(space)
    if shown < 0:
        return IllegalAction("no-tile-to-see", cell=at)
    if power == TAKE:
        return None
    if not next_to(state, space):
        return IllegalAction("not-next-to-cube", cell=at)
    if shown == COIN:
        return IllegalAction("coin-has-no-place")
    if len(from_board(state, shown)) == 0:
        return IllegalAction("nothing-to-swap", tile=tile(state.box, shown))
    return None


def board_refusal(state: OctocubeState, shown: i64) -> IllegalAction | None:
    given = (
        state.visible(state.chosen) if state.power == TRADE else state.face_at(state.to_move, UP)
    )
    if shown == given:
        return IllegalAction("same-tile", tile=tile(state.box, shown))
    if state.board[state.to_move * OBJECTS + shown] == 0:
        return IllegalAction("not-on-your-board", tile=tile(state.box, shown))
    return None


def cube_refusal(state: OctocubeState, other: i64) -> IllegalAction | None:
    seat = state.to_move
    if other >= state.setup.players:
        return IllegalAction("nobody-there")
    if other == seat:
        return IllegalAction("own-cube")
    if state.at[other] < 0:
        return IllegalAction("cube-at-home", seat=int(other))
    if state.power == SWAP_TOPS:
        theirs = state.face_at(other, UP)
        if theirs < 0:
            return IllegalAction("no-tile-on-top", seat=int(other))
        if theirs == state.face_at(seat, UP):
            return IllegalAction("same-tile", tile=tile(state.box, theirs))
    return None


# -- family --------------------------------------------------------------------------------------


def slot_refusal(state: OctocubeState, action: i64) -> IllegalAction | None:
    shown = state.loose[0]
    start = state.to_move * SLOTS
    if action == ASIDE:
        return (
            None
            if may_wait(state)
            else IllegalAction("must-be-placed", tile=tile(state.box, shown))
        )
    if action >= SHIFTS:
        slot, to = (action - SHIFTS) // SLOTS, (action - SHIFTS) % SLOTS
        return None if can_shift(state, shown, slot, to) else IllegalAction("cannot-shift")
    slot = action - SLOT_TAKES
    if state.slots[start + slot] >= 0:
        return IllegalAction("slot-taken")
    if not state.box.fits(start + slot, shown):
        return IllegalAction("slot-does-not-fit", tile=tile(state.box, shown))
    return None


def pile_refusal(state: OctocubeState, action: i64) -> IllegalAction | None:
    for possible in pile_actions(state):
        if possible == action:
            return None
    return IllegalAction("not-among-the-rest", tile=tile(state.box, action - TILES))


def return_refusal(state: OctocubeState, action: i64) -> IllegalAction | None:
    if action - SPACES >= state.box.spaces:
        return IllegalAction("no-such-space")
    for possible in return_actions(state):
        if possible == action:
            return None
    return IllegalAction("pile-goes-elsewhere", cell=cell(state.box, action - SPACES))
