"""Moves and notation of a game that has no form of its own for them: found by trying actions.

A move is written as its values, joined: {"do": "bid", "suit": "red", "tricks": 3} is bid-red-3.
"""

from typing import TYPE_CHECKING

from tidetable.engine.errors import IllegalAction
from tidetable.engine.events import Json

if TYPE_CHECKING:
    from tidetable.engine.game import Game
    from tidetable.engine.state import State


def find_move(game: "Game", state: "State", move: object) -> int:
    """Return the action whose move is this one."""
    if not isinstance(move, dict):
        raise IllegalAction("move-not-object")
    verbs: dict[str, None] = {}  # in order
    for action in range(game.action_count):
        known = game.move(state, action)
        if same(known, move):
            return action
        verbs[str(known["do"])] = None
    raise IllegalAction("move-field", field="do", expected=", ".join(verbs))


def same(one: object, other: object) -> bool:
    """Compare as JSON does: true is not 1."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and one == other


def word_of(move: Json) -> str:
    return "-".join(parts(move)).replace(" ", "_")


def parts(value: object) -> list[str]:
    if isinstance(value, dict):
        return [part for inner in value.values() for part in parts(inner)]
    if isinstance(value, list):
        return [part for inner in value for part in parts(inner)]
    return [str(value)]


def find_word(game: "Game", state: "State", word: str) -> int:
    """Return the action that is written like this, a legal one if there is one."""
    for actions in (state.actions(), range(game.action_count)):
        for action in actions:
            if game.write_action(state, action) == word:
                return action
    raise IllegalAction("no-such-word", word=word)
