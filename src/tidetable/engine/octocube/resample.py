"""States that a seat cannot tell from the real one.

All seats know the same, so one resampling serves them all. Hidden tiles are still where the deal
put them, so only the deal changes, and the same actions lead from the new deal to the new state.
"""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.chance import Rng
from tidetable.engine.octocube.model import EMPTY, OBJECTS, Box, OctocubeState, full_of
from tidetable.engine.resample import imagined, reshuffled


def hidden_places(state: OctocubeState) -> vec[i64]:
    """The places in the deal whose tiles nobody has seen, ascending."""
    unseen = full_of(0, state.box.tiles)
    for space in range(state.box.spaces):
        known = state.known[space]
        place = state.top[space]
        while place >= 0:
            if known <= 0:
                unseen[place] = 1
            known -= 1
            place = state.below[place]
    found = vec[i64](capacity=state.box.tiles)
    for place in range(state.box.tiles):
        if unseen[place]:
            found = append(found, place)
    return found


def resample(state: OctocubeState, seed: int) -> OctocubeState:
    """Permute the hidden tiles and powers at random.

    The result depends only on what is known and on the seed: what is hidden is sorted before it is
    shuffled."""
    rng = Rng(seed)
    shown = state.shown[:]
    hidden = hidden_places(state)
    mixed = in_order(state.shown, hidden, OBJECTS + 1)
    rng.shuffle(mixed)
    for n in range(i64(len(hidden))):
        shown[hidden[n]] = mixed[n]
    powers = reshuffled(state.powers, state.laid, rng) if len(state.powers) > 0 else state.powers
    dealt: dict[str, vec[i64]] = {}
    if state.history is not None:
        dealt["deal"] = dealt_tiles(state, hidden, shown)
        dealt["powers"] = dealt_powers(state.box, powers)
    other = cast(OctocubeState, imagined(state, rng, dealt))
    other.shown = shown
    other.powers = powers
    return other


def in_order(row: vec[i64], places: vec[i64], limit: i64) -> vec[i64]:
    """The numbers of the row at these places, ascending; all are below the limit."""
    counts = full_of(0, limit)
    for place in places:
        counts[row[place]] += 1
    ordered = full_of(0, i64(len(places)))
    at: i64 = 0
    for number in range(limit):
        for _ in range(counts[number]):
            ordered[at] = number
            at += 1
    return ordered


def dealt_tiles(state: OctocubeState, hidden: vec[i64], shown: vec[i64]) -> vec[i64]:
    """The deal that leads to these hidden tiles; tiles that show the same come in order."""
    box = state.box
    showed = full_of(0, box.tiles)  # what each place showed when it was dealt
    for outcome in state.chance.outcomes:
        if outcome.label == "deal":
            for place in range(box.tiles):
                showed[place] = box.shows[outcome.numbers[place]]
    for place in hidden:
        showed[place] = shown[place]
    return tiles_that_show(box, showed)


def dealt_powers(box: Box, powers: vec[i64]) -> vec[i64]:
    """The shuffle that leads to these powers."""
    numbers = full_of(0, i64(len(powers)))
    for n in range(i64(len(powers))):
        numbers[n] = number_of(box.powers, powers[n])
    return numbers


def tiles_that_show(box: Box, showed: vec[i64]) -> vec[i64]:
    """Tiles of the box that show these things, in ascending order among those that look alike."""
    following = full_of(0, OBJECTS + 1)  # the next tile of the box that shows each thing
    for shown in range(i64(1), i64(OBJECTS + 1)):
        following[shown] = following[shown - 1] + box.counts[shown - 1]
    numbers = full_of(0, box.tiles)
    for place in range(box.tiles):
        numbers[place] = following[showed[place]]
        following[showed[place]] += 1
    return numbers


def number_of(row: vec[i64], wanted: i64) -> i64:
    for n in range(i64(len(row))):
        if row[n] == wanted:
            return n
    return EMPTY
