"""A seat's view of Octocube as a fixed number of bytes, for machine learning.

It contains what the view contains, with seats counted from the viewer. docs/environments.md
explains the parts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.game import Part, number_code, seat_code
from tidetable.engine.octocube.cube import FACES, ORIENTATIONS
from tidetable.engine.octocube.model import (
    FAMILY,
    OBJECTS,
    OVER,
    PLAIN,
    SLOT,
    SLOTS,
    STANDARD,
    Box,
    OctocubeState,
)

TILE_CODES: Final = OBJECTS + 2  # codes of tiles: none, the objects, a coin
UNSEEN: Final[u8] = 22  # code of a tile that nobody has seen
NONE: Final[u8] = 0
HIDDEN: Final[u8] = 255  # code of hidden chips
POWERS: Final = 9
SPACE: Final = 4  # bytes of a space without its tiles


def depth(box: Box) -> i64:
    """How many tiles of a stack an observation contains, from the top.

    In the standard game only the top tile is known. Several are known in piles put back in the
    family game, and in stacks that a power has swapped."""
    return i64(1) if box.mode == STANDARD else i64(FACES + 1)


def layout(box: Box, players: int) -> list[Part]:
    spaces = int(box.spaces)
    parts = [
        Part("seat", 1, 4),
        Part("to_move", 1, players + 1),
        Part("step", 1, OVER + 1),
        Part("first", 1, players + 1),
        Part("last_round", 1, 2),
        Part("quiet_rounds", 1, 0),
        Part("supply", 1, 0),
        Part("chosen", 1, spaces + 1),
        Part("power", 1, POWERS + 1),
        Part("kept", FACES, 2),
        Part("used", POWERS, 2),
    ]
    for space in range(spaces):
        parts += [
            Part(f"space{space}.height", 1, 0),
            Part(f"space{space}.known", 1, 0),
            Part(f"space{space}.abyss", 1, PLAIN + 2),
            Part(f"space{space}.cube", 1, players + 1),
            Part(f"space{space}.tiles", int(depth(box)), TILE_CODES + 1),
        ]
    for further in range(players):
        parts += [
            Part(f"seat{further}.space", 1, spaces + 1),
            Part(f"seat{further}.orientation", 1, ORIENTATIONS),
            Part(f"seat{further}.cube", FACES, TILE_CODES),
            Part(f"seat{further}.board", OBJECTS, 0),
            Part(f"seat{further}.coins", 1, 0),
            Part(f"seat{further}.chips", 1, 0),
        ]
        if box.mode == FAMILY:
            parts.append(Part(f"seat{further}.slots", SLOTS, TILE_CODES))
    if box.mode == FAMILY:
        parts += [Part(name, FACES, TILE_CODES) for name in ("loose", "unfit", "pile")]
    return parts


def observe(state: OctocubeState, seat: i64, out: vec[u8], at: i64) -> None:
    box = state.box
    players = state.setup.players
    out[at] = u8(seat)
    out[at + 1] = seat_code(state.to_move, seat, players)
    out[at + 2] = u8(state.step_of_turn)
    out[at + 3] = seat_code(state.first, seat, players)
    out[at + 4] = u8(state.last_round)
    out[at + 5] = number_code(state.quiet)
    out[at + 6] = u8(state.supply)
    out[at + 7] = u8(state.chosen + 1)
    out[at + 8] = u8(state.power + 1)
    at += 9
    for d in range(i64(FACES)):
        out[at + d] = u8(state.kept >> d & 1)
    at += FACES
    for p in range(i64(POWERS)):
        out[at + p] = u8(state.used >> p & 1)
    at += POWERS
    deep = depth(box)
    for space in range(box.spaces):
        observe_space(state, seat, space, deep, out, at)
        at += SPACE + deep
    hidden = state.to_move >= 0 and box.mode != FAMILY
    hidden = hidden and state.setup.options["hidden_chips"] == "yes"
    for further in range(players):
        at = observe_seat(state, (seat + further) % players, hidden and further > 0, out, at)
    if box.mode == FAMILY:
        at = row(state.loose, state.step_of_turn == SLOT, out, at)
        at = row(state.unfit, True, out, at)
        row(state.pile, True, out, at)


def observe_space(
    state: OctocubeState, seat: i64, space: i64, deep: i64, out: vec[u8], at: i64
) -> None:
    known = state.known[space]
    place = state.top[space]
    below = state.below
    shown = state.shown
    height: i64 = 0
    tiles = at + SPACE
    while place >= 0 and height < deep:
        if height < known:
            out[tiles + height] = u8(shown[place] + 1)
        else:
            out[tiles + height] = UNSEEN
        height += 1
        place = below[place]
    for n in range(height, deep):
        out[tiles + n] = 0
    while place >= 0:  # deeper tiles only count
        height += 1
        place = below[place]
    out[at] = u8(height)
    out[at + 1] = u8(known)
    out[at + 2] = u8(state.abyss[space] + 1)
    out[at + 3] = seat_code(state.standing[space], seat, state.setup.players)


def observe_seat(state: OctocubeState, seat: i64, hidden: bool, out: vec[u8], at: i64) -> i64:
    box = state.box
    orientation = state.orientation[seat]
    out[at] = u8(state.at[seat] + 1)
    out[at + 1] = u8(orientation)
    at += 2
    face = box.cube.face
    faces = state.faces
    for d in range(i64(FACES)):
        out[at + d] = u8(faces[seat * FACES + face[orientation * FACES + d]] + 1)
    at += FACES
    board = state.board
    for shown in range(i64(OBJECTS)):
        out[at + shown] = u8(board[seat * OBJECTS + shown])
    at += OBJECTS
    out[at] = u8(state.coins[seat])
    out[at + 1] = HIDDEN if hidden else number_code(state.chips[seat])
    at += 2
    if box.mode == FAMILY:
        for slot in range(i64(SLOTS)):
            out[at + slot] = u8(state.slots[seat * SLOTS + slot] + 1)
        at += SLOTS
    return at


def row(tiles: vec[i64], shown: bool, out: vec[u8], at: i64) -> i64:
    """A row of tiles, at most as many as a cube carries."""
    count: i64 = 0
    if shown:
        count = len(tiles)
    for n in range(i64(FACES)):
        out[at + n] = u8(tiles[n] + 1) if n < count else NONE
    return at + FACES
