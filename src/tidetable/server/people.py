"""People over HTTP: guests at once, accounts if they like, and what becomes of a guest then."""

import contextlib
from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, get, patch, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.identity import IdentityError
from tidetable.server.services import Services
from tidetable.server.store import Person

Name = Annotated[str, Meta(min_length=1, max_length=60)]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Account(msgspec.Struct, forbid_unknown_fields=True):
    account: Name
    password: Annotated[str, Meta(max_length=200)]


class Me(msgspec.Struct):
    person: str
    name: str
    account: str | None
    token: str


def routes(services: Services) -> list[HTTPRouteHandler]:
    identity_of = services.who

    async def me(person: Person) -> Me:
        token = services.identity.token(person.id)
        return Me(person.id, person.name, person.account, token)

    @post("/api/guests")
    async def guest(data: Named) -> Me:
        """Play at once under a name."""
        return await me(await services.identity.guest(data.name, time()))

    @post("/api/accounts")
    async def account(request: Request[Any, Any, Any], data: Account) -> Me:
        """Make the guest an account; it keeps all its games."""
        person = await identity_of(request)
        made = await services.identity.make_account(person, data.account, data.password)
        return await me(made)

    @post("/api/login")
    async def login(request: Request[Any, Any, Any], data: Account) -> Me:
        """To an account. A guest who sends their token along hands their games over to it."""
        known = await services.identity.login(data.account, data.password)
        # A token that is no longer good must not keep anybody from logging in.
        with contextlib.suppress(IdentityError):
            person = await identity_of(request)
            if person.account is None:
                await services.handing.over(person, known)
        return await me(known)

    @get("/api/me")
    async def whoami(request: Request[Any, Any, Any]) -> Me:
        return await me(await identity_of(request))

    @patch("/api/me")
    async def rename(request: Request[Any, Any, Any], data: Named) -> Me:
        """Another name, for tables one sits down at from now on."""
        person = await identity_of(request)
        return await me(await services.identity.rename(person, data.name))

    return [guest, account, login, whoami, rename]
