"""A plan: the search for the decisions of a seat between which it learns nothing new.

At each of them the tree of the decision before is still valid: the search continues from the action
that was taken. A plan depends only on what the seat knew when it began (`State.since`), on the seed
and on the seat's own actions. So a process that does not have the tree, another one or one that was
restarted, searches it again from there and gets the same.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tidetable.bots.contract import Perspective
from tidetable.bots.found import Found, found
from tidetable.bots.ismcts import Search, StopCondition
from tidetable.engine.chance import Chance
from tidetable.engine.game import State

KEPT = 4  # trees that a bot keeps; an expert's may take some 10 MB


class Key(NamedTuple):
    """What a tree depends on, for one bot."""

    seed: int
    shard: int
    known: bytes  # when the plan began
    actions: tuple[int, ...]  # since then


def beginning(perspective: Perspective) -> State:
    """What the seat knew when the plan began, in the form of a resampled state."""
    base = perspective.base
    if base.history is None or base.since == base.steps:
        return base
    setup = base.setup
    chance = Chance(None, base.chance.outcomes)
    again = base.game.start(base.players, setup.options, setup.data, chance, None)
    for action in base.taken()[: int(base.since)]:
        again.step(action)
    return Perspective(again, perspective.seat).base


class Plan:
    """One shard of a thought: a search that is at a decision of the plan, and the actions from
    there to the decision that is wanted. In between, every decision gets its own budget."""

    def __init__(
        self,
        search: Search,
        key: Key | None,
        ahead: list[int],
        budget: Callable[[State], int],
        exact: bool = True,
    ) -> None:
        self.search = search
        self.key = key  # of the decision that is wanted; None: its tree is not to be kept
        self.ahead = ahead
        self.budget = budget
        self.had = int(search.done)  # iterations of earlier decisions
        self.exact = exact  # a repeated search gets the same

    def run(
        self,
        watch: StopCondition,
        run: Callable[[Search, StopCondition], None] = Search.run,
    ) -> bool:
        """Think until the decision is found (True) or the watch stops it (False)."""
        while True:
            run(self.search, watch)
            if not self.search.finished():
                return False
            if not self.ahead:
                return True
            self.search.go_to(self.ahead.pop(0))
            self.search.allow(self.budget(self.search.base))

    def finished(self) -> bool:
        return not self.ahead and self.search.finished()

    def found(self) -> Found:
        while self.ahead:  # the safety net ended the search before the decision that is wanted
            self.search.go_to(self.ahead.pop(0))
            self.search.allow(1)
            self.search.run(StopCondition())
            self.exact = False
        return found(self.search, not (self.exact and self.search.finished()))


class Memory:
    """The latest trees of a bot."""

    def __init__(self) -> None:
        self.trees: OrderedDict[Key, Search] = OrderedDict()

    def keep(self, plan: Plan) -> None:
        if plan.key is not None and plan.exact and plan.finished():
            self.trees[plan.key] = plan.search
            while len(self.trees) > KEPT:
                self.trees.popitem(last=False)

    def take(self, key: Key) -> tuple[Search, list[int]] | None:
        """The tree of the latest decision of a plan, and the actions since."""
        for count in range(len(key.actions), -1, -1):
            search = self.trees.pop(key._replace(actions=key.actions[:count]), None)
            if search is not None:
                return search, list(key.actions[count:])
        return None


def key_of(perspective: Perspective, first: State, seed: int, shard: int) -> Key:
    base = perspective.base
    actions = base.taken()[int(base.since) :] if first is not base else []
    setup = first.setup
    parts = perspective.seat, int(first.steps), setup.options, setup.data.hash, first.reveal()
    known = msgspec.json.encode(parts)
    return Key(seed, shard, known, tuple(actions))
