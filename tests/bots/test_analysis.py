"""Evaluation of positions, for hints and analysis."""

from time import process_time

import pytest

from tests.bots.positions import positions
from tidetable import bots, games
from tidetable.bots import Perspective, analysis
from tidetable.bots.found import found
from tidetable.bots.ismcts import StopCondition
from tidetable.engine.chance import Rng


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


@pytest.mark.parametrize(
    ("name", "players"), [(game.name, count) for game in games.all() for count in game.players]
)
def test_the_chances_of_all_seats_add_up(name: str, players: int) -> None:
    """From the first decision to the last; the search itself never gives away more than one win."""
    state = games.get(name).new(players=players, seed=4)
    rng = Rng(4)
    while not state.over:
        actions = state.actions()
        if len(actions) > 1 and rng.below(9) == 0:
            search = analysis.searching(state, iterations=24)
            search.run(StopCondition())
            assert sum(search.shares) <= 12.001  # less where nobody wins
            assert sum(analysis.assessment([found(search)])["win"]) == pytest.approx(1.0, abs=0.001)
        state.apply(actions[rng.below(len(actions))])


def test_chances_are_evened_out_where_a_game_judges_loosely() -> None:
    assert analysis.normalised([0.6, 0.6, 0.3]) == pytest.approx([0.4, 0.4, 0.2])
    assert analysis.normalised([0.0, 0.0]) == [0.5, 0.5]  # nobody wins


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


@pytest.mark.thorough
def test_a_long_game_is_analysed_within_a_minute() -> None:
    """As the client asks for it (web/src/replay/analysis.svelte.ts), in processor time."""
    state = games.get("poseidon").new(players=4, seed=3)
    bot, decisions = bots.get("greedy"), []
    while not state.over:
        decisions.append(state.copy())
        state.apply(bot.choose(Perspective(state), len(decisions)).action)
    assert len(decisions) > 250
    began = process_time()
    for thought, looked_at in ((200, decisions), (1000, decisions[:24]), (4000, decisions[24:30])):
        for position in looked_at:
            assert sum(analysis.assess(position, iterations=thought)["win"]) == pytest.approx(1.0)
    assert process_time() - began < 60
