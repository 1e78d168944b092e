"""Rematches: the same people and bots at a new table (rematch_seats.py)."""

import contextlib
import hashlib
import hmac

from tidetable import games
from tidetable.server.database import Conflict
from tidetable.server.ratings import shown_rating
from tidetable.server.rematch_seats import Rematch, arrange, is_coming, sit_anywhere, sit_down
from tidetable.server.services import Services
from tidetable.server.summaries import new_made
from tidetable.table import entries as log
from tidetable.table.state import fitting
from tidetable.table.table import Table


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
