"""The end: both stacks empty, one more turn for everybody, hands join the loot."""

from typing import Any

import pytest

from tests.engine.kadora.position import (
    NO_CARDS,
    drawn_block,
    gifts,
    hand,
    happened,
    legal_words,
    loot,
    play,
    position,
)
from tidetable.engine.kadora.model import KadoraState

TWELVE = """
    R2s R2d R3r R3s
    O1r .. .. O1s
    Y1r .. .. Y1s
    G1r G1s G1d B1r
"""
HANDS = ["P1r P2r P4r P5r", "P1s P2s P4s P5s", "P1d P2d P4d P5d", "B2r B2s B2d B3r"]


def play_any(state: KadoraState) -> None:
    state.apply(state.actions()[0])


def test_step_3_brings_the_end_when_the_last_card_is_drawn() -> None:
    state = position(TWELVE, hands=HANDS[:2], stacks=["", "B4d"])
    assert state.last_turns == -1
    play(state, "P1r-b2")
    assert hand(state, 0) == {"P2r", "P4r", "P5r", "B4d"}
    assert (state.last_turns, state.to_move) == (2, 1)
    assert happened(state) == ["place", "draw", "stacks-empty", "turn"]


def test_step_4_brings_the_end_when_the_last_card_is_laid() -> None:
    state = position(TWELVE.replace("R2s R2d", ".. .."), hands=HANDS[:2], stacks=["B4d", "B4s"])
    play(state, "P1r-b2 <1")
    assert (state.last_turns, state.to_move) == (2, 1)
    assert happened(state) == ["place", "draw", "refill", "stacks-empty", "turn"]


def test_not_while_one_stack_has_a_card() -> None:
    state = position(TWELVE, hands=HANDS[:2], stacks=["B4s", "B4d"])
    play(state, "P1r-b2 <1")
    assert state.last_turns == -1
    assert "stacks-empty" not in happened(state)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("trigger", [0, 1, 2, 3])
def test_every_player_has_exactly_one_more_turn_the_triggering_one_last(
    players: int, trigger: int
) -> None:
    trigger %= players
    state = position(
        TWELVE, players=players, hands=HANDS[:players], stacks=["B4d", ""], to_move=trigger
    )
    play_any(state)
    order = []
    while not state.over:
        order.append(int(state.to_move))
        play_any(state)
    assert order == [(trigger + n) % players for n in range(1, players + 1)]
    assert state.to_move == -1
    assert state.actions() == []
    assert state.last_turns == 0


def test_last_turns_have_no_draw_and_no_refill() -> None:
    state = position(NO_CARDS, hands=HANDS[:2], stacks=["", ""], last_turns=2)
    play(state, "P1r-b2")
    assert hand(state, 0) == {"P2r", "P4r", "P5r"}
    assert drawn_block(state).split().count("..") == 15
    assert state.to_move == 1
    assert happened(state) == ["place", "turn"]


def test_last_turns_have_give_away_and_placing() -> None:
    block = """
        R5s .. .. ..
        R4s .. .. ..
        .. .. .. ..
        .. .. .. ..
    """
    state = position(
        block, hands=["R2r P1s P2s P4s", "Y4r"], loot=["Y1r", ""], stacks=["", ""], last_turns=2
    )
    assert gifts(state) == {"Y>N"}
    play(state, "Y>N R2r-a4")
    assert loot(state, 0) == {"R5s", "R4s"}
    assert loot(state, 1) == {"Y1r"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_of_three_join_their_owners_loot(players: int) -> None:
    hands = [" ".join(hand.split()[1:]) for hand in HANDS[:players]]
    hands[0] = HANDS[0]
    won = ["G5r", "G5s", "G5d", "G3r"][:players]
    state = position(
        NO_CARDS, players=players, hands=hands, loot=won, stacks=["", ""], last_turns=1
    )
    play(state, "P1r-a1")
    assert state.over
    for seat in range(players):
        assert hand(state, seat) == set()
        assert loot(state, seat) == {won[seat], *HANDS[seat].split()[1:]}
    events: Any = [event for event in state.events(None) if event["event"] == "show-hand"]
    assert [(event["seat"], len(event["cards"])) for event in events] == [
        (seat, 3) for seat in range(players)
    ]


def test_cards_left_in_the_block_count_for_nobody() -> None:
    state = position(TWELVE, hands=["P1r", ""], stacks=["", ""], last_turns=1, players=3)
    play(state, "P1r-b2")
    assert [loot(state, seat) for seat in (0, 1)] == [set(), set()]
    assert drawn_block(state).split().count("..") == 3


def test_the_end_event_has_the_result() -> None:
    state = position(NO_CARDS, hands=["P1r", ""], loot=["G5r", ""], stacks=["", ""], last_turns=1)
    play(state, "P1r-a1")
    assert happened(state) == ["place", "show-hand", "show-hand", "show-aside", "end"]
    assert state.events(None)[-1]["penalties"] == state.scores()
    assert state.events(None)[-1]["winners"] == state.winners()
    assert legal_words(state) == set()
