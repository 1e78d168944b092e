"""Step 1 of a turn: give away all won cards of one colour."""

from typing import Any

import pytest

from tests.engine.kadora.position import (
    KADORA,
    NO_CARDS,
    gifts,
    legal_words,
    loot,
    play,
    position,
)


def test_the_sole_leader_may_give_to_a_seat_that_has_none() -> None:
    state = position(NO_CARDS, players=4, loot=["R5r R2s", "", "R4d", ""])
    assert gifts(state) == {"R>W", "R>E"}


def test_all_won_cards_of_that_colour_and_no_others_change_hands() -> None:
    state = position(NO_CARDS, loot=["R5r R2s Y1r", "B1d"])
    play(state, "R>N")
    assert loot(state, 0) == {"Y1r"}
    assert loot(state, 1) == {"B1d", "R5r", "R2s"}


def test_it_is_refused_at_a_tie() -> None:
    state = position(NO_CARDS, players=3, loot=["R5r", "R3s R2s", ""])
    assert gifts(state) == set()


def test_the_value_counts_not_the_number_of_cards() -> None:
    state = position(NO_CARDS, players=3, loot=["R5r", "R2r R2s", ""])
    assert gifts(state) == {"R>N"}


def test_somebody_with_less_may_not_give() -> None:
    state = position(NO_CARDS, players=3, loot=["R4r", "R5s", ""])
    assert gifts(state) == set()


def test_the_receiver_must_have_none_of_the_colour() -> None:
    state = position(NO_CARDS, players=2, loot=["R5r", "R2s"])
    assert gifts(state) == set()


def test_each_colour_is_judged_on_its_own() -> None:
    state = position(NO_CARDS, players=3, loot=["R5r Y4r G1r", "Y5s", "G1s"])
    assert gifts(state) == {"R>W", "R>N"}


def test_cards_in_hand_do_not_count() -> None:
    """Nor do they for the giver, nor against the giver, nor for the receiver."""
    state = position(
        NO_CARDS,
        hands=["Y5r Y5s Y5d Y4r", "R5r R5s R5d G1d"],
        loot=["R2r", ""],
    )
    assert gifts(state) == {"R>N"}


def test_the_virtual_player_neither_blocks_nor_receives() -> None:
    aside = "R5r R5s R5d R4r R4s R4d G1r G1s G1d G2r G2s G2d Y1r Y1s Y1d Y2r Y2s Y2d"
    state = position(NO_CARDS, players=2, loot=["R2r B4r", ""], aside=aside)
    assert gifts(state) == {"R>N", "B>N"}


def test_it_is_optional() -> None:
    state = position(NO_CARDS, hands=["Y5r", ""], loot=["R5r", ""])
    assert legal_words(state) == {"R>N"} | {
        f"Y5r-{column}{row}" for column in "abcd" for row in "1234"
    }
    play(state, "Y5r-a1 <1")
    assert loot(state, 0) == {"R5r"}
    assert state.to_move == 1


def test_at_most_once_a_turn() -> None:
    state = position(NO_CARDS, players=3, loot=["R5r Y5r", "", ""])
    play(state, "R>W")
    assert gifts(state) == set()
    assert all("-" in word for word in legal_words(state))
    assert state.to_move == 0


def test_again_in_the_next_turn() -> None:
    state = position(NO_CARDS, hands=["Y5r Y5s", "B1r B1s"], loot=["R5r G5r", ""])
    play(state, "R>N Y5r-a1 <1")
    assert gifts(state) == {"R>S"}  # the receiver leads now and may hand it on
    play(state, "R>S B1r-d4 <1")
    assert gifts(state) == {"R>N", "G>N"}


def test_not_after_placing() -> None:
    state = position(NO_CARDS, hands=["Y5r", ""], loot=["R5r", ""])
    play(state, "Y5r-a1")
    assert legal_words(state) == {"<1", "<2"}


@pytest.mark.parametrize("giver", [0, 1, 2, 3])
def test_every_seat_may_give(giver: int) -> None:
    piles = ["", "", "", ""]
    piles[giver] = "P5d"
    state = position(NO_CARDS, players=4, loot=piles, to_move=giver)
    others = {letter for seat, letter in enumerate("SWNE") if seat != giver}
    assert gifts(state) == {f"P>{letter}" for letter in others}


def test_the_gift_is_a_public_event() -> None:
    state = position(NO_CARDS, loot=["R5r R2s", ""])
    play(state, "R>N")
    events: Any = state.events(None)
    assert [event["event"] for event in events] == ["give"]
    assert (events[0]["seat"], events[0]["colour"], events[0]["to"]) == (0, "red", 1)
    assert [card["value"] for card in events[0]["cards"]] == [2, 5]
    assert KADORA.write_action(state, state.actions()[0])  # and the turn continues
