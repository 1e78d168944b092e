"""Tasks for worker processes. A begun task can be interrupted and continued, and its result is the
same as without interruptions: a search counts iterations, not time."""

import gc
import hashlib
from collections.abc import Callable
from time import monotonic, process_time
from typing import Any, NamedTuple, cast

from tidetable import bots, games
from tidetable.bots import analysis
from tidetable.bots.contract import Perspective
from tidetable.bots.found import Found, merged, rank
from tidetable.bots.ismcts import Search, StopCondition
from tidetable.bots.levels import ADVISER
from tidetable.bots.plan import Plan
from tidetable.bots.players import Searcher
from tidetable.bots.processor import thread_time
from tidetable.bots.why import Reason, why
from tidetable.engine.game import Json, State

HINTING = ADVISER.name  # the bot that gives hints


class Choose(NamedTuple):
    """Choose an action for a seat. The record is that of a state resampled for this seat: even
    where it thinks, a bot never gets the real state. The result is a Thought; of a single shard
    of the thought it is what that one has found."""

    bot: str
    record: Json
    data: Json
    seat: int
    seed: int
    shard: int = -1  # all, one after the other

    def begin(self, again: bool = True) -> "Work":
        bot, perspective = bots.get(self.bot), seen(self.record, self.data, self.seat)
        if not isinstance(bot, Searcher):
            return Work([], 0.0, lambda: bot.choose(perspective, self.seed))
        plans, known = begun(bot, perspective, self.seed, self.shard, again)

        def result() -> Any:
            parts = known + found_by(bot, plans)
            return bot.thought(parts) if self.shard < 0 else parts[0]

        return Work(plans, bot.seconds / bot.shards, result)


class Advice(NamedTuple):
    """A hint: what a strong bot would do, and why."""

    action: int
    why: list[Reason]


class Advise(NamedTuple):
    """Choose an action for a person, with the reasons; the result is an Advice. The record is that
    of a resampled state, as for a bot."""

    bot: str
    record: Json
    data: Json
    seat: int
    seed: int
    parts: list[Found] | None = None  # what the shards have found, if they have thought already

    def begin(self, again: bool = True) -> "Work":
        bot, perspective = bots.get(self.bot), seen(self.record, self.data, self.seat)
        assert isinstance(bot, Searcher)
        if self.parts is None:
            plans, known = begun(bot, perspective, self.seed, -1, again)
        else:
            plans, known = [], self.parts

        def advice() -> Advice:
            parts = known + found_by(bot, plans)
            action = bot.thought(parts).action
            return Advice(action, why(perspective, action, likeliest(perspective, parts)))

        return Work(plans, bot.seconds / bot.shards, advice)


def seen(record: Json, data: Json, seat: int) -> Perspective:
    return Perspective(games.get(str(record["game"])).replay(record, data), seat)


def begun(
    bot: Searcher, perspective: Perspective, seed: int, shard: int, again: bool
) -> tuple[list[Plan], list[Found]]:
    """The plans of a thought, or of one of its shards; or what is found without. `again`: see
    `Searcher.plan`."""
    known = bot.at_once(perspective)
    if known is not None:
        return [], [known]
    shards = range(bot.shards) if shard < 0 else [shard]
    return [bot.plan(perspective, seed, one, again) for one in shards], []


def found_by(bot: Searcher, plans: list[Plan]) -> list[Found]:
    for plan in plans:
        bot.memory.keep(plan)
    return [plan.found() for plan in plans]


def likeliest(perspective: Perspective, parts: list[Found]) -> list[int]:
    """The legal actions, those first that a search tried most."""
    tried = sorted(merged(parts).rows, key=rank, reverse=True)
    first = [row.action for row in tried]
    return first + [action for action in perspective.actions if action not in first]


class Assess(NamedTuple):
    """Assess a position of a finished game: the state after `step` decisions. The result is an
    Assessed; of a single shard it is what that one has found."""

    record: Json
    data: Json
    step: int
    iterations: int
    shard: int = -1  # all, one after the other

    def begin(self, again: bool = True) -> "Work":
        state = games.get(str(self.record["game"])).replay(self.record, self.data, self.step)
        shards = range(analysis.SHARDS) if self.shard < 0 else [self.shard]
        searches = [
            analysis.searching(state, None, self.iterations, shard=shard) for shard in shards
        ]
        plans = [Plan(search, None, [], lambda state: 0) for search in searches]

        def result() -> Assessed | Found:
            parts = [plan.found() for plan in plans]
            return assessed(state, parts, played(self)) if self.shard < 0 else parts[0]

        return Work(plans, analysis.SECONDS / analysis.SHARDS, result)


class Conclude(NamedTuple):
    """Put together what the shards of an assessment have found."""

    record: Json
    data: Json
    step: int
    parts: list[Found]

    def begin(self, again: bool = True) -> "Work":
        state = games.get(str(self.record["game"])).replay(self.record, self.data, self.step)
        return Work([], 0.0, lambda: assessed(state, self.parts, played(self)))


Task = Choose | Advise | Assess | Conclude


def played(task: Assess | Conclude) -> list[int]:
    """What was done in the position that is assessed."""
    return cast(list[int], task.record["actions"])[task.step : task.step + 1]


class Slice(NamedTuple):
    """The result of one slice."""

    finished: bool
    result: Any  # of a finished task
    seconds: float  # of processor time in this slice
    iterations: int  # of the search, in this slice
    searched: float = 0.0  # seconds of these: solving and explaining take some, too


class Assessed(NamedTuple):
    """A position of a finished game, with everything that readers need to know about it."""

    seat: int
    win: list[float]
    # An Evaluation each, with its structured `move`, best first; the best with its `preview`, and
    # `why` it is better than what was played.
    actions: list[dict[str, Any]]


class Work:
    """A begun task: plans to search one after the other. `seconds` of processor time limit each of
    them, so that a slow machine cannot stall a game; what others do on the machine does not
    count. `run` runs a search."""

    run: Callable[[Search, StopCondition], None] = staticmethod(Search.run)

    def __init__(self, plans: list[Plan], seconds: float, result: Callable[[], Any]) -> None:
        self.plans = plans
        self.left = [seconds for _ in plans]
        self.result = result
        self.at = 0  # the plan that is searched

    def go_on(self, pause: StopCondition) -> bool:
        """Continue until the task is finished (True) or is to pause (False)."""
        while self.at < len(self.plans):
            began = thread_time()
            limit = TimeLimit(pause, began + self.left[self.at])
            done = self.plans[self.at].run(limit, self.run)
            self.left[self.at] -= thread_time() - began
            if not done and self.left[self.at] > 0:
                return False
            self.at += 1
            if self.at < len(self.plans) and pause.stop():
                return False
        return True

    def iterations(self) -> int:
        return sum(int(plan.search.done) - plan.had for plan in self.plans)


def run_exactly(search: Search, watch: StopCondition) -> None:
    """Run a search with the same result as `Search.run`, but ask after every iteration whether to
    stop: without a compiled engine, the iterations between two questions take a tenth of a
    second."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        while not search.finished():
            if search.done > search.before and watch.stop():
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
    when their time is up, not some iterations later, and lost trees are not searched again."""

    def __init__(self, flag: Any, exact: bool = False) -> None:
        self.flag = flag
        self.exact = exact
        self.begun: dict[int, Work] = {}

    def run(self, key: int, task: Task | None, seconds: float) -> Slice:
        """Continue a task, or begin it if it is given."""
        started = process_time()
        pause = Pause(self.flag, seconds)
        if task is not None:
            self.begun[key] = task.begin(again=not self.exact)
            if self.exact:
                self.begun[key].run = run_exactly
        work = self.begun[key]
        before, began = work.iterations(), process_time()
        finished = work.go_on(pause)
        done, searched = work.iterations() - before, process_time() - began
        result = work.result() if finished else None
        if finished:
            del self.begun[key]
        return Slice(finished, result, process_time() - started, done, searched)

    def forget(self, key: int) -> None:
        self.begun.pop(key, None)


def seed_of(game: str, ply: int) -> int:
    """The seed of a bot's own random numbers, from that of the game and the ply at which a plan
    began. It is the same whenever the game is played again, and says nothing about the seed of the
    deal."""
    digest = hashlib.sha256(f"bot/{game}/{ply}".encode()).digest()
    return int.from_bytes(digest[:12], "big")


def choosing(level: str, state: State, seed: int, shard: int = -1) -> Choose:
    """The task to choose for the seat to move."""
    bots.get(level)
    perspective = Perspective(state)
    record = perspective.base.record()
    return Choose(level, record, state.setup.data.values, perspective.seat, seed, shard)


def advising(level: str, state: State, seed: int, parts: list[Found] | None = None) -> Advise:
    """The task to advise the seat to move."""
    bot, record, data, seat, seed, _ = choosing(level, state, seed)
    return Advise(bot, record, data, seat, seed, parts)


def assessed(state: State, parts: list[Found], played: list[int]) -> Assessed:
    found = analysis.assessment(parts)
    actions: list[dict[str, Any]] = [
        {**one, "move": state.game.move(state, one["action"])} for one in found["actions"]
    ]
    best = actions[0]["action"]
    actions[0]["preview"] = state.game.preview(state, best)
    actions[0]["why"] = why(Perspective(state), best, played)
    return Assessed(int(state.to_move), found["win"], actions)
