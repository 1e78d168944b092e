"""The levels of play by name, from weakest to strongest.

Budgets are counted in iterations of a turn, so a game between bots replays exactly. A game's
heuristics say what share of them a decision gets.
"""

from functools import cache
from typing import NamedTuple

from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.bots.crew import TEMPERS, preferred
from tidetable.bots.ismcts import Search, Settings
from tidetable.bots.players import Greedy, Random, Searcher
from tidetable.engine.errors import SetupError
from tidetable.engine.game import State


class Handicap(NamedTuple):
    """What a level has in a game instead of its usual budget."""

    iterations: int
    overlooks: float = 0.0


class Fitted(Searcher):
    """A level whose handicap depends on the game, so that the name means the same in all of them.
    A key is a game, or a game and its mode: `octocube`, `octocube/family`."""

    def __init__(self, name: str, usual: Handicap, ways: dict[str, Handicap]) -> None:
        super().__init__(name, Settings(usual.iterations), usual.overlooks)
        self.ways = {
            key: Searcher(name, Settings(way.iterations), way.overlooks)
            for key, way in {"": usual, **ways}.items()
        }

    def way(self, state: State) -> Searcher:
        game, mode = state.game.name, state.setup.options.get("mode", "")
        keys = (f"{game}/{mode}", game, "")
        return self.ways[next(key for key in keys if key in self.ways)]

    def iterations(self, state: State) -> int:
        return self.way(state).iterations(state)

    def search(self, perspective: Perspective, seed: int) -> Search | None:
        return self.way(perspective.base).search(perspective, seed)


class Tempered(Searcher):
    """A level with a temperament: it searches like the level, and chooses by taste among moves that
    are about equally good."""

    def __init__(self, bot: Searcher, temper: str) -> None:
        super().__init__(f"{bot.name}-{temper}", bot.settings, bot.overlooks, bot.seconds)
        self.bot = bot
        self.temper = temper

    def iterations(self, state: State) -> int:
        return self.bot.iterations(state)

    def search(self, perspective: Perspective, seed: int) -> Search | None:
        return self.bot.search(perspective, seed)

    def thought(self, search: Search) -> Thought:
        chosen = int(preferred(search, self.temper).action)
        return Thought(chosen, int(search.done), not search.finished())


# `easy` wins at most two games of five against `greedy`, which looks one move ahead; from there on
# the steps are about equal. docs/bots.md has the figures.
EASY = Fitted(
    "easy",
    Handicap(100, 0.65),
    {
        "kadora": Handicap(40, 0.9),
        "octocube": Handicap(100, 0.2),
        "octocube/family": Handicap(100, 0.6),
    },
)
LEVELS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Random(),
        EASY,
        Greedy(),
        Searcher("normal", Settings(100)),
        Searcher("hard", Settings(3_800)),
        Searcher("expert", Settings(56_000)),
    )
}
ADVISER = Searcher("adviser", Settings(16_000))  # gives hints; nobody plays against it


def names() -> list[str]:
    """The levels, weakest first."""
    return list(LEVELS)


def get(name: str) -> Bot:
    """The bot of a level, one with a temperament (`normal-bold`), or the adviser. Raises SetupError
    for an unknown name."""
    if name == ADVISER.name:
        return ADVISER
    start, dash, temper = name.partition("-")
    if dash and temper in TEMPERS and isinstance(LEVELS.get(start), Searcher):
        return tempered(start, temper)
    return level(name)


def level(name: str) -> Bot:
    """The bot of a level. Raises SetupError for any other name."""
    if name not in LEVELS:
        raise SetupError("unknown-bot", bot=name, known=", ".join(LEVELS))
    return LEVELS[name]


@cache
def tempered(level: str, temper: str) -> Bot:
    bot = LEVELS[level]
    assert isinstance(bot, Searcher)
    return Tempered(bot, temper)


def temper(level: str, temper: str) -> str | None:
    """The temperament, if a bot of this level has one: only those that search do."""
    return temper if isinstance(LEVELS.get(level), Searcher) else None
