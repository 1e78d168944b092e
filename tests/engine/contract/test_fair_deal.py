"""Anybody can check a finished game: the hash fits the seed and the seed gives the deal."""

import json
from typing import Any

import pytest
from hypothesis import given

from tests.engine.modes import Mode, in_each_game, seeds, steps
from tidetable.engine.chance import Chance
from tidetable.engine.errors import RecordError
from tidetable.engine.record import verify


def record_of(mode: Mode) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(mode.finished(seed=11).record()))
    return record


@in_each_game
@given(seed=seeds, steps=steps)
def test_a_true_record_is_accepted(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    assert verify(mode.game, state.record()).reveal() == state.reveal()


@in_each_game
def test_another_seed_does_not_fit_the_hash(mode: Mode) -> None:
    with pytest.raises(RecordError) as refused:
        verify(mode.game, {**record_of(mode), "seed": "12"})
    assert refused.value.code == "verify-hash"


@in_each_game
@pytest.mark.parametrize("seed_hash", ["0" * 64, "", None])
def test_another_hash_does_not_fit_the_seed(mode: Mode, seed_hash: str | None) -> None:
    with pytest.raises(RecordError) as refused:
        verify(mode.game, {**record_of(mode), "seed_hash": seed_hash})
    assert refused.value.code == "verify-hash"


@in_each_game
def test_a_deal_from_another_seed_is_found_out(mode: Mode) -> None:
    """Seed and hash fit each other, but not the outcomes."""
    forged = {**record_of(mode), "seed": "12", "seed_hash": Chance(12).seed_hash()}
    if not mode.random:
        assert verify(mode.game, forged).over  # there is no deal
        return
    with pytest.raises(RecordError) as refused:
        verify(mode.game, forged)
    assert refused.value.code == "verify-outcomes"


@in_each_game
def test_every_tampered_outcome_is_found_out(mode: Mode) -> None:
    """Before the first action, so that no illegal action gives it away."""
    record = mode.new(seed=11).record()
    resampled = mode.new(seed=11).resample(None, 1).record()
    forged = {**record, "outcomes": resampled["outcomes"]}
    assert (forged["outcomes"] != record["outcomes"]) == mode.game.hidden_information
    if not mode.game.hidden_information:
        return
    mode.game.replay(forged)  # it can be played
    with pytest.raises(RecordError) as refused:
        verify(mode.game, forged)
    assert refused.value.code == "verify-outcomes"


@in_each_game
def test_a_finished_game_with_swapped_hidden_cards_is_found_out(mode: Mode) -> None:
    """The hardest to see: every action stays legal, and a spectator saw the same game."""
    state = mode.after(40, seed=11)
    record = state.record()
    for seed in range(5):
        forged = {**record, "outcomes": state.resample(None, seed).record()["outcomes"]}
        if forged["outcomes"] != record["outcomes"]:
            with pytest.raises(RecordError, match="verify-outcomes"):
                verify(mode.game, forged)


@in_each_game
def test_without_a_seed_nothing_can_be_checked(mode: Mode) -> None:
    with pytest.raises(RecordError) as refused:
        verify(mode.game, {**record_of(mode), "seed": None})
    assert refused.value.code == "verify-no-seed"


@in_each_game
def test_illegal_actions_are_found_out(mode: Mode) -> None:
    record = record_of(mode)
    record["actions"].insert(1, record["actions"][0])
    with pytest.raises(RecordError, match="record-illegal"):
        verify(mode.game, record)
