"""Choosing and applying actions runs compiled code alone: a call of plain Python takes as long as a
whole decision."""

import sys
from types import FrameType

import pytest

from tests.engine.modes import Mode, everywhere
from tidetable import compiled
from tidetable.engine.chance import Rng


@everywhere
def test_a_decision_calls_no_plain_python(mode: Mode) -> None:
    if not compiled.is_compiled():
        pytest.skip("the engine is not compiled here")
    called: set[str] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            called.add(f"{frame.f_code.co_filename}: {frame.f_code.co_name}")

    state, rng = mode.new(1), Rng(1)
    sys.setprofile(note)
    try:
        while state.to_move >= 0:
            actions = state.actions()
            state.apply(actions[rng.below(len(actions))])
    finally:
        sys.setprofile(None)
    assert called == set()
