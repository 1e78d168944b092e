"""A seat's view of Octocube as a fixed number of bytes, for machine learning.

It contains what the view contains, with seats counted from the viewer. docs/environments.md
explains the parts. Many bytes are written at once, from a word.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from tidetable.engine.game import Part, number_code, seat_code
from tidetable.engine.observation import write_codes
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
UNSEEN: Final[i64] = 22  # code of a tile that nobody has seen
NONE: Final[u8] = 0
HIDDEN: Final[u8] = 255  # code of hidden chips
POWERS: Final = 9


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


def write(state: OctocubeState, seat: i64, out: BytesWriter) -> None:
    box = state.box
    players = state.setup.players
    write_i64_le(
        out,
        seat
        | i64(seat_code(state.to_move, seat, players)) << 8
        | state.step_of_turn << 16
        | i64(seat_code(state.first, seat, players)) << 24
        | i64(state.last_round) << 32
        | i64(number_code(state.quiet)) << 40
        | state.supply << 48
        | state.chosen + 1 << 56,
    )
    out.append(u8(state.power + 1))
    for d in range(i64(FACES)):
        out.append(u8(state.kept >> d & 1))
    for p in range(i64(POWERS)):
        out.append(u8(state.used >> p & 1))
    write_spaces(state, seat, depth(box), out)
    hidden = state.to_move >= 0 and box.mode != FAMILY
    hidden = hidden and state.setup.options["hidden_chips"] == "yes"
    for further in range(players):
        write_seat(state, (seat + further) % players, hidden and further > 0, out)
    if box.mode == FAMILY:
        write_row(state.loose, state.step_of_turn == SLOT, out)
        write_row(state.unfit, True, out)
        write_row(state.pile, True, out)


def write_spaces(state: OctocubeState, seat: i64, deep: i64, out: BytesWriter) -> None:
    players = state.setup.players
    known, top, below, shown = state.known, state.top, state.below, state.shown
    abyss, standing = state.abyss, state.standing
    for space in range(state.box.spaces):
        seen = known[space]
        place = top[space]
        height: i64 = 0
        tiles: i64 = 0  # a byte for each
        while place >= 0 and height < deep:
            code = shown[place] + 1 if height < seen else UNSEEN
            tiles |= code << 8 * height
            height += 1
            place = below[place]
        while place >= 0:  # deeper tiles only count
            height += 1
            place = below[place]
        cube = i64(seat_code(standing[space], seat, players))
        head = height | seen << 8 | abyss[space] + 1 << 16
        if deep == 1:
            write_i32_le(out, i32(head | cube << 24))
            out.append(u8(tiles))
        else:  # seven tiles, so that cube and tiles are a word
            write_i16_le(out, i16(head & 0x7FFF))
            out.append(u8(head >> 16))
            write_i64_le(out, cube | tiles << 8)


def write_seat(state: OctocubeState, seat: i64, hidden: bool, out: BytesWriter) -> None:
    box = state.box
    orientation = state.orientation[seat]
    face, faces = box.cube.face, state.faces
    own = seat * FACES
    turned = orientation * FACES
    cube: i64 = 0
    for d in range(i64(FACES)):
        cube |= faces[own + face[turned + d]] + 1 << 8 * d
    write_i64_le(out, state.at[seat] + 1 | orientation << 8 | cube << 16)
    write_codes(state.board, seat * OBJECTS, OBJECTS, 0, out)
    out.append(u8(state.coins[seat]))
    out.append(HIDDEN if hidden else number_code(state.chips[seat]))
    if box.mode == FAMILY:
        write_codes(state.slots, seat * SLOTS, SLOTS, 1, out)


def write_row(tiles: vec[i64], shown: bool, out: BytesWriter) -> None:
    """A row of tiles, at most as many as a cube carries."""
    count: i64 = 0
    if shown:
        count = len(tiles)
    for n in range(i64(FACES)):
        out.append(u8(tiles[n] + 1) if n < count else NONE)
