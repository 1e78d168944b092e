"""Resampling: building the states that a seat cannot tell from the real one.

A game that hides the rest of a shuffled deck needs no more than this:

    rng = Rng(seed)
    deck = reshuffled(state.deck, state.drawn, rng)
    other = imagined(state, rng, {"deck": deck})
    other.deck = deck
"""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance, Outcome, Rng
from tidetable.engine.state import State


def reshuffled(row: vec[i64], start: i64, rng: Rng) -> vec[i64]:
    """Return the row with everything from `start` on in a new random order.

    The result depends only on what is known and on the generator: the rest is sorted first."""
    rest = vec[i64](sorted(row[start:]))
    rng.shuffle(rest)
    result = row[:]
    for n in range(i64(len(rest))):
        result[start + n] = rest[n]
    return result


def imagined(state: State, rng: Rng, outcomes: dict[str, vec[i64]]) -> State:
    """Return a copy that draws from `rng` instead of the seed.

    In its record, the outcomes of these labels are replaced: they are what a deal must have been
    that leads to the resampled state by the same actions."""
    other = state.fork()
    chance = Chance(None)
    chance.imagined = rng
    chance.drawn = state.chance.drawn
    if state.history is not None:
        other.history = state.history
        for outcome in state.chance.outcomes:
            numbers = outcomes.get(outcome.label)
            chance.outcomes.append(outcome if numbers is None else Outcome(outcome.label, numbers))
    other.chance = chance
    return other
