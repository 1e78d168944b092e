"""Work for a request that ends when its client goes."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from tidetable.table.table import TableError

Result = TypeVar("Result")


async def while_connected(
    request: Request[Any, Any, Any], work: Coroutine[Any, Any, Result]
) -> Result:
    """Do something for a client, and stop when it disconnects. Nobody reads the answer then."""
    task = asyncio.create_task(work)
    gone = asyncio.create_task(disconnected(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise TableError("busy")
        return task.result()
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def disconnected(request: Request[Any, Any, Any]) -> None:
    """Wait until the client is gone. What it still sends of the request is skipped."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
