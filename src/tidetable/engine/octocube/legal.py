"""The legal actions of the seat to move. family.py and powers.py list those of their own steps."""

from librt.vecs import append, vec
from mypy_extensions import i64

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
from tidetable.engine.octocube.cube import FACES, SIDES
from tidetable.engine.octocube.family import pile_actions, return_actions
from tidetable.engine.octocube.model import (
    ACT,
    ADVANCED,
    AGAIN,
    FAMILY,
    KEEP,
    OFFER,
    ORIENT,
    PILE,
    PLACE,
    POWER,
    RETURN,
    SLOT,
    OctocubeState,
    full_of,
)
from tidetable.engine.octocube.placing import slot_actions
from tidetable.engine.octocube.powers import power_actions, within_reach


def legal(state: OctocubeState) -> vec[i64]:
    """The legal actions, ascending. There are never more than 25."""
    step = state.step_of_turn
    if step == ACT:
        return acts(state)
    if step == PLACE:
        return places(state)
    if step == KEEP:
        return keeps(state)
    if step == ORIENT:
        found = state.distinct_orientations(state.to_move)
        for n in range(i64(len(found))):
            found[n] += ORIENTS
        return found
    if step == AGAIN:
        return append(rolls(state), i64(SKIP))
    if step == OFFER:
        return vec[i64]([SKIP, USES + state.abyss[state.at[state.to_move]]])
    if step == POWER:
        return power_actions(state, state.power, state.chosen)
    if step == SLOT:
        return slot_actions(state)
    if step == PILE:
        return pile_actions(state)
    if step == RETURN:
        return return_actions(state)
    return vec[i64]()


def places(state: OctocubeState) -> vec[i64]:
    edges, standing = state.box.edges, state.standing
    found = full_of(0, i64(len(edges)))
    count: i64 = 0
    for space in edges:
        if standing[space] < 0:
            found[count] = PLACES + space
            count += 1
    return found[:count]


def rolls(state: OctocubeState) -> vec[i64]:
    neighbours, standing = state.box.neighbours, state.standing
    start = state.at[state.to_move] * SIDES
    found = vec[i64](capacity=8)
    for side in range(i64(SIDES)):
        space = neighbours[start + side]
        if space >= 0 and standing[space] < 0:
            found = append(found, ROLLS + side)
    return found


def acts(state: OctocubeState) -> vec[i64]:
    """Roll, rotate, score, skip, use a power. In the family game: roll or take back."""
    mode = state.box.mode
    if mode == FAMILY:
        return append(rolls(state), i64(SCORE))
    neighbours, standing = state.box.neighbours, state.standing
    start = state.at[state.to_move] * SIDES
    turns = state.rotations(state.to_move)
    found = vec[i64]([0] * (SIDES + 5), capacity=16)
    count: i64 = 0
    for side in range(i64(SIDES)):
        space = neighbours[start + side]
        if space >= 0 and standing[space] < 0:
            found[count] = ROLLS + side
            count += 1
    for turn in range(turns):
        found[count] = ROTATES + turn
        count += 1
    found[count] = SCORE
    found[count + 1] = SKIP
    found = found[: count + 2]
    if mode == ADVANCED:
        for number in within_reach(state):
            found = append(found, USES + number)
    return found


def keeps(state: OctocubeState) -> vec[i64]:
    """Tiles in the order of their directions, so that there is one way to keep a set of tiles."""
    found = vec[i64](capacity=8)
    for direction in range(i64(FACES)):
        if state.kept >> direction == 0 and state.face_at(state.to_move, direction) >= 0:
            found = append(found, KEEPS + direction)
    return append(found, i64(DONE))
