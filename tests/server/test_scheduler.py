"""Who thinks next, with workers that do only what a test says."""

from collections.abc import Callable
from typing import Any

import pytest

from tidetable.bots.tasks import Choose, Slice, Task
from tidetable.server.scheduler import (
    ANALYSIS,
    BOTS,
    BOUNDS,
    HELD,
    HINT,
    MOVE,
    SLICE,
    TRIES,
    Job,
    Outdated,
    Scheduler,
    WorkerDied,
)
from tidetable.table.table import TableError

TASK = Choose("normal", {}, {}, 0, 0)


class FakeWorker:
    """A worker whose slices end when the test ends them."""

    def __init__(self) -> None:
        self.running: int | None = None
        self.begun: set[int] = set()
        self.pausing = False
        self.closed = False
        self.report: Callable[[Slice | Exception], None] = lambda found: None

    def start(
        self,
        key: int,
        task: Task | None,
        seconds: float,
        returned: Callable[[Slice | Exception], None],
    ) -> None:
        assert self.running is None
        assert (task is None) == (key in self.begun)
        self.running, self.report, self.pausing = key, returned, False
        self.begun.add(key)

    def pause(self) -> None:
        self.pausing = True

    def forget(self, key: int) -> None:
        self.begun.discard(key)

    def close(self) -> None:
        self.closed = True

    def end(self, seconds: float = SLICE, finished: bool = False, result: Any = None) -> None:
        """The running slice ends."""
        assert self.running is not None
        if finished:
            self.begun.discard(self.running)
        self.running = None
        self.report(Slice(finished, result, seconds, 10))

    def die(self) -> None:
        self.running = None
        self.begun.clear()
        self.report(WorkerDied())


class Bench:
    """A scheduler with fake workers, and the order in which jobs end."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = [FakeWorker() for _ in range(workers)]
        self.scheduler = Scheduler(list(self.workers))
        self.results: dict[str, Any] = {}
        self.jobs: dict[str, Job] = {}
        self.time = 0.0

    @property
    def worker(self) -> FakeWorker:
        return self.workers[0]

    def add(
        self,
        name: str,
        purpose: str = MOVE,
        person: str = "ann",
        address: str = "home",
        seconds: float = 0.05,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Job:
        def done(result: Any, error: Exception | None) -> None:
            self.results[name] = error or result

        path = (purpose, address, person, name)
        job = self.jobs[name] = Job(path, seconds, lambda: TASK, done, wanted)
        self.scheduler.submit(job)
        return job

    def add_shards(
        self,
        name: str,
        purpose: str = MOVE,
        person: str = "ann",
        address: str = "home",
        seconds: float = 0.05,
    ) -> list[Job]:
        """A thought in two parts; its table is the same for both."""
        jobs = []
        for shard in ("0", "1"):

            def done(result: Any, error: Exception | None, key: str = name + shard) -> None:
                self.results[key] = error or result

            path = (purpose, address, person, name)
            job = self.jobs[name + shard] = Job(path, seconds, lambda: TASK, done)
            jobs.append(job)
        self.scheduler.submit(*jobs)
        return jobs

    def running(self) -> list[str]:
        names = {job.number: name for name, job in self.jobs.items()}
        return [names[one.running] for one in self.workers if one.running is not None]

    def step(self) -> str:
        """Let the first worker do one slice; the name of its job."""
        (name, *_) = self.running()
        job = self.jobs[name]
        seconds = 0.005 if self.worker.pausing else min(SLICE, job.left)
        self.time += seconds
        self.worker.end(seconds, job.left <= seconds, f"{name} done")
        return name

    def finish(self, *names: str, within: float = 1000.0) -> float:
        """Work until these jobs are done; seconds of work that it took."""
        began = self.time
        while not all(name in self.results for name in names):
            self.step()
            assert self.time - began < within
        return self.time - began


def test_a_job_runs_to_its_end() -> None:
    bench = Bench()
    bench.add("one", seconds=0.25)
    assert bench.running() == ["one"]
    assert bench.finish("one") == pytest.approx(0.25)
    assert bench.results == {"one": "one done"}
    assert not bench.worker.begun
    assert bench.scheduler.used[MOVE] == pytest.approx(0.25)
    assert bench.scheduler.queued().total() == 0


@pytest.mark.parametrize("purpose", [HINT, BOTS, ANALYSIS, MOVE])
@pytest.mark.parametrize("address", ["home", "elsewhere"])
def test_a_short_move_makes_a_long_thought_pause(purpose: str, address: str) -> None:
    """Also one of the same purpose, and from the same address. Nothing of it is lost."""
    bench = Bench()
    bench.add("long", purpose, "mallory", address, seconds=5.0)
    for _ in range(10):
        bench.step()
    bench.add("move")
    assert bench.worker.pausing
    assert bench.finish("move") < 0.06
    assert bench.finish("long") == pytest.approx(5.0 - 1.0 - 0.005)


def test_purposes_in_order() -> None:
    bench = Bench()
    bench.add("first", ANALYSIS, seconds=0.1)
    for purpose in (ANALYSIS, HINT, MOVE):
        bench.add(purpose, purpose, seconds=0.1)
    order: list[str] = []
    while bench.running():
        name = bench.step()
        if name in bench.results:
            order.append(name)
    assert order == [MOVE, HINT, "first", ANALYSIS]


def test_no_purpose_stops_while_others_have_work() -> None:
    """Moves without end leave the others some slices."""
    bench = Bench()
    bench.add("analysis", ANALYSIS, "ben", seconds=0.3)
    bench.add("bots", BOTS, "cis", seconds=0.3)
    for number in range(1000):
        bench.add(f"{number}", person="dan", seconds=0.1)
        bench.finish(f"{number}")
    assert {"analysis", "bots"} <= bench.results.keys()
    assert bench.time < 0.1 * 1000 * 1.2  # and not more than that


def test_a_crowd_at_one_address_has_one_share() -> None:
    bench = Bench()
    for number in range(100):
        bench.add(f"m{number}", person=f"mallory {number}", address="far", seconds=1.0)
    bench.finish("m0", "m1")
    bench.add("hard", seconds=1.0)
    assert bench.finish("hard") < 2.2
    assert len(bench.results) < 6


def test_people_share_alike_whatever_they_ask_for() -> None:
    """One with many short thoughts, one with few long ones: each gets half."""
    bench = Bench()
    used = {"ann": 0.0, "ben": 0.0}
    names = iter(range(10_000))
    for _ in range(8):
        bench.add(f"ann {next(names)}", person="ann", address="a", seconds=0.05)
    bench.add(f"ben {next(names)}", person="ben", address="b", seconds=2.0)
    for _ in range(2000):
        before = bench.time
        name = bench.step()
        person = name[:3]
        used[person] += bench.time - before
        if name in bench.results:
            seconds = 0.05 if person == "ann" else 2.0
            bench.add(f"{person} {next(names)}", person=person, address=person[0], seconds=seconds)
    assert used["ann"] == pytest.approx(used["ben"], rel=0.05)


def test_a_long_thought_ends_while_new_people_come_without_end() -> None:
    bench = Bench()
    bench.add("expert", person="old", address="old", seconds=3.0)
    for number in range(10_000):
        bench.add(f"{number}", person=f"{number}", address=f"{number}", seconds=0.05)
        bench.step()
        if "expert" in bench.results:
            break
    assert bench.results["expert"] == "expert done"
    assert len(bench.scheduler.shares.root.parts[MOVE].parts) < 1000  # others are forgotten


def test_a_person_who_cancels_pays_for_what_was_done() -> None:
    """Otherwise a client that disconnects again and again would think for free."""
    bench = Bench()
    bench.add("ben", HINT, "ben", "b", seconds=5.0)
    bench.step()
    for number in range(1000):
        job = bench.add(f"{number}", HINT, "mallory", "m", seconds=0.2)
        bench.step()
        if "ben" in bench.results:
            break
        if bench.running() == [f"{number}"]:  # it came first, and is cancelled in its slice
            bench.scheduler.cancel(job)
            assert bench.worker.pausing
            bench.worker.end(0.1)
            bench.time += 0.1
        else:
            bench.scheduler.cancel(job)
    assert bench.results["ben"] == "ben done"
    assert bench.time < 2 * 5.0 + 1.0  # mallory had half of the time, and the credit


def test_a_cancelled_job_frees_its_worker() -> None:
    bench = Bench()
    running, paused = bench.add("running", seconds=1.0), bench.add("paused", seconds=2.0)
    bench.step()
    bench.scheduler.cancel(paused)
    bench.scheduler.cancel(running)
    bench.scheduler.cancel(running)
    assert bench.worker.pausing
    assert bench.scheduler.jobs == {}
    bench.worker.end(0.001)
    assert not bench.worker.begun
    bench.add("next")
    bench.finish("next")
    assert bench.results.keys() == {"next"}


def test_a_job_whose_position_is_gone_ends_at_the_next_slice() -> None:
    bench = Bench()
    wanted = True
    bench.add("late", seconds=1.0, wanted=lambda: wanted)
    bench.step()
    wanted = False
    bench.step()
    assert isinstance(bench.results["late"], Outdated)
    assert not bench.worker.begun


def test_bounds_of_a_person_of_an_address_and_of_all() -> None:
    person, address, all_ = BOUNDS[HINT]
    bench = Bench()
    for number in range(person):
        bench.add(f"{number}", HINT)
    with pytest.raises(TableError, match="busy"):
        bench.add("more", HINT)
    bench.add("other", HINT, "ben")
    for number in range(address - person - 1):
        bench.add(f"c{number}", HINT, f"c{number}")
    with pytest.raises(TableError, match="busy"):
        bench.add("more", HINT, "dan")
    for number in range(all_ - address):
        bench.add(f"e{number}", HINT, f"e{number}", f"e{number}")
    with pytest.raises(TableError, match="busy"):
        bench.add("more", HINT, "eve", "far")
    assert bench.scheduler.refused == {HINT: 3}
    assert bench.scheduler.queued() == {HINT: all_ - 1}
    bench.add("move", MOVE)  # each purpose has its own bounds


def test_one_analysis_of_a_person_at_a_time() -> None:
    bench = Bench(workers=2)
    bench.add("one", ANALYSIS, seconds=1.0)
    bench.add("two", ANALYSIS, seconds=1.0)
    assert bench.running() == ["one"]
    bench.add("ben", ANALYSIS, "ben", seconds=1.0)
    assert bench.running() == ["one", "ben"]
    bench.workers[0].end(1.0, True)
    assert bench.running() == ["two", "ben"]


def test_the_shards_of_a_thought_run_where_workers_are_idle() -> None:
    for purpose in (MOVE, HINT, ANALYSIS):
        bench = Bench(workers=2)
        bench.add_shards("expert", purpose, seconds=1.0)
        assert bench.running() == ["expert0", "expert1"]
        alone = Bench(workers=1)
        alone.add_shards("expert", purpose, seconds=1.0)
        assert alone.finish("expert0", "expert1") == pytest.approx(2.0)


def test_a_thought_in_shards_does_not_starve_others() -> None:
    """Two shards get no larger share than one job."""
    bench = Bench()
    bench.add_shards("expert", person="mallory", address="far", seconds=5.0)
    for _ in range(10):
        bench.step()
    bench.add("hard", seconds=1.0)
    assert bench.finish("hard") < 2.2
    two = Bench(workers=2)
    two.add_shards("expert", person="mallory", address="far", seconds=5.0)
    two.add("move")
    assert sum(one.pausing for one in two.workers) == 1  # one of them makes room at once


def test_a_thought_in_shards_counts_once() -> None:
    person = BOUNDS[HINT][0]
    bench = Bench()
    shards = [bench.add_shards(f"{number}", HINT) for number in range(person)]
    with pytest.raises(TableError, match="busy"):
        bench.add_shards("more", HINT)
    for job in shards[0]:
        bench.scheduler.cancel(job)
    bench.add("again", HINT)
    for job in bench.jobs.values():  # also of those that were refused
        bench.scheduler.cancel(job)
    assert not bench.scheduler.thoughts
    assert not bench.scheduler.jobs


def test_what_follows_from_a_thought_is_not_refused() -> None:
    """All of it would be lost; and a thought has its place until its last shard has ended."""
    bench = Bench(2)
    person = BOUNDS[HINT][0]
    thoughts = [bench.add_shards(f"{number}", HINT) for number in range(person)]
    bench.scheduler.cancel(thoughts[0][0])
    with pytest.raises(TableError, match="busy"):
        bench.add_shards("more", HINT)
    first = thoughts[1][0]
    bench.scheduler.submit(Job(first.path, 1.0, lambda: TASK, first.done), follows=True)
    bench.scheduler.cancel(thoughts[0][1])
    assert bench.scheduler.thoughts[first.path[:3]] == person


def test_a_shard_begins_again_when_its_worker_dies() -> None:
    """The other one continues."""
    bench = Bench(workers=2)
    bench.add_shards("expert", seconds=1.0)
    bench.workers[0].end(0.5)
    bench.workers[1].end(0.5)
    bench.workers[1].die()
    first, second = bench.jobs["expert0"], bench.jobs["expert1"]
    assert (first.left, second.left) == (0.5, 1.0)
    assert bench.running() == ["expert0", "expert1"]
    for worker in bench.workers:
        worker.end(1.0, True, "found")
    assert bench.results == {"expert0": "found", "expert1": "found"}


def test_a_table_thinks_where_it_thought_before() -> None:
    """Its tree is there. If that worker is busy, another one does it at once."""
    bench = Bench(workers=2)
    bench.add("other", person="ben")
    bench.add("mine")
    assert bench.running() == ["other", "mine"]
    for worker in bench.workers:
        worker.end(0.05, True)
    bench.add("mine")
    assert [one.running is not None for one in bench.workers] == [False, True]
    bench.add("mine", person="cis")
    assert [one.running is not None for one in bench.workers] == [True, True]


def test_only_the_least_urgent_worker_pauses() -> None:
    bench = Bench(workers=2)
    bench.add("hint", HINT, "ben", seconds=1.0)
    bench.add("analysis", ANALYSIS, "cis", seconds=1.0)
    bench.add("move", MOVE)
    bench.add("late", ANALYSIS, "dan")
    assert [one.pausing for one in bench.workers] == [False, True]
    bench.workers[1].end(0.01)
    assert bench.running() == ["hint", "move"]
    assert not any(one.pausing for one in bench.workers)


def test_a_worker_holds_few_begun_jobs() -> None:
    """Search trees take memory; what is dropped begins again."""
    bench = Bench()
    for number in range(3 * HELD):  # each more urgent than all before
        bench.add(f"{number}", person=f"{number}", address=f"{number}", seconds=8.0 / 2**number)
        bench.step()
        assert len(bench.worker.begun) <= HELD
    bench.finish(*bench.jobs)
    assert not bench.worker.begun


def test_jobs_begin_again_when_their_worker_dies() -> None:
    bench = Bench()
    bench.add("held", ANALYSIS, seconds=1.0)
    bench.step()
    bench.add("move")
    bench.step()
    assert bench.running() == ["move"]
    bench.worker.die()
    assert bench.running() == ["move"]
    bench.finish("move", "held")
    assert bench.results == {"move": "move done", "held": "held done"}


def test_a_job_that_kills_its_workers_is_given_up() -> None:
    bench = Bench()
    bench.add("deadly")
    for _ in range(TRIES):
        bench.worker.die()
    assert isinstance(bench.results["deadly"], TableError)
    bench.add("next")
    bench.finish("next")


def test_a_task_that_cannot_be_made_fails_alone() -> None:
    bench = Bench()
    results: list[Exception | None] = []

    def task() -> Task:
        raise ValueError

    broken = Job((MOVE, "", "", ""), 1.0, task, lambda result, error: results.append(error))
    bench.scheduler.submit(broken)
    assert isinstance(results[0], ValueError)
    bench.add("next")
    bench.finish("next")
    bench.scheduler.close()
    assert bench.worker.closed
