"""Action numbers. Each kind of decision has a range of its own, one after the other."""

from typing import Final

PLACES: Final = 0  # + space: put the cube there
ORIENTS: Final = 25  # + orientation: let it stand like this
ROLLS: Final = 49  # + side: roll north, east, south, west
TURNS: Final = 53  # + n: rotate by 90, 180, 270 degrees clockwise
SCORE: Final = 56  # score; in the family game: take the cube back
SKIP: Final = 57  # skip the turn; or do not roll again, do not use the power
KEEPS: Final = 58  # + direction: this tile stays on the cube
DONE: Final = 64  # all tiles that are not kept come off
USES: Final = 65  # + power
SPACES: Final = 74  # + space: for a power, or for a pile that is put back
KINDS_FROM: Final = 99  # + what it shows: a tile of the own board, or one for the pile
SEATS: Final = 119  # + seat: somebody's cube
SLOT_TAKES: Final = 123  # + slot: the tile goes there
SHIFTS: Final = 139  # + slot * 16 + free slot: ... and what is there moves to the free one
ASIDE: Final = 395  # the tile is not placed (now)
ACTIONS: Final = 396
