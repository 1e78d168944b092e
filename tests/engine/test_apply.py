"""Applying an action costs no more than it must."""

from importlib import import_module

import pytest

from tidetable import games
from tidetable.engine.chance import Rng


@pytest.mark.parametrize("name", ["kadora", "octocube", "poseidon"])
def test_a_legal_action_needs_no_reasons(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons are not compiled: to look for one would take a third of the time of a decision."""
    monkeypatch.setattr(import_module(f"tidetable.engine.{name}.refusals"), "refusal", None)
    state, rng = games.get(name).new(players=2, seed=1), Rng(1)
    while not state.over:
        actions = state.actions()
        state.apply(actions[rng.below(len(actions))])
    assert state.steps > 20
