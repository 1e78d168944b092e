"""What the learned judge looks at in the standard and the advanced game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.judge import softly
from tidetable.engine.octocube.cube import FACES
from tidetable.engine.octocube.model import COIN, COLOURS, HOME, KINDS, OctocubeState
from tidetable.engine.octocube.scoring import CATEGORIES, Tally

FEATURES: Final = [
    "points",  # if everybody scored all tiles now
    "lead",  # the same, against the best rival, and softly: a large lead is hardly more
    "safe",  # chips and coins that nobody can take away
    "majorities",  # leads in the categories, softly, by what each is worth
    "sets",  # what the sets on the cube promise beyond their points now
    "faces",  # free faces of the cube
    "home",  # the cube is at home: it takes a tile when it is placed
    "turn",  # it is the seat's turn
]
COUNT: Final = 8
LEAD: Final = 12.0  # points that are a large lead
TILES: Final = 1.5  # tiles that are a large lead in a category
PROMISE: Final = vec[float]([0.0, 0.9, 2.2, 3.5, 4.0, 3.0, 0.0])  # by size of a set
SPAN: Final = 32  # a lead of so many tiles is as large as any
LEADS: Final = vec[float]([softly(float(lead), TILES) for lead in range(-SPAN, SPAN + 1)])


def stage(state: OctocubeState) -> float:
    """From 1 at the beginning to 0 when no abyss tiles are left."""
    return float(state.supply) / float(state.box.supply) if state.box.supply > 0 else 0.0


def features(state: OctocubeState, tally: Tally) -> vec[float]:
    """The features of all seats. The tally counts the tiles on cubes."""
    players = tally.players
    values = vec[float]([0.0] * (players * COUNT))
    sets = vec[i64]([0] * KINDS)
    for seat in range(players):
        at = seat * COUNT
        values[at] = float(tally.points[seat])
        values[at + 1] = softly(float(tally.margin(seat)), LEAD)
        values[at + 2] = float(state.chips[seat] + state.box.coin_points * state.coins[seat])
        values[at + 3] = majorities(state, tally, seat)
        for kind in range(i64(KINDS)):
            sets[kind] = 0
        for face in range(seat * FACES, seat * FACES + FACES):
            shown = state.faces[face]
            if shown < 0:
                values[at + 5] += 1.0
            elif shown != COIN:
                sets[shown // COLOURS] += 1
        for kind in range(i64(KINDS)):
            values[at + 4] += PROMISE[sets[kind]]
        if state.at[seat] == HOME:
            values[at + 6] = 1.0
        if seat == state.to_move:
            values[at + 7] = 1.0
    return values


def majorities(state: OctocubeState, tally: Tally, seat: i64) -> float:
    """The leads of a seat in all categories, each between plus and minus its points."""
    total = 0.0
    for category in range(i64(CATEGORIES)):
        rival: i64 = 0
        for other in range(tally.players):
            number = tally.counts[other * CATEGORIES + category]
            if other != seat and number > rival:
                rival = number
        at = tally.counts[seat * CATEGORIES + category] - rival + SPAN
        at = 0 if at < 0 else 2 * SPAN if at > 2 * SPAN else at
        total += float(state.box.first_points[category]) * LEADS[at]
    return total
