"""The levels of play, from weakest to strongest, by name.

Budgets are iterations, so that a bot game replays exactly.
"""

from tidetable.bots.contract import Bot
from tidetable.bots.ismcts import Settings
from tidetable.bots.players import Greedy, Random, Searcher
from tidetable.engine.errors import SetupError

LEVELS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Random(),
        Greedy(),
        Searcher("easy", Settings(100), overlooks=0.6),
        Searcher("normal", Settings(1000)),
        Searcher("hard", Settings(4000)),
        Searcher("expert", Settings(30000)),
    )
}


def names() -> list[str]:
    return list(LEVELS)


def get(name: str) -> Bot:
    if name not in LEVELS:
        raise SetupError("unknown-bot", bot=name, known=", ".join(LEVELS))
    return LEVELS[name]
