"""Action numbers. Each kind of decision has a range of its own, one after the other."""

from typing import Final

from tidetable.engine.kadora.model import CARDS, CELLS, COLOURS

PLACES: Final = 0  # + card * CELLS + cell: place the card there
DRAWS: Final = CARDS * CELLS  # + stack: draw its top card
GIVES: Final = DRAWS + 2  # + colour * 4 + seat: give all won cards of the colour to the seat
ACTIONS: Final = GIVES + COLOURS * 4
