"""Tidetable: three sea-themed board games at one table. An unofficial fan implementation.

from tidetable import games

game = games.get("kadora")
state = game.new(players=4, seed=7)
"""

from tidetable import compiled

__version__ = "0.1.0"

compiled.check()  # before any engine module is imported: a stale one must not be used

from tidetable import games  # noqa: E402

__all__ = ["__version__", "games"]
