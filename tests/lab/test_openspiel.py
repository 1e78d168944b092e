"""OpenSpiel's own random simulation test, and its search and learning on our games."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from tests.lab.ways import QUICK, Way, each_game, everywhere, in_one_mode
from tidetable.lab.openspiel import SpielState
from tidetable.lab.spiel_bots import load_bot

LEVELS = ("greedy", "random")
THOROUGH = pytest.mark.thorough


def load(way: Way, **more: object) -> pyspiel.Game:
    given = {"players": way.players, **way.options, **more}
    written = ",".join(f"{name}={value}" for name, value in given.items())
    return pyspiel.load_game(f"tidetable_{way.game}({written})")


def after(game: pyspiel.Game, steps: int, seed: int = 1) -> SpielState:
    state: SpielState = game.new_initial_state()
    rng = random.Random(seed)
    for _ in range(steps + 1):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@THOROUGH
@in_one_mode
def test_random_simulations(way: Way) -> None:
    pyspiel.random_sim_test(load(way), num_sims=1, serialize=False, verbose=False)


@in_one_mode
def test_random_simulations_with_serialization(way: Way) -> None:
    """With numbered deals: OpenSpiel cannot serialize a Python game with sampled chance."""
    game = load(way, deals=50, reward="win")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@everywhere
def test_a_deserialized_state_continues_identically(way: Way) -> None:
    game = load(way)
    state = after(game, 25)
    resampled = state.resample_from_infostate(0, lambda: 0.3)
    for one in (state, resampled):
        other = game.deserialize_state(one.serialize())
        rng = random.Random(2)
        while not one.is_terminal():
            assert str(other) == str(one)
            action = rng.choice(one.legal_actions())
            one.apply_action(action)
            other.apply_action(action)
        assert other.returns() == one.returns()


@everywhere
def test_a_resampled_state_is_indistinguishable(way: Way) -> None:
    state = after(load(way), 12)
    for player in range(way.players):
        other = state.resample_from_infostate(player, random.Random(4).random)
        assert other.history() == state.history()
        for ask in ("information_state_string", "observation_string"):
            assert getattr(other, ask)(player) == getattr(state, ask)(player)
        for ask in ("information_state_tensor", "observation_tensor"):
            assert getattr(other, ask)(player) == getattr(state, ask)(player)
    assert other.legal_actions() == state.legal_actions() or player != state.current_player()


@each_game
def test_the_tensor_is_the_observation(game: str) -> None:
    state = after(load(Way(game, 2, {})), 10)
    table = state.table
    assert table is not None
    assert bytes(int(number) for number in state.observation_tensor(1)) == table.observation(1)
    recalled = state.information_state_tensor(1)[len(state.observation_tensor(1)) :]
    assert [int(number) - 1 for number in recalled[:10]] == table.taken()[::-1]


@each_game
def test_a_seed_makes_deals_repeatable(game: str) -> None:
    way = Way(game, 2, {})
    assert str(after(load(way, seed=5), 3)) == str(after(load(way, seed=5), 3))
    assert str(after(load(way, seed=5), 0)) != str(after(load(way, seed=6), 0))


@each_game
def test_search_plays(game: str) -> None:
    spiel = load(Way(game, 2, {}), seed=3)
    bot = ismcts.ISMCTSBot(
        game=spiel,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(2),
    )
    state = after(spiel, 4)
    for _ in range(2):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


@each_game
def test_outcome_sampling_learns(game: str) -> None:
    np.random.seed(1)  # the solver draws from there; a rare sample of a long game underflows
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(Way(game, 2, {}), seed=3))
    solver.iteration()
    policy = solver.average_policy()
    state = after(load(Way(game, 2, {}), seed=3), 0)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_states_are_pickled_with_their_game() -> None:
    state = after(load(Way("kadora", 2, {}), deals=9), 8)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


@each_game
def test_an_illegal_action_is_an_error_of_openspiel(game: str) -> None:
    state = load(Way(game, 2, {}), deals=3).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="no outcome of the deal"):
        state.apply_action(3)
    state.apply_action(2)
    legal = state.legal_actions()
    illegal = next(n for n in range(state.num_distinct_actions()) if n not in legal)
    for action in (illegal, -5, state.num_distinct_actions()):
        with pytest.raises(pyspiel.SpielError, match=f"action {action} is illegal"):
            state.apply_action(action)
    assert state.legal_actions() == legal
    assert state.history() == [2]


@each_game
def test_bots_play_for_openspiel(game: str) -> None:
    spiel = load(Way(game, 2, {}), seed=3, reward="win")
    greedy, random_bot = (load_bot(level, spiel, n, 5) for n, level in enumerate(LEVELS))
    returns = pyspiel.evaluate_bots(spiel.new_initial_state(), [greedy, random_bot], 7)
    assert len(returns) == 2
    state = after(spiel, 4)
    one = (greedy, random_bot)[state.current_player()]
    assert one.clone().step(state) == one.step(state)
    with pytest.raises(pyspiel.SpielError, match="is not to move"):
        (random_bot, greedy)[state.current_player()].step(state)


def test_bots_are_refused_where_they_cannot_play() -> None:
    with pytest.raises(pyspiel.SpielError, match="none of Tidetable's games"):
        load_bot("greedy", pyspiel.load_game("kuhn_poker"), 0)
    with pytest.raises(pyspiel.SpielError, match="player: 0 to 1"):
        load_bot("greedy", load(Way("kadora", 2, {})), 2)


@THOROUGH
@pytest.mark.parametrize("way", QUICK, ids=str)
def test_a_playthrough_is_generated(way: Way) -> None:
    """OpenSpiel's own record of everything that a game offers."""
    # Takes seconds to import, for it brings all of OpenSpiel's games and SciPy.
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

    given = {"players": way.players, **way.options, "seed": 3}
    written = ",".join(f"{name}={value}" for name, value in given.items())
    lines = playthrough_lines(f"tidetable_{way.game}({written})", seed=1)
    text = "\n".join(lines)
    assert "GameType.max_num_players = 4" in text
    assert "# Apply action" in text
    assert "InformationStateTensor" in text
    assert "Returns()" in text
