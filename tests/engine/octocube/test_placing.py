"""The family game: all boards are offered that some order of placing and shifting leads to.

The engine asks about one tile after the other; reference.py tries every order.
"""

from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.modes import THOROUGH
from tests.engine.octocube import reference
from tests.engine.octocube.position import (
    BARE,
    OCTOCUBE,
    corrected,
    legal_words,
    play,
    slots,
)
from tests.engine.octocube.test_slots import all_slots, taken_back
from tests.engine.values import Values
from tidetable.engine.octocube.model import SLOT, OctocubeState
from tidetable.engine.octocube.moves import tile_word

NO_SHIFT = corrected(family={"shift": False})
EARLIER = corrected(family={"free_order": False})  # as it was until November 2026


def board_of(state: OctocubeState) -> reference.Slots:
    return tuple(None if shown < 0 else int(shown) for shown in state.slots[:16])


def offered(state: OctocubeState) -> set[reference.Slots]:
    """The boards that the choices of the engine lead to."""
    found: set[reference.Slots] = set()
    seen: set[tuple[object, ...]] = set()
    waiting = [state]
    while waiting:
        now = waiting.pop()
        if now.step_of_turn != SLOT or now.to_move != 0:
            found.add(board_of(now))
            continue
        tiles = [tuple(map(int, row)) for row in (now.loose, now.unfit)]
        key = (board_of(now), *tiles, now.second_pass)
        if key not in seen:
            seen.add(key)
            assert_no_twins(now)
            for action in now.actions():
                after = now.fork()
                after.step(action)
                waiting.append(after)
    return found


def assert_no_twins(state: OctocubeState) -> None:
    """No two choices put the same tiles on the same slots."""
    made = []
    tile = int(state.loose[0])
    for action in state.actions():
        move: Any = OCTOCUBE.move(state, action)
        before = board_of(state)
        if "to" in move:
            there = before[move["slot"]]
            assert there is not None
            before = reference.put(before, (move["to"], there))
        made.append(reference.put(before, (move["slot"], tile)) if "slot" in move else before)
    assert len(set(made)) == len(made)


class Case:
    """A board and tiles that come off a cube."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        free = set(rng.sample(range(16), rng.randint(1, 4)))
        self.filled = {
            slot: rng.choice([tile for tile in range(20) if reference.fits(slot, tile)])
            for slot in range(16)
            if slot not in free
        }
        # Few kinds and colours, so that the tiles compete.
        kinds, colours = rng.sample(range(5), 3), rng.sample(range(4), 2)
        number = rng.randint(2, 5)
        self.tiles = [rng.choice(kinds) * 4 + rng.choice(colours) for _ in range(number)]

    def state(self, data: Values | None) -> OctocubeState:
        names = [
            f"{side}={tile_word(shown)}" for side, shown in zip("UNESW", self.tiles, strict=False)
        ]
        filled = {slot: tile_word(shown) for slot, shown in self.filled.items()}
        return taken_back(" ".join(names), filled, board="~ " + BARE[2:], data=data)

    def expected(self, shift: bool) -> set[reference.Slots]:
        empty: reference.Slots = (None,) * 16
        return reference.boards(reference.put(empty, *self.filled.items()), self.tiles, shift)


@pytest.mark.parametrize("shift", [True, False])
@settings(max_examples=400 if THOROUGH else 60)
@given(seed=st.integers(0, 2**32))
def test_every_board_that_some_order_allows_is_offered_and_no_other(shift: bool, seed: int) -> None:
    case = Case(seed)
    data = corrected(family={"shift": shift})
    assert offered(case.state(data)) == case.expected(shift)


# -- waiting for a shift ---------------------------------------------------------------------------

BEFORE = [2, 0, 50, 56, 125, 52, 12, 51, 49, 50, 51, 51, 124, 128, 126, 131, 194, 56]


def test_a_tile_may_wait_for_one_that_is_shifted_in() -> None:
    """Two green sextants come off with a white one, which fits nothing but white. A green one can
    take the slot of the white sextant on the board, which moves to white."""
    state = cast(OctocubeState, OCTOCUBE.new(2, 637, mode="family"))
    for action in BEFORE:
        state.apply(action)
    assert slots(state) == {2: "Sw"}
    assert legal_words(state) == {"=6", "aside"}
    play(state, "aside =3>6")  # the other green one goes to green, the white one back
    assert slots(state) == {2: "Sg", 5: "Sw", 8: "Sg"}


def test_a_tile_may_not_wait_when_the_later_one_is_needed_elsewhere() -> None:
    """The green diamond fits two free slots, and only one tile comes after it."""
    state = taken_back("U=Dg D=Fg", all_slots(0, 8) | {4: "Fg", 15: "Fg"}, data=NO_SHIFT)
    assert legal_words(state) == {"=1", "=9"}


def test_a_tile_does_not_take_the_slot_of_one_like_it() -> None:
    """The green pearl could go to green itself."""
    filled = all_slots(8) | {1: "Pg"}
    assert legal_words(taken_back("U=Pg D=Sg", filled)) == {"=9", "aside"}
    before = taken_back("U=Pg D=Sg", filled, data=EARLIER)
    assert legal_words(before) == {"=9", "=2>9", "aside"}


def test_data_of_before_means_what_it_meant() -> None:
    state = cast(OctocubeState, OCTOCUBE.new(2, 637, EARLIER, mode="family"))
    for action in BEFORE[:-1]:
        state.apply(action)
    state.apply(BEFORE[-1])
    assert "aside" not in legal_words(state)
