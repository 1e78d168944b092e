"""The state of a game of Octocube: which tile and which cube is where.

What a tile shows is a number: kind * 4 + colour for the objects, COIN for a coin. Spaces are
numbered in reading order, row * side + column; north is the row above. Dealt tiles have places
0, 1, ... in the deal, space by space, each stack from its top down. A stack is a chain of places,
so changes to a stack never move what is hidden.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.game import Json, Setup, State
from tidetable.engine.octocube.box import Numbers
from tidetable.engine.octocube.cube import FACES, NORTH, ORIENTATIONS, CubeTables
from tidetable.engine.raw import raws
from tidetable.engine.state import copy_base

KINDS: Final = 5
COLOURS: Final = 4
OBJECTS: Final = 20  # different object tiles
COIN: Final = 20  # shown by a coin
EMPTY: Final = -1
HOME: Final = -1  # the space of a cube that is not on the board
SLOTS: Final = 16  # of a family board
MOST_SPACES: Final = 25

# Abyss tiles: a power A .. I is 0 .. 8.
LETTERS: Final = "ABCDEFGHI"
CENTRE_A: Final = 0  # the centre tile of the standard game: roll once more
PLAIN: Final = 9  # an abyss tile with its power side down
NO_ABYSS: Final = -1

MODES: Final = ["standard", "family", "advanced"]
STANDARD: Final = 0
FAMILY: Final = 1
ADVANCED: Final = 2

# The steps of a turn at which the seat decides.
PLACE: Final = 0  # the cube is at home: choose an edge space
ORIENT: Final = 1  # ... and how it stands there
ACT: Final = 2  # the cube is on the board: roll, rotate, score, skip, use a power
AGAIN: Final = 3  # rolled onto the centre: roll once more or stop
OFFER: Final = 4  # rolled onto an abyss tile: use its power or stop
KEEP: Final = 5  # scoring: which tiles stay on the cube
POWER: Final = 6  # what the power in use is to do
SLOT: Final = 7  # family: which slot the next tile takes
PILE: Final = 8  # family: which tile goes onto the pile that is put back
RETURN: Final = 9  # family: where the pile goes
OVER: Final = 10


class Box:
    """The numbers of a data file in the form the rules need, for one mode and number of players."""

    def __init__(self, numbers: Numbers, players: int, mode: int) -> None:
        self.players: i64 = players
        self.mode: i64 = mode
        self.side: i64 = 4 if players == 2 else 5
        self.spaces: i64 = self.side * self.side
        self.centre: i64 = -1 if players == 2 else self.spaces // 2
        self.supply: i64 = numbers.abyss.supply[str(players)]  # abyss tiles without the centre's
        self.powers: vec[i64] = vec[i64]([LETTERS.index(p) for p in numbers.abyss.powers])
        self.heights: vec[i64] = vec[i64](numbers.heights(players))  # of the stacks at the start
        self.neighbours: vec[i64] = vec[i64]()  # space * 4 + side: the space there, -1 outside
        self.edges: vec[i64] = vec[i64]()  # the spaces at the edge
        self.counts: vec[i64] = vec[i64](numbers.kind_counts())  # how many tiles show each thing
        self.shows: vec[i64] = vec[i64]()  # what each tile of the box shows
        self.tiles: i64 = sum(numbers.kind_counts())
        self.cube: CubeTables = CubeTables()
        self.set_points: vec[i64] = vec[i64](numbers.set_points())  # by number of equal tiles
        self.coin_points: i64 = numbers.scoring.coin
        self.first_points: vec[i64] = vec[i64]()  # for most tiles of each kind, then of each colour
        self.second_points: vec[i64] = vec[i64]()  # for second most
        self.tile_needed: bool = numbers.scoring.tile_needed
        family = mode == FAMILY
        self.quiet_rounds: i64 = (
            numbers.family.quiet_rounds if family else numbers.rules.quiet_rounds
        )
        self.centre_may_go: bool = numbers.family.centre_may_go
        self.shift: bool = numbers.family.shift
        self.free_order: bool = numbers.family.free_order
        self.swaps_in_order: bool = numbers.rules.swaps_in_order
        self.unfillable_ends: bool = numbers.family.unfillable_ends
        self.slot_kind: vec[i64] = vec[i64]()  # seat * SLOTS + slot: its kind, -1 for any
        self.slot_colour: vec[i64] = vec[i64]()  # seat * SLOTS + slot: its colour, -1 for any
        self.slot_tiles: vec[i64] = vec[i64]()  # seat * SLOTS + slot: bit n when tile n fits
        # seat * (OBJECTS + 1) + tile: bit n when it fits slot n
        self.tile_slots: vec[i64] = vec[i64]([0] * (players * (OBJECTS + 1)))
        self.kinds: list[str] = numbers.tiles.kinds
        self.colours: list[str] = numbers.tiles.colours

        side = 4 if players == 2 else 5
        for row in range(side):
            for column in range(side):
                for r, c in (
                    (row - 1, column),
                    (row, column + 1),
                    (row + 1, column),
                    (row, column - 1),
                ):
                    inside = 0 <= r < side and 0 <= c < side
                    self.neighbours = append(self.neighbours, r * side + c if inside else -1)
                if row in (0, side - 1) or column in (0, side - 1):
                    self.edges = append(self.edges, row * side + column)
        for shown in range(OBJECTS + 1):
            for _ in range(self.counts[shown]):
                self.shows = append(self.shows, shown)
        for name in self.kinds:
            first, second = numbers.scoring.kind[name]
            self.first_points = append(self.first_points, first)
            self.second_points = append(self.second_points, second)
        for _ in range(COLOURS):
            self.first_points = append(self.first_points, numbers.scoring.colour[0])
            self.second_points = append(self.second_points, numbers.scoring.colour[1])
        slots = numbers.family.slots
        for seat in range(players):
            for name in slots.any_colour:
                self.add_slot(self.kinds.index(name), -1)
            for colour in slots.any_kind:
                self.add_slot(-1, colour)
            for name, colour in slots.fixed:
                self.add_slot(self.kinds.index(name), (colour + seat) % COLOURS)
        self.encoded_tiles: list[object] = raws([tile(self, n) for n in range(i64(OBJECTS + 1))])

    def add_slot(self, kind: i64, colour: i64) -> None:
        at: i64 = len(self.slot_kind)
        self.slot_kind = append(self.slot_kind, kind)
        self.slot_colour = append(self.slot_colour, colour)
        tiles: i64 = 0
        for shown in range(i64(OBJECTS + 1)):
            if (kind < 0 or kind == shown // COLOURS) and (colour < 0 or colour == shown % COLOURS):
                tiles |= i64(1) << shown
                self.tile_slots[at // SLOTS * (OBJECTS + 1) + shown] |= i64(1) << at % SLOTS
        self.slot_tiles = append(self.slot_tiles, tiles)

    def fits(self, slot: i64, shown: i64) -> bool:
        """Does the tile fit the slot (seat * SLOTS + number)?"""
        return bool(self.slot_tiles[slot] >> shown & 1)


def tile(box: Box, shown: i64) -> Json:
    if shown == COIN:
        return {"kind": "coin"}
    return {"kind": box.kinds[shown // COLOURS], "colour": box.colours[shown % COLOURS]}


class OctocubeState(State):
    """A position of Octocube."""

    def __init__(self, setup: Setup, chance: Chance, box: Box) -> None:
        super().__init__(setup, chance)
        self.box: Box = box  # the numbers of the box
        self.step_of_turn: i64 = PLACE  # PLACE .. OVER
        self.rounds: i64 = 1  # number of the round being played, from 1
        self.last_round: bool = False  # the game ends with this round
        self.progress: bool = False  # a tile left a stack (family: a slot was filled) this round
        self.quiet: i64 = 0  # rounds in a row without progress
        self.supply: i64 = 0  # abyss tiles left
        self.laid: i64 = 0  # how many of `powers` are on the board
        self.powers: vec[i64] = vec[i64]()  # advanced: all powers in the order they are laid
        # -- the board, by space
        self.top: vec[i64] = vec[i64]()  # place in the deal of the top tile, or EMPTY
        self.known: vec[i64] = vec[i64]()  # how many tiles from the top everybody knows
        self.abyss: vec[i64] = vec[i64]()  # power of the abyss tile, PLAIN or NO_ABYSS
        self.standing: vec[i64] = vec[i64]()  # the seat whose cube stands there, or EMPTY
        # -- the stacks, by place in the deal
        self.shown: vec[i64] = vec[i64]()  # what the tile shows
        self.below: vec[i64] = vec[i64]()  # the place under it, or EMPTY
        self.free: vec[i64] = vec[i64]()  # family: places without a tile, reused for piles put back
        # -- the seats
        self.at: vec[i64] = vec[i64]()  # the space of the cube, or HOME
        self.orientation: vec[i64] = vec[i64]()  # 0 .. 23: how the cube stands
        self.faces: vec[i64] = vec[i64]()  # seat * FACES + face: what its tile shows, or EMPTY
        self.board: vec[i64] = vec[i64]()  # seat * OBJECTS + shown: how many on the player's board
        self.coins: vec[i64] = vec[i64]()  # coin tiles beside the board
        self.chips: vec[i64] = vec[i64]()  # points scored so far
        self.slots: vec[i64] = vec[i64]()  # family: seat * SLOTS + slot: what its tile shows
        # -- within a turn
        self.chosen: i64 = EMPTY  # the space chosen first (to place the cube, powers F and H)
        self.kept: i64 = 0  # scoring: bit d when the tile in direction d stays
        self.power: i64 = NO_ABYSS  # the power in use
        self.used: i64 = 0  # bit p when power p was used this turn
        self.loose: vec[i64] = vec[i64]()  # family: tiles to place, the next one first
        self.unfit: vec[i64] = vec[i64]()  # family: tiles put aside
        self.second_pass: bool = False  # family: tiles put aside are being placed again
        self.pile: vec[i64] = vec[i64]()  # family: the pile to be put back, from its bottom

    def fork(self) -> "OctocubeState":
        twin = OctocubeState(self.setup, self.chance, self.box)
        copy_base(self, twin)
        twin.step_of_turn = self.step_of_turn
        twin.rounds = self.rounds
        twin.last_round = self.last_round
        twin.progress = self.progress
        twin.quiet = self.quiet
        twin.supply = self.supply
        twin.laid = self.laid
        twin.powers = self.powers  # shared: it never changes
        twin.top = self.top[:]
        twin.known = self.known[:]
        twin.abyss = self.abyss[:]
        twin.standing = self.standing[:]
        if self.box.mode == STANDARD:  # only the tops of the stacks change
            twin.shown = self.shown
            twin.below = self.below
        else:
            twin.shown = self.shown[:]
            twin.below = self.below[:]
        twin.at = self.at[:]
        twin.orientation = self.orientation[:]
        twin.faces = self.faces[:]
        twin.board = self.board[:]
        twin.coins = self.coins[:]
        twin.chips = self.chips[:]
        twin.chosen = self.chosen
        twin.kept = self.kept
        twin.power = self.power
        twin.used = self.used
        if self.box.mode == FAMILY:
            twin.slots = self.slots[:]
            twin.free = self.free[:]
            twin.loose = self.loose[:]
            twin.unfit = self.unfit[:]
            twin.second_pass = self.second_pass
            twin.pile = self.pile[:]
        return twin

    def face_at(self, seat: i64, direction: i64) -> i64:
        """What the tile in a direction of the cube shows, or EMPTY."""
        box = self.box
        return self.faces[seat * FACES + box.cube.face[self.orientation[seat] * FACES + direction]]

    def put_face(self, seat: i64, direction: i64, shown: i64) -> None:
        face = self.box.cube.face[self.orientation[seat] * FACES + direction]
        self.faces[seat * FACES + face] = shown

    def carried(self, seat: i64) -> i64:
        """How many tiles the cube carries."""
        count: i64 = 0
        faces = self.faces
        for at in range(seat * FACES, seat * FACES + FACES):
            if faces[at] >= 0:
                count += 1
        return count

    def visible(self, space: i64) -> i64:
        """What the visible tile of a space shows; EMPTY when there is none."""
        top = self.top[space]
        return self.shown[top] if top >= 0 and self.standing[space] < 0 else EMPTY

    def height(self, space: i64) -> i64:
        count: i64 = 0
        place = self.top[space]
        while place >= 0:
            count += 1
            place = self.below[place]
        return count

    def board_tiles(self, seat: i64) -> i64:
        """How many object tiles lie on the player's board."""
        count: i64 = 0
        for at in range(seat * OBJECTS, seat * OBJECTS + OBJECTS):
            count += self.board[at]
        return count

    def filled(self, seat: i64) -> i64:
        """How many slots of the family board have a tile."""
        count: i64 = 0
        for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.slots[at] >= 0:
                count += 1
        return count

    def pattern(self, seat: i64, orientation: i64) -> i64:
        """The tiles by direction as one number, equal for orientations that look alike."""
        face = self.box.cube.face
        faces = self.faces
        code: i64 = 0
        for at in range(orientation * FACES, orientation * FACES + FACES):
            code = code * (OBJECTS + 2) + faces[seat * FACES + face[at]] + 1
        return code

    def first_alike(self, seat: i64, orientation: i64) -> i64:
        """The first orientation in which the cube looks the same."""
        code = self.pattern(seat, orientation)
        first: i64 = 0
        while self.pattern(seat, first) != code:
            first += 1
        return first

    def distinct_orientations(self, seat: i64) -> vec[i64]:
        """The first of each set of orientations that look alike, ascending."""
        codes = full_of(0, ORIENTATIONS)
        found = full_of(0, ORIENTATIONS)
        count: i64 = 0
        for orientation in range(i64(ORIENTATIONS)):
            code = self.pattern(seat, orientation)
            n: i64 = 0
            while n < count and codes[n] != code:
                n += 1
            if n == count:
                codes[count] = code
                found[count] = orientation
                count += 1
        return found[:count]

    def rotations(self, seat: i64) -> i64:
        """How many of the rotations by 90, 180 and 270 degrees give a new look: 0, 1 or 3."""
        face = self.box.cube.face
        at = self.orientation[seat] * FACES + NORTH
        start = seat * FACES
        faces = self.faces
        north, east = faces[start + face[at]], faces[start + face[at + 1]]
        south, west = faces[start + face[at + 2]], faces[start + face[at + 3]]
        if north != south or east != west:
            return 3
        return 0 if north == east else 1


def full_of(value: i64, count: i64) -> vec[i64]:
    return vec[i64]([value] * count)
