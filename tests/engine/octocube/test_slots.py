"""The family game: slots, and what is put back.

Seat 0: slots 0-4 are diamond, pearl, sextant, amphora, starfish in any colour; 5-8 are white,
light blue, dark blue, green with any object; 9-15 are Pw Sl Sd Ag Aw Fl Fg.
"""

from typing import Any

import pytest

from tests.engine.octocube.position import (
    BARE,
    OCTOCUBE,
    corrected,
    happened,
    legal_words,
    play,
    position,
    slots,
    stack,
)
from tests.engine.values import Values
from tidetable.engine.octocube.model import OctocubeState

NO_SHIFT = corrected(family={"shift": False})


def taken_back(
    cube: str,
    filled: dict[int, str] | None = None,
    board: str = BARE,
    data: Values | None = None,
    known: dict[str, int] | None = None,
    supply: int = 2,
) -> OctocubeState:
    """Seat 0 has just taken its cube back from d4."""
    state = position(
        board,
        cubes=[f"d4 {cube}", "home"],
        mode="family",
        slots=[filled or {}, {}],
        supply=supply,
        data=data,
        known=known,
    )
    return play(state, "score")


def all_slots(*free: int) -> dict[int, str]:
    """A board that is full but for these slots."""
    kinds = ["Dw", "Pl", "Sw", "Al", "Fd"]
    full = [*kinds, *("Pw", "Dl", "Dd", "Dg"), *("Pw", "Sl", "Sd", "Ag", "Aw", "Fl", "Fg")]
    return {number: word for number, word in enumerate(full) if number not in free}


# -- the board -------------------------------------------------------------------------------


def test_sixteen_slots_of_three_kinds() -> None:
    view: Any = OCTOCUBE.new(4, 1, mode="family").view(None)
    kinds = ["diamond", "pearl", "sextant", "amphora", "starfish"]
    colours = ["white", "light-blue", "dark-blue", "green"]
    fixed = [("pearl", 0), ("sextant", 1), ("sextant", 2), ("amphora", 3)]
    fixed += [("amphora", 0), ("starfish", 1), ("starfish", 3)]
    for number, seat in enumerate(view["seats"]):
        found = [(slot["kind"], slot["colour"]) for slot in seat["slots"]]
        assert found[:5] == [(kind, None) for kind in kinds]
        assert found[5:9] == [(None, colour) for colour in colours]
        turned = [(kind, colours[(colour + number) % 4]) for kind, colour in fixed]
        assert found[9:] == turned


# -- placing ---------------------------------------------------------------------------------


def test_which_slot_is_the_players_choice() -> None:
    """A light blue starfish fits starfish, light blue, and the light blue starfish."""
    state = taken_back("U=Fl")
    assert legal_words(state) == {"=5", "=7", "=15"}
    play(state, "=15")
    assert slots(state) == {14: "Fl"}
    assert state.to_move == 1


def test_a_tile_that_fits_one_free_slot_must_be_placed() -> None:
    """There is nothing to decide, so it is done at once."""
    state = taken_back("U=Dg", {8: "Pg"}, data=NO_SHIFT)
    assert slots(state) == {0: "Dg", 8: "Pg"}
    assert state.to_move == 1


def test_coins_go_beside_the_board() -> None:
    state = taken_back("U=Co D=Co")
    assert state.coins[0] == 2
    assert state.to_move == 1


def test_a_slot_takes_one_tile_only() -> None:
    state = taken_back("U=Fl", {4: "Fw"}, data=NO_SHIFT)
    assert legal_words(state) == {"=7", "=15"}


def test_of_two_tiles_for_one_slot_the_player_decides_which_gets_it() -> None:
    """Only green is free. The diamond is asked about first and may wait for the pearl."""
    state = taken_back("U=Dg D=Pg", all_slots(8), data=NO_SHIFT)
    assert legal_words(state) == {"=9", "aside"}
    one = play(state.fork(), "=9")
    assert slots(one)[8] == "Dg"
    two = play(state, "aside")
    assert slots(two)[8] == "Pg"


def test_a_tile_may_not_wait_where_a_slot_suits_it_alone() -> None:
    state = taken_back("U=Dg D=Pg", all_slots(0, 1, 8), data=NO_SHIFT)
    assert legal_words(state) == {"=1", "=9"}  # slot 1 suits only the diamond


def test_a_tile_that_waited_must_be_placed_if_it_still_fits() -> None:
    """Diamond and pearl wait for the sextant, which goes elsewhere: now the diamond gets green."""
    state = taken_back("U=Dg D=Pg N=Sg", all_slots(2, 8), data=NO_SHIFT)
    play(state, "aside aside =3")
    assert (slots(state)[2], slots(state)[8]) == ("Sg", "Dg")


def test_a_tile_may_not_wait_for_one_like_it() -> None:
    state = taken_back("U=Dg D=Dg", all_slots(8, 0), data=NO_SHIFT)
    assert legal_words(state) == {"=1", "=9"}
    assert slots(play(state, "=1"))[8] == "Dg"


# -- shifting --------------------------------------------------------------------------------


def test_a_tile_may_take_a_slot_whose_tile_moves_to_a_free_one() -> None:
    """The green pearl in slot 2 (any pearl) moves to green; the white pearl takes its slot."""
    filled = all_slots(8) | {1: "Pg", 5: "Dw", 9: "Pw"}
    state = taken_back("U=Pw", filled)
    assert "=2>9" in legal_words(state)
    play(state, "=2>9")
    assert (slots(state)[1], slots(state)[8]) == ("Pw", "Pg")
    assert [e for e in happened(state) if e in ("shift", "slot")] == ["shift", "slot"]


def test_a_tile_that_fits_only_by_shifting_need_not_be_placed() -> None:
    filled = all_slots(8) | {1: "Pg", 5: "Dw", 9: "Pw"}
    state = taken_back("U=Pw", filled, board="~ " + BARE[2:])
    assert "aside" in legal_words(state)
    play(state, "aside")
    assert "=2>9" in legal_words(state)  # asked a second time, when the others are placed
    play(state, "aside a1")
    assert stack(state, "a1") == "Pw"


def test_shifting_is_a_switch() -> None:
    filled = all_slots(8) | {1: "Pg", 5: "Dw", 9: "Pw"}
    state = taken_back("U=Pw", filled, board="~ " + BARE[2:], data=NO_SHIFT)
    assert legal_words(state) == {"a1", "d4"}  # nothing to decide but where it goes back


def test_a_tile_moves_only_to_a_slot_that_it_fits() -> None:
    state = taken_back("U=Pw", all_slots(0) | {1: "Pg"}, board="~ " + BARE[2:])
    assert not any(">" in word for word in legal_words(state))


# -- putting back ----------------------------------------------------------------------------

FULL = all_slots(0)  # only a diamond is wanted
ABYSS = "~ Sd . .  . . . .  . . ~ .  . . . ."


def test_what_fits_nowhere_replaces_an_abyss_tile_of_ones_choice() -> None:
    state = taken_back("U=Pg", FULL, ABYSS, NO_SHIFT)
    assert legal_words(state) == {"a1", "c3", "d4"}  # on d4 it was laid just now
    before = state.supply
    play(state, "c3")
    assert stack(state, "c3") == "Pg"
    put_back = next(event for event in state.events(None) if event["event"] == "put-back")
    assert put_back["left"] == before + 1  # from where it comes onto bare ground at once
    assert state.to_move == 1


def test_in_an_order_of_ones_choice_the_first_lies_lowest() -> None:
    state = taken_back("U=Pg D=Sw N=Fl", FULL, ABYSS, NO_SHIFT)
    assert legal_words(state) == {"Pg", "Sw", "Fl"}
    play(state, "Sw Fl")  # the pearl is left and comes on top
    play(state, "c3")
    assert stack(state, "c3") == "Pg/Fl/Sw"


def test_tiles_that_are_alike_need_no_order() -> None:
    state = taken_back("U=Pg D=Pg", FULL, ABYSS, NO_SHIFT)
    assert legal_words(state) == {"a1", "c3", "d4"}


def test_the_content_of_such_a_stack_is_known_to_all() -> None:
    state = taken_back("U=Pg D=Sw", FULL, ABYSS, NO_SHIFT)
    play(state, "Sw c3")
    for viewer in (0, 1, None):
        view: Any = state.view(viewer)
        assert [one["kind"] for one in view["board"][2][2]["tiles"]] == ["pearl", "sextant"]


def test_an_abyss_tile_under_a_cube_is_not_replaced() -> None:
    state = position(
        ABYSS, cubes=["b2 U=Pg", "a1"], mode="family", slots=[FULL, {}], supply=0, data=NO_SHIFT
    )
    play(state, "score")  # c3 is the only one uncovered
    assert stack(state, "c3") == "Pg"


STACKS = "Sd/Sl Sd/Fw/Fl Dl Sg/Aw  . . . .  . . . .  . . . ."


def test_without_an_abyss_tile_it_goes_onto_the_lowest_stack() -> None:
    """d4 still has a tile, so none is laid there; it is as low as c1."""
    board = STACKS[:-1] + "Fd"
    state = taken_back("U=Pg", FULL, board, NO_SHIFT)
    assert legal_words(state) == {"c1", "d4"}
    play(state, "c1")
    assert stack(state, "c1") == "Pg/Dl"


def test_a_single_lowest_stack_needs_no_choice() -> None:
    board = STACKS[:-1] + "Fd/Fd"
    state = taken_back("U=Pg", FULL, board, NO_SHIFT)
    assert stack(state, "c1") == "Pg/Dl"
    assert state.to_move == 1


def test_a_stack_under_a_cube_does_not_count_as_the_lowest() -> None:
    """The other cube stands on c1, which is lower than all that can be had."""
    state = position(
        STACKS[:-1] + "Fd/Fd/Fd",
        cubes=["d4 U=Pg", "c1 D=Fg"],
        mode="family",
        slots=[FULL, {}],
        data=NO_SHIFT,
    )
    play(state, "score")
    assert legal_words(state) == {"a1", "d1"}


def test_where_there_is_no_stack_either_it_goes_onto_bare_ground() -> None:
    """Only a box with few abyss tiles comes to this: the one there is lies under a cube."""
    state = position(
        "~ " + BARE[2:],
        cubes=["d4 U=Pg", "a1"],
        mode="family",
        slots=[FULL, {}],
        supply=0,
        data=NO_SHIFT,
    )
    play(state, "score")
    assert len(legal_words(state)) == 15
    assert stack(play(state, "b2"), "b2") == "Pg"


def test_a_refilled_supply_fills_bare_ground_row_by_row() -> None:
    """The supply was empty, b1 is bare: the abyss tile of c3 comes there at once."""
    board = "~ . Sd Sd  Sd Sd Sd Sd  Sd Sd ~ Sd  Sd Sd Sd Sd/Sd"
    state = taken_back("U=Pg", FULL, board, NO_SHIFT, supply=0)
    play(state, "c3")
    assert stack(state, "b1") == "~"
    assert state.supply == 0


def test_of_several_bare_spaces_the_first_in_reading_order_is_filled() -> None:
    board = "~ . Sd Sd  Sd Sd . Sd  Sd Sd ~ Sd  Sd Sd Sd Sd/Sd"
    state = taken_back("U=Pg", FULL, board, NO_SHIFT, supply=0)
    play(state, "c3")
    assert (stack(state, "b1"), stack(state, "c2")) == ("~", ".")


MIDDLE = ". . . . .  . . . . .  . . ~A . .  . . . . .  . . . . Sd/Sd"


@pytest.mark.parametrize("may_go", [True, False])
def test_the_tile_in_the_middle_may_go_too_and_its_space_is_then_like_any_other(
    may_go: bool,
) -> None:
    data = corrected(family={"shift": False, "centre_may_go": may_go, "unfillable_ends": False})
    state = position(
        MIDDLE.replace(". ", "Sl/Sl "),
        cubes=["e5 U=Pg", "c4", "home"],
        mode="family",
        slots=[FULL, {}, {}],
        data=data,
    )
    play(state, "score")
    if not may_go:
        play(state, "a1")
    assert (stack(state, "c3") == "Pg") == may_go
    play(state, "n")
    assert state.to_move == (2 if may_go else 1)  # a second move only from abyss tile A
