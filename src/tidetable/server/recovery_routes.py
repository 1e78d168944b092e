"""HTTP handlers for recovery by e-mail."""

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.channels import NotificationError, is_mail
from tidetable.server.limits import address_of, costs
from tidetable.server.mail_recovery import RecoveryLimits
from tidetable.server.notification_routes import ChannelInfo, ask_to_confirm, info
from tidetable.server.people import Me, Password, check_password, me
from tidetable.server.services import Services
from tidetable.text import LANGUAGES

Mailbox = Annotated[str, Meta(min_length=3, max_length=254)]
Language = Annotated[str, Meta(max_length=8)]


class NewRecoveryMail(msgspec.Struct, forbid_unknown_fields=True):
    address: Mailbox
    password: Password = ""  # of an account
    lang: Language = "en"


class LostPerson(msgspec.Struct, forbid_unknown_fields=True):
    address: Mailbox


class Asked(msgspec.Struct):
    """If the address is known, a mail is on its way."""


class RecoveryLink(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=600)]
    password: Password = ""  # the new one, of an account


class Whose(msgspec.Struct):
    """Whom a link lets in."""

    name: str
    account: str | None


def routes(services: Services) -> list[HTTPRouteHandler]:
    limits = RecoveryLimits(services.limits.people.rate > 0)

    @post("/api/me/recovery/mail", status_code=200, opt=costs(10))
    async def add(request: Request[Any, Any, Any], data: NewRecoveryMail) -> ChannelInfo:
        """Let an e-mail address, once it is confirmed, recover this person. An account says its
        password: somebody who finds a browser open must not take the account over."""
        person = await services.authenticated(request)
        if services.deliveries.mail is None:
            raise NotificationError("no-mail")
        if not is_mail(data.address):
            raise NotificationError("bad-address")
        if person.account is not None:
            await check_password(services, request, person, data.password)
        language = data.lang if data.lang in LANGUAGES else "en"
        channel = await services.channels.add_recovery(person.id, data.address, language)
        if channel.confirmed is None:
            await ask_to_confirm(services, channel)
        return info(channel)

    @post("/api/recover/mail", status_code=200, opt=costs(10))
    async def ask(request: Request[Any, Any, Any], data: LostPerson) -> Asked:
        """Ask for a mail with a link. The answer does not reveal whether the address is known."""
        limits.take(address_of(request.scope))
        if services.deliveries.mail is None:
            raise NotificationError("no-mail")
        if is_mail(data.address):
            services.background.start(services.mail_recovery.ask(data.address, services.secret))
        return Asked()

    @post("/api/recover/whose", status_code=200, opt=costs(5))
    async def whose(data: RecoveryLink) -> Whose:
        """Whom a link lets in, to ask before it is used."""
        person = (await services.mail_recovery.read(data.token)).person
        return Whose(person.name, person.account)

    @post("/api/recover/link", status_code=200, opt=costs(10))
    async def use(data: RecoveryLink) -> Me:
        """Be this person again, on this device only; an account gets a new password."""
        person = await services.mail_recovery.use(data.token, data.password)
        await services.watch.look()
        return await me(services, person)

    return [add, ask, whose, use]
