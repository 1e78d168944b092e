"""A card of Kadora is always in exactly one place."""

from typing import cast

from tidetable.engine.game import State
from tidetable.engine.kadora.model import CARDS, COLOURS, PER_COLOUR, KadoraState


def places(state: KadoraState) -> dict[str, list[int]]:
    """Which cards lie where, straight from the fields of the state."""
    won = []
    for pile, bits in enumerate(state.loot):
        first = pile % COLOURS * PER_COLOUR
        won += [first + n for n in range(PER_COLOUR) if bits >> n & 1]
    return {
        "aside": list(state.set_aside()),
        "hands": [card for card in state.hands if card >= 0],
        "block": [card for card in state.block if card >= 0],
        "loot": won,
        "first stack": list(state.deck[state.top0 : state.end0]),
        "second stack": list(state.deck[state.top1 : CARDS]),
    }


def conserved(state: State) -> None:
    kadora = cast(KadoraState, state)
    cards = sorted(card for lying in places(kadora).values() for card in lying)
    assert cards == list(range(CARDS)), f"not every card once: {places(kadora)}"
    assert list(kadora.block).count(-1) == kadora.empty, "empty cells miscounted"
