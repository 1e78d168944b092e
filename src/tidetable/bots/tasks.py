"""Tasks for worker processes. A begun task can be interrupted and continued, and its result is the
same as without interruptions: a search counts iterations, not time."""

import gc
import hashlib
from collections.abc import Callable
from time import monotonic, process_time
from typing import Any, NamedTuple

from tidetable import bots, games
from tidetable.bots import analysis
from tidetable.bots.contract import Perspective
from tidetable.bots.ismcts import Search, StopCondition
from tidetable.bots.players import Searcher, thought_of
from tidetable.bots.processor import thread_time
from tidetable.engine.game import Json, State

HINTING = "hard"  # the bot that gives hints


class Choose(NamedTuple):
    """Choose an action for a seat; the result is a Thought. The record is that of a state resampled
    for this seat: even where it thinks, a bot never gets the real state."""

    bot: str
    record: Json
    data: Json
    seat: int
    seed: int

    def begin(self) -> "Work":
        bot = bots.get(self.bot)
        game = games.get(str(self.record["game"]))
        perspective = Perspective(game.replay(self.record, self.data), self.seat)
        if isinstance(bot, Searcher):
            search = bot.search(perspective, self.seed)
            if search is not None:
                return Work(search, bot.seconds, lambda: thought_of(search))
        return Work(None, 0.0, lambda: bot.choose(perspective, self.seed))


class Assess(NamedTuple):
    """Assess a position of a finished game: the state after `step` decisions."""

    record: Json
    data: Json
    step: int
    iterations: int

    def begin(self) -> "Work":
        state = games.get(str(self.record["game"])).replay(self.record, self.data, self.step)
        search = analysis.searching(state, None, self.iterations)
        return Work(search, analysis.SECONDS, lambda: assessed(state, search))


Task = Choose | Assess


class Slice(NamedTuple):
    """What became of a task in one go."""

    finished: bool
    result: Any  # of a finished task
    seconds: float  # of processor time in this go
    iterations: int  # of the search, in this go


class Assessed(NamedTuple):
    """A position of a finished game, with everything that readers need to know about it."""

    seat: int
    win: list[float]
    # An Evaluation each, with its structured `move`, best first; the best with its `preview`.
    actions: list[dict[str, Any]]


class Work:
    """A begun task. `seconds` of processor time limit its search, so that a slow machine cannot
    stall a game; what others do on the machine does not count. `run` runs a search."""

    run: Callable[[Search, StopCondition], None] = staticmethod(Search.run)

    def __init__(self, search: Search | None, seconds: float, result: Any) -> None:
        self.search = search
        self.left = seconds
        self.result = result

    def go_on(self, pause: StopCondition) -> bool:
        """Continue until the task is finished (True) or is to pause (False)."""
        if self.search is None:
            return True
        began = thread_time()
        self.run(self.search, TimeLimit(pause, began + self.left))
        self.left -= thread_time() - began
        return self.left <= 0 or self.search.finished()

    def iterations(self) -> int:
        return 0 if self.search is None else int(self.search.done)


def run_exactly(search: Search, watch: StopCondition) -> None:
    """Run a search with the same result as `Search.run`, but ask after every iteration whether to
    stop: without a compiled engine, the iterations between two questions take a tenth of a
    second."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        while not search.finished():
            if search.done > 0 and watch.stop():
                return
            search.iterate()
    finally:
        if collecting:
            gc.enable()


class TimeLimit(StopCondition):
    def __init__(self, pause: StopCondition, until: float) -> None:
        self.pause = pause
        self.until = until

    def stop(self) -> bool:
        return self.pause.stop() or thread_time() >= self.until


class Pause(StopCondition):
    """Ends a slice: its time is up, or the flag is set from outside."""

    def __init__(self, flag: Any, seconds: float) -> None:
        self.flag = flag
        self.until = monotonic() + seconds

    def stop(self) -> bool:
        return bool(self.flag[0] != b"\0") or monotonic() >= self.until


class Desk:
    """The begun tasks of a worker, by the key that the caller gave them. `exact`: searches stop
    when their time is up, not some iterations later."""

    def __init__(self, flag: Any, exact: bool = False) -> None:
        self.flag = flag
        self.exact = exact
        self.begun: dict[int, Work] = {}

    def run(self, key: int, task: Task | None, seconds: float) -> Slice:
        """Continue a task, or begin it if it is given."""
        started = process_time()
        pause = Pause(self.flag, seconds)
        if task is not None:
            self.begun[key] = task.begin()
            if self.exact:
                self.begun[key].run = run_exactly
        work = self.begun[key]
        before = work.iterations()
        finished = work.go_on(pause)
        result = work.result() if finished else None
        if finished:
            del self.begun[key]
        return Slice(finished, result, process_time() - started, work.iterations() - before)

    def forget(self, key: int) -> None:
        self.begun.pop(key, None)


def seed_of(game: str, ply: int) -> int:
    """The seed of a bot's own random numbers, from that of the game. It is the same whenever the
    game is played again, and says nothing about the seed of the deal."""
    digest = hashlib.sha256(f"bot/{game}/{ply}".encode()).digest()
    return int.from_bytes(digest[:12], "big")


def choosing(level: str, state: State, seed: int) -> Choose:
    """The task to choose for the seat to move."""
    bots.get(level)
    perspective = Perspective(state)
    record = perspective.base.record()
    return Choose(level, record, state.setup.data.values, perspective.seat, seed)


def assessed(state: State, search: Search) -> Assessed:
    found = analysis.assessment(search)
    actions: list[dict[str, Any]] = [
        {**one, "move": state.game.move(state, one["action"])} for one in found["actions"]
    ]
    actions[0]["preview"] = state.game.preview(state, actions[0]["action"])
    return Assessed(int(state.to_move), found["win"], actions)
