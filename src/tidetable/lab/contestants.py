"""The bots of an arena or a study by name: a level, a search of any size, a checkpoint of training,
or a class of your own.

Only commands on one's own computer use this: a server offers the levels alone, since these names
would let people run what they like.
"""

import functools
import importlib
import inspect
import re
import sys
from pathlib import Path

from tidetable import bots
from tidetable.bots.contract import Bot
from tidetable.bots.ismcts import Settings
from tidetable.bots.players import Searcher
from tidetable.engine.errors import SetupError
from tidetable.engine.game import State

CHECKPOINT = ".npz"
# A search with its iterations in a turn, perhaps in shards, perhaps without keeping its tree.
SEARCH = re.compile(r"search-([1-9]\d{0,6})(?:x([1-9]))?(-fresh)?")


@functools.cache
def get(name: str) -> Bot:
    """A level (`greedy`), a search of any size (`search-600`; `search-600x2` in two shards,
    `search-600-fresh` with a new tree for every decision), `module:Class` or the file of a
    checkpoint (`kadora.npz`)."""
    if size := SEARCH.fullmatch(name):
        shards = int(size[2] or 1)
        return Searcher(name, Settings(int(size[1])), shards=shards, plans=not size[3])
    if name.endswith(CHECKPOINT):
        from tidetable.lab.learned import Learned

        return Learned(Path(name))
    if ":" in name:
        return imported(name)
    return bots.get(name)


def check(name: str, state: State) -> None:
    """Refuse a bot that does not exist, or that cannot play the game of this state."""
    bot = get(name)
    if name.endswith(CHECKPOINT):
        from tidetable.lab.learned import Learned

        assert isinstance(bot, Learned)
        bot.check(state)


def imported(name: str) -> Bot:
    """The bot that a class makes without arguments; modules of the current folder count, too."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise SetupError("no-such-class", bot=name, problem=str(problem)) from None
    bot = found() if inspect.isclass(found) else found
    if not isinstance(bot, Bot):
        raise SetupError("not-a-bot", bot=name)
    return bot
