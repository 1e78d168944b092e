"""The order of the seats round the table, which of them begins, and what each plays with.

A game whose table may choose who begins has the option `first`: `"first": FIRST` in its options,
and `first_seat` in its deal.

The sign of a seat is the creature or the colour that its player plays with. A game in which players
may choose it names all there are in `Game.signs`; without a choice, the first seat has the first of
them, and so on. No rule depends on it. The choices of all seats are one more option, `signs`: words
with commas between them, only where they differ from the usual ones (docs/decisions/0084).
"""

from typing import Final

from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.errors import SetupError
from tidetable.engine.state import SIGNS, Setup, State

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


def check_signs(signs: str, known: list[str], players: int) -> None:
    """Whether each seat has a sign of its own."""
    chosen = signs.split(",")
    if len(chosen) != players or len(set(chosen)) != players or not set(chosen) <= set(known):
        raise SetupError("bad-option", option=SIGNS, choice=signs[:80], known=", ".join(known))


def next_seat(state: State, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.setup.players else 0


def earliest(state: State, seats: list[int]) -> list[int]:
    """The one of these seats that comes first in the order of play."""
    players = state.players
    first = int(state.first)
    after = [(seat - first) % players for seat in seats]
    return [(min(after) + first) % players]
