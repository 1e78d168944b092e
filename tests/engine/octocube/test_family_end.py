"""How the family game ends and who wins."""

from typing import cast

import pytest

from tests.engine.octocube.position import (
    BARE,
    LARGE_BARE,
    OCTOCUBE,
    corrected,
    happened,
    play,
    position,
)
from tests.engine.octocube.test_slots import all_slots
from tests.engine.values import Values
from tidetable.engine.octocube.family import anybody_can_fill
from tidetable.engine.octocube.model import OctocubeState
from tidetable.engine.octocube.scoring import Tally

FULL = all_slots()
ALMOST = all_slots(0)  # a diamond is missing
ENDLESS = corrected(family={"unfillable_ends": False, "quiet_rounds": 0})


def test_the_sixteenth_slot_finishes_the_round() -> None:
    state = position(BARE, ["a1 U=Dw", "d4"], mode="family", slots=[ALMOST, {}], data=ENDLESS)
    play(state, "score")
    assert state.last_round
    assert not state.over
    play(state, "n")
    assert state.over
    assert state.winners() == [0]


def test_filled_by_the_last_seat_of_the_round_it_ends_at_once() -> None:
    state = position(
        BARE, ["a1 U=Dw", "d4"], mode="family", slots=[ALMOST, {}], data=ENDLESS, first=1
    )
    assert play(state, "score").over


def test_there_is_no_last_score() -> None:
    state = position(
        BARE, ["a1 U=Dw", "d4 U=Pg N=Pw"], mode="family", slots=[ALMOST, {}], data=ENDLESS
    )
    play(state, "score n")
    assert state.over
    assert state.carried(1) == 2
    assert list(state.chips) == [0, 0]


def results(slots: list[dict[int, str]], coins: list[int]) -> list[int]:
    cubes = ["home"] * len(slots)
    bare = BARE if len(slots) == 2 else LARGE_BARE
    state = position(bare, cubes, mode="family", slots=slots, coins=coins)
    assert state.scores() == [len(one) for one in slots]
    return Tally(state).best()


def test_full_boards_win_then_coins_then_shared() -> None:
    assert results([FULL, ALMOST], [0, 5]) == [0]
    assert results([FULL, FULL], [1, 5]) == [1]
    assert results([FULL, FULL, ALMOST], [2, 2, 9]) == [0, 1]


def test_without_a_full_board_most_filled_slots_win_then_coins() -> None:
    assert results([all_slots(0, 1), all_slots(0)], [5, 0]) == [1]
    assert results([all_slots(1), all_slots(0)], [5, 0]) == [0]


# -- the backstop ----------------------------------------------------------------------------


def quiet(rounds: int, data: Values | None = None) -> OctocubeState:
    tiles = "Dw Dl Dd Dg Pw Pl Pd Pg Sw Sl Sd Sg Aw Al Ad Ag Fw Fl Fd Fg Fw Fl Fd Fg"
    state = position(
        BARE, ["b2", "c3"], mode="family", data=data, elsewhere=f"{tiles} {tiles}", supply=0
    )
    for number in range(rounds):
        play(state, "n n" if number % 2 == 0 else "s s")
    return state


def test_after_60_rounds_without_a_filled_slot_it_ends() -> None:
    assert not quiet(59).over
    assert quiet(60).over


def test_the_number_of_quiet_rounds_is_in_the_data_and_can_be_off() -> None:
    assert quiet(4, corrected(family={"quiet_rounds": 4})).over
    assert not quiet(80, corrected(family={"quiet_rounds": 0})).over


def test_a_filled_slot_starts_the_count_anew() -> None:
    state = quiet(30)
    assert state.quiet == 30
    state.faces[0] = 0
    state.board[0] = 0
    state.apply(OCTOCUBE.read_action(state, "score"))
    while state.to_move == 0:
        state.apply(state.actions()[0])
    assert state.progress


def test_a_tile_that_sticks_fills_no_slot() -> None:
    """Other than in the standard game: tiles could come off and go back for ever."""
    state = position("Pg " + BARE[2:], ["a2", "d4"], mode="family")
    play(state, "n w")
    assert state.carried(0) == 1
    assert state.quiet == 1


WHOLE = " ".join(["Dw Pl Sw Al Fd Pw Dl Dd Dg Pw Sl Sd Ag Aw Fl Fg"])


def with_tiles(elsewhere: str, slots: list[dict[int, str]] | None = None) -> OctocubeState:
    return position(BARE, ["home", "home"], mode="family", slots=slots, elsewhere=elsewhere)


def test_a_board_can_be_filled_while_there_is_a_tile_for_every_slot() -> None:
    assert anybody_can_fill(with_tiles(WHOLE))
    assert not anybody_can_fill(with_tiles(WHOLE.replace("Pw", "Fw")))  # no white pearl


def test_it_is_enough_that_somebody_else_can_fill_a_board() -> None:
    """The tiles suit the board of seat 0, not that of seat 1, who has just placed."""
    state = with_tiles(WHOLE)
    state.to_move = 1
    assert anybody_can_fill(state)


def test_a_tile_counts_for_one_slot_only() -> None:
    assert not anybody_can_fill(with_tiles(WHOLE.replace("Dw ", "", 1)))  # fifteen tiles


def test_tiles_on_other_boards_are_out_of_circulation() -> None:
    state = with_tiles(WHOLE.replace("Ag", ""), slots=[{}, {3: "Ag"}])
    assert not anybody_can_fill(state)  # seat 1 needs tiles of other colours


def test_with_shifting_tiles_on_the_board_count_for_other_slots() -> None:
    """The only green amphora lies on the slot for amphoras, another amphora is to be had."""
    tiles = WHOLE.replace(" Ag", "")
    state = with_tiles(tiles, slots=[{3: "Ag"}, {}])
    assert anybody_can_fill(state)
    fixed = position(
        BARE,
        ["home", "home"],
        mode="family",
        slots=[{3: "Ag"}, {}],
        elsewhere=tiles,
        data=corrected(family={"shift": False}),
    )
    assert not anybody_can_fill(fixed)


def test_when_nobody_can_fill_a_board_the_round_is_finished() -> None:
    state = position(BARE, ["a1 U=Dw", "d4"], mode="family", slots=[{}, {}], supply=0)
    play(state, "score")
    if state.to_move == 0:
        play(state, "=1")
    assert state.last_round
    assert "last-round" in happened(state)
    assert play(state, "n").winners() == [0]


def test_that_can_be_switched_off() -> None:
    state = position(BARE, ["a1 U=Dw", "d4"], mode="family", supply=0, data=ENDLESS)
    play(state, "score =1")
    assert not state.last_round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_end_for_one_of_the_reasons(players: int) -> None:
    for seed in range(6):
        state = cast(OctocubeState, OCTOCUBE.new(players, seed, mode="family"))
        while not state.over:
            state.apply(state.actions()[(state.steps * 7 + seed) % len(state.actions())])
        why = [e["why"] for e in state.events(None) if e["event"] == "last-round"]
        assert len(why) == 1
        if why == ["full"]:
            assert 16 in state.scores()
            assert all(state.scores()[seat] == 16 for seat in state.winners())
