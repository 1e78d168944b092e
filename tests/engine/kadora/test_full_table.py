"""Step 2 when the block is full and nothing may be taken."""

from tests.engine.kadora.position import (
    block_of,
    drawn_block,
    happened,
    legal_words,
    loot,
    play,
    position,
)
from tidetable.engine.kadora.model import KadoraState

# The placed card is R2r on d4; its column is on the right, its row at the bottom.
LOW_SUMS = """
    G5r G5s G5d G1s
    B4r B4s B4d B1d
    Y5r Y5s Y5d R3s
    P1d Y1r O3s ..
"""
TEN_WITHOUT_MATCH = LOW_SUMS.replace("G1s", "P2s").replace("B1d", "B3d").replace("R3s", "O3d")
ALL_MATCH = """
    G5r G5s G5d G1r
    B4r B4s B4d B1r
    Y5r Y5s Y5d R3s
    P1r Y1r R4s ..
"""


def placed(block: str) -> KadoraState:
    return play(position(block, hands=["R2r", ""]), "R2r-d4")


def test_low_sums_take_what_matches_in_neither_colour_nor_kind() -> None:
    state = placed(LOW_SUMS)
    assert loot(state, 0) == {"G1s", "B1d", "P1d", "O3s"}
    assert drawn_block(state) == block_of("""
        G5r G5s G5d ..
        B4r B4s B4d ..
        Y5r Y5s Y5d R3s
        .. Y1r .. R2r
    """)
    assert "full-table" in happened(state)
    assert "last-resort" not in happened(state)


def test_a_sum_of_10_without_a_match_is_a_full_table_too() -> None:
    """2 + 2 + 3 + 3 = 10 in the column; the row of 7 is taken from as well."""
    state = placed(TEN_WITHOUT_MATCH)
    assert loot(state, 0) == {"P2s", "B3d", "O3d", "P1d", "O3s"}
    assert "full-table" in happened(state)


def test_sums_of_10_without_a_match_in_both_lines() -> None:
    block = TEN_WITHOUT_MATCH.replace("P1d", "P4d").replace("Y1r", "Y2d")
    state = placed(block)
    assert loot(state, 0) == {"P2s", "B3d", "O3d", "P4d", "Y2d", "O3s"}


def test_not_when_something_was_taken() -> None:
    """The column reaches 10 with a match: that alone goes, as ever."""
    state = placed(LOW_SUMS.replace("R3s", "R5s").replace("G1s", "G2s"))
    assert loot(state, 0) == {"R5s"}
    assert "full-table" not in happened(state)


def test_not_when_only_the_row_took_something() -> None:
    state = placed(LOW_SUMS.replace("Y1r", "Y4r"))
    assert loot(state, 0) == {"Y4r"}
    assert "full-table" not in happened(state)


def test_not_while_a_cell_is_empty() -> None:
    state = placed(LOW_SUMS.replace("G5r", "..").replace("G1s", "G1d"))
    assert loot(state, 0) == set()
    assert "full-table" not in happened(state)


def test_one_line_without_a_stranger_gives_nothing() -> None:
    state = placed(ALL_MATCH.replace("P1r", "P1d"))
    assert loot(state, 0) == {"P1d"}
    assert "last-resort" not in happened(state)


def test_last_resort_takes_all_six() -> None:
    """Everything matches and both sums are below 10: the next player could not place."""
    state = placed(ALL_MATCH)
    assert loot(state, 0) == {"G1r", "B1r", "R3s", "P1r", "Y1r", "R4s"}
    assert drawn_block(state) == block_of("""
        G5r G5s G5d ..
        B4r B4s B4d ..
        Y5r Y5s Y5d ..
        .. .. .. R2r
    """)
    assert happened(state)[:3] == ["place", "full-table", "last-resort"]


def test_the_turn_continues_as_usual() -> None:
    assert legal_words(placed(LOW_SUMS)) == {"<1", "<2"}
    assert legal_words(placed(ALL_MATCH)) == {"<1", "<2"}


def test_in_a_last_turn_as_well() -> None:
    state = position(LOW_SUMS, hands=["R2r", "Y4r"], stacks=["", ""], last_turns=2)
    play(state, "R2r-d4")
    assert loot(state, 0) == {"G1s", "B1d", "P1d", "O3s"}
    assert (state.to_move, state.last_turns) == (1, 1)
