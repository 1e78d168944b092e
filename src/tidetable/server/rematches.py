"""Rematches: the same people and bots at a new table, each one seat further.

A friend who is not there need not keep the others from playing: the seat stays free, a bot plays
it, or the game is played without it.
"""

import contextlib
import hashlib
import hmac
from typing import Literal, NamedTuple

import msgspec
from msgspec import UNSET

from tidetable import games
from tidetable.server.commands import Plan
from tidetable.server.database import Conflict
from tidetable.server.ratings import shown_rating
from tidetable.server.services import Services
from tidetable.server.summaries import new_made
from tidetable.table import entries as log
from tidetable.table.state import fitting
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


async def rematch(services: Services, old: Table, asking: str, wish: Rematch) -> Table:
    """The rematch of a finished game. Its id is derived from the old table's, so that people who
    ask at once get the same table; the first of them decides what becomes of free seats."""
    made = old.made
    here = services.registry.people(await services.registry.get(old.id)) | {asking}
    present = {old.current_id(person) for person in here}
    host = old.host if is_coming(old.host, old, present, wish) else old.current_id(asking)
    chairs = arrange(old, host, present, wish.missing)
    listed = old.listed and await services.listing.has_place(services.store, host)
    fresh = new_made(
        made.game,
        len(chairs),
        host,
        [chair.plan for chair in chairs],
        fitting(games.get(made.game), made.options, len(chairs)),
        listed=listed,
        spectators=made.spectators,
        rated=made.rated,
        clock=made.clock,
        patience=made.patience,
        stand_in=made.stand_in,
        rating_low=made.rating_low,
        rating_high=made.rating_high,
        before=old.id,
    )
    name = f"again/{old.id}".encode()
    table_id = hmac.new(services.secret, name, hashlib.sha256).hexdigest()[:16]
    # Another request, perhaps before a crash, created it: continue with that table.
    with contextlib.suppress(Conflict):
        await services.registry.create(fresh, table_id)
    table = (await services.registry.get(table_id)).table
    ratings = await shown_ratings(services, old)
    if table.made.seats == fresh.seats:
        for number, (_, seat) in enumerate(chairs):
            if seat is not None:
                await services.commands.run(table_id, sit_down(number, seat, ratings))
    own = next(seat for seat in old.seats if seat.person == old.current_id(asking))
    await services.commands.run(table_id, sit_anywhere(own, ratings))
    await services.commands.run(
        old.id, lambda table: None if table.rematch else log.Again(table_id)
    )
    return (await services.registry.get(table_id)).table


async def shown_ratings(services: Services, old: Table) -> dict[str | None, int | None]:
    """The ratings of the people of a rated table as they are now, after its game."""
    database, game = services.store.database, old.made.game
    people = {seat.person for seat in old.seats if seat.person is not None and old.made.rated}
    return {person: await shown_rating(database, person, game) for person in people}


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
