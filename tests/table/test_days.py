"""Play by the day: a missed deadline costs one turn, a reserve of days, pauses and holidays."""

from typing import Any

import pytest

from tests.table.test_table import Logged, begun, refused
from tidetable.server.summaries import check_clock
from tidetable.table import entries as log
from tidetable.table.clock import EVERYBODY, Clocks
from tidetable.table.table import DAY, Table, TableError, is_by_day

ONE_DAY = log.TimeControl(per_move=DAY, missed="turn")


def by_day(players: int = 2, control: log.TimeControl = ONE_DAY, **plans: Any) -> Logged:
    return begun(players, clock=control, increments="turn", **plans)


def miss(logged: Logged, after: float = 2 * DAY) -> int:
    """Let the seat to move miss its deadline; returns that seat."""
    seat = logged.table.to_move()
    out = logged.table.ran_out(logged.at + after)
    assert out is not None
    assert out.seat == seat
    logged.add(out, after)
    return seat


def bot_turn(logged: Logged) -> None:
    """A bot decides until its turn is over."""
    seat = logged.table.to_move()
    while logged.table.to_move() == seat:
        assert logged.table.seats[seat].bot is not None
        logged.add(log.Moved(seat, logged.table.state.actions()[0]))


def rebuilt(logged: Logged) -> Table:
    again = Table("t", logged.log[0][0], 0.0)  # type: ignore[arg-type]
    for entry, at in logged.log[1:]:
        again.add(log.decoder.decode(log.encoder.encode(entry)), at)
    return again


def test_a_missed_deadline_costs_one_turn_and_not_the_seat() -> None:
    logged = by_day(name="octocube")  # turns of several decisions
    seat = miss(logged)
    place = logged.table.seats[seat]
    assert (place.bot, place.missed, place.present) == ("normal", 1, False)
    refused("bot-decides", lambda: logged.table.come_back(seat, place.person or "", logged.at))
    bot_turn(logged)
    assert (place.bot, place.present) == (None, True)
    assert [one.missed for one in rebuilt(logged).seats] == [
        one.missed for one in logged.table.seats
    ]
    logged.turn()
    assert logged.table.to_move() == seat
    assert logged.table.clocks.left(seat, logged.at) == DAY
    logged.move()
    assert place.missed == 0, "who plays again has missed nothing in a row"


def test_the_table_may_choose_that_a_missed_deadline_costs_the_seat() -> None:
    logged = by_day(control=log.TimeControl(per_move=DAY))
    seat = miss(logged)
    bot_turn(logged)
    assert logged.table.seats[seat].bot == "normal"


def test_after_three_missed_deadlines_in_a_row_the_seat_is_offered_to_a_bot() -> None:
    logged = by_day()
    for number in range(3):
        seat = miss(logged)
        other = 1 - seat
        asking = logged.table.seats[other].person or ""
        if number < 2:
            refused("seat-taken", lambda: logged.table.stand_in(seat, asking))  # noqa: B023
            bot_turn(logged)
            logged.turn()
    logged.add(logged.table.stand_in(seat, asking))
    bot_turn(logged)
    place = logged.table.seats[seat]
    assert place.bot == "normal", "the bot stays"
    logged.turn()
    logged.add(logged.table.come_back(seat, place.person or "", logged.at))
    assert (place.present, place.missed) == (True, 0)


BANK = log.TimeControl(bank=2 * DAY, missed="turn")


@pytest.mark.parametrize("name", ["kadora", "octocube"])  # turns of one and of several decisions
def test_a_bank_of_days_that_runs_out_costs_one_turn_and_then_holds_one_more_day(name: str) -> None:
    logged = by_day(control=BANK, name=name)
    seat = miss(logged, 3 * DAY)
    place, clocks = logged.table.seats[seat], logged.table.clocks
    assert (place.bot, place.missed) == ("normal", 1)
    refused("bot-decides", lambda: logged.table.come_back(seat, place.person or "", logged.at))
    bot_turn(logged)
    assert place.present, "nobody has to agree"
    assert clocks.left(seat, logged.at) == DAY
    assert clocks.left(1 - seat, logged.at) == pytest.approx(2 * DAY, abs=60)
    assert rebuilt(logged).clocks.banks == clocks.banks
    logged.turn()
    logged.move(after=DAY / 2)
    assert place.missed == 0
    assert 0 < (clocks.left(seat, logged.at) or 0) <= DAY / 2, "it is a bank, not time per move"


def test_a_bank_of_days_may_cost_the_seat_and_one_of_minutes_always_does() -> None:
    logged = by_day(control=log.TimeControl(bank=2 * DAY))
    seat = miss(logged, 3 * DAY)
    bot_turn(logged)
    assert logged.table.seats[seat].bot == "normal"
    person = logged.table.seats[seat].person or ""
    assert isinstance(logged.table.come_back(seat, person, logged.at), log.AskedBack)
    refused("bad-clock", lambda: check_clock(log.TimeControl(bank=900, missed="turn")))
    check_clock(BANK)


def test_a_bot_for_the_last_turn_does_not_make_a_game_given_up() -> None:
    logged = by_day()
    seat = miss(logged)
    other = 1 - seat
    logged.add(logged.table.resign(other, logged.table.seats[other].person or ""))
    assert logged.table.status == "over"
    assert logged.table.seats[seat].bot is None


def test_a_reserve_is_used_when_the_time_for_a_move_does_not_suffice() -> None:
    clocks = Clocks(log.TimeControl(per_move=10, reserve=30, missed="turn"), 2)
    clocks.begin(0, 100)
    assert (clocks.left(0, 100), clocks.ends()) == (40, 140)
    clocks.decided(108, True)
    clocks.begin(0, 200)
    assert clocks.left(0, 200) == 40, "a quick move costs nothing"
    clocks.decided(225, True)
    clocks.begin(0, 300)
    assert clocks.left(0, 300) == 25
    clocks.run_out(325)
    clocks.decided(326, True)
    clocks.begin(0, 400)
    assert clocks.left(0, 400) == 10, "the reserve is gone, the time for each move is not"


def test_a_pause_stops_the_clock_and_moves_the_deadline() -> None:
    clocks = Clocks(log.TimeControl(per_move=100), 2)
    clocks.begin(0, 0)
    clocks.pause(0, 10, 60)
    assert [clocks.left(0, at) for at in (10, 30, 60, 70)] == [90, 90, 90, 80]
    assert clocks.ends() == 150
    clocks.pause(0, 20, 40)
    assert clocks.ends() == 150, "a shorter pause inside changes nothing"
    clocks.pause(EVERYBODY, 30, 70)
    assert (clocks.ends(), clocks.paused(0, 65), clocks.paused(0, 75)) == (160, 70, None)
    clocks.resume(0, 35)
    assert clocks.ends() == 160, "what all have agreed on stays"
    assert clocks.all_paused(50) == [20, 20]


def test_a_pause_needs_everybodys_agreement() -> None:
    logged = by_day(3)
    table = logged.table
    refused("pause-length", lambda: table.ask_pause(0, "ann", 31, logged.at))
    refused("not-your-seat", lambda: table.ask_pause(0, "ben", 5, logged.at))
    logged.add(table.ask_pause(0, "ann", 5, logged.at))
    refused("already-asked", lambda: table.ask_pause(0, "ann", 5, logged.at))
    refused("others-ask", lambda: table.ask_pause(1, "ben", 5, logged.at))
    logged.add(table.answer(1, "ben", True, "pause"))
    assert (table.missing("pause"), table.agreed_on(logged.at)) == ([2], None)
    logged.add(table.answer(2, "cis", True, "pause"))
    agreed = table.agreed_on(logged.at)
    assert agreed == log.Paused(EVERYBODY, 5 * DAY)
    logged.add(agreed)
    assert table.pause_request is None
    assert table.ran_out(logged.at + 5 * DAY) is None
    logged.turn()
    refused("already-paused", lambda: table.ask_pause(0, "ann", 5, logged.at))
    again = rebuilt(logged).clocks
    assert again.all_left(logged.at) == table.clocks.all_left(logged.at)


def test_a_refused_pause_does_not_happen_and_may_be_withdrawn() -> None:
    logged = by_day()
    table = logged.table
    logged.add(table.ask_pause(0, "ann", 5, logged.at))
    logged.add(table.answer(1, "ben", False, "pause"))
    assert (table.pause_request, table.agreed_on(logged.at)) == (None, None)
    logged.turn()
    logged.add(table.ask_pause(1, "ben", 5, logged.at))
    logged.add(table.answer(1, "ben", False, "pause"))
    assert table.pause_request is None


def test_a_holiday_stops_the_clock_of_one_person_at_tables_by_the_day() -> None:
    logged = by_day()
    table = logged.table
    mover = table.to_move()
    person = table.seats[mover].person or ""
    away = table.go_on_holiday(person, 7 * DAY, logged.at)
    assert away == log.Paused(mover, 7 * DAY)
    logged.add(away)
    assert table.go_on_holiday(person, 7 * DAY, logged.at) is None, "once"
    assert table.ran_out(logged.at + 7.5 * DAY) is None
    logged.turn()
    other = table.to_move()
    assert table.ran_out(logged.at + 2 * DAY) == log.RanOut(other), "the others play on"
    back = table.end_holiday(person, logged.at)
    assert back == log.Resumed(mover)
    logged.add(back)
    assert table.clocks.paused(mover, logged.at) is None
    assert table.end_holiday(person, logged.at) is None
    quick = begun(2, clock=log.TimeControl(bank=300))
    assert quick.table.go_on_holiday("ann", DAY, quick.at) is None, "not at a table of minutes"


@pytest.mark.parametrize(
    "clock",
    [
        log.TimeControl(missed="turn"),
        log.TimeControl(bank=DAY / 2, missed="turn"),
        log.TimeControl(reserve=DAY),
        log.TimeControl(per_move=DAY, bank=DAY, reserve=DAY),
    ],
)
def test_clock_settings_that_make_no_sense_are_refused(clock: log.TimeControl) -> None:
    with pytest.raises(TableError) as refusal:
        check_clock(clock)
    assert refusal.value.code == "bad-clock"


def test_days_and_minutes() -> None:
    assert is_by_day(ONE_DAY)
    assert is_by_day(log.TimeControl(bank=10 * DAY))
    assert not is_by_day(log.TimeControl(bank=900, increment=15))
    check_clock(ONE_DAY)
    check_clock(log.TimeControl(per_move=DAY, reserve=10 * DAY, missed="turn"))


def test_a_turn_has_one_number_whatever_is_decided_in_it() -> None:
    """Notifications are sent once per turn, not per decision."""
    logged = by_day(name="octocube")
    table = logged.table
    seen = []
    for _ in range(12):
        seen.append((table.to_move(), table.turn_seq))
        logged.move()
        logged.add(table.say("ann", "Ann", "ahoy"))
    changes = [one for one, other in zip(seen[1:], seen, strict=False) if one != other]
    movers = [one for one, other in zip(seen[1:], seen, strict=False) if one[0] != other[0]]
    assert changes == movers
    assert len(changes) > 1


def test_pauses_do_not_pile_up() -> None:
    """At a table of one's own a pause needs nobody: thousands would slow down every look at the
    clock."""
    logged = begun(2, seats=[log.SeatPlan("host"), log.SeatPlan("bot", "random")], clock=BANK)
    table = logged.table
    refused("pause-length", lambda: table.ask_pause(0, "ann", 1 / 25, logged.at))
    for _ in range(5):
        logged.at += 3_700.0
        logged.add(table.ask_pause(0, "ann", 1 / 24, logged.at))
        if table.to_move() == 0:
            logged.move()
        while table.to_move() == 1:
            logged.add(log.Moved(1, table.state.actions()[0]))
    assert all(len(pauses) <= 2 for pauses in table.clocks.pauses)
