"""The built-in bots."""

from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.bots.found import Found, exactly, thought_of
from tidetable.bots.ismcts import Search, Settings, StopCondition, appraised, solved
from tidetable.bots.plan import Memory, Plan, beginning, key_of
from tidetable.bots.processor import thread_time
from tidetable.engine.chance import Rng
from tidetable.engine.game import State

LEAST = 32  # iterations of a decision that is worth a search at all
SECONDS = 16.0  # of processor time for a decision, so that a slow machine cannot stall a game


class Random(Bot):
    """Chooses uniformly among the legal actions."""

    name = "random"

    def choose(self, perspective: Perspective, seed: int) -> Thought:
        actions = perspective.actions
        return Thought(actions[rng_of(perspective, seed).below(len(actions))])


class Greedy(Bot):
    """Chooses the action that the heuristics value most. Ties go to the first."""

    name = "greedy"

    def choose(self, perspective: Perspective, seed: int) -> Thought:
        return Thought(likeliest(perspective))


def rng_of(perspective: Perspective, seed: int) -> Rng:
    """Random numbers for one decision: the decisions of a plan have the same seed."""
    return Rng(seed ^ int(perspective.base.steps - perspective.base.since) << 84)


def likeliest(perspective: Perspective) -> int:
    """The action that looks best at first glance. Ties go to the first."""
    actions = perspective.actions
    if len(actions) == 1:
        return actions[0]
    values = appraised(perspective.base)
    return max(zip(values, actions, strict=True), key=lambda pair: pair[0])[1]


class Deadline(StopCondition):
    """A limit on the processor time of a decision. What others do on the machine does not count:
    it must not make a bot weaker."""

    def __init__(self, seconds: float) -> None:
        self.until = thread_time() + seconds

    def stop(self) -> bool:
        return thread_time() >= self.until


class Searcher(Bot):
    """Tree search with a budget of iterations for a turn, optionally with blind spots like a
    human's."""

    def __init__(
        self,
        name: str,
        settings: Settings,
        overlooks: float = 0.0,
        seconds: float = SECONDS,
        shards: int = 1,
        effort: int = 0,
        plans: bool = True,
    ) -> None:
        self.name = name
        self.settings = settings
        self.overlooks = overlooks  # probability of overlooking an action
        self.seconds = seconds  # the safety net, in processor time
        self.shards = shards  # searches that share the budget, in any number of processes
        self.effort = effort  # positions that may be looked at to solve the rest of a game
        self.plans = plans and not overlooks  # keeps its tree within a turn
        self.memory = Memory()

    def iterations(self, state: State) -> int:
        """The iterations of the decision that comes next, at most: its share of the turn's."""
        share = state.setup.game.heuristics().share(state)
        if share <= 0:
            return 0
        whole = int(self.settings.iterations)
        return max(min(LEAST, whole), round(whole * share))

    def budget(self, state: State) -> int:
        """The iterations of one shard."""
        whole = self.iterations(state) if len(state.actions()) > 1 else 0
        return -(-whole // self.shards)

    def at_once(self, perspective: Perspective) -> Found | None:
        """What needs no search: the choices are equal, or the rest of the game can be solved."""
        actions = perspective.actions
        if len(actions) > 1 and self.iterations(perspective.base) > 0:
            if self.effort:
                values = solved(perspective.base, perspective.seat, self.effort)
                if values:
                    return exactly(actions, values, appraised(perspective.base))
            return None
        return exactly([likeliest(perspective)], [0.0], [0.0])

    def plan(self, perspective: Perspective, seed: int, shard: int, again: bool = True) -> Plan:
        """One shard of the search for a decision. If the tree of the decisions before is gone, they
        are searched again, or (`again` is False) only this one is: then the plan is not exact."""
        first, key, exact = perspective.base, None, True
        if self.plans:
            first = beginning(perspective)
            key = key_of(perspective, first, seed, shard)
            had = self.memory.take(key)
            if had is not None:
                search, ahead = had
                return Plan(search, key, ahead, self.budget)
            if key.actions and not again:
                first, key, exact = perspective.base, None, False
        search = Search(first, perspective.seat, self.settings, (seed << 24) + (shard << 22))
        search.deciding = True
        search.allow(self.budget(first))
        if self.overlooks:
            search.restrict(noticed(perspective, seed, self.overlooks))
        return Plan(search, key, list(key.actions) if key else [], self.budget, exact)

    def choose(
        self, perspective: Perspective, seed: int, watch: StopCondition | None = None
    ) -> Thought:
        known = self.at_once(perspective)
        if known is not None:
            return self.thought([known])
        parts = []
        for shard in range(self.shards):
            plan = self.plan(perspective, seed, shard)
            plan.run(watch or Deadline(self.seconds / self.shards))
            self.memory.keep(plan)
            parts.append(plan.found())
        return self.thought(parts)

    def thought(self, parts: list[Found]) -> Thought:
        """What the bot makes of what its shards have found."""
        return thought_of(parts)


def noticed(perspective: Perspective, seed: int, overlooks: float) -> list[int]:
    """The actions that a hasty player notices.

    The more an action seems to gain or lose at first glance, the more likely it is noticed: people
    miss the quiet move, not the obvious one.
    """
    actions = perspective.actions
    values = appraised(perspective.base)
    ranked = sorted(range(len(actions)), key=lambda n: -abs(values[n]))
    rng = rng_of(perspective, seed)
    seen: list[int] = []
    for place, n in enumerate(ranked):
        missed = overlooks * (0.5 + 0.5 * place / len(ranked))
        if int(rng.below(1000)) >= missed * 1000:
            seen.append(actions[n])
    return sorted(seen or [actions[ranked[0]]])
