"""The games there are: every folder under engine/ that makes a `game`."""

import importlib
import pkgutil
from functools import cache

from tidetable import engine
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game


@cache
def found() -> tuple[str, ...]:
    """Looked for once: every table asks."""
    modules = pkgutil.iter_modules(engine.__path__)
    return tuple(sorted(module.name for module in modules if module.ispkg))


def names() -> list[str]:
    return list(found())


def get(name: str) -> Game:
    """The game of that name; SetupError lists the known ones."""
    if name not in found():
        raise SetupError("unknown-game", game=name, known=", ".join(names()))
    game = importlib.import_module(f"tidetable.engine.{name}").game
    assert isinstance(game, Game)
    return game


def all() -> list[Game]:
    return [get(name) for name in names()]
