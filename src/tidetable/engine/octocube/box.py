"""The typed form of data.toml, and what it must satisfy beyond its types."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tidetable.engine.data import Data

Count = Annotated[int, Meta(ge=0, le=1000)]
Places = tuple[Count, Count]  # points of the first and the second place
KINDS, COLOURS, SEATS, SLOTS, POWERS = 5, 4, 4, 16, 9
SIDES = {"small": 4, "large": 5}
MOST_TILES = 20  # of one kind and colour, or coins; enough, and a word of the notation stays short


class Tiles(msgspec.Struct, forbid_unknown_fields=True):
    kinds: list[str]
    colours: list[str]
    coins: Annotated[int, Meta(ge=0, le=MOST_TILES)]
    counts: dict[str, list[Annotated[int, Meta(ge=0, le=MOST_TILES)]]]


class Board(msgspec.Struct, forbid_unknown_fields=True):
    heights: dict[Literal["small", "large"], list[str]]


class Abyss(msgspec.Struct, forbid_unknown_fields=True):
    supply: dict[str, Annotated[int, Meta(ge=1, le=POWERS - 1)]]
    powers: str


class Scoring(msgspec.Struct, forbid_unknown_fields=True):
    coin: Count
    colour: Places
    kind: dict[str, Places]
    sets: list[Count]
    tile_needed: bool


class Switches(msgspec.Struct, forbid_unknown_fields=True):
    quiet_rounds: Count
    only_cubes_on_board: Literal[True]
    power_once_a_turn: Literal[True]
    # Absent in data files from before there was this switch: as it was then.
    swaps_in_order: bool = False


class Slots(msgspec.Struct, forbid_unknown_fields=True):
    any_colour: list[str]
    any_kind: list[Annotated[int, Meta(ge=0, lt=COLOURS)]]
    fixed: list[tuple[str, Annotated[int, Meta(ge=0, lt=COLOURS)]]]


class Family(msgspec.Struct, forbid_unknown_fields=True):
    slots: Slots
    centre_may_go: bool
    returned_known: Literal[True]
    shift: bool
    unfillable_ends: bool
    quiet_rounds: Count
    free_order: bool = False  # absent in earlier data files, as above


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[str]
    tiles: Tiles
    board: Board
    abyss: Abyss
    scoring: Scoring
    rules: Switches
    family: Family

    def heights(self, players: int) -> list[int]:
        """Of the stacks, row by row."""
        rows = self.board.heights["small" if players == 2 else "large"]
        return [int(sign) for sign in "".join(rows)]

    def set_points(self) -> list[int]:
        """Points for a set by its number of tiles, from none on."""
        return [0, *self.scoring.sets]

    def kind_counts(self) -> list[int]:
        """How many tiles there are of each kind and colour, the coins last."""
        counts = [
            self.tiles.counts[colour][kind]
            for kind in range(KINDS)
            for colour in self.tiles.colours
        ]
        return [*counts, self.tiles.coins]


def check(data: Data, numbers: Numbers) -> None:
    tiles, scoring, slots = numbers.tiles, numbers.scoring, numbers.family.slots
    for field, names, count in (
        ("seats", numbers.seats, SEATS),
        ("tiles.kinds", tiles.kinds, KINDS),
        ("tiles.colours", tiles.colours, COLOURS),
    ):
        if len(names) != count or len(set(names)) != count:
            raise data.wrong(field, f"{count} different names are needed")
    if set(tiles.counts) != set(tiles.colours):
        raise data.wrong("tiles.counts", "a line for each colour is needed")
    for colour, counts in tiles.counts.items():
        if len(counts) != KINDS:
            raise data.wrong(f"tiles.counts.{colour}", f"{KINDS} numbers are needed")
    check_board(data, numbers)
    if set(scoring.kind) != set(tiles.kinds):
        raise data.wrong("scoring.kind", "two numbers for each kind are needed")
    if len(scoring.sets) != 6:
        raise data.wrong("scoring.sets", "six numbers are needed, for one to six tiles")
    for kind in [*slots.any_colour, *(kind for kind, _ in slots.fixed)]:
        if kind not in tiles.kinds:
            raise data.wrong("family.slots", f"{kind} is no kind of tile")
    if len(slots.any_colour) + len(slots.any_kind) + len(slots.fixed) != SLOTS:
        raise data.wrong("family.slots", f"{SLOTS} slots are needed")


def check_board(data: Data, numbers: Numbers) -> None:
    tiles = sum(numbers.kind_counts())
    for name, side in SIDES.items():
        field = f"board.heights.{name}"
        rows = numbers.board.heights.get(name, [])  # type: ignore[call-overload]
        if [len(row) for row in rows] != [side] * side or not "".join(rows).isdigit():
            raise data.wrong(field, f"{side} rows of {side} digits are needed")
        heights = [int(sign) for sign in "".join(rows)]
        if sum(heights) != tiles:
            raise data.wrong(field, f"must use all {tiles} tiles, not {sum(heights)}")
        empty = [space for space, height in enumerate(heights) if height == 0]
        if empty != ([12] if side == 5 else []):
            raise data.wrong(field, "every space but the middle of five by five has a stack")
    powers = numbers.abyss.powers
    if len(set(powers)) != len(powers) or set(powers) - set("ABCDEFGHI"):
        raise data.wrong("abyss.powers", "different letters from A to I are needed")
    if set(numbers.abyss.supply) != {"2", "3", "4"}:
        raise data.wrong("abyss.supply", "is for 2, 3 and 4 players")
    for players in (2, 3, 4):
        needed = numbers.abyss.supply[str(players)] + (players > 2)
        if needed > len(powers):
            raise data.wrong(f"abyss.supply.{players}", f"there are only {len(powers)} powers")
