"""The 72 cards of the box."""

from collections import Counter
from typing import Any, cast

import pytest

from tests.engine.kadora.position import KADORA, WORDS
from tidetable.engine.kadora.model import CARDS, Box
from tidetable.engine.kadora.serialize import face


def all_faces() -> list[Any]:
    box = cast(Box, KADORA.box(KADORA.data, 2, {}))
    return [face(box, card) for card in range(CARDS)]


def test_six_colours_three_kinds_four_values_each_once() -> None:
    colours = {card["colour"] for card in all_faces()}
    kinds = {card["kind"] for card in all_faces()}
    assert colours == {"red", "orange", "yellow", "green", "blue", "purple"}
    assert kinds == {"round", "square", "drop"}
    assert len({tuple(card.values()) for card in all_faces()}) == 72
    assert Counter(card["colour"] for card in all_faces()) == dict.fromkeys(colours, 12)
    assert Counter(card["kind"] for card in all_faces()) == dict.fromkeys(kinds, 24)


@pytest.mark.parametrize(
    ("colour", "values"),
    [
        ("red", [2, 3, 4, 5]),
        ("orange", [1, 3, 4, 5]),
        ("yellow", [1, 2, 4, 5]),
        ("green", [1, 2, 3, 5]),
        ("blue", [1, 2, 3, 4]),
        ("purple", [1, 2, 4, 5]),
    ],
)
def test_one_value_is_missing_in_each_colour(colour: str, values: list[int]) -> None:
    of_colour = [card for card in all_faces() if card["colour"] == colour]
    assert sorted({card["value"] for card in of_colour}) == values
    for value in values:
        kinds = {card["kind"] for card in of_colour if card["value"] == value}
        assert kinds == {"round", "square", "drop"}


def test_cards_are_numbered_by_colour_then_value_then_kind() -> None:
    assert WORDS[:4] == ["R2r", "R2s", "R2d", "R3r"]
    assert WORDS[12:14] == ["O1r", "O1s"]
    assert WORDS[-1] == "P5d"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_back_of_every_hidden_card_shows_its_colour(players: int) -> None:
    state = KADORA.new(players, seed=5)
    seen: Any = state.view(None)
    everything: Any = state.reveal()
    for shown, open_ in zip(seen["stacks"], everything["stacks"], strict=True):
        assert shown == [{"colour": card["colour"]} for card in open_]
    for shown, open_ in zip(seen["seats"], everything["seats"], strict=True):
        assert shown["hand"] == [{"colour": card["colour"]} for card in open_["hand"]]
    assert seen["aside"] == [{"colour": card["colour"]} for card in everything["aside"]]
