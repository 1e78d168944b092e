"""The tables that this process has in hand: commands in order, stored, then shown.

A command is checked against the table, written to the log, and only then taken in and shown.
Where processes share a database, the number of an entry decides: whoever writes it first wins, and
the other reads on and checks its command again.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from time import time
from typing import Any, Protocol

import msgspec

from tidetable import bots, games
from tidetable.bots import Evaluation
from tidetable.bots.pool import Thinkers
from tidetable.engine.chance import fresh_seed
from tidetable.engine.errors import TidetableError
from tidetable.engine.game import Json
from tidetable.server.hub import Alone, Fanout
from tidetable.server.messages import SeatNow, Summary
from tidetable.server.store import Repeated, Store, Taken
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError

TRIES = 20  # how often a command is checked again when others are faster
LISTED_EVERY = 0.2  # seconds that lists may be behind
SWEEP_EVERY = 1.5  # seconds in which a table whose process died is found
IDLE = 600.0  # seconds after which a table nobody looks at is put away

Plan = Callable[[Table], log.AnyEntry | None]


class Looker(Protocol):
    """A connection that shows a table."""

    person: str | None

    def wake(self) -> None: ...


class Held:
    """A table in hand, and all that hangs on it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # one command at a time
        self.lookers: set[Looker] = set()
        self.thinking: int = -1  # the ply a bot thinks about
        self.timer: asyncio.TimerHandle | None = None
        self.used = time()
        self.listing = False  # its lists will be brought up to date in a moment
        self.listed = ""  # what they show


class Tables:
    def __init__(self, store: Store, thinkers: Thinkers | None, secret: str) -> None:
        self.store = store
        self.thinkers = thinkers
        self.secret = secret.encode()
        self.held: dict[str, Held] = {}
        self.loading: dict[str, asyncio.Task[Held | None]] = {}
        self.fanout: Fanout = Alone()
        self.tasks: set[asyncio.Task[None]] = set()  # kept from being collected while they run

    # -- getting at tables -----------------------------------------------------------------------

    async def make(self, made: log.Made) -> Table:
        table = Table(secrets.token_urlsafe(9), made, time())
        await self.store.make(table, encode_summary(summary(table)))
        self.held[table.id] = Held(table)
        return table

    async def get(self, table_id: str) -> Held:
        held = self.held.get(table_id)
        if held is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.create_task(self.load(table_id))
            held = await self.loading[table_id]
            self.loading.pop(table_id, None)
        if held is None:
            raise TableError("no-such-table", table=table_id)
        held.used = time()
        return held

    async def load(self, table_id: str) -> Held | None:
        table = await self.store.load(table_id)
        if table is None:
            return None
        held = self.held.setdefault(table_id, Held(table))
        self.look_after(held)
        return held

    async def heard(self, table_id: str, seq: int) -> None:
        """Another process has written: read on, if this one shows the table."""
        held = self.held.get(table_id)
        if held is not None and held.table.seq < seq:
            async with held.lock:
                await self.catch_up(held)

    async def catch_up(self, held: Held) -> None:
        for one in await self.store.read(held.table.id, held.table.seq):
            held.table.add(one.entry, one.at)
        self.show(held)

    # -- commands --------------------------------------------------------------------------------

    async def do(self, table_id: str, plan: Plan, key: str | None = None) -> Table:
        """Check, store, take in, show. A repetition of a stored command changes nothing."""
        held = await self.get(table_id)
        async with held.lock:
            await self.write(held, plan, key)
            while (undo := held.table.agreed_undo()) is not None:
                await self.write(held, lambda table, undo=undo: undo, None)  # type: ignore[misc]
        self.look_after(held)
        return held.table

    async def write(self, held: Held, plan: Plan, key: str | None) -> None:
        table = held.table
        for _ in range(TRIES):
            try:
                entry = plan(table)
            except TidetableError:
                # What was refused may be the repetition of what has been done.
                if key is not None and await self.store.has_key(table.id, key):
                    return
                raise
            if entry is None:
                return
            at = time()
            try:
                await self.store.append(table, entry, at, key)
            except Repeated:
                await self.catch_up(held)
                return
            except Taken:
                await self.catch_up(held)
                continue
            table.add(entry, at)
            self.show(held)
            await self.fanout.tell(table.id, table.seq)
            return
        raise TableError("busy")

    # -- what follows from a change ------------------------------------------------------------

    def show(self, held: Held) -> None:
        for looker in held.lookers:
            looker.wake()
        if not held.listing:
            held.listing = True
            self.start(self.relist(held))

    async def relist(self, held: Held) -> None:
        """Bring the lists up to date, once for all changes of a moment."""
        await asyncio.sleep(LISTED_EVERY)
        held.listing = False
        table = held.table
        told = encode_summary(summary(table))
        if told != held.listed:
            held.listed = told
            await self.store.list_as(table, told, time())

    def look_after(self, held: Held) -> None:
        """A bot to move thinks; a running clock gets an end."""
        table = held.table
        if held.timer is not None:
            held.timer.cancel()
            held.timer = None
        if table.status != "playing":
            return
        ends = table.clocks.ends()
        if ends is not None:
            loop = asyncio.get_running_loop()
            held.timer = loop.call_later(max(0.0, ends - time()) + 0.01, self.time_is_up, held)
        level = table.seats[table.to_move()].bot
        if level is not None and held.thinking != table.ply and self.thinkers is not None:
            held.thinking = table.ply
            self.start(self.think(held, level))

    def time_is_up(self, held: Held) -> None:
        self.start(self.quietly(held, lambda table: table.ran_out(time())))

    async def think(self, held: Held, level: str) -> None:
        """A bot's move is a command like any other; if the game went on meanwhile, it is void."""
        assert self.thinkers is not None
        table = held.table
        ply, seat = table.ply, table.to_move()
        seed = int(table.made.seed) << 32 | ply
        thought = self.thinkers.choose(level, table.state, seed)
        action = await asyncio.wrap_future(thought)

        def plan(table: Table) -> log.Moved | None:
            still = table.ply == ply and table.status == "playing" and table.seats[seat].bot
            return log.Moved(seat, action) if still else None

        held.thinking = -1
        await self.quietly(held, plan, f"bot-{ply}")

    async def evaluate(self, record: Json, step: int, iterations: int) -> list[Evaluation]:
        if self.thinkers is None:
            raise TableError("no-thinkers")
        return await asyncio.wrap_future(self.thinkers.evaluate(record, step, iterations))

    async def quietly(self, held: Held, plan: Plan, key: str | None = None) -> None:
        """A command that nobody waits for."""
        with contextlib.suppress(TidetableError):
            await self.do(held.table.id, plan, key)

    def start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sweep(self) -> None:
        """Now and then: put idle tables away, and look after those whose process is gone."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = time()
            for table_id, held in list(self.held.items()):
                busy = held.lookers or held.lock.locked() or held.thinking >= 0 or held.timer
                if not busy and now - held.used > IDLE:
                    del self.held[table_id]
            for table_id in await self.store.stalled(now - SWEEP_EVERY):
                with contextlib.suppress(TidetableError):
                    held = await self.get(table_id)
                    async with held.lock:
                        await self.catch_up(held)
                    self.look_after(held)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.fanout.close()


def summary(table: Table) -> Summary:
    over = table.status == "over"
    return Summary(
        table.id,
        table.made.game,
        table.made.players,
        table.made.options,
        table.status,
        [
            SeatNow(seat.name, seat.plan.kind, seat.bot, seat.person is not None, seat.resigned)
            for seat in table.seats
        ],
        table.to_move(),
        table.made.rated,
        table.made.clock,
        table.again,
        table.winners() if over else None,
        [int(score) for score in table.state.scores()] if over else None,
    )


def encode_summary(told: Summary) -> str:
    return msgspec.json.encode(told).decode()


def new_made(
    game: str,
    players: int,
    host: str,
    seats: list[log.SeatPlan],
    options: dict[str, str] | None = None,
    **plans: Any,
) -> log.Made:
    """The first entry of a log, checked: the game can be dealt and the bots exist."""
    rules = games.get(game)
    for plan in seats:
        if plan.bot is not None:
            bots.get(plan.bot)
        if (plan.kind == "bot") != (plan.bot is not None):
            raise TableError("bad-seat-plan")
    if len(seats) != players:
        raise TableError("bad-seat-count", seats=len(seats), players=players)
    state = rules.new(players=players, seed=0, **(options or {}))
    return log.Made(
        game=game,
        players=players,
        options=state.setup.options,
        seats=seats,
        host=host,
        seed=str(fresh_seed()),
        rules=rules.rules_version,
        data_hash=rules.data.hash,
        **plans,
    )
