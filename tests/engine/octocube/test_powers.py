"""The nine powers, each by itself; then when a power may be used."""

from itertools import combinations

import pytest

from tests.engine.octocube.position import (
    at,
    board,
    corrected,
    happened,
    legal_words,
    net,
    play,
    position,
    seen,
    stack,
    tile,
)
from tidetable.engine.octocube.model import OctocubeState


def around(
    power: str, cube: str = "", others: list[str] | None = None, **more: object
) -> OctocubeState:
    """Seat 0 on b2, the abyss tile with the power east of it on c2; stacks north and south."""
    drawn = f"""
        .     Pg/Sw . .
        Co/Fl .     ~{power} .
        .     Ad/Al . Fg/Fd/Fw
        .     .     . .
    """
    cubes = [f"b2 {cube}", *(others or ["home"])]
    more.setdefault("powers", "".join(sorted(set("AH") - {power})))
    return position(drawn, cubes, mode="advanced", **more)


def powers(state: OctocubeState) -> set[str]:
    return {word for word in legal_words(state) if word[0] == "!"}


# -- A -----------------------------------------------------------------------------------------


def test_a_rolls_once() -> None:
    state = play(around("A"), "!A")
    assert legal_words(state) == {"n", "e", "s", "w"}
    play(state, "n")
    assert (at(state), net(state), state.to_move) == ("b1", {"D": "Pg"}, 1)


def test_a_needs_an_available_neighbour() -> None:
    drawn = ". . . . .  . . . . .  . . . . .  . . . . .  . . . . ~A"
    cubes = ["e4", "e3", "d4"]
    state = position(drawn, cubes, mode="advanced", powers="BC")
    assert powers(state) == {"!A"}  # onto the abyss tile itself
    state = position(drawn, [*cubes, "e5"], mode="advanced", powers="BC")
    assert powers(state) == set()  # covered


# -- B -----------------------------------------------------------------------------------------


def test_b_swaps_the_tile_on_top_with_one_from_the_board() -> None:
    state = play(around("B", "U=Pw D=Fw", boards=["Dg Dg Sl", ""]), "!B")
    assert legal_words(state) == {"Dg", "Sl"}
    play(state, "Dg")
    assert net(state) == {"U": "Dg", "D": "Fw"}
    assert board(state) == "Dg Pw Sl"
    assert (list(state.chips), state.to_move) == ([0, 0], 1)


@pytest.mark.parametrize(
    ("cube", "won"),
    [
        ("D=Fw", "Dg"),  # nothing on top
        ("U=Pw", ""),  # nothing on the board
        ("U=Co", "Dg"),  # a coin does not fit the board
        ("U=Dg", "Dg"),  # like for like
    ],
)
def test_b_is_not_legal_when_it_cannot_swap(cube: str, won: str) -> None:
    assert powers(around("B", cube, boards=[won, ""])) == set()


# -- C -----------------------------------------------------------------------------------------


def test_c_lifts_the_cube_as_it_is_to_any_available_space() -> None:
    state = play(around("C", "U=Pw N=Fw", others=["a1"]), "!C")
    words = legal_words(state)
    assert len(words) == 14  # neither its own space nor that of the other cube
    assert "c3" in words
    assert not words & {"b2", "a1"}
    play(state, "d3")
    assert (at(state), net(state)) == ("d3", {"U": "Pw", "N": "Fw", "D": "Fg"})
    assert state.to_move == 1


def test_c_uncovers_the_space_that_was_left() -> None:
    assert stack(play(around("C", "U=Pw"), "!C a4"), "b2") == "~A"


def test_after_c_the_power_of_an_abyss_tile_it_stands_on_is_not_legal() -> None:
    state = play(around("C", "U=Pw"), "!C c2")
    assert (at(state), state.to_move) == ("c2", 1)


def test_after_c_no_other_power_is_legal_either() -> None:
    drawn = "~D . . .  . . ~C .  . . . Fg/Fd  . . . ."
    state = position(drawn, ["b2", "home"], mode="advanced", powers="AH")
    assert play(state, "!C a1").to_move == 1


# -- D -----------------------------------------------------------------------------------------


def test_d_takes_a_visible_tile_from_anywhere_onto_the_top() -> None:
    state = play(around("D", "D=Pw"), "!D")
    assert legal_words(state) == {"b1", "a2", "b3", "d3"}
    play(state, "d3")
    assert net(state) == {"D": "Pw", "U": "Fg"}
    assert stack(state, "d3") == "Fd/Fw"
    assert seen(state, "d3") == [tile("Fd"), None]
    assert state.to_move == 1


def test_d_takes_coins_too_and_the_last_tile_makes_room_for_an_abyss_tile() -> None:
    drawn = "Co . . .  . . ~D .  . . . .  . . . ."
    state = position(drawn, ["b2", "home"], mode="advanced", powers="AH")
    play(state, "!D")  # there is only one
    assert net(state) == {"U": "Co"}
    assert stack(state, "a1") == "~A"


def test_d_needs_an_empty_top_and_a_visible_tile() -> None:
    assert powers(around("D", "U=Pw")) == set()
    drawn = "Co . . .  . . ~D .  . . . .  . . . ."
    covered = position(drawn, ["b2", "a1 D=Pg"], mode="advanced", powers="AH")
    assert powers(covered) == set()


# -- E -----------------------------------------------------------------------------------------


def test_e_turns_the_cube_where_it_stands_into_any_other_orientation() -> None:
    state = play(around("E", "U=Pw"), "!E")
    assert len(legal_words(state)) == 5  # six looks, less the one it has
    play(state, "@DN")
    assert (at(state), net(state), state.to_move) == ("b2", {"D": "Pw"}, 1)


def test_e_lets_stick_what_lies_under_the_cube_unseen() -> None:
    drawn = ". . . .  . Sg/Sw ~E .  . . . .  . . . ."
    state = position(drawn, ["b2 D=Pw", "home"], mode="advanced", powers="AH")
    assert seen(state, "b2") == [None, None]
    learned = state.learned
    play(state, "!E @DN")
    assert net(state) == {"U": "Pw", "D": "Sg"}
    assert stack(state, "b2") == "Sw"
    assert seen(state, "b2") == [None]
    assert state.learned > learned


def test_e_does_not_leave_the_space() -> None:
    drawn = ". . . .  . . ~E .  . . . .  . . . ."
    state = position(drawn, ["b2 D=Pw", "home"], mode="advanced", powers="AH")
    play(state, "!E @DN")
    assert stack(state, "b2") == "."
    assert state.supply == 2


def test_e_is_not_legal_to_a_cube_that_always_looks_the_same() -> None:
    assert powers(around("E")) == set()
    assert powers(around("E", "U=Pw")) == {"!E"}


# -- F -----------------------------------------------------------------------------------------


def test_f_swaps_a_visible_tile_next_to_the_cube_with_one_from_the_board() -> None:
    state = play(around("F", boards=["Dg Sl", ""]), "!F")
    assert legal_words(state) == {"b1", "b3"}  # not the coin, not d3, which is not next to it
    play(state, "b1")
    assert legal_words(state) == {"Dg", "Sl"}
    play(state, "Dg")
    assert stack(state, "b1") == "Dg/Sw"
    assert board(state) == "Pg Sl"
    assert seen(state, "b1") == [tile("Dg"), None]
    assert (list(state.chips), state.to_move) == ([0, 0], 1)


def test_f_is_not_legal_when_it_cannot_swap() -> None:
    assert powers(around("F")) == set()  # nothing on the board
    drawn = ". Pg . .  Co . ~F .  . . . .  . . . ."
    only_coin = position(
        drawn.replace("Pg", "."), ["b2", "home"], mode="advanced", boards=["Dg", ""], powers="AH"
    )
    assert powers(only_coin) == set()
    like = position(drawn, ["b2", "home"], mode="advanced", boards=["Pg", ""], powers="AH")
    assert powers(like) == set()


# -- G -----------------------------------------------------------------------------------------


def test_g_changes_places_with_another_cube_both_as_they_are() -> None:
    drawn = "Sg/Sw . . .  . Al/Ad ~G .  . . . .  . . . ."
    state = position(drawn, ["b2 U=Pw", "a1 D=Fw N=Fl"], mode="advanced", powers="AH")
    play(state, "!G")
    assert (at(state, 0), at(state, 1)) == ("a1", "b2")
    assert net(state, 0) == {"U": "Pw", "D": "Sg"}
    assert net(state, 1) == {"D": "Fw", "N": "Fl"}
    assert state.to_move == 1


def test_g_lifts_both_and_lays_abyss_tiles_before_they_come_down() -> None:
    """Row by row: a1 first. Then both stand on abyss tiles; no power can be used."""
    drawn = ". . . .  . . ~G .  . . . .  . . . ."
    state = position(drawn, ["b2 D=Pw", "a1 D=Fw"], mode="advanced", powers="AHB")
    play(state, "!G")
    assert (stack(state, "a1"), stack(state, "b2")) == ("~A", "~H")
    assert state.to_move == 1


def test_g_brings_the_own_cube_down_first() -> None:
    drawn = "Sg/Sw . . .  . Al/Ad ~G .  . . . .  . . . ."
    state = position(drawn, ["b2 U=Pw", "a1 U=Fw"], mode="advanced", powers="AH")
    play(state, "!G")
    seats = [event["seat"] for event in state.events(None) if event["event"] == "stick"]
    assert seats == [0, 1]


def test_g_needs_an_opponents_cube_on_the_board() -> None:
    assert powers(around("G")) == set()
    assert powers(around("G", others=["a1"])) == {"!G"}


# -- H -----------------------------------------------------------------------------------------


def test_h_swaps_two_available_stacks_unseen() -> None:
    state = play(around("H", "D=Pw"), "!H")
    assert legal_words(state) == {"b1", "a2", "c2", "b3"}  # the used abyss tile, c2, counts
    play(state, "b1")
    assert legal_words(state) == {"a2", "c2", "b3", "d3"}
    learned = state.learned
    play(state, "d3")
    assert (stack(state, "b1"), stack(state, "d3")) == ("Fg/Fd/Fw", "Pg/Sw")
    assert seen(state, "b1") == [tile("Fg"), None, None]
    assert state.learned == learned
    assert state.to_move == 1


def test_h_moves_the_abyss_tile_like_a_stack() -> None:
    state = play(around("H", "D=Pw"), "!H b1 c2")
    assert (stack(state, "b1"), stack(state, "c2")) == ("~H", "Pg/Sw")


def test_h_moves_the_tile_in_the_middle_too() -> None:
    drawn = "Pg/Sw . . . .  . . . . .  . . ~B . .  . ~H . . .  . . . . ."
    state = position(drawn, ["a4", "home", "home"], mode="advanced", powers="AC")
    play(state, "!H")
    assert legal_words(state) == {"a1", "c3"}
    play(state, "a1")
    assert legal_words(state) == {"c3", "b4"}
    play(state, "c3")
    assert (stack(state, "a1"), stack(state, "c3")) == ("~B", "Pg/Sw")


def test_h_never_swaps_what_is_covered_or_bare_ground() -> None:
    state = play(around("H", "D=Pw", others=["d3 D=Al"]), "!H")
    assert legal_words(state) == {"b1", "a2", "c2"}
    assert legal_words(play(state, "b1")) == {"a2", "c2", "b3"}


def test_h_offers_each_swap_once() -> None:
    """The stack that comes first in reading order is named first."""
    state = play(around("H", "D=Pw"), "!H")
    swaps = []
    for first in sorted(legal_words(state)):
        chosen = play(state.fork(), first)
        forced = chosen.to_move != 0  # only the last stack comes after it
        swaps += [{first, second} for second in (["d3"] if forced else legal_words(chosen))]
    stacks = ["b1", "a2", "c2", "b3", "d3"]
    assert len(swaps) == 10
    assert all({one, two} in swaps for one, two in combinations(stacks, 2))


def test_h_with_two_stacks_leaves_no_choice() -> None:
    drawn = "Pg . . .  . . ~H .  . . . .  . . . ."
    state = position(drawn, ["b2", "home"], mode="advanced", powers="AB")
    play(state, "!H")
    assert (stack(state, "a1"), stack(state, "c2"), state.to_move) == ("~H", "Pg", 1)


def test_data_of_before_names_the_stacks_in_any_order() -> None:
    data = corrected(rules={"swaps_in_order": False})
    drawn = "Pg Sw . .  . . ~H .  . . . .  . . . ."
    state = position(drawn, ["b2", "home"], mode="advanced", powers="AB", data=data)
    assert legal_words(play(state, "!H")) == {"a1", "b1", "c2"}
    assert legal_words(play(state, "c2")) == {"a1", "b1"}


def test_h_needs_two_stacks() -> None:
    drawn = ". . . .  . . ~H .  . . . .  . . . ."
    alone = position(drawn, ["b2", "home"], mode="advanced", powers="AB")
    assert powers(alone) == set()


# -- I -----------------------------------------------------------------------------------------


def test_i_swaps_the_tiles_on_top_of_two_cubes() -> None:
    state = around("I", "U=Pw D=Fw", others=["a1 U=Co N=Fl"])
    play(state, "!I")
    assert net(state, 0) == {"U": "Co", "D": "Fw"}
    assert net(state, 1) == {"U": "Pw", "N": "Fl"}
    assert (list(state.chips), state.to_move) == ([0, 0], 1)


@pytest.mark.parametrize(
    ("cube", "other"),
    [
        ("D=Fw", "a1 U=Pg"),
        ("U=Fw", "a1 D=Pg"),
        ("U=Fw", "home U=Pg"),
        ("U=Fw", "a1 U=Fw"),  # like for like
    ],
)
def test_i_needs_a_tile_on_top_of_both(cube: str, other: str) -> None:
    assert powers(around("I", cube, others=[other])) == set()


def test_i_lets_choose_among_cubes() -> None:
    drawn = ". . . . .  . . ~I . .  . . . . .  . . . . .  . . . . ."
    cubes = ["b2 U=Pw", "a1 U=Fw", "e5 U=Fg", "d4 N=Fl"]
    state = play(position(drawn, cubes, mode="advanced", powers="AB"), "!I")
    assert legal_words(state) == {"#2", "#3"}
    assert net(play(state, "#3"), 2) == {"U": "Pw"}


# -- when ----------------------------------------------------------------------------------------

ROW = """
    .  .  . .
    .  ~D ~H .
    .  .  . Fg/Fd
    .  Sg/Sw .  .
"""


def test_a_whole_turn_from_an_uncovered_abyss_tile_next_to_the_cube() -> None:
    state = position(ROW, ["a2", "home"], mode="advanced", powers="AB")
    assert powers(state) == {"!D"}  # H is two spaces away
    state = position(ROW, ["a2", "b2"], mode="advanced", powers="AB")
    assert powers(state) == set()  # covered
    state = position(ROW, ["a1", "home"], mode="advanced", powers="AB")
    assert powers(state) == set()  # diagonal


def test_after_rolling_onto_an_abyss_tile_its_power_may_be_used() -> None:
    state = position(ROW, ["a2", "home"], mode="advanced", powers="AB")
    play(state, "e")
    assert state.to_move == 0
    assert legal_words(state) == {"!D", "skip"}
    play(state, "!D d3")
    assert net(state) == {"U": "Fg"}
    assert state.to_move == 1


def test_it_need_not_be_used() -> None:
    state = position(ROW, ["a2", "home"], mode="advanced", powers="AB")
    assert play(state, "e skip").to_move == 1


def test_not_when_it_can_do_nothing() -> None:
    state = position(ROW, ["a2 W=Pw", "home"], mode="advanced", powers="AB")
    play(state, "e")  # the west face came up: no empty top
    assert state.to_move == 1


def test_not_from_the_tile_on_which_the_turn_starts() -> None:
    state = position(ROW, ["b2", "home"], mode="advanced", powers="AB")
    assert powers(state) == {"!H"}


def test_not_after_placing() -> None:
    drawn = "~D . . .  . . . .  . . . Fg  . . . ."
    state = position(drawn, ["home", "home"], mode="advanced", powers="AB")
    assert play(state, "+a1").to_move == 1


CHAIN = """
    .  .  . .
    ~A ~D . .
    ~C .  . Fg/Fd
    .  .  . .
"""


def test_a_roll_by_a_onto_another_abyss_tile_allows_the_next_power() -> None:
    state = position(CHAIN, ["a1", "home"], mode="advanced", powers="B")
    play(state, "s !A")
    assert legal_words(state) == {"n", "e", "s"}
    play(state, "e")
    assert legal_words(state) == {"!D", "skip"}
    play(state, "!D")
    assert net(state) == {"U": "Fg"}
    assert state.to_move == 1


def test_each_tile_works_once_a_turn() -> None:
    """A from the neighbouring tile rolls onto that tile: it has been used."""
    state = position(CHAIN, ["a1", "home"], mode="advanced", powers="B")
    play(state, "!A s")
    assert (at(state), state.to_move) == ("a2", 1)


def test_a_used_power_can_be_used_again_next_turn() -> None:
    state = position(CHAIN, ["a1", "home"], mode="advanced", powers="B")
    play(state, "!A e +d4")
    assert state.used == 0


def test_powers_are_for_the_advanced_game() -> None:
    state = position(ROW, ["a2", "home"])
    assert powers(state) == set()


def test_powers_come_in_the_hidden_order_of_the_supply() -> None:
    state = position(ROW, ["a2 D=Pw", "d1 D=Fw"], mode="advanced", powers="EGI")
    play(state, "n w")
    assert (stack(state, "a2"), stack(state, "d1")) == ("~E", "~G")
    assert happened(state).count("abyss") == 2
