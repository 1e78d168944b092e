"""HTTP handlers for inviting named people to a table, and for accepting with one tap."""

from time import time
from typing import Any

import msgspec
from litestar import Request, delete, get, post
from litestar.handlers import HTTPRouteHandler

from tidetable.server.contact_limits import ContactError
from tidetable.server.joining import sit_down
from tidetable.server.limits import address_of, costs
from tidetable.server.messages import Summary
from tidetable.server.notifications import NAMED
from tidetable.server.outbox import about
from tidetable.server.people_store import Person
from tidetable.server.person_lookup import Wanted, find
from tidetable.server.services import Services
from tidetable.server.summaries import summary
from tidetable.server.table_invitations import may_let_in
from tidetable.table.table import Table, TableError

DELAY = 5.0  # seconds until a notification: a friend who is invited to play now should know soon


class Invited(msgspec.Struct):
    """Somebody who was invited to a table and has not come yet."""

    person: str
    name: str
    declined: bool


class Accepting(msgspec.Struct, forbid_unknown_fields=True):
    knowing: bool = False  # that somebody sits there whom the caller has blocked


class Gone(msgspec.Struct):
    """It is done."""


def routes(services: Services) -> list[HTTPRouteHandler]:
    authenticated = services.authenticated

    async def letting_in(table_id: str, person: Person) -> Table:
        table = (await services.registry.get(table_id)).table
        if not may_let_in(table, person.id):
            raise TableError("host-only" if table.seats_of(person.id) else "not-seated")
        table.check_open()
        return table

    async def sent(table: Table) -> list[Invited]:
        return [Invited(*one) for one in await services.table_invitations.sent(table)]

    @get("/api/tables/{table_id:str}/invited")
    async def invited(request: Request[Any, Any, Any], table_id: str) -> list[Invited]:
        """Who was invited to a table by name and has not come yet, for those who may invite."""
        return await sent(await letting_in(table_id, await authenticated(request)))

    @post("/api/tables/{table_id:str}/invite", opt=costs(4), status_code=200)
    async def invite(request: Request[Any, Any, Any], table_id: str, data: Wanted) -> list[Invited]:
        """Invite a person to a table. Friends are notified; others find the invitation at home. The
        answer does not reveal whether the person has blocked the caller."""
        person = await authenticated(request)
        table = await letting_in(table_id, person)
        other = await find(services, data, address_of(request.scope))
        if not seats_for_guests(table):
            raise TableError("no-free-seat")
        if table.seats_of(other.id):
            return await sent(table)
        friend = await check(person, other)
        known = {one.person for one in await services.table_invitations.sent(table)}
        if other.id not in known:
            await services.contact_limits.invite(person.id, address_of(request.scope), friend)
            await services.table_invitations.add(table, other.id, person.id)
            if friend:
                await notify(services, table, other.id)
        return await sent(table)

    async def check(person: Person, other: Person) -> bool:
        """Refuse for reasons that the inviter may know; whether the other one is a friend."""
        relation = await services.friends.relation(person.id, other.id)
        if relation == "self":
            raise ContactError("friend-self")
        if relation == "blocked":
            raise ContactError("you-blocked", name=other.name)
        if relation == "friend":
            return True
        sql = "SELECT private FROM people WHERE id = ?"
        row = await services.store.database.row(sql, other.id)
        if row is not None and row[0]:
            raise ContactError("friends-only", name=other.name)
        return False

    @delete("/api/tables/{table_id:str}/invite/{person_id:str}", opt=costs(2), status_code=200)
    async def withdraw(
        request: Request[Any, Any, Any], table_id: str, person_id: str
    ) -> list[Invited]:
        """Take an invitation back."""
        table = await letting_in(table_id, await authenticated(request))
        await services.table_invitations.withdraw(table.id, person_id)
        return await sent(table)

    @post("/api/me/invitations/{table_id:str}/accept", opt=costs(2), status_code=200)
    async def accept(
        request: Request[Any, Any, Any], table_id: str, data: Accepting | None = None
    ) -> Summary:
        """Sit down at the table one is invited to, on the first free seat."""
        person = await authenticated(request)
        table = (await services.registry.get(table_id)).table
        if table.seats_of(person.id):
            return summary(table)
        table.check_open()
        if not await services.table_invitations.opens(table, person.id):
            raise TableError("invitation-gone")
        await services.blocking.warn(table, person.id, data is not None and data.knowing)
        for seat in seats_for_guests(table):
            try:
                return summary(await sit_down(services, table.id, seat, person, True))
            except TableError as refusal:
                if refusal.code != "seat-taken":  # somebody else was faster
                    raise
        raise TableError("no-free-seat")

    @delete("/api/me/invitations/{table_id:str}", opt=costs(2), status_code=200)
    async def decline(request: Request[Any, Any, Any], table_id: str) -> Gone:
        """Decline an invitation. Who sent it sees that at the table."""
        person = await authenticated(request)
        await services.table_invitations.decline(table_id, person.id)
        return Gone()

    return [invited, invite, withdraw, accept, decline]


async def notify(services: Services, table: Table, person: str) -> None:
    """Notify a friend who is not online."""
    due = time() + min(DELAY, services.notifications.delay)
    made = [
        about("invitation", channel, person, table.id, NAMED, due)
        for channel in await services.channels.reached(person, None)
        if channel.wants("invitation")
    ]
    if made:
        await services.outbox.add(made)


def seats_for_guests(table: Table) -> list[int]:
    """Free seats that somebody who is invited may take, those kept for friends first."""
    kinds = {seat: table.seats[seat].plan.kind for seat in table.free_seats()}
    return [seat for kind in ("invited", "open") for seat, own in kinds.items() if own == kind]
