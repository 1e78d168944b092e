"""Tournaments: who may do what, what happens by itself, and who leads."""

from collections.abc import Callable

import pytest

from tests.tournament.played import Played
from tidetable.tournament import entries as log
from tidetable.tournament.standings import GAME, Outcome, standings
from tidetable.tournament.tournament import HOST_AWAY, MOST, OFTEN, WAITS, TournamentError


def refused(code: str, command: Callable[[], object]) -> None:
    with pytest.raises(TournamentError) as error:
        command()
    assert error.value.code == code


# -- joining -------------------------------------------------------------------------------------


def test_people_join_and_withdraw_before_it_begins() -> None:
    played = Played(2)
    tournament = played.tournament
    assert tournament.join("p0") is None
    played.add(tournament.withdraw("p0"))
    assert tournament.withdraw("p0") is None
    refused("not-in-tournament", lambda: tournament.withdraw("stranger"))
    refused("too-few-entrants", lambda: tournament.begin("host"))
    played.add(tournament.join("p0"))
    assert [player.id for player in tournament.active()] == ["p0", "p1"]
    refused("not-the-host", lambda: tournament.begin("p0"))


def test_a_log_does_not_grow_at_the_will_of_one_person() -> None:
    played = Played(1)
    for _ in range(OFTEN - 1):
        played.add(played.tournament.withdraw("p0"))
        played.add(played.tournament.join("p0"))
    played.add(played.tournament.withdraw("p0"))
    refused("enough-changes", lambda: played.tournament.join("p0"))


def test_a_full_tournament_admits_nobody() -> None:
    refused("tournament-full", lambda: Played(MOST).tournament.join("late"))


def test_late_people_play_from_the_second_round_on() -> None:
    played = Played(4).begin()
    played.next_round()
    played.add(played.tournament.join("late"))
    finish_round(played)
    played.next_round()
    last = played.tournament.rounds[-1]
    assert "late" in {*last.byes, *(one for table in last.tables for one in table.people)}
    refused("tournament-begun", lambda: played.tournament.join("later"))
    early = Played(4, late=False).begin()
    refused("tournament-begun", lambda: early.tournament.join("late"))


def test_the_host_removes_somebody_who_still_plays_the_game_at_hand() -> None:
    played = Played(4).begin()
    played.next_round()
    table = played.tournament.rounds[0].tables[0]
    one = table.people[0]
    refused("not-the-host", lambda: played.tournament.remove(one, "p1"))
    played.add(played.tournament.remove(one, "host"))
    assert played.tournament.given_up(table) == []
    refused("removed-from-tournament", lambda: played.tournament.join(one))
    finish_round(played)
    played.next_round()
    last = played.tournament.rounds[-1]
    assert one not in {*last.byes, *(who for each in last.tables for who in each.people)}


# -- hosts ---------------------------------------------------------------------------------------


def test_a_host_who_is_gone_is_succeeded() -> None:
    played = Played(2)
    tournament = played.tournament
    refused("not-in-tournament", lambda: tournament.take_over("stranger", 1e9))
    refused("tournament-host-left", lambda: tournament.take_over("p0", HOST_AWAY - 1))
    played.add(tournament.take_over("p0", HOST_AWAY))
    refused("tournament-host-here", lambda: tournament.take_over("p0", 1e9))
    refused("not-in-tournament", lambda: tournament.make_host("stranger", "p0"))
    played.add(tournament.make_host("p1", "p0"))
    assert tournament.host == "p1"


def test_rounds_continue_without_the_host() -> None:
    for pause, wait in ((30.0, 30.0), (None, WAITS)):
        played = Played(4, pause=pause).begin()
        played.next_round()
        finish_round(played)
        over = played.now
        assert played.tournament.next_at() == over + wait
        assert played.tournament.advance(over + wait - 1, "s", str) is None
        assert isinstance(played.tournament.advance(over + wait, "s", lambda: "x"), log.Paired)


def test_the_host_calls_the_next_round_once() -> None:
    played = Played(4, pause=None).begin()
    played.next_round()
    refused("round-not-over", lambda: played.tournament.call("host", 2))
    finish_round(played)
    assert played.tournament.call("host", 1) is None  # a click that comes too late
    played.add(played.tournament.call("host", 2))
    assert played.tournament.call("host", 2) is None
    assert isinstance(played.tournament.advance(played.now, "s", lambda: "x"), log.Paired)


def test_a_cancelled_tournament_takes_no_results() -> None:
    played = Played(2).begin()
    played.next_round()
    played.create_tables()
    table = played.tournament.rounds[0].tables[0]
    played.add(played.tournament.cancel("host"))
    assert played.tournament.report(table.id, [1, 2], False) is None
    assert played.tournament.come(table.id, "p0") is None
    refused("tournament-over", lambda: played.tournament.cancel("host"))


# -- rounds --------------------------------------------------------------------------------------


def test_somebody_who_does_not_come_loses_by_forfeit() -> None:
    played = Played(2, no_show=300.0).begin()
    played.next_round()
    table = played.tournament.rounds[0].tables[0]
    assert not played.tournament.may_start(table)
    played.create_tables()
    there, absent = table.people
    played.add(played.tournament.come(table.id, there))
    assert played.tournament.come(table.id, there) is None
    assert played.tournament.miss(table.id, played.now + 299) is None
    played.add(played.tournament.miss(table.id, played.now + 300))
    assert played.tournament.miss(table.id, played.now + 300) is None
    assert played.tournament.may_start(table)
    assert played.tournament.given_up(table) == [absent]
    assert played.tournament.come(table.id, absent) is None  # too late
    played.add(played.tournament.start(table.id))
    played.add(played.tournament.report(table.id, [1, 2], False))
    assert played.tournament.report(table.id, [2, 1], False) is None  # exactly once
    points = {one.person: one.points for one in played.tournament.standings()}
    assert points == {there: GAME, absent: 0}


def test_nobody_waits_for_somebody_who_has_withdrawn() -> None:
    played = Played(2).begin()
    played.next_round()
    played.create_tables()
    table = played.tournament.rounds[0].tables[0]
    there, gone = table.people
    played.add(played.tournament.withdraw(gone))
    assert not played.tournament.may_start(table)
    played.add(played.tournament.come(table.id, there))
    assert played.tournament.may_start(table)
    assert played.tournament.given_up(table) == [gone]


def test_the_host_decides_a_game_that_takes_too_long_but_not_an_own_one() -> None:
    played = Played(4, limit=600.0)
    played.add(played.tournament.make_host("p0", "host"))
    played.add(played.tournament.begin("p0"))
    played.next_round()
    played.create_tables()
    tournament = played.tournament
    own = next(one for one in tournament.rounds[0].tables if "p0" in one.people)
    other = next(one for one in tournament.rounds[0].tables if "p0" not in one.people)
    for table in (own, other):
        played.add(tournament.start(table.id))
    late = played.now + 600
    refused("own-game", lambda: tournament.decide(own.id, "p0", "p0", late, False))
    refused("decide-too-early", lambda: tournament.decide(other.id, None, "p0", late - 1, False))
    refused("not-in-tournament", lambda: tournament.decide(other.id, "p0", "p0", late, False))
    played.add(tournament.decide(other.id, other.people[1], "p0", late, False))
    assert other.outcome is not None
    assert [other.outcome.points(seat) for seat in (0, 1)] == [0, GAME]
    refused("game-decided", lambda: tournament.decide(other.id, None, "p0", late, False))


def test_it_ends_when_too_few_are_left() -> None:
    played = Played(2, rounds=5).begin()
    played.next_round()
    finish_round(played)
    played.add(played.tournament.withdraw("p0"))
    assert not played.next_round()
    assert played.tournament.status == "finished"


def test_a_guest_who_logs_in_plays_on() -> None:
    played = Played(3)
    tournament = played.tournament
    played.add(tournament.hand_over("p0", "account"))
    assert tournament.hand_over("p0", "account") is None
    assert tournament.join("account") is None
    assert tournament.player("account") is tournament.players["p0"]
    played.add(tournament.hand_over("p1", "p2"))  # both had joined: one of them withdraws
    assert [player.id for player in tournament.active()] == ["p0", "p2"]


# -- standings -----------------------------------------------------------------------------------


def test_points_of_a_game() -> None:
    def points(places: list[int], **more: bool) -> list[int]:
        people = [f"p{n}" for n in range(len(places))]
        game = Outcome(people, places, frozenset(), **more)
        return [game.points(seat) for seat in range(len(places))]

    assert points([1, 2]) == [12, 0]
    assert points([1, 1]) == [6, 6]
    assert points([2, 1], nobody=True) == [0, 0]  # Kadora: the virtual player was best
    assert points([1, 2, 3]) == [12, 6, 0]
    assert points([1, 2, 2]) == [12, 3, 3]
    assert points([4, 1, 2, 3]) == [0, 12, 8, 4]
    assert points([1, 1, 1, 1]) == [6, 6, 6, 6]
    absent = Outcome(["a", "b", "c"], [1, 2, 3], frozenset({"a"}))
    assert [absent.points(seat) for seat in range(3)] == [0, 12, 6]


def test_ties_are_broken_by_opponents_then_by_the_direct_game_then_by_wins() -> None:
    games = [
        Outcome(["a", "c"], [1, 2]),
        Outcome(["b", "d"], [1, 2]),
        Outcome(["a", "d"], [1, 2]),
        Outcome(["b", "c"], [1, 2]),
        Outcome(["c", "d"], [1, 2]),
    ]
    table = standings(["d", "c", "b", "a"], games, [])
    # c has a point more than d, so who has met both is equal: a and b share the first place.
    assert [(one.person, one.place) for one in table] == [("b", 1), ("a", 1), ("c", 3), ("d", 4)]
    table = standings(["a", "b", "c", "d"], [*games, Outcome(["b", "a"], [1, 2])], [])
    assert [one.person for one in table] == ["b", "a", "c", "d"]
    halves = [Outcome(["a", "b"], [1, 1]), Outcome(["c", "d"], [1, 2])]
    by_wins = standings(["a", "b", "c", "d"], halves, ["d"])
    assert [one.person for one in by_wins][:2] == ["c", "d"]
    stronger = standings(["a", "b", "c", "d"], [games[0], games[1]], ["c"])
    assert [one.person for one in stronger] == ["a", "c", "b", "d"]


def finish_round(played: Played) -> None:
    played.create_tables()
    for table in played.tournament.rounds[-1].tables:
        played.add(played.tournament.start(table.id))
        places = list(range(1, len(table.people) + 1))
        played.add(played.tournament.report(table.id, places, False))
