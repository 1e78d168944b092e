"""Malformed moves and words are refused with a reason, in every position."""

import pytest

from tests.engine.poseidon.position import position
from tests.engine.refusals import Case, check, field


def move(verb: str, **fields: object) -> object:
    return {"do": verb, **fields}


def lay(**fields: object) -> object:
    return {"do": "lay", "swapped": False, **fields}


VERBS = "enough, start, tile, lay, load, move, take, hex, free, buy, mover, look, return, bonus"
SPACE_NAMES = "Deep, L1, L2, L3, L4, L5, L6, R1, R2, R3, R4, R5, R6, Beach"
START = "arrow/storage, food/storage, wave/storage, plain/plain"
KINDS = "arrow/food, arrow/storage, food/storage, wave/food, wave/arrow"
TENTACLES = "total_seven, low_pair, high_pair, run_of_three, three_alike, four_different"
BONUSES = "one-die, two-dice, track, look, clean, free"
CORALS = "3, 4, 5, 6, 7, 8, 9, 10"
WAYS = "0 .. 5"
HEXES = "0 .. 63"
TWO_ROWS = field("corals", "[3 .. 6, 7 .. 10]")
A_DIE = field("die", "owner, value")
WORDS = """
    x enough @ @1,2 @a,b:c,d # #1 w w0 w4 eat0 eat7 buy look look2 o0 o7 z1 *gold *plain/plain
    =L1 bonus: L1> M1>L1 go: go:s go:of
"""
MALFORMED = [
    Case(position, ["enough"], "move-not-object"),
    Case(position, None, "move-not-object"),
    Case(position, {}, "move-field", field("do", VERBS)),
    Case(position, move("win"), "move-field", field("do", VERBS)),
    Case(position, {"do": ["load"]}, "move-field", field("do", VERBS)),
    Case(position, move("start", tile="plain/plain"), "move-field", field("tile", START)),
    Case(position, move("tile", tile="arrow/food"), "move-field", field("tile", KINDS)),
    Case(position, move("tile", tile=["food", "arrow"]), "move-field", field("tile", KINDS)),
    Case(position, lay(on=0, way=1, swapped=1), "move-field", field("swapped", "true, false")),
    Case(position, lay(on=0, way=6), "move-field", field("way", WAYS)),
    Case(position, lay(beside=0, way=0, turn=6), "move-field", field("turn", WAYS)),
    Case(position, lay(beside=64, way=0, turn=0), "move-field", field("beside", HEXES)),
    Case(position, lay(way=0, turn=0), "move-field", field("beside", HEXES)),
    Case(position, lay(on=64, way=0), "move-field", field("on", HEXES)),
    Case(position, move("load", row=3), "move-field", field("row", "0 .. 2")),
    Case(position, move("load", row=True), "move-field", field("row", "0 .. 2")),
    Case(position, move("move", to="L1"), "move-field", field("from", SPACE_NAMES)),
    Case(position, move("move", **{"from": "Deep"}), "move-field", field("to", SPACE_NAMES)),
    Case(position, move("take", die=5), "move-field", A_DIE),
    Case(position, move("take", die={"owner": 0}), "move-field", A_DIE),
    Case(position, move("take", die={"owner": 2, "value": 1}), "move-field", A_DIE),
    Case(position, move("take", die={"owner": True, "value": 1}), "move-field", A_DIE),
    Case(position, move("take", die={"owner": 0, "value": 7}), "move-field", A_DIE),
    Case(position, move("take", die={"owner": None, "value": 0}), "move-field", A_DIE),
    Case(position, move("hex", hex=64), "move-field", field("hex", HEXES)),
    Case(position, move("free", tentacle="pair"), "move-field", field("tentacle", TENTACLES)),
    Case(position, move("buy", corals=[]), "move-field", TWO_ROWS),
    Case(position, move("buy", corals=[2]), "move-field", TWO_ROWS),
    Case(position, move("buy", corals=[10, 3]), "move-field", TWO_ROWS),
    Case(position, move("buy", corals="3"), "move-field", TWO_ROWS),
    Case(position, move("mover", seat=2), "move-field", field("seat", "0 .. 1")),
    Case(position, move("look", coral=2), "move-field", field("coral", CORALS)),
    Case(position, move("return", space="L1"), "move-field", field("space", "Deep, Beach")),
    Case(position, move("bonus", bonus="dice"), "move-field", field("bonus", BONUSES)),
    Case(position, move("enough", why=1), "move-unknown-field", {"field": "why"}),
    Case(position, move("load", row=0, slot=1), "move-unknown-field", {"field": "slot"}),
    Case(position, lay(on=0, way=1, turn=1), "move-unknown-field", {"field": "turn"}),
    Case(position, lay(beside=0, way=1, turn=1, x=1), "move-unknown-field", {"field": "x"}),
    *(Case(position, word, "no-such-word", {"word": word}) for word in ["", *WORDS.split()]),
]


@pytest.mark.parametrize("case", MALFORMED, ids=str)
def test_a_malformed_move_or_word_is_refused(case: Case) -> None:
    check(case)
