"""Step 3, storing: each die on a storage hex of its own."""

import pytest

from tests.engine.poseidon.position import (
    corrected,
    happened,
    legal_words,
    on_wave,
    play,
    position,
    step,
    stored,
)
from tidetable.engine.poseidon.model import STAGE_TAKE, PoseidonState


def keeper(wave: str, reef: str, space: str = "L2", **more: object) -> PoseidonState:
    return position(
        creatures=[f"{space} Beach", "Beach Beach"],
        sea={2: wave},
        reefs=[reef],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=0,
        **more,
    )


def test_taking_is_optional() -> None:
    state = keeper("o5 f3", "F2a S1a S1b")
    assert "." in legal_words(state)
    play(state, ".")
    assert on_wave(state, 2) == ["o5", "f3"]


def test_any_owners_dice_from_either_edge_of_the_wave() -> None:
    for space in ("L2", "R2"):
        assert {"o5", "f3", "n1"} <= legal_words(keeper("o5 f3 n1", "F1a S1a", space))


def test_only_from_the_wave_of_the_moved_creature() -> None:
    state = position(
        creatures=["L2 L3", "Beach Beach"],
        sea={2: "o5", 3: "f3"},
        reefs=["F1a S1a"],
        shark="R6",
        stage=STAGE_TAKE,
        moved=0,
    )
    assert legal_words(state) == {".", "o5"}


def test_deep_and_beach_lie_on_no_wave() -> None:
    state = position(
        creatures=["Beach Deep", "Deep Deep"],
        sea={1: "o1", 6: "o5"},
        shark="Beach",
        stage=STAGE_TAKE,
        moved=0,
    )
    assert state.active == 1  # nothing to take: the turn is over
    near = corrected(ocean={"ends_reach": "nearest_wave"})
    for moved, die in ((0, "o5"), (1, "o1")):
        state = position(
            creatures=["Beach Deep", "Deep Deep"],
            sea={1: "o1", 6: "o5"},
            shark="Beach",
            stage=STAGE_TAKE,
            moved=moved,
            data=near,
        )
        assert legal_words(state) == {".", die}


def test_up_to_the_strength_of_food() -> None:
    state = play(keeper("o5 f3 n1", "F2a S1a S1b S1c"), "o5 #1,0 f3 #2,0")
    assert stored(state) == ["o5", "f3"]
    assert state.active == 1


def test_one_may_stop_earlier() -> None:
    state = play(keeper("o5 f3 n1", "F3a S1a S1b S1c"), "o5 #1,0 .")
    assert stored(state) == ["o5"]


def test_one_die_may_always_be_taken() -> None:
    assert stored(play(keeper("o5 f3", "P1a S1a"), "f3")) == ["f3"]


def test_each_storage_holds_one_die() -> None:
    state = play(keeper("o5 f3 n1", "F3a S1a"), "o5")
    assert stored(state) == ["o5"]
    assert state.active == 1  # the only room is taken, and by a die of this turn


def test_without_storage_nothing_is_stored() -> None:
    state = keeper("o5 f3", "F2a P1a")
    assert state.active == 1
    state = keeper("o5 f3", "F2a S1a:x")
    assert state.active == 1


def test_an_old_die_makes_room_only_while_no_storage_is_free() -> None:
    state = play(keeper("o5 f3", "F2a S1a:n2 S1b"), "o5")
    assert stored(state) == ["n2", "o5"]  # the free one, without a question
    assert step(state) == "store"
    play(state, "f3")  # now the old one has to go
    assert stored(state) == ["f3", "o5"]
    assert "throw-out" in happened(state)
    assert state.supply[4] == 15


def test_the_switch_lets_an_old_die_go_at_any_time() -> None:
    free = corrected(rules={"replace_only_when_full": False})
    state = play(keeper("o5 f3", "F2a S1a:n2 S1b", data=free), "o5")
    assert legal_words(state) == {"#1,0", "#2,0"}


def test_which_old_die_goes_is_a_choice() -> None:
    state = play(keeper("o5", "F1a S1a:n2 S1b:f4"), "o5")
    assert step(state) == "room"
    play(state, "#2,0")
    assert stored(state) == ["n2", "o5"]
    assert state.supply[1] == 10


def test_a_die_stored_now_does_not_make_room_again() -> None:
    state = play(keeper("o5 f3 n1", "F3a S1a:n2 S1b"), "o5 f3")
    assert state.active == 1
    assert stored(state) == ["f3", "o5"]


def test_a_turn_stores_or_eats_never_both() -> None:
    """After storing there is no way to eat, not even old dice."""
    state = play(keeper("o5 f3", "F2a S1a:n2 S1b:f2 S1c S1d"), "o5 #3,0")
    assert legal_words(state) == {".", "f3"}


@pytest.mark.parametrize("first", ["eat1", "o5 #1,0"])
def test_the_next_turn_begins_afresh(first: str) -> None:
    """What one turn took, ate or stored does not count in another."""
    state = position(
        creatures=["L2 Beach", "R4 Beach"],
        sea={2: "o5 n3", 3: "f2"},
        reefs=["F1a S1a:f4 S1b:n1", "F1a S1a:n2"],
        shark="Beach",
        stage=STAGE_TAKE,
        moved=0,
    )
    play(state, f"{first} w1 R4>R3")
    assert legal_words(state) == {".", "f2", "eat2"}
    assert stored(play(state, "f2"), 1) == ["f2"]  # its only storage held an old die


def test_dice_of_all_values_and_owners_lie_side_by_side() -> None:
    """They share one number for each wave and owner: compiled, none may run into another."""
    every = [f"{owner}{value}" for owner in "ofscn" for value in range(1, 7)]
    state = position(players=4, sea={wave: " ".join(every) for wave in (1,)})
    assert on_wave(state, 1) == every
    assert [state.sum_of(seat) for seat in range(4)] == [21] * 4
    state.take_die(0, 5)
    assert on_wave(state, 1) == [word for word in every if word != "o6"]
