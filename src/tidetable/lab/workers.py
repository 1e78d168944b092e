"""Runs jobs in this process, in several processes or on a Ray cluster."""

import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

from tidetable.engine.errors import SetupError

Job = TypeVar("Job")
Done = TypeVar("Done")


def run_jobs(
    work: Callable[[Job], Done], jobs: Sequence[Job], processes: int = 1, ray: str | None = None
) -> Iterator[Done]:
    """Yield the result of each job as soon as it is ready."""
    if ray is not None:
        return on_ray(work, jobs, ray)
    return here(work, jobs) if processes == 1 else in_processes(work, jobs, processes)


def here(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
    for job in jobs:
        yield work(job)


def in_processes(
    work: Callable[[Job], Done], jobs: Sequence[Job], processes: int
) -> Iterator[Done]:
    waiting = iter(jobs)
    running: set[Future[Done]] = set()
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        try:
            while True:
                while len(running) < processes * 2 and (job := next(waiting, None)) is not None:
                    running.add(pool.submit(work, job))
                if not running:
                    return
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_ray(work: Callable[[Job], Done], jobs: Sequence[Job], address: str) -> Iterator[Done]:
    """`address` as for ray.init; "local" starts a cluster on this machine."""
    try:
        import ray
    except ModuleNotFoundError:
        raise SetupError("no-extra", extra="ray") from None
    started = not ray.is_initialized()
    if started:
        ray.init(
            address=None if address == "local" else address,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    try:

        def task(job: Job) -> Done:  # Ray accepts plain functions only, no functools.partial
            return work(job)

        remote = ray.remote(task)
        running = [remote.remote(job) for job in jobs]
        while running:
            ready, running = ray.wait(running)
            yield from ray.get(ready)
    finally:
        if started:
            ray.shutdown()
