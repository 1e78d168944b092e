"""Which thought runs next on the worker processes.

Everything that thinks is a job. Jobs wait here and not in the workers: each worker has at most one
slice of a job to do, and after every slice it is decided again who comes next. A job that comes
before a running one makes it pause within milliseconds. A paused job stays in its worker and
continues later; nothing of its thought is lost.

Purely synchronous: workers call `returned`, and the result of a job goes to its `done`.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Any, Final, Protocol

from tidetable.bots.tasks import Slice, Task
from tidetable.server.shares import Shares
from tidetable.table.table import TableError

MOVE: Final = "move"  # of a bot, for which a person at the table waits
HINT: Final = "hint"
BOTS: Final = "bots"  # moves at tables where nobody waits: only bots play, or all people are away
ANALYSIS: Final = "analysis"

# How the purposes share the workers while all of them have work. The differences are large enough
# that a move hardly notices the others, and not infinite, so that the others never stop.
WEIGHTS: Final = {MOVE: 100.0, HINT: 10.0, BOTS: 3.0, ANALYSIS: 3.0}
SLICE: Final = 0.1  # seconds after which it is decided again who comes next
HELD: Final = 6  # begun jobs in one worker; an expert's search tree may take some 10 MB
HOMES: Final = 1000  # tables of which it is remembered where their thoughts began
TRIES: Final = 3  # times that a job may lose its worker

# Jobs that may wait or run at once: of one person, from one address, in all. A move is refused only
# for a while: its table asks again.
BOUNDS: Final = {
    MOVE: (16, 250, 1000),
    HINT: (2, 25, 100),
    BOTS: (16, 250, 1000),
    ANALYSIS: (4, 12, 50),
}


class WorkerDied(Exception):
    """A worker process has died, with everything that was begun in it. It has been replaced."""


class Outdated(Exception):
    """The position that a job was about is gone."""


Done = Callable[[Any, Exception | None], None]  # the result or the error


class Job:
    """Something to think about. `task` is called when the job begins, `wanted` before each slice;
    `done` is called once, unless the job is cancelled."""

    numbers = count()

    def __init__(
        self,
        path: tuple[str, str, str, str],  # purpose, address, person, table
        seconds: float,  # of processor time that it needs, by estimate
        task: Callable[[], Task],
        done: Done,
        wanted: Callable[[], bool] = lambda: True,
        learn: Callable[[Slice], None] = lambda slice_: None,
    ) -> None:
        self.path = path
        self.seconds = seconds
        self.task = task
        self.done = done
        self.wanted = wanted
        self.learn = learn  # is called after every slice
        self.number = next(self.numbers)
        self.thought = self.number  # the same for all shards of a thought: the number of the first
        self.used = 0.0  # seconds since it was begun
        self.holder: Station | None = None  # where it was begun
        self.tries = 0
        self.ended = False

    @property
    def purpose(self) -> str:
        return self.path[0]

    @property
    def left(self) -> float:
        return max(0.0, self.seconds - self.used)


def groups(job: Job) -> tuple[tuple[str, ...], ...]:
    """The groups that have bounds: person, address, all."""
    return job.path[:3], job.path[:2], job.path[:1]


class Processor(Protocol):
    """A worker process. It does one slice at a time."""

    def start(
        self,
        key: int,
        task: Task | None,
        seconds: float,
        returned: Callable[[Slice | Exception], None],
    ) -> None:
        """Begin a task, or continue it. `returned` is called later, never at once."""

    def pause(self) -> None: ...

    def forget(self, key: int) -> None: ...

    def close(self) -> None: ...


class Station:
    """A worker, what it does and what it has begun."""

    def __init__(self, processor: Processor) -> None:
        self.processor = processor
        self.running: Job | None = None
        self.pausing_for: Job | None = None
        self.held: list[Job] = []  # begun jobs, with the running one


class Scheduler:
    def __init__(self, processors: Sequence[Processor]) -> None:
        self.stations = [Station(processor) for processor in processors]
        self.shares: Shares[Job] = Shares(WEIGHTS, SLICE)
        self.jobs: dict[int, Job] = {}
        self.thoughts: Counter[tuple[str, ...]] = Counter()  # of people, of addresses, in all
        self.homes: dict[tuple[str, int], Station] = {}  # by table and shard, the latest last
        # For /metrics, by purpose.
        self.refused: Counter[str] = Counter()
        self.used = dict.fromkeys(WEIGHTS, 0.0)  # seconds of processor time
        self.paused = 0

    # -- what others call ------------------------------------------------------------------------

    def submit(self, *jobs: Job, follows: bool = False) -> None:
        """Add a job, or several that are shards of one thought and may run at the same time.
        TableError "busy" if this person, this address or all have too many thoughts; not if the job
        `follows` from what was thought already, which would be lost."""
        if not follows:
            self.check_bounds(jobs[0])
        for job in jobs:
            job.thought = jobs[0].number
            self.jobs[job.number] = job
            self.shares.add(job)
            self.thoughts.update(groups(job) if job is jobs[0] else ())
        self.dispatch()

    def cancel(self, job: Job) -> None:
        """Nobody wants the result any more."""
        if job.number in self.jobs:
            self.end(job)
            self.dispatch()

    def queued(self) -> Counter[str]:
        running = self.running()
        return Counter(job.purpose for job in self.jobs.values() if job not in running)

    def running(self) -> list[Job]:
        return [one.running for one in self.stations if one.running is not None]

    def close(self) -> None:
        for station in self.stations:
            station.processor.close()

    # -- bounds ----------------------------------------------------------------------------------

    def check_bounds(self, new: Job) -> None:
        for names, most in zip(groups(new), BOUNDS[new.purpose], strict=True):
            if self.thoughts[names] >= most:
                self.refused[new.purpose] += 1
                raise TableError("busy")

    # -- the decision ----------------------------------------------------------------------------

    def dispatch(self) -> None:
        """Give every free worker the job that comes first, and let workers pause that do something
        less urgent than what waits."""
        for station in self.stations:
            while station.running is None:
                job = self.shares.choose(partial(self.may_run, station=station))
                if job is None:
                    break
                self.run(job, self.home(job, station))
        for station in self.least_urgent_first():
            if station.pausing_for is None:
                best = self.shares.choose(partial(self.could_run, station=station))
                if best is not None and best is not station.running:
                    station.pausing_for = best
                    station.processor.pause()
                    self.paused += 1

    def could_run(self, job: Job, station: Station) -> bool:
        """Whether a worker could do this job now: its own, or one that no other pauses for."""
        if job is station.running:
            return True
        claimed = any(one.pausing_for is job for one in self.stations)
        return not claimed and self.may_run(job, station)

    def may_run(self, job: Job, station: Station) -> bool:
        if job.holder not in (None, station):
            return False
        running = self.running()
        if job in running:
            return False
        # One analysis per person at a time: however many workers there are, others can have some.
        return job.purpose != ANALYSIS or all(
            other.path[:3] != job.path[:3] or other.thought == job.thought
            for other in running
            if other is not station.running
        )

    def home(self, job: Job, station: Station) -> Station:
        """The free worker that has thought for this table before, so that it can continue its
        tree; else this station."""
        known = self.homes.get((job.path[3], job.number - job.thought))
        free = known is not None and known.running is None and self.may_run(job, known)
        return known if known is not None and free else station

    def least_urgent_first(self) -> list[Station]:
        left = [one for one in self.stations if one.running and not one.running.ended]
        order: list[Station] = []
        while left:
            first = self.shares.choose(lambda job: any(one.running is job for one in left))
            station = next(one for one in left if one.running is first)
            left.remove(station)
            order.append(station)
        return order[::-1]

    def run(self, job: Job, station: Station) -> None:
        """Let a worker do the next slice of a job."""
        if not job.wanted():
            self.end(job)
            job.done(None, Outdated())
            return
        task: Task | None = None
        if job.holder is None:
            try:
                task = job.task()
            except Exception as error:
                self.end(job)
                job.done(None, error)
                return
            self.make_room(station)
            job.holder = station
            station.held.append(job)
            self.remember(job, station)
        station.running = job
        station.processor.start(
            job.number, task, SLICE, lambda found: self.returned(station, job, found)
        )

    def remember(self, job: Job, station: Station) -> None:
        place = (job.path[3], job.number - job.thought)
        self.homes.pop(place, None)
        self.homes[place] = station
        if len(self.homes) > HOMES:
            del self.homes[next(iter(self.homes))]

    def make_room(self, station: Station) -> None:
        """Drop the begun job that comes last if a worker holds too many. It begins again later."""
        if len(station.held) < HELD:
            return
        left = list(station.held)
        while len(left) > 1:
            first = self.shares.choose(lambda job: job in left)
            assert first is not None
            left.remove(first)
        self.drop(left[0], station)

    def drop(self, job: Job, station: Station) -> None:
        station.held.remove(job)
        station.processor.forget(job.number)
        job.holder, job.used = None, 0.0

    # -- the end of a slice ----------------------------------------------------------------------

    def returned(self, station: Station, job: Job, found: Slice | Exception) -> None:
        station.running = station.pausing_for = None
        if isinstance(found, Slice):
            self.used[job.purpose] += found.seconds
            job.used += found.seconds
            job.learn(found)
            self.shares.charge(job, found.seconds)  # a cancelled one, too
        if isinstance(found, WorkerDied):
            self.lost(station, job)
        elif job.ended:  # cancelled while it ran
            self.discard(job, station)
        elif isinstance(found, Exception):
            self.end(job)
            job.done(None, found)
        elif found.finished:
            station.held.remove(job)
            job.holder = None
            self.end(job)
            job.done(found.result, None)
        self.dispatch()

    def lost(self, station: Station, job: Job) -> None:
        """A worker has died. What it had begun begins again, unless it may be the cause."""
        for one in station.held:
            one.holder, one.used = None, 0.0
        station.held.clear()
        job.tries += 1
        if job.tries >= TRIES and not job.ended:
            self.end(job)
            job.done(None, TableError("busy"))

    def end(self, job: Job) -> None:
        job.ended = True
        del self.jobs[job.number]
        if all(other.thought != job.thought for other in self.jobs.values()):
            for group in groups(job):
                self.thoughts[group] -= 1
                if not self.thoughts[group]:
                    del self.thoughts[group]
        self.shares.remove(job)
        station = job.holder
        if station is not None:
            if station.running is job:
                station.pausing_for = job  # it is not to be paused for another one
                station.processor.pause()
            else:
                self.discard(job, station)

    def discard(self, job: Job, station: Station) -> None:
        if job in station.held:
            self.drop(job, station)
