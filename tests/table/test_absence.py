"""People who are to move and not there: when a bot may play for them, and how they return."""

from typing import Any

import pytest

from tests.table.test_table import PEOPLE, begun, refused
from tidetable.table import entries as log
from tidetable.table.absence import SETTLED, Absences
from tidetable.table.state import PATIENCE, RATED_PATIENCE
from tidetable.table.table import Table

ALL = frozenset(PEOPLE)


class Watched:
    """A table without a clock, and who is connected to it."""

    def __init__(self, players: int = 3, **plans: object) -> None:
        self.logged = begun(players, **plans)
        self.now = 1000.0
        self.absences = Absences(self.table)
        self.connected: set[str] = set(PEOPLE[:players])
        self.follow()

    @property
    def table(self) -> Table:
        return self.logged.table

    @property
    def mover(self) -> int:
        return self.table.to_move()

    def follow(self) -> None:
        self.absences.follow(self.connected, self.now)

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def goes(self, seat: int) -> None:
        self.connected.discard(PEOPLE[seat])
        self.follow()

    def comes(self, seat: int) -> None:
        self.connected.add(PEOPLE[seat])
        self.follow()

    def left(self, seat: int) -> float | None:
        self.follow()
        return self.absences.left(seat, self.now)

    def stand_in(self, seat: int, by: int, once: bool = False) -> log.StoodIn:
        return self.table.stand_in(seat, PEOPLE[by], once, self.left(seat))

    def add(self, entry: log.AnyEntry) -> None:
        self.logged.add(entry)
        self.follow()

    def bot_turn(self) -> int:
        """The bot of the seat to move decides until it is another seat's turn."""
        seat = self.mover
        while self.mover == seat:
            assert self.table.seats[seat].bot is not None
            self.add(log.Moved(seat, self.table.state.actions()[0]))
        return seat

    def turn(self) -> int:
        seat = self.logged.turn()
        self.follow()
        return seat


def test_a_bot_may_play_for_somebody_who_has_been_away_for_a_while() -> None:
    at = Watched()
    seat, other = at.mover, (at.mover + 1) % 3
    assert at.left(seat) is None
    refused("not-away", lambda: at.stand_in(seat, other))
    at.goes(seat)
    assert at.left(seat) == PATIENCE
    at.wait(PATIENCE - 1)
    refused("away-a-moment", lambda: at.stand_in(seat, other))
    at.wait(1)
    assert at.left(seat) == 0
    refused("not-seated", lambda: at.table.stand_in(seat, "eve", False, 0.0))
    entry = at.stand_in(seat, other)
    assert entry == log.StoodIn(seat, "normal", by=other, absent=True)
    at.add(entry)
    refused("seat-taken", lambda: at.stand_in(seat, other))
    at.bot_turn()
    assert at.table.seats[seat].bot == "normal"


def test_nobody_else_can_be_replaced_than_the_one_to_move() -> None:
    at = Watched()
    waiting = (at.mover + 1) % 3
    at.goes(waiting)
    at.wait(10 * PATIENCE)
    assert at.left(waiting) is None
    refused("not-away", lambda: at.stand_in(waiting, at.mover))
    # Time that was not their turn does not count against them.
    at.turn()
    assert at.mover == waiting
    assert at.left(waiting) == PATIENCE


def test_a_bot_for_one_turn() -> None:
    at = Watched()
    seat, other = at.mover, (at.mover + 1) % 3
    at.goes(seat)
    at.wait(PATIENCE)
    at.add(at.stand_in(seat, other, once=True))
    at.bot_turn()
    assert at.table.seats[seat].bot is None
    at.turn()
    at.turn()
    # Still not there: the others need not wait as long again.
    assert at.mover == seat
    assert at.left(seat) == SETTLED
    at.wait(SETTLED)
    at.add(at.stand_in(seat, other, once=True))


def test_a_player_who_connects_again_has_the_seat_at_once() -> None:
    at = Watched()
    seat, other = at.mover, (at.mover + 1) % 3
    at.goes(seat)
    at.wait(PATIENCE)
    at.add(at.stand_in(seat, other))
    assert at.table.welcome(at.connected, at.now) is None
    at.comes(seat)
    back = at.table.welcome(at.connected, at.now)
    assert back == log.CameBack(seat)
    at.add(back)
    assert at.table.seats[seat].present
    assert at.table.welcome(at.connected, at.now) is None
    at.turn()


def test_a_bot_of_somebody_who_left_stays_until_they_want_to_play() -> None:
    at = Watched()
    seat, other = at.mover, (at.mover + 1) % 3
    at.add(at.table.stand(seat, PEOPLE[seat]))
    assert at.left(seat) == 0  # no need to wait for somebody who said so
    at.add(at.stand_in(seat, other))
    assert at.table.welcome(ALL, at.now) is None
    at.add(at.table.come_back(seat, PEOPLE[seat], at.now))


def test_somebody_who_left_can_be_replaced_for_one_turn() -> None:
    at = Watched()
    seat, other = at.mover, (at.mover + 1) % 3
    at.add(at.table.stand(seat, PEOPLE[seat]))
    at.add(at.stand_in(seat, other, once=True))
    at.bot_turn()
    assert (at.table.seats[seat].bot, at.table.seats[seat].away) == (None, True)


def test_short_visits_do_not_start_the_wait_again() -> None:
    at = Watched()
    seat = at.mover
    for _ in range(10):
        at.goes(seat)
        at.wait(PATIENCE / 10)
        at.comes(seat)
        at.wait(SETTLED / 2)
    at.goes(seat)
    assert at.left(seat) == 0
    at.add(at.stand_in(seat, (seat + 1) % 3))


def test_time_at_the_table_is_not_counted_and_a_move_starts_anew() -> None:
    at = Watched()
    seat = at.mover
    at.goes(seat)
    at.wait(PATIENCE - 10)
    at.comes(seat)
    at.wait(1000)
    assert at.left(seat) is None
    at.goes(seat)
    assert at.left(seat) == 10
    at.wait(10)
    assert at.left(seat) == 0
    at.comes(seat)
    at.wait(100)
    at.goes(seat)
    assert at.left(seat) == SETTLED  # a page that is loaded again is not an absence
    at.comes(seat)
    at.turn()
    at.turn()
    at.turn()
    at.goes(seat)
    assert at.left(seat) == PATIENCE


@pytest.mark.parametrize(
    ("plans", "patience"),
    [
        ({"patience": 10.0}, 10.0),
        ({"clock": log.TimeControl(per_move=60)}, None),
        ({"clock": log.TimeControl(per_move=60), "patience": 10.0}, 10.0),
    ],
)
def test_the_host_chooses_how_long_to_wait(plans: dict[str, Any], patience: float) -> None:
    at = Watched(**plans)
    seat = at.mover
    at.goes(seat)
    assert at.left(seat) == patience


def test_the_host_chooses_the_bot_and_nobody_else() -> None:
    at = Watched(stand_in="easy")
    seat = at.mover
    at.goes(seat)
    at.wait(PATIENCE)
    assert at.stand_in(seat, (seat + 1) % 3).bot == "easy"
    at.add(at.table.resign(seat, PEOPLE[seat]))
    assert at.table.seats[seat].bot == "easy"


def test_in_a_rated_game_the_wait_is_longer_and_the_bot_is_no_weapon() -> None:
    at = Watched(stand_in="random", patience=5.0, rated=True)
    seat, other = at.mover, (at.mover + 1) % 3
    at.goes(seat)
    assert at.left(seat) == RATED_PATIENCE
    at.wait(RATED_PATIENCE)
    assert at.stand_in(seat, other).bot == "master"
    assert Watched(stand_in="expert", rated=True).table.stand_in_level == "expert"
    assert Watched(patience=900.0, rated=True).table.patience == 900
    assert Watched(clock=log.TimeControl(per_move=60), rated=True).table.patience is None
    at.add(at.table.resign(seat, PEOPLE[seat]))
    assert at.table.seats[seat].bot == "master"


def test_nobody_is_taken_for_absent_while_it_is_not_known_who_is_here() -> None:
    at = Watched()
    seat = at.mover
    at.absences.follow(None, at.now)
    at.wait(PATIENCE * 2)
    at.absences.follow(None, at.now)
    assert at.absences.left(seat, at.now) is None
    at.goes(seat)
    assert at.left(seat) == PATIENCE


def test_a_return_waits_until_the_bot_has_made_a_late_decision() -> None:
    at = Watched(clock=log.TimeControl(per_move=60), patience=10.0)
    seat, other = at.mover, (at.mover + 1) % 3
    at.now = at.logged.at
    at.goes(seat)
    at.wait(10)
    at.logged.at = at.now
    at.add(at.stand_in(seat, other))
    at.comes(seat)
    assert at.table.welcome(at.connected, at.now) == log.CameBack(seat)
    at.wait(100)
    assert at.table.welcome(at.connected, at.now) is None
    at.logged.at = at.now
    at.bot_turn()
    assert at.table.welcome(at.connected, at.now) == log.CameBack(seat)


def test_older_logs_replay() -> None:
    raw = b'{"entry":"stood-in","seat":1,"bot":"random"}'
    entry = log.decoder.decode(raw)
    assert entry == log.StoodIn(1, "random")
    logged = begun(3)
    logged.add(log.Stood(1))
    logged.add(entry)
    assert logged.table.seats[1].bot == "random"
