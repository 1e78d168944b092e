"""The rules of Octocube in the order of the rulebook: setup, and the actions of a turn.

legal.py lists what is allowed, movement.py has what cubes do to spaces, turns.py the end of a turn
and of the game, family.py and powers.py the two other ways to play.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.game import Json, Log, Setup
from tidetable.engine.octocube.actions import (
    DONE,
    KEEPS,
    ORIENTS,
    PLACES,
    ROLLS,
    ROTATES,
    SCORE,
    SKIP,
    USES,
)
from tidetable.engine.octocube.cube import DIRECTIONS, FACES, SIDES
from tidetable.engine.octocube.family import (
    choose_for_pile,
    choose_slot,
    put_back,
    take_back,
)
from tidetable.engine.octocube.model import (
    ACT,
    ADVANCED,
    AGAIN,
    CENTRE_A,
    EMPTY,
    FAMILY,
    HOME,
    KEEP,
    NO_ABYSS,
    OBJECTS,
    ORIENT,
    PILE,
    PLACE,
    POWER,
    RETURN,
    SLOT,
    SLOTS,
    Box,
    OctocubeState,
    full_of,
)
from tidetable.engine.octocube.movement import roll, stand
from tidetable.engine.octocube.powers import choose, rolled, use
from tidetable.engine.octocube.serialize import cell, net_now, power, tile
from tidetable.engine.octocube.turns import end_turn, go_home, take_off
from tidetable.engine.seats import first_seat

# -- setup ---------------------------------------------------------------------------------------


def deal(setup: Setup, chance: Chance, box: Box, log: Log | None) -> OctocubeState:
    """Deal the stacks by space, each from its top down; then the powers; then who begins."""
    state = OctocubeState(setup, chance, box)
    state.log = log
    players = setup.players
    order = chance.shuffle("deal", box.tiles)
    state.shown = full_of(EMPTY, box.tiles)
    state.below = full_of(EMPTY, box.tiles)
    state.top = full_of(EMPTY, box.spaces)
    state.known = full_of(0, box.spaces)
    state.abyss = full_of(NO_ABYSS, box.spaces)
    state.standing = full_of(EMPTY, box.spaces)
    place: i64 = 0
    for space in range(box.spaces):
        height = box.heights[space]
        if height > 0:
            state.top[space] = place
            state.known[space] = 1
        for n in range(height):
            state.shown[place] = box.shows[order[place]]
            state.below[place] = place + 1 if n + 1 < height else EMPTY
            place += 1
    state.supply = box.supply
    if box.mode == ADVANCED:
        state.powers = vec[i64](capacity=len(box.powers))
        for number in chance.shuffle("powers", i64(len(box.powers))):
            state.powers = append(state.powers, box.powers[number])
    if box.centre >= 0:
        state.abyss[box.centre] = CENTRE_A
        if box.mode == ADVANCED:
            state.abyss[box.centre] = state.powers[0]
            state.laid = 1
    state.at = full_of(HOME, players)
    state.orientation = full_of(0, players)
    state.faces = full_of(EMPTY, players * FACES)
    state.board = full_of(0, players * OBJECTS)
    state.coins = full_of(0, players)
    state.chips = full_of(0, players)
    if box.mode == FAMILY:
        state.slots = full_of(EMPTY, players * SLOTS)
    state.first = first_seat(setup, chance)
    state.to_move = state.first
    if log is not None:
        emit_deal(state, log)
        log.emit({"event": "turn", "seat": int(state.first), "turn": 1})
    return state


def emit_deal(state: OctocubeState, log: Log) -> None:
    """Log the deal. The stacks and the supply are hidden from all seats until the game is over."""
    box = state.box
    stacks: list[list[Json]] = []
    for space in range(box.spaces):
        stack: list[Json] = []
        place = state.top[space]
        while place >= 0:
            stack.append(tile(box, state.shown[place]))
            place = state.below[place]
        stacks.append(stack)
    event: Json = {"event": "deal", "first": int(state.first)}
    supply = [power(number) for number in state.powers]
    nobody = state.setup.players  # a seat that does not exist
    log.emit_private(
        nobody,
        {**event, "stacks": stacks, "powers": supply},
        {**event, "stacks": None, "powers": None},
    )


# -- a turn --------------------------------------------------------------------------------------


def perform(state: OctocubeState, action: i64) -> None:
    """Do a legal action, and the steps after it that leave no choice."""
    step = state.step_of_turn
    if step == POWER:
        choose(state, action)
    elif step == SLOT:
        choose_slot(state, action)
    elif step == PILE:
        choose_for_pile(state, action)
    elif step == RETURN:
        put_back(state, action)
    elif step == PLACE:
        place(state, action - PLACES)
    elif step == ORIENT:
        put_down(state, action - ORIENTS)
    elif action >= USES:
        use(state, action - USES)
    elif action == DONE:
        unload(state)
    elif action >= KEEPS:
        keep(state, action - KEEPS)
    elif action == SKIP:
        skip(state)
    elif action == SCORE:
        score(state)
    elif action >= ROTATES:
        rotate(state, action - ROTATES + 1)
    else:
        roll_and_continue(state, action - ROLLS)


def place(state: OctocubeState, space: i64) -> None:
    """Choose an edge space for the cube; how it stands is the next decision."""
    seat = state.to_move
    state.chosen = space
    if state.box.mode == FAMILY or state.carried(seat) == 0:
        put_down(state, state.orientation[seat])
        return
    state.step_of_turn = ORIENT
    if state.log is not None:
        state.log.emit({"event": "aim", "seat": int(seat), "cell": cell(state.box, space)})


def put_down(state: OctocubeState, orientation: i64) -> None:
    seat = state.to_move
    state.orientation[seat] = orientation
    if state.log is not None:
        state.log.emit(
            {
                "event": "place",
                "seat": int(seat),
                "cell": cell(state.box, state.chosen),
                "orientation": int(orientation),
                "faces": net_now(state, seat),
            }
        )
    stand(state, seat, state.chosen)
    end_turn(state)


def roll_and_continue(state: OctocubeState, side: i64) -> None:
    roll(state, side)
    seat = state.to_move
    mode = state.box.mode
    if mode == ADVANCED:
        rolled(state)
    elif mode == FAMILY and state.carried(seat) == FACES:
        take_back(state)
    elif state.abyss[state.at[seat]] == CENTRE_A:  # a second roll leaves it, so there is no third
        state.step_of_turn = AGAIN
    else:
        end_turn(state)


def rotate(state: OctocubeState, quarters: i64) -> None:
    seat = state.to_move
    rotated = state.box.cube.rotated
    state.orientation[seat] = rotated[state.orientation[seat] * SIDES + quarters]
    if state.log is not None:
        state.log.emit(
            {
                "event": "rotate",
                "seat": int(seat),
                "degrees": int(quarters) * 90,
                "orientation": int(state.orientation[seat]),
                "faces": net_now(state, seat),
            }
        )
    end_turn(state)


def score(state: OctocubeState) -> None:
    """Take the cube home; which tiles stay on it is the next decision."""
    if state.box.mode == FAMILY:
        take_back(state)
        return
    go_home(state, state.to_move)
    state.kept = 0
    if state.carried(state.to_move) == 0:
        unload(state)
    else:
        state.step_of_turn = KEEP


def keep(state: OctocubeState, direction: i64) -> None:
    seat = state.to_move
    state.kept |= i64(1) << direction
    if state.log is not None:
        state.log.emit(
            {
                "event": "keep",
                "seat": int(seat),
                "face": DIRECTIONS[direction],
                "tile": tile(state.box, state.face_at(seat, direction)),
            }
        )
    for later in range(direction + 1, i64(FACES)):
        if state.face_at(seat, later) >= 0:
            return
    unload(state)


def unload(state: OctocubeState) -> None:
    take_off(state, state.to_move, state.kept)
    end_turn(state)


def skip(state: OctocubeState) -> None:
    if state.log is not None:
        kind = "skip" if state.step_of_turn == ACT else "stop"
        state.log.emit({"event": kind, "seat": int(state.to_move)})
    end_turn(state)
