"""Tasks for worker processes. A begun task can be interrupted and continued, and its result is the
same as without interruptions: a search counts iterations, not time."""

import hashlib
from collections.abc import Callable
from time import monotonic, process_time
from typing import Any, NamedTuple

from tidetable import bots, games
from tidetable.bots import analysis
from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.bots.found import Found, thought_of
from tidetable.bots.ismcts import Settings, StopCondition
from tidetable.bots.levels import EFFORT
from tidetable.bots.plan import Plan
from tidetable.bots.players import Searcher
from tidetable.bots.processor import thread_time
from tidetable.engine.game import Json, State

# The bot that gives hints; nobody plays against it. Prompter than the expert, since people wait.
HINTS = Searcher("hints", Settings(24_000), shards=2, effort=EFFORT)
HINTING = HINTS.name


def bot_of(name: str) -> Bot:
    """A level, or the bot that gives hints. Raises SetupError for an unknown name."""
    return HINTS if name == HINTING else bots.get(name)


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

    def begin(self) -> "Work":
        bot = bot_of(self.bot)
        game = games.get(str(self.record["game"]))
        perspective = Perspective(game.replay(self.record, self.data), self.seat)
        if not isinstance(bot, Searcher):
            return Work([], 0.0, lambda: bot.choose(perspective, self.seed))
        known = bot.at_once(perspective)
        if known is not None:
            return Work([], 0.0, lambda: self.result(bot, [], [known]))
        shards = range(bot.shards) if self.shard < 0 else [self.shard]
        plans = [bot.plan(perspective, self.seed, shard) for shard in shards]
        return Work(plans, bot.seconds / bot.shards, lambda: self.result(bot, plans, []))

    def result(self, bot: Searcher, plans: list[Plan], known: list[Found]) -> Thought | Found:
        for plan in plans:
            bot.memory.keep(plan)
        parts = known + [plan.found() for plan in plans]
        return thought_of(parts) if self.shard < 0 else parts[0]


class Assess(NamedTuple):
    """Assess a position of a finished game: the state after `step` decisions. The result is an
    Assessed; of a single shard it is what that one has found."""

    record: Json
    data: Json
    step: int
    iterations: int
    shard: int = -1  # all, one after the other

    def begin(self) -> "Work":
        state = games.get(str(self.record["game"])).replay(self.record, self.data, self.step)
        shards = range(analysis.SHARDS) if self.shard < 0 else [self.shard]
        searches = [
            analysis.searching(state, None, self.iterations, shard=shard) for shard in shards
        ]
        plans = [Plan(search, None, [], lambda state: 0) for search in searches]

        def result() -> Assessed | Found:
            parts = [plan.found() for plan in plans]
            return assessed(state, parts) if self.shard < 0 else parts[0]

        return Work(plans, analysis.SECONDS / analysis.SHARDS, result)


class Conclude(NamedTuple):
    """Put together what the shards of an assessment have found."""

    record: Json
    data: Json
    step: int
    parts: list[Found]

    def begin(self) -> "Work":
        state = games.get(str(self.record["game"])).replay(self.record, self.data, self.step)
        return Work([], 0.0, lambda: assessed(state, self.parts))


Task = Choose | Assess | Conclude


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
    """A begun task: plans to search one after the other. `seconds` of processor time limit each of
    them, so that a slow machine cannot stall a game; what others do on the machine does not
    count."""

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
            done = self.plans[self.at].run(limit)
            self.left[self.at] -= thread_time() - began
            if not done and self.left[self.at] > 0:
                return False
            self.at += 1
            if self.at < len(self.plans) and pause.stop():
                return False
        return True

    def iterations(self) -> int:
        return sum(int(plan.search.done) - plan.had for plan in self.plans)


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
    """The begun tasks of a worker, by the key that the caller gave them."""

    def __init__(self, flag: Any) -> None:
        self.flag = flag
        self.begun: dict[int, Work] = {}

    def run(self, key: int, task: Task | None, seconds: float) -> Slice:
        """Continue a task, or begin it if it is given."""
        started = process_time()
        pause = Pause(self.flag, seconds)
        if task is not None:
            self.begun[key] = task.begin()
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
    """The seed of a bot's own random numbers, from that of the game and the ply at which a plan
    began. It is the same whenever the game is played again, and says nothing about the seed of the
    deal."""
    digest = hashlib.sha256(f"bot/{game}/{ply}".encode()).digest()
    return int.from_bytes(digest[:12], "big")


def choosing(level: str, state: State, seed: int, shard: int = -1) -> Choose:
    """The task to choose for the seat to move."""
    bot_of(level)
    perspective = Perspective(state)
    record = perspective.base.record()
    return Choose(level, record, state.setup.data.values, perspective.seat, seed, shard)


def assessed(state: State, parts: list[Found]) -> Assessed:
    found = analysis.assessment(parts)
    actions: list[dict[str, Any]] = [
        {**one, "move": state.game.move(state, one["action"])} for one in found["actions"]
    ]
    actions[0]["preview"] = state.game.preview(state, actions[0]["action"])
    return Assessed(int(state.to_move), found["win"], actions)
