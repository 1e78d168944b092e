"""Every reason for which an action, a move or a word of the notation is refused."""

import pytest

from tests.engine.octocube.position import BARE, LARGE_BARE, OCTOCUBE, play, position, tile
from tests.engine.octocube.test_powers import around
from tests.engine.octocube.test_slots import ABYSS, FULL, NO_SHIFT, all_slots, taken_back
from tests.engine.refusals import Case, check, field, reasons
from tidetable.engine.errors import IllegalAction
from tidetable.engine.octocube.actions import ACTIONS, PLACES, SEATS, SPACES
from tidetable.engine.octocube.model import OctocubeState

DIRECTIONS = "up, down, north, east, south, west"


def home() -> OctocubeState:
    return position(BARE, ["home U=Pg", "a1"])


def orienting() -> OctocubeState:
    return play(home(), "+b1")


def acting() -> OctocubeState:
    return position(BARE, ["b1 U=Pg", "a1"])


def family() -> OctocubeState:
    return position(BARE, ["b1 U=Pg", "a1"], mode="family")


def middle() -> OctocubeState:
    drawn = LARGE_BARE.split()
    drawn[12] = "~A"
    return play(position(" ".join(drawn), ["c4", "home", "home"]), "n")


def may_use_power() -> OctocubeState:
    return play(around("C"), "e")


def scoring() -> OctocubeState:
    return play(position(BARE, ["b2 U=Pg N=Fw E=Fl", "home"]), "score keep-north")


def over() -> OctocubeState:
    return play(position(BARE, ["b2", "d4"], supply=1, first=1), "n")


def lifting() -> OctocubeState:
    return play(around("C", others=["a1"]), "!C")


def taking() -> OctocubeState:
    return play(around("D"), "!D")


def turning() -> OctocubeState:
    return play(around("E", "U=Pw"), "!E")


def trading() -> OctocubeState:
    drawn = "Pg Pg . .  Co . ~F Sl  . Ad . .  . . . ."
    state = position(drawn, ["b2", "home"], mode="advanced", boards=["Pg Sw", ""], powers="AH")
    return play(state, "!F")


def trading_like() -> OctocubeState:
    drawn = ". Pg . .  Sd . ~F .  . Ad . .  . . . ."
    state = position(drawn, ["b2", "home"], mode="advanced", boards=["Pg", ""], powers="AH")
    return play(state, "!F")


def trading_tile() -> OctocubeState:
    return play(around("F", boards=["Dg Sl", ""]), "!F b1")


def own_swap() -> OctocubeState:
    return play(around("B", "U=Pw", boards=["Dg Sl Pw", ""]), "!B")


def stacks() -> OctocubeState:
    return play(around("H"), "!H b1")


def swapping() -> OctocubeState:
    return play(around("H"), "!H")


def changing() -> OctocubeState:
    drawn = ". . . . .  . . ~G . .  . . . . .  . . . . .  . . . . ."
    state = position(drawn, ["b2", "a1", "e5", "home"], mode="advanced", powers="AB")
    return play(state, "!G")


def changing_three() -> OctocubeState:
    drawn = ". . . . .  . . ~G . .  . . . . .  . . . . .  . . . . ."
    state = position(drawn, ["b2", "a1", "e5"], mode="advanced", powers="AB")
    return play(state, "!G")


def tops() -> OctocubeState:
    drawn = ". . . . .  . . ~I . .  . . . . .  . . . . .  . . . . ."
    cubes = ["b2 U=Pw", "a1 U=Fw", "e5 U=Fg", "d4 N=Fl"]
    return play(position(drawn, cubes, mode="advanced", powers="AB"), "!I")


def tops_like() -> OctocubeState:
    drawn = ". . . . .  . . ~I . .  . . . . .  . . . . .  . . . . ."
    cubes = ["b2 U=Pw", "a1 U=Fw", "e5 U=Fg", "d4 U=Pw"]
    return play(position(drawn, cubes, mode="advanced", powers="AB"), "!I")


def filling() -> OctocubeState:
    return taken_back("U=Fl", {4: "Fg"})


def piling() -> OctocubeState:
    return taken_back("U=Pg D=Sw", FULL, ABYSS, NO_SHIFT)


def returning() -> OctocubeState:
    return taken_back("U=Pg", FULL, ABYSS, NO_SHIFT)


def waiting() -> OctocubeState:
    return taken_back("U=Dg D=Pg", all_slots(8), data=NO_SHIFT)


VERBS = (
    "place, orient, roll, rotate, score, skip, keep, done, power, space, tile, cube, slot, shift, "
    "aside"
)
CELLS = "[0 .. 3, 0 .. 3]"
CASES = [
    # by the contract
    Case(home, -1, "no-such-action", {"action": -1}),
    Case(home, ACTIONS, "no-such-action", {"action": ACTIONS}),
    # another step
    Case(over, "skip", "game-over"),
    Case(over, "+a1", "game-over"),
    Case(home, "n", "must-place"),
    Case(home, "score", "must-place"),
    Case(orienting, "+c1", "must-orient"),
    Case(acting, "+c1", "must-act"),
    Case(acting, "done", "must-act"),
    Case(acting, "=1", "must-act"),
    Case(family, "done", "must-roll-or-take-back"),
    Case(middle, "score", "must-roll-or-stop"),
    Case(may_use_power, "n", "must-use-or-stop"),
    Case(scoring, "skip", "must-unload"),
    Case(lifting, "skip", "must-finish-power", {"power": "C"}),
    Case(lifting, "Pg", "must-finish-power", {"power": "C"}),
    Case(lifting, "#2", "must-finish-power", {"power": "C"}),
    Case(trading_tile, "b3", "must-finish-power", {"power": "F"}),
    Case(filling, "skip", "must-fill-slot"),
    Case(piling, "a1", "must-pile"),
    Case(returning, "Pg", "must-put-back"),
    # placing and turning
    Case(home, PLACES + 16, "no-such-space"),
    Case(home, "+b2", "not-at-the-edge", {"cell": [1, 1]}),
    Case(home, "+a1", "space-taken", {"cell": [0, 0]}),
    Case(orienting, "@UE", "looks-the-same"),
    Case(turning, "@UN", "stands-like-that"),
    # acting
    Case(acting, "n", "off-the-board", {"direction": "north"}),
    Case(acting, "w", "space-taken", {"cell": [0, 0]}),
    Case(acting, "r90", "looks-the-same"),
    Case(family, "r90", "no-rotating"),
    Case(family, "skip", "no-skipping"),
    Case(scoring, "keep-west", "face-empty", {"face": "west"}),
    Case(scoring, "keep-up", "keep-in-order", {"face": "up"}),
    # powers
    Case(acting, "!C", "no-powers"),
    Case(may_use_power, "!A", "power-not-here", {"power": "A"}),
    Case(lambda: around("C"), "!A", "power-out-of-reach", {"power": "A"}),
    Case(lambda: around("G", others=["c2"]), "!G", "power-out-of-reach", {"power": "G"}),
    Case(lambda: around("G"), "!G", "power-useless", {"power": "G"}),
    Case(lifting, SPACES + 16, "no-such-space"),
    Case(lifting, "a1", "space-taken", {"cell": [0, 0]}),
    Case(taking, "a1", "no-tile-to-see", {"cell": [0, 0]}),
    Case(stacks, "b1", "same-stack", {"cell": [0, 1]}),
    Case(stacks, "a1", "no-stack-there", {"cell": [0, 0]}),
    Case(swapping, "d3", "swap-in-order", {"cell": [2, 3]}),
    Case(trading, "d2", "not-next-to-cube", {"cell": [1, 3]}),
    Case(trading, "a2", "coin-has-no-place"),
    Case(trading_like, "b1", "nothing-to-swap", {"tile": tile("Pg")}),
    Case(own_swap, "Pw", "same-tile", {"tile": tile("Pw")}),
    Case(own_swap, "Fg", "not-on-your-board", {"tile": tile("Fg")}),
    Case(changing_three, SEATS + 3, "nobody-there"),
    Case(changing, "#1", "own-cube"),
    Case(changing, "#4", "cube-at-home", {"seat": 3}),
    Case(tops, "#4", "no-tile-on-top", {"seat": 3}),
    Case(tops_like, "#4", "same-tile", {"tile": tile("Pw")}),
    # family
    Case(filling, "=5", "slot-taken"),
    Case(filling, "=1", "slot-does-not-fit", {"tile": tile("Fl")}),
    Case(filling, "=5>1", "cannot-shift"),
    Case(filling, "aside", "must-be-placed", {"tile": tile("Fl")}),
    Case(piling, "Dg", "not-among-the-rest", {"tile": tile("Dg")}),
    Case(returning, SPACES + 16, "no-such-space"),
    Case(returning, "b1", "pile-goes-elsewhere", {"cell": [0, 1]}),
    Case(waiting, "=10", "slot-taken"),
    # structured moves
    Case(home, [], "move-not-object"),
    Case(home, {}, "move-field", field("do", VERBS)),
    Case(home, {"do": "take-back"}, "move-field", field("do", VERBS)),
    Case(home, {"do": "place"}, "move-field", field("cell", CELLS)),
    Case(home, {"do": "place", "cell": [0, 4]}, "move-field", field("cell", CELLS)),
    Case(home, {"do": "place", "cell": [0, True]}, "move-field", field("cell", CELLS)),
    Case(home, {"do": "orient", "orientation": 24}, "move-field", field("orientation", "0 .. 23")),
    Case(
        home, {"do": "roll", "direction": "up"}, "move-field",
        field("direction", "north, east, south, west"),
    ),
    Case(home, {"do": "rotate", "degrees": 45}, "move-field", field("degrees", "90, 180, 270")),
    Case(home, {"do": "rotate", "degrees": [90]}, "move-field", field("degrees", "90, 180, 270")),
    Case(home, {"do": "keep", "face": 1}, "move-field", field("face", DIRECTIONS)),
    Case(home, {"do": "tile", "tile": tile("Co")}, "move-field", field("tile", "kind, colour")),
    Case(home, {"do": "cube", "seat": 2}, "move-field", field("seat", "0 .. 1")),
    Case(home, {"do": "slot", "slot": -1}, "move-field", field("slot", "0 .. 15")),
    Case(home, {"do": "skip", "x": 1}, "move-unknown-field", {"field": "x"}),
    Case(home, {"do": "place", "cell": [0, 0], "y": 1}, "move-unknown-field", {"field": "y"}),
    # words of the notation
    Case(home, "+e1", "no-such-word", {"word": "+e1"}),
    Case(home, "hello", "no-such-word", {"word": "hello"}),
    Case(home, "", "no-such-word", {"word": ""}),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refused_with_a_reason_and_nothing_changed(case: Case) -> None:
    check(case)


def test_a_deal_with_a_tile_that_is_none() -> None:
    with pytest.raises(IllegalAction, match="no-such-tile"):
        OCTOCUBE.read_outcome(OCTOCUBE.data, "deal", "Pg1 Xx1")


def test_every_reason_in_the_source_is_in_the_list_above() -> None:
    assert reasons("octocube") == {case.code for case in CASES} | {"no-such-tile"}
