"""No leak: a seat cannot tell a resampled state from the real one, and neither can a bot.

What a seat sees and may do is the same in every state that it cannot tell apart, so it depends
on nothing hidden.
"""

import pytest
from hypothesis import given

from tests.engine.modes import Mode, chosen, conserved, everywhere, looks, random_play, seeds, steps
from tidetable.engine.chance import Rng
from tidetable.engine.game import State
from tidetable.engine.record import read


def assert_alike(mode: Mode, state: State, other: State, viewer: int | None) -> None:
    assert other.view(viewer) == state.view(viewer)
    assert other.events(viewer) == state.events(viewer)
    assert other.to_move == state.to_move
    assert other.learned == state.learned
    assert other.steps == state.steps
    if viewer == state.to_move:
        assert other.actions() == state.actions()


@everywhere
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.thorough)])
def test_at_every_step_for_everybody(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    check = conserved(mode.game)
    play_on = looks(state, seed)
    while True:
        for viewer in mode.viewers():
            other = state.resample(viewer, int(state.steps))
            assert_alike(mode, state, other, viewer)
            check(other)
        if state.over:
            break
        action = next(play_on, None)
        if action is not None:
            state.apply(action)


@everywhere
@given(seed=seeds, steps=steps)
def test_the_resampled_state_is_a_whole_game(mode: Mode, seed: int, steps: int) -> None:
    """Its record replays to itself, and it can be played to its end."""
    state = mode.after(steps, seed)
    for viewer in mode.viewers():
        other = state.resample(viewer, seed)
        again = mode.game.replay(other.record())
        assert again.reveal() == other.reveal()
        assert again.record() == other.record()
        for action in random_play(other, seed):
            other.apply(action)
        assert other.over
        assert mode.game.replay(other.record()).reveal() == other.reveal()


@everywhere
@given(seed=seeds, steps=steps)
def test_it_forgets_the_seed(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    for viewer in mode.viewers():
        other = state.resample(viewer, 1)
        assert other.chance.seed is None
        assert read(other.record()).seed is None
        assert other.copy().chance.seed is None
        assert other.fork().chance.seed is None
        assert other.seed_hash == state.seed_hash  # that is public
    assert state.chance.seed == seed


@everywhere
@given(seed=seeds, steps=steps)
def test_it_depends_on_what_the_seat_knows_and_on_its_own_seed_alone(
    mode: Mode, seed: int, steps: int
) -> None:
    """From every state that the seat holds possible, the same seed leads to the same one: else a
    bot would decide by hidden cards after all."""
    state = mode.after(steps, seed)
    before = state.reveal(), state.record()
    for viewer in mode.viewers():
        one, two = state.resample(viewer, 5), state.resample(viewer, 5)
        assert one.reveal() == two.reveal()
        assert one.record() == two.record()
        assert state.resample(viewer, 6).resample(viewer, 5).reveal() == one.reveal()
    assert (state.reveal(), state.record()) == before


@everywhere
def test_it_really_varies(mode: Mode) -> None:
    state = mode.after(10, seed=4)
    for viewer in mode.viewers():
        found = {str(state.resample(viewer, seed).reveal()) for seed in range(20)}
        if mode.game.hidden_information:
            assert len(found) > 10
            assert str(state.reveal()) not in found
        else:
            assert found == {str(state.reveal())}


@everywhere
@given(seed=seeds, steps=steps)
def test_resampling_again_is_resampling(mode: Mode, seed: int, steps: int) -> None:
    """Also from a fork, as search does it."""
    state = mode.after(steps, seed)
    for viewer in mode.viewers():
        twice = state.resample(viewer, 1).resample(viewer, 2)
        assert_alike(mode, state, twice, viewer)
        forked = state.fork().resample(viewer, 3)
        assert forked.view(viewer) == state.view(viewer)
        assert forked.chance.seed is None
        assert forked.reveal() == state.resample(viewer, 3).reveal()


@everywhere
@given(seed=seeds, steps=steps)
def test_the_two_are_independent(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    other = state.resample(None, 1)
    before = state.reveal(), state.record()
    for action in random_play(other, seed):
        other.apply(action)
    assert (state.reveal(), state.record()) == before
    other = state.resample(None, 1)
    kept = other.reveal(), other.record()
    for action in random_play(state, seed):
        state.apply(action)
    assert (other.reveal(), other.record()) == kept


@everywhere
@given(seed=seeds)
def test_the_seat_may_do_the_same_in_both(mode: Mode, seed: int) -> None:
    """What the seat to move does is legal in every state that it cannot tell apart."""
    state, rng = mode.new(seed), Rng(seed)
    for action in looks(state, seed):
        seat = int(state.to_move)
        other = state.resample(seat, rng.word())
        tried = chosen(state.actions(), rng)
        assert mode.game.move(other, tried) == mode.game.move(state, tried)
        other.apply(tried)
        state.apply(action)
