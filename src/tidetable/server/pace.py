"""Work that can be done for many at once, and not too often.

A statement, a message or a query costs the same for one move as for twenty. If each were started
as soon as the one before has ended, a server with little to do would do it in the smallest pieces,
and have less room for everything else.
"""

import asyncio
from time import monotonic

PAUSE = 0.004  # seconds from one time to the next
ENOUGH = 8  # pieces of work that need not wait for more


class Pace:
    def __init__(self, pause: float = PAUSE, enough: int = ENOUGH) -> None:
        self.pause = pause
        self.enough = enough
        self.last = 0.0

    async def gather(self, waiting: int) -> None:
        """Wait for more work if there was some a moment ago and little waits now."""
        left = self.last + self.pause - monotonic()
        if left > 0 and waiting < self.enough:
            await asyncio.sleep(left)
        self.last = monotonic()
