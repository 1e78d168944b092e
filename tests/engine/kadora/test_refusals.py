"""Every reason for which an action, a move or a word of the notation is refused."""

import pytest

from tests.engine.kadora.position import NO_CARDS, faces, play, position
from tests.engine.refusals import Case, check, field, reasons
from tidetable.engine.kadora.actions import ACTIONS, GIVES
from tidetable.engine.kadora.model import KadoraState

ONE_CARD = """
    G5r .. .. ..
    .. .. .. ..
    .. .. .. ..
    .. .. .. ..
"""
COLOURS = "red, orange, yellow, green, blue, purple"
RED_TWO = {"colour": "red", "kind": "round", "value": 2}


def start() -> KadoraState:
    """South leads red, shares yellow with west, and has no green; north has a red card."""
    won = ["R5r Y4r", "Y4s", "R3r"]
    return position(ONE_CARD, players=3, hands=["R2r P1s", "P1d"], loot=won)


def must_draw() -> KadoraState:
    return play(start(), "P1s-d4")


def gave() -> KadoraState:
    return play(start(), "R>W")


def over() -> KadoraState:
    state = position(NO_CARDS, hands=["R2r", ""], stacks=["", ""], last_turns=1)
    return play(state, "R2r-a1")


def place(card: object, cell: object) -> object:
    return {"do": "place", "card": card, "cell": cell}


def give(colour: object, to: object) -> object:
    return {"do": "give", "colour": colour, "to": to}


CASES = [
    # by the contract
    Case(start, -1, "no-such-action", {"action": -1}),
    Case(start, ACTIONS, "no-such-action", {"action": ACTIONS}),
    Case(start, 10**30, "no-such-action", {"action": 10**30}),
    # by the rules
    Case(over, place(RED_TWO, [0, 1]), "game-over", {}),
    Case(over, {"do": "draw", "stack": 0}, "game-over", {}),
    Case(over, give("red", 1), "game-over", {}),
    Case(start, {"do": "draw", "stack": 1}, "must-place", {}),
    Case(gave, {"do": "draw", "stack": 0}, "must-place", {}),
    Case(must_draw, place(RED_TWO, [0, 1]), "must-draw", {}),
    Case(must_draw, give("red", 1), "must-draw", {}),
    Case(start, "P1d-b2", "not-in-hand", {"card": faces("P1d")[0]}),
    Case(start, "G5r-b2", "not-in-hand", {"card": faces("G5r")[0]}),
    Case(start, "R2r-a1", "cell-taken", {"cell": [0, 0]}),
    Case(gave, "R2r-a1", "cell-taken", {"cell": [0, 0]}),
    Case(gave, "Y>N", "already-gave", {}),
    Case(start, GIVES + 3, "no-such-receiver", {"to": 3}),
    Case(start, "R>S", "give-to-self", {}),
    Case(start, "G>W", "nothing-to-give", {"colour": "green"}),
    Case(start, "R>N", "receiver-has-colour", {"colour": "red", "to": 2}),
    Case(start, "Y>N", "not-sole-leader", {"colour": "yellow"}),
    # structured moves
    Case(start, [], "move-not-object", {}),
    Case(start, None, "move-not-object", {}),
    Case(start, {}, "move-field", field("do", "place, draw, give")),
    Case(start, {"do": "win"}, "move-field", field("do", "place, draw, give")),
    Case(start, {"do": ["place"]}, "move-field", field("do", "place, draw, give")),
    Case(start, place("R2r", [0, 1]), "move-field", field("card", "colour, kind, value")),
    Case(start, place(None, [0, 1]), "move-field", field("card", "colour, kind, value")),
    Case(
        start,
        place({"colour": "red", "kind": "round", "value": 1}, [0, 1]),  # red has no 1
        "move-field",
        field("card", "colour, kind, value"),
    ),
    Case(
        start,
        place({"colour": "red"}, [0, 1]),
        "move-field",
        field("card", "colour, kind, value"),
    ),
    *(
        Case(start, place(card, [0, 1]), "move-field", field("card", "colour, kind, value"))
        for card in (
            {**RED_TWO, "more": 1},
            {**RED_TWO, "value": True},
            {**RED_TWO, "value": 2.0},
            {**RED_TWO, "colour": ["red"]},
            {**RED_TWO, "kind": {}},
        )
    ),
    Case(start, place(RED_TWO, "b1"), "move-field", field("cell", "[0 .. 3, 0 .. 3]")),
    Case(start, place(RED_TWO, [0]), "move-field", field("cell", "[0 .. 3, 0 .. 3]")),
    Case(start, place(RED_TWO, [0, "1"]), "move-field", field("cell", "[0 .. 3, 0 .. 3]")),
    Case(start, place(RED_TWO, [0, True]), "move-field", field("cell", "[0 .. 3, 0 .. 3]")),
    Case(start, place(RED_TWO, [4, 0]), "outside-block", {}),
    Case(start, place(RED_TWO, [0, -1]), "outside-block", {}),
    Case(start, {"do": "draw"}, "move-field", field("stack", "0 .. 1")),
    Case(start, {"do": "draw", "stack": 2}, "move-field", field("stack", "0 .. 1")),
    Case(start, {"do": "draw", "stack": True}, "move-field", field("stack", "0 .. 1")),
    Case(start, give("pink", 1), "move-field", field("colour", COLOURS)),
    Case(start, give([], 1), "move-field", field("colour", COLOURS)),
    Case(start, give("red", 3), "move-field", field("to", "0 .. 2")),
    Case(start, give("red", "1"), "move-field", field("to", "0 .. 2")),
    Case(start, {"do": "draw", "stack": 0, "x": 1}, "move-unknown-field", {"field": "x"}),
    # words of the notation
    Case(start, "R1r-b2", "no-such-card", {"word": "R1r"}),
    Case(start, "R2r-e1", "no-such-word", {"word": "R2r-e1"}),
    Case(start, "<3", "no-such-word", {"word": "<3"}),
    Case(start, "R>E", "no-such-word", {"word": "R>E"}),  # nobody sits in the east
    Case(start, "hello", "no-such-word", {"word": "hello"}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refused_with_a_reason_and_nothing_changed(case: Case) -> None:
    check(case)


def test_every_reason_in_the_source_is_in_the_list_above() -> None:
    assert reasons("kadora") == {case.code for case in CASES}
