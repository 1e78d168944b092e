"""Fair players: they get what their seat sees, never the table itself."""

from tidetable.bots.contract import Bot, Sight, Thought
from tidetable.bots.ismcts import Settings
from tidetable.bots.players import Greedy, Random, Searcher
from tidetable.engine.errors import SetupError

# From weakest to strongest. Budgets are iterations, so that a bot game replays exactly.
LEVELS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Random(),
        Greedy(),
        Searcher("easy", Settings(60), overlooks=0.6),
        Searcher("normal", Settings(600)),
        Searcher("hard", Settings(4000)),
        Searcher("expert", Settings(25000)),
    )
}


def names() -> list[str]:
    return list(LEVELS)


def get(name: str) -> Bot:
    if name not in LEVELS:
        raise SetupError("unknown-bot", bot=name, known=", ".join(LEVELS))
    return LEVELS[name]


__all__ = ["Bot", "Settings", "Sight", "Thought", "get", "names"]
