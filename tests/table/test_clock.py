"""Clocks: time per move, banks and increments."""

import pytest

from tidetable.table.clock import Clocks
from tidetable.table.entries import TimeControl


def test_no_clock() -> None:
    clocks = Clocks(TimeControl(), 2)
    clocks.begin(0, 100)
    assert clocks.left(0, 10**6) is None
    assert clocks.ends() is None
    clocks.decided(200, True)
    clocks.undo(0, 300)
    assert clocks.all_left(300) == []


def test_time_per_move_starts_again_for_each_decision() -> None:
    clocks = Clocks(TimeControl(per_move=30), 2)
    clocks.begin(0, 100)
    assert clocks.ends() == 130
    assert (clocks.left(0, 110), clocks.left(1, 110)) == (20, 30)
    clocks.decided(125, False)
    clocks.begin(0, 125)
    assert clocks.ends() == 155
    assert clocks.left(0, 1000) == 0


def test_a_bank_is_used_and_grows_by_increments() -> None:
    clocks = Clocks(TimeControl(bank=60, increment=5), 2)
    clocks.begin(0, 100)
    clocks.decided(120, True)
    clocks.begin(1, 120)
    assert clocks.left(0, 500) == 45
    assert clocks.left(1, 130) == 50
    assert clocks.ends() == 180


def test_an_increment_is_for_a_turn_not_for_each_of_its_decisions() -> None:
    clocks = Clocks(TimeControl(bank=60, increment=5), 2)
    older = Clocks(TimeControl(bank=60, increment=5), 2, each_decision=True)
    for one in (clocks, older):
        for passed in (False, False, True):
            one.begin(0, 100)
            one.decided(101, passed)
    assert clocks.left(0, 200) == 62
    assert older.left(0, 200) == 72


def test_undo_takes_the_increment_back_and_charges_all_time_since() -> None:
    clocks = Clocks(TimeControl(bank=60, increment=5), 2)
    clocks.begin(0, 100)
    clocks.decided(110, True)
    clocks.begin(1, 110)
    clocks.undo(0, 113)
    assert (clocks.left(0, 113), clocks.left(1, 113)) == (47, 60)
    clocks.decided(114, True)
    assert clocks.left(0, 114) == 60 - 14 + 5
    clocks.begin(1, 114)
    assert clocks.ends() == 174


def test_other_seats_keep_their_increments_and_get_none_twice() -> None:
    clocks = Clocks(TimeControl(bank=60, increment=5), 2)
    for _ in range(3):
        clocks.begin(0, 100)
        clocks.decided(101, True)
        clocks.begin(1, 101)
        clocks.decided(103, True)
        clocks.begin(0, 103)
        clocks.undo(0, 104, asked=103)
        left = clocks.left(1, 104)
        assert left is not None
        assert left <= 60 - 2 + 5
    assert clocks.left(1, 104) == 60 - 3 * 2 + 5
    assert clocks.paid == [0, 1]


def test_an_undo_that_would_use_up_the_time_is_noticed() -> None:
    for control in (TimeControl(bank=30, increment=5), TimeControl(per_move=30)):
        clocks = Clocks(control, 2)
        clocks.begin(0, 100)
        clocks.decided(120, True)
        clocks.begin(1, 120)
        assert clocks.may_undo(0, 129)
        assert not clocks.may_undo(0, 130)
        assert clocks.may_undo(0, 150, asked=129)  # the others have considered it since


def test_the_clock_stops_while_a_bot_decides_but_nobody_returns_to_new_time() -> None:
    clocks = Clocks(TimeControl(bank=60), 2)
    clocks.begin(0, 100)
    clocks.hold(110)
    assert (clocks.running, clocks.ends(), clocks.left(0, 130)) == (-1, None, 50)
    assert clocks.may_return(0, 159)
    assert not clocks.may_return(0, 160)
    assert clocks.may_return(1, 160)
    clocks.release()
    assert (clocks.running, clocks.left(0, 130)) == (0, 30)
    clocks.hold(130)
    clocks.decided(150, True)
    assert clocks.left(0, 150) == 30


def test_a_grant_counts_from_now() -> None:
    clocks = Clocks(TimeControl(bank=60), 2)
    clocks.begin(0, 100)
    clocks.run_out(160)
    assert clocks.left(0, 200) == 0
    clocks.grant(0, 15, 200)
    clocks.release()
    assert clocks.left(0, 200) == 15
    assert clocks.ends() == 215


def test_a_time_that_goes_back_gives_no_time() -> None:
    clocks = Clocks(TimeControl(bank=60), 2)
    clocks.begin(0, 100)
    clocks.decided(50, True)
    assert clocks.left(0, 50) == pytest.approx(60)


def test_no_time_falls_while_the_others_moves_are_shown() -> None:
    clocks = Clocks(TimeControl(bank=60, allowance=3), 2)
    clocks.begin(0, 100, new_turn=True)
    assert (clocks.left(0, 102), clocks.all_shown(102), clocks.ends()) == (60, [61, 60], 163)
    assert (clocks.left(0, 105), clocks.all_shown(105)) == (58, [58, 60])
    clocks.decided(105, passed=False)
    clocks.begin(0, 105)
    assert clocks.left(0, 107) == 56, "not before every decision of a turn"
    clocks.decided(107, passed=True)
    assert clocks.all_left(107) == [56, 60]


def test_no_time_falls_while_everybody_looks_at_a_wave() -> None:
    clocks = Clocks(TimeControl(bank=60, allowance=3, moment=2.5), 2)
    clocks.begin(0, 100)
    clocks.decided(101, passed=False)
    clocks.look(101, 1)
    clocks.begin(0, 101)
    assert (clocks.left(0, 103), clocks.allowed_yet(103)) == (59, 0.5)
    assert (clocks.all_shown(103), clocks.ends()) == ([59.5, 60], 162.5)
    clocks.decided(102, passed=True)
    clocks.begin(1, 102, new_turn=True)
    assert clocks.ends() == 102 + 1.5 + 3 + 60, "the rest of the moment, and the round"
    clocks.decided(104, passed=True)
    clocks.begin(0, 104, new_turn=True)
    assert clocks.ends() == 104 + 3 + 59, "it was long enough ago"


def test_a_moment_is_bounded_and_older_tables_have_none() -> None:
    clocks = Clocks(TimeControl(bank=60, moment=2.5), 2)
    clocks.look(100, 9)
    clocks.look(100, 9)
    clocks.begin(0, 100)
    assert clocks.allowed_yet(100) == 5
    older = Clocks(TimeControl(bank=60, allowance=3), 2)
    older.look(100, 1)
    older.begin(0, 100)
    assert older.allowed_yet(100) == 0


def test_who_undoes_a_wave_pays_for_the_time_in_which_it_was_looked_at() -> None:
    clocks = Clocks(TimeControl(bank=60, moment=2.5), 2)
    clocks.begin(0, 100)
    clocks.decided(101, passed=False)
    clocks.look(101, 1)
    clocks.begin(0, 101)
    clocks.undo(0, 103)
    assert (clocks.left(0, 103), clocks.allowed_yet(103)) == (57, 0)


def test_moving_and_undoing_is_not_free_though_no_time_falls_for_the_other() -> None:
    clocks = Clocks(TimeControl(bank=60, allowance=3), 2)
    clocks.begin(0, 100)
    for round_ in range(4):
        clocks.decided(100 + 2 * round_, passed=True)
        clocks.begin(1, 100 + 2 * round_, new_turn=True)
        clocks.undo(0, 102 + 2 * round_)
        assert clocks.left(0, 102 + 2 * round_) == 58 - 2 * round_
        assert clocks.left(1, 102 + 2 * round_) == 60
