"""The shape of a view of Kadora, published as JSON Schema; uncompiled, to be read from."""

from typing import NotRequired, TypedDict

from tidetable.engine.schema import Header


class Card(TypedDict):
    """A card; kind and value are there only when the seat may know them."""

    colour: str
    kind: NotRequired[str]
    value: NotRequired[int]


class Pile(TypedDict):
    """A seat's won cards of one colour."""

    cards: list[Card]
    total: int
    leads: bool  # no seat has more in this colour


class Seat(TypedDict):
    side: str  # south, west, north, east
    hand: list[Card]
    loot: dict[str, Pile]  # by colour
    penalty: int  # of the loot as it lies


class Result(TypedDict):
    winners: list[int]
    virtual: NotRequired[int]  # penalty of the virtual player (two players)
    virtual_loot: NotRequired[dict[str, Pile]]


class View(Header):
    step: str  # start, place, draw, over
    first: int
    last_turns: int  # turns left once the stacks are empty; -1 before that
    seats: list[Seat]
    block: list[list[Card | None]]  # rows as seat 0 sees them
    reading: list[list[int]]  # the cells in the reading order of the viewing seat
    stacks: list[list[Card]]  # top card first
    aside: list[Card]  # the cards set aside, by colour
    result: Result | None
