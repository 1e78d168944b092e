"""Every card of Skeleton is in the deck exactly once."""

from tidetable.cli.skeleton.game import SkeletonState
from tidetable.engine.game import State


def conserved(state: State) -> None:
    """Called by the contract tests in every position: no piece may be lost or doubled."""
    assert isinstance(state, SkeletonState)
    assert sorted(state.deck) == list(range(len(state.deck)))
    assert 0 <= state.drawn <= len(state.deck)
