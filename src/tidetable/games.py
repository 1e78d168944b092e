"""The registry of games: the folders under engine/, and the games of other packages.

A package offers a game by an entry point of the group `tidetable.games`; its object is the Game.
"""

import importlib
import pkgutil
import warnings
from functools import cache
from typing import TYPE_CHECKING

from tidetable import engine
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tidetable.games"


@cache
def own() -> tuple[str, ...]:
    """Return the names of the games of this package."""
    modules = pkgutil.iter_modules(engine.__path__)
    return tuple(module.name for module in modules if module.ispkg)


@cache
def outside() -> dict[str, Game]:
    """Load the games of other packages. One that cannot be loaded is left out with a warning."""
    # Slow to import, and the built-in games do not need it.
    from importlib.metadata import entry_points

    found: dict[str, Game] = {}
    for entry in entry_points(group=GROUP):
        try:
            found[entry.name] = loaded(entry, {*own(), *found})
        except Exception as error:  # whatever a package does wrong: the other games still work
            package = entry.dist.name if entry.dist else entry.value
            reason = f"{type(error).__name__}: {error}"
            message = f"the game {entry.name} of package {package} is left out: {reason}"
            warnings.warn(message, RuntimeWarning, stacklevel=2)
    return found


def loaded(entry: "EntryPoint", taken: set[str]) -> Game:
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is no Game")
    if game.name != entry.name:
        raise ValueError(f"its entry point is called {entry.name}, the game {game.name}")
    if game.name in taken:
        raise ValueError("there is another game of that name")
    return game


@cache
def found() -> tuple[str, ...]:
    return tuple(sorted([*own(), *outside()]))


def names() -> list[str]:
    return list(found())


def get(name: str) -> Game:
    """Return the game of that name; SetupError lists the known ones."""
    if name in own():
        game = importlib.import_module(f"tidetable.engine.{name}").game
        assert isinstance(game, Game)
        return game
    if name not in outside():
        raise SetupError("unknown-game", game=name, known=", ".join(names()))
    return outside()[name]


def all() -> list[Game]:
    return [get(name) for name in names()]
