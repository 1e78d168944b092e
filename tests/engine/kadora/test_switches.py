"""Every reconstructed behaviour is a switch in the data, and every number can be corrected."""

from typing import Any, cast

import pytest

from tests.engine.kadora.conservation import conserved
from tests.engine.kadora.position import (
    KADORA,
    NO_CARDS,
    corrected,
    dealt,
    drawn_block,
    happened,
    legal_words,
    loot,
    play,
    position,
    stack,
)
from tests.engine.kadora.test_full_table import ALL_MATCH, LOW_SUMS, TEN_WITHOUT_MATCH
from tests.engine.kadora.test_scoring import scored
from tests.engine.modes import random_play
from tests.engine.values import Values
from tidetable.engine import notation
from tidetable.engine.kadora.model import CARDS, KadoraState

SUMS_TOO_LOW = corrected(rules={"full_table": "sums_too_low"})
END_GAME = corrected(rules={"last_resort": "end_game"})
ONE_STACK_REFILLS = corrected(rules={"refill_from_other_stack": False})
EARLIER_SEAT = corrected(rules={"last_tie": "earlier_seat"})
ALL_IN_FIRST = corrected(setup={"stacks": "all_in_first"})
SEAT_0_BEGINS = corrected(setup={"first_player": "seat0"})
OTHER_SEATS = corrected(
    setup={"seats": {"2": ["east", "west"], "3": ["north", "south", "east"]}},
)


# -- rules -----------------------------------------------------------------------------------


def test_full_table_only_when_the_sums_are_too_low() -> None:
    """A sum of 10 without a match leaves the last resort: all six."""
    state = position(TEN_WITHOUT_MATCH, hands=["R2r", ""], data=SUMS_TOO_LOW)
    play(state, "R2r-d4")
    assert loot(state, 0) == {"P2s", "B3d", "O3d", "P1d", "Y1r", "O3s"}
    assert "last-resort" in happened(state)


def test_full_table_with_low_sums_stays_as_it_was() -> None:
    state = position(LOW_SUMS, hands=["R2r", ""], data=SUMS_TOO_LOW)
    play(state, "R2r-d4")
    assert loot(state, 0) == {"G1s", "B1d", "P1d", "O3s"}
    assert "last-resort" not in happened(state)


def test_last_resort_may_end_the_game() -> None:
    """Nothing is taken; all hands join the loot at once."""
    hands = ["R2r P2r P4r P5r", "P2s P4s P5s O5s"]
    state = position(ALL_MATCH, hands=hands, data=END_GAME)
    play(state, "R2r-d4")
    assert state.over
    assert drawn_block(state).split().count("..") == 0
    assert loot(state, 0) == {"P2r", "P4r", "P5r"}
    assert loot(state, 1) == {"P2s", "P4s", "P5s", "O5s"}
    assert happened(state)[:3] == ["place", "full-table", "last-resort"]
    assert happened(state)[-1] == "end"


def test_last_resort_as_an_end_is_not_spoilt_by_a_preview() -> None:
    state = position(ALL_MATCH, hands=["R2r P2r", "P2s"], data=END_GAME)
    before = state.reveal()
    effect: Any = KADORA.preview(state, KADORA.read_action(state, "R2r-d4"))
    assert effect["takes"] == []
    assert state.reveal() == before


def test_last_resort_as_an_end_does_not_spoil_the_next_preview() -> None:
    state = position(ALL_MATCH, hands=["R2r R5d P2r", "P2s"], data=END_GAME)
    previews: list[Any] = [KADORA.preview(state, action) for action in state.actions()]
    assert previews[0]["takes"] == []
    assert previews[1]["takes"] != []


def test_refilling_may_stop_with_its_stack() -> None:
    state = position(
        NO_CARDS,
        hands=["P1r", "P2r"],
        stacks=["P5d G5r", "Y5r Y5s Y5d Y4r"],
        data=ONE_STACK_REFILLS,
    )
    play(state, "P1r-d4 <1")
    assert drawn_block(state).split()[:2] == ["G5r", ".."]
    assert stack(state, 1) == ["Y5r", "Y5s", "Y5d", "Y4r"]
    assert state.last_turns == -1
    play(state, "P2r-a4")  # no choice: the other stack is drawn from, and refills
    assert stack(state, 1) == []
    assert state.last_turns == 2


def test_the_last_tie_may_go_to_the_earlier_seat() -> None:
    """The seat that began counts as the earliest, then clockwise."""
    piles = "R5r", "Y1r", "G5r"
    assert scored(*piles).winners() == [0, 1, 2]
    for first in (0, 1, 2):
        state = scored(*piles, data=EARLIER_SEAT)
        state.first = first
        assert state.winners() == [first]
        assert state.rewards()[first] == 1.0
    state = scored("R5r", "Y1r G2r", "G5r", data=EARLIER_SEAT)
    state.first = 1
    assert state.winners() == [2]  # seat 1 has a penalty, so 2 comes before 0


def test_the_verdict_follows_the_last_tie_rule() -> None:
    state = scored("R5r", "Y1r", "G5r", data=EARLIER_SEAT)
    state.first = 1
    assert state.rewards() == [0.0, 1.0, 0.0]
    assert list(KADORA.heuristics().verdict(state).shares) == state.rewards()


# -- setup -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(2, 34), (3, 36), (4, 38)])
def test_all_cards_may_be_in_the_first_stack(players: int, cards: int) -> None:
    state = dealt(list(range(CARDS)), players, data=ALL_IN_FIRST)
    assert (len(stack(state, 0)), len(stack(state, 1))) == (cards, 0)
    state.apply(state.actions()[0])
    assert state.to_move == 1  # there was nothing to choose when drawing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_may_begin(players: int) -> None:
    for seed in range(10):
        state = KADORA.new(players, seed, data=SEAT_0_BEGINS)
        assert state.to_move == 0
        assert [outcome.label for outcome in state.chance.outcomes] == ["deal"]


@pytest.mark.parametrize("data", [None, SEAT_0_BEGINS])
def test_the_table_may_choose_who_begins_whatever_the_data_say(data: Values | None) -> None:
    for seed in range(8):
        state = KADORA.new(4, seed, data, first="seat2")
        assert (state.first, state.to_move) == (2, 2)
        assert [outcome.label for outcome in state.chance.outcomes] == ["deal"]


def test_seats_may_be_elsewhere() -> None:
    """South's place is empty: seat 0 reads as east does, seat 1 as west."""
    state = position(NO_CARDS, hands=["P1r", "P2r"], data=OTHER_SEATS)
    play(state, "P1r-d4")
    second = stack(state, 0)[1]
    play(state, "<1")
    assert drawn_block(state).split()[12] == second  # a4
    assert legal_words(state) > {"P2r-c1"}
    seats: Any = state.view(0)["seats"]
    assert [seat["side"] for seat in seats] == ["east", "west"]
    assert KADORA.seat_names(3, KADORA.numbers(OTHER_SEATS)) == ["north", "south", "east"]


# -- numbers ---------------------------------------------------------------------------------


def test_the_threshold() -> None:
    line = "R5s G3d .. .." + " .." * 12
    for threshold, taken in ((10, {"R5s"}), (11, set())):
        state = position(line, hands=["R2r", ""], data=corrected(threshold=threshold))
        assert loot(play(state, "R2r-d1"), 0) == taken


def test_hand_size_and_set_aside() -> None:
    data = corrected(hand_size=6, set_aside={"3": 9})
    state = dealt(list(range(CARDS)), players=3, data=data)
    assert [len(state.hand(seat)) for seat in range(3)] == [6, 6, 6]
    assert len(state.set_aside()) == 9
    assert (len(stack(state, 0)), len(stack(state, 1))) == (17, 16)  # the odd card on the first
    conserved(state)


def test_empty_cells_after_refilling() -> None:
    state = position(NO_CARDS, hands=["P1r"], data=corrected(empty_cells=7))
    play(state, "P1r-d4 <1")
    assert drawn_block(state).split().count("..") == 7


def test_the_block_at_the_start() -> None:
    data = corrected(setup={"block": ["....", ".##.", ".##.", "...."]})
    state = dealt(list(range(CARDS)), players=2, data=data)
    filled = [cell for cell, card in enumerate(state.block) if card >= 0]
    assert filled == [5, 6, 9, 10]


def test_missing_values() -> None:
    data = corrected(cards={"missing": {"red": 5}})
    state = dealt(list(range(CARDS)), players=2, data=data)
    assert [state.box.value[card] for card in (0, 3, 6, 9)] == [1, 2, 3, 4]
    assert KADORA.write_action(state, 0) == "R1r-a1"


# -- whole games -----------------------------------------------------------------------------

ALL_SWITCHES: dict[str, Values] = {
    "sums_too_low": SUMS_TOO_LOW,
    "end_game": END_GAME,
    "one_stack_refills": ONE_STACK_REFILLS,
    "earlier_seat": EARLIER_SEAT,
    "all_in_first": ALL_IN_FIRST,
    "seat0": SEAT_0_BEGINS,
    "other_seats": OTHER_SEATS,
    "other_numbers": corrected(threshold=7, hand_size=2, empty_cells=9),
    "full_blocks": corrected(threshold=99, empty_cells=1),
    "one_card_hands": corrected(hand_size=1, set_aside={"2": 40}),
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("switch", ALL_SWITCHES)
def test_whole_games(switch: str, players: int) -> None:
    """No card is lost, the game ends, and the record brings its own data along."""
    for seed in range(5):
        state = KADORA.new(players, seed, data=ALL_SWITCHES[switch])
        for action in random_play(state, seed):
            state.apply(action)
            conserved(state)
        again = KADORA.replay(state.record())
        assert again.reveal() == state.reveal()
        assert cast(KadoraState, again).box.threshold == cast(KadoraState, state).box.threshold
        text = notation.write(KADORA, state.record())
        assert notation.parse(KADORA, text) == state.record()
