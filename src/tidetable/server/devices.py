"""HTTP handlers for a person's other devices, and for a forgotten password."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.identity import IdentityError
from tidetable.server.limits import address_of, costs
from tidetable.server.logins import account_name
from tidetable.server.pairing import LIFE, Pairing
from tidetable.server.people import Me, Name, Password, check_password, me
from tidetable.server.services import Services
from tidetable.server.spoken import MOST

Code = Annotated[str, Meta(max_length=MOST)]


class NewPairing(msgspec.Struct, forbid_unknown_fields=True):
    moves: bool = False  # this device is signed out once the other one has used the code


class PairingCode(msgspec.Struct):
    code: str
    seconds: float  # that it works


class UsedCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Code


class Paired(msgspec.Struct):
    """Who somebody becomes with a code."""

    name: str
    account: str | None
    moves: bool


class NewRecovery(msgspec.Struct, forbid_unknown_fields=True):
    password: Password


class RecoveryCode(msgspec.Struct):
    code: str


class Recovering(msgspec.Struct, forbid_unknown_fields=True):
    account: Name
    code: Code
    password: Password  # the new one


def routes(services: Services) -> list[HTTPRouteHandler]:
    async def found(request: Request[Any, Any, Any], code: str) -> Pairing:
        """The pairing with this code. Wrong ones count, as those of tables do."""
        address = address_of(request.scope)
        services.guesses.begin(address)
        pairing = await services.pairings.find(code)
        if pairing is None:
            raise IdentityError("bad-device-code")
        services.guesses.right(address)
        return pairing

    @post("/api/me/devices", opt=costs(5))
    async def new_device(request: Request[Any, Any, Any], data: NewPairing) -> PairingCode:
        """A code that makes another device this person's, once and for ten minutes."""
        person = await services.authenticated(request)
        return PairingCode(await services.pairings.make(person, data.moves), LIFE)

    @get("/api/devices/{code:str}", opt=costs(5))
    async def whose(request: Request[Any, Any, Any], code: str) -> Paired:
        """Whose code this is, to ask before it is used."""
        pairing = await found(request, code)
        return Paired(pairing.person.name, pairing.person.account, pairing.moves)

    @post("/api/devices", opt=costs(5))
    async def use(request: Request[Any, Any, Any], data: UsedCode) -> Me:
        """Become the person with this code on this device."""
        person = await services.pairings.use(await found(request, data.code))
        await services.watch.look()  # the device that the person has left
        return await me(services, person)

    @post("/api/me/recovery", status_code=200, opt=costs(10))
    async def new_recovery(request: Request[Any, Any, Any], data: NewRecovery) -> RecoveryCode:
        """A recovery code of the account, to print. An earlier one is void."""
        person = await services.authenticated(request)
        await check_password(services, request, person, data.password)
        return RecoveryCode(await services.pairings.new_recovery(person))

    @post("/api/recover", status_code=200, opt=costs(10))
    async def recover(request: Request[Any, Any, Any], data: Recovering) -> Me:
        """Set a new password with a recovery code. All devices are signed out."""
        account = account_name(data.account)
        with services.logins.attempt(account, address_of(request.scope), False):
            person = await services.pairings.recover(data.account, data.code, data.password)
        await services.watch.look()
        return await me(services, person)

    return [new_device, whose, use, new_recovery, recover]
