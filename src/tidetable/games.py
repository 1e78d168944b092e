"""The games there are: every folder under engine/ that makes a `game`."""

import importlib
import pkgutil

from tidetable import engine
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game


def names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(engine.__path__) if module.ispkg)


def get(name: str) -> Game:
    """The game of that name; SetupError lists the known ones."""
    if name not in names():
        raise SetupError("unknown-game", game=name, known=", ".join(names()))
    game = importlib.import_module(f"tidetable.engine.{name}").game
    assert isinstance(game, Game)
    return game


def all() -> list[Game]:
    return [get(name) for name in names()]
