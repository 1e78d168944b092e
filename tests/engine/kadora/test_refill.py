"""Step 4 of a turn: the stack just drawn from fills the block until four cells are empty."""

import pytest

from tests.engine.kadora.position import (
    NO_CARDS,
    drawn_block,
    hand,
    happened,
    legal_words,
    loot,
    play,
    position,
    stack,
)
from tidetable.engine.kadora.model import KadoraState

READING = {
    "south": "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4",
    "west": "d1 d2 d3 d4 c1 c2 c3 c4 b1 b2 b3 b4 a1 a2 a3 a4",
    "north": "d4 c4 b4 a4 d3 c3 b3 a3 d2 c2 b2 a2 d1 c1 b1 a1",
    "east": "a4 a3 a2 a1 b4 b3 b2 b1 c4 c3 c2 c1 d4 d3 d2 d1",
}
SEATS = [
    (players, seat, side)
    for players, sides in {
        2: ["south", "north"],
        3: ["south", "west", "north"],
        4: ["south", "west", "north", "east"],
    }.items()
    for seat, side in enumerate(sides)
]
ELEVEN = """
    R2s R2d R3r R3s
    O1r .. .. O1s
    Y1r .. .. Y1s
    G1r G1s G1d ..
"""


def at_cell(state: KadoraState, cell: str) -> str:
    return drawn_block(state).split()["abcd".index(cell[0]) + 4 * (int(cell[1]) - 1)]


@pytest.mark.parametrize(("players", "seat", "side"), SEATS)
@pytest.mark.parametrize("cell", ["a1", "b2", "d3"])
def test_in_the_reading_order_of_the_active_seat(
    players: int, seat: int, side: str, cell: str
) -> None:
    """One card lies in the block: eleven more are laid, and the last four cells stay empty."""
    hands = ["P1r P2r P4r P5r" if s == seat else "" for s in range(players)]
    state = position(NO_CARDS, players=players, hands=hands, to_move=seat)
    play(state, f"P1r-{cell}")
    cards = stack(state, 0)
    play(state, "<1")
    order = [at for at in READING[side].split() if at != cell]
    assert [at_cell(state, at) for at in order[:11]] == cards[1:12]
    assert [at_cell(state, at) for at in order[11:]] == [".."] * 4
    assert at_cell(state, cell) == "P1r"


@pytest.mark.parametrize("choice", [0, 1])
def test_from_the_stack_just_drawn_from(choice: int) -> None:
    state = play(position(NO_CARDS, hands=["P1r", ""]), "P1r-a1")
    before = [stack(state, 0), stack(state, 1)]
    play(state, f"<{choice + 1}")
    assert at_cell(state, "b1") == before[choice][1]
    assert stack(state, choice) == before[choice][12:]
    assert stack(state, 1 - choice) == before[1 - choice]


def test_nothing_is_laid_when_four_cells_are_empty() -> None:
    state = play(position(ELEVEN, hands=["P1r", ""]), "P1r-b2 <1")
    assert drawn_block(state).split().count("..") == 4
    assert "refill" not in happened(state)


def test_nothing_is_laid_when_fewer_are_empty() -> None:
    state = play(position(ELEVEN.replace("..", "B1r", 1), hands=["P1r", ""]), "P1r-c2 <1")
    assert drawn_block(state).split().count("..") == 3
    assert "refill" not in happened(state)


def test_one_card_when_five_are_empty() -> None:
    state = play(position(ELEVEN.replace("R3s", ".."), hands=["P1r", ""]), "P1r-b2")
    second = stack(state, 0)[1]
    play(state, "<1")
    assert happened(state).count("refill") == 1
    assert at_cell(state, "d1") == second
    assert drawn_block(state).split().count("..") == 4


def test_refilled_cards_take_nothing() -> None:
    """Red fives and fours side by side: nobody gets them."""
    red = "R5r R5s R5d R4r R4s R4d R3r R3s R3d R2r R2s R2d"
    state = position(NO_CARDS, hands=["P1r", ""], stacks=[f"P5d {red}", "G5r"])
    play(state, "P1r-d4 <1")
    assert drawn_block(state).split()[:8] == red.split()[:8]
    assert loot(state, 0) == loot(state, 1) == set()


@pytest.mark.parametrize("choice", [0, 1])
def test_when_the_stack_runs_out_the_other_is_used(choice: int) -> None:
    stacks = ["P5d G5r", "Y5r Y5s Y5d Y4r Y4s Y4d Y2r Y2s Y2d Y1d B4r B4s B4d"]
    if choice == 1:
        stacks.reverse()
    state = position(NO_CARDS, hands=["P1r", ""], stacks=stacks)
    play(state, f"P1r-d4 <{choice + 1}")
    assert hand(state, 0) == {"P5d"}
    laid = " ".join(drawn_block(state).split()[:11])
    assert laid == "G5r Y5r Y5s Y5d Y4r Y4s Y4d Y2r Y2s Y2d Y1d"
    assert drawn_block(state).split().count("..") == 4
    assert stack(state, choice) == []
    assert stack(state, 1 - choice) == ["B4r", "B4s", "B4d"]


def test_the_drawn_card_may_be_the_last_of_its_stack() -> None:
    one_short = ELEVEN.replace("R3s", "..")
    state = position(one_short, hands=["P1r", ""], stacks=["P5d", "Y5r Y5s"])
    play(state, "P1r-b2 <1")
    assert at_cell(state, "d1") == "Y5r"
    assert stack(state, 1) == ["Y5s"]


def test_when_both_run_out_it_stops() -> None:
    state = position(NO_CARDS, hands=["P1r", "P2r"], stacks=["P5d G5r", "Y5r"])
    play(state, "P1r-d4 <1")
    assert drawn_block(state).split()[:3] == ["G5r", "Y5r", ".."]
    assert drawn_block(state).split().count("..") == 13
    assert state.last_turns == 2
    assert len(legal_words(state)) == 13


def test_everybody_sees_what_is_laid() -> None:
    state = play(position(ELEVEN.replace("R3s", ".."), hands=["P1r", ""]), "P1r-b2 <1")
    assert state.view(0)["block"] == state.view(1)["block"] == state.view(None)["block"]
    events = [
        [e for e in state.events(viewer) if e["event"] == "refill"] for viewer in (0, 1, None)
    ]
    assert events[0] == events[1] == events[2]
