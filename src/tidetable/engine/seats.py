"""The order of the seats round the table."""

from mypy_extensions import i64

from tidetable.engine.state import State


def next_seat(state: State, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.setup.players else 0


def earliest(state: State, seats: list[int]) -> list[int]:
    """The one of these seats that comes first in the order of play."""
    players = state.players
    first = int(state.first)
    after = [(seat - first) % players for seat in seats]
    return [(min(after) + first) % players]
