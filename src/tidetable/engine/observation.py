"""Observations: a view as a fixed number of bytes. `Game.layout` describes the bytes."""

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
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


def write_codes(numbers: vec[i64], start: i64, count: i64, plus: i64, out: BytesWriter) -> None:
    """Write some numbers, each with `plus` added, as bytes: eight of them at once."""
    end = start + count
    while end - start >= 8:
        last = numbers[start + 7] + plus
        write_i64_le(
            out,
            numbers[start] + plus
            | numbers[start + 1] + plus << 8
            | numbers[start + 2] + plus << 16
            | numbers[start + 3] + plus << 24
            | numbers[start + 4] + plus << 32
            | numbers[start + 5] + plus << 40
            | numbers[start + 6] + plus << 48
            | (last if last < 128 else last - 256) << 56,
        )
        start += 8
    while start < end:
        out.append(u8(numbers[start] + plus))
        start += 1
