"""The bots that come with Tidetable."""

from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.bots.contract import Bot, Sight, Thought
from tidetable.bots.ismcts import Search, Settings, Watch
from tidetable.engine.chance import Rng


class Random(Bot):
    """Any legal action, each as likely as the next."""

    name = "random"

    def choose(self, sight: Sight, seed: int) -> Thought:
        actions = sight.actions
        return Thought(actions[Rng(seed).below(len(actions))])


class Greedy(Bot):
    """What looks best one step ahead; of equals, the first."""

    name = "greedy"

    def choose(self, sight: Sight, seed: int) -> Thought:
        actions = sight.actions
        values = list(sight.game.heuristics().appraise(sight.base, vec[i64](actions)))
        return Thought(max(zip(values, actions, strict=True), key=lambda pair: pair[0])[1])


class Clock(Watch):
    """The safety net: no decision takes longer than this, whatever the machine."""

    def __init__(self, seconds: float) -> None:
        self.until = monotonic() + seconds

    def stop(self) -> bool:
        return monotonic() >= self.until


class Searcher(Bot):
    """Tree search with a budget of iterations, and perhaps with human blind spots."""

    def __init__(
        self, name: str, settings: Settings, overlooks: float = 0.0, seconds: float = 20.0
    ) -> None:
        self.name = name
        self.settings = settings
        self.overlooks = overlooks  # chance that an action is not noticed at all
        self.seconds = seconds

    def search(self, sight: Sight, seed: int) -> Search:
        search = Search(sight.base, sight.seat, self.settings, seed << 24)
        if self.overlooks:
            search.only = noticed(sight, seed, self.overlooks)
        return search

    def choose(self, sight: Sight, seed: int, watch: Watch | None = None) -> Thought:
        actions = sight.actions
        if len(actions) == 1:
            return Thought(actions[0])
        search = self.search(sight, seed)
        search.run(watch or Clock(self.seconds))
        capped = search.done < self.settings.iterations
        return Thought(int(search.best().action), int(search.done), capped)


def noticed(sight: Sight, seed: int, overlooks: float) -> vec[i64]:
    """The actions that catch the eye of a player in a hurry: the more they seem to bring at first
    glance, the likelier. People miss the quiet move, not the obvious one."""
    actions = sight.actions
    values = list(sight.game.heuristics().appraise(sight.base, vec[i64](actions)))
    ranked = sorted(range(len(actions)), key=lambda n: -abs(values[n]))
    rng = Rng(seed)
    seen: list[int] = []
    for place, n in enumerate(ranked):
        missed = overlooks * (0.5 + 0.5 * place / len(ranked))
        if int(rng.below(1000)) >= missed * 1000:
            seen.append(actions[n])
    return vec[i64](sorted(seen or [actions[ranked[0]]]))
