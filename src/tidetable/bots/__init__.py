"""Fair players: they get what their seat sees, never the table itself."""

from tidetable.bots.analysis import Evaluation, evaluate
from tidetable.bots.contract import Bot, Sight, Thought
from tidetable.bots.ismcts import Settings
from tidetable.bots.levels import get, names

__all__ = ["Bot", "Evaluation", "Settings", "Sight", "Thought", "evaluate", "get", "names"]
