"""A seat's view of Kadora as a fixed number of bytes, for machine learning.

It contains what the view contains, with seats counted from the viewer. docs/environments.md
explains the parts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.game import Part, number_code, seat_code
from tidetable.engine.kadora.model import CARDS, CELLS, COLOURS, PER_COLOUR, Box, KadoraState

# Where a card is, in the part "cards".
ON_BLOCK: Final = 1
OWN_HAND: Final = 2
LOOT: Final = 3  # + seats after the viewer; + players for cards set aside, once they are shown


def dealt_cards(box: Box, players: i64) -> i64:
    """How many cards are dealt before the stacks."""
    return box.aside + players * box.hand_size + len(box.face_up)


def layout(box: Box, players: int) -> list[Part]:
    return [
        Part("seat", 1, 4),
        Part("to_move", 1, players + 1),
        Part("step", 1, 4),
        Part("first", 1, players + 1),
        Part("last_turns", 1, 0),
        Part("block", CELLS, CARDS + 1),
        Part("hand", int(box.hand_size), CARDS + 1),
        Part("backs", (players - 1) * COLOURS, 0),
        Part("cards", CARDS, LOOT + players + 1),
        Part("worth", players * COLOURS, 0),
        Part("aside", COLOURS, 0),
        Part("left", 2, 0),
        Part("stacks", CARDS - int(dealt_cards(box, players)), COLOURS + 1),
    ]


def observe(state: KadoraState, seat: i64, out: vec[u8], at: i64) -> None:
    box = state.box
    players = state.setup.players
    out[at] = u8(seat)
    out[at + 1] = seat_code(state.to_move, seat, players)
    out[at + 2] = u8(state.step_of_turn)
    out[at + 3] = seat_code(state.first, seat, players)
    out[at + 4] = u8(state.last_turns + 1)
    at += 5
    cards = at + CELLS + box.hand_size + (players - 1) * COLOURS
    for place in range(cards, cards + CARDS):
        out[place] = 0
    block = state.block
    hands = state.hands
    for cell in range(i64(CELLS)):
        card = block[cell]
        out[at + cell] = u8(card + 1)
        if card >= 0:
            out[cards + card] = ON_BLOCK
    at += CELLS
    own = seat * box.hand_size
    for n in range(box.hand_size):
        card = hands[own + n]
        out[at + n] = u8(card + 1)
        if card >= 0:
            out[cards + card] = OWN_HAND
    at = observe_backs(state, seat, out, at + box.hand_size)
    at = observe_loot(state, seat, out, at)
    at = observe_aside(state, out, at, cards)
    observe_stacks(state, out, at)


def observe_backs(state: KadoraState, seat: i64, out: vec[u8], at: i64) -> i64:
    """The colours of the other hands."""
    players = state.setup.players
    size = state.box.hand_size
    hands = state.hands
    for n in range(at, at + (players - 1) * COLOURS):
        out[n] = 0
    for further in range(i64(1), players):
        start = (seat + further) % players * size
        for slot in range(start, start + size):
            card = hands[slot]
            if card >= 0:
                out[at + i64(u8(card) // PER_COLOUR)] += 1
        at += COLOURS
    return at


def observe_loot(state: KadoraState, seat: i64, out: vec[u8], at: i64) -> i64:
    players = state.setup.players
    loot, totals = state.loot, state.totals
    worth = at + CARDS
    for further in range(players):
        start = (seat + further) % players * COLOURS
        for colour in range(i64(COLOURS)):
            out[worth + colour] = number_code(totals[start + colour])
            bits = loot[start + colour]
            card = at + colour * PER_COLOUR
            while bits:
                if bits & 1:
                    out[card] = u8(LOOT + further)
                bits >>= 1
                card += 1
        worth += COLOURS
    return worth


def observe_aside(state: KadoraState, out: vec[u8], at: i64, cards: i64) -> i64:
    """The backs of the cards set aside; with two players they are turned over at the end."""
    players = state.setup.players
    shown = players == 2 and state.to_move < 0
    for colour in range(at, at + COLOURS):
        out[colour] = 0
    deck = state.deck
    for n in range(state.box.aside):
        card = deck[n]
        out[at + i64(u8(card) // PER_COLOUR)] += 1
        if shown:
            out[cards + card] = u8(LOOT + players)
    return at + COLOURS


def observe_stacks(state: KadoraState, out: vec[u8], at: i64) -> None:
    """The colours of both stacks from the top down, the first stack before the second."""
    out[at] = u8(state.stack_left(0))
    out[at + 1] = u8(state.stack_left(1))
    at += 2
    deck = state.deck
    end = at + CARDS - dealt_cards(state.box, state.setup.players)
    for n in range(state.top0, state.end0):
        out[at] = u8(deck[n]) // PER_COLOUR + 1  # unsigned, because that is cheaper
        at += 1
    for n in range(state.top1, i64(CARDS)):
        out[at] = u8(deck[n]) // PER_COLOUR + 1  # unsigned, because that is cheaper
        at += 1
    while at < end:
        out[at] = 0
        at += 1
