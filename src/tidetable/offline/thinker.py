"""The thinker: does the tasks of bots, hints and analysis, in a worker of its own.

It works in slices and looks at its messages in between, so that a task can be cancelled. A phone
is much slower than a server, and nobody wants to wait: each level has a time in which it answers
with the best it has found.
"""

import json
from collections.abc import Callable
from typing import Any

from tidetable.bots.contract import Thought
from tidetable.bots.tasks import Assess, Choose, Desk, Task

# Seconds, a little less than people are told; levels that do not search need none.
LIMITS = {"easy": 0.8, "normal": 4.0, "hard": 9.0, "expert": 25.0}
SLICE = 0.1  # seconds
NEVER = (b"\0",)  # nothing interrupts a slice from outside


def encode_task(task: Task) -> str:
    kind = "choose" if isinstance(task, Choose) else "assess"
    return json.dumps([kind, *task])


def read_task(text: str) -> Task:
    kind, *fields = json.loads(text)
    return Choose(*fields) if kind == "choose" else Assess(*fields)


def plain(result: Any) -> Any:
    """A result as JSON has it."""
    if isinstance(result, Thought):
        return {"action": result.action, "capped": result.capped}
    return result


class Thinker:
    """Tells what it finds with `send`."""

    def __init__(self, send: Callable[[str], None], limits: dict[str, float] | None = None) -> None:
        self.send = send
        self.limits = LIMITS if limits is None else limits
        self.desk = Desk(NEVER)
        self.tasks: dict[int, Task | None] = {}  # None: begun

    def begin(self, number: int, text: str) -> None:
        self.tasks[number] = read_task(text)

    def cancel(self, number: int) -> None:
        self.tasks.pop(number, None)
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
            if isinstance(task, Choose) and number in self.desk.begun:
                work = self.desk.begun[number]
                work.left = min(work.left, self.limits.get(task.bot, work.left))
        except Exception as error:
            self.cancel(number)
            self.tell(type="thought", n=number, error=type(error).__name__)
            return bool(self.tasks)
        if part.finished:
            del self.tasks[number]
            self.tell(type="thought", n=number, result=plain(part.result))
        return bool(self.tasks)

    def tell(self, **message: Any) -> None:
        self.send(json.dumps(message))
