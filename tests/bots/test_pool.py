"""Thinking elsewhere: the same choice, nobody waits, and it can be called off."""

from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from tests.bots.positions import positions
from tidetable import bots
from tidetable.bots import Perspective
from tidetable.bots.pool import WorkerPool
from tidetable.engine.errors import SetupError


@pytest.fixture(scope="module")
def workers() -> Iterator[WorkerPool]:
    with WorkerPool(1) as pool:
        yield pool


def test_a_worker_chooses_what_the_bot_would_choose_here(workers: WorkerPool) -> None:
    for number, state in enumerate(positions(6)):
        for name in ("random", "greedy", "easy"):
            there = workers.choose(name, state, number).result(60)
            assert there == bots.get(name).choose(Perspective(state), number).action


def test_asking_does_not_block_and_a_thought_can_be_cancelled(workers: WorkerPool) -> None:
    state = next(positions(1))
    workers.choose("greedy", state, 1).result(60)  # the worker is up
    start = monotonic()
    thought = workers.choose("expert", state, 1)
    assert monotonic() - start < 0.2
    sleep(0.1)
    assert not thought.done()
    workers.cancel(thought)
    assert workers.choose("greedy", state, 1).result(5) in state.actions()
    assert thought.done()


def test_a_waiting_thought_can_be_cancelled_too(workers: WorkerPool) -> None:
    state = next(positions(1))
    busy = [workers.choose("expert", state, number) for number in range(4)]
    for thought in reversed(busy):
        workers.cancel(thought)
    assert workers.choose("greedy", state, 1).result(5) in state.actions()
    sleep(0.05)
    assert len(workers.free) == 256


def test_an_unknown_bot_is_refused_at_once(workers: WorkerPool) -> None:
    with pytest.raises(SetupError):
        workers.choose("genius", next(positions(1)), 1)


def test_corrected_numbers_go_along(workers: WorkerPool) -> None:
    state = next(positions(1))
    game = state.game
    mine = game.new(players=2, seed=1, data=dict(game.data.values, threshold=7))
    assert workers.choose("greedy", mine, 1).result(60) in mine.actions()
