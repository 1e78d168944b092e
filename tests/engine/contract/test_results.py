"""Scores, winners and rewards fit together."""

import pytest
from hypothesis import given

from tests.engine.modes import Mode, everywhere, random_play, seeds
from tidetable.engine.chance import Rng
from tidetable.engine.playout import play_random


@everywhere
@given(seed=seeds)
def test_results_fit_together(mode: Mode, seed: int) -> None:
    state = mode.finished(seed)
    scores, winners, rewards = state.scores(), state.winners(), state.rewards()
    assert len(scores) == len(rewards) == mode.players
    assert all(isinstance(score, int) for score in scores)
    assert winners == sorted(set(winners))
    assert all(0 <= seat < mode.players for seat in winners)
    assert sum(rewards) == pytest.approx(1.0 if winners else 0.0)
    for seat, reward in enumerate(rewards):
        assert reward == (1 / len(winners) if seat in winners else 0.0)


@everywhere
@given(seed=seeds)
def test_nobody_has_won_before_the_game_is_over(mode: Mode, seed: int) -> None:
    state = mode.new(seed)
    for action in random_play(state, seed):
        assert not state.over
        assert state.winners() == []
        assert state.rewards() == [0.0] * mode.players
        assert len(state.scores()) == mode.players
        state.apply(action)
    assert state.over


@everywhere
def test_no_seat_wins_always(mode: Mode) -> None:
    """A rule that forgets a seat would show here."""
    won = [0.0] * mode.players
    for seed in range(60):
        for seat, reward in enumerate(mode.finished(seed).rewards()):
            won[seat] += reward
    assert all(0 < wins < 55 for wins in won)


@everywhere
@given(seed=seeds)
def test_random_playouts_end_like_played_games(mode: Mode, seed: int) -> None:
    """The native loop makes the same choices as the same generator does from outside."""
    state = mode.new(seed)
    decisions = play_random(state, Rng(seed))
    slowly = mode.finished(seed)
    assert decisions == slowly.steps == state.steps
    assert state.record() == slowly.record()
