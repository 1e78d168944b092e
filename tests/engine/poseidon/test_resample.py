"""Resampling: all arrangements of the corals that a seat cannot tell apart are equally likely."""

from collections import Counter
from math import factorial
from typing import cast

from tests.engine.modes import chosen
from tests.engine.poseidon.position import POSEIDON, position
from tests.engine.uniform import assert_uniform
from tidetable.engine.chance import Rng
from tidetable.engine.poseidon.model import PoseidonState

KINDS = "fins fins rider rider mouth mouth graveyard trident"


def arrangements(state: PoseidonState, seat: int | None, times: int) -> Counter[tuple[int, ...]]:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(times):
        other = cast(PoseidonState, state.resample(seat, seed))
        found[tuple(int(kind) for kind in other.corals)] += 1
    return found


def test_uniform_over_what_the_seat_has_not_seen() -> None:
    """Seen but for a rider, two mouths and the trident: 4! / 2 arrangements."""
    state = position(corals=KINDS)
    state.seen[0] = 0b01000111
    found = arrangements(state, 0, 2400)
    assert len(found) == factorial(4) // 2
    assert {kinds[:3] for kinds in found} == {(0, 0, 1)}
    assert {kinds[6] for kinds in found} == {3}
    assert_uniform(list(found.values()))


def test_other_seats_and_spectators_hold_more_possible() -> None:
    state = position(corals=KINDS)
    state.seen[0] = 0b01111111
    assert len(arrangements(state, 0, 50)) == 1
    assert len(arrangements(state, 1, 300)) > 200
    assert len(arrangements(state, None, 300)) > 200


def test_each_place_is_as_likely_to_hold_the_trident() -> None:
    state = position(corals=KINDS)
    places = Counter(kinds.index(4) for kinds in arrangements(state, 1, 1600).elements())
    assert_uniform([places[n] for n in range(8)])


def test_the_next_throws_differ_between_imaginations_and_not_between_equal_ones() -> None:
    def thrown(seed: int) -> list[int]:
        state = POSEIDON.new(2, seed=3, start_reef="preset").resample(0, seed)
        rng = Rng(1)
        while not any(outcome.label == "tip" for outcome in state.chance.outcomes):
            state.apply(chosen(state.actions(), rng))
        return list(state.chance.outcomes[-1].numbers)

    assert thrown(1) == thrown(1)
    assert len({str(thrown(seed)) for seed in range(20)}) == 20


def test_imagined_dice_do_not_come_from_the_seed_of_the_game() -> None:
    state = POSEIDON.new(2, seed=3, start_reef="preset")
    other = state.resample(0, 77)
    rng = Rng(1)
    while len(state.chance.outcomes) < 3:  # corals, first to load, the first throw
        action = chosen(state.actions(), rng)
        state.apply(action)
        other.apply(action)
    assert list(state.chance.outcomes[2].numbers) != list(other.chance.outcomes[2].numbers)
