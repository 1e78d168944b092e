"""Many games as a Gymnasium vector environment, with bots in the loop."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import tidetable.lab.gym  # noqa: F401 - registers the games
from tests.lab.ways import Way, each_game, everywhere
from tidetable import bots, games
from tidetable.bots.contract import Perspective
from tidetable.lab.gym import SeatEnv
from tidetable.lab.vector import VectorEnv


def first_legal(env: VectorEnv) -> Any:
    return env.legal[env.starts[:-1]]


@everywhere
def test_reset_and_step_return_what_gymnasium_prescribes(way: Way) -> None:
    env = VectorEnv(way.game, 6, way.players, copy=True, info_masks=True, **way.options)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.num_envs == 6
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=3)
    for _ in range(20):
        assert observations in env.observation_space
        assert infos["action_mask"].shape == (6, env.actions)
        actions = env.sample()
        assert infos["action_mask"][np.arange(6), actions].all()
        assert actions in env.action_space
        before = observations.copy()
        following, rewards, ended, cut, infos = env.step(actions)
        assert (observations == before).all()  # a copy
        assert rewards.shape == ended.shape == cut.shape == (6,)
        assert ended.dtype == np.bool_
        assert not cut.any()
        observations = following


@pytest.mark.parametrize("processes", [1, 2])
def test_a_seed_repeats_and_a_reset_continues(processes: int) -> None:
    with VectorEnv("octocube", 4, players=2, seed=9, processes=processes) as env:
        dealt = env.observations.copy()
        assert (env.reset()[0] == dealt).all()  # nothing was played: these are the first deals
        env.step(env.sample())
        sampled = env.sample().copy()
        following = env.reset()[0].copy()
        assert (following != dealt).any()
        assert (env.reset(seed=9)[0] == dealt).all()
        env.step(env.sample())
        assert (env.sample() == sampled).all()
        assert (env.reset()[0] == following).all()


def test_the_last_position_of_a_game_is_in_the_infos() -> None:
    env = VectorEnv("kadora", 3, players=2, seed=4, reward="margin")
    states = [env.state(row) for row in range(3)]
    ended_games = 0
    while ended_games < 4:
        actions, movers = env.sample().copy(), env.to_move.copy()
        for state, action in zip(states, actions, strict=True):
            state.apply(int(action))
        _, rewards, ended, _, infos = env.step(actions)
        for row in np.flatnonzero(ended):
            state, seat = states[row], int(movers[row])
            assert state.over
            assert infos["_final_obs"][row]
            assert infos["final_obs"][row].tobytes() == state.observation(seat)
            assert rewards[row] == state.game.margins(state)[seat]
            states[row] = env.state(int(row))
            ended_games += 1


@each_game
@pytest.mark.parametrize("players", [2, 3])
def test_greedy_opponents_play_as_the_bot_does(game: str, players: int) -> None:
    """The same games in the engine, with the bot as everybody else gets it."""
    env = VectorEnv(game, 2, players, seed=11, opponents=["greedy"])
    rules, greedy = games.get(game), bots.get("greedy")

    def others(state: Any, seat: int) -> None:
        while not state.over and state.to_move != seat:
            state.apply(greedy.choose(Perspective(state), 0).action)

    def dealt(row: int, number: int) -> tuple[Any, int]:
        state = rules.new(players=players, seed=(11 << 32 | row) << 32 | number)
        seat = (row + number) % players
        others(state, seat)
        return state, seat

    tables = [dealt(row, 0) for row in range(2)]
    number = [0, 0]
    for _ in range(60):
        assert list(env.to_move) == [seat for _, seat in tables]
        for row, (state, seat) in enumerate(tables):
            assert env.observations[row].tobytes() == state.observation(seat)
        actions = env.sample().copy()
        env.step(actions)
        for row, (state, seat) in enumerate(tables):
            state.apply(int(actions[row]))
            others(state, seat)
            assert env.done[row] == state.over
            if state.over:
                assert list(env.rewards[row]) == rules.margins(state)
                number[row] += 1
                tables[row] = dealt(row, number[row])


def test_random_opponents_depend_on_the_row_alone() -> None:
    wide = VectorEnv("kadora", 5, 3, seed=2, opponents=["random", "greedy"], seat=1)
    with VectorEnv(
        "kadora", 3, 3, seed=2, opponents=["random", "greedy"], seat=1, processes=2
    ) as few:
        for _ in range(40):
            assert (wide.to_move == 1).all()
            assert (wide.observations[:3] == few.observations).all()
            assert (wide.rewards[:3] == few.rewards).all()
            wide.step(first_legal(wide))
            few.step(first_legal(few))


def test_a_greedy_opponent_beats_random_play() -> None:
    env = VectorEnv("octocube", 64, 2, "win", opponents=["greedy"])
    total, ended = 0.0, 0
    for _ in range(200):
        _, rewards, over, _, _ = env.step(env.sample())
        total += float(rewards.sum())
        ended += int(over.sum())
    assert ended > 64
    assert total / ended < 0.2


@each_game
def test_registered_with_gymnasium(game: str) -> None:
    identifier = f"tidetable/{game.title()}-v1"
    single: Any = gymnasium.make(identifier, players=3, bots=["greedy"], render_mode="ansi")
    single.reset(seed=1)
    assert isinstance(single.unwrapped, SeatEnv)
    assert "player_2" in single.render() or "│" in single.render()
    many = gymnasium.make_vec(identifier, num_envs=4, opponents=["greedy"], reward="win")
    assert isinstance(many.unwrapped, VectorEnv)
    assert many.spec is not None
    watched = RecordEpisodeStatistics(many)
    seen, infos = watched.reset(seed=1)
    for _ in range(3):
        assert seen.flags.writeable  # a copy; in place, the arrays are the engine's
        actions = infos["action_mask"].argmax(axis=1)
        seen, _, _, _, infos = watched.step(actions)
    one_by_one = gymnasium.make_vec(identifier, num_envs=2, vectorization_mode="sync")
    observations, _ = one_by_one.reset(seed=1)
    assert observations["action_mask"].shape[0] == 2


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"opponents": ["normal"]}, "opponents"),
        ({"seat": 5, "opponents": ["greedy"]}, "seat"),
        ({"seat": 0}, "seat: only with opponents"),
    ],
)
def test_bad_input_names_the_field(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError, match=field):
        VectorEnv("kadora", 4, **wrong)


def test_positions_in_other_processes_are_not_at_hand() -> None:
    with VectorEnv("kadora", 2, processes=2) as env, pytest.raises(ValueError, match="processes=1"):
        env.state(0)
