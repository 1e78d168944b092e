"""What an action would do, before it is done."""

from typing import Any

from tests.engine.octocube.position import BARE, OCTOCUBE, play, position, tile
from tests.engine.octocube.test_powers import around
from tests.engine.octocube.test_slots import ABYSS, FULL, NO_SHIFT, taken_back
from tidetable.engine.octocube.model import OctocubeState

STACKS = "Pg/Sw Ag/Fl . .  . . . .  . . . .  . . . ."


def preview(state: OctocubeState, word: str) -> Any:
    action = OCTOCUBE.read_action(state, word)
    assert action in state.actions()
    return OCTOCUBE.preview(state, action)


def test_a_roll_shows_the_face_that_lands_and_the_tile_that_sticks() -> None:
    effect = preview(position(STACKS, ["a1 D=Fw", "home"]), "e")
    assert effect["to"] == [0, 1]
    assert (effect["lands"], effect["sticks"]) == (None, tile("Ag"))
    assert effect["faces"]["down"] == tile("Ag")
    assert effect["faces"]["west"] == tile("Fw")
    effect = preview(position(STACKS, ["a1 E=Fw", "home"]), "e")
    assert (effect["lands"], effect["sticks"]) == (tile("Fw"), None)


def test_a_roll_shows_what_happens_to_the_space_left() -> None:
    effect = preview(position(BARE, ["b2", "home"], supply=2), "n")
    assert (effect["abyss"], effect["ends"]) == (True, False)
    effect = preview(position(BARE, ["b2", "home"], supply=1), "n")
    assert (effect["abyss"], effect["ends"]) == (True, True)
    effect = preview(position(STACKS, ["a1 D=Fw", "home"]), "s")
    assert (effect["abyss"], effect["ends"]) == (False, False)


def test_a_roll_onto_the_middle_says_that_another_may_follow() -> None:
    drawn = ". . . . .  . . . . .  . . ~A . .  . . . . .  . . . . ."
    assert preview(position(drawn, ["c4", "home", "home"]), "n")["again"]
    assert not preview(position(drawn, ["c4", "home", "home"]), "e")["again"]


def test_a_roll_onto_a_power_names_it() -> None:
    assert preview(around("C"), "e")["power"] == "C"
    assert preview(around("C"), "n")["power"] is None


def test_placing_and_turning() -> None:
    effect = preview(position(STACKS, ["home", "home"]), "+a1")
    assert effect == {"cell": [0, 0], "orients": False, "sticks": tile("Pg")}
    state = position(STACKS, ["home U=Fw", "home"])
    assert preview(state, "+a1") == {"cell": [0, 0], "orients": True, "sticks": None}
    play(state, "+a1")
    assert preview(state, "@UN")["sticks"] == tile("Pg")
    on_its_head = preview(state, "@DN")
    assert (on_its_head["sticks"], on_its_head["faces"]["down"]) == (None, tile("Fw"))


def test_rotating() -> None:
    effect = preview(position(BARE, ["b2 N=Pg", "home"]), "r90")
    assert effect["faces"]["east"] == tile("Pg")


def test_scoring_shows_the_value_of_the_sets() -> None:
    state = position(BARE, ["b2 U=Pg N=Pw E=Fw", "home"], supply=3)
    assert preview(state, "score")["points"] == 2
    play(state, "score")
    assert preview(state, "done")["points"] == 2
    kept = preview(state, "keep-up")
    assert (kept["points"], kept["tiles"]) == (0, [tile("Pw"), tile("Fw")])


def test_scoring_shows_all_that_it_brings() -> None:
    """Sets, coins, and majorities as they would stand: the others have no tile yet."""
    state = position(BARE, ["b2 U=Pg N=Pw E=Co", "home"], supply=3)
    effect = preview(state, "score")
    assert (effect["points"], effect["coin"]) == (2, 3)
    assert effect["brings"] == 2 + 3 + 6 + 5 + 5  # most pearls, most green, most white
    before = state.scores()[state.to_move]
    play(state, "score")
    assert preview(state, "keep-up")["brings"] == 0 + 3 + 6 + 5
    mover = state.to_move
    play(state, "done")
    assert state.scores()[mover] - before == effect["brings"]


def test_power_e_does_not_reveal_what_lies_under_the_cube() -> None:
    drawn = ". . . .  . Sg/Sw ~E .  . . . .  . . . ."
    state = position(drawn, ["b2 D=Pw", "home"], mode="advanced", powers="AH")
    effect = preview(play(state, "!E"), "@DN")
    assert (effect["sticks"], effect["unknown"]) == (None, True)


def test_other_powers() -> None:
    assert preview(play(around("C", "U=Pw"), "!C"), "d3")["sticks"] == tile("Fg")
    assert preview(play(around("D"), "!D"), "d3") == {"tile": tile("Fg")}
    swap = play(around("B", "U=Pw", boards=["Dg Sl", ""]), "!B")
    assert preview(swap, "Dg") == {"gives": tile("Pw"), "gets": tile("Dg")}
    trade = play(around("F", boards=["Dg Sl", ""]), "!F b1")
    assert preview(trade, "Sl") == {"gives": tile("Sl"), "gets": tile("Pg")}
    stacks = play(around("H"), "!H")
    assert preview(stacks, "b1") == {"with": None}
    assert preview(play(stacks, "b1"), "d3") == {"with": [0, 1]}


def test_cubes() -> None:
    drawn = ". . . . .  . . ~G . .  . . ~I . .  . . . . .  Sg/Sw . . . ."
    cubes = ["c1 U=Pw", "a5 U=Fw D=Fl", "e5 U=Fg"]
    state = play(position(drawn, cubes, mode="advanced", powers="AB"), "!G")
    assert preview(state, "#2") == {"to": [4, 0], "sticks": None, "unknown": True}
    cubes[0] = "b3 U=Pw"
    state = play(position(drawn, cubes, mode="advanced", powers="AB"), "!I")
    assert preview(state, "#3") == {"gives": tile("Pw"), "gets": tile("Fg")}


def test_family() -> None:
    state = taken_back("U=Fl", {4: "Fg"})
    assert preview(state, "=15") == {"tile": tile("Fl")}
    assert preview(state, "=5>9") == {"tile": tile("Fl"), "moves": tile("Fg")}
    state = taken_back("U=Pg D=Sw", FULL, ABYSS, NO_SHIFT)
    assert preview(state, "Sw") == {"tile": tile("Sw")}
    effect = preview(play(state, "Sw"), "c3")
    assert effect == {"tiles": [tile("Sw"), tile("Pg")], "abyss": True}
    taking = position(BARE, ["b2 U=Pg N=Pw", "home"], mode="family")
    assert preview(taking, "score")["points"] == 0
