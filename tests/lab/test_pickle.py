"""Pickles and deep copies of states, games and environments continue as the originals do."""

import copy
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pyspiel
import pytest

import tidetable.lab.openspiel  # noqa: F401 - registers the games
from tests.lab.ways import Way, each_game, everywhere
from tidetable import games
from tidetable.engine.errors import RecordError
from tidetable.engine.game import State
from tidetable.lab import arrays
from tidetable.lab.gym import SeatEnv
from tidetable.lab.pettingzoo import env
from tidetable.lab.spec import EnvironmentSpec
from tidetable.lab.vector import VectorEnv

Duplicate = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


duplicates = pytest.mark.parametrize("duplicate", [pickled, copy.deepcopy])


def after(way: Way, steps: int) -> State:
    state = games.get(way.game).new(players=way.players, seed=7, **way.options)
    rng = random.Random(3)
    for _ in range(steps):
        if not state.over:
            state.apply(rng.choice(state.actions()))
    return state


def same_to_the_end(one: State, other: State) -> None:
    rng = random.Random(4)
    while not one.over:
        assert other.reveal() == one.reveal()
        action = rng.choice(one.actions())
        one.apply(action)
        other.apply(action)
    assert other.record() == one.record()
    assert other.events(0) == one.events(0)


@everywhere
@duplicates
def test_a_state_continues(way: Way, duplicate: Duplicate) -> None:
    state = after(way, 20)
    same_to_the_end(state.copy(), duplicate(state))
    resampled = state.resample(1, 5)
    same_to_the_end(resampled.copy(), duplicate(resampled))


@each_game
@duplicates
def test_a_partly_replayed_record_keeps_its_later_outcomes(game: str, duplicate: Duplicate) -> None:
    """Without the seed, nothing but the record knows them."""
    record: Any = after(Way(game, 2, {}), 10_000).record()
    state = games.get(game).replay({**record, "seed": None, "seed_hash": None}, upto=15)
    other = duplicate(state)
    for action in record["actions"][15:]:
        other.apply(action)
    assert other.scores() == record["result"]["scores"]


@each_game
def test_a_game_is_one_object(game: str) -> None:
    rules = games.get(game)
    assert pickled(rules) is rules
    assert copy.deepcopy(rules) is rules
    assert copy.copy(rules) is rules
    spec = EnvironmentSpec(game, 3, "win")
    assert vars(pickled(spec)).keys() == vars(spec).keys()
    assert (pickled(spec).reward, pickled(spec).size) == ("win", spec.size)


def test_a_fork_has_no_pickle() -> None:
    with pytest.raises(RecordError, match="no-history"):
        pickle.dumps(after(Way("kadora", 2, {}), 3).fork())


@everywhere
@duplicates
def test_a_pettingzoo_table_continues(way: Way, duplicate: Duplicate) -> None:
    table = env(way.game, players=way.players, **way.options)
    table.reset(seed=5)
    both: list[Any] = [table, None]
    for step in range(12):
        if step == 6:
            both[1] = duplicate(table)
        for one in both:
            if one is not None:
                observation, *_ = one.last()
                one.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert (both[0].last()[0]["observation"] == both[1].last()[0]["observation"]).all()
    for one in both:
        one.reset()  # the next deal of the same generator
    assert (both[0].unwrapped.state() == both[1].unwrapped.state()).all()


def seat_env_plays(one: SeatEnv) -> tuple[int, float]:
    """A fingerprint of the rest of this game and of the next one."""
    seen, total = 0, 0.0
    for _ in range(2):
        ended = False
        while not ended:
            action = np.flatnonzero(one.action_masks())[-1]
            observation, reward, ended, _, _ = one.step(action)
            seen = hash((seen, observation["observation"].tobytes().count(1)))
            total += float(reward)
        one.reset()
    return seen, total


@everywhere
@duplicates
def test_a_gymnasium_environment_continues(way: Way, duplicate: Duplicate) -> None:
    options: dict[str, Any] = dict(way.options)
    one = SeatEnv(way.game, players=way.players, bots=["greedy", "random"], **options)
    one.reset(seed=5)
    for _ in range(3):
        one.step(np.flatnonzero(one.action_masks())[0])
    other = duplicate(one)
    assert seat_env_plays(other) == seat_env_plays(one)


@everywhere
@duplicates
@pytest.mark.parametrize("deals", [0, 9])
def test_openspiel_games_and_states_continue(way: Way, deals: int, duplicate: Duplicate) -> None:
    given = {"players": way.players, "seed": 5, "deals": deals, **way.options}
    game = pyspiel.load_game(f"tidetable_{way.game}", given)
    game.new_initial_state().apply_action(0)  # so that the generator has moved on
    other_game = duplicate(game)
    assert str(other_game) == str(game)
    state = game.new_initial_state()
    rng = random.Random(1)
    for _ in range(12):
        state.apply_action(rng.choice(state.legal_actions()))
    other = duplicate(state)
    assert other.history() == state.history()
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        other.apply_action(action)
    assert str(other) == str(state)
    assert other.returns() == state.returns()
    if not deals and duplicate is pickled:
        dealt = []
        for one in (pickled(other_game), other_game):
            dealt.append(one.new_initial_state())
            dealt[-1].apply_action(0)
        assert str(dealt[0]) == str(dealt[1])


@everywhere
@duplicates
@pytest.mark.parametrize("opponents", [[], ["greedy", "random"]], ids=["alone", "opponents"])
def test_many_games_continue(way: Way, duplicate: Duplicate, opponents: list[str]) -> None:
    one = VectorEnv(way.game, 5, way.players, opponents=opponents, **way.options)
    one.reset(seed=8)
    for _ in range(70):  # some rows begin their second game
        one.step(one.sample())
    same_arrays(one, duplicate(duplicate(one)))


def same_arrays(one: VectorEnv, other: VectorEnv) -> None:
    for step in range(60):
        for name in ("observations", "finals", "to_move", "rewards", "done", "legal", "starts"):
            assert np.array_equal(getattr(other, name), getattr(one, name)), (step, name)
        assert np.array_equal(other.masks(), one.masks())
        actions = one.sample().copy()
        assert np.array_equal(other.sample(), actions)
        one.step(actions)
        other.step(actions)
    assert np.array_equal(other.reset()[0], one.reset()[0])


def test_actions_of_games_that_are_over_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrays, "FORGET", 8)
    one = VectorEnv("kadora", 3, 2)
    for _ in range(400):
        one.step(one.sample())
    assert isinstance(one.arrays, arrays.LocalBatch)
    assert len(one.arrays.past) < 200  # a game has about fifty decisions
    same_arrays(one, pickled(one))


def test_games_in_other_processes_have_no_pickle() -> None:
    with (
        VectorEnv("kadora", 2, processes=2) as shared,
        pytest.raises(TypeError, match="use processes=1"),
    ):
        pickle.dumps(shared)


def fingerprints(things: list[Any]) -> list[object]:
    """In another process: what arrived there."""
    state, rules, table, seat, spiel, many = things
    return [
        state.record(),
        rules.name,
        table.last()[0]["observation"].tobytes(),
        seat.observation()["observation"].tobytes(),
        str(spiel),
        many.observations.tobytes(),
    ]


def test_everything_reaches_a_spawned_process() -> None:
    state = after(Way("octocube", 3, {"mode": "family"}), 15)
    table = env("kadora", players=3)
    table.reset(seed=5)
    seat = SeatEnv("poseidon", bots=["greedy"])
    seat.reset(seed=5)
    spiel = pyspiel.load_game("tidetable_poseidon(players=2,seed=4)").new_initial_state()
    spiel.apply_action(0)
    many = VectorEnv("octocube", 4, 2, opponents=["greedy"])
    many.step(many.sample())
    things = [state, state.game, table, seat, spiel, many]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(fingerprints, things).result() == fingerprints(things)
