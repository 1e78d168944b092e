"""When a seat learns something hidden in Kadora, and a decision can no longer be undone."""

from tests.engine.kadora.position import NO_CARDS, play, position


def test_a_gift_and_a_placement_show_only_what_is_known_or_ones_own() -> None:
    state = position(NO_CARDS, hands=["R2r", ""], loot=["Y1r", ""])
    play(state, "Y>N R2r-a1")
    assert state.learned == 0


def test_a_drawn_card_and_every_laid_one_are_learned() -> None:
    state = play(position(NO_CARDS, hands=["R2r", ""]), "R2r-a1 <1")
    assert state.learned == 1 + 11


def test_a_placement_that_draws_without_a_choice_is_learned_from() -> None:
    block = "R2s R2d R3r R3s O1r .. .. O1s Y1r .. .. Y1s G1r G1s G1d B1r"
    state = play(position(block, hands=["P1r", ""], stacks=["", "B4d B4s"]), "P1r-b2")
    assert state.learned == 1


def test_the_end_shows_all_hands() -> None:
    state = position(NO_CARDS, hands=["R2r", "Y1r"], stacks=["", ""], last_turns=2)
    play(state, "R2r-a1")
    assert state.learned == 0
    play(state, "Y1r-d4")
    assert state.learned == 1
