"""Parameters in words: each kind that a game can declare."""

import pytest

from tidetable.parameters import worded
from tidetable.text import Text

NAMES = ["Ann", "Bob"]
CARD = {"colour": "red", "kind": "drop", "value": 5}
BACK = {"colour": "red"}


@pytest.mark.parametrize(
    ("kind", "value", "words"),
    [
        ("seat", 1, "Bob"),
        ("seat", 2, 3),  # nobody sits there
        ("seats", [0, 1], "Ann and Bob"),
        ("seats", [], ""),
        ("seats virtual-player", [], "the virtual player"),
        ("ordinal", 0, 1),
        ("number", 7, None),
        ("word colour", "red", "red"),
        ("word colour", "pink", "pink"),  # no such message
        ("words side", ["south", "west"], "South and West"),
        ("piece card", CARD, "the red 5 (drop)"),
        ("piece card", BACK, "an unseen red card"),
        ("piece card", {**CARD, "value": None}, "an unseen red card"),
        ("pieces card", [CARD, BACK], "the red 5 (drop) and an unseen red card"),
        ("piece coin", {"value": 3, "seat": 0}, "3 Ann"),  # no such message
        ("cell", [2, 1], "b3"),
        ("by-seat", [5, 3], "Ann 5, Bob 3"),
        ("seat", None, None),
        ("word colour", None, None),
        ("", 7, None),
    ],
)
def test_a_value_of_each_kind(kind: str, value: object, words: object) -> None:
    assert worded(Text("en", "kadora"), kind, value, NAMES) == words


def test_an_event_with_a_hidden_piece_has_its_own_message() -> None:
    text = Text("en", "kadora")
    drawn: dict[str, object] = {"event": "draw", "seat": 0, "stack": 0}
    assert text.event({**drawn, "card": CARD}, NAMES) == "Ann draws the red 5 (drop) from stack 1."
    hidden = text.event({**drawn, "card": BACK}, NAMES)
    assert hidden == text("event-draw-hidden", seat="Ann", card="an unseen red card", stack=1)


def test_a_move_is_worded_by_its_verb() -> None:
    text = Text("en", "kadora")
    assert text.choice({"do": "give", "colour": "red", "to": 1}, NAMES) == "give all red to Bob"
    assert text.choice({"do": "dance", "to": 1}, NAMES) == "dance Bob"
