"""Why an action is not allowed: the same rules as in legal.py, with their reasons."""

from mypy_extensions import i64

from tidetable.engine.errors import IllegalAction
from tidetable.engine.kadora.actions import DRAWS, GIVES
from tidetable.engine.kadora.model import (
    CELLS,
    COLOURS,
    DRAW,
    OVER,
    PLACE,
    KadoraState,
)
from tidetable.engine.kadora.serialize import cell_at, face


def refusal(state: KadoraState, action: i64) -> IllegalAction | None:
    """Why the action is not allowed now; None when it is."""
    step = state.step_of_turn
    if step == OVER:
        return IllegalAction("game-over")
    if action >= GIVES:
        return gift_refusal(state, (action - GIVES) // 4, (action - GIVES) % 4)
    if action >= DRAWS:
        return None if step == DRAW else IllegalAction("must-place")
    if step == DRAW:
        return IllegalAction("must-draw")
    card, cell = action // CELLS, action % CELLS
    if not state.holds(state.to_move, card):
        return IllegalAction("not-in-hand", card=face(state.box, card))
    if state.block[cell] >= 0:
        return IllegalAction("cell-taken", cell=cell_at(cell))
    return None


def gift_refusal(state: KadoraState, colour: i64, receiver: i64) -> IllegalAction | None:
    seat = state.to_move
    name = state.box.colours[colour]
    if state.step_of_turn == DRAW:
        return IllegalAction("must-draw")
    if state.step_of_turn == PLACE:
        return IllegalAction("already-gave")
    if receiver >= state.setup.players:
        return IllegalAction("no-such-receiver", to=int(receiver))
    if receiver == seat:
        return IllegalAction("give-to-self")
    if state.totals[seat * COLOURS + colour] == 0:
        return IllegalAction("nothing-to-give", colour=name)
    if state.totals[receiver * COLOURS + colour] > 0:
        return IllegalAction("receiver-has-colour", colour=name, to=int(receiver))
    if not state.sole_leader(seat, colour):
        return IllegalAction("not-sole-leader", colour=name)
    return None
