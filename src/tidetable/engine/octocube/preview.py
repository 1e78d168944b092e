"""What an action would do, as far as it can be known beforehand.

Nothing here tells what lies under a cube or below the top of a stack: `sticks` is the tile that
would stick, `unknown` says that an unseen one would.
"""

from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.octocube.actions import (
    ASIDE,
    DONE,
    KEEPS,
    KINDS_FROM,
    ORIENTS,
    PLACES,
    ROLLS,
    SCORE,
    SEATS,
    SHIFTS,
    SKIP,
    SLOT_TAKES,
    SPACES,
    TURNS,
    USES,
)
from tidetable.engine.octocube.cube import DOWN, FACES, UP
from tidetable.engine.octocube.model import (
    ACT,
    ADVANCED,
    CENTRE_A,
    EMPTY,
    FAMILY,
    NO_ABYSS,
    PILE,
    RETURN,
    SLOTS,
    OctocubeState,
)
from tidetable.engine.octocube.movement import roll
from tidetable.engine.octocube.moves import tile_word
from tidetable.engine.octocube.powers import CHANGE_PLACES, LIFT, TAKE, TRADE, where
from tidetable.engine.octocube.serialize import (
    cell,
    net,
    net_now,
    power,
    tile,
    tile_or_none,
    tiles,
)
from tidetable.engine.octocube.turns import coming_off, set_points


def preview(state: OctocubeState, action: i64) -> Json:
    if action < ORIENTS:
        return preview_place(state, action - PLACES)
    if action < ROLLS:
        return preview_orient(state, action - ORIENTS)
    if action < TURNS:
        return preview_roll(state, action - ROLLS)
    if action < SCORE:
        turned = state.box.cube.turned[state.orientation[state.to_move] * 4 + action - TURNS + 1]
        return {"faces": net(state, state.to_move, turned)}
    if action == SCORE:
        return {**coming(state, 0), **leaving(state, state.at[state.to_move])}
    if action in (SKIP, ASIDE):
        return {}
    if action <= DONE:
        kept = state.kept if action == DONE else state.kept | i64(1) << action - KEEPS
        return coming(state, kept)
    if action < SPACES:
        return {"power": power(action - USES), "cell": cell(state.box, where(state, action - USES))}
    if action < KINDS_FROM:
        return preview_space(state, action - SPACES)
    if action < SEATS:
        return preview_tile(state, action - KINDS_FROM)
    if action < SLOT_TAKES:
        return preview_cube(state, action - SEATS)
    return preview_slot(state, action)


def preview_place(state: OctocubeState, space: i64) -> Json:
    """A cube that carries tiles has yet to be turned: then what would stick hangs on that."""
    at_once = state.box.mode == FAMILY or state.carried(state.to_move) == 0
    told: Json = {"cell": cell(state.box, space), "orients": not at_once}
    told["sticks"] = tile_or_none(state.box, state.visible(space)) if at_once else None
    return told


def preview_orient(state: OctocubeState, orientation: i64) -> Json:
    """When placing, the space is in sight; power E turns a cube on what lies under it."""
    seat = state.to_move
    space = state.chosen if state.at[seat] < 0 else state.at[seat]
    face = state.box.cube.face[orientation * FACES + DOWN]
    empty = state.faces[seat * FACES + face] < 0
    told: Json = {"cell": cell(state.box, space), "faces": net(state, seat, orientation)}
    told |= sticking(state, space if empty else EMPTY)
    return told


def sticking(state: OctocubeState, space: i64) -> Json:
    """What sticks to an empty face that comes down there; EMPTY: nothing can."""
    if space < 0 or state.top[space] < 0:
        return {"sticks": None, "unknown": False}
    if state.known[space] == 0:
        return {"sticks": None, "unknown": True}
    return {"sticks": tile(state.box, state.shown[state.top[space]]), "unknown": False}


def preview_roll(state: OctocubeState, side: i64) -> Json:
    """`lands` is the tile that the cube already carries on the face that comes down."""
    seat = state.to_move
    start = state.at[seat]
    after = rolled(state, side)
    space = after.at[seat]
    stuck = after.top[space] != state.top[space]
    down = after.face_at(seat, DOWN)
    abyss = state.abyss[space]
    told: Json = {
        "to": cell(state.box, space),
        "lands": None if stuck else tile_or_none(state.box, down),
        "sticks": tile(state.box, down) if stuck else None,
        "faces": net_now(after, seat),
        "power": power(abyss) if state.box.mode == ADVANCED else None,
        "again": state.step_of_turn == ACT and state.box.mode != ADVANCED and abyss == CENTRE_A,
    }
    told |= leaving(state, start)
    return told


def rolled(state: OctocubeState, side: i64) -> OctocubeState:
    """The position right after the roll, with things revealed that must not be told."""
    after = state.fork()
    roll(after, side)
    return after


def leaving(state: OctocubeState, space: i64) -> Json:
    """What happens to a space when the cube goes: is an abyss tile laid, and is it the last?"""
    lays = state.top[space] < 0 and state.abyss[space] == NO_ABYSS and state.supply > 0
    ends = lays and state.supply == 1 and not state.last_round and state.box.mode != FAMILY
    return {"abyss": lays, "ends": ends}


def coming(state: OctocubeState, kept: i64) -> Json:
    """The tiles that would come off the cube, and what their sets are worth."""
    off = coming_off(state, state.to_move, kept)
    points = 0 if state.box.mode == FAMILY else int(set_points(state, off))
    return {"tiles": tiles(state.box, off), "points": points}


def preview_space(state: OctocubeState, space: i64) -> Json:
    box = state.box
    if state.step_of_turn == RETURN:
        return {"tiles": tiles(box, state.pile), "abyss": state.abyss[space] >= 0}
    if state.power == LIFT:
        empty = state.face_at(state.to_move, DOWN) < 0
        told: Json = {"to": cell(box, space)}
        told |= sticking(state, space if empty else EMPTY)
        return told
    if state.power == TAKE or state.power == TRADE:
        return {"tile": tile(box, state.visible(space))}
    return {"with": cell(box, state.chosen) if state.chosen >= 0 else None}


def preview_tile(state: OctocubeState, shown: i64) -> Json:
    box = state.box
    if state.step_of_turn == PILE:
        return {"tile": tile(box, shown)}
    if state.power == TRADE:
        return {"gives": tile(box, shown), "gets": tile(box, state.visible(state.chosen))}
    return {"gives": tile(box, state.face_at(state.to_move, UP)), "gets": tile(box, shown)}


def preview_cube(state: OctocubeState, other: i64) -> Json:
    seat = state.to_move
    if state.power == CHANGE_PLACES:
        empty = state.face_at(seat, DOWN) < 0
        told: Json = {"to": cell(state.box, state.at[other])}
        told |= sticking(state, state.at[other] if empty else EMPTY)
        return told
    own, theirs = state.face_at(seat, UP), state.face_at(other, UP)
    return {"gives": tile(state.box, own), "gets": tile(state.box, theirs)}


def preview_slot(state: OctocubeState, action: i64) -> Json:
    box = state.box
    told: Json = {"tile": tile(box, state.loose[0])}
    if action >= SHIFTS:
        slot = (action - SHIFTS) // SLOTS
        told["moves"] = tile(box, state.slots[state.to_move * SLOTS + slot])
    return told


def remark(state: OctocubeState, action: i64) -> str:
    """What sticks, and what is scored, in notation."""
    if ROLLS <= action < TURNS:
        after = rolled(state, action - ROLLS)
        space = after.at[state.to_move]
        if after.top[space] != state.top[space]:
            return f"+{tile_word(after.face_at(state.to_move, DOWN))}"
    if action == DONE:
        return f"={int(set_points(state, coming_off(state, state.to_move, state.kept)))}"
    return ""
