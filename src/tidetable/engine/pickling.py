"""States and games in pickles: a game by its name, a state by its record.

A pickle holds everything, hidden cards and the seed included, like a record.
"""

from typing import TYPE_CHECKING, Any

from tidetable.engine.chance import Chance, Rng, recorded
from tidetable.engine.record import begin, of_state, plain_outcomes, read

if TYPE_CHECKING:
    from tidetable.engine.game import Game, State

Words = tuple[int, int, int, int]  # of a random generator


def reduce_game(game: "Game") -> tuple[Any, ...]:
    return game_named, (game.name,)


def game_named(name: str) -> "Game":
    from tidetable import games  # which imports the engine

    return games.get(name)


def reduce_state(state: "State") -> tuple[Any, ...]:
    """A state without history (a fork) has no record: RecordError("no-history")."""
    chance, record = state.chance, of_state(state)
    rng = chance.imagined
    words = None if rng is None else (int(rng.a), int(rng.b), int(rng.c), int(rng.counter))
    return restore_state, (state.setup.game, record, still_to_come(chance), words)


def still_to_come(chance: Chance) -> list[tuple[str, list[int]]]:
    """The outcomes that a partly replayed record still holds."""
    return [
        (outcome.label, [int(number) for number in outcome.numbers])
        for outcome in chance.recorded[int(chance.drawn) :]
    ]


def restore_state(
    game: "Game", record: dict[str, Any], later: list[tuple[str, list[int]]], words: Words | None
) -> "State":
    state = begin(game, read({**record, "result": None}))
    chance = state.chance
    chance.recorded.extend(recorded(label, drawn) for label, drawn in later)
    for action in record["actions"]:
        state.step(action)
    if words is not None:
        chance.imagined = Rng(0)
        chance.imagined.a, chance.imagined.b, chance.imagined.c, chance.imagined.counter = words
    assert len(plain_outcomes(chance)) == len(record["outcomes"])
    return state
