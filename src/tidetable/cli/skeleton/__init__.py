"""Skeleton."""

from tidetable.cli.skeleton.game import Skeleton

game = Skeleton()
