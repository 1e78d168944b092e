"""The built-in bots."""

from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.bots.ismcts import Search, Settings, StopCondition, appraised
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
        return Thought(actions[Rng(seed).below(len(actions))])


class Greedy(Bot):
    """Chooses the action that the heuristics value most. Ties go to the first."""

    name = "greedy"

    def choose(self, perspective: Perspective, seed: int) -> Thought:
        return Thought(likeliest(perspective))


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
        self, name: str, settings: Settings, overlooks: float = 0.0, seconds: float = SECONDS
    ) -> None:
        self.name = name
        self.settings = settings
        self.overlooks = overlooks  # probability of overlooking an action
        self.seconds = seconds  # the safety net, in processor time

    def iterations(self, state: State) -> int:
        """The iterations of the decision that comes next, at most: its share of the turn's."""
        share = state.setup.game.heuristics().share(state)
        if share <= 0:
            return 0
        whole = int(self.settings.iterations)
        return max(min(LEAST, whole), round(whole * share))

    def search(self, perspective: Perspective, seed: int) -> Search | None:
        """The search for a decision, not begun yet; None where the choices are equal."""
        budget = self.iterations(perspective.base) if len(perspective.actions) > 1 else 0
        if budget == 0:
            return None
        search = Search(perspective.base, perspective.seat, self.settings, seed << 24)
        search.budget = budget
        search.deciding = True
        if self.overlooks:
            search.restrict(noticed(perspective, seed, self.overlooks))
        return search

    def choose(
        self, perspective: Perspective, seed: int, watch: StopCondition | None = None
    ) -> Thought:
        search = self.search(perspective, seed)
        if search is None:
            return Thought(likeliest(perspective))
        search.run(watch or Deadline(self.seconds))
        return self.thought(search)

    def thought(self, search: Search) -> Thought:
        """What the bot makes of a search that has ended, or was ended."""
        return thought_of(search)


def thought_of(search: Search) -> Thought:
    """What a search has found that has ended, or was ended."""
    return Thought(int(search.best().action), int(search.done), not search.finished())


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
