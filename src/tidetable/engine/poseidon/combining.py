"""Which combinations dice can form, from how many there are of each value.

Dice are counted by value in one number, eight bits for each value.
"""

from typing import Final

from mypy_extensions import i64

BYTE: Final = 8  # bits of a count


def one_of(place: i64) -> i64:
    """One die of the value place + 1."""
    return shifted(1, place * BYTE)


def shifted(number: i64, by: i64) -> i64:
    """number << by. A function, because mypyc would shift a literal 1 in 32 bits."""
    return number << by


def has_alike(on_reef: i64, on_wave: i64, takes: i64, first: i64, end: i64, wanted: i64) -> bool:
    """Are there so many dice of one value, from first + 1 to end, if `takes` dice may come from the
    wave?"""
    for place in range(first * BYTE, end * BYTE, BYTE):
        taken = on_wave >> place & 255
        if taken > takes:
            taken = takes
        if taken + (on_reef >> place & 255) >= wanted:
            return True
    return False


def has_different(
    on_reef: i64, on_wave: i64, takes: i64, first: i64, end: i64, wanted: i64
) -> bool:
    """Are there so many different values from first + 1 to end?"""
    for place in range(first * BYTE, end * BYTE, BYTE):
        if on_reef >> place & 255:
            wanted -= 1
        elif takes > 0 and on_wave >> place & 255:
            takes -= 1
            wanted -= 1
    return wanted <= 0
