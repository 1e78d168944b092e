"""Poseidon's Kingdom."""

from tidetable.engine.poseidon.game import Poseidon

game = Poseidon()
