"""Action numbers. Each kind of decision has a range of its own, one after the other."""

from typing import Final

PLACES: Final = 0  # + space: put the cube there
ORIENTS: Final = 25  # + orientation: how the cube stands
ROLLS: Final = 49  # + side: roll north, east, south, west
ROTATES: Final = 53  # + 0, 1, 2: rotate by 90, 180, 270 degrees clockwise
SCORE: Final = 56  # score; in the family game: take the cube back
SKIP: Final = 57  # skip the turn; or do not roll again, do not use the power
KEEPS: Final = 58  # + direction: this tile stays on the cube
DONE: Final = 64  # all tiles that are not kept come off
USES: Final = 65  # + power
SPACES: Final = 74  # + space: for a power, or for the pile that is put back
TILES: Final = 99  # + what it shows: a tile of the player's board, or the next one on the pile
SEATS: Final = 119  # + seat: the cube of another seat
SLOT_TAKES: Final = 123  # + slot: the tile goes there
SHIFTS: Final = 139  # + slot * 16 + free slot: ... and the tile there moves to the free slot
ASIDE: Final = 395  # the tile is put aside
ACTIONS: Final = 396
