"""The rules of Kadora in the order of the rulebook: setup and the four steps of a turn.

legal.py lists what is allowed, turns.py has the end of a turn and of the game.
"""

from typing import Final

from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.game import Json, Log, Setup
from tidetable.engine.kadora.actions import DRAWS, GIVES
from tidetable.engine.kadora.model import (
    CARDS,
    CELLS,
    COLOURS,
    DRAW,
    EMPTY,
    KINDS,
    OVER,
    PER_COLOUR,
    PLACE,
    SIDE,
    Box,
    KadoraState,
    full_of,
)
from tidetable.engine.kadora.serialize import back, cell_at, face, faces
from tidetable.engine.kadora.turns import end_turn, finish
from tidetable.engine.seats import chosen_first, first_seat

# Which cards of a line are taken.
MATCHING: Final = 0  # those that share colour or kind with the placed card
OTHERS: Final = 1  # those that share neither
ALL: Final = 2

# -- setup ---------------------------------------------------------------------------------------


def deal(setup: Setup, chance: Chance, box: Box, log: Log | None) -> KadoraState:
    """Set cards aside, then deal hands by seat, the block as seat 0 reads it, and two stacks."""
    state = KadoraState(setup, chance, box)
    state.log = log
    players = setup.players
    deck = chance.shuffle("deal", CARDS)
    state.deck = deck
    at = box.aside
    state.hands = full_of(EMPTY, players * box.hand_size)
    for seat in range(players):
        for _ in range(box.hand_size):
            take_in_hand(state, seat, deck[at])
            at += 1
    state.block = full_of(EMPTY, CELLS)
    for cell in box.face_up:
        state.block[cell] = deck[at]
        at += 1
    state.empty = CELLS - len(box.face_up)
    state.top0 = at
    state.end0 = CARDS if box.all_in_first else at + (CARDS - at + 1) // 2
    state.top1 = state.end0
    state.loot = full_of(0, players * COLOURS)
    state.totals = full_of(0, players * COLOURS)
    state.first = 0
    if box.random_first or chosen_first(setup) >= 0:
        state.first = first_seat(setup, chance)
    state.to_move = state.first
    if log is not None:
        log.emit({"event": "deal", "first": int(state.first)})
        log.emit({"event": "turn", "seat": int(state.first), "turn": 1})
    return state


# -- a turn --------------------------------------------------------------------------------------


def perform(state: KadoraState, action: i64) -> None:
    """Do a legal action, and the steps after it that leave no choice."""
    if action >= GIVES:
        give(state, (action - GIVES) // 4, (action - GIVES) % 4)
    elif action >= DRAWS:
        draw(state, action - DRAWS)
    else:
        place(state, action // CELLS, action % CELLS)


def give(state: KadoraState, colour: i64, receiver: i64) -> None:
    """Step 1: give all won cards of one colour to a seat that has none of it."""
    source = state.to_move * COLOURS + colour
    target = receiver * COLOURS + colour
    state.loot[target] = state.loot[source]
    state.totals[target] = state.totals[source]
    state.loot[source] = 0
    state.totals[source] = 0
    state.step_of_turn = PLACE
    if state.log is not None:
        state.log.emit(
            {
                "event": "give",
                "seat": int(state.to_move),
                "colour": state.box.colours[colour],
                "to": int(receiver),
                "cards": faces(state.box, state.won(receiver, colour)),
            }
        )


def place(state: KadoraState, card: i64, cell: i64) -> None:
    """Step 2: place a card on the block and take what it wins."""
    leave_hand(state, state.to_move, card)
    state.block[cell] = card
    state.empty -= 1
    if state.log is not None:
        state.log.emit(
            {
                "event": "place",
                "seat": int(state.to_move),
                "card": face(state.box, card),
                "cell": cell_at(cell),
            }
        )
    take_won(state, card, cell)
    if state.step_of_turn == OVER:
        return
    if state.last_turns > 0:
        end_turn(state)  # last turns have no draw and no refill
    elif state.stack_left(0) > 0 and state.stack_left(1) > 0:
        state.step_of_turn = DRAW
    else:
        draw(state, 0 if state.stack_left(0) > 0 else 1)


def take_won(state: KadoraState, card: i64, cell: i64) -> None:
    """Take from column and row as the active seat sees them, else apply the full-table rule."""
    box = state.box
    seat = state.to_move
    column, row = box.sideways[seat], 1 - box.sideways[seat]
    column_reached = line_sum(state, cell, column) >= box.threshold
    row_reached = line_sum(state, cell, row) >= box.threshold
    taken: i64 = 0
    if column_reached:
        taken += take_from(state, card, cell, column, MATCHING, "column")
    if row_reached:
        taken += take_from(state, card, cell, row, MATCHING, "row")
    if taken > 0 or state.empty > 0:
        return
    if not (box.full_needs_low_sums and (column_reached or row_reached)):
        if state.log is not None:
            state.log.emit({"event": "full-table", "seat": int(seat)})
        taken += take_from(state, card, cell, column, OTHERS, "column")
        taken += take_from(state, card, cell, row, OTHERS, "row")
    if taken == 0:
        last_resort(state, card, cell)


def last_resort(state: KadoraState, card: i64, cell: i64) -> None:
    """Take everything: all cards match and no sum is reached, so the next seat could not place."""
    if state.log is not None:
        state.log.emit({"event": "last-resort", "seat": int(state.to_move)})
    if state.box.last_resort_ends:
        finish(state)
        return
    column = state.box.sideways[state.to_move]
    take_from(state, card, cell, column, ALL, "column")
    take_from(state, card, cell, 1 - column, ALL, "row")


def line_cell(cell: i64, across: i64, n: i64) -> i64:
    """The n-th cell of the column (across 0) or row (across 1) that a cell lies in."""
    return (cell - cell % SIDE) + n if across else cell % SIDE + n * SIDE


def line_sum(state: KadoraState, cell: i64, across: i64) -> i64:
    block = state.block
    value = state.box.value
    total: i64 = 0
    for n in range(i64(SIDE)):
        card = block[line_cell(cell, across, n)]
        if card >= 0:
            total += value[card]
    return total


def wins(placed: i64, other: i64, which: i64) -> bool:
    if which == ALL:
        return True
    match = placed // PER_COLOUR == other // PER_COLOUR or placed % KINDS == other % KINDS
    return match if which == MATCHING else not match


def take_from(
    state: KadoraState, placed: i64, cell: i64, across: i64, which: i64, line: str
) -> i64:
    """Move the won cards of one line to the active seat's loot, and count them."""
    block = state.block
    taken: i64 = 0
    won: list[Json] | None = None if state.log is None else []
    for n in range(i64(SIDE)):
        at = line_cell(cell, across, n)
        card = block[at]
        if at == cell or card < 0 or not wins(placed, card, which):
            continue
        block[at] = EMPTY
        state.win(state.to_move, card)
        taken += 1
        if won is not None:
            won.append({"card": face(state.box, card), "cell": cell_at(at)})
    state.empty += taken
    if won and state.log is not None:
        state.log.emit({"event": "take", "seat": int(state.to_move), "line": line, "taken": won})
    return taken


def draw(state: KadoraState, stack: i64) -> None:
    """Step 3: draw the top card of a stack; step 4 and the end of the turn follow."""
    seat = state.to_move
    card = take_top(state, stack)
    take_in_hand(state, seat, card)
    state.learned += 1
    if state.log is not None:
        event: Json = {"event": "draw", "seat": int(seat), "stack": int(stack)}
        state.log.emit_private(
            seat,
            {**event, "card": face(state.box, card)},
            {**event, "card": back(state.box, card)},
        )
    refill(state, stack)
    end_turn(state)


def refill(state: KadoraState, stack: i64) -> None:
    """Step 4: refill the block from the stack just drawn from, as the active seat reads it."""
    reading = state.box.reading
    at = state.to_move * CELLS
    while state.empty > state.box.empty_cells:
        if state.stack_left(stack) == 0:
            stack = 1 - stack
            if not state.box.refill_from_other or state.stack_left(stack) == 0:
                return
        while state.block[reading[at]] >= 0:
            at += 1
        cell = reading[at]
        card = take_top(state, stack)
        state.block[cell] = card
        state.empty -= 1
        state.learned += 1
        if state.log is not None:
            state.log.emit(
                {
                    "event": "refill",
                    "seat": int(state.to_move),
                    "stack": int(stack),
                    "card": face(state.box, card),
                    "cell": cell_at(cell),
                }
            )


def take_top(state: KadoraState, stack: i64) -> i64:
    if stack == 0:
        card = state.deck[state.top0]
        state.top0 += 1
    else:
        card = state.deck[state.top1]
        state.top1 += 1
    return card


def take_in_hand(state: KadoraState, seat: i64, card: i64) -> None:
    """Add a card to a hand, and keep it ascending."""
    hands = state.hands
    at = seat * state.box.hand_size
    slot = at + state.box.hand_size - 1
    while slot > at and (hands[slot - 1] < 0 or hands[slot - 1] > card):
        hands[slot] = hands[slot - 1]
        slot -= 1
    hands[slot] = card


def leave_hand(state: KadoraState, seat: i64, card: i64) -> None:
    hands = state.hands
    slot = seat * state.box.hand_size
    end = slot + state.box.hand_size - 1
    while hands[slot] != card:
        slot += 1
    while slot < end:
        hands[slot] = hands[slot + 1]
        slot += 1
    hands[end] = EMPTY
