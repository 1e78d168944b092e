"""The order of the seats round the table, and which of them begins.

A game whose table may choose who begins has the option `first`: `"first": FIRST` in its options,
and `first_seat` in its deal.
"""

from typing import Final

from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.state import Setup, State

LOT: Final = "lot"
# The choices of `first`.
FIRST: Final[tuple[str, ...]] = (LOT, "seat0", "seat1", "seat2", "seat3")


def chosen_first(setup: Setup) -> i64:
    """The seat that the table wants to begin; -1: nobody in particular. `Game.start` has checked
    that the seat exists."""
    choice = setup.options.get("first", LOT)
    return FIRST.index(choice) - 1


def first_seat(setup: Setup, chance: Chance) -> i64:
    """The seat that begins: the chosen one, or one drawn by lot."""
    chosen = chosen_first(setup)
    return chosen if chosen >= 0 else chance.pick("first", setup.players)


def next_seat(state: State, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.setup.players else 0


def earliest(state: State, seats: list[int]) -> list[int]:
    """The one of these seats that comes first in the order of play."""
    players = state.players
    first = int(state.first)
    after = [(seat - first) % players for seat in seats]
    return [(min(after) + first) % players]
