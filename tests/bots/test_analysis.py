"""Evaluation of positions, for hints and analysis."""

from tests.bots.positions import positions
from tidetable import bots
from tidetable.bots import Perspective


def test_every_legal_action_is_evaluated() -> None:
    for state in positions(6):
        found = bots.evaluate(state, iterations=200)
        assert sorted(one["action"] for one in found) == state.actions()
        assert sum(one["visits"] for one in found) == 200
        assert [one["visits"] for one in found] == sorted(
            (one["visits"] for one in found), reverse=True
        )
        for one in found:
            assert 0 <= one["win"] <= 1
            assert one["line"][0] == one["action"]
            assert len(one["line"]) <= 6


def test_the_main_line_starts_with_a_legal_action() -> None:
    state = next(positions(1))
    best = bots.evaluate(state, iterations=400)[0]
    assert best["line"][0] in state.actions()


def test_an_evaluation_uses_no_hidden_information() -> None:
    for state in positions(6):
        seat = int(state.to_move)
        other = state.resample(seat, 5)
        assert bots.evaluate(state, iterations=60) == bots.evaluate(other, iterations=60)


def test_the_last_decision_is_evaluated_by_its_actual_results() -> None:
    """It ends the game, so its win share must equal the mean over resampled states."""
    state = next(positions(1))
    while not state.over:
        last = state.copy()
        state.apply(state.actions()[0])
    perspective = Perspective(last)
    evaluated = [one for one in bots.evaluate(last, iterations=1500) if one["visits"] >= 200]
    assert evaluated
    for one in evaluated:
        won = 0.0
        for seed in range(400):
            sample = perspective.resample(10_000 + seed)
            sample.apply(one["action"])
            assert sample.over
            won += sample.rewards()[perspective.seat]
        assert abs(one["win"] - won / 400) < 0.12  # four standard errors at worst
