"""What the learned judge looks at in the family game.

It is a race: who needs the fewest turns to fill all slots, and how sure the tiles for them are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.judge import softly
from tidetable.engine.octocube.cube import FACES
from tidetable.engine.octocube.distance import distance
from tidetable.engine.octocube.model import (
    COIN,
    COLOURS,
    HOME,
    KINDS,
    OBJECTS,
    SLOTS,
    OctocubeState,
)
from tidetable.engine.octocube.scoring import Tally

FEATURES: Final = [
    "slots",  # that are filled
    "carried",  # tiles on the cube, or just off it, that fit free slots
    "finish",  # both, squared: the end comes suddenly
    "useless",  # such tiles that fit nowhere
    "coins",  # on the cube and beside the board
    "beside",  # tiles beside the cube that fit open slots: free ones that no carried tile will take
    "sight",  # visible tiles that fit open slots
    "home",  # the cube is at home
    "turn",  # it is the seat's turn
    "turns_lead",  # turns to fill the board, at least, against the quickest rival, and softly
    "unseen",  # open slots that no visible tile fits
    "near",  # how near the nearest tiles for the open slots are
    "rare",  # how few tiles are left that fit the open slots
    "wait",  # turns of others before its own
    "stage",  # how far the leader is from a full board
    "last",  # the game ends with this round
    *("three players", "four players"),
    "one",
]
COUNT: Final = 19
PROMISED: Final = 0.7  # share of a slot, for a tile on the cube that fits it
TURNS: Final = 6.0  # turns that are a large lead
# What the nearest tile is worth by its distance in moves; a board has five rows.
NEAR: Final = vec[float]([1.0, 1.0, 0.7, 0.49, 0.34, 0.24, 0.17, 0.12, 0.08])


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
    values = vec[float]([0.0] * (players * COUNT))
    turns = vec[i64]([0] * players)
    left = tiles_left(state)
    early = stage(state, tally)
    for seat in range(players):
        at = seat * COUNT
        open = open_slots(state, seat)
        missing = bits(open)
        filled = tally.points[seat]
        carried = SLOTS - filled - missing
        promised = float(filled) + PROMISED * float(carried)
        values[at] = float(filled)
        values[at + 1] = float(carried)
        values[at + 2] = promised * promised / float(SLOTS * SLOTS)
        empty: i64 = 0
        tiles: i64 = 0
        coins = state.coins[seat]
        for face in range(seat * FACES, seat * FACES + FACES):
            shown = state.faces[face]
            if shown == COIN:
                coins += 1
            elif shown >= 0:
                tiles += 1
            else:
                empty += 1
        if seat == state.to_move:
            tiles += i64(len(state.loose)) + i64(len(state.unfit))
        values[at + 3] = float(tiles - carried)
        values[at + 4] = float(coins)
        if state.at[seat] == HOME:
            values[at + 7] = 1.0
        if seat == state.to_move:
            values[at + 8] = 1.0
        turns[seat] = turns_needed(missing, carried, empty)
        look_around(state, seat, open, values)
        values[at + 12] = rarity(state, seat, open, left)
        wait = seat - state.to_move
        values[at + 13] = float(wait if wait >= 0 else wait + players) / float(players)
        values[at + 14] = early
        values[at + 15] = 1.0 if state.last_round else 0.0
        if players > 2:
            values[at + 16 if players == 3 else at + 17] = 1.0
        values[at + 18] = 1.0
    for seat in range(players):
        quickest: i64 = 1000
        for other in range(players):
            if other != seat and turns[other] < quickest:
                quickest = turns[other]
        values[seat * COUNT + 9] = softly(float(quickest - turns[seat]), TURNS)
    return values


def ahead_of_rivals(values: vec[float], seat: i64) -> float:
    """Slots ahead of the best rival, those included that tiles on the cubes promise."""
    rival = -1000.0
    for at in range(i64(0), i64(len(values)), i64(COUNT)):
        promised = values[at] + PROMISED * values[at + 1]
        if at != seat * COUNT and promised > rival:
            rival = promised
    return values[seat * COUNT] + PROMISED * values[seat * COUNT + 1] - rival


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def open_slots(state: OctocubeState, seat: i64) -> i64:
    """Bit n when slot n is free and no tile of the seat will take it: none on its cube, and none
    that has just come off it. Fixed slots are taken first."""
    open: i64 = 0
    for slot in range(i64(SLOTS)):
        if state.slots[seat * SLOTS + slot] < 0:
            open |= i64(1) << slot
    fits = seat * (OBJECTS + 1)
    tile_slots = state.box.tile_slots
    for face in range(seat * FACES, seat * FACES + FACES):
        shown = state.faces[face]
        if shown >= 0 and shown != COIN:
            open &= ~last_bit(open & tile_slots[fits + shown])
    if seat == state.to_move:
        for shown in state.loose:
            open &= ~last_bit(open & tile_slots[fits + shown])
        for shown in state.unfit:
            open &= ~last_bit(open & tile_slots[fits + shown])
    return open


def last_bit(mask: i64) -> i64:
    last: i64 = 0
    while mask:
        last = mask & -mask
        mask &= mask - 1
    return last


def turns_needed(missing: i64, carried: i64, empty: i64) -> i64:
    """A turn for each tile, and one to take the cube back whenever it is full, and in the end."""
    if missing + carried == 0:
        return 0
    later = missing - empty
    return missing + 1 + ((later + FACES - 1) // FACES if later > 0 else 0)


def look_around(state: OctocubeState, seat: i64, open: i64, values: vec[float]) -> None:
    """Where are the visible tiles for the open slots?"""
    at = seat * COUNT
    box = state.box
    side = box.side
    here = state.at[seat]
    found = vec[float]([0.0] * SLOTS)  # how near the nearest tile for each slot is
    for space in range(box.spaces):
        shown = state.visible(space)
        if shown < 0 or shown == COIN:
            continue
        fitting = box.tile_slots[seat * (OBJECTS + 1) + shown] & open
        if fitting == 0:
            continue
        moves = distance(here, space, side)
        near = NEAR[moves]
        values[at + 6] += 1.0
        if here >= 0 and moves == 1:
            values[at + 5] += 1.0
        slot: i64 = 0
        while fitting:
            if fitting & 1 and near > found[slot]:
                found[slot] = near
            fitting >>= 1
            slot += 1
    for slot in range(i64(SLOTS)):
        if open >> slot & 1:
            values[at + 11] += found[slot]
            if found[slot] == 0.0:
                values[at + 10] += 1.0


def tiles_left(state: OctocubeState) -> vec[i64]:
    """How many tiles are in no slot: of each kind and colour, then of each kind, each colour."""
    counts = state.box.counts
    left = vec[i64]([0] * (OBJECTS + KINDS + COLOURS))
    for shown in range(i64(OBJECTS)):
        left[shown] = counts[shown]
    for shown in state.slots:
        if shown >= 0:
            left[shown] -= 1
    for shown in range(i64(OBJECTS)):
        left[OBJECTS + shown // COLOURS] += left[shown]
        left[OBJECTS + KINDS + shown % COLOURS] += left[shown]
    return left


def rarity(state: OctocubeState, seat: i64, open: i64, left: vec[i64]) -> float:
    box = state.box
    total = 0.0
    for slot in range(i64(SLOTS)):
        if open >> slot & 1:
            kind, colour = box.slot_kind[seat * SLOTS + slot], box.slot_colour[seat * SLOTS + slot]
            tiles = kind * COLOURS + colour  # of that kind and colour
            if colour < 0:
                tiles = OBJECTS + kind
            elif kind < 0:
                tiles = OBJECTS + KINDS + colour
            total += 1.0 / (1.0 + float(left[tiles]))
    return total
