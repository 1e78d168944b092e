"""Fair players: a bot gets only what its seat can see, never the real state."""

from tidetable.bots.analysis import Evaluation, evaluate
from tidetable.bots.contract import Bot, Perspective, Sight, Thought
from tidetable.bots.ismcts import Settings
from tidetable.bots.levels import get, level, names

__all__ = [
    "Bot",
    "Evaluation",
    "Perspective",
    "Settings",
    "Sight",
    "Thought",
    "evaluate",
    "get",
    "level",
    "names",
]
