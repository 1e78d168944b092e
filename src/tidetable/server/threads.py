"""Work that takes too long for the event loop, in a few threads."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from tidetable.table.table import TableError

AT_ONCE = 2  # threads; the interpreter runs one at a time anyway
WAITING = 20  # that may wait for a thread

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


class Threads:
    """Bounds how much of such work is done at once, and how much memory it takes."""

    def __init__(self) -> None:
        self.room = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def run(
        self,
        work: Callable[Parameters, Result],
        *args: Parameters.args,
        **named: Parameters.kwargs,
    ) -> Result:
        if self.waiting >= WAITING:
            raise TableError("busy")
        self.waiting += 1
        try:
            async with self.room:
                return await asyncio.to_thread(work, *args, **named)
        finally:
            self.waiting -= 1
