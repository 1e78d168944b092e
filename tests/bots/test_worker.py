"""A worker process: the same choices as in this process, in slices, and an end with its parent."""

import signal
from collections.abc import Callable, Iterator
from multiprocessing import Array
from time import monotonic, sleep

import pytest

from tests.bots.positions import positions
from tidetable import bots
from tidetable.bots import Perspective, worker
from tidetable.bots.ismcts import StopCondition
from tidetable.bots.levels import Fitted
from tidetable.bots.players import Searcher
from tidetable.bots.tasks import Assess, Assessed, choosing
from tidetable.bots.worker import Worker
from tidetable.engine.errors import SetupError


@pytest.fixture(scope="module")
def thinker() -> Iterator[Worker]:
    with Worker() as thinker:
        yield thinker


def wait_until(condition: Callable[[], bool]) -> None:
    until = monotonic() + 20
    while not condition():
        assert monotonic() < until
        sleep(0.005)


def test_a_worker_makes_the_same_choice_as_the_bot_itself(thinker: Worker) -> None:
    for number, state in enumerate(positions(6)):
        for name in ("random", "greedy", "easy"):
            there = thinker.choose(name, state, number).result(60)
            assert there.finished
            assert there.result.action == bots.get(name).choose(Perspective(state), number).action


def test_interruptions_change_nothing(thinker: Worker) -> None:
    """A task that is begun and continued in many slices, between slices of another one."""
    one, other = list(positions(2))
    tasks = {1: choosing("master", one, 5), 2: choosing("master", other, 6)}
    slices = {key: [thinker.run(key, task, 0.001).result(60)] for key, task in tasks.items()}
    while not all(done[-1].finished for done in slices.values()):
        for key, done in slices.items():
            if not done[-1].finished:
                done.append(thinker.run(key, None, 0.001).result(60))
    for key, state, seed in ((1, one, 5), (2, other, 6)):
        alone = bots.get("master").choose(Perspective(state), seed)
        assert slices[key][-1].result.action == alone.action
        assert slices[key][-1].result.iterations == alone.iterations
        # The worker was not there at the earlier decisions of the plan, and did these as well.
        level = bots.get("master")
        assert isinstance(level, Fitted)
        plan = Searcher("master", level.way(state).settings).plan(Perspective(state), seed, 0)
        plan.run(StopCondition())
        assert sum(part.iterations for part in slices[key]) == plan.search.done
        assert len(slices[key]) > 1
        assert all(part.seconds > 0 for part in slices[key])


def test_choosing_does_not_block_and_can_be_paused(thinker: Worker) -> None:
    state = next(positions(1))
    thinker.choose("greedy", state, 1).result(60)  # the worker is up
    expert = thinker.run(7, choosing("expert", state, 1))
    wait_until(expert.running)
    assert not expert.done()  # nobody has waited for the choice
    thinker.pause()
    assert not expert.result(5).finished
    assert thinker.choose("greedy", state, 1).result(5).result.action in state.actions()
    thinker.forget(7)
    with pytest.raises(KeyError):
        thinker.run(7, None).result(5)


def test_an_assessment_names_the_moves(thinker: Worker) -> None:
    state = next(positions(1))
    step = len(state.taken())
    task = Assess(state.record(), state.setup.data.values, step, 60)
    found = thinker.run(9, task).result(60).result
    assert isinstance(found, Assessed)
    expected = bots.evaluate(state, iterations=60)
    blank = {"move": None, "preview": None, "why": None}
    assert [{**one, **blank} for one in found.actions] == [{**one, **blank} for one in expected]
    assert found.actions[0]["move"] == state.game.move(state, expected[0]["action"])
    assert found.actions[0]["why"] == []  # nothing was played that it could be compared with
    assert found.seat == state.to_move


def test_ctrl_c_is_for_the_parent_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal sends it to all processes; workers printed tracebacks."""
    monkeypatch.setattr(worker, "_desk", None)
    before = signal.getsignal(signal.SIGINT)
    try:
        worker.start_worker(Array("c", 1))  # what a worker does first
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_an_unknown_bot_is_refused_at_once(thinker: Worker) -> None:
    with pytest.raises(SetupError):
        thinker.choose("genius", next(positions(1)), 1)


def test_a_worker_uses_the_corrected_data(thinker: Worker) -> None:
    state = next(positions(1))
    game = state.game
    mine = game.new(players=2, seed=1, data=dict(game.data.values, threshold=7))
    assert thinker.choose("greedy", mine, 1).result(60).result.action in mine.actions()
