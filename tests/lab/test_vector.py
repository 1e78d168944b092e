"""Vectorised environments: batch size and processes do not matter; a bad step changes nothing."""

from pathlib import Path
from typing import Any, Literal, get_type_hints

import numpy as np
import pytest

from tests.lab.ways import Way, everywhere
from tidetable import games
from tidetable.engine.errors import IllegalAction
from tidetable.lab import frames, pettingzoo
from tidetable.lab.gym import SeatEnv
from tidetable.lab.shared import SharedBatch
from tidetable.lab.spec import EnvironmentSpec
from tidetable.lab.vector import VectorEnv


@everywhere
def test_rows_equal_single_games(way: Way) -> None:
    count = 4
    options: dict[str, Any] = dict(way.options)
    env = VectorEnv(way.game, count, way.players, "win", seed=9, **options)
    game = games.get(way.game)
    seeds = [(9 << 32 | row) << 32 for row in range(count)]
    states = [game.new(way.players, seed, **way.options) for seed in seeds]
    for _ in range(200):
        actions = env.sample().copy()
        masks = env.masks()
        for row, state in enumerate(states):
            seat = int(state.to_move)
            assert env.to_move[row] == seat
            assert env.observations[row].tobytes() == state.observation(seat)
            assert np.flatnonzero(masks[row]).tolist() == state.actions()
        env.step(actions)
        for row, state in enumerate(states):
            state.apply(int(actions[row]))
            assert env.done[row] == state.over
            assert env.rewards[row].tolist() == state.rewards()
            if state.over:
                seeds[row] += 1
                states[row] = game.new(way.players, seeds[row], **way.options)


def digest(env: VectorEnv, rows: int, steps: int) -> list[bytes]:
    """Everything the first rows show during random play."""
    digests = []
    for _ in range(steps):
        starts = env.starts[: rows + 1]
        arrays: list[Any] = [env.observations, env.to_move, env.rewards, env.done, env.masks()]
        shown = [array[:rows].tobytes() for array in arrays]
        digests.append(b"".join([*shown, starts.tobytes(), env.legal[: starts[-1]].tobytes()]))
        env.step(env.sample())
    return digests


@pytest.mark.parametrize(
    "game",
    [
        "kadora",
        *(pytest.param(game, marks=pytest.mark.thorough) for game in ("octocube", "poseidon")),
    ],
)
def test_batch_size_and_processes_do_not_matter(game: str) -> None:
    expected = digest(VectorEnv(game, 5, players=3, seed=2), 5, 120)
    assert digest(VectorEnv(game, 64, players=3, seed=2), 5, 120) == expected
    with VectorEnv(game, 7, players=3, seed=2, processes=3) as env:
        assert digest(env, 5, 120) == expected
    assert digest(VectorEnv(game, 5, players=3, seed=3), 5, 120) != expected


@pytest.mark.parametrize("processes", [1, 2])
def test_one_illegal_action_changes_nothing(processes: int) -> None:
    with VectorEnv("kadora", 6, seed=1, processes=processes) as env:
        for _ in range(20):
            env.step(env.sample())
        before, actions = env.observations.copy(), env.sample().copy()
        for row, bad in ((0, 1177), (4, -1), (5, 99_999)):
            wrong = actions.copy()
            wrong[row] = bad
            with pytest.raises(IllegalAction) as refused:
                env.step(wrong)
            assert refused.value.__notes__ == [f"game {row} of the batch"]
            assert (env.observations == before).all()
        env.step(actions)
        assert (env.observations != before).any()


def test_a_dead_worker_is_reported() -> None:
    with VectorEnv("kadora", 4, processes=2) as env:
        assert isinstance(env.arrays, SharedBatch)
        env.arrays.workers[1].kill()
        env.arrays.workers[1].join()
        with pytest.raises(RuntimeError, match="process of the environment has died"):
            env.step(env.sample())


def test_rewards_are_shown_once() -> None:
    env = VectorEnv("kadora", 32, players=2, seed=4)
    ended = 0
    for _ in range(300):
        env.step(env.sample())
        assert not env.rewards[~env.done].any()
        ended += int(env.done.sum())
    assert ended > 100


def test_the_array_of_legal_actions_grows() -> None:
    """A reef has hundreds of sites, far more than the array's initial size."""
    env = VectorEnv("poseidon", 1, players=2, seed=1)
    most = 0
    for _ in range(2000):
        most = max(most, len(env.legal))
        assert env.starts[-1] == len(env.legal)
        env.step(env.sample())
    assert most > 64


def test_expanded_codes_are_one_hot() -> None:
    env = VectorEnv("kadora", 3, seed=1)
    wide = env.game_spec.expand(env.observations)
    assert wide.dtype == np.float32
    assert wide.shape[0] == 3
    step = env.observations[:, env.game_spec.where("step")]
    at = sum(p.size * (p.values if p.values > 2 else 1) for p in env.game_spec.layout[:2])
    assert (wide[:, at : at + 4].argmax(axis=1) == step[:, 0]).all()
    assert (wide[:, at : at + 4].sum(axis=1) == 1).all()


@pytest.mark.parametrize(
    ("wrong", "field"),
    [({"count": 0}, "count"), ({"processes": 9}, "processes"), ({"seed": -1}, "seed")],
)
def test_bad_input_names_the_field(wrong: dict[str, int], field: str) -> None:
    with pytest.raises(ValueError, match=field):
        VectorEnv("kadora", **{"count": 4, **wrong})  # type: ignore[arg-type]


def test_actions_of_another_shape_are_refused() -> None:
    env = VectorEnv("kadora", 4)
    with pytest.raises(ValueError, match="actions: one for each of 4 games"):
        env.step([1, 2, 3])


@everywhere
def test_every_part_of_an_observation_is_explained(way: Way) -> None:
    spec = EnvironmentSpec(way.game, way.players, **way.options)
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text()
    for part in spec.layout:
        name = part.name.partition(".")[2] or part.name
        assert name in page, part.name


@everywhere
def test_nothing_is_left_of_earlier_observations(way: Way) -> None:
    """Rows and afterstates are written over others, of this game and of the one before it."""
    options: dict[str, Any] = dict(way.options)
    env = VectorEnv(way.game, 3, way.players, seed=6, opponents=["greedy"], **options)
    ended = 0
    for step in range(150):
        env.step(env.sample())
        ended += int(env.done.sum())
        for row, seat in enumerate(env.to_move.tolist()):
            assert env.observations[row].tobytes() == env.state(row).observation(seat)
        if step % 15 == 0:
            after = env.afterstates(step)
            for row, seat in enumerate(env.to_move.tolist()):
                base = env.state(row).resample(seat, step << 32 | row)
                for at in range(env.starts[row], env.starts[row + 1]):
                    state = base.fork()
                    state.step(int(env.legal[at]))
                    assert after[at].tobytes() == state.observation(seat)
    assert ended


def test_type_hints_name_the_choices() -> None:
    makers: list[Any] = [VectorEnv.__init__, SeatEnv.__init__, EnvironmentSpec.__init__]
    for made in [*makers, pettingzoo.env, pettingzoo.raw_env]:
        hints = get_type_hints(made)
        assert hints["reward"] == Literal["margin", "win"]
        if "render_mode" in hints:
            assert hints["render_mode"] == Literal["ansi", "rgb_array"] | None
    hints = get_type_hints(frames)
    assert hints["table"] == Literal["decisions", "games"]
    assert hints["library"] == Literal["polars", "pandas"]
