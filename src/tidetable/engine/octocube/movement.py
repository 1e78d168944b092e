"""How cubes move between spaces: the magnet rule and the abyss rule."""

from librt.vecs import append
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.octocube.cube import DIRECTIONS, DOWN, FACES, NORTH, SIDES
from tidetable.engine.octocube.model import (
    ADVANCED,
    EMPTY,
    FAMILY,
    HOME,
    NO_ABYSS,
    PLAIN,
    OctocubeState,
)
from tidetable.engine.octocube.serialize import cell, net_now, power, tile


def roll(state: OctocubeState, side: i64) -> None:
    """Roll the cube onto the neighbouring space: the face towards it becomes the down face."""
    seat = state.to_move
    box = state.box
    start = state.at[seat]
    target = box.neighbours[start * SIDES + side]
    state.orientation[seat] = box.cube.rolled[state.orientation[seat] * SIDES + side]
    if box.mode == FAMILY:
        empty_face_down(state, seat)
    lift(state, seat)
    if state.log is not None:
        state.log.emit(
            {
                "event": "roll",
                "seat": int(seat),
                "from": cell(box, start),
                "to": cell(box, target),
                "direction": DIRECTIONS[NORTH + side],
                "orientation": int(state.orientation[seat]),
                "faces": net_now(state, seat),
            }
        )
    uncover(state, start)
    stand(state, seat, target)


def empty_face_down(state: OctocubeState, seat: i64) -> None:
    """Turn a face without a tile down: in the family game any face may be up."""
    face = state.box.cube.face
    orientation = state.orientation[seat]
    while state.faces[seat * FACES + face[orientation * FACES + DOWN]] >= 0:
        orientation = orientation + 1 if orientation < 23 else 0
    state.orientation[seat] = orientation


def lift(state: OctocubeState, seat: i64) -> None:
    """Take the cube off its space. What lies there stays hidden until `uncover`."""
    state.standing[state.at[seat]] = EMPTY
    state.at[seat] = HOME


def stand(state: OctocubeState, seat: i64, space: i64) -> None:
    state.standing[space] = seat
    state.at[seat] = space
    magnet(state, seat)


def magnet(state: OctocubeState, seat: i64) -> None:
    """Magnet rule: the top tile of the stack sticks to the down face, if that is empty."""
    space = state.at[seat]
    top = state.top[space]
    if top < 0:
        return
    down = seat * FACES + state.box.cube.face[state.orientation[seat] * FACES + DOWN]
    if state.faces[down] >= 0:
        return
    state.faces[down] = state.shown[top]
    take_top(state, space)
    if state.log is not None:
        state.log.emit(
            {
                "event": "stick",
                "seat": int(seat),
                "cell": cell(state.box, space),
                "tile": tile(state.box, state.shown[top]),
            }
        )


def take_top(state: OctocubeState, space: i64) -> None:
    """Remove the top tile of a stack."""
    top = state.top[space]
    state.top[space] = state.below[top]
    if state.known[space] > 0:
        state.known[space] -= 1
    else:
        state.learned += 1  # it lay unseen under a cube
    if state.box.mode == FAMILY:
        state.free = append(state.free, top)
    else:
        state.progress = True


def uncover(state: OctocubeState, space: i64) -> None:
    """Reveal the top tile of a space that a cube has left, or lay an abyss tile if it is empty."""
    top = state.top[space]
    if top < 0:
        if state.abyss[space] == NO_ABYSS:
            lay_abyss(state, space)
    elif state.known[space] == 0:
        state.known[space] = 1
        state.learned += 1
        if state.log is not None:
            state.log.emit(
                {
                    "event": "reveal",
                    "cell": cell(state.box, space),
                    "tile": tile(state.box, state.shown[top]),
                }
            )


def lay_abyss(state: OctocubeState, space: i64) -> None:
    if state.supply == 0:
        return  # the space stays empty
    state.supply -= 1
    state.abyss[space] = PLAIN
    if state.box.mode == ADVANCED:
        state.abyss[space] = state.powers[state.laid]
        state.laid += 1
        state.learned += 1
    if state.log is not None:
        event: Json = {"event": "abyss", "cell": cell(state.box, space)}
        event["power"] = power(state.abyss[space])
        event["left"] = int(state.supply)
        state.log.emit(event)
    if state.supply == 0 and state.box.mode != FAMILY:
        begin_last_round(state, "supply")


def begin_last_round(state: OctocubeState, why: str) -> None:
    """End the game with this round."""
    if state.last_round:
        return
    state.last_round = True
    if state.log is not None:
        state.log.emit({"event": "last-round", "why": why})
