"""Who sits where in a rematch: everyone one seat further.

A friend who is not there need not keep the others from playing: the seat stays free, a bot plays
it, or the game is played without it.
"""

from typing import Literal, NamedTuple

import msgspec
from msgspec import UNSET

from tidetable import games
from tidetable.server.plans import Plan
from tidetable.table import entries as log
from tidetable.table.table import Seat, Table

Missing = Literal["seat", "open", "bot", "drop"]


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """What becomes of the seats of people who are not connected: taken by them all the same, free
    for anybody, played by a bot, or left out."""

    missing: Missing = "seat"


class Chair(NamedTuple):
    """A seat of the new table."""

    plan: log.SeatPlan
    old: Seat | None  # whose person sits down on it


def is_coming(person: str, old: Table, present: set[str], wish: Rematch) -> bool:
    """Whether somebody of the old table gets a seat at the new one."""
    return bool(old.seats_of(person)) and (wish.missing == "seat" or person in present)


def arrange(old: Table, host: str, present: set[str], missing: Missing) -> list[Chair]:
    """The seats of the new table, everyone one further, with the creature or colour that they have
    chosen."""
    chairs: list[Chair] = []
    game = games.get(old.made.game)
    known = game.signs(game.data)
    for seat in old.seats:
        sign = seat.sign if seat.sign in known else None
        plan = msgspec.structs.replace(seat.plan, sign=sign or UNSET)
        stays = seat.person is not None and not seat.away
        if seat.person is None or missing == "seat" or (stays and seat.person in present):
            if plan.kind == "host" and seat.person != host:
                # Only the host may take a seat of that kind.
                plan = log.SeatPlan("invited", sign=sign or UNSET)
            chairs.append(Chair(plan, seat if stays else None))
        elif missing == "open":
            chairs.append(Chair(log.SeatPlan("open"), None))
        elif missing == "bot":
            chairs.append(Chair(log.SeatPlan("bot", old.made.stand_in), None))
    return chairs[-1:] + chairs[:-1]


def sit_down(to: int, old: Seat, ratings: dict[str | None, int | None]) -> Plan:
    """Take a seat, unless that was done before."""

    def plan(table: Table) -> log.Sat | None:
        assert old.person is not None
        several = old.companion or table.current_id(old.person) == table.host  # on one device
        if table.status != "open" or table.seats[to].taken:
            return None
        if table.seats_of(old.person) and not several:
            return None
        own = old.name if old.companion else None
        return table.sit(to, old.person, old.name or "", True, ratings.get(old.person), own)

    return plan


def sit_anywhere(old: Seat, ratings: dict[str | None, int | None]) -> Plan:
    """Take the first free seat, if the person has none: somebody who was missing comes later."""

    def plan(table: Table) -> log.Sat | None:
        assert old.person is not None
        kinds = ("open", "invited")
        free = [n for n, one in enumerate(table.seats) if not one.taken and one.plan.kind in kinds]
        if table.status != "open" or table.seats_of(old.person) or not free:
            return None
        return table.sit(free[0], old.person, old.name or "", True, ratings.get(old.person))

    return plan
