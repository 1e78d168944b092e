"""The typed form of data.toml, and what it must satisfy beyond its types."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tidetable.engine.data import Data

Position = Literal["south", "west", "north", "east"]
Positive = Annotated[int, Meta(ge=1, le=1000)]
COLOURS, KINDS, VALUES = 6, 3, 4  # how many of each there are on the cards
CELLS = 16


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    colours: list[str]
    values: list[Positive]
    kinds: list[str]
    missing: dict[str, Positive]
    copies: Literal[1]


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    block: list[str]
    stacks: Literal["halves", "all_in_first"]
    first_player: Literal["random", "seat0"]
    seats: dict[str, list[Position]]


class Switches(msgspec.Struct, forbid_unknown_fields=True):
    full_table: Literal["nothing_taken", "sums_too_low"]
    last_resort: Literal["take_all", "end_game"]
    refill_from_other_stack: bool
    last_tie: Literal["shared", "earlier_seat"]


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    threshold: Positive
    hand_size: Annotated[int, Meta(ge=1, le=8)]
    empty_cells: Annotated[int, Meta(ge=1, le=CELLS)]
    cards: Cards
    set_aside: dict[str, Annotated[int, Meta(ge=0)]]
    setup: Layout
    rules: Switches

    def values_of(self, colour: str) -> list[int]:
        return [value for value in self.cards.values if value != self.cards.missing[colour]]

    def face_up(self) -> int:
        return "".join(self.setup.block).count("#")


def check(data: Data, numbers: Numbers) -> None:
    cards, setup = numbers.cards, numbers.setup
    for field, names, count in (
        ("cards.colours", cards.colours, COLOURS),
        ("cards.kinds", cards.kinds, KINDS),
    ):
        if len(names) != count or len(set(names)) != count:
            raise data.wrong(field, f"{count} different names are needed")
    if set(cards.missing) != set(cards.colours):
        raise data.wrong("cards.missing", "one value for each colour is needed")
    for colour in cards.colours:
        if len(set(numbers.values_of(colour))) != VALUES or len(cards.values) != VALUES + 1:
            raise data.wrong(f"cards.missing.{colour}", f"must leave {VALUES} different values")
    if [len(row) for row in setup.block] != [4] * 4 or set("".join(setup.block)) - set("#."):
        raise data.wrong("setup.block", "four rows of four signs, # or ., are needed")
    if numbers.face_up() == CELLS:
        raise data.wrong("setup.block", "at least one cell must be empty")
    deck = COLOURS * KINDS * VALUES
    for field, table in (("set_aside", numbers.set_aside), ("setup.seats", setup.seats)):
        if unknown := set(table) - {"2", "3", "4"}:
            raise data.wrong(f"{field}.{min(unknown)}", "is for 2, 3 or 4 players")
    for players in (2, 3, 4):
        if str(players) not in numbers.set_aside:
            raise data.wrong(f"set_aside.{players}", "is missing")
        rest = deck - numbers.set_aside[str(players)] - players * numbers.hand_size
        if rest - numbers.face_up() < 2:
            raise data.wrong(f"set_aside.{players}", "leaves no cards for the draw stacks")
        seats = setup.seats.get(str(players), [])
        if len(seats) != players or len(set(seats)) != players:
            raise data.wrong(f"setup.seats.{players}", f"{players} different sides are needed")
