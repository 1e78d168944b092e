"""HTTP handlers for the webhooks of a table: a group chat reads whose turn it is.

Everybody who sits at the table may add one, and sees that there are some. An address is a secret:
with it anybody can write to the group, so it is shown to the person who has entered it, and only
its host name to the others. The person who added it and the table's host can remove it.
"""

from typing import Annotated, Any
from urllib.parse import urlsplit

import httpx
import msgspec
from litestar import Request, delete, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.channels import Channel, NotificationError
from tidetable.server.limits import costs
from tidetable.server.services import Services
from tidetable.table.table import Table, TableError
from tidetable.text import LANGUAGES

EACH = 3  # webhooks of a table


class NewWebhook(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=2000)]
    lang: Annotated[str, Meta(max_length=8)] = "en"  # in which the group reads


class Webhook(msgspec.Struct):
    id: str
    address: str  # of somebody else's only the name of the host
    yours: bool
    removable: bool


class Removed(msgspec.Struct):
    """Nothing is sent there any more."""


class Sent(msgspec.Struct):
    """The service behind the webhook has accepted a message."""


def routes(services: Services) -> list[HTTPRouteHandler]:
    async def seated(request: Request[Any, Any, Any], table_id: str) -> tuple[Table, str]:
        """The table, and the id of the caller, who sits there or is its host."""
        person = await services.authenticated(request)
        table = (await services.registry.get(table_id)).table
        if not table.concerns(person.id):
            raise TableError("not-seated")
        return table, person.id

    async def found(table: Table, channel_id: str) -> Channel:
        for one in await services.channels.of_table(table.id):
            if one.id == channel_id:
                return one
        raise NotificationError("no-such-webhook")

    @get("/api/tables/{table_id:str}/webhooks")
    async def webhooks(request: Request[Any, Any, Any], table_id: str) -> list[Webhook]:
        """Where the table sends messages."""
        table, person = await seated(request, table_id)
        return [shown(one, table, person) for one in await services.channels.of_table(table.id)]

    @post("/api/tables/{table_id:str}/webhooks", opt=costs(10))
    async def add(request: Request[Any, Any, Any], table_id: str, data: NewWebhook) -> Webhook:
        """Tell a group chat whose turn it is, and that the game is over."""
        table, person = await seated(request, table_id)
        services.deliveries.outward.check(data.address)
        known = await services.channels.of_table(table.id)
        if len(known) >= EACH and all(one.address != data.address for one in known):
            raise NotificationError("too-many-channels", most=EACH)
        language = data.lang if data.lang in LANGUAGES else "en"
        made = await services.channels.add(
            *(person, "webhook", data.address, language, ("turn", "over")), table_id=table.id
        )
        return shown(made, table, person)

    @delete("/api/tables/{table_id:str}/webhooks/{channel_id:str}", status_code=200)
    async def drop(request: Request[Any, Any, Any], table_id: str, channel_id: str) -> Removed:
        table, person = await seated(request, table_id)
        one = await found(table, channel_id)
        if not shown(one, table, person).removable:
            raise TableError("host-only")
        await services.channels.drop(one.id)
        return Removed()

    @post(
        "/api/tables/{table_id:str}/webhooks/{channel_id:str}/test",
        status_code=200,
        opt=costs(30),
    )
    async def test(request: Request[Any, Any, Any], table_id: str, channel_id: str) -> Sent:
        """Send a message there now, to see whether it arrives."""
        table, _ = await seated(request, table_id)
        one = await found(table, channel_id)
        try:
            status = await services.deliveries.try_webhook(one, table)
        except (httpx.HTTPError, TimeoutError, OSError):
            status = 0
        if not 200 <= status < 300:
            raise NotificationError("webhook-failed", status=status)
        return Sent()

    return [webhooks, add, drop, test]


def shown(one: Channel, table: Table, person: str) -> Webhook:
    yours = table.current_id(one.person) == table.current_id(person)
    address = one.address if yours else urlsplit(one.address).hostname or ""
    return Webhook(one.id, address, yours, yours or table.current_id(person) == table.host)
