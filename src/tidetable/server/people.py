"""HTTP handlers for people: guests, accounts, profiles and statistics."""

import contextlib
from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, get, patch, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.guest_names import guest_name
from tidetable.server.identity import IdentityError
from tidetable.server.limits import address_of, costs
from tidetable.server.logins import account_name
from tidetable.server.pages import language_of
from tidetable.server.people_store import Person
from tidetable.server.person_data import person_data
from tidetable.server.ratings import ratings_of
from tidetable.server.renaming import rename_at_tables
from tidetable.server.services import Services
from tidetable.server.statistics import GameStatistics, Statistics, statistics
from tidetable.server.visibility import kind_of

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(max_length=200)]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None


class Account(msgspec.Struct, forbid_unknown_fields=True):
    account: Name
    password: Password


class SigningOut(msgspec.Struct, forbid_unknown_fields=True):
    everywhere: bool = False


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Deletion(msgspec.Struct, forbid_unknown_fields=True):
    password: Password | None = None  # of an account


class Done(msgspec.Struct):
    """It is done."""


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


class GuestName(msgspec.Struct):
    name: str


async def me(services: Services, person: Person) -> Me:
    token = services.identity.token(person)
    known = await standings(services, person.id)
    return Me(person.id, person.name, person.account, token, known)


async def standings(services: Services, person: str) -> dict[str, Standing]:
    found = await ratings_of(services.store.database, person)
    return {
        game: Standing(rating.mu, rating.sigma, rating.shown, rating.games)
        for game, rating in found.items()
    }


async def check_password(
    services: Services, request: Request[Any, Any, Any], person: Person, password: str
) -> None:
    """Check the password of an account before something that a token alone does not allow. Wrong
    ones count as failed logins do: whoever has found a token must not find out the password."""
    name = account_name(person.account or "")
    with services.logins.attempt(name, address_of(request.scope), own=False):
        await services.identity.check_password(person, password)


def routes(services: Services) -> list[HTTPRouteHandler]:
    authenticated = services.authenticated

    @post("/api/guests", opt=costs(3))
    async def guest(request: Request[Any, Any, Any], data: NewGuest) -> Me:
        """Create a guest. The token in the answer identifies the guest. Without a name they get
        one that no other guest has."""
        shadow = await services.muted_networks.over(address_of(request.scope))
        chosen = data.name if shadow is None else None  # a name is read by others, too
        name = chosen or await guest_name(services.store.database, language_of(request))
        made = await services.identity.guest(name, time())
        if shadow is not None:
            await services.mutes.overshadow(made.id, *shadow)
        return await me(services, made)

    @post("/api/guest-names", opt=costs(2))
    async def suggestion(request: Request[Any, Any, Any]) -> GuestName:
        """A name to suggest to a guest. Nobody else is given the same one."""
        return GuestName(await guest_name(services.store.database, language_of(request)))

    @post("/api/accounts", opt=costs(10))
    async def account(request: Request[Any, Any, Any], data: Account) -> Me:
        """Turn the guest into an account, which keeps all games. The guest's tokens become void;
        the answer has a new one. Open connections are closed a moment later, not before other tabs
        of this browser can know the new token."""
        person = await authenticated(request)
        made = await services.identity.make_account(person, data.account, data.password)
        return await me(services, made)

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
        return await me(services, known)

    async def has_token_of(account: str, request: Request[Any, Any, Any]) -> bool:
        """Whether the client has the token of this account: it has logged in before."""
        with contextlib.suppress(IdentityError):
            own = (await authenticated(request)).account
            return own is not None and account_name(own) == account
        return False

    @get("/api/me")
    async def whoami(request: Request[Any, Any, Any]) -> Me:
        """The person whose token is sent, with a fresh token: call this now and then, so that the
        token does not expire."""
        person = await authenticated(request)
        await services.identity.was_here(person)
        return await me(services, person)

    @patch("/api/me", opt=costs(5))
    async def rename(request: Request[Any, Any, Any], data: Named) -> Me:
        """Change the name, also at the tables where the person sits now."""
        person = await authenticated(request)
        services.mutes.check(person.id)  # a name is read by others, too
        renamed = await services.identity.rename(person, data.name)
        await rename_at_tables(services, renamed.id, renamed.name)
        return await me(services, renamed)

    @get("/api/me/statistics")
    async def my_statistics(request: Request[Any, Any, Any]) -> Statistics:
        """The person's statistics and recent games."""
        return await statistics(services.store.database, (await authenticated(request)).id)

    @get("/api/people/{person_id:str}")
    async def profile(person_id: str) -> Profile:
        """The short form of a public profile, for older clients: see /api/players."""
        person = await services.identity.public(person_id)
        if await kind_of(services.store.database, person.id) != "public":
            return Profile(person.id, person.name, {}, [])
        found = await statistics(services.store.database, person.id)
        return Profile(person.id, person.name, await standings(services, person.id), found.records)

    @post("/api/me/sign-out", status_code=200)
    async def sign_out(request: Request[Any, Any, Any], data: SigningOut) -> Done:
        """Make the token void, on this device or on all of them."""
        person = await authenticated(request)
        await services.identity.sign_out(person, data.everywhere)
        await services.watch.look()
        return Done()

    @post("/api/me/password", status_code=200, opt=costs(10))
    async def password(request: Request[Any, Any, Any], data: NewPassword) -> Me:
        """Change the password. All other devices are signed out; the answer has a new token."""
        person = await authenticated(request)
        await check_password(services, request, person, data.old)
        changed = await services.identity.change_password(person, data.new)
        await services.watch.look()
        return await me(services, changed)

    @post("/api/me/delete", status_code=200, opt=costs(10))
    async def delete(request: Request[Any, Any, Any], data: Deletion) -> Done:
        """Delete the person and their data. Games stay, without the name. An account confirms this
        with its password."""
        person = await authenticated(request)
        if person.account is not None:
            await check_password(services, request, person, data.password or "")
        await services.erasure.erase(person.id)
        await services.watch.look()
        return Done()

    @get("/api/me/export", opt=costs(5))
    async def export(request: Request[Any, Any, Any]) -> dict[str, Any]:
        """Everything that is stored about the person."""
        person = await authenticated(request)
        return await person_data(services.store.database, person.id)

    return [
        *(guest, suggestion, account, login, whoami, rename, my_statistics, profile),
        *(sign_out, password, delete, export),
    ]
