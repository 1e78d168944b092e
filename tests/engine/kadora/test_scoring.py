"""Scoring: majorities, penalties, winners, and the virtual player of the game for two."""

from typing import Any

import pytest

from tests.engine.kadora.position import KADORA, NO_CARDS, WORDS, play, position
from tests.engine.values import Values
from tidetable.engine.kadora.model import KadoraState


def scored(
    *loot: str, last: str = "P1d", block: str = "", data: Values | None = None
) -> KadoraState:
    """The end of a game with this loot, just after `last` was placed; all others are set aside.

    No cards are left in the hands here, so that the loot is just what is drawn."""
    cells = [*block.split(), *[".."] * 16][:16]
    state = position(
        " ".join(cells),
        players=len(loot),
        hands=[last, *[""] * (len(loot) - 1)],
        loot=list(loot),
        stacks=["", ""],
        last_turns=1,
        data=data,
    )
    play(state, f"{last}-d4")
    assert state.over
    return state


def of_colour(letter: str) -> str:
    return " ".join(word for word in WORDS if word[0] == letter)


def result(state: KadoraState) -> Any:
    return state.view(None)["result"]


# -- majorities and penalties ----------------------------------------------------------------


def test_the_highest_total_of_a_colour_is_turned_face_down() -> None:
    state = scored("R5r R2r", "R4r", "R3r")
    assert state.scores() == [0, 4, 3]


def test_penalty_is_the_sum_of_the_face_up_cards() -> None:
    state = scored("R5r Y1r G2r", "Y5r", "G5r G1r R2r R2s")
    assert state.scores() == [1 + 2, 0, 2 + 2]


def test_the_total_counts_not_the_number_of_cards() -> None:
    assert scored("R5r", "R2r R2s", "").scores() == [0, 4, 0]


def test_a_shared_majority_is_turned_by_all_who_share_it() -> None:
    state = scored("R5r", "R3s R2s", "R4d")
    assert state.scores() == [0, 0, 4]


def test_cards_set_aside_count_for_nobody_with_three_or_four_players() -> None:
    """All other red cards are set aside."""
    assert scored("R2r", "Y1r", "G1r").scores() == [0, 0, 0]
    assert scored("R2r", "Y1r", "G1r", "").winners() == [0, 1, 2]


def test_each_view_shows_who_leads() -> None:
    state = scored("R5r Y1r", "Y2r", "")
    seats: Any = state.view(1)["seats"]
    assert seats[0]["loot"]["red"]["leads"]
    assert not seats[0]["loot"]["yellow"]["leads"]
    assert seats[1]["loot"]["yellow"]["leads"]
    assert not seats[2]["loot"]["red"]["leads"]
    assert [seat["penalty"] for seat in seats] == state.scores() == [1, 0, 0]


def test_margins_are_points_ahead_of_the_best_rival() -> None:
    assert KADORA.margins(scored("R5r G3r", "G5r R2r", "Y5r R4r")) == [-1, 1, -2]
    with_virtual = scored("R5r R2r", "Y1r")  # the virtual player has no penalty
    assert KADORA.margins(with_virtual) == [-7, -1]


# -- who wins --------------------------------------------------------------------------------


def test_fewest_penalty_wins() -> None:
    state = scored("R5r G3r", "G5r R2r", "Y5r R4r")
    assert state.scores() == [3, 2, 4]
    assert state.winners() == [1]
    assert state.rewards() == [0.0, 1.0, 0.0]


def test_without_a_majority_nobody_can_win() -> None:
    """The rulebook's Pieter: the least penalty, but no majority."""
    anna, bart, pieter = "R5r G3r", "G5r R4r", "R2r"
    state = scored(anna, bart, pieter)
    assert state.scores() == [3, 4, 2]
    assert state.winners() == [0]


def test_a_player_without_cards_has_no_majority() -> None:
    state = scored("", "R5r G2r", "G3r R2r")
    assert state.scores() == [0, 2, 2]
    assert 0 not in state.winners()


def test_a_shared_majority_qualifies() -> None:
    """Seat 0 has no other majority than the one it shares."""
    state = scored("R5s", "R5d Y1r", "Y5r G3r R2s")
    assert state.scores() == [0, 1, 2]
    assert state.winners() == [0]


def test_a_tie_goes_to_the_most_cards() -> None:
    state = scored("R5r", "Y2r Y2s", "G5r R4r")
    assert state.scores() == [0, 0, 4]
    assert state.winners() == [1]


def test_face_up_and_face_down_cards_both_count() -> None:
    face_down = scored("R5r G2r", "Y2r Y2s G2s", "G5r R3r")
    assert face_down.scores() == [2, 2, 3]
    assert face_down.winners() == [1]
    face_up = scored("R5r G2r", "Y5r G1r G1s", "G5r R3r")
    assert face_up.scores() == [2, 2, 3]
    assert face_up.winners() == [1]


def test_still_tied_is_a_shared_win() -> None:
    state = scored("R5r", "Y1r", "G5r R4r", "B4r R3r")
    assert state.winners() == [0, 1]
    assert state.rewards() == [0.5, 0.5, 0.0, 0.0]


def test_all_can_share() -> None:
    state = scored("R5r", "Y1r", "G5r")
    assert state.winners() == [0, 1, 2]
    assert sum(state.rewards()) == pytest.approx(1.0)


def test_hand_cards_count() -> None:
    state = position(
        NO_CARDS,
        players=3,
        hands=["P1d R2r R3r R4r", "R5r Y1r Y2r", "G1r G2r G3r"],
        loot=["", "R5s", ""],
        stacks=["", ""],
        last_turns=1,
    )
    play(state, "P1d-a1")
    assert state.scores() == [9, 0, 0]
    assert state.winners() == [1]  # four cards against three


# -- the virtual player ----------------------------------------------------------------------


def test_the_set_aside_cards_take_part_in_every_majority() -> None:
    """10 red lie aside against 9."""
    everything_else = " ".join(of_colour(letter) for letter in "OYGBP")
    won = f"{everything_else} R4r R3r R2r R2s R2d R3s R3d R4s".replace(" P1d", "")
    state = scored("R5r R4d", won)
    assert state.scores()[0] == 9
    assert result(state)["virtual"] == 10
    assert [c["value"] for c in result(state)["virtual_loot"]["red"]["cards"]] == [5, 5]


def test_the_virtual_player_can_win() -> None:
    """Nearly everything lies aside."""
    state = scored("R5r R2r", "Y1r")
    assert state.scores() == [7, 1]
    assert result(state)["virtual"] == 0
    assert state.winners() == []
    assert state.rewards() == [0.0, 0.0]


def test_it_needs_a_majority_like_anyone() -> None:
    rest = " ".join(word for word in WORDS if word not in ("P1d", "R2r", "O1r"))
    state = scored(rest, "R2r")  # only O1r lies aside
    assert result(state)["virtual"] == 1
    assert state.scores() == [0, 2]
    assert state.winners() == [0]


HALF = " ".join(of_colour(letter) for letter in "ROY")  # 36 cards; the other half lies aside


def test_a_tie_with_it_goes_to_the_most_cards_here_the_seat() -> None:
    """36 cards against 35: the last card placed was one of the virtual player's colours."""
    state = scored(HALF, "", last="P1d")
    assert (state.scores()[0], result(state)["virtual"]) == (0, 0)
    assert state.winners() == [0]


def test_a_tie_with_it_goes_to_the_most_cards_here_the_virtual_player() -> None:
    state = scored(HALF.replace("R2r ", ""), "", last="R2r")
    assert (state.scores()[0], result(state)["virtual"]) == (0, 0)
    assert state.winners() == []


def test_still_tied_with_it_the_seat_shares_the_win() -> None:
    state = scored(HALF.replace("R2r ", ""), "", last="R2r", block="P1d")
    assert (state.scores()[0], result(state)["virtual"]) == (0, 0)
    assert state.winners() == [0]


def test_no_virtual_player_with_three() -> None:
    assert "virtual" not in result(scored("R5r", "Y1r", ""))


def test_it_exists_only_at_scoring() -> None:
    """During the game, a penalty is of the loot as it lies."""
    state = position(NO_CARDS, loot=["R2r", "Y1r"])
    assert state.scores() == [0, 0]
    assert state.winners() == []
    assert state.view(0)["result"] is None
