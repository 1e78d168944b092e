"""Who is who: guests at once, accounts if they like. A token is a signed person, nothing more."""

import asyncio
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from tidetable.engine.errors import TidetableError
from tidetable.server.database import Conflict
from tidetable.server.store import Person, Store, is_id

NAME_LENGTH = 30
PASSWORD_LENGTH = (8, 200)


class IdentityError(TidetableError):
    """Not who they say, or not allowed to call themselves that."""


class Identity:
    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeSerializer(secret, salt="person")  # compares in constant time
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_urlsafe())  # what unknown accounts compare to

    def token(self, person: str) -> str:
        return str(self.signer.dumps(person))

    def read(self, token: str) -> str:
        try:
            person = self.signer.loads(token)
        except BadSignature:
            raise IdentityError("bad-token") from None
        return str(person)

    async def known(self, token: str) -> Person:
        person = await self.store.person(self.read(token))
        if person is None:
            raise IdentityError("bad-token")
        if person.became is not None:
            # Not let in as the account: whoever knew the guest's token need not know its password.
            raise IdentityError("now-account")
        return person

    async def somebody(self, id_: str) -> Person:
        """The person whose id others see; of a guest who has logged in, the account."""
        person = await self.store.person(id_) if is_id(id_) else None
        if person is not None and person.became is not None:
            person = await self.store.person(person.became)
        if person is None:
            raise IdentityError("no-such-person")
        return person

    async def guest(self, name: str, at: float) -> Person:
        name = clean(name)
        id_ = secrets.token_urlsafe(12)
        await self.store.add_person(id_, name, at)
        return Person(id_, name, None, None)

    async def rename(self, person: Person, name: str) -> Person:
        """For tables they sit down at from now on."""
        name = clean(name)
        await self.store.rename(person.id, name)
        return person._replace(name=name)

    async def make_account(self, person: Person, account: str, password: str) -> Person:
        account = clean(account).lower()
        shortest, longest = PASSWORD_LENGTH
        if not shortest <= len(password) <= longest:
            raise IdentityError("bad-password", shortest=shortest)
        if person.account is not None:
            raise IdentityError("has-account", account=person.account)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            await self.store.make_account(person.id, account, hashed)
        except Conflict:
            raise IdentityError("account-taken", account=account) from None
        return person._replace(account=account)

    async def login(self, account: str, password: str) -> Person:
        try:
            person = await self.store.account(clean(account).lower())
        except IdentityError:
            person = None
        # An unknown account takes as long as a wrong password.
        hashed = person.password if person and person.password else self.nobody
        try:
            await asyncio.to_thread(self.hasher.verify, hashed, password)
        except VerificationError:
            raise IdentityError("bad-login") from None
        if person is None:
            raise IdentityError("bad-login")
        return person


def clean(name: str) -> str:
    """A name on one line, without what cannot be seen (and could make two look alike)."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    unseen = any(unicodedata.category(char)[0] == "C" for char in name)
    if unseen or not 1 <= len(name) <= NAME_LENGTH:
        raise IdentityError("bad-name", longest=NAME_LENGTH)
    return name
