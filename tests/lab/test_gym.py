"""Gymnasium's own environment check, and whole games against bots."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.lab.ways import Way, each_game, everywhere
from tidetable import games
from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.lab.gym import SeatEnv


@everywhere
def test_check_env(way: Way) -> None:
    options: dict[str, Any] = dict(way.options)
    check_env(SeatEnv(way.game, players=way.players, **options), skip_render_check=True)


def played(env: SeatEnv, seed: int) -> tuple[float, list[int]]:
    """The reward of a random game, and the sum of each observation."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen = []
    total, ended = 0.0, False
    while not ended:
        assert (info["action_mask"] == observation["action_mask"]).all()
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, ended, cut, info = env.step(action)
        assert not cut
        assert observation in env.observation_space
        seen.append(int(observation["observation"].sum()))
        total += reward
    return total, seen


@each_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    env = SeatEnv(game, players=3, bots=["random", "greedy"])
    first = played(env, 5)
    assert played(env, 5) == first
    assert played(env, 6) != first
    assert played(env, 5)[0] == env.game_spec.game.margins(env.table)[env.seat]


def test_custom_bots_take_their_seats_in_order() -> None:
    asked: list[tuple[str, int]] = []

    class Noted(Bot):
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, perspective: Perspective, seed: int) -> Thought:
            asked.append((self.name, perspective.seat))
            return Thought(perspective.actions[0])

    env = SeatEnv("kadora", players=3, bots=[Noted("after"), Noted("second")], seat=1)
    played(env, 1)
    assert set(asked) == {("after", 2), ("second", 0)}


def test_an_illegal_action_ends_the_game_with_a_reason() -> None:
    env = SeatEnv("kadora", seat=0)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, True, "not-in-hand")


@pytest.mark.parametrize("wrong", [{"bots": []}, {"seat": 7}])
def test_bad_input_names_the_field(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        SeatEnv("kadora", **wrong)  # type: ignore[arg-type]


def test_observations_can_be_written_to() -> None:
    observation, info = SeatEnv("kadora").reset(seed=1)
    for array in (*observation.values(), info["action_mask"]):
        array[:] = 0


@each_game
def test_the_legal_actions_as_a_method(game: str) -> None:
    env = SeatEnv(game)
    observation, _ = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"].astype(bool)).all()


def test_an_unknown_render_mode_is_refused() -> None:
    assert SeatEnv("kadora").render() is None
    with pytest.raises(ValueError, match="render_mode"):
        SeatEnv("kadora", render_mode="human")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", games.names())
def test_a_picture_for_every_game(game: str) -> None:
    env = SeatEnv(game, players=4, seat=0, render_mode="rgb_array")
    env.reset(seed=3)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8
    assert picture.shape == (975, 1238, 3)  # one size for all positions, as films need it
    assert picture.std() > 10  # there is something in it


def test_a_picture_shows_what_the_seat_sees() -> None:
    env = SeatEnv("kadora", players=2, seat=0, render_mode="rgb_array")
    env.reset(seed=3)
    first = env.render()
    real = env.table
    env.table = real.resample(0, 99)  # what the seat does not know changes nothing
    assert np.array_equal(first, env.render())  # type: ignore[arg-type]
    env.table = real
    env.step(np.int64(env.action_masks().argmax()))
    assert not np.array_equal(first, env.render())  # type: ignore[arg-type]
