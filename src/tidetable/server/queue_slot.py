"""A slot in a table's queue for a coroutine. Not in jobs.py, which is compiled."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial

from tidetable.server.jobs import JobQueue


@contextlib.asynccontextmanager
async def slot(queue: JobQueue) -> AsyncIterator[None]:
    """Wait for a slot and keep it during the body of `async with`."""
    granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    queue.add(partial(grant, queue, granted))
    try:
        await granted
    except asyncio.CancelledError:
        if not granted.cancelled():  # granted at the same moment
            queue.finished()
        raise
    try:
        yield
    finally:
        queue.finished()


def grant(queue: JobQueue, granted: "asyncio.Future[None]") -> None:
    if granted.cancelled():
        queue.finished()
    else:
        granted.set_result(None)
