"""The legal actions of the seat to move."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.kadora.actions import DRAWS, GIVES
from tidetable.engine.kadora.model import (
    CELLS,
    COLOURS,
    DRAW,
    OVER,
    START,
    KadoraState,
)


def legal(state: KadoraState) -> vec[i64]:
    """The legal actions, ascending."""
    if state.step_of_turn == DRAW:
        return vec[i64]([DRAWS, DRAWS + 1])
    if state.step_of_turn == OVER:
        return vec[i64]()
    block = state.block
    empties = vec[i64]([0] * state.empty)
    found: i64 = 0
    for cell in range(i64(CELLS)):
        if block[cell] < 0:
            empties[found] = cell
            found += 1
    hands = state.hands
    start = state.to_move * state.box.hand_size
    held: i64 = 0
    while held < state.box.hand_size and hands[start + held] >= 0:
        held += 1
    actions = vec[i64]([0] * (held * found), capacity=held * found + 8)
    at: i64 = 0
    for slot in range(start, start + held):
        first = hands[slot] * CELLS
        for cell in empties:
            actions[at] = first + cell
            at += 1
    if state.step_of_turn == START:
        actions = with_gifts(state, actions)
    return actions


def with_gifts(state: KadoraState, actions: vec[i64]) -> vec[i64]:
    seat = state.to_move
    totals = state.totals
    end = state.setup.players * COLOURS
    for colour in range(i64(COLOURS)):
        own = totals[seat * COLOURS + colour]
        if own == 0 or not state.sole_leader(seat, colour):
            continue
        for at in range(colour, end, COLOURS):
            # Every card has a value, so a total of 0 means no card.
            if totals[at] == 0:
                actions = append(actions, GIVES + colour * 4 + at // COLOURS)
    return actions
