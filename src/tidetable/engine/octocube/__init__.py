"""Octocube."""

from tidetable.engine.octocube.game import Octocube

game = Octocube()
