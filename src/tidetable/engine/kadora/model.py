"""The state of a game of Kadora: which card is where.

Cards are numbers 0 .. 71, ascending by colour, then value, then kind:
card = colour * 12 + (index of its value among the colour's four) * 3 + kind.
Cells are numbers 0 .. 15 in the reading order of seat 0: row * 4 + column.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.game import Json, Setup, State
from tidetable.engine.kadora.box import Numbers
from tidetable.engine.raw import raws
from tidetable.engine.state import copy_base

CARDS: Final = 72
COLOURS: Final = 6
PER_COLOUR: Final = 12  # cards of one colour
KINDS: Final = 3
CELLS: Final = 16
SIDE: Final = 4  # the block is SIDE x SIDE
EMPTY: Final = -1

# The steps of a turn at which the seat decides.
START: Final = 0  # give away, or place at once
PLACE: Final = 1  # has given away, must place
DRAW: Final = 2  # choose a stack
OVER: Final = 3

SIDES: Final = ["south", "west", "north", "east"]


class Box:
    """The numbers of a data file in the form the rules need, for one number of players."""

    def __init__(self, numbers: Numbers, players: int) -> None:
        self.threshold: i64 = numbers.threshold
        self.hand_size: i64 = numbers.hand_size
        self.empty_cells: i64 = numbers.empty_cells
        self.aside: i64 = numbers.set_aside[str(players)]  # cards set aside
        self.value: vec[i64] = vec[i64]()  # value of each card
        self.reading: vec[i64] = vec[i64]()  # seat * CELLS + n: the n-th cell that seat reads
        self.sideways: vec[i64] = vec[i64]()  # 1 where a seat's columns are seat 0's rows
        self.face_up: vec[i64] = vec[i64]()  # the cells that hold a card at the start
        self.all_in_first: bool = numbers.setup.stacks == "all_in_first"
        self.random_first: bool = numbers.setup.first_player == "random"
        self.full_needs_low_sums: bool = numbers.rules.full_table == "sums_too_low"
        self.last_resort_ends: bool = numbers.rules.last_resort == "end_game"
        self.refill_from_other: bool = numbers.rules.refill_from_other_stack
        self.earlier_seat_wins: bool = numbers.rules.last_tie == "earlier_seat"
        self.seats: list[str] = list(numbers.setup.seats[str(players)])  # where each seat sits
        self.colours: list[str] = numbers.cards.colours
        self.kinds: list[str] = numbers.cards.kinds

        for colour in numbers.cards.colours:
            for value in sorted(numbers.values_of(colour)):
                for _ in range(KINDS):
                    self.value = append(self.value, value)
        for seat in self.seats:
            side = SIDES.index(seat)
            self.sideways = append(self.sideways, side % 2)
            for cell in reading_order(side):
                self.reading = append(self.reading, cell)
        for cell, sign in enumerate("".join(numbers.setup.block)):
            if sign == "#":
                self.face_up = append(self.face_up, cell)

        # JSON of faces and backs, made once and copied from.
        self.backs: list[Json] = [{"colour": colour} for colour in self.colours]
        self.faces: list[Json] = []
        for card in range(i64(CARDS)):
            self.faces.append(
                {
                    "colour": self.colours[card // PER_COLOUR],
                    "kind": self.kinds[card % KINDS],
                    "value": int(self.value[card]),
                }
            )

        # The same encoded, for the wire.
        self.encoded_backs: list[object] = raws(self.backs)
        self.encoded_faces: list[object] = raws(self.faces)
        self.encoded_cells: list[object] = raws([cell_at(cell) for cell in range(CELLS)])
        readings: list[object] = []
        for number in range(players):
            order = self.reading[number * CELLS : (number + 1) * CELLS]
            readings.append([cell_at(cell) for cell in order])
        self.encoded_readings: list[object] = raws(readings)
        # Encoded when first needed; serialize.py fills them.
        self.encoded_placements: list[object] = [None] * (CARDS * CELLS)
        self.encoded_moves: list[object] = [None] * (CARDS * CELLS)
        self.encoded_loot: dict[int, object] = {}  # of one colour
        self.encoded_loots: dict[tuple[int, int], object] = {}  # of all colours
        self.numbers: dict[tuple[str, str, int], int] = {}  # cards by what they show
        for card in range(i64(CARDS)):
            colour, kind = self.colours[card // PER_COLOUR], self.kinds[card % KINDS]
            self.numbers.setdefault((colour, kind, int(self.value[card])), int(card))


def cell_at(cell: i64) -> list[int]:
    return [int(cell // SIDE), int(cell % SIDE)]


def reading_order(side: int) -> list[int]:
    """The cells from left to right and top to bottom as seen from a side of the table."""
    order = []
    for row in range(SIDE):
        for column in range(SIDE):
            r, c = row, column
            for _ in range(side):  # each side further clockwise sees the block a quarter turned
                r, c = c, SIDE - 1 - r
            order.append(r * SIDE + c)
    return order


class KadoraState(State):
    """A position of Kadora."""

    def __init__(self, setup: Setup, chance: Chance, box: Box) -> None:
        super().__init__(setup, chance)
        self.box: Box = box  # the numbers of the box
        self.step_of_turn: i64 = START  # START, PLACE, DRAW or OVER
        self.last_turns: i64 = -1  # turns left once both stacks are empty; -1: not yet
        self.empty: i64 = 0  # empty cells of the block
        self.deck: vec[i64] = vec[i64]()  # all cards as dealt: set aside, hands, block, stacks
        self.top0: i64 = 0  # where in the deck the top card of the first stack is
        self.end0: i64 = 0  # where in the deck the first stack ends
        self.top1: i64 = 0  # where in the deck the top card of the second stack is
        self.block: vec[i64] = vec[i64]()  # card on each cell, or EMPTY
        self.hands: vec[i64] = vec[i64]()  # seat * hand_size + n: cards ascending, EMPTY last
        self.loot: vec[i64] = vec[i64]()  # seat * COLOURS + colour: won cards, bit n = n-th card
        self.totals: vec[i64] = vec[i64]()  # seat * COLOURS + colour: their total value

    def fork(self) -> "KadoraState":
        twin = KadoraState(self.setup, self.chance, self.box)
        copy_base(self, twin)
        twin.step_of_turn = self.step_of_turn
        twin.last_turns = self.last_turns
        twin.empty = self.empty
        twin.deck = self.deck  # shared: it never changes
        twin.top0 = self.top0
        twin.end0 = self.end0
        twin.top1 = self.top1
        twin.block = self.block[:]
        twin.hands = self.hands[:]
        twin.loot = self.loot[:]
        twin.totals = self.totals[:]
        return twin

    def stack_left(self, stack: i64) -> i64:
        """How many cards a draw stack still has."""
        return self.end0 - self.top0 if stack == 0 else CARDS - self.top1

    def stacks_empty(self) -> bool:
        return self.top0 == self.end0 and self.top1 == CARDS

    def hand(self, seat: i64) -> vec[i64]:
        cards = vec[i64](capacity=self.box.hand_size)
        at = seat * self.box.hand_size
        for n in range(self.box.hand_size):
            if self.hands[at + n] >= 0:
                cards = append(cards, self.hands[at + n])
        return cards

    def holds(self, seat: i64, card: i64) -> bool:
        at = seat * self.box.hand_size
        for n in range(self.box.hand_size):
            if self.hands[at + n] == card:
                return True
        return False

    def won(self, seat: i64, colour: i64) -> vec[i64]:
        """The won cards of a seat in one colour, ascending."""
        return cards_of(self.loot[seat * COLOURS + colour], colour)

    def win(self, seat: i64, card: i64) -> None:
        """Add a card to the loot of a seat."""
        at = seat * COLOURS + card // PER_COLOUR
        self.loot[at] |= i64(1) << card % PER_COLOUR
        self.totals[at] += self.box.value[card]

    def set_aside(self) -> vec[i64]:
        return self.deck[: self.box.aside]

    def sole_leader(self, seat: i64, colour: i64) -> bool:
        """Does this seat alone have the highest total of won cards in the colour?"""
        totals = self.totals
        here = seat * COLOURS + colour
        own = totals[here]
        for at in range(colour, self.setup.players * COLOURS, COLOURS):
            if totals[at] >= own and at != here:
                return False
        return own > 0


def cards_of(bits: i64, colour: i64) -> vec[i64]:
    cards = vec[i64](capacity=PER_COLOUR)
    for n in range(i64(PER_COLOUR)):
        if bits >> n & 1:
            cards = append(cards, colour * PER_COLOUR + n)
    return cards


def full_of(value: i64, count: i64) -> vec[i64]:
    return vec[i64]([value] * count)
