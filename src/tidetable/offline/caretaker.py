"""What a table does without a person: bots move, and what all have agreed on happens. And who
thinks for bots, hints and analysis: a worker of its own (thinker.py)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tidetable.bots.contract import Thought
from tidetable.bots.tasks import (
    HINTING,
    Advice,
    Assess,
    Desk,
    Task,
    advising,
    choosing,
    seed_of,
)
from tidetable.offline import ports
from tidetable.offline.thinker import NEVER, encode_task
from tidetable.server.loaded import LoadedTable
from tidetable.server.logs import log_error
from tidetable.server.plans import moved
from tidetable.server.uptime import uptime
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError

if TYPE_CHECKING:
    from tidetable.offline.host import Host

Then = Callable[[Any, Exception | None], None]
INSTEAD = ("greedy", "random")  # the bots that move where no thinker can be started


def at_once(table: Table) -> Thought:
    """A move without a thinker, such as a device without memory for one: nobody waits forever.
    The log says that the bot had to stop thinking early."""
    for level in INSTEAD:
        task = choosing(level, table.state, seed_of(table.made.seed, int(table.state.since)))
        try:
            return Thought(int(Desk(NEVER).run(0, task, 1.0).result.action), capped=True)
        except Exception as error:  # a simpler one may do what this one cannot
            log_error("a bot failed", error, table=table.id, level=level)
    raise TableError("no-thinkers")


class Caretaker:
    def __init__(self, host: "Host") -> None:
        self.host = host
        self.thoughts: dict[str, tuple[int, int]] = {}  # table -> ply and number of a bot's task
        self.turns: dict[str, tuple[int, int, int]] = {}  # table -> seat, first and last ply
        self.expected: dict[str, float] = {}  # table -> seconds of the last thought there

    def look_after(self, loaded: LoadedTable) -> None:
        """Do what a table needs next: called when it is loaded or looked at, and after every
        command."""
        table = loaded.table
        if table.id in self.thoughts and self.thoughts[table.id][0] != table.ply:
            self.cancel(self.thoughts.pop(table.id)[1])  # the game has moved on
        if table.status != "playing":
            return
        if table.agreed_on(uptime.now()) is not None:
            self.submit(loaded, lambda table: table.agreed_on(uptime.now()))
        if any(seat.absent for seat in table.seats):
            self.submit(loaded, lambda table: table.welcome(set(loaded.people), uptime.now()))
        level = table.bot_to_move()
        if level is not None and table.id not in self.thoughts:
            self.move(loaded, level)

    def move(self, loaded: LoadedTable, level: str) -> None:
        """Let a bot choose, and submit its move. It is void if the game has moved on meanwhile."""
        table, ply = loaded.table, loaded.table.ply

        def plan(table: Table, thought: Thought) -> log.Moved | None:
            seat = table.to_move()
            current = table.ply == ply and table.status == "playing" and table.seats[seat].bot
            return moved(seat, thought) if current else None

        def chosen(result: Any, error: Exception | None) -> None:
            self.thoughts.pop(table.id, None)
            if table.ply != ply or table.status != "playing":
                return
            thought = (
                Thought(int(result["action"]), capped=bool(result["capped"]))
                if error is None
                else at_once(table)
            )
            self.submit(loaded, lambda table: plan(table, thought), f"bot-{ply}")

        task = choosing(level, table.state, seed_of(table.made.seed, int(table.state.since)))
        number = self.prepare(chosen)
        self.thoughts[table.id] = ply, number
        turn = f"{table.id}/{self.first_of_turn(table)}"
        self.host.post(ports.Think(number, table.id, encode_task(task, turn)))

    def first_of_turn(self, table: Table) -> int:
        """The decision with which a bot has begun to decide: what follows shares its time."""
        seat, ply = table.to_move(), table.ply
        known, first, last = self.turns.get(table.id, (-1, -1, -1))
        if (known, last) != (seat, ply - 1):
            first = ply
        self.turns[table.id] = seat, first, ply
        return first

    def expects(self, number: int, seconds: float) -> None:
        """Tell those at a table how long its bot will think."""
        if (table := self.table_of(number)) is not None:
            self.expected[table] = seconds
            self.host.post(ports.Thinks(table, seconds))

    def progress(self, number: int, share: float) -> None:
        if (table := self.table_of(number)) is not None and table in self.expected:
            self.host.post(ports.Thinks(table, self.expected[table], share))

    def table_of(self, number: int) -> str | None:
        """The table whose bot has this task."""
        found = (table for table, (_, thought) in self.thoughts.items() if thought == number)
        return next(found, None)

    def submit(
        self, loaded: LoadedTable, plan: Callable[[Table], Any], key: str | None = None
    ) -> None:
        """Submit a command that nobody waits for."""

        def done(error: Exception | None) -> None:
            if error is not None:
                log_error("a command of the host failed", error, table=loaded.table.id)

        self.host.submit(loaded, plan, key, done)

    # -- thinking ----------------------------------------------------------------------------------

    def prepare(self, then: Then) -> int:
        """The number of a new task, whose result `then` gets."""

        def go_on(result: Any, failure: str | None) -> None:
            then(result, None if failure is None else TableError("no-thinkers"))

        return self.host.number(go_on)

    def think(self, loaded: LoadedTable, task: Task, then: Then) -> None:
        self.host.post(ports.Think(self.prepare(then), loaded.table.id, encode_task(task)))

    def cancel(self, number: int) -> None:
        self.host.waiting.pop(number, None)
        self.host.post(ports.Cancel(number))

    def hint(self, loaded: LoadedTable, then: Then) -> None:
        """What a strong bot would choose for the seat to move now, and why: an Advice."""
        table = loaded.table
        task = advising(HINTING, table.state, seed_of(table.made.seed, int(table.state.since)))

        def chosen(result: Any, error: Exception | None) -> None:
            then(None if error else Advice(int(result["action"]), result["why"]), error)

        self.think(loaded, task, chosen)

    def assess(self, loaded: LoadedTable, step: int, iterations: int, then: Then) -> None:
        """The assessment of a position of a finished game."""
        table = loaded.table
        data = table.state.setup.data.values
        self.think(loaded, Assess(table.record(), data, step, iterations), then)
