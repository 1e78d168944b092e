"""Tables of a tournament: the server seats people and begins; nobody else arranges anything."""

from collections.abc import Callable

import pytest

from tests.table.test_table import Logged, made, refused
from tidetable.table import entries as log
from tidetable.table.table import Table

INVITED = log.SeatPlan("invited")


def seated(begun: bool = False) -> Logged:
    """Ann, the host of the tournament, and Ben sit at a table that the server has created."""
    logged = Logged(made(2, seats=[INVITED, INVITED], tournament="cup"))
    for seat, name in enumerate(("Ann", "Ben")):
        logged.add(log.Sat(seat, name.lower(), name))
    if begun:
        logged.add(log.Began())
    return logged


COMMANDS: list[Callable[[Table], object]] = [
    lambda table: table.begin("ann", "bots"),
    lambda table: table.stand(1, "ben"),
    lambda table: table.sit(1, "cleo", "Cleo", True),
    lambda table: table.swap(0, 1, "ann"),
    lambda table: table.take_over("ben", 1000.0),
    lambda table: table.remove("ben", "ann"),
    lambda table: table.make_host("ben", "ann"),
    lambda table: table.plan_seat(1, "ann", log.SeatPlan("bot", "easy")),
    lambda table: table.add_seat("ann", INVITED),
    lambda table: table.drop_seat(1, "ann"),
    lambda table: table.reinvite("ann"),
    lambda table: table.set_listed("ann", True),
    lambda table: table.clear_away("ann"),
]


@pytest.mark.parametrize("number", range(len(COMMANDS)))
def test_before_the_game_nobody_changes_anything(number: int) -> None:
    refused("tournament-table", lambda: COMMANDS[number](seated().table))


def test_there_are_no_hints() -> None:
    table = seated(begun=True).table
    mover = table.seats[table.to_move()].person
    refused("no-tournament-hints", lambda: table.hintable(mover or ""))


def test_during_the_game_everything_is_as_at_other_tables() -> None:
    logged = seated(begun=True)
    logged.add(logged.table.stand(1, "ben"))
    assert logged.table.seats[1].away
    logged.add(logged.table.resign(0, "ann"))
    assert (logged.table.status, logged.table.winners()) == ("over", [1])
