"""Step 1: build or load."""

from tests.engine.poseidon.position import drawn_slots, legal_words, play, position, step

NO_TILES = [0, 0, 0, 0, 0]


def test_one_die_may_always_be_loaded_and_a_wave_symbol_is_not_needed() -> None:
    state = play(position(reefs=["P1a P1a"]), "w2")
    assert drawn_slots(state) == "... o.. ..."
    assert step(state) == "move"


def test_up_to_the_strength_of_the_highest_wave_symbol() -> None:
    state = play(position(reefs=["W3a W1b"]), "w1 w3")
    assert step(state) == "row"
    assert legal_words(state) == {".", "w1", "w2", "w3"}
    play(state, "w3")
    assert drawn_slots(state) == "o.. ... oo."
    assert step(state) == "move"


def test_fewer_are_fine_but_not_none() -> None:
    state = position(reefs=["W3a W1b"])
    assert "." not in legal_words(state)
    play(state, "w1 .")
    assert step(state) == "move"


def test_one_may_stop_even_when_a_single_row_is_left() -> None:
    state = play(position(reefs=["W3a W1b"], slots="fff fff ..."), "w3")
    assert legal_words(state) == {".", "w3"}
    assert drawn_slots(play(state, ".")) == "fff fff o.."


def test_as_many_as_fit() -> None:
    state = play(position(reefs=["W3a W1b"], slots="fff fff ff."), "w3")
    assert step(state) == "move"
    assert drawn_slots(state) == "fff fff ffo"


def test_as_many_as_there_are() -> None:
    state = play(position(reefs=["W3a W1b"], supply={"o": 1}), "w3")
    assert step(state) == "move"
    assert state.supply[0] == 0


def test_without_tiles_one_must_load() -> None:
    assert legal_words(position(stock=NO_TILES)) == {"w1", "w2", "w3"}


def test_without_dice_one_must_build() -> None:
    assert legal_words(position(supply={"o": 0}, stock=[1, 0, 0, 0, 1])) == {
        "*arrow/food",
        "*wave/arrow",
    }


def test_with_a_full_wave_one_must_build() -> None:
    state = position(slots="fff fff nnn", stock=[1, 1, 0, 0, 0])
    assert legal_words(state) == {"*arrow/food", "*arrow/storage"}


def test_if_neither_is_possible_the_step_is_skipped() -> None:
    assert step(position(stock=NO_TILES, supply={"o": 0})) == "move"


def test_a_step_without_a_choice_is_done_and_logged() -> None:
    state = position(stock=NO_TILES, slots="fff fff nn.")
    assert drawn_slots(state) == "fff fff nno"
    assert step(state) == "move"
