"""Step 2 of a turn: place a card, take from its column and row."""

from typing import Any

import pytest

from tests.engine.kadora.position import (
    NO_CARDS,
    block_of,
    drawn_block,
    faces,
    hand,
    legal_words,
    loot,
    play,
    position,
)
from tidetable.engine.kadora.model import KadoraState

# R2r is placed beside these cards: what does it take?
LINES = [
    ("sum 10, same colour", "R5s G3d", "R5s"),
    ("sum 9, same colour", "R4s G3d", ""),
    ("sum 10, same kind", "G5r B3s", "G5r"),
    ("sum 9, same kind", "G5r B2s", ""),
    ("sum 10, colour and kind", "R5r G3d", "R5r"),
    ("sum 9, colour and kind", "R4r G3d", ""),
    ("sum 11, one of each", "R5s G3r O1d", "R5s G3r"),
    ("sum 10, all three match", "R3s R4d Y1r", "R3s R4d Y1r"),
    ("sum 9, all three match", "R3s R3d Y1r", ""),
    ("sum 10, nothing matches", "G5s B3d", ""),
    ("sum 17, much more than needed", "R5s G5d Y5r", "R5s Y5r"),
    ("sum 8 without the placed card", "R4s B4d", "R4s"),
    ("alone", "", ""),
]


def in_column(line: str) -> KadoraState:
    a1, a2, a3 = [*line.split(), "..", "..", ".."][:3]
    drawn = f"{a1} .. .. .. {a2} .. .. .. {a3} .. .. .. .. .. .. .."
    return play(position(drawn, hands=["R2r", ""]), "R2r-a4")


def in_row(line: str) -> KadoraState:
    a1, b1, c1 = [*line.split(), "..", "..", ".."][:3]
    drawn = f"{a1} {b1} {c1} .. " + ".. " * 12
    return play(position(drawn, hands=["R2r", ""]), "R2r-d1")


@pytest.mark.parametrize(("what", "line", "taken"), LINES, ids=[line[0] for line in LINES])
def test_column(what: str, line: str, taken: str) -> None:
    state = in_column(line)
    assert loot(state, 0) == set(taken.split())
    assert set(drawn_block(state).split()) - {".."} == {"R2r", *line.split()} - set(taken.split())


@pytest.mark.parametrize(("what", "line", "taken"), LINES, ids=[line[0] for line in LINES])
def test_row(what: str, line: str, taken: str) -> None:
    state = in_row(line)
    assert loot(state, 0) == set(taken.split())
    assert set(drawn_block(state).split()) - {".."} == {"R2r", *line.split()} - set(taken.split())


CROSS = """
    R5s .. .. ..
    G3d .. .. ..
    .. R5d B3s ..
    .. .. .. ..
"""


def test_column_and_row_both_reached() -> None:
    """10 each with the placed card: the one counts in full although the other was taken."""
    state = play(position(CROSS, hands=["R2r", ""]), "R2r-a3")
    assert loot(state, 0) == {"R5s", "R5d"}
    assert drawn_block(state) == block_of("""
        .. .. .. ..
        G3d .. .. ..
        R2r .. B3s ..
        .. .. .. ..
    """)


def test_column_and_row_are_not_added_up() -> None:
    state = play(
        position(
            """
            R5s .. .. ..
            G2d .. .. ..
            .. R5d B2s ..
            .. .. .. ..
            """,
            hands=["R2r", ""],
        ),
        "R2r-a3",
    )
    assert loot(state, 0) == set()


def test_only_the_line_that_reached_10_is_taken_from() -> None:
    low_row = CROSS.replace("B3s", "B2s")
    assert loot(play(position(low_row, hands=["R2r", ""]), "R2r-a3"), 0) == {"R5s"}
    low_column = CROSS.replace("G3d", "G2d")
    assert loot(play(position(low_column, hands=["R2r", ""]), "R2r-a3"), 0) == {"R5d"}


def test_cards_elsewhere_neither_count_nor_go() -> None:
    state = play(
        position(
            """
            R5s R5r R5d ..
            G3d R4r R4d ..
            .. .. .. ..
            R4s R3r R3s ..
            """,
            hands=["R2r", ""],
        ),
        "R2r-d3",
    )
    assert loot(state, 0) == set()


def test_gaps_in_a_line_do_not_part_it() -> None:
    state = position(
        """
        R5s .. .. R4s
        .. .. .. ..
        .. .. .. ..
        R4d .. .. ..
        """,
        hands=["R3r", ""],
    )
    assert loot(play(state, "R3r-a2"), 0) == {"R5s", "R4d"}


def test_the_placed_card_stays_and_leaves_the_hand() -> None:
    state = position(CROSS, hands=["R2r Y1d Y2d Y4d", ""])
    play(state, "R2r-a3")
    assert "R2r" in drawn_block(state)
    assert hand(state, 0) == {"Y1d", "Y2d", "Y4d"}


def test_any_hand_card_on_any_empty_cell() -> None:
    state = position(
        """
        R5s .. G3d B1r
        G5s G5r G5d B2r
        Y5s Y5r Y5d ..
        .. O5r O5s O5d
        """,
        hands=["R2r Y1d", ""],
    )
    assert legal_words(state) == {
        f"{card}-{cell}" for card in ("R2r", "Y1d") for cell in ("b1", "d3", "a4")
    }


def test_taking_is_not_a_choice() -> None:
    """The next decision after placing is the draw, with the cards already taken."""
    state = play(position(CROSS, hands=["R2r", ""]), "R2r-a3")
    assert legal_words(state) == {"<1", "<2"}


def test_the_seat_that_places_takes() -> None:
    state = play(position(CROSS, hands=["", "R2r"], to_move=1), "R2r-a3")
    assert loot(state, 1) == {"R5s", "R5d"}
    assert loot(state, 0) == set()


def test_loot_grows_and_lies_open_sorted_by_colour() -> None:
    state = play(position(CROSS, hands=["R2r", ""], loot=["B1d R3s", ""]), "R2r-a3")
    seen: Any = state.view(None)
    piles = seen["seats"][0]["loot"]
    assert piles["red"] == {"cards": faces("R3s R5s R5d"), "total": 13, "leads": True}
    assert piles["blue"] == {"cards": faces("B1d"), "total": 1, "leads": True}
    assert piles["green"] == {"cards": [], "total": 0, "leads": False}


@pytest.mark.parametrize(("seat", "column"), [(0, "R5s"), (1, "R5d"), (2, "R5s"), (3, "R5d")])
def test_the_column_is_the_one_that_the_seat_sees(seat: int, column: str) -> None:
    """It is taken from first. West and east see what south calls a row as a column."""
    hands = ["", "", "", ""]
    hands[seat] = "R2r"
    state = play(position(CROSS, players=4, hands=hands, to_move=seat), "R2r-a3")
    events: Any = [event for event in state.events(None) if event["event"] == "take"]
    assert [event["line"] for event in events] == ["column", "row"]
    assert [taken["card"] for taken in events[0]["taken"]] == faces(column)
    assert loot(state, seat) == {"R5s", "R5d"}  # the order changes nothing


def test_nothing_to_take_in_an_empty_block() -> None:
    state = play(position(NO_CARDS, hands=["R5r", ""]), "R5r-b2")
    assert loot(state, 0) == set()
    assert drawn_block(state).split().count("..") == 15
