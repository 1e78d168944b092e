"""Everything a table does without a person: bots move, clocks run out, agreed requests happen."""

import asyncio
from collections.abc import Callable
from functools import partial

from tidetable.bots.contract import Thought
from tidetable.engine.errors import TidetableError
from tidetable.server.background import Background
from tidetable.server.bot_tables import Unattended
from tidetable.server.commands import Commands
from tidetable.server.last_seen import LastSeen
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.plans import Plan, moved
from tidetable.server.scheduler import Outdated
from tidetable.server.thinking import Thinking
from tidetable.server.uptime import EVERY, uptime
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError

PAUSE = 1.0  # seconds before a bot that failed, or found no room, thinks again


class Caretaker:
    def __init__(
        self,
        commands: Commands,
        thinking: Thinking,
        last_seen: LastSeen,
        background: Background,
    ) -> None:
        self.commands = commands
        self.thinking = thinking
        self.last_seen = last_seen
        self.background = background
        self.unattended = Unattended()
        self.on_look: Callable[[LoadedTable], None] = lambda loaded: None

    def look_after(self, loaded: LoadedTable) -> None:
        """Do, or schedule, what a table needs next. Called when a table is loaded, when a client
        connects, and after every command of this process. After an entry of another process, that
        process looks after the table; if it dies, the sweeper calls this."""
        table = loaded.table
        self.on_look(loaded)
        if loaded.rests():
            return
        if loaded.timer is not None:
            loaded.timer.cancel()
            loaded.timer = None
        if loaded.thought is not None and loaded.thought_ply != table.ply:
            loaded.thought.cancel()  # the game has moved on
            loaded.thought_ply, loaded.thought = -1, None
        if table.status != "playing":
            return
        requests = (table.undo_request, table.return_request, table.pause_request)
        asked = any(request is not None for request in requests)
        if asked and table.agreed_on(uptime.now()) is not None:
            self.submit(loaded, lambda table: table.agreed_on(uptime.now()))
        self.welcome(loaded)
        ends = table.clocks.ends()
        if ends is not None:
            wait = EVERY if uptime.stopped() else max(0.0, ends - uptime.now()) + 0.01
            loop = asyncio.get_running_loop()
            loaded.timer = loop.call_later(wait, self.time_is_up, loaded)
        level = table.bot_to_move()
        if level is not None and loaded.thought_ply < 0 and self.thinking.able():
            awaited = self.awaited(loaded)
            if awaited or self.unattended.admits(loaded):
                loaded.thought_ply = table.ply
                loaded.thought = self.background.start(self.think(loaded, level, awaited))
                if not awaited:
                    self.unattended.begins(table.host)
                    loaded.thought.add_done_callback(partial(self.next_unattended, table.host))

    def next_unattended(self, host: str, _: object) -> None:
        """A thought that nobody waited for has ended, in whatever way: look after the tables of
        this host that have waited for it, until one of them thinks."""
        self.unattended.ends(host)
        while (loaded := self.unattended.next(host)) is not None:
            # A table that was evicted meanwhile is found by the sweeper.
            if self.commands.registry.tables.get(loaded.table.id) is loaded:
                self.look_after(loaded)

    def close(self) -> None:
        """Begin no other thought when those that run are cancelled."""
        self.unattended.closed = True

    def time_is_up(self, loaded: LoadedTable) -> None:
        loaded.timer = None
        self.submit(loaded, lambda table: table.ran_out(uptime.now()))

    async def think(self, loaded: LoadedTable, level: str, awaited: bool) -> None:
        """Choose and submit a bot's move. It is void if the game has moved on meanwhile."""
        table = loaded.table
        ply, seat = table.ply, table.to_move()
        try:
            host = self.last_seen.asker(table.host)
            thought = await self.thinking.choose(level, table, host, awaited)
        except Outdated:
            thought = Thought(-1)  # the plan below finds that it is void
        except Exception as error:
            if not isinstance(error, TableError):  # such as "busy"
                log_error("a bot could not choose a move", table=table.id)
            await asyncio.sleep(PAUSE)
            loaded.thought_ply, loaded.thought = -1, None
            self.look_after(loaded)
            return

        def plan(table: Table) -> log.Moved | None:
            current = table.ply == ply and table.status == "playing" and table.seats[seat].bot
            return moved(seat, thought) if current else None

        loaded.thought_ply, loaded.thought = -1, None
        self.submit(loaded, plan, f"bot-{ply}")

    def welcome(self, loaded: LoadedTable) -> None:
        """Give seats back to people who were only absent and are connected again. Also called when
        another process has let a bot play: people who are connected here cannot be absent."""
        if not loaded.anyone_absent():
            return

        def plan(table: Table) -> log.CameBack | None:
            return table.welcome(self.connected(loaded), uptime.now())

        if plan(loaded.table) is not None:
            self.submit(loaded, plan)

    def connected(self, loaded: LoadedTable) -> set[str]:
        """The people who are connected to a table, through any process."""
        here = self.commands.registry.people(loaded)
        return {loaded.table.current_id(person) for person in here}

    def awaited(self, loaded: LoadedTable) -> bool:
        """Whether a person who plays at a table is connected, and so waits for its bots."""
        connected = self.connected(loaded)
        return any(seat.present and seat.person in connected for seat in loaded.table.seats)

    def submit(self, loaded: LoadedTable, plan: Plan, key: str | None = None) -> None:
        """Submit a command that nobody waits for."""

        def done(error: Exception | None) -> None:
            if error is not None and not isinstance(error, TidetableError):
                log_error("a command of the server failed", error, table=loaded.table.id)

        self.commands.submit(loaded, plan, key, done)
