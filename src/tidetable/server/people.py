"""HTTP handlers for people: guests, accounts, profiles and statistics."""

import contextlib
from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, get, patch, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.identity import IdentityError
from tidetable.server.limits import address_of, costs
from tidetable.server.logins import account_name
from tidetable.server.people_store import Person
from tidetable.server.results import ratings_of
from tidetable.server.services import Services
from tidetable.server.statistics import GameStatistics, Statistics, statistics

Name = Annotated[str, Meta(min_length=1, max_length=60)]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Account(msgspec.Struct, forbid_unknown_fields=True):
    account: Name
    password: Annotated[str, Meta(max_length=200)]


class Standing(msgspec.Struct):
    """A rating as shown to people."""

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
    """The public profile of a person."""

    person: str
    name: str
    ratings: dict[str, Standing]
    records: list[GameStatistics]


def routes(services: Services) -> list[HTTPRouteHandler]:
    authenticated = services.authenticated

    async def me(person: Person) -> Me:
        token = services.identity.token(person.id)
        return Me(person.id, person.name, person.account, token, await standings(person.id))

    async def standings(person: str) -> dict[str, Standing]:
        found = await ratings_of(services.store.database, person)
        return {
            game: Standing(rating.mu, rating.sigma, rating.shown, rating.games)
            for game, rating in found.items()
        }

    @post("/api/guests", opt=costs(3))
    async def guest(data: Named) -> Me:
        """Create a guest with a name. The token in the answer identifies the guest."""
        return await me(await services.identity.guest(data.name, time()))

    @post("/api/accounts", opt=costs(10))
    async def account(request: Request[Any, Any, Any], data: Account) -> Me:
        """Turn the guest into an account, which keeps all games."""
        person = await authenticated(request)
        made = await services.identity.make_account(person, data.account, data.password)
        return await me(made)

    @post("/api/login", opt=costs(10))
    async def login(request: Request[Any, Any, Any], data: Account) -> Me:
        """Log in to an account. It takes over the games of the guest whose token is sent along."""
        name = account_name(data.account)
        own = await has_token_of(name, request)
        with services.logins.attempt(name, address_of(request.scope), own):
            known = await services.identity.login(data.account, data.password)
        # An invalid token must not prevent a login.
        with contextlib.suppress(IdentityError):
            person = await authenticated(request)
            if person.account is None:
                await services.account_merge.merge(person, known)
        return await me(known)

    async def has_token_of(account: str, request: Request[Any, Any, Any]) -> bool:
        """Whether the client has the token of this account: it has logged in before."""
        with contextlib.suppress(IdentityError):
            return (await authenticated(request)).account == account
        return False

    @get("/api/me")
    async def whoami(request: Request[Any, Any, Any]) -> Me:
        """The person whose token is sent."""
        return await me(await authenticated(request))

    @patch("/api/me")
    async def rename(request: Request[Any, Any, Any], data: Named) -> Me:
        """Change the name, for tables the person joins from now on."""
        person = await authenticated(request)
        return await me(await services.identity.rename(person, data.name))

    @get("/api/me/statistics")
    async def my_statistics(request: Request[Any, Any, Any]) -> Statistics:
        """The person's statistics and recent games."""
        return await statistics(services.store.database, (await authenticated(request)).id)

    @get("/api/people/{person_id:str}")
    async def profile(person_id: str) -> Profile:
        """The public profile of any person. Tables are left out: they may be private."""
        person = await services.identity.public(person_id)
        found = await statistics(services.store.database, person.id)
        return Profile(person.id, person.name, await standings(person.id), found.records)

    return [guest, account, login, whoami, rename, my_statistics, profile]
