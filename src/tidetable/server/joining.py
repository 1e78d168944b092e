"""HTTP handlers for getting together: the code and the invitations of a table, sit down, begin.
What the host arranges besides goes over the WebSocket (plans.py)."""

import contextlib
from typing import Any

from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler

from tidetable.server.bot_tables import check_room, has_bots
from tidetable.server.limits import address_of, costs
from tidetable.server.messages import Summary
from tidetable.server.names import clean
from tidetable.server.people_store import Person
from tidetable.server.ratings import shown_rating
from tidetable.server.requests import Beginning, Invitations, Leaving, Listing, Removed, Sitting
from tidetable.server.services import Services
from tidetable.server.summaries import summary
from tidetable.server.table_invitations import may_let_in
from tidetable.table import entries as log
from tidetable.table.table import Table, TableError


async def sit_down(
    services: Services,
    table_id: str,
    seat: int,
    person: Person,
    invited: bool,
    companion: str | None = None,
) -> Table:
    made = (await services.registry.get(table_id)).table.made
    database = services.store.database
    rating = await shown_rating(database, person.id, made.game) if made.rated else None
    return await services.commands.run(
        table_id,
        lambda table: table.sit(seat, person.id, person.name, invited, rating, companion),
    )


def routes(services: Services) -> list[HTTPRouteHandler]:
    authenticated = services.authenticated

    @get("/api/codes/{code:str}", opt=costs(3))
    async def coded_table(request: Request[Any, Any, Any], code: str) -> Summary:
        """The table with this code."""
        table_id = await services.codes.table(code, address_of(request.scope))
        if table_id is None:
            raise TableError("no-such-code")
        return summary((await services.registry.get(table_id)).table)

    @get("/api/tables/{table_id:str}/invitations")
    async def invitations(request: Request[Any, Any, Any], table_id: str) -> Invitations:
        """The code of a table, and what else lets people in. The host gets it, and those whom
        somebody has let in, but not strangers from the public list: they could fill the table."""
        person = await authenticated(request)
        table = (await services.registry.get(table_id)).table
        hosts = table.current_id(person.id) == table.host
        if not may_let_in(table, person.id):
            raise TableError("host-only" if table.seats_of(person.id) else "not-seated")
        if table.status not in ("open", "playing"):
            raise table.halted or TableError("game-over")
        code = await services.codes.of(table.id)
        if not hosts:
            return Invitations(code, {}, [])
        words = {
            str(seat): table.invitation(seat, services.secret)
            for seat in table.free_seats()
            if table.seats[seat].plan.kind == "invited"
        }
        return Invitations(code, words, [Removed(*one) for one in table.removed.items()])

    @post("/api/tables/{table_id:str}/sit")
    async def sit(request: Request[Any, Any, Any], table_id: str, data: Sitting) -> Summary:
        person = await authenticated(request)
        companion = None if data.name is None else clean(data.name)
        if companion is not None:
            services.mutes.check(person.id)
        table = (await services.registry.get(table_id)).table
        seat, invited = data.seat, False
        if data.invitation is not None:
            seat, invited = await opened(request, table, seat, data.invitation)
        invited = invited or await services.table_invitations.opens(table, person.id)
        await services.blocking.warn(table, person.id, data.knowing)
        return summary(await sit_down(services, table.id, seat, person, invited, companion))

    async def opened(
        request: Request[Any, Any, Any], table: Table, seat: int, invitation: str
    ) -> tuple[int, bool]:
        """The seat that an invitation is for, and whether it opens it. Once seats were moved, an
        invitation to one of them is for the same chair."""
        if services.is_invited(table, seat, invitation):
            return seat, True
        if [one.key for one in table.seats] != list(range(len(table.made.seats))):
            for number in range(len(table.seats)):
                if services.is_invited(table, number, invitation):
                    return number, True
        found = await services.codes.table(invitation, address_of(request.scope))
        return seat, found == table.id

    @post("/api/tables/{table_id:str}/stand")
    async def stand(request: Request[Any, Any, Any], table_id: str, data: Leaving) -> Summary:
        person = await authenticated(request)
        return summary(
            await services.commands.run(table_id, lambda table: table.stand(data.seat, person.id))
        )

    @post("/api/tables/{table_id:str}/begin")
    async def begin(
        request: Request[Any, Any, Any], table_id: str, data: Beginning | None = None
    ) -> Summary:
        """Start the game, if need be without those who are missing."""
        person = await authenticated(request)
        how = data or Beginning()

        def plan(table: Table) -> log.Began:
            began = table.begin(person.id, how.missing, how.bot)
            if began.bot is not None or has_bots(table):
                alone = not any(seat.present for seat in table.seats)
                check_room(services.registry.tables.values(), table.host, alone)
            return began

        return summary(await services.commands.run(table_id, plan))

    @post("/api/tables/{table_id:str}/list", status_code=200)
    async def list_table(request: Request[Any, Any, Any], table_id: str, data: Listing) -> Summary:
        """Put the table on the public list, or take it off."""
        person = await authenticated(request)
        table = (await services.registry.get(table_id)).table
        place: contextlib.AbstractAsyncContextManager[None] = contextlib.nullcontext()
        if table.set_listed(person.id, data.listed) is not None and data.listed:
            place = services.listing.place(services.store, person.id, address_of(request.scope))
        async with place:
            table = await services.commands.run(
                table_id, lambda table: table.set_listed(person.id, data.listed)
            )
        return summary(table)

    return [coded_table, invitations, sit, stand, begin, list_table]
