"""What a player sees, as types. The browser, the terminal and learners read it."""

from typing import Annotated, TypedDict

import msgspec

from tidetable.engine.schema import Header


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    """data.toml."""

    cards: list[int]
    rounds: int


class Card(TypedDict, total=False):
    """A card. Face down, it shows nothing: {}."""

    value: int


Cards = Annotated[list[Card], msgspec.Meta(max_length=12)]


class SeatView(TypedDict):
    points: int


class View(Header):
    deck: Cards  # face down
    drawn: Cards  # face up, in their order
    seats: list[SeatView]
