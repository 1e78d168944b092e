"""The end: the supply, equal turns, the last scoring, and the guard against standstill."""

import pytest

from tests.engine.octocube.position import (
    BARE,
    LARGE_BARE,
    at,
    board,
    corrected,
    happened,
    net,
    play,
    position,
)
from tests.engine.values import Values


def test_the_last_abyss_tile_starts_the_last_round() -> None:
    state = position(BARE, cubes=["b2 U=Pg", "d4"], supply=1)
    play(state, "n")
    assert state.last_round
    assert not state.over
    play(state, "skip")
    assert state.over


def test_everybody_has_the_same_number_of_turns() -> None:
    """Seat 2 began. When seat 3 triggers the end, seats 0 and 1 still have a turn."""
    cubes = ["a1", "a5", "e1", "e5"]
    state = position(LARGE_BARE, cubes, supply=1, to_move=3, first=2)
    play(state, "n skip")
    assert not state.over
    play(state, "skip")
    assert state.over


def test_triggered_by_the_last_seat_of_the_round_it_ends_at_once() -> None:
    state = position(BARE, cubes=["b2", "d4"], supply=1, to_move=1, first=0)
    assert play(state, "n").over
    state = position(BARE, cubes=["b2", "d4"], supply=1, to_move=0, first=1)
    assert play(state, "n").over


def test_an_abyss_tile_before_the_last_does_not_end_it() -> None:
    state = position(BARE, cubes=["b2", "d4"], supply=2, to_move=1, first=0)
    play(state, "n")
    assert not state.last_round
    assert not state.over


def test_the_last_score_takes_off_everything_wherever_the_cube_is() -> None:
    """On the board with the tile under it, and at home with a tile that was kept."""
    board_text = "Pg/Sw . . .  . . . .  . . . .  . . . ."
    state = position(board_text, cubes=["a2 D=Pw", "home U=Fw N=Fl"], supply=1)
    play(state, "n")  # an abyss tile on a2; the pearl of a1 sticks
    play(state, "+d4 @UN")
    assert state.over
    assert (at(state, 0), at(state, 1)) == ("home", "home")
    assert (net(state, 0), net(state, 1)) == ({}, {})
    assert (board(state, 0), board(state, 1)) == ("Pw Pg", "Fw Fl")
    assert list(state.chips) == [2, 2]
    assert happened(state)[-1] == "end"


def test_tiles_kept_by_a_score_in_the_last_round_come_off_as_well() -> None:
    state = position(BARE, cubes=["b2", "d4 U=Fw N=Fl"], supply=1)
    play(state, "n score keep-up keep-north")
    assert state.over
    assert (net(state, 1), board(state, 1), state.chips[1]) == ({}, "Fw Fl", 2)


def test_nobody_can_do_anything_afterwards() -> None:
    state = play(position(BARE, cubes=["b2", "d4"], supply=1, first=1), "n")
    assert state.over
    assert state.actions() == []


# -- the guard -------------------------------------------------------------------------------

TALL = "Pg/Pw/Sw . . .  . . . .  . . . .  . . . ."


def skip_rounds(rounds: int, data: Values | None = None) -> bool:
    state = position(TALL, cubes=["b2", "d4"], data=data, supply=3)
    for _ in range(rounds):
        play(state, "skip skip")
    return state.over


def test_after_25_rounds_in_which_no_tile_left_a_stack_the_game_ends() -> None:
    assert not skip_rounds(24)
    assert skip_rounds(25)


def test_a_tile_that_sticks_starts_the_count_anew() -> None:
    state = position(TALL, cubes=["a2", "d4"])
    for _ in range(24):
        play(state, "skip skip")
    play(state, "n skip")
    assert state.quiet == 0
    for _ in range(24):
        play(state, "skip skip")
    assert not state.over
    play(state, "skip skip")
    assert state.over
    assert "last-round" in happened(state)


def test_the_guard_ends_as_if_triggered_with_a_last_score() -> None:
    state = position(TALL, cubes=["b2 U=Fw N=Fg", "d4"])
    for _ in range(25):
        play(state, "skip skip")
    assert state.chips[0] == 2


@pytest.mark.parametrize(("rounds", "over"), [(3, True), (2, False)])
def test_the_number_of_quiet_rounds_is_in_the_data(rounds: int, over: bool) -> None:
    data = corrected(rules={"quiet_rounds": 3})
    assert skip_rounds(rounds, data) == over


def test_the_guard_can_be_switched_off() -> None:
    assert not skip_rounds(60, corrected(rules={"quiet_rounds": 0}))


def test_swapping_tiles_by_powers_is_not_progress() -> None:
    """F brings a tile into the stack for the one that left; I and B move none at all."""
    board_text = "Pg . . .  ~F . . .  . . . .  . . . ."
    state = position(board_text, ["a3", "d4"], mode="advanced", boards=["Sw", ""], powers="AB")
    play(state, "n !F skip")
    assert state.quiet == 1


def test_a_tile_taken_by_power_d_is_progress() -> None:
    board_text = "Pg . . .  ~D . . .  . . . .  . . . ."
    state = position(board_text, ["a3", "d4"], mode="advanced", powers="AB")
    state.quiet = 7
    play(state, "n !D skip")
    assert state.quiet == 0
