"""Evaluation for hints and for looking back."""

from tests.bots.positions import positions
from tidetable import bots


def test_every_legal_action_is_judged() -> None:
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


def test_the_main_line_can_be_played_in_some_imagination() -> None:
    state = next(positions(1))
    best = bots.evaluate(state, iterations=400)[0]
    assert best["line"][0] in state.actions()


def test_an_evaluation_is_fair_too() -> None:
    for state in positions(6):
        seat = int(state.to_move)
        other = state.resample(seat, 5)
        assert bots.evaluate(state, iterations=60) == bots.evaluate(other, iterations=60)


def test_a_won_end_is_seen_as_won() -> None:
    """In the last turn nothing is hidden but hands: the win shares must be near certain ones."""
    state = next(positions(1))
    while not state.over:
        last = state.copy()
        state.apply(state.actions()[0])
    found = bots.evaluate(last, iterations=300)
    after = last.copy()
    after.apply(found[0]["action"])
    if after.over:
        won = after.rewards()[last.to_move]
        assert abs(found[0]["win"] - won) < 0.5
