"""The tables that this process has in hand: commands in order, stored, then shown.

A command is checked against the table, written to the log, and only then taken in and shown.
Where processes share a database, the number of an entry decides: whoever writes it first wins, and
the other reads on and checks its command again.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from time import time
from typing import Any

from msgspec.structs import asdict, replace

from tidetable.engine.errors import TidetableError
from tidetable.server.held import Held
from tidetable.server.hub import Alone, Fanout
from tidetable.server.journal import failed
from tidetable.server.lists import SLOWEST, Lists
from tidetable.server.presence import Presence
from tidetable.server.store import Repeated, Store, Taken, is_id
from tidetable.server.summaries import encode_summary, summary
from tidetable.server.thinking import Thinking
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError

TRIES = 50  # how often a command is checked again when others are faster
SWEEP_EVERY = 0.2  # seconds
LATE = 0.6  # seconds: so late, a table that nobody sees to is an orphan whose process has died;
# where there is but one process, its lists may be SLOWEST seconds behind besides
TIDY_EVERY = 10.0  # seconds
IDLE = 600.0  # seconds after which a table nobody looks at is put away ...
OVER_IDLE = 60.0  # ... and one whose game is over
PAUSE = 1.0  # seconds before something that failed is tried again

Plan = Callable[[Table], log.AnyEntry | None]
Then = Callable[
    [Exception | None], None
]  # called just before what was done is shown, or on failure


class Tables:
    def __init__(self, store: Store, thinking: Thinking, secret: str, shared: bool) -> None:
        self.store = store
        self.thinking = thinking
        self.secret = secret.encode()
        self.shared = shared  # other processes may write to the same tables
        self.held: dict[str, Held] = {}
        self.loading: dict[str, asyncio.Task[Held | None]] = {}
        self.fanout: Fanout = Alone(sure=not shared)
        self.late = LATE if shared else LATE + SLOWEST
        self.presence = Presence(self.show_if_held)
        self.tasks: set[asyncio.Task[None]] = set()  # kept from being collected while they run
        self.lists = Lists(store, self.start, shared)
        self.pondered: set[str] = set()  # tables at which a bot thinks, or did a moment ago
        self.tidy_at = 0.0
        self.written = 0  # entries, for the figures

    # -- getting at tables -----------------------------------------------------------------------

    async def make(self, made: log.Made, table_id: str | None = None) -> Table:
        table = Table(table_id or secrets.token_urlsafe(9), made, time())
        await self.store.make(table, encode_summary(summary(table)))
        self.held[table.id] = Held(table)
        return table

    async def get(self, table_id: str) -> Held:
        """The table as it is: also when another process has written to it unheard."""
        held = self.held.get(table_id)
        if held is None:
            held = await self.loaded(table_id)
        elif self.shared:
            async with held.lock:
                await self.catch_up(held)
        held.used = time()
        return held

    async def loaded(self, table_id: str) -> Held:
        if is_id(table_id) is None:
            raise TableError("no-such-table", table=table_id[:40])
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        # One reads for all who wait; that one of them goes away must not disturb the others.
        held = await asyncio.shield(task)
        if held is None:
            raise TableError("no-such-table", table=table_id)
        return held

    async def load(self, table_id: str) -> Held | None:
        table = await self.store.load(table_id)
        if table is None:
            return None
        held = self.held.setdefault(table_id, Held(table))
        self.look_after(held)
        return held

    def heard(self, table_id: str, seq: int) -> None:
        """Another process has written: read on, if this one has the table."""
        held = self.held.get(table_id)
        if held is not None and held.table.seq < seq:
            self.start(self.read_on(held))

    def missed(self) -> None:
        """Others may have written unheard."""
        for held in self.held.values():
            if held.lookers:
                self.start(self.read_on(held))

    async def read_on(self, held: Held) -> None:
        async with held.lock:
            await self.catch_up(held)

    async def catch_up(self, held: Held) -> bool:
        """Read what others have written; whether there was anything."""
        news = await self.store.read(held.table.id, held.table.seq)
        for one in news:
            held.table.add(one.entry, one.at)
        if news:
            held.marked = False  # what others marked they also clear
            self.show(held)
        return bool(news)

    # -- commands --------------------------------------------------------------------------------

    async def do(self, table_id: str, plan: Plan, key: str | None = None) -> Table:
        """Check, store, take in, show. A repetition of a stored command changes nothing."""
        held = self.held.get(table_id) or await self.loaded(table_id)
        held.used = time()
        async with held.lock:
            await self.write(held, plan, key)
        self.look_after(held)
        return held.table

    def attempt(self, held: Held, plan: Plan, key: str, then: Then) -> bool:
        """The same without waiting, where nothing stands in the way. False: go the long way, which
        also knows what to do about refusals and mistakes."""
        if not taken_at_once(held.lock):
            return False
        try:
            entry = plan(held.table)
            if entry is not None:
                held.used = at = time()
                stored = partial(self.stored, held, entry, at, then)
                self.store.submit(stored, held.table, entry, at, key, not held.marked)
                return True
        except Exception:
            pass  # whatever it is, the long way meets it again
        held.lock.release()
        return False

    def stored(
        self, held: Held, entry: log.AnyEntry, at: float, then: Then, error: Exception | None
    ) -> None:
        try:
            if error is None:
                self.take_in(held, entry, at, then)
        except Exception as mistake:
            error = mistake
        finally:
            held.lock.release()
        if error is None:
            self.look_after(held)
        else:
            then(error)

    async def write(self, held: Held, plan: Plan, key: str | None) -> None:
        table = held.table
        for _ in range(TRIES):
            try:
                entry = plan(table)
            except TidetableError:
                # What was refused may be the repetition of what has been done.
                if key is not None and await self.store.has_key(table.id, key):
                    return
                # Or what this process knows is old.
                if self.shared and await self.catch_up(held):
                    continue
                raise
            if entry is None:
                return
            at = time()
            mark = not held.marked
            try:
                await self.store.append(table, entry, at, key, mark)
            except Repeated:
                await self.catch_up(held)
                return
            except Taken:
                await self.catch_up(held)
                continue
            self.take_in(held, entry, at)
            return
        raise TableError("busy")

    def take_in(self, held: Held, entry: log.AnyEntry, at: float, then: Then | None = None) -> None:
        """An entry is stored: now it counts, and is shown."""
        held.marked = True
        self.written += 1
        held.table.add(entry, at)
        if then is not None:
            then(None)
        self.show(held)
        self.lists.follow(held)
        self.fanout.tell(held.table.id, held.table.seq)

    # -- what follows from a change ------------------------------------------------------------

    def show(self, held: Held) -> None:
        for looker in held.lookers:
            looker.wake()

    def show_if_held(self, table_id: str) -> None:
        """Somebody has come or gone elsewhere."""
        if table_id in self.held:
            self.held[table_id].fresh = None
            self.show(self.held[table_id])

    def came_or_went(self, held: Held) -> None:
        """A connection has begun or ended: everybody sees who is here."""
        self.presence.looking(held.table.id, [looker.person for looker in held.lookers])
        held.fresh = None
        self.show(held)

    def here(self, held: Held) -> set[str]:
        """Who looks at a table, through whichever process."""
        people = {looker.person for looker in held.lookers if looker.person is not None}
        return {held.table.known(one) for one in people | self.presence.elsewhere(held.table.id)}

    def told(self, held: Held) -> dict[str, Any]:
        """What clients are told of the table itself, but for whose turn it is; the same for all
        who look at it, and as long as only moves are made."""
        short = held.short()
        if held.fresh is None:
            here = self.here(held)
            seats = [
                replace(now, here=seat.person is not None and seat.person in here)
                for now, seat in zip(short.seats, held.table.seats, strict=True)
            ]
            held.fresh = asdict(short) | {"seats": seats}
        return held.fresh

    def look_after(self, held: Held) -> None:
        """A bot to move thinks; a running clock gets an end; what all agreed to is done."""
        table = held.table
        if held.timer is not None:
            held.timer.cancel()
            held.timer = None
        if held.thought is not None and held.thinking != table.ply:
            held.thought.cancel()  # the game went on without it
            held.thinking, held.thought = -1, None
        if table.status != "playing":
            return
        if table.agreed_on() is not None:
            self.start(self.quietly(held, lambda table: table.agreed_on()))
        ends = table.clocks.ends()
        if ends is not None:
            loop = asyncio.get_running_loop()
            held.timer = loop.call_later(max(0.0, ends - time()) + 0.01, self.time_is_up, held)
        level = table.seats[table.to_move()].bot
        if level is not None and held.thinking < 0 and self.thinking.able():
            self.pondered.add(table.id)
            held.thinking = table.ply
            held.thought = self.start(self.think(held, level))

    def time_is_up(self, held: Held) -> None:
        held.timer = None
        self.start(self.quietly(held, lambda table: table.ran_out(time())))

    async def think(self, held: Held, level: str) -> None:
        """A bot's move is a command like any other; if the game went on meanwhile, it is void."""
        table = held.table
        ply, seat = table.ply, table.to_move()
        try:
            action = await self.thinking.choose(level, table)
        except Exception:
            failed("a bot could not think", table=table.id)
            await asyncio.sleep(PAUSE)
            held.thinking, held.thought = -1, None
            self.look_after(held)
            return

        def plan(table: Table) -> log.Moved | None:
            still = table.ply == ply and table.status == "playing" and table.seats[seat].bot
            return log.Moved(seat, action) if still else None

        held.thinking, held.thought = -1, None
        await self.quietly(held, plan, f"bot-{ply}")

    async def quietly(self, held: Held, plan: Plan, key: str | None = None) -> None:
        """A command that nobody waits for."""
        with contextlib.suppress(TidetableError):
            await self.do(held.table.id, plan, key)

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """Work that nobody waits for must not fail in silence; the sweep makes good for it."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            try:
                raise error
            except Exception:
                failed("work failed")

    # -- now and then ----------------------------------------------------------------------------

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.sweep_once(time())
            except Exception:
                failed("a sweep failed")
                await asyncio.sleep(PAUSE)

    async def sweep_once(self, now: float) -> None:
        """Put idle tables away, and look after those whose process is gone."""
        if now >= self.tidy_at:
            self.tidy_at = now + TIDY_EVERY
            self.tidy(now)
        thinking = [one for one in self.pondered if one in self.held and self.held[one].thought]
        self.pondered = set(thinking)
        if thinking:
            await self.store.see_to(thinking, now)
        if not self.fanout.sure:
            self.missed()
        for table_id in await self.store.overdue(now - self.late):
            with contextlib.suppress(TidetableError):
                held = await self.get(table_id)
                self.lists.follow(held)
                self.look_after(held)

    def tidy(self, now: float) -> None:
        for table_id, held in list(self.held.items()):
            busy = held.lookers or held.lock.locked() or held.thought or held.timer
            idle = OVER_IDLE if held.table.status == "over" else IDLE
            if not busy and table_id not in self.lists.behind and now - held.used > idle:
                del self.held[table_id]
                self.pondered.discard(table_id)

    async def close(self) -> None:
        for held in self.held.values():
            if held.timer is not None:
                held.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.fanout.close()


def taken_at_once(lock: asyncio.Lock) -> bool:
    """Take a lock if that needs no waiting."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # it has begun to wait
    return False
