"""Choosing a creature or a colour before the game: apart from the seat, and no two the same."""

from typing import cast

from tests.table.test_lobby import BOT, HOST, INVITED, OPEN, lobby, replayed
from tests.table.test_table import Logged, begun, made, refused
from tidetable.server.summaries import new_made, summary
from tidetable.table import entries as log
from tidetable.table.lobby import CHOICES
from tidetable.table.table import Table


def friends() -> Logged:
    """Ann, Ben and a bot."""
    logged = lobby(HOST, OPEN, BOT, name="poseidon")
    logged.add(logged.table.sit(1, "ben", "Ben", False))
    return logged


def choose(logged: Logged, seat: int, person: str, sign: str) -> None:
    entry = logged.table.choose_sign(seat, person, sign)
    assert entry is not None
    logged.add(entry)


def options_of(table: Table) -> dict[str, str]:
    """Of its record."""
    return cast(dict[str, str], table.record()["options"])


def test_everybody_chooses_for_themselves_and_the_host_for_bots() -> None:
    logged = friends()
    table = logged.table
    assert table.signs() == ["octopus", "fish", "starfish"]
    choose(logged, 1, "ben", "clam")
    choose(logged, 2, "ann", "fish")
    assert table.signs() == ["octopus", "clam", "fish"]
    refused("not-your-seat", lambda: table.choose_sign(1, "ann", "starfish"))
    refused("not-your-seat", lambda: table.choose_sign(2, "ben", "starfish"))
    refused("not-your-seat", lambda: table.choose_sign(0, "eve", "starfish"))
    refused("bad-sign", lambda: table.choose_sign(0, "ann", "whale"))
    refused("no-such-seat", lambda: table.choose_sign(3, "ann", "clam"))


def test_no_two_have_the_same() -> None:
    logged = friends()
    table = logged.table
    choose(logged, 1, "ben", "octopus")  # Ann has not chosen: she makes room
    assert table.signs() == ["fish", "octopus", "starfish"]
    refused("sign-taken", lambda: table.choose_sign(0, "ann", "octopus"))
    assert table.choose_sign(1, "ben", "octopus") is None
    choose(logged, 0, "ann", "fish")
    refused("sign-taken", lambda: table.choose_sign(1, "ben", "fish"))


def test_a_choice_goes_with_the_person_and_ends_when_they_leave() -> None:
    logged = friends()
    table = logged.table
    choose(logged, 1, "ben", "clam")
    logged.add(table.swap(0, 1, "ann"))
    assert table.signs() == ["clam", "fish", "starfish"]
    logged.add(table.stand(0, "ben"))
    logged.add(table.sit(0, "cis", "Cis", False))
    assert table.signs() == ["octopus", "fish", "starfish"]
    choose(logged, 0, "cis", "clam")
    logged.add(table.remove("cis", "ann"))
    assert table.signs()[0] == "octopus"
    choose(logged, 2, "ann", "clam")
    logged.add(table.plan_seat(2, "ann", log.SeatPlan("bot", "hard")))
    assert table.signs()[2] == "clam"  # only its level has changed


def test_the_game_is_played_with_them_and_the_log_keeps_them() -> None:
    logged = friends()
    table = logged.table
    choose(logged, 0, "ann", "starfish")
    choose(logged, 2, "ann", "octopus")
    logged.add(table.begin("ann"))
    for one in (table, replayed(logged)):
        assert one.signs() == ["starfish", "fish", "octopus"]
        seats = cast(list[dict[str, str]], one.state.view(0)["seats"])
        assert [seat["creature"] for seat in seats] == ["starfish", "fish", "octopus"]
        assert options_of(one)["signs"] == "starfish,fish,octopus"
        assert [seat.sign for seat in summary(one).seats] == one.signs()
        assert "signs" not in summary(one).options
    refused("already-begun", lambda: table.choose_sign(0, "ann", "clam"))


def test_a_dropped_seat_leaves_the_others_what_they_have_chosen() -> None:
    logged = lobby(HOST, INVITED, BOT, name="octocube")
    choose(logged, 2, "ann", "red")
    choose(logged, 0, "ann", "yellow")
    logged.add(logged.table.begin("ann", "drop"))
    assert logged.table.signs() == ["yellow", "red"]


def test_a_log_from_before_has_the_usual_signs() -> None:
    logged = begun(2, name="poseidon")
    assert logged.table.signs() == ["octopus", "fish"]
    assert "signs" not in options_of(logged.table)


def test_a_table_is_made_with_chosen_signs() -> None:
    plans = [log.SeatPlan("host", None, "clam"), log.SeatPlan("bot", "easy")]
    first = new_made("poseidon", 2, "ann", plans, {})
    assert log.decoder.decode(log.encoder.encode(first)) == first
    assert b"sign" not in log.encoder.encode(log.SeatPlan("open"))  # as older servers know it
    logged = Logged(first)
    logged.add(logged.table.sit(0, "ann", "Ann", False))
    assert logged.table.signs() == ["clam", "fish"]
    twice = [log.SeatPlan("host", None, "clam"), log.SeatPlan("bot", "easy", "clam")]
    refused("bad-sign", lambda: new_made("poseidon", 2, "ann", twice, {}))
    whale = [log.SeatPlan("host", None, "whale"), BOT]
    refused("bad-sign", lambda: new_made("poseidon", 2, "ann", whale, {}))


def test_a_game_without_signs_has_none_to_choose() -> None:
    logged = lobby(HOST, BOT)
    assert logged.table.signs() == []
    refused("bad-sign", lambda: logged.table.choose_sign(0, "ann", "south"))
    assert [seat.sign for seat in summary(logged.table).seats] == [None, None]


def test_a_game_that_continues_another_keeps_its_signs() -> None:
    past = begun(2, name="poseidon", options={"signs": "clam,fish"}).table.record()
    logged = Logged(made(2, "poseidon", past=past))
    logged.add(logged.table.sit(0, "ann", "Ann", False))
    refused("seats-fixed", lambda: logged.table.choose_sign(0, "ann", "octopus"))
    logged.add(logged.table.sit(1, "ben", "Ben", False))
    logged.add(logged.table.begin("ann"))
    assert logged.table.signs() == ["clam", "fish"]


def test_nobody_fills_the_log_by_choosing() -> None:
    logged = friends()
    for turn in range(CHOICES):
        choose(logged, 1, "ben", ["clam", "starfish"][turn % 2])
    refused("enough-arranged", lambda: logged.table.choose_sign(1, "ben", "octopus"))
    choose(logged, 0, "ann", "fish")  # the others still may
