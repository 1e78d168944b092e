"""Resampling: all arrangements of what is hidden are equally likely; what has been seen stays."""

from collections import Counter
from math import factorial
from typing import cast

from tests.engine.modes import random_play
from tests.engine.octocube.conservation import conserved
from tests.engine.octocube.position import BARE, OCTOCUBE, play, position, stack
from tests.engine.octocube.test_slots import ABYSS, FULL, NO_SHIFT
from tests.engine.uniform import assert_uniform
from tidetable.engine.octocube.model import LETTERS, OctocubeState


def arrangements(state: OctocubeState, spaces: str, times: int) -> Counter[tuple[str, ...]]:
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(times):
        other = cast(OctocubeState, state.resample(0, seed))
        conserved(other)
        found[tuple(stack(other, space) for space in spaces.split())] += 1
    return found


def test_uniform_over_all_hidden_tiles() -> None:
    """Three different tiles are hidden in two stacks: 3! arrangements; the tops stay."""
    state = position("Pg/Sw/Fl Ag/Dd . .  . . . .  . . . .  . . . .", ["d4", "home"])
    found = arrangements(state, "a1 b1", 1200)
    assert len(found) == factorial(3)
    assert {a[:2] + b[:2] for a, b in found} == {"PgAg"}
    assert_uniform(list(found.values()))


def test_uniform_with_tiles_that_are_alike() -> None:
    """Four hidden tiles of which two are alike: 12 arrangements."""
    state = position("Pg/Sw/Sw Ag/Dd/Fl . .  . . . .  . . . .  . . . .", ["d4", "home"])
    found = arrangements(state, "a1 b1", 2400)
    assert len(found) == 12
    assert_uniform(list(found.values()))


def test_what_lies_unseen_under_a_cube_is_mixed_and_what_was_seen_there_is_not() -> None:
    drawn = "Pg/Sw Ag/Dd . .  . . . .  . . . .  . . . ."
    state = position(drawn, ["a1 D=Fw", "b1 D=Fl"], known={"b1": 1})
    found = arrangements(state, "a1 b1", 1200)
    assert len(found) == 6  # two of a1, one of b1
    assert all(b.startswith("Ag/") for _, b in found)
    assert_uniform(list(found.values()))


def test_a_pile_that_everybody_saw_being_put_back_stays() -> None:
    board = ABYSS.replace("Sd", "Sd/Sl/Sg")
    state = position(
        board, ["d4 U=Pg D=Sw", "home"], mode="family", slots=[FULL, {}], data=NO_SHIFT
    )
    play(state, "score Sw c3")
    found = arrangements(state, "c3 b1", 300)
    assert {c3 for c3, _ in found} == {"Pg/Sw"}
    assert len(found) == 2  # the two lower tiles of b1


def test_a_traded_tile_stays_known() -> None:
    drawn = ". Pg/Sw/Fl . .  . . ~F .  . . . .  . . . ."
    state = position(drawn, ["b2", "home"], mode="advanced", boards=["Dg", ""], powers="AH")
    play(state, "!F")
    assert {b1[:2] for (b1,) in arrangements(state, "b1", 60)} == {"Dg"}


def test_swapped_stacks_keep_what_was_seen() -> None:
    drawn = "Pg/Sw . . Ag/Dd  . . ~H .  . . . .  . . . ."
    state = position(drawn, ["b2", "home"], mode="advanced", powers="AB")
    play(state, "!H a1 d1")
    found = arrangements(state, "a1 d1", 200)
    assert {(a[:2], d[:2]) for a, d in found} == {("Ag", "Pg")}
    assert len(found) == 2


def test_the_supply_of_powers_is_mixed_uniformly_with_those_not_in_the_game() -> None:
    state = OCTOCUBE.new(2, 1, mode="advanced")
    firsts: Counter[str] = Counter()
    for seed in range(800):
        other = cast(OctocubeState, state.resample(0, seed))
        assert sorted(other.powers) == list(range(1, 9))
        firsts[LETTERS[other.powers[0]]] += 1
    assert_uniform([firsts[letter] for letter in LETTERS[1:]])


def test_powers_on_the_board_stay() -> None:
    state = cast(OctocubeState, OCTOCUBE.new(4, 1, mode="advanced"))
    for action in random_play(state, 1):
        if state.laid >= 4:
            break
        state.apply(action)
    for seed in range(20):
        other = cast(OctocubeState, state.resample(0, seed))
        assert list(other.abyss) == list(state.abyss)
        assert list(other.powers[: state.laid]) == list(state.powers[: state.laid])


def test_it_is_the_same_for_every_seat() -> None:
    state = OCTOCUBE.new(3, 1)
    assert state.resample(0, 5).reveal() == state.resample(None, 5).reveal()


def test_with_nothing_hidden_there_is_one() -> None:
    state = position(BARE, ["a1 U=Pg", "d4"])
    assert state.resample(0, 1).reveal() == state.reveal()


def test_it_depends_only_on_what_is_known_and_on_the_seed() -> None:
    for mode in ("standard", "family", "advanced"):
        state = OCTOCUBE.new(3, 1, mode=mode)
        assert state.resample(0, 77).resample(0, 5).reveal() == state.resample(0, 5).reveal()


def test_the_record_of_a_resampled_game_leads_to_it() -> None:
    for mode in ("standard", "family", "advanced"):
        state = OCTOCUBE.new(4, 2, mode=mode)
        moves = random_play(state, 2)
        for _ in range(60):
            state.apply(next(moves))
        other = state.resample(0, 5)
        assert other.reveal() != state.reveal()
        assert OCTOCUBE.replay(other.record()).reveal() == other.reveal()


def test_a_trade_in_a_fork_stays_there() -> None:
    drawn = ". Pg/Sw . .  . . ~F .  . . . .  . . . ."
    state = position(drawn, ["b2", "home"], mode="advanced", boards=["Dg", ""], powers="AH")
    fork = play(state.fork(), "!F")
    assert (stack(fork, "b1"), stack(state, "b1")) == ("Dg/Sw", "Pg/Sw")
