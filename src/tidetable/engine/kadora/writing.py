"""Views and choices as they are sent: as text, nearly all of which was written once and for all.

It says what view.py, moves.py and preview.py say; the contract's tests hold one against the other.
"""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.kadora import legal, moves
from tidetable.engine.kadora.actions import DRAWS
from tidetable.engine.kadora.model import (
    CARDS,
    CELLS,
    COLOURS,
    PER_COLOUR,
    SIDE,
    Box,
    KadoraState,
    cards_of,
)
from tidetable.engine.kadora.rules import line_sum, take_won
from tidetable.engine.kadora.scoring import Tally
from tidetable.engine.kadora.serialize import cell_at
from tidetable.engine.kadora.view import STEPS, reading

PILES_KEPT = 5000  # texts of piles of loot that are remembered


class Open:
    """What everybody sees of a position: written once for all who look at it."""

    def __init__(self, writer: "Writer", state: KadoraState) -> None:
        tally = Tally(state)
        self.state: KadoraState = state
        self.steps: i64 = state.steps  # it is this position until the next action
        self.seats: list[str] = []  # where each sits; its hand is to follow
        self.loot: list[str] = []
        for seat in range(state.setup.players):
            loot, penalty = writer.loot(tally, seat), int(tally.penalties[seat])
            self.seats.append(f'{{"side":{writer.sides[seat]},"hand":')
            self.loot.append(f',"loot":{loot},"penalty":{penalty}}}')
        first = writer.hidden(state.deck[state.top0 : state.end0])
        second = writer.hidden(state.deck[state.top1 : CARDS])
        self.stacks: object = raw(f"[{first},{second}]")
        self.block: object = writer.block(state.block)
        self.aside: object = raw(writer.shuffled(state.set_aside()))


class Writer:
    """For one box. Texts of JSON, the smaller ones ready to be joined."""

    def __init__(self, box: Box) -> None:
        self.faces: list[str] = [text(face) for face in box.faces]
        self.backs: list[str] = [text(back) for back in box.backs]
        self.colours: list[str] = [text(colour) for colour in box.colours]
        self.sides: list[str] = [text(side) for side in box.seats]
        self.cells: list[str] = [text(cell_at(cell)) for cell in range(CELLS)]
        self.readings: list[object] = []  # by seat, once asked for
        self.piles: dict[int, str] = {}  # by what lies in them, which gives their total
        self.lying: list[str] = []  # card * CELLS + cell: a card that lies there
        self.last: Open | None = None  # often the next to look sees the same

        for card in range(CARDS):
            for cell in range(CELLS):
                self.lying.append(f'"card":{self.faces[card]},"cell":{self.cells[cell]}')

    def view(self, state: KadoraState, seat: i64) -> Json:
        if state.to_move < 0:
            return state.setup.game.view(state, seat, False)  # once a game
        players = state.setup.players
        if not self.readings:
            self.readings = [raw(text(reading(state, s))) for s in range(players)]
        seen = self.last
        if seen is None or seen.state is not state or seen.steps != state.steps:
            seen = self.last = Open(self, state)
        seats: list[str] = []
        for s in range(players):
            held = state.hand(s)
            hand = self.open(held) if s == seat else self.hidden(held)
            seats.append(seen.seats[s] + hand + seen.loot[s])
        return {
            "game": "kadora",
            "players": int(players),
            "seat": int(seat) if seat >= 0 else None,
            "to_move": int(state.to_move),
            "step": STEPS[state.step_of_turn],
            "turn": int(state.turns),
            "first": int(state.first),
            "last_turns": int(state.last_turns),
            "seats": listed(seats),
            "block": seen.block,
            "reading": self.readings[seat if seat >= 0 else 0],
            "stacks": seen.stacks,
            "aside": seen.aside,
            "result": None,
        }

    def open(self, cards: vec[i64]) -> str:
        return "[" + ",".join([self.faces[card] for card in cards]) + "]"

    def hidden(self, cards: vec[i64]) -> str:
        return "[" + ",".join([self.backs[card // PER_COLOUR] for card in cards]) + "]"

    def shuffled(self, cards: vec[i64]) -> str:
        """Hidden, and sorted by colour: their order would tell when they came."""
        told: list[str] = []
        for colour in range(i64(COLOURS)):
            for card in cards:
                if card // PER_COLOUR == colour:
                    told.append(self.backs[colour])
        return "[" + ",".join(told) + "]"

    def block(self, block: vec[i64]) -> object:
        rows: list[str] = []
        for start in range(i64(0), i64(CELLS), i64(SIDE)):
            row = block[start : start + SIDE]
            rows.append(",".join([self.faces[card] if card >= 0 else "null" for card in row]))
        return raw("[[" + "],[".join(rows) + "]]")

    def loot(self, tally: Tally, party: i64) -> str:
        piles: list[str] = []
        for colour in range(i64(COLOURS)):
            at = party * COLOURS + colour
            leads = 1 if tally.leads(party, colour) else 0
            key = int((tally.loot[at] * COLOURS + colour) * 2 + leads)
            pile = self.piles.get(key)
            if pile is None:
                if len(self.piles) >= PILES_KEPT:
                    self.piles.clear()
                cards = self.open(cards_of(tally.loot[at], colour))
                total, told = int(tally.totals[at]), "true" if leads else "false"
                pile = f'{self.colours[colour]}:{{"cards":{cards},"total":{total},"leads":{told}}}'
                self.piles[key] = pile
            piles.append(pile)
        return "{" + ",".join(piles) + "}"

    def choices(self, state: KadoraState) -> object:
        """The legal moves, each with its preview."""
        told: list[str] = []
        after: KadoraState | None = None
        for action in legal.legal(state):
            if action >= DRAWS:
                move = text(moves.move(state, action))
                told.append(f'{{"move":{move},"preview":{{}}}}')
                continue
            if after is None or after.to_move < 0:  # a last resort may have ended the game
                after = state.fork()
            told.append(self.placing(state, after, action))
        return listed(told)

    def placing(self, state: KadoraState, after: KadoraState, action: i64) -> str:
        """`after` is a copy to try it out on; of what was tried before only the block matters."""
        card, cell = action // CELLS, action % CELLS
        block, left = state.block, after.block
        for at in range(i64(CELLS)):
            left[at] = block[at]
        left[cell] = card
        after.empty = state.empty - 1
        take_won(after, card, cell)
        takes: list[str] = []
        for at in range(i64(CELLS)):
            if block[at] >= 0 and left[at] < 0:
                takes.append(self.lying[block[at] * CELLS + at])
        sideways = state.box.sideways[state.to_move]
        value = state.box.value[card]
        column = int(line_sum(state, cell, sideways) + value)
        row = int(line_sum(state, cell, 1 - sideways) + value)
        taken = "{" + "},{".join(takes) + "}" if takes else ""
        return (
            f'{{"move":{{"do":"place",{self.lying[action]}}},'
            f'"preview":{{"column":{column},"row":{row},"takes":[{taken}]}}}}'
        )


def text(told: object) -> str:
    return str(msgspec.json.encode(told), "utf-8")


def raw(text: str) -> object:
    return msgspec.Raw(text)


def listed(texts: list[str]) -> object:
    return raw("[" + ",".join(texts) + "]")
