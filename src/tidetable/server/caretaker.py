"""Everything a table does without a person: bots move, clocks run out, agreed requests happen."""

import asyncio
from time import time

from tidetable.engine.errors import TidetableError
from tidetable.server.background import Background
from tidetable.server.commands import Commands, Plan
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.thinking import Thinking
from tidetable.table import entries as log
from tidetable.table.table import Table

PAUSE = 1.0  # seconds before a bot that failed thinks again


class Caretaker:
    def __init__(self, commands: Commands, thinking: Thinking, background: Background) -> None:
        self.commands = commands
        self.thinking = thinking
        self.background = background

    def look_after(self, loaded: LoadedTable) -> None:
        """Do, or schedule, what a table needs next. Called when a table is loaded, when a client
        connects, and after every command of this process. After an entry of another process, that
        process looks after the table; if it dies, the sweeper calls this."""
        table = loaded.table
        if loaded.timer is not None:
            loaded.timer.cancel()
            loaded.timer = None
        if loaded.thought is not None and loaded.thought_ply != table.ply:
            loaded.thought.cancel()  # the game has moved on
            loaded.thought_ply, loaded.thought = -1, None
        if table.status != "playing":
            return
        if table.agreed_on() is not None:
            self.submit(loaded, lambda table: table.agreed_on())
        ends = table.clocks.ends()
        if ends is not None:
            loop = asyncio.get_running_loop()
            loaded.timer = loop.call_later(max(0.0, ends - time()) + 0.01, self.time_is_up, loaded)
        level = table.seats[table.to_move()].bot
        if level is not None and loaded.thought_ply < 0 and self.thinking.able():
            loaded.thought_ply = table.ply
            loaded.thought = self.background.start(self.think(loaded, level))

    def time_is_up(self, loaded: LoadedTable) -> None:
        loaded.timer = None
        self.submit(loaded, lambda table: table.ran_out(time()))

    async def think(self, loaded: LoadedTable, level: str) -> None:
        """Choose and submit a bot's move. It is void if the game has moved on meanwhile."""
        table = loaded.table
        ply, seat = table.ply, table.to_move()
        try:
            action = await self.thinking.choose(level, table)
        except Exception:
            log_error("a bot could not choose a move", table=table.id)
            await asyncio.sleep(PAUSE)
            loaded.thought_ply, loaded.thought = -1, None
            self.look_after(loaded)
            return

        def plan(table: Table) -> log.Moved | None:
            current = table.ply == ply and table.status == "playing" and table.seats[seat].bot
            return log.Moved(seat, action) if current else None

        loaded.thought_ply, loaded.thought = -1, None
        self.submit(loaded, plan, f"bot-{ply}")

    def submit(self, loaded: LoadedTable, plan: Plan, key: str | None = None) -> None:
        """Submit a command that nobody waits for."""

        def done(error: Exception | None) -> None:
            if error is not None and not isinstance(error, TidetableError):
                log_error("a command of the server failed", error, table=loaded.table.id)

        self.commands.submit(loaded, plan, key, done)
