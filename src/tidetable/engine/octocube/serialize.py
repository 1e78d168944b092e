"""Tiles, spaces and cubes as JSON, as views, events, moves and refusals contain them."""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.octocube.cube import DIRECTIONS, FACES
from tidetable.engine.octocube.model import LETTERS, PLAIN, Box, OctocubeState, tile

__all__ = ["cell", "net", "net_now", "power", "tile", "tile_or_none", "tiles"]


def tile_or_none(box: Box, shown: i64) -> Json | None:
    return tile(box, shown) if shown >= 0 else None


def tiles(box: Box, row: vec[i64]) -> list[Json]:
    return [tile(box, shown) for shown in row]


def cell(box: Box, space: i64) -> list[int]:
    return [int(space // box.side), int(space % box.side)]


def power(abyss: i64) -> str | None:
    """The letter of an abyss tile, None when its power does not count."""
    return None if abyss < 0 or abyss == PLAIN else LETTERS[abyss]


def net(state: OctocubeState, seat: i64, orientation: i64, encoded: bool = False) -> Json:
    """What a cube carries in each direction when it stands in this orientation."""
    face = state.box.cube.face
    carried: Json = {}
    for direction in range(i64(FACES)):
        shown = state.faces[seat * FACES + face[orientation * FACES + direction]]
        if encoded and shown >= 0:
            carried[DIRECTIONS[direction]] = state.box.encoded_tiles[shown]
        else:
            carried[DIRECTIONS[direction]] = tile_or_none(state.box, shown)
    return carried


def net_now(state: OctocubeState, seat: i64, encoded: bool = False) -> Json:
    return net(state, seat, state.orientation[seat], encoded)
