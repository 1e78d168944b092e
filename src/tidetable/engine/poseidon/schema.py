"""The shape of a view of Poseidon's Kingdom, published as JSON Schema; uncompiled, to be read from.

Seats are numbered from 0; the owner of a die is a seat, or null for a neutral die. Waves are
numbered from 1 at the deep sea, rows and slots of the Big Wave and spaces of the Kraken track from
0, which there is the head.
"""

from typing import TypedDict

from tidetable.engine.schema import Header


class Die(TypedDict):
    owner: int | None
    value: int


class Dice(TypedDict):
    """Equal dice on a wave."""

    owner: int | None
    value: int
    count: int


class Space(TypedDict):
    name: str  # Deep, L1, R1, ..., Beach
    wave: int | None  # from which a creature there takes
    shark_number: int
    creatures: list[int]  # their seats


class Shark(TypedDict):
    space: str
    next: str  # the space it swims to next
    route: list[str]  # all spaces in its order, round and round
    heading: int  # 1 along the route, -1 back


class Ocean(TypedDict):
    spaces: list[Space]
    paths: list[list[str]]  # pairs of neighbouring spaces
    crossings: list[list[str]]  # those of them that cross the ocean
    die_symbols: list[str]  # spaces with one; each crossing has one, too
    waves: list[list[Dice]]
    shark: Shark


class Slot(TypedDict):
    row: int  # where it is drawn
    group: int  # slots of a group are one choice
    owner: int | None
    taken: bool


class BigWave(TypedDict):
    slots: list[Slot]
    landing: list[list[int]]  # of each group, thousandths: off the board, wave 1, wave 2, ...


class Tentacle(TypedDict):
    combination: str
    friends: list[int]  # seats whose friend it holds
    tokens: list[int]  # left, the top one first


class Coral(TypedDict):
    number: int
    kind: str | None  # None: this seat has not seen it
    owner: int | None  # who bought it
    seen_by: list[int]


class Kraken(TypedDict):
    spaces: int  # of the track, the head (0) included
    track: list[int]  # where each seat's creature stands
    unused: list[int]  # where creatures without a player stand
    closed: bool  # nobody moves on it in the last round
    tentacles: list[Tentacle]  # clockwise from the head
    corals: list[Coral]


class Hex(TypedDict):
    at: list[int]  # axial q, r
    level: int
    symbol: str
    tile: int  # hexes with the same number belong to one tile
    die: Die | None  # stored there
    skeleton: bool


class Strengths(TypedDict):
    arrow: int
    food: int
    wave: int


class Seat(TypedDict):
    creature: str
    colour: str
    spaces: list[str | None]  # of its two creatures; None: in the shark
    supply: int  # dice before it
    sum: int  # of its dice on the board
    reef: list[Hex]  # hexes keep their number: moves name it
    strengths: Strengths
    visible: dict[str, int]  # how many symbols of each kind can be seen
    skeletons: int
    freed: list[str]  # combinations of the tentacles that let go
    tokens: list[int] | None  # values; None: the table hides them
    points: int | None  # of the tokens, at the end with corals; None: the table hides them


class Turn(TypedDict):
    """What is under way."""

    tile: list[str] | None  # chosen, to be laid
    moved_to: str | None  # where the moved creature stands
    wave: int | None  # from which it takes
    takes_left: int  # dice it may still take to store
    held: Die | None  # taken, waiting for its storage hex
    goal: str | None  # combination that is eaten for
    corals: list[int]  # numbers of the corals that are being bought
    picked: list[Die]  # dice that will serve
    picked_hexes: list[int | None]  # the hexes of those that were stored
    to_load: int  # dice to be put on the Big Wave
    load_owner: int | None
    eaten: list[int]  # seats whose creatures the shark has eaten, in order
    steps_owed: list[int]  # on the Kraken track, by seat


class Result(TypedDict):
    winners: list[int]
    scores: list[int]
    corals: list[list[int]]  # by seat: points of each of its corals


class View(Header):
    active: int  # whose turn it is: others may have to decide in it
    stage: str  # reefs, first-dice, first-tip, more-dice, build, move, take, track, shark, tip, ...
    step: str  # what is asked: tile, site, row, build, move, take, store, room, pick, mover, ...
    first: int | None  # the start player
    last_turns: int  # turns left once the last round has begun; -1 before that
    seats: list[Seat]
    ocean: Ocean
    big_wave: BigWave
    kraken: Kraken
    stock: dict[str, int]  # tiles left, by their symbols
    start_tiles: list[str]  # that the active seat has not joined yet
    neutral_dice: int  # in the supply
    skeletons: int  # in the box
    now: Turn
    result: Result | None
