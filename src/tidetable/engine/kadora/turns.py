"""From turn to turn, and the end of the game."""

from tidetable.engine.game import NOBODY
from tidetable.engine.kadora.model import (
    EMPTY,
    OVER,
    START,
    KadoraState,
    full_of,
)
from tidetable.engine.kadora.scoring import Tally, scores, winners
from tidetable.engine.kadora.serialize import faces
from tidetable.engine.seats import next_seat


def end_turn(state: KadoraState) -> None:
    """Pass the turn on, unless it was the last one."""
    seat = state.to_move
    if state.last_turns > 0:
        state.last_turns -= 1
        if state.last_turns == 0:
            finish(state)
            return
    elif state.stacks_empty():
        state.last_turns = state.setup.players
        if state.log is not None:
            state.log.emit({"event": "stacks-empty", "seat": int(seat)})
    state.to_move = next_seat(state, seat)
    state.step_of_turn = START
    state.turns += 1
    if state.log is not None:
        state.log.emit({"event": "turn", "seat": int(state.to_move), "turn": int(state.turns)})


def finish(state: KadoraState) -> None:
    """Add all hands to their owners' loot; with two players turn over the cards set aside."""
    players = state.setup.players
    for seat in range(players):
        held = state.hand(seat)
        for card in held:
            state.win(seat, card)
        if state.log is not None:
            state.log.emit(
                {"event": "show-hand", "seat": int(seat), "cards": faces(state.box, held)}
            )
    state.hands = full_of(EMPTY, players * state.box.hand_size)
    state.learned += 1
    state.step_of_turn = OVER
    state.to_move = NOBODY
    if state.log is not None:
        if players == 2:
            cards = faces(state.box, state.set_aside())
            state.log.emit({"event": "show-aside", "cards": cards})
        state.log.emit(
            {"event": "end", "penalties": scores(state), "winners": winners(state, Tally(state))}
        )
