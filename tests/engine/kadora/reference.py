"""A second, naive implementation of De schat van Kadora, written from the rules alone.

The engine and this model share no code. Where they differ, one of them has the rules wrong.
Cards are tuples, places are sets and dicts, a move is a tuple:
("give", colour, seat), ("place", card, cell), ("draw", stack).
"""

from typing import NamedTuple

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
KINDS = ("round", "square", "drop")
MISSING = {"red": 1, "orange": 2, "yellow": 3, "green": 4, "blue": 5, "purple": 3}
ASIDE = {2: 18, 3: 12, 4: 6}
STACK = {2: 17, 3: 18, 4: 19}
SEATS = {
    2: ("south", "north"),
    3: ("south", "west", "north"),
    4: ("south", "west", "north", "east"),
}
FOUR = range(4)
BACKWARDS = range(3, -1, -1)


class Card(NamedTuple):
    colour: str
    kind: str
    value: int


Cell = tuple[int, int]  # row and column as seat 0 sees them
Move = tuple[object, ...]

CELLS: list[Cell] = [(row, column) for row in FOUR for column in FOUR]
MIDDLE = {(1, 1), (1, 2), (2, 1), (2, 2)}
READING: dict[str, list[Cell]] = {
    "south": [(row, column) for row in FOUR for column in FOUR],
    "west": [(row, column) for column in BACKWARDS for row in FOUR],
    "north": [(row, column) for row in BACKWARDS for column in BACKWARDS],
    "east": [(row, column) for column in FOUR for row in BACKWARDS],
}
ALL_CARDS = [
    Card(colour, kind, value)
    for colour in COLOURS
    for value in range(1, 6)
    if value != MISSING[colour]
    for kind in KINDS
]


def matches(one: Card, other: Card) -> bool:
    return one.colour == other.colour or one.kind == other.kind


def total(cards: set[Card]) -> int:
    return sum(card.value for card in cards)


class Table:
    def __init__(self, deck: list[Card], players: int, first: int) -> None:
        self.players = players
        self.to_move: int | None = first
        self.step = "start"
        self.last_turns: int | None = None  # how many are left, once both stacks are empty
        rest = list(deck)
        self.aside = {rest.pop(0) for _ in range(ASIDE[players])}
        self.hands = [{rest.pop(0) for _ in FOUR} for _ in range(players)]
        self.block = {cell: rest.pop(0) for cell in CELLS if cell not in MIDDLE}
        self.stacks = [rest[: STACK[players]], rest[STACK[players] :]]
        self.loot: list[set[Card]] = [set() for _ in range(players)]
        self.full_tables = 0
        self.last_resorts = 0

    # -- what may be done --------------------------------------------------------------------

    def won(self, seat: int, colour: str) -> set[Card]:
        return {card for card in self.loot[seat] if card.colour == colour}

    def moves(self) -> set[Move]:
        if self.to_move is None:
            return set()
        if self.step == "draw":
            return {("draw", 0), ("draw", 1)}
        found: set[Move] = {
            ("place", card, cell)
            for card in self.hands[self.to_move]
            for cell in CELLS
            if cell not in self.block
        }
        if self.step == "start":
            found |= self.gifts(self.to_move)
        return found

    def gifts(self, giver: int) -> set[Move]:
        found: set[Move] = set()
        others = [seat for seat in range(self.players) if seat != giver]
        for colour in COLOURS:
            own = total(self.won(giver, colour))
            if own and all(total(self.won(seat, colour)) < own for seat in others):
                found |= {("give", colour, to) for to in others if not self.won(to, colour)}
        return found

    # -- a turn ------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        seat = self.to_move
        assert seat is not None
        match move:
            case ("give", str(colour), int(to)):
                gift = self.won(seat, colour)
                self.loot[seat] -= gift
                self.loot[to] |= gift
                self.step = "place"
            case ("place", Card() as card, (int(row), int(column))):
                self.hands[seat].remove(card)
                self.block[row, column] = card
                self.take(seat, card, (row, column))
                self.after_placing(seat)
            case ("draw", int(stack)):
                self.draw_and_refill(seat, stack)
            case _:
                raise AssertionError(move)

    def take(self, seat: int, placed: Card, at: Cell) -> None:
        column = {cell for cell in self.block if cell[1] == at[1] and cell != at}
        row = {cell for cell in self.block if cell[0] == at[0] and cell != at}
        taken: set[Cell] = set()
        for line in (column, row):
            if placed.value + sum(self.block[cell].value for cell in line) >= 10:
                taken |= {cell for cell in line if matches(self.block[cell], placed)}
        if not taken and len(self.block) == 16:
            self.full_tables += 1
            taken = {cell for cell in column | row if not matches(self.block[cell], placed)}
            if not taken:
                self.last_resorts += 1
                taken = column | row
        self.loot[seat] |= {self.block.pop(cell) for cell in taken}

    def after_placing(self, seat: int) -> None:
        filled = [number for number, stack in enumerate(self.stacks) if stack]
        if self.last_turns is not None or not filled:
            self.next_turn(seat)
        elif len(filled) == 2:
            self.step = "draw"
        else:
            self.draw_and_refill(seat, filled[0])

    def draw_and_refill(self, seat: int, stack: int) -> None:
        self.hands[seat].add(self.stacks[stack].pop(0))
        while len(self.block) < 12 and (self.stacks[0] or self.stacks[1]):
            source = self.stacks[stack] or self.stacks[1 - stack]
            reading = READING[SEATS[self.players][seat]]
            first_empty = next(cell for cell in reading if cell not in self.block)
            self.block[first_empty] = source.pop(0)
        self.next_turn(seat)

    def next_turn(self, seat: int) -> None:
        if self.last_turns is not None:
            self.last_turns -= 1
        elif not self.stacks[0] and not self.stacks[1]:
            self.last_turns = self.players
        self.to_move = (seat + 1) % self.players
        self.step = "start"
        if self.last_turns == 0:
            self.to_move = None
            self.step = "over"
            for owner, hand in enumerate(self.hands):
                assert len(hand) == 3
                self.loot[owner] |= hand
                hand.clear()

    # -- scoring -----------------------------------------------------------------------------

    def piles(self) -> list[set[Card]]:
        """The loot of all who take part in the majorities: with 2 players a virtual third."""
        return [*self.loot, self.aside] if self.players == 2 else self.loot

    def majorities(self, pile: set[Card]) -> set[str]:
        found = set()
        for colour in COLOURS:
            totals = [total({c for c in p if c.colour == colour}) for p in self.piles()]
            own = total({c for c in pile if c.colour == colour})
            if own > 0 and own == max(totals):
                found.add(colour)
        return found

    def penalty(self, pile: set[Card]) -> int:
        face_down = self.majorities(pile)
        return total({card for card in pile if card.colour not in face_down})

    def scores(self) -> list[int]:
        return [self.penalty(pile) for pile in self.loot]

    def winners(self) -> list[int]:
        piles = self.piles()
        able = [n for n, pile in enumerate(piles) if self.majorities(pile)]
        fewest = min(self.penalty(piles[n]) for n in able)
        able = [n for n in able if self.penalty(piles[n]) == fewest]
        most = max(len(piles[n]) for n in able)
        return [n for n in able if len(piles[n]) == most and n < self.players]
