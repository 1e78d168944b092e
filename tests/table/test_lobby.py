"""Tables before a game: who may sit where, and what the host may arrange."""

from typing import Any

import msgspec

from tests.table.test_table import Logged, made, refused
from tidetable.server.summaries import check_range
from tidetable.table import entries as log
from tidetable.table.lobby import ARRANGED, HOST_AWAY, RENAMES
from tidetable.table.table import Table

OPEN, INVITED, HOST = log.SeatPlan("open"), log.SeatPlan("invited"), log.SeatPlan("host")
BOT = log.SeatPlan("bot", "easy")


def lobby(*plans: log.SeatPlan, **more: Any) -> Logged:
    """A table whose host, Ann, sits on the first seat."""
    plans = plans or (HOST, INVITED, INVITED)
    logged = Logged(made(len(plans), seats=list(plans), **more))
    logged.add(logged.table.sit(0, "ann", "Ann", False))
    return logged


def replayed(logged: Logged) -> Table:
    """The table as a server rebuilds it from the stored log."""
    first, _ = logged.log[0]
    assert isinstance(first, log.Made)
    table = Table("t", first, 0.0)
    for entry, at in logged.log[1:]:
        table.add(log.decoder.decode(log.encoder.encode(entry)), at)
    return table


def people(table: Table) -> list[str | None]:
    return [seat.person for seat in table.seats]


def test_a_free_seat_becomes_a_bot_and_a_seat_again() -> None:
    logged = lobby()
    table = logged.table
    logged.add(table.plan_seat(1, "ann", BOT))
    assert (table.seats[1].bot, table.free_seats()) == ("easy", [2])
    logged.add(table.plan_seat(1, "ann", OPEN))
    assert (table.seats[1].bot, table.free_seats()) == (None, [1, 2])
    logged.add(table.sit(1, "ben", "Ben", False))
    refused("seat-taken", lambda: table.plan_seat(1, "ann", BOT))
    refused("host-only", lambda: table.plan_seat(2, "ben", BOT))
    refused("unknown-bot", lambda: table.plan_seat(2, "ann", log.SeatPlan("bot", "deity")))
    refused("bad-seat-plan", lambda: table.plan_seat(2, "ann", log.SeatPlan("open", "easy")))
    rated = lobby(HOST, OPEN, rated=True).table
    refused("rated-people", lambda: rated.plan_seat(1, "ann", BOT))


def test_a_range_of_ratings_is_for_strangers() -> None:
    logged = lobby(HOST, OPEN, OPEN, rated=True, rating_low=1100, rating_high=1400)
    table = logged.table
    for rating in (1099, 1401, None):  # nobody's first rating is 1100
        refused("rating-range", lambda: table.sit(1, "ben", "Ben", False, rating))  # noqa: B023
    logged.add(table.sit(1, "ben", "Ben", False, 1400))
    logged.add(table.stand(1, "ben"))
    logged.add(table.sit(1, "ben", "Ben", False, 900))  # had a seat before
    logged.add(table.sit(2, "cis", "Cis", True, 2000))  # somebody has invited Cis
    assert people(replayed(logged)) == ["ann", "ben", "cis"]
    beginners = lobby(HOST, OPEN, rated=True, rating_high=1000).table
    assert beginners.sit(1, "ben", "Ben", False).seat == 1
    refused("rating-range", lambda: beginners.sit(1, "ben", "Ben", False, 1001))


def test_a_range_of_ratings_needs_ratings_and_an_order() -> None:
    check_range({"rated": True, "rating_low": 1000, "rating_high": 1000})
    check_range({"rated": False})
    refused("bad-rating-range", lambda: check_range({"rated": False, "rating_low": 1000}))
    upside_down = {"rated": True, "rating_low": 1200, "rating_high": 1100}
    refused("bad-rating-range", lambda: check_range(upside_down))


def test_seats_are_dropped_and_added_within_the_rules_of_the_game() -> None:
    logged = lobby(HOST, INVITED, OPEN)
    table = logged.table
    logged.add(table.sit(2, "ben", "Ben", False))
    refused("seat-taken", lambda: table.drop_seat(2, "ann"))
    logged.add(table.drop_seat(1, "ann"))
    assert people(table) == ["ann", "ben"]
    assert table.seats_of("ben") == [1]
    refused("seat-taken", lambda: table.drop_seat(1, "ann"))
    for _ in range(2):
        logged.add(table.add_seat("ann", INVITED))
    refused("bad-players", lambda: table.add_seat("ann", INVITED))  # at most four
    logged.add(table.drop_seat(3, "ann"))
    logged.add(table.drop_seat(2, "ann"))
    logged.add(table.begin("ann"))
    assert table.state.players == len(table.clocks.turns) == 2
    assert people(replayed(logged)) == ["ann", "ben"]
    refused("already-begun", lambda: table.add_seat("ann", OPEN))
    alone = lobby(HOST, OPEN).table
    refused("bad-players", lambda: alone.drop_seat(1, "ann"))


def test_chairs_change_places_with_their_people_and_invitations() -> None:
    logged = lobby(HOST, INVITED, OPEN)
    table = logged.table
    word = table.invitation(1, b"secret")
    logged.add(table.sit(2, "ben", "Ben", False))
    refused("seat-taken", lambda: table.swap(2, 0, "ben"))
    refused("not-your-seat", lambda: table.swap(1, 2, "ben"))
    logged.add(table.swap(2, 1, "ben"))  # to a free seat
    assert people(table) == ["ann", "ben", None]
    assert table.is_invited(2, word, b"secret")
    assert not table.is_invited(1, word, b"secret")
    assert not table.is_invited(9, word, b"secret")
    logged.add(table.swap(0, 1, "ann"))  # the host moves anybody
    assert people(table) == ["ben", "ann", None]
    assert people(replayed(logged)) == people(table)


def test_a_removed_person_comes_back_only_when_the_host_agrees() -> None:
    logged = lobby()
    table = logged.table
    logged.add(table.sit(1, "ben", "Ben", True))
    refused("host-only", lambda: table.remove("ann", "ben"))
    refused("host-stays", lambda: table.remove("ann", "ann"))
    refused("not-at-table", lambda: table.remove("cis", "ann"))
    logged.add(table.remove("ben", "ann"))
    assert people(table) == ["ann", None, None]
    refused("removed", lambda: table.sit(1, "ben", "Ben", True))
    refused("removed", lambda: table.say("ben", "Ben", "why?"))
    assert replayed(logged).removed == {"ben": "Ben"}
    readmitted = table.readmit("ben", "ann")
    assert readmitted is not None
    logged.add(readmitted)
    assert table.readmit("ben", "ann") is None
    logged.add(table.sit(1, "ben", "Ben", False))  # who had a seat needs no invitation again


def test_deleted_data_includes_the_name_of_a_removed_person() -> None:
    logged = lobby()
    logged.add(logged.table.sit(1, "ben", "Ben", True))
    logged.add(logged.table.remove("ben", "ann"))
    forgot = logged.table.forget("ben")
    assert forgot is not None
    logged.add(forgot)
    assert logged.table.removed == {}


def test_a_player_who_stands_up_can_sit_down_again() -> None:
    logged = lobby()
    table = logged.table
    refused("needs-invitation", lambda: table.sit(1, "ben", "Ben", False))
    logged.add(table.sit(1, "ben", "Ben", True))
    logged.add(table.stand(1, "ben"))
    logged.add(table.sit(2, "ben", "Ben", False))
    refused("needs-invitation", lambda: table.sit(1, "ben", "Ben", False))  # a second seat


def test_a_host_who_leaves_is_succeeded() -> None:
    logged = lobby(HOST, INVITED, OPEN)
    table = logged.table
    logged.add(table.stand(0, "ann"))
    assert table.host == "ann"  # nobody else is there: the way back is open
    logged.add(table.sit(0, "ann", "Ann", False))
    logged.add(table.sit(1, "ben", "Ben", True))
    logged.add(table.stand(0, "ann"))
    assert table.host == replayed(logged).host == "ben"
    assert table.seats[0].plan.kind == "invited"  # no seat waits for a host who has gone
    refused("host-only", lambda: table.begin("ann", "drop"))
    logged.add(table.sit(0, "ann", "Ann", False))
    logged.add(table.make_host("ann", "ben"))
    assert table.host == "ann"
    refused("not-at-table", lambda: table.make_host("cis", "ann"))


def test_an_absent_host_can_be_relieved() -> None:
    logged = lobby(HOST, OPEN)
    table = logged.table
    refused("not-seated", lambda: table.take_over("ben", HOST_AWAY))
    logged.add(table.sit(1, "ben", "Ben", False))
    refused("host-is-here", lambda: table.take_over("ben", None))
    refused("host-just-left", lambda: table.take_over("ben", HOST_AWAY - 1))
    logged.add(table.take_over("ben", HOST_AWAY))
    assert table.host == "ben"
    refused("host-is-here", lambda: table.take_over("ben", HOST_AWAY))


def test_a_game_begins_without_those_who_are_missing() -> None:
    logged = lobby(HOST, INVITED, INVITED, INVITED, clock=log.TimeControl(bank=60))
    table = logged.table
    refused("bad-players", lambda: table.begin("ann", "drop"))
    logged.add(table.sit(2, "cis", "Cis", True))
    refused("seats-free", lambda: table.begin("ann"))
    logged.add(table.begin("ann", "drop"))
    assert people(table) == ["ann", "cis"]
    assert table.clocks.all_left(0.0) == [60, 60]
    with_bots = lobby()
    refused("unknown-bot", lambda: with_bots.table.begin("ann", "bots", "deity"))
    with_bots.add(with_bots.table.begin("ann", "bots", "easy"))
    assert [seat.bot for seat in replayed(with_bots).seats] == [None, "easy", "easy"]
    rated = lobby(HOST, OPEN, rated=True).table
    refused("rated-people", lambda: rated.begin("ann", "bots"))


def test_a_table_that_has_not_begun_is_cleared_away() -> None:
    logged = lobby(HOST, OPEN)
    table = logged.table
    logged.add(table.sit(1, "ben", "Ben", False))
    refused("host-only", lambda: table.clear_away("ben"))
    logged.add(table.clear_away("ann"))
    assert (table.status, table.halt_code) == ("halted", "cleared-table")
    refused("halted", lambda: table.begin("ann"))
    begun = lobby(HOST, BOT)
    begun.add(begun.table.begin("ann"))
    refused("already-begun", lambda: begun.table.clear_away("ann"))


def test_renewed_invitations_make_earlier_ones_void() -> None:
    logged = lobby()
    table = logged.table
    word = table.invitation(1, b"secret")
    logged.add(table.reinvite("ann"))
    assert not table.is_invited(1, word, b"secret")
    assert table.is_invited(1, table.invitation(1, b"secret"), b"secret")


def test_names_at_a_table_are_distinct_and_follow_their_people() -> None:
    logged = lobby(HOST, HOST, INVITED, INVITED)
    table = logged.table
    logged.add(table.sit(1, "ann", "Ann", True, None, "ben"))  # somebody on Ann's device
    logged.add(table.sit(2, "b1", "Ben", True))
    logged.add(table.sit(3, "b2", "BEN", True))
    assert [seat.name for seat in table.seats] == ["Ann", "ben", "Ben 2", "BEN 3"]
    for person, name in (("ann", "Anna"), ("b1", "Bea")):
        renamed = table.rename(person, name)
        assert renamed is not None
        logged.add(renamed)
    assert table.rename("b1", "Bea") is None
    assert table.rename("dan", "Dan") is None
    logged.add(table.hand_over("ann", "captain", "Captain") or log.Began())
    assert [seat.name for seat in replayed(logged).seats] == ["Captain", "ben", "Bea", "BEN 3"]
    assert table.say("b2", "Ben", "hello").name == "BEN 3"


def test_a_log_does_not_grow_at_the_will_of_anybody() -> None:
    logged = lobby(HOST, OPEN)
    table = logged.table
    for number in range(RENAMES):
        renamed = table.rename("ann", f"Ann {number % 2}")
        assert renamed is not None
        logged.add(renamed)
    assert table.rename("ann", "Ann") is None
    while table.arranged < ARRANGED:
        logged.add(table.swap(0, 1, "ann"))
    refused("enough-arranged", lambda: table.swap(0, 1, "ann"))
    refused("enough-arranged", lambda: table.plan_seat(0, "ann", BOT))
    assert table.begin("ann", "bots")
    assert table.clear_away("ann")


def first_is(seat: int, *plans: log.SeatPlan) -> Logged:
    """A lobby of Octocube at which this seat is to begin, with Ann on the first one."""
    first = made(len(plans), "octocube", seats=list(plans))
    first = msgspec.structs.replace(first, options={"first": f"seat{seat}"})
    logged = Logged(first)
    logged.add(logged.table.sit(0, "ann", "Ann", False))
    return logged


def test_the_chosen_seat_begins_no_matter_who_sits_there() -> None:
    logged = first_is(1, HOST, OPEN, OPEN)
    table = logged.table
    logged.add(table.sit(1, "ben", "Ben", False))
    logged.add(table.sit(2, "cis", "Cis", False))
    logged.add(table.swap(1, 2, "ann"))
    logged.add(table.begin("ann"))
    assert table.seats[table.to_move()].person == "cis"
    assert table.state.setup.options["first"] == "seat1"
    assert replayed(logged).state.record() == table.state.record()


def test_if_the_seat_that_was_to_begin_is_gone_the_lot_decides() -> None:
    """Nobody can change the options in the lobby, so the game must be able to begin."""
    logged = first_is(2, HOST, OPEN, OPEN)
    table = logged.table
    logged.add(table.sit(1, "ben", "Ben", False))
    logged.add(table.begin("ann", "drop"))
    assert table.status == "playing"
    assert "first" not in table.state.setup.options
    assert table.state.chance.outcomes[-1].label == "first"
    assert replayed(logged).state.record() == table.state.record()
