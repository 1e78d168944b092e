"""The thinker: does the tasks of bots, hints and analysis, in a worker of its own.

It works in slices and looks at its messages in between, so that a task can be cancelled. A phone
is much slower than a server, and nobody wants to wait: each level has a time for a turn. The
thinker measures how fast each game is searched here, gives a search as many iterations as fit into
that time, and reports how long it will take. The time also ends a search that turns out slower. A
turn may have many decisions: each gets a part of the time that the ones before have left.
"""

import json
from collections.abc import Callable
from typing import Any

from tidetable.bots.contract import Thought
from tidetable.bots.tasks import Advice, Advise, Assess, Choose, Desk, Slice, Task, Work

# Seconds for a turn, a little less than people are promised; levels that do not search need none.
LIMITS = {"easy": 0.8, "normal": 4.0, "hard": 9.0, "master": 9.0, "adviser": 9.0, "expert": 25.0}
PART = 0.6  # of the time that is left of a turn, for one of its decisions
LEAST = 0.1  # of that, for a decision that is a small part of a turn
SLICE = 0.1  # seconds
NEWEST = 0.3  # how much the newest slice counts for the measured speed
KINDS: dict[str, type[Task]] = {kind.__name__: kind for kind in (Choose, Advise, Assess)}
NEVER = (b"\0",)  # nothing interrupts a slice from outside


def encode_task(task: Task, turn: str = "") -> str:
    """`turn`: a name for the turn that the decision belongs to."""
    return json.dumps([type(task).__name__, turn, *task])


def read_task(text: str) -> tuple[Task, str]:
    kind, turn, *fields = json.loads(text)
    return KINDS[kind](*fields), turn


def plain(result: Any) -> Any:
    """A result as JSON has it."""
    if isinstance(result, Thought):
        return {"action": result.action, "capped": result.capped}
    if isinstance(result, Advice):
        return {"action": result.action, "why": result.why}
    return result


def budget_of(work: Work) -> int:
    """The iterations that its search has for the decision."""
    return sum(int(plan.search.budget - plan.search.before) for plan in work.plans)


class Thinker:
    """Reports what it finds with `send`."""

    def __init__(self, send: Callable[[str], None], limits: dict[str, float] | None = None) -> None:
        self.send = send
        self.limits = LIMITS if limits is None else limits
        self.desk = Desk(NEVER, exact=True)
        self.tasks: dict[int, Task | None] = {}  # None: begun
        self.games: dict[int, str] = {}  # of begun searches
        self.given: dict[int, float] = {}  # their seconds
        self.turns: dict[int, str] = {}  # of all tasks
        self.spent: tuple[str, float] = ("", 0.0)  # the last turn, and its seconds so far
        self.reduced: set[int] = set()  # searches with fewer iterations than their level has
        self.speed: dict[str, float] = {}  # game -> iterations of its searches in a second, here

    def begin(self, number: int, text: str) -> None:
        self.tasks[number], self.turns[number] = read_task(text)

    def cancel(self, number: int) -> None:
        self.tasks.pop(number, None)
        self.games.pop(number, None)
        self.given.pop(number, None)
        self.turns.pop(number, None)
        self.reduced.discard(number)
        self.desk.forget(number)

    def go_on(self) -> bool:
        """Do a slice of the oldest task; whether there is more to do."""
        if not self.tasks:
            return False
        number = next(iter(self.tasks))
        task = self.tasks[number]
        try:
            # A slice of no time begins the task, so that its time can be limited.
            part = self.desk.run(number, task, 0.0 if task is not None else SLICE)
            self.tasks[number] = None
            if isinstance(task, Choose | Advise) and number in self.desk.begun:
                self.fit(number, task)
            self.measure(number, part)
            self.spend(self.turns[number], part.seconds)
        except Exception as error:
            self.cancel(number)
            self.post(type="thought", n=number, error=type(error).__name__)
            return bool(self.tasks)
        if part.finished:
            result = plain(part.result)
            if number in self.reduced:  # elsewhere the bot might find another move
                result = {**result, "capped": True}
            self.cancel(number)
            self.post(type="thought", n=number, result=result)
        elif task is None and number in self.given:
            self.report(number)
        return bool(self.tasks)

    def fit(self, number: int, task: Choose | Advise) -> None:
        """Fit a search that has just begun into the time of its level, and report its duration.
        A decision with fewer iterations than a usual one has less time, too."""
        work, game = self.desk.begun[number], str(task.record["game"])
        level = task.bot.partition("-")[0]  # temperaments take no time
        if not work.plans or level not in self.limits:
            return
        self.games[number] = game
        budget = budget_of(work)
        share = max(LEAST, budget / int(work.plans[0].search.settings.iterations))
        turn, spent = self.spent
        left = self.limits[level] - (spent if turn == self.turns[number] else 0.0)
        limit = PART * max(0.0, left) * min(1.0, share)
        count = len(work.plans)
        work.left = [min(left, limit / count) for left in work.left]
        self.given[number] = max(0.001, sum(work.left))
        speed = self.speed.get(game)
        expected = limit
        if speed is not None:
            if budget > speed * limit:
                for plan in work.plans:
                    plan.search.allow(max(1, int(speed * limit / count)))
                    plan.exact = False
                budget = budget_of(work)
                self.reduced.add(number)
            expected = min(limit, budget / speed)
        self.post(type="expects", n=number, seconds=round(expected, 1))

    def report(self, number: int) -> None:
        """Report the progress of a search: in iterations or in time, whichever ends it."""
        work = self.desk.begun[number]
        done = work.iterations() / max(1, budget_of(work))
        passed = 1.0 - sum(work.left) / self.given[number]
        self.post(type="progress", n=number, share=round(min(1.0, max(done, passed)), 2))

    def spend(self, turn: str, seconds: float) -> None:
        known, spent = self.spent
        self.spent = (turn, spent + seconds) if turn and turn == known else (turn, seconds)

    def measure(self, number: int, part: Slice) -> None:
        """Learn from a slice how fast this device is."""
        game = self.games.get(number)
        if game is None or part.iterations == 0 or part.searched < SLICE / 2:
            return
        found = part.iterations / part.searched
        known = self.speed.get(game, found)
        self.speed[game] = known + NEWEST * (found - known)

    def post(self, **message: Any) -> None:
        self.send(json.dumps(message))
