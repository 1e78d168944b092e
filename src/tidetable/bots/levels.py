"""The levels of play by name, from weakest to strongest.

Budgets are counted in iterations of a turn, so a game between bots replays exactly. A game's
heuristics say what share of them a decision gets.
"""

from functools import cache
from typing import NamedTuple

from tidetable import compiled
from tidetable.bots.contract import Bot, Perspective, Thought
from tidetable.bots.crew import TEMPERS, preferred
from tidetable.bots.found import Found, merged
from tidetable.bots.ismcts import Settings
from tidetable.bots.plan import Plan
from tidetable.bots.players import Greedy, Random, Searcher
from tidetable.engine.errors import SetupError
from tidetable.engine.game import State

# Positions to look at, at most, to solve the end of a game: less than a second, for a solver cannot
# be paused. Plain Python solves only what is small, or a browser without a server would hang.
EFFORT = 200_000 if compiled.is_compiled() else 6_000


class Handicap(NamedTuple):
    """What a level has in a game instead of its usual budget."""

    iterations: int
    overlooks: float = 0.0


class Fitted(Searcher):
    """A level whose handicap depends on the game, so that the name means the same in all of them.
    A key is a game, or a game and its mode, its number of players or both: `octocube`,
    `octocube/family`, `kadora/2`, `octocube/family/3`."""

    def __init__(self, name: str, usual: Handicap, ways: dict[str, Handicap]) -> None:
        super().__init__(name, Settings(usual.iterations), usual.overlooks)
        self.ways = {
            key: Searcher(name, Settings(way.iterations), way.overlooks)
            for key, way in {"": usual, **ways}.items()
        }
        for way in self.ways.values():
            way.memory = self.memory  # which keeps the trees of this bot

    def way(self, state: State) -> Searcher:
        game, mode = state.game.name, state.setup.options.get("mode", "")
        own, players = f"{game}/{mode}", state.players
        keys = (f"{own}/{players}", own, f"{game}/{players}", game, "")
        return self.ways[next(key for key in keys if key in self.ways)]

    def iterations(self, state: State) -> int:
        return self.way(state).iterations(state)

    def plan(self, perspective: Perspective, seed: int, shard: int, again: bool = True) -> Plan:
        return self.way(perspective.base).plan(perspective, seed, shard, again)


class Tempered(Searcher):
    """A level with a temperament: it searches like the level, and chooses by taste among moves that
    are about equally good."""

    def __init__(self, bot: Searcher, temper: str) -> None:
        name, common = f"{bot.name}-{temper}", (bot.seconds, bot.shards, bot.effort, bot.plans)
        super().__init__(name, bot.settings, bot.overlooks, *common)
        self.bot = bot
        self.temper = temper
        self.memory = bot.memory

    def iterations(self, state: State) -> int:
        return self.bot.iterations(state)

    def plan(self, perspective: Perspective, seed: int, shard: int, again: bool = True) -> Plan:
        return self.bot.plan(perspective, seed, shard, again)

    def thought(self, parts: list[Found]) -> Thought:
        whole = merged(parts)
        return Thought(preferred(whole, self.temper), whole.iterations, whole.capped)


# `easy` wins at most two games of five against `greedy`, which looks one move ahead; from there on
# the steps are about equal. docs/bots.md has the figures.
EASY = Fitted(
    "easy",
    Handicap(100, 0.65),
    {
        "kadora": Handicap(40, 0.95),
        "kadora/2": Handicap(10, 0.98),
        "kadora/4": Handicap(40, 0.82),
        "octocube": Handicap(100, 0.45),
        "octocube/3": Handicap(100, 0.68),
        "octocube/4": Handicap(100, 0.72),
        "octocube/advanced/2": Handicap(100, 0.46),
        "octocube/family": Handicap(100, 0.9),
        "octocube/family/3": Handicap(100, 0.7),
        "octocube/family/4": Handicap(100, 0.6),
        "poseidon": Handicap(100, 0.78),
    },
)
# `normal` wins three or four games of five against `greedy`.
NORMAL = Fitted(
    "normal",
    Handicap(100),
    {
        "kadora": Handicap(16),
        "kadora/2": Handicap(10),
        "octocube": Handicap(8),
        "octocube/3": Handicap(5),
        "octocube/4": Handicap(5),
        "octocube/family": Handicap(20),
        "octocube/family/2": Handicap(16),
        "poseidon": Handicap(100, 0.35),
        "poseidon/2": Handicap(100, 0.47),
    },
)
# `hard` is meant to win three games of four against `normal`. docs/bots.md says what was measured,
# and which budgets were taken between measured ones.
HARD = Fitted(
    "hard",
    Handicap(1_000),
    {
        "kadora": Handicap(240),
        "kadora/3": Handicap(120),
        "kadora/2": Handicap(50),
        "octocube": Handicap(24),
        "octocube/3": Handicap(30),
        "octocube/4": Handicap(30),
        "octocube/advanced/2": Handicap(20),
        "octocube/family": Handicap(200),
        "poseidon": Handicap(600),
        "poseidon/2": Handicap(120, 0.29),
    },
)
# `master` is meant to be as far above `hard`.
MASTER = Fitted(
    "master",
    Handicap(3_800),
    {
        "kadora/2": Handicap(300),
        "octocube": Handicap(80),
        "octocube/3": Handicap(110),
        "octocube/4": Handicap(110),
        "octocube/advanced/2": Handicap(64),
        "octocube/family": Handicap(1_400),
        "poseidon/2": Handicap(250),
    },
)
LEVELS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Random(),
        EASY,
        Greedy(),
        NORMAL,
        HARD,
        MASTER,
        Searcher("expert", Settings(56_000), effort=EFFORT),
    )
}
# Gives hints; nobody plays against it. Prompter than the expert, since people wait.
ADVISER = Searcher("adviser", Settings(24_000), shards=2, effort=EFFORT)


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
