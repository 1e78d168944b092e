"""Action numbers. Each kind of decision has a range of its own, one after the other.

The ranges leave room for larger boxes, so a number means the same with every data file. reef.py
explains how hexes and sites are numbered.
"""

from typing import Final

from tidetable.engine.poseidon.model import DICE, TENTACLES
from tidetable.engine.poseidon.reef import HEX_LIMIT, SITE_COUNT
from tidetable.engine.poseidon.wave import BONUS_COUNT

SPACE_LIMIT: Final = 32  # room for spaces of the ocean
CORAL_CHOICES: Final = 17  # none, or one of 16
DONE: Final = 0  # no more, nothing, or no bonus
START_TILES: Final = 1  # + start tile, in the setup
TILES: Final = START_TILES + 8  # + kind of tile to build
ROWS: Final = TILES + 8  # + group of slots: load a die there
MOVES: Final = ROWS + 32  # + from * SPACE_LIMIT + to
DICE_TAKEN: Final = MOVES + SPACE_LIMIT * SPACE_LIMIT  # + die: store it, or eat it
HEXES: Final = DICE_TAKEN + DICE  # + hex: store there, eat the die there, or put the skeleton there
FREES: Final = HEXES + HEX_LIMIT  # + tentacle: eat for the friend there
BUYS: Final = FREES + TENTACLES  # + (low coral + 1) * CORAL_CHOICES + high coral + 1
MOVERS: Final = BUYS + CORAL_CHOICES * CORAL_CHOICES  # + seat: moves next on the track
LOOKS: Final = MOVERS + 4  # + coral: look at it
ENDS: Final = LOOKS + 16  # + 0 or 1: return to Deep or Beach
BONUSES: Final = ENDS + 2  # + bonus
SITES: Final = BONUSES + BONUS_COUNT  # + site of the reef: lay the tile there
ACTIONS: Final = SITES + SITE_COUNT
