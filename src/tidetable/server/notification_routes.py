"""HTTP handlers for notifications: where a person wants them, and the links in them; holidays."""

from time import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.channels import (
    USUAL,
    Channel,
    Keys,
    NotificationError,
    Wanted,
    is_mail,
)
from tidetable.server.holidays import ALLOWANCE, Holiday
from tidetable.server.limits import costs
from tidetable.server.outbox import limited_mails
from tidetable.server.services import Services
from tidetable.server.web_push import check_keys
from tidetable.table.table import TableError
from tidetable.text import LANGUAGES

Address = Annotated[str, Meta(min_length=3, max_length=2000)]
Key = Annotated[str, Meta(max_length=200)]


class NotificationInfo(msgspec.Struct):
    """What this server can do."""

    push_key: str  # browsers subscribe with it
    mail: bool  # whether it sends e-mail


class NewChannel(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["push", "mail", "webhook"]
    address: Address  # of the push service for this browser, of a mailbox, or of a webhook
    p256dh: Key = ""  # the keys of the browser's subscription
    auth: Key = ""
    wanted: Annotated[list[Wanted], Meta(max_length=5)] = msgspec.field(
        default_factory=lambda: list(USUAL)
    )
    lang: Annotated[str, Meta(max_length=8)] = "en"
    zone: Annotated[str, Meta(max_length=60)] = ""
    table: Annotated[str, Meta(max_length=40)] | None = None  # a webhook of this table


class ChannelInfo(msgspec.Struct):
    id: str
    kind: str
    address: str
    wanted: list[str]
    confirmed: bool
    table: str | None


class Link(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=300)]


class HolidayWish(msgspec.Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=ALLOWANCE)]


class Over(msgspec.Struct):
    """It is done."""


def routes(services: Services) -> list[HTTPRouteHandler]:
    authenticated = services.authenticated

    @get("/api/notifications")
    async def about() -> NotificationInfo:
        """What a client needs to know to offer notifications."""
        key = await services.deliveries.push.public_key()
        return NotificationInfo(key, services.deliveries.mail is not None)

    @get("/api/me/channels")
    async def channels(request: Request[Any, Any, Any]) -> list[ChannelInfo]:
        """Where the person gets notifications."""
        person = await authenticated(request)
        return [info(one) for one in await services.channels.of(person.id)]

    @post("/api/me/channels", opt=costs(10))
    async def add(request: Request[Any, Any, Any], data: NewChannel) -> ChannelInfo:
        """Send notifications to a browser, an e-mail address (once it is confirmed) or a webhook.
        webhooks.py has a shorter way to the webhooks of a table."""
        person = await authenticated(request)
        await check(data, person.id)
        language = data.lang if data.lang in LANGUAGES else "en"
        keys = Keys(data.p256dh, data.auth)
        about = (data.zone, keys, data.table)
        channel = await services.channels.add(
            person.id, data.kind, data.address, language, data.wanted, *about
        )
        if channel.kind == "mail" and channel.confirmed is None:
            await ask_to_confirm(services, channel)
        return info(channel)

    async def check(data: NewChannel, person: str) -> None:
        if data.table is not None:
            table = (await services.registry.get(data.table)).table
            if data.kind != "webhook":
                raise NotificationError("bad-address")
            if not table.concerns(person):
                raise TableError("not-seated")
        if data.kind == "mail":
            if services.deliveries.mail is None:
                raise NotificationError("no-mail")
            if not is_mail(data.address) or len(data.address) > 254:
                raise NotificationError("bad-address")
            return
        services.deliveries.outward.check(data.address)
        if data.kind == "push":
            check_keys(Keys(data.p256dh, data.auth))

    @delete("/api/me/channels/{channel_id:str}", status_code=200)
    async def drop(request: Request[Any, Any, Any], channel_id: str) -> Over:
        """Send no more notifications there."""
        person = await authenticated(request)
        await services.channels.drop(channel_id, person.id)
        return Over()

    @post("/api/notifications/stop", status_code=200)
    async def stop(token: Annotated[str, Meta(max_length=300)]) -> Over:
        """The link at the end of a notification: no more of them there. Anybody who has it may use
        it; mail programs do so without a body that means anything (RFC 8058)."""
        await services.channels.stop(services.links.read("stop", token))
        return Over()

    @post("/api/notifications/confirm", status_code=200)
    async def confirm(data: Link) -> Over:
        """The link in the mail that asks to confirm an address."""
        await services.channels.confirm(services.links.read("confirm", data.token))
        return Over()

    @get("/api/me/holiday")
    async def holiday(request: Request[Any, Any, Any]) -> Holiday:
        """The person's holiday, and how many days are left this year."""
        return await services.holidays.of((await authenticated(request)).id, time())

    @post("/api/me/holiday", opt=costs(10), status_code=200)
    async def take_holiday(request: Request[Any, Any, Any], data: HolidayWish) -> Holiday:
        """Pause the person's clocks at all tables by the day, from now on."""
        person = await authenticated(request)
        return await services.holidays.take(person.id, data.days, time())

    @post("/api/me/holiday/end", opt=costs(5), status_code=200)
    async def end_holiday(request: Request[Any, Any, Any]) -> Holiday:
        """End the holiday now."""
        return await services.holidays.end((await authenticated(request)).id, time())

    return [
        *(about, channels, add, drop, stop, confirm),
        *(holiday, take_holiday, end_holiday),
    ]


async def ask_to_confirm(services: Services, channel: Channel) -> None:
    """Send a mail with a link, a few times a day for one address, no matter who asks."""
    made = await limited_mails(services.outbox, "confirm", [channel], services.secret)
    await services.outbox.add(made)


def info(channel: Channel) -> ChannelInfo:
    return ChannelInfo(
        channel.id,
        channel.kind,
        channel.address,
        channel.wanted.split(),
        channel.confirmed is not None,
        channel.table_id,
    )
