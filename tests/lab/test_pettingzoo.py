"""PettingZoo's own tests on every game and mode, and what they do not cover."""

import time
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    performance_benchmark,
    seed_test,
)

from tests.lab.ways import Way, each_game, everywhere
from tidetable.lab.pettingzoo import env, raw_env


def make(way: Way, **more: Any) -> Any:
    return env(way.game, players=way.players, **way.options, **more)


@everywhere
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # it comes with a mask
def test_api(way: Way) -> None:
    api_test(make(way), num_cycles=120)


@everywhere
def test_seeds(way: Way) -> None:
    seed_test(lambda: make(way), num_cycles=40)


@everywhere
def test_speed(way: Way, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """Their benchmark runs for five seconds; here the clock runs fifty times as fast."""
    now = time.time
    monkeypatch.setattr(time, "time", lambda: 50 * now())
    performance_benchmark(make(way))
    assert "Finished performance benchmark" in capsys.readouterr().out


@everywhere
@pytest.mark.parametrize("reward", ["margin", "win"])
def test_rewards_are_paid_once_at_the_end(way: Way, reward: str) -> None:
    table = make(way, reward=reward)
    rng = np.random.default_rng(3)
    table.reset(seed=3)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    decisions = 0
    for agent in table.agent_iter():
        observation, gained, ended, cut, _ = table.last()
        paid[agent] += gained
        action = None
        if not (ended or cut):
            decisions += 1
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        table.step(action)
    state = table.unwrapped.table
    assert state.over
    assert state.steps == decisions
    expected = state.game.margins(state) if reward == "margin" else state.rewards()
    assert list(paid.values()) == expected


@each_game
def test_only_the_agent_to_move_has_legal_actions(game: str) -> None:
    table = raw_env(game, players=3)
    table.reset(seed=1)
    for agent in table.agents:
        legal = table.observe(agent)["action_mask"].sum()
        assert (legal > 0) == (agent == table.agent_selection)


@each_game
def test_the_mask_is_in_the_info_as_well(game: str) -> None:
    table = raw_env(game, players=3)
    table.reset(seed=1)
    for _ in range(30):
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            assert (table.infos[agent]["action_mask"] == mask).all()
        table.step(int(table.infos[table.agent_selection]["action_mask"].argmax()))


@each_game
def test_the_state_is_all_observations(game: str) -> None:
    table = raw_env(game, players=3)
    table.reset(seed=1)
    assert table.state() in table.state_space
    each = [table.observe(agent)["observation"] for agent in table.agents]
    assert (table.state() == np.concatenate(each)).all()
    table.state()[:] = 0  # writable


@each_game
def test_a_table_is_drawn_as_the_agent_to_move_sees_it(game: str) -> None:
    table = env(game, players=3, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == table.render()
    assert len(table.render().splitlines()) > 5
    assert table.metadata["render_modes"] == ["ansi", "rgb_array"]
    with pytest.raises(ValueError, match="render_mode"):
        raw_env(game, render_mode="human")  # type: ignore[arg-type]


@each_game
def test_observations_hide_what_the_view_hides(game: str) -> None:
    table = raw_env(game, players=3)
    table.reset(seed=1)
    real = {agent: table.observe(agent)["observation"] for agent in table.agents}
    state = table.table
    for seat, agent in enumerate(table.agents):
        for seed in range(5):
            table.table = state.resample(seat, seed)
            assert (table.observe(agent)["observation"] == real[agent]).all()


def test_an_illegal_action_ends_the_game() -> None:
    table = env("kadora")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


@pytest.mark.parametrize(
    ("wrong", "field"), [({"reward": "fame"}, "reward"), ({"players": 9}, "players=9")]
)
def test_bad_input_names_the_field(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(Exception, match=field):
        env("kadora", **wrong)


def test_a_picture_of_the_table() -> None:
    table = env("kadora", players=3, render_mode="rgb_array")
    table.reset(seed=3)
    picture = table.render()
    assert picture.dtype == np.uint8
    for _ in range(4):
        table.step(table.last()[0]["action_mask"].argmax())
    assert table.render().shape == picture.shape == (975, 1238, 3)
    assert not np.array_equal(picture, table.render())
