"""Observations: a view as a fixed number of bytes. `Game.layout` describes the bytes."""

from mypy_extensions import i64, u8


class Part:
    """Some bytes of an observation that belong together."""

    def __init__(self, name: str, size: int, values: int) -> None:
        self.name: str = name
        self.size: int = size
        self.values: int = values  # each byte is a code below this limit; 0: it is a number


def number_code(number: i64) -> u8:
    """Encode a number: 255 is reserved for hidden values."""
    if number < 0:
        return 0
    return u8(number) if number < 254 else u8(254)


def seat_code(seat: i64, viewer: i64, players: i64) -> u8:
    """Encode a seat: 1 + its distance clockwise from the viewer; 0 for nobody."""
    if seat < 0:
        return 0
    further = seat - viewer
    if further < 0:
        further += players
    return u8(further + 1)
