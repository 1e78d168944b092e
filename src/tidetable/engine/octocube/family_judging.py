"""What the learned judge looks at in the family game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.judge import softly
from tidetable.engine.octocube.cube import FACES, SIDES
from tidetable.engine.octocube.family_outlook import for_slots
from tidetable.engine.octocube.model import COIN, HOME, OBJECTS, SLOTS, OctocubeState
from tidetable.engine.octocube.scoring import Tally

FEATURES: Final = [
    "slots",  # that are filled
    "carried",  # tiles on the cube that fit free slots
    "lead",  # both, against the best rival, and softly
    "slight_lead",  # the same, with a smaller measure
    "finish",  # both, squared: the end comes suddenly
    "useless",  # tiles on the cube that fit nowhere
    "coins",  # on the cube and beside the board
    "beside",  # tiles beside the cube that fit free slots
    "sight",  # visible tiles that fit free slots
    "home",  # the cube is at home
    "turn",  # it is the seat's turn
]
COUNT: Final = 11
PROMISED: Final = 0.7  # share of a slot, for a tile on the cube that fits it
LEAD: Final = 4.0  # slots that are a large lead
SLIGHT: Final = 1.5  # slots that are a slight lead


def stage(state: OctocubeState, tally: Tally) -> float:
    """From 1 at the beginning to 0 when somebody has filled all slots."""
    most: i64 = 0
    for seat in range(tally.players):
        if tally.points[seat] > most:
            most = tally.points[seat]
    return 1.0 - float(most) / float(SLOTS)


def features(state: OctocubeState, tally: Tally) -> vec[float]:
    """The features of all seats."""
    players = tally.players
    box = state.box
    values = vec[float]([0.0] * (players * COUNT))
    promised = vec[float]([0.0] * players)
    for seat in range(players):
        at = seat * COUNT
        filled = float(tally.points[seat])
        carried = float(for_slots(state, seat))
        promised[seat] = filled + PROMISED * carried
        values[at] = filled
        values[at + 1] = carried
        values[at + 4] = promised[seat] * promised[seat] / float(SLOTS * SLOTS)
        tiles = 0.0
        values[at + 6] = float(state.coins[seat])
        for face in range(seat * FACES, seat * FACES + FACES):
            shown = state.faces[face]
            if shown == COIN:
                values[at + 6] += 1.0
            elif shown >= 0:
                tiles += 1.0
        values[at + 5] = tiles - carried
        free: i64 = 0
        for slot in range(i64(SLOTS)):
            if state.slots[seat * SLOTS + slot] < 0:
                free |= i64(1) << slot
        for space in range(box.spaces):
            if fits(state, seat, space, free):
                values[at + 8] += 1.0
        space = state.at[seat]
        if space == HOME:
            values[at + 9] = 1.0
        elif space >= 0:
            for way in range(space * SIDES, space * SIDES + SIDES):
                if box.neighbours[way] >= 0 and fits(state, seat, box.neighbours[way], free):
                    values[at + 7] += 1.0
        if seat == state.to_move:
            values[at + 10] = 1.0
    for seat in range(players):
        rival = -1000.0
        for other in range(players):
            if other != seat and promised[other] > rival:
                rival = promised[other]
        values[seat * COUNT + 2] = softly(promised[seat] - rival, LEAD)
        values[seat * COUNT + 3] = softly(promised[seat] - rival, SLIGHT)
    return values


def fits(state: OctocubeState, seat: i64, space: i64, free: i64) -> bool:
    """Whether the visible tile of a space fits one of the free slots."""
    shown = state.visible(space)
    return shown >= 0 and state.box.tile_slots[seat * (OBJECTS + 1) + shown] & free != 0
