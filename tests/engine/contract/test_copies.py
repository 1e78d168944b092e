"""Copies and forks are independent of their original."""

import pytest
from hypothesis import given

from tests.engine.modes import Mode, chosen, everywhere, random_play, seeds, steps
from tidetable.engine.chance import Rng
from tidetable.engine.errors import RecordError
from tidetable.engine.game import State


def assert_replays_to_itself(state: State) -> None:
    again = state.game.replay(state.record())
    assert again.reveal() == state.reveal()
    assert again.record() == state.record()


def play_some(state: State, seed: int, count: int) -> None:
    for _, action in zip(range(count), random_play(state, seed), strict=False):
        state.apply(action)


@everywhere
@given(seed=seeds, steps=steps)
def test_playing_on_in_the_copy_leaves_the_original_alone(
    mode: Mode, seed: int, steps: int
) -> None:
    state = mode.after(steps, seed)
    reveal, record, events = state.reveal(), state.record(), state.events(None)
    twin = state.copy()
    assert (twin.reveal(), twin.record(), twin.events(None)) == (reveal, record, events)
    play_some(twin, seed + 1, 5)
    assert (state.reveal(), state.record(), state.events(None)) == (reveal, record, events)
    assert_replays_to_itself(twin)


@everywhere
@given(seed=seeds, steps=steps)
def test_playing_on_in_the_original_leaves_the_copy_alone(
    mode: Mode, seed: int, steps: int
) -> None:
    state = mode.after(steps, seed)
    twin = state.copy()
    reveal, record, events = state.reveal(), state.record(), state.events(None)
    play_some(state, seed + 1, 5)
    assert (twin.reveal(), twin.record(), twin.events(None)) == (reveal, record, events)
    assert_replays_to_itself(state)


@everywhere
@given(seed=seeds, steps=steps)
def test_a_copy_has_its_own_dealer(mode: Mode, seed: int, steps: int) -> None:
    """What is drawn in one is not drawn in the other."""
    state = mode.after(steps, seed)
    record = state.record()
    twin = state.copy()
    drawn = twin.chance.pick("test", 1000)
    assert state.record() == record
    assert state.chance.pick("test", 1000) == drawn


@everywhere
@given(seed=seeds)
def test_histories_part_where_copies_do(mode: Mode, seed: int) -> None:
    """Copies share their history until they differ: a tangle of copies must not mix them up."""
    rng = Rng(seed)
    state = mode.new(seed)
    paths: list[tuple[State, list[int]]] = [(state, []), (state.copy(), []), (state.copy(), [])]
    for _ in range(120):
        number = rng.below(len(paths))
        state, path = paths[number]
        if not state.over:
            if rng.below(3) == 0 and len(paths) < 12:
                paths.append((state.copy(), list(path)))
            action = chosen(state.actions(), rng)
            state.apply(action)
            path.append(action)
    assert len(paths) > 2
    for state, path in paths:
        assert state.taken() == path == state.record()["actions"]
        assert_replays_to_itself(state)


@everywhere
@given(seed=seeds, steps=steps)
def test_a_fork_is_independent_and_has_no_past(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    reveal, record = state.reveal(), state.record()
    fork = state.fork()
    assert fork.reveal() == reveal
    assert fork.actions() == state.actions()
    play_some(fork, seed + 1, 200)
    assert (state.reveal(), state.record()) == (reveal, record)
    fork = state.fork()
    play_some(state, seed + 1, 200)
    assert fork.reveal() == reveal
    for ask in (fork.record, fork.taken, lambda: fork.events(None)):
        with pytest.raises(RecordError) as refused:
            ask()
        assert refused.value.code == "no-history"


@everywhere
@given(seed=seeds, steps=steps)
def test_a_fork_plays_like_its_original(mode: Mode, seed: int, steps: int) -> None:
    state = mode.after(steps, seed)
    fork = state.fork()
    for action in random_play(state, seed + 1):
        assert fork.actions() == state.actions()
        state.apply(action)
        fork.apply(action)
        assert fork.to_move == state.to_move
    assert fork.reveal() == state.reveal()
    assert (fork.scores(), fork.winners()) == (state.scores(), state.winners())


@everywhere
@given(seed=seeds, steps=steps)
def test_what_a_caller_does_with_answers_does_not_matter(mode: Mode, seed: int, steps: int) -> None:
    """Views, records and lists of actions belong to the caller."""
    state = mode.after(steps, seed)
    before = (state.actions(), state.reveal(), state.record(), state.events(0), state.scores())
    state.actions().clear()
    state.reveal().clear()
    state.record().clear()
    state.scores().clear()
    state.events(0).clear()
    for view in (state.view(0), state.view(None)):
        ruin(view)
    ruin(state.record())
    after = (state.actions(), state.reveal(), state.record(), state.events(0), state.scores())
    assert after == before


def ruin(node: object) -> None:
    """Empty everything inside, too."""
    if isinstance(node, dict):
        for part in node.values():
            ruin(part)
        node.clear()
    elif isinstance(node, list):
        for part in node:
            ruin(part)
        node.clear()
