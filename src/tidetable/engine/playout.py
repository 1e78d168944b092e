"""Random play in a compiled loop: the measure of speed, and the simplest player."""

from mypy_extensions import i64

from tidetable.engine.chance import Rng
from tidetable.engine.game import State


def play_random(state: State, rng: Rng) -> int:
    """Play this state to its end with random actions; return the number of decisions."""
    game = state.setup.game
    before = state.steps
    while state.to_move >= 0:
        actions = game.legal(state)
        state.step(actions[rng.below(i64(len(actions)))])
    return int(state.steps - before)
