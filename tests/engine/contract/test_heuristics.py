"""Heuristics: values for the seat to move, from what that seat knows."""

from hypothesis import given

from tests.engine.modes import Mode, everywhere, looks, seeds, steps
from tidetable.engine.chance import Rng


@everywhere
@given(seed=seeds)
def test_appraisals_do_not_look_at_hidden_things(mode: Mode, seed: int) -> None:
    heuristics, state = mode.game.heuristics(), mode.new(seed)
    for action in looks(state, seed):
        other = state.resample(int(state.to_move), int(state.steps))
        here = heuristics.appraise(state, mode.game.legal(state))
        there = heuristics.appraise(other, mode.game.legal(other))
        assert len(here) == len(state.actions())
        assert list(here) == list(there)
        assert heuristics.guide(state, Rng(seed)) == heuristics.guide(other, Rng(seed))
        state.apply(action)


@everywhere
@given(seed=seeds)
def test_the_guide_plays_legal_games_and_changes_nothing_itself(mode: Mode, seed: int) -> None:
    heuristics, rng = mode.game.heuristics(), Rng(seed)
    state = mode.new(seed)
    while not state.over:
        before = state.reveal()
        action = heuristics.guide(state, rng)
        assert action in state.actions()
        assert state.reveal() == before
        state.apply(action)


@everywhere
@given(seed=seeds)
def test_the_verdict_fits_the_result_and_the_winner_has_the_most(mode: Mode, seed: int) -> None:
    state = mode.finished(seed)
    verdict = mode.game.heuristics().verdict(state)
    rewards = list(verdict.rewards)
    assert list(verdict.shares) == state.rewards()
    assert list(verdict.margins) == mode.game.margins(state)
    assert len(rewards) == mode.players
    assert all(0.0 <= reward <= 1.0 for reward in rewards)
    if state.winners():
        best = [seat for seat, reward in enumerate(rewards) if reward == max(rewards)]
        assert set(best) <= set(state.winners())


@everywhere
@given(seed=seeds, steps=steps)
def test_margins_are_one_a_seat_and_only_one_can_be_ahead(
    mode: Mode, seed: int, steps: int
) -> None:
    margins = mode.game.margins(mode.after(steps, seed))
    assert len(margins) == mode.players
    assert sum(margin > 0 for margin in margins) <= 1
