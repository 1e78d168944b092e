"""People over HTTP: guests at once, accounts if they like, and what becomes of a guest then."""

import contextlib
from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, get, patch, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.identity import IdentityError
from tidetable.server.results import ratings_of
from tidetable.server.services import Services
from tidetable.server.statistics import Record, Statistics, statistics
from tidetable.server.store import Person

Name = Annotated[str, Meta(min_length=1, max_length=60)]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Account(msgspec.Struct, forbid_unknown_fields=True):
    account: Name
    password: Annotated[str, Meta(max_length=200)]


class Standing(msgspec.Struct):
    """A rating, as people see it."""

    mu: float
    sigma: float
    shown: int
    games: int


class Me(msgspec.Struct):
    person: str
    name: str
    account: str | None
    token: str
    ratings: dict[str, Standing]  # by game


class Profile(msgspec.Struct):
    """What everybody may know of somebody."""

    person: str
    name: str
    ratings: dict[str, Standing]
    records: list[Record]


def routes(services: Services) -> list[HTTPRouteHandler]:
    identity_of = services.who

    async def me(person: Person) -> Me:
        token = services.identity.token(person.id)
        return Me(person.id, person.name, person.account, token, await standings(person.id))

    async def standings(person: str) -> dict[str, Standing]:
        found = await ratings_of(services.store.database, person)
        return {
            game: Standing(rating.mu, rating.sigma, rating.shown, rating.games)
            for game, rating in found.items()
        }

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

    @get("/api/me/statistics")
    async def my_statistics(request: Request[Any, Any, Any]) -> Statistics:
        """How one has played so far, and the last games."""
        return await statistics(services.store.database, (await identity_of(request)).id)

    @get("/api/people/{person_id:str}")
    async def profile(person_id: str) -> Profile:
        """Of anybody, without their tables: those may be private."""
        person = await services.identity.somebody(person_id)
        told = await statistics(services.store.database, person.id)
        return Profile(person.id, person.name, await standings(person.id), told.records)

    return [guest, account, login, whoami, rename, my_statistics, profile]
