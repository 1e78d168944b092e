"""The job queue of a table: one job at a time, in order, whatever happens to a job."""

import asyncio

import pytest

from tidetable.server.jobs import JobQueue
from tidetable.server.queue_slot import slot


async def test_jobs_run_in_order_and_one_at_a_time() -> None:
    queue, started = JobQueue(), []
    for number in range(3):
        queue.add(lambda number=number: started.append(number))  # type: ignore[misc]
    assert (started, queue.busy) == ([0], True)
    queue.finished()
    queue.finished()
    assert (started, queue.busy) == ([0, 1, 2], True)
    queue.finished()
    assert not queue.busy


async def test_many_jobs_that_end_at_once_do_not_recurse() -> None:
    queue, done = JobQueue(), []

    def job() -> None:
        done.append(1)
        queue.finished()

    async with slot(queue):
        for _ in range(5000):
            queue.add(job)
    assert (len(done), queue.busy) == (5000, False)


async def test_a_job_may_add_jobs() -> None:
    queue, done = JobQueue(), []

    def first() -> None:
        queue.add(second)
        done.append("first")
        queue.finished()

    def second() -> None:
        done.append("second")
        queue.finished()

    queue.add(first)
    assert (done, queue.busy) == (["first", "second"], False)


async def test_a_job_that_raises_does_not_block_the_queue(caplog: pytest.LogCaptureFixture) -> None:
    queue, done = JobQueue(), []

    def broken() -> None:
        raise ValueError

    queue.add(broken)
    queue.add(lambda: done.append(1))
    assert done == [1]
    assert "a job failed" in caplog.text


async def test_coroutines_wait_for_their_turn() -> None:
    queue, order = JobQueue(), []

    async def take(name: str) -> None:
        async with slot(queue):
            order.append(f"{name} begins")
            await asyncio.sleep(0)
            order.append(f"{name} ends")

    await asyncio.gather(take("a"), take("b"))
    assert order == ["a begins", "a ends", "b begins", "b ends"]
    assert not queue.busy


@pytest.mark.parametrize("granted", [False, True])
async def test_a_cancelled_coroutine_gives_up_its_turn(granted: bool) -> None:
    queue = JobQueue()
    entered: list[int] = []

    async def take() -> None:
        async with slot(queue):
            entered.append(1)

    queue.add(lambda: None)  # runs until `finished` is called
    task = asyncio.create_task(take())
    await asyncio.sleep(0)
    if granted:
        queue.finished()  # the turn is granted and cancelled before the coroutine resumes
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    if not granted:
        queue.finished()
    assert (entered, queue.busy) == ([], False)
