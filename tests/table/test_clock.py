"""Clocks tell time only from what they are told."""

import pytest

from tidetable.table.clock import Clocks
from tidetable.table.entries import ClockPlan


def test_no_clock() -> None:
    clocks = Clocks(ClockPlan(), 2)
    clocks.start(0, 100)
    assert clocks.left(0, 10**6) is None
    assert clocks.ends() is None


def test_per_move_time_is_fresh_for_each_decision() -> None:
    clocks = Clocks(ClockPlan(per_move=30), 2)
    clocks.start(0, 100)
    assert clocks.ends() == 130
    assert (clocks.left(0, 110), clocks.left(1, 110)) == (20, 30)
    clocks.decided(125)
    clocks.start(0, 125)
    assert clocks.ends() == 155
    assert clocks.left(0, 1000) == 0


def test_a_bank_is_used_up_and_earns_increments() -> None:
    clocks = Clocks(ClockPlan(bank=60, increment=5), 2)
    clocks.start(0, 100)
    clocks.decided(120)
    clocks.start(1, 120)
    assert clocks.left(0, 500) == 45
    assert clocks.left(1, 130) == 50
    assert clocks.ends() == 180


def test_time_is_paid_for_however_a_turn_ends() -> None:
    clocks = Clocks(ClockPlan(bank=60, increment=5), 2)
    clocks.start(0, 100)
    clocks.start(1, 110)  # taken back, resigned, left: no decision, no increment
    assert clocks.left(0, 110) == 50
    clocks.start(-1, 300)
    assert clocks.left(1, 300) == 0
    assert clocks.ends() is None


def test_a_clock_set_back_gives_no_time() -> None:
    clocks = Clocks(ClockPlan(bank=60), 2)
    clocks.start(0, 100)
    clocks.decided(50)
    assert clocks.left(0, 50) == pytest.approx(60)
