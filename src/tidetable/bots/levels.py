"""The levels of play by name, from weakest to strongest.

Budgets are counted in iterations of a turn, so a game between bots replays exactly. A game's
heuristics say what share of them a decision gets.
"""

from tidetable.bots.contract import Bot
from tidetable.bots.ismcts import Settings
from tidetable.bots.players import Greedy, Random, Searcher
from tidetable.engine.errors import SetupError

EFFORT = 600_000  # positions to look at, at most, to solve the end of a game: up to two seconds

LEVELS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Random(),
        Greedy(),
        Searcher("easy", Settings(150), overlooks=0.6),
        Searcher("normal", Settings(3_800)),
        Searcher("hard", Settings(16_000)),
        Searcher("expert", Settings(56_000), shards=2, effort=EFFORT),
    )
}


def names() -> list[str]:
    """The levels, weakest first."""
    return list(LEVELS)


def get(name: str) -> Bot:
    """The bot of a level. Raises SetupError for an unknown name."""
    if name not in LEVELS:
        raise SetupError("unknown-bot", bot=name, known=", ".join(LEVELS))
    return LEVELS[name]
