"""The built-in bots."""

from time import monotonic

from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.bots.ismcts import Search, Settings, StopCondition, appraised
from tidetable.engine.chance import Rng


class Random(Bot):
    """Chooses uniformly among the legal actions."""

    name = "random"

    def choose(self, perspective: Perspective, seed: int) -> Thought:
        actions = perspective.actions
        return Thought(actions[Rng(seed).below(len(actions))])


class Greedy(Bot):
    """Chooses the action that the heuristics value most. Ties go to the first."""

    name = "greedy"

    def choose(self, perspective: Perspective, seed: int) -> Thought:
        actions = perspective.actions
        values = appraised(perspective.base)
        return Thought(max(zip(values, actions, strict=True), key=lambda pair: pair[0])[1])


class Deadline(StopCondition):
    """A time limit on a decision, so that a slow machine cannot stall a game."""

    def __init__(self, seconds: float) -> None:
        self.until = monotonic() + seconds

    def stop(self) -> bool:
        return monotonic() >= self.until


class Searcher(Bot):
    """Tree search with a budget of iterations, optionally with blind spots like a human's."""

    def __init__(
        self, name: str, settings: Settings, overlooks: float = 0.0, seconds: float = 20.0
    ) -> None:
        self.name = name
        self.settings = settings
        self.overlooks = overlooks  # probability of overlooking an action
        self.seconds = seconds  # time limit

    def search(self, perspective: Perspective, seed: int) -> Search:
        search = Search(perspective.base, perspective.seat, self.settings, seed << 24)
        if self.overlooks:
            search.restrict(noticed(perspective, seed, self.overlooks))
        return search

    def choose(
        self, perspective: Perspective, seed: int, watch: StopCondition | None = None
    ) -> Thought:
        actions = perspective.actions
        if len(actions) == 1:
            return Thought(actions[0])
        search = self.search(perspective, seed)
        search.run(watch or Deadline(self.seconds))
        capped = search.done < self.settings.iterations
        return Thought(int(search.best().action), int(search.done), capped)


def noticed(perspective: Perspective, seed: int, overlooks: float) -> list[int]:
    """The actions that a hasty player notices.

    The more an action seems to gain or lose at first glance, the more likely it is noticed: people
    miss the quiet move, not the obvious one.
    """
    actions = perspective.actions
    values = appraised(perspective.base)
    ranked = sorted(range(len(actions)), key=lambda n: -abs(values[n]))
    rng = Rng(seed)
    seen: list[int] = []
    for place, n in enumerate(ranked):
        missed = overlooks * (0.5 + 0.5 * place / len(ranked))
        if int(rng.below(1000)) >= missed * 1000:
            seen.append(actions[n])
    return sorted(seen or [actions[ranked[0]]])
