"""The shape of a view of Octocube, published as JSON Schema; uncompiled, to be read from."""

from typing import NotRequired, TypedDict

from tidetable.engine.schema import Header


class Tile(TypedDict):
    """A coin has no colour."""

    kind: str  # diamond, pearl, sextant, amphora, starfish, coin
    colour: NotRequired[str]  # white, light-blue, dark-blue, green


class Abyss(TypedDict):
    power: str | None  # A to I when its power counts


class Space(TypedDict):
    tiles: list[Tile | None]  # the stack from its top down; None: hidden
    abyss: Abyss | None
    cube: int | None  # the seat whose cube stands here


class Faces(TypedDict):
    """What a cube carries in each direction; north is the row above."""

    up: Tile | None
    down: Tile | None
    north: Tile | None
    east: Tile | None
    south: Tile | None
    west: Tile | None


class Cube(TypedDict):
    cell: list[int] | None  # row and column; None: at home
    orientation: int  # 0 .. 23, which distinguishes turns; the faces say what it means
    faces: Faces
    points: int  # for sets, if all its tiles came off now


class Slot(TypedDict):
    """A place of a family board: for a kind, a colour, or a kind in one colour."""

    kind: str | None
    colour: str | None
    tile: Tile | None


class Seat(TypedDict):
    colour: str  # of the cube
    cube: Cube
    board: dict[str, dict[str, int]]  # tiles by kind and colour
    tiles: int  # on the board
    coins: int
    chips: int | None  # None: face down
    score: int | None  # if the boards stayed as they are; family: filled slots
    slots: list[Slot]  # empty unless it is the family game


class Majority(TypedDict):
    """A colour or a kind that pays the player with the most tiles of it."""

    of: str  # kind or colour
    name: str
    points: list[int]  # for the first and the second place
    counts: list[int]  # by seat
    gains: list[int]  # by seat: what it would bring now


class Turn(TypedDict):
    """How far the turn has come; what does not apply is None or empty."""

    cell: list[int] | None  # chosen already: where the cube will stand, or for power F and H
    kept: list[str]  # directions of the tiles that stay on the cube
    power: str | None  # in use
    used: list[str]  # powers used this turn
    tile: Tile | None  # family: the one to be placed now
    loose: list[Tile]  # family: those to be placed after it
    unfit: list[Tile]  # family: put aside
    pile: list[Tile]  # family: to be put back, from the bottom


class Points(TypedDict):
    chips: int
    coins: int
    kinds: int  # from majorities
    colours: int
    total: int


class Result(TypedDict):
    winners: list[int]
    points: list[Points]  # by seat; empty in the family game


class View(Header):
    mode: str  # standard, family, advanced
    step: str  # place, orient, act, again, offer, keep, power, slot, pile, return, over
    round: int
    first: int
    last_round: bool
    quiet_rounds: int  # in a row: no stack got lower, or in the family game no slot was filled
    side: int  # the board has side x side spaces
    board: list[list[Space]]  # rows from the north
    supply: list[str | None]  # abyss tiles not on the board, the next one first
    now: Turn
    seats: list[Seat]
    majorities: list[Majority]  # empty in the family game
    set_points: list[int]  # for 1 to 6 tiles of a kind taken off together; family: empty
    coin_points: int  # for each coin beside the board; family: 0
    result: Result | None
