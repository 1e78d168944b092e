"""The worker pool: the same choices as in this process, without blocking, and cancellable."""

import signal
from collections.abc import Callable, Iterator
from multiprocessing import Array
from time import monotonic, sleep

import pytest

from tests.bots.positions import positions
from tidetable import bots
from tidetable.bots import Perspective, pool
from tidetable.bots.pool import SLOTS, WorkerPool
from tidetable.engine.errors import SetupError


@pytest.fixture(scope="module")
def workers() -> Iterator[WorkerPool]:
    with WorkerPool(1) as pool:
        yield pool


def wait_until(condition: Callable[[], bool]) -> None:
    until = monotonic() + 20
    while not condition():
        assert monotonic() < until
        sleep(0.005)


def test_a_worker_makes_the_same_choice_as_the_bot_itself(workers: WorkerPool) -> None:
    for number, state in enumerate(positions(6)):
        for name in ("random", "greedy", "easy"):
            there = workers.choose(name, state, number).result(60)
            assert there == bots.get(name).choose(Perspective(state), number).action


def test_choosing_does_not_block_and_can_be_cancelled(workers: WorkerPool) -> None:
    state = next(positions(1))
    workers.choose("greedy", state, 1).result(60)  # the worker is up
    task = workers.choose("expert", state, 1)
    wait_until(task.running)
    assert not task.done()  # choose() has not waited for the choice
    workers.cancel(task)
    assert workers.choose("greedy", state, 1).result(5) in state.actions()
    assert task.done()


def test_a_queued_task_can_be_cancelled(workers: WorkerPool) -> None:
    state = next(positions(1))
    tasks = [workers.choose("expert", state, number) for number in range(4)]
    for task in reversed(tasks):
        workers.cancel(task)
    assert workers.choose("greedy", state, 1).result(5) in state.actions()
    wait_until(lambda: len(workers.free) == SLOTS)


def test_ctrl_c_is_for_the_parent_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal sends it to all processes; workers printed tracebacks."""
    monkeypatch.setattr(pool, "_flags", None)
    before = signal.getsignal(signal.SIGINT)
    try:
        pool.set_flags(Array("c", 1))  # what a worker does first
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_an_unknown_bot_is_refused_at_once(workers: WorkerPool) -> None:
    with pytest.raises(SetupError):
        workers.choose("genius", next(positions(1)), 1)


def test_a_worker_uses_the_corrected_data(workers: WorkerPool) -> None:
    state = next(positions(1))
    game = state.game
    mine = game.new(players=2, seed=1, data=dict(game.data.values, threshold=7))
    assert workers.choose("greedy", mine, 1).result(60) in mine.actions()
