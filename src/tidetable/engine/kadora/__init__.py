"""De schat van Kadora."""

from tidetable.engine.kadora.game import Kadora

game = Kadora()
