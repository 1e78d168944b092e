"""What an action would do, as far as the seat can know.

A preview never reveals what lies under a cube or below the top of a stack. `sticks` is the tile
that would stick to the cube; `unknown` means that an unseen tile would.
"""

from mypy_extensions import i64

from tidetable.engine.game import Json
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
from tidetable.engine.octocube.cube import DOWN, FACES, SIDES, UP
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
from tidetable.engine.octocube.powers import CHANGE_PLACES, LIFT, TAKE, TRADE, space_of_power
from tidetable.engine.octocube.scoring import Tally
from tidetable.engine.octocube.serialize import (
    cell,
    net,
    net_now,
    power,
    tile,
    tile_or_none,
    tiles,
)
from tidetable.engine.octocube.turns import coming_off, set_points, take_off


def preview(state: OctocubeState, action: i64) -> Json:
    if action < ORIENTS:
        return preview_place(state, action - PLACES)
    if action < ROLLS:
        return preview_orient(state, action - ORIENTS)
    if action < ROTATES:
        return preview_roll(state, action - ROLLS)
    if action < SCORE:
        seat = state.to_move
        after = state.box.cube.rotated[state.orientation[seat] * SIDES + action - ROTATES + 1]
        return {"faces": net(state, seat, after)}
    if action == SCORE:
        return {**coming(state, 0), **leaving(state, state.at[state.to_move])}
    if action in (SKIP, ASIDE):
        return {}
    if action <= DONE:
        kept = state.kept if action == DONE else state.kept | i64(1) << action - KEEPS
        return coming(state, kept)
    if action < SPACES:
        return {
            "power": power(action - USES),
            "cell": cell(state.box, space_of_power(state, action - USES)),
        }
    if action < TILES:
        return preview_space(state, action - SPACES)
    if action < SEATS:
        return preview_tile(state, action - TILES)
    if action < SLOT_TAKES:
        return preview_cube(state, action - SEATS)
    return preview_slot(state, action)


def preview_place(state: OctocubeState, space: i64) -> Json:
    """What would stick to a cube with tiles depends on its orientation, which is chosen next."""
    at_once = state.box.mode == FAMILY or state.carried(state.to_move) == 0
    sticks = tile_or_none(state.box, state.visible(space)) if at_once else None
    return {"cell": cell(state.box, space), "orients": not at_once, "sticks": sticks}


def preview_orient(state: OctocubeState, orientation: i64) -> Json:
    """When placing, the space is visible; with power E it is hidden under the cube."""
    seat = state.to_move
    space = state.chosen if state.at[seat] < 0 else state.at[seat]
    face = state.box.cube.face[orientation * FACES + DOWN]
    empty = state.faces[seat * FACES + face] < 0
    sticks = sticking(state, space if empty else EMPTY)
    return {"cell": cell(state.box, space), "faces": net(state, seat, orientation), **sticks}


def sticking(state: OctocubeState, space: i64) -> Json:
    """What sticks to an empty down face on the space; EMPTY when nothing can."""
    if space < 0 or state.top[space] < 0:
        return {"sticks": None, "unknown": False}
    if state.known[space] == 0:
        return {"sticks": None, "unknown": True}
    return {"sticks": tile(state.box, state.shown[state.top[space]]), "unknown": False}


def preview_roll(state: OctocubeState, side: i64) -> Json:
    """`lands` is the tile that the cube carries on its new down face."""
    seat = state.to_move
    start = state.at[seat]
    after = rolled(state, side)
    space = after.at[seat]
    stuck = after.top[space] != state.top[space]
    down = after.face_at(seat, DOWN)
    abyss = state.abyss[space]
    return {
        "to": cell(state.box, space),
        "lands": None if stuck else tile_or_none(state.box, down),
        "sticks": tile(state.box, down) if stuck else None,
        "faces": net_now(after, seat),
        "power": power(abyss) if state.box.mode == ADVANCED else None,
        "again": state.step_of_turn == ACT and state.box.mode != ADVANCED and abyss == CENTRE_A,
        **leaving(state, start),
    }


def rolled(state: OctocubeState, side: i64) -> OctocubeState:
    """The state right after the roll. It contains things that a preview must not reveal."""
    after = state.fork()
    roll(after, side)
    return after


def leaving(state: OctocubeState, space: i64) -> Json:
    """What happens when the cube leaves: is an abyss tile laid, and is it the last one?"""
    lays = state.top[space] < 0 and state.abyss[space] == NO_ABYSS and state.supply > 0
    ends = lays and state.supply == 1 and not state.last_round and state.box.mode != FAMILY
    return {"abyss": lays, "ends": ends}


def coming(state: OctocubeState, kept: i64) -> Json:
    """The tiles that would come off the cube and what their sets are worth; `brings` adds coins and
    majorities as they would stand then."""
    seat = state.to_move
    off = coming_off(state, seat, kept)
    if state.box.mode == FAMILY:
        return {"tiles": tiles(state.box, off), "points": 0}
    after = state.fork()
    take_off(after, seat, kept)
    return {
        "tiles": tiles(state.box, off),
        "points": int(set_points(state, off)),
        "coin": int(state.box.coin_points),
        "brings": int(Tally(after).points[seat] - Tally(state).points[seat]),
    }


def preview_space(state: OctocubeState, space: i64) -> Json:
    box = state.box
    if state.step_of_turn == RETURN:
        return {"tiles": tiles(box, state.pile), "abyss": state.abyss[space] >= 0}
    if state.power == LIFT:
        empty = state.face_at(state.to_move, DOWN) < 0
        return {"to": cell(box, space), **sticking(state, space if empty else EMPTY)}
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
        space = state.at[other]
        return {"to": cell(state.box, space), **sticking(state, space if empty else EMPTY)}
    own, theirs = state.face_at(seat, UP), state.face_at(other, UP)
    return {"gives": tile(state.box, own), "gets": tile(state.box, theirs)}


def preview_slot(state: OctocubeState, action: i64) -> Json:
    box = state.box
    effect: Json = {"tile": tile(box, state.loose[0])}
    if action >= SHIFTS:
        slot = (action - SHIFTS) // SLOTS
        effect["moves"] = tile(box, state.slots[state.to_move * SLOTS + slot])
    return effect


def remark(state: OctocubeState, action: i64) -> str:
    """What sticks and what is scored, in notation."""
    if ROLLS <= action < ROTATES:
        after = rolled(state, action - ROLLS)
        space = after.at[state.to_move]
        if after.top[space] != state.top[space]:
            return f"+{tile_word(after.face_at(state.to_move, DOWN))}"
    if action == DONE:
        return f"={int(set_points(state, coming_off(state, state.to_move, state.kept)))}"
    return ""
