"""Clocks: time per move, banks and increments."""

import pytest

from tidetable.table.clock import Clocks
from tidetable.table.entries import TimeControl


def test_no_clock() -> None:
    clocks = Clocks(TimeControl(), 2)
    clocks.start(0, 100)
    assert clocks.left(0, 10**6) is None
    assert clocks.ends() is None


def test_time_per_move_starts_again_for_each_decision() -> None:
    clocks = Clocks(TimeControl(per_move=30), 2)
    clocks.start(0, 100)
    assert clocks.ends() == 130
    assert (clocks.left(0, 110), clocks.left(1, 110)) == (20, 30)
    clocks.decided(125)
    clocks.start(0, 125)
    assert clocks.ends() == 155
    assert clocks.left(0, 1000) == 0


def test_a_bank_is_used_and_grows_by_increments() -> None:
    clocks = Clocks(TimeControl(bank=60, increment=5), 2)
    clocks.start(0, 100)
    clocks.decided(120)
    clocks.start(1, 120)
    assert clocks.left(0, 500) == 45
    assert clocks.left(1, 130) == 50
    assert clocks.ends() == 180


def test_used_time_is_charged_however_a_turn_ends() -> None:
    clocks = Clocks(TimeControl(bank=60, increment=5), 2)
    clocks.start(0, 100)
    clocks.start(1, 110)  # taken back, resigned, left: no decision, no increment
    assert clocks.left(0, 110) == 50
    clocks.start(-1, 300)
    assert clocks.left(1, 300) == 0
    assert clocks.ends() is None


def test_a_system_clock_that_goes_back_gives_no_time() -> None:
    clocks = Clocks(TimeControl(bank=60), 2)
    clocks.start(0, 100)
    clocks.decided(50)
    assert clocks.left(0, 50) == pytest.approx(60)
